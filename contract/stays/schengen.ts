/**
 * The Schengen area, and the day since which each country belongs to it: days in a country before its accession do not
 * count against the limit of short stays (Regulation (EU) 2016/399, Article 6). To change a rule, change its row.
 */

/**
 * The members, ISO 3166-1 alpha-2, with the first day of the common rules, `yyyy-MM-dd`. Bulgaria and Romania apply the
 * rules of short stays since the end of checks at airports (Council Decision (EU) 2024/210); checks on land ended on
 * 2025-01-01. Ireland and Cyprus are no members.
 */
export const schengenMembers: Readonly<Record<string, string>> = {
  AT: '1997-12-01',
  BE: '1995-03-26',
  BG: '2024-03-31',
  CH: '2008-12-12',
  CZ: '2007-12-21',
  DE: '1995-03-26',
  DK: '2001-03-25',
  EE: '2007-12-21',
  ES: '1995-03-26',
  FI: '2001-03-25',
  FR: '1995-03-26',
  GR: '2000-03-26',
  HR: '2023-01-01',
  HU: '2007-12-21',
  IS: '2001-03-25',
  IT: '1997-10-26',
  LI: '2011-12-19',
  LT: '2007-12-21',
  LU: '1995-03-26',
  LV: '2007-12-21',
  MT: '2007-12-21',
  NL: '1995-03-26',
  NO: '2001-03-25',
  PL: '2007-12-21',
  PT: '1995-03-26',
  RO: '2024-03-31',
  SE: '2001-03-25',
  SI: '2007-12-21',
  SK: '2007-12-21',
}

/**
 * Territories with a code of their own that are reached through a member without a border check, so that a visit there
 * is no exit, with the day of that member: Åland is a part of Finland, France checks the border of Monaco, and Italy has
 * open borders with San Marino and the Vatican. Overseas territories of members (Guadeloupe, Martinique, Réunion, French
 * Guiana, Mayotte, French Polynesia, Aruba, Curaçao, Greenland, the Faroes, Svalbard) and Andorra do not belong to it.
 * Gibraltar (GI) has no row: once the agreement of the European Union and the United Kingdom about it applies, its days
 * count together with those of the area, from the day on which that begins.
 */
const openTerritories: Readonly<Record<string, string>> = {
  AX: schengenMembers['FI']!,
  MC: schengenMembers['FR']!,
  SM: schengenMembers['IT']!,
  VA: schengenMembers['IT']!,
}

/** The first day on which a stay in a country counts, `yyyy-MM-dd`; undefined where it never does. */
export const countsSince = (country: string): string | undefined => schengenMembers[country] ?? openTerritories[country]

/** Whether a day (`yyyy-MM-dd`) in a country is a day in the Schengen area. */
export const isInSchengen = (country: string, day: string): boolean => {
  const since = countsSince(country)
  return since !== undefined && day >= since
}

/**
 * Countries whose citizens move freely in the area, so that no limit counts for them: the members, which include
 * Iceland, Liechtenstein, Norway and Switzerland, and the rest of the European Union.
 */
export const freeMovement: readonly string[] = [...Object.keys(schengenMembers), 'CY', 'IE']
