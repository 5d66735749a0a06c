import { and, type SQL } from 'drizzle-orm'
import { alarmedStays, staysCondition, staysOfAlert } from '#server/domains/risk/alerts/matches.ts'
import type { SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'

/**
 * Completes a search with the stays that its alerts concern: one alert, or every current one that is no announcement
 * (§7 searchByTravelBreakingNews). They are found before the search, as distances are not computed in the database.
 */
export async function openSearch(search: SearchContext): Promise<SearchContext> {
  const { db, companyId, filters, now } = search
  const { alertId, searchByTravelBreakingNews } = filters
  const conditions: (SQL | undefined)[] = []
  if (alertId !== undefined) conditions.push(staysCondition(await staysOfAlert(db, companyId, alertId, now)))
  if (searchByTravelBreakingNews) conditions.push(staysCondition(await alarmedStays(db, companyId, now)))
  return conditions.length === 0 ? search : { ...search, alertCondition: and(...conditions) }
}
