import { formatterFor, type MessageId, type MessageValues } from '#server/messages/messages.ts'
import type { Block, Letter } from '#server/services/letter.ts'

type ToBlock = (texts: string[]) => Block
/** A value of a mail's text: a word, or what takes the place of a placeholder or a tag. */
export type LetterValues = Record<string, MessageValues[string] | Block | Block[] | ToBlock>

/**
 * Writes a mail. Its text has paragraphs between empty lines, placeholders of blocks (`{roles}`) and of tags with the
 * label of a link (`<button>Sign in</button>`).
 * @param values with the `name` of the reader, who is greeted by it; without it nobody is
 */
export function writeLetter(culture: string, id: MessageId, values: LetterValues): Letter {
  const { say, compose, culture: written } = formatterFor(culture)
  const { name } = values
  const greeting: Block[] = typeof name === 'string' ? [{ kind: 'greeting', text: say('mail.greeting', { name }) }] : []
  const parts = compose<Block | Block[]>(id, values)
  return { culture: written, blocks: [...greeting, ...parts.flatMap((part) => blocksIn(part))] }
}

const blocksIn = (part: string | Block | Block[]): Block | Block[] =>
  typeof part === 'string' ? part.split(/\n{2,}/).flatMap((text) => paragraph(text.trim())) : part

/** A paragraph; none for an empty text. */
export const paragraph = (text: string): Block[] => (text === '' ? [] : [{ kind: 'paragraph', text }])

export const list = (items: string[]): Block => ({ kind: 'list', items })

export const quote = (text: string): Block => ({ kind: 'quote', text })

export const facts = (title: string, lines: string[]): Block => ({ kind: 'facts', title, lines })

/** The main link of a mail. Its label is the text within the tag. */
export const button =
  (link: string): ToBlock =>
  (texts) => ({ kind: 'button', label: texts.join(''), link, isQuiet: false })

/** A link beside the main one. */
export const quietButton =
  (link: string): ToBlock =>
  (texts) => ({ kind: 'button', label: texts.join(''), link, isQuiet: true })
