import type { Block, Letter } from '#server/services/letter.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'

/** The mail as text, with the whole address of each link. */
export function letterText({ culture, blocks }: Letter, footer: readonly string[] = []): string {
  const { say } = formatterFor(culture)
  const parts = blocks.map((block) => blockText(block, say))
  return `${[...parts, footer.join('\n')].filter(Boolean).join('\n\n')}\n`
}

function blockText(block: Block, say: Say): string {
  if (block.kind === 'facts') return [block.title, ...block.lines].filter(Boolean).join('\n')
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  if (block.kind === 'quote') return quoted(block.text)
  if (block.kind === 'button') return say('mail.link', { label: block.label, link: block.link })
  return block.text
}

const quoted = (text: string) =>
  linesOf(text)
    .map((line) => `> ${line}`)
    .join('\n')

/** The lines of a text, whatever its line ends. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/)
