import { freeMovement, schengenMembers } from '#contract/stays/schengen.ts'

/**
 * How long a passport must stay valid after a trip, by destination country. Such rules change and depend on the
 * traveler, so the application only warns. To change a rule, change its row. The members of
 * Schengen are those of `schengen.ts`.
 */
const commonTravelArea = ['GB', 'IE']

/** Required by many countries, and assumed for every country not listed here. */
export const defaultMonths = 6

/** Whole months of validity required after departure; 0 where validity for the stay is enough. */
const monthsAfter: Record<string, number> = {
  ...Object.fromEntries(Object.keys(schengenMembers).map((code) => [code, 3])),
  CA: 0,
  GB: 0,
  IE: 0,
  MX: 0,
  // The United States have agreements with nearly all countries; the few others would need six months.
  US: 0,
}

/**
 * Months that a passport must stay valid after a trip; undefined for the country that issued it.
 * @param issuedBy country of the passport, ISO 3166-1 alpha-2
 * @param visited the country travelled to
 */
export function requiredMonths(issuedBy: string, visited: string): number | undefined {
  if (issuedBy === visited) return undefined
  const isFree = [freeMovement, commonTravelArea].some((area) => area.includes(issuedBy) && area.includes(visited))
  return isFree ? 0 : (monthsAfter[visited] ?? defaultMonths)
}
