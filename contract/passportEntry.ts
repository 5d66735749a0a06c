/**
 * How long a passport must be good, by the country travelled to. Rules change and depend on who travels, so they warn
 * and never forbid; the airline and the embassy know. A row is all that a change needs.
 */

// prettier-ignore
const schengen = [
  'AT', 'BE', 'BG', 'HR', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IS', 'IT', 'LV', 'LI', 'LT', 'LU', 'MT',
  'NL', 'NO', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'CH',
]
/** Their citizens cross among them while the passport is good: Schengen with the rest of the Union. */
const freeMovement = [...schengen, 'CY', 'IE']
const commonTravelArea = ['GB', 'IE']

/** What many countries ask for, and what is assumed of every one not named here. */
export const defaultMonths = 6

/** Whole months after leaving; none where the stay itself is enough. */
const monthsAfter: Record<string, number> = {
  ...Object.fromEntries(schengen.map((code) => [code, 3])),
  CA: 0,
  GB: 0,
  IE: 0,
  MX: 0,
  // Six months for the few who have no agreement with it.
  US: 0,
}

/**
 * Months that a passport must still be good after a trip; undefined where its own country asks for nothing.
 * @param issuedBy country of the passport, ISO 3166-1 alpha-2
 * @param visited the country travelled to
 */
export function requiredMonths(issuedBy: string, visited: string): number | undefined {
  if (issuedBy === visited) return undefined
  const isFree = [freeMovement, commonTravelArea].some((area) => area.includes(issuedBy) && area.includes(visited))
  return isFree ? 0 : (monthsAfter[visited] ?? defaultMonths)
}
