/** The kinds of flight that the UK government's factors have. */
export type Haul = 'domestic' | 'short' | 'long' | 'international'

/** United Kingdom, Guernsey, Isle of Man, Jersey. */
const british = new Set(['GB', 'GG', 'IM', 'JE'])

/**
 * The countries for which the sheet "Haul definition" of the UK government's factors says that a flight from the United
 * Kingdom is a short one, whatever its length: most of Europe, the north of Africa, Greenland and Turkey. Moldova,
 * Russia and Ukraine are not among them.
 */
// prettier-ignore
const shortHaul = new Set([
  'AL', 'AT', 'BA', 'BE', 'BG', 'BY', 'CH', 'CY', 'CZ', 'DE', 'DK', 'DZ', 'EE', 'EG', 'EH', 'ES', 'FI', 'FO', 'FR',
  'GI', 'GL', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LT', 'LU', 'LV', 'LY', 'MA', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL',
  'PT', 'RO', 'RS', 'SE', 'SI', 'SK', 'TN', 'TR', 'XK',
])

/** Places that the sheet does not list, within or between countries of short flights: ours, not the publisher's. */
const unlistedShort = new Set(['AD', 'AX', 'LI', 'MC', 'SJ', 'SM', 'VA'])

/** The kind of a flight, by the countries of its ends (ISO 3166-1 alpha-2) and not by its length. */
export function haulOf(from: string, to: string): Haul {
  const [isFromBritain, isToBritain] = [british.has(from), british.has(to)]
  if (isFromBritain && isToBritain) return 'domestic'
  if (!isFromBritain && !isToBritain) return 'international'
  const other = isFromBritain ? to : from
  return shortHaul.has(other) || unlistedShort.has(other) ? 'short' : 'long'
}
