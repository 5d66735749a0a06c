/** §9 display helpers: the case of letters, by the rules of a culture (`fr-CA`). */

export const lowercase = (culture: string, text: string): string => text.toLocaleLowerCase(culture)
export const uppercase = (culture: string, text: string): string => text.toLocaleUpperCase(culture)

/** The first character in upper case, the rest unchanged: 'español' as 'Español'. */
export function capitalize(culture: string, text: string): string {
  const [first = ''] = text
  return uppercase(culture, first) + text.slice(first.length)
}

/** Stay small between the other words of a name: 'Simone de Beauvoir', 'María de la Cruz', 'José Ortega y Gasset'. */
const particles = ['de', 'del', 'du', 'des', 'da', 'das', 'dos', 'y', 'van', 'von']
/** These words stay small after one of the words listed: 'de la Cruz', but 'Maude La Fontaine'. */
const articles = new Map([
  ['la', ['de']],
  ['las', ['de']],
  ['los', ['de']],
  ['der', ['van', 'von']],
  ['den', ['van']],
])
/** 'III' at the end of a name. */
const romanNumber = /^(?:ii|iii|iv)$/
/** The beginnings of words: each part of 'jean-luc', the part after 'o’', but not the 'i' of 'hawai’i'. */
const beginnings = /(?<![\p{L}\p{M}\p{N}'’])\p{L}|(?<=\p{L}['’])\p{L}(?=\p{L})|(?<=(?<!\p{L})Mc)\p{L}/gu

/**
 * A name in title case: 'camille o’neill-mcdonald' as 'Camille O’Neill-McDonald'. Particles stay small between other
 * words. The first and the last word never do, because a whole name cannot be told from its beginning.
 */
export function titleCase(culture: string, name: string): string {
  const words = lowercase(culture, name).trim().split(/\s+/)
  const isSmall = (word: string, at: number) =>
    particles.includes(word) || articles.get(word)?.includes(words[at - 1] ?? '')
  return words
    .map((word, at) => {
      const isWithin = at > 0 && at < words.length - 1
      if (isWithin && isSmall(word, at)) return word
      if (at > 0 && !isWithin && romanNumber.test(word)) return uppercase(culture, word)
      const upper = (letter: string) => uppercase(culture, letter)
      return word.replace(/(?<!\p{L})mc(?=\p{L}{2})/gu, 'Mc').replace(beginnings, upper)
    })
    .join(' ')
}
