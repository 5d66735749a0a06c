/** The kinds of flight that the UK government's factors have. */
export type Haul = 'domestic' | 'short' | 'long' | 'international'

/** United Kingdom, Guernsey, Isle of Man, Jersey. */
const british = new Set(['GB', 'GG', 'IM', 'JE'])

/** Europe, for which a flight from the United Kingdom is a short one, whatever its length. */
// prettier-ignore
const european = new Set([
  'AD', 'AL', 'AT', 'AX', 'BA', 'BE', 'BG', 'BY', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FO', 'FR', 'GI',
  'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MC', 'MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'PL', 'PT',
  'RO', 'RS', 'RU', 'SE', 'SI', 'SJ', 'SK', 'SM', 'TR', 'UA', 'VA', 'XK',
])

/** The kind of a flight, by the countries of its ends (ISO 3166-1 alpha-2) and not by its length. */
export function haulOf(from: string, to: string): Haul {
  const [isFromBritain, isToBritain] = [british.has(from), british.has(to)]
  if (isFromBritain && isToBritain) return 'domestic'
  if (!isFromBritain && !isToBritain) return 'international'
  return european.has(isFromBritain ? to : from) ? 'short' : 'long'
}
