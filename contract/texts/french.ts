import { withoutAccents } from './withoutAccents.ts'

/** A vowel, or a city with a silent h: before these French elides. */
const elided = /^([aeiouœ]|h(alifax|anoi|elsinki|eraklion|ermosillo|iroshima|onolulu))/

/**
 * French `de` before the name of a place: `de Paris`, `d’Ottawa`, `d’Halifax`, `du Caire`, `des Cayes`.
 * @param place as it begins a sentence: `Le Caire`
 */
export function frenchDe(place: string): string {
  if (place.startsWith('Le ')) return `du ${place.slice(3)}`
  if (place.startsWith('Les ')) return `des ${place.slice(4)}`
  return elided.test(withoutAccents(place)) ? `d’${place}` : `de ${place}`
}

/**
 * Cities whose article joins the word before it. Names of people keep theirs: the trips of Le Quang are `de Le Quang`.
 */
const citiesWithArticle = 'Le (?:Bourget|Caire|Cap|Havre|Mans|Puy|Touquet)|Les (?:Abymes|Cayes|Sables)'
const namedAfter = new RegExp(`(?<!\\p{L})(à|de) (${citiesWithArticle}|\\p{Lu}[\\p{Ll}’]+)`, 'gu')

/**
 * A French text with the names it was filled with joined to the word before them: `à Le Caire` → `au Caire`, `de Le
 * Cap` → `du Cap`, `de Ottawa` → `d’Ottawa`, `de Élodie` → `d’Élodie`. Abbreviations stay as they are: `de IATA`.
 */
export const contracted = (text: string): string =>
  text.replace(namedAfter, (said: string, word: string, name: string) =>
    word === 'de' ? frenchDe(name) : said.replace('à Le ', 'au ').replace('à Les ', 'aux '),
  )
