import { and, type SQL } from 'drizzle-orm'
import { alarmedStays, matchedAlerts, staysCondition, staysOfAlert } from '#server/domains/risk/alerts/matches.ts'
import type { SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'

/**
 * Completes a search with the stays that its alerts concern: one alert, or every current one that is no announcement
 * (§7 searchByTravelBreakingNews). They are found before the search, as distances are not computed in the database.
 */
export async function openSearch(search: SearchContext): Promise<SearchContext> {
  const { db, companyId, filters, now } = search
  const { alertId, searchByTravelBreakingNews } = filters
  const matched = searchByTravelBreakingNews ? await matchedAlerts(db, companyId, { now }) : undefined
  const conditions: (SQL | undefined)[] = []
  if (alertId !== undefined) conditions.push(staysCondition(await staysOfAlert(db, companyId, alertId, now)))
  if (matched) conditions.push(staysCondition(alarmedStays(matched)))
  return conditions.length === 0 ? search : { ...search, matched, alertCondition: and(...conditions) }
}
