import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { trips } from '#server/db/schema/trips.ts'
import { affectedTripsCondition, severityOfTrips } from '#server/domains/risk/alerts/matches.ts'
import type { SearchContext } from '#server/domains/risk/travelers/searchConditions.ts'

/**
 * Completes a search with the trips that its alerts concern: one alert, or every current one that is no announcement
 * (§7 searchByTravelBreakingNews). They are found before the search, as distances are not computed in the database.
 */
export async function openSearch(search: SearchContext): Promise<SearchContext> {
  const { db, companyId, filters, now } = search
  const { alertId, searchByTravelBreakingNews } = filters
  const conditions: (SQL | undefined)[] = []
  if (alertId !== undefined) conditions.push(await affectedTripsCondition(db, companyId, alertId, now))
  if (searchByTravelBreakingNews) {
    const concerned = [...(await severityOfTrips(db, companyId, now)).keys()]
    conditions.push(and(eq(trips.companyId, companyId), inArray(trips.id, concerned)))
  }
  return conditions.length === 0 ? search : { ...search, alertCondition: and(...conditions) }
}
