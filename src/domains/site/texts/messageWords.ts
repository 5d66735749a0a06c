import type { MessageFormatElement } from 'react-intl'

/** The kinds of parts of a compiled message, by the numbers that the compiler gives them. */
const kind = { literal: 0, number: 2, date: 3, time: 4, select: 5, plural: 6, pound: 7, tag: 8 }

type Options = Record<string, { value: MessageFormatElement[] }>
interface Part {
  type: number
  value?: string
  options?: Options
  children?: MessageFormatElement[]
}
/** The compiler's own type names its kinds by an enum of a package that is not ours to import. */
const partsOf = (message: readonly MessageFormatElement[]) => message as unknown as readonly Part[]

const vowels: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}
/** A third longer, as French is than English. */
const longer = (words: string) => words.replaceAll(/[aeiouAEIOU]/g, (vowel) => (vowels[vowel] ?? vowel).repeat(2))

const mapOptions = (options: Options, change: (message: MessageFormatElement[]) => MessageFormatElement[]) =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, value: change(option.value) }]),
  )

const changed = (message: MessageFormatElement[]): MessageFormatElement[] =>
  partsOf(message).map((part) => ({
    ...part,
    ...(part.type === kind.literal && { value: longer(part.value ?? '') }),
    ...(part.options && { options: mapOptions(part.options, changed) }),
    ...(part.children && { children: changed(part.children) }),
  }))

const literal = (value: string) => ({ type: kind.literal, value }) as unknown as MessageFormatElement

/** A message with longer words between brackets: words without brackets on a screen are not translated. */
export const asPseudo = (message: MessageFormatElement[]): MessageFormatElement[] => [
  literal('['),
  ...changed(message),
  literal(']'),
]

/** A compiled message as its source has it, nearly: enough to find it and read it. */
export const wordsOf = (message: readonly MessageFormatElement[]): string =>
  partsOf(message)
    .map(({ type, value = '', options, children }) => {
      if (type === kind.literal) return value
      if (type === kind.pound) return '#'
      if (children) return `<${value}>${wordsOf(children)}</${value}>`
      if (!options) return `{${value}}`
      const choices = Object.entries(options).map(([name, option]) => `${name} {${wordsOf(option.value)}}`)
      return `{${value}, ${type === kind.select ? 'select' : 'plural'}, ${choices.join(' ')}}`
    })
    .join('')
