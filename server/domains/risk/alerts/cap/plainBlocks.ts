import type { PlainBlock } from '#contract/texts/plainBlocks.ts'
import { httpsAddress } from '#server/domains/risk/reading/httpsAddress.ts'
import { shortened } from '#server/domains/risk/reading/plainText.ts'

const mostBlocks = 40
/** Longest text of a block, and longest heading. */
const longestBlock = 600
const longestHeading = 80

const itemMark = /^\s*(?:[*•‣–-]|\d{1,2}[.)])\s+/
const httpsLink = /https:\/\/[^\s<>"'()[\]]{4,500}/

/**
 * The plain blocks of a text. Empty lines part paragraphs, marks at the beginning of a line make items, and a short line
 * with a colon at its end is a heading. Other ends of lines are only how the provider wrapped the text. Markup stays
 * visible text.
 */
export function plainBlocks(text: string): PlainBlock[] {
  const blocks: PlainBlock[] = []
  for (const part of text.split(/\n\s*\n/))
    for (const [at, line] of part.split('\n').entries()) {
      const isItem = itemMark.test(line)
      const words = line.replace(itemMark, '').replace(/\s+/g, ' ').trim()
      if (words === '') continue
      const last = blocks.at(-1)
      if (!isItem && at > 0 && last && last.kind !== 'heading') last.text += ` ${words}`
      else blocks.push({ kind: kindOf(isItem, words), text: words })
    }
  return blocks.slice(0, mostBlocks).map(finished)
}

function kindOf(isItem: boolean, words: string): PlainBlock['kind'] {
  if (isItem) return 'item'
  return words.endsWith(':') && words.length <= longestHeading ? 'heading' : 'paragraph'
}

function finished({ kind, text }: PlainBlock): PlainBlock {
  const link = httpsLink.exec(text)?.[0].replace(/[.,;:!?]+$/, '')
  const url = link === undefined ? undefined : httpsAddress(link)
  return { kind, text: shortened(text, longestBlock), ...(url !== undefined && { url }) }
}
