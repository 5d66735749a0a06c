import { and, eq, inArray } from 'drizzle-orm'
import type { CancellationSort, CancelledTrip, CancelledTripPage } from '#contract/payment/travelCredits.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import {
  cancellationOrders,
  cancellationsCondition,
  type CancellationFilter,
} from '#server/domains/credits/cancellationFilter.ts'
import { cancellationTotals } from '#server/domains/credits/cancellationTotals.ts'
import { costCenterChoices } from '#server/domains/credits/costCenterChoices.ts'
import { readCancelled } from '#server/domains/credits/readCancelled.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

interface ListQuery extends CancellationFilter {
  sort: CancellationSort
  pageNumber: number
  pageSize: number
}

/** One page of the cancelled trips of a company, with the totals of all that the filters find. */
export async function cancelledTrips(
  companyId: string,
  query: ListQuery,
  { language, services: { db, now } }: { language: Language; services: Services },
): Promise<CancelledTripPage> {
  const today = earliestDay(now())
  const where = cancellationsCondition(companyId, query)
  const totals = await cancellationTotals(db, where, today)
  const rows = await readCancelled(
    db,
    {
      where,
      order: cancellationOrders[query.sort],
      limit: query.pageSize,
      offset: (query.pageNumber - 1) * query.pageSize,
    },
    { today, language },
  )
  return {
    ...page(
      rows,
      totals.reduce((sum, total) => sum + total.trips, 0),
      query,
    ),
    totals,
    costCenters: await costCentersOf(db, companyId, language),
  }
}

/** Rows of a file that are read at a time. */
export const readAtOnce = 500

/**
 * Every cancelled trip that the filters find, some hundreds at a time. The ids are read first, so that a cancellation
 * meanwhile neither repeats nor skips a row.
 */
export async function* everyCancelled(
  companyId: string,
  { sort, ...filter }: CancellationFilter & { sort: CancellationSort },
  { language, services: { db, now } }: { language: Language; services: Services },
): AsyncGenerator<CancelledTrip[]> {
  const order = cancellationOrders[sort]
  const found = await joined(db)
    .where(cancellationsCondition(companyId, filter))
    .orderBy(...order)
  for (let at = 0; at < found.length; at += readAtOnce) {
    const ids = found.slice(at, at + readAtOnce).map(({ id }) => id)
    const where = and(eq(trips.companyId, companyId), inArray(trips.id, ids))
    yield await readCancelled(db, { where, order }, { today: earliestDay(now()), language })
  }
}

const joined = (db: Database) =>
  db
    .select({ id: trips.id })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .leftJoin(employees, eq(employees.id, profiles.employeeId))
    .$dynamic()

/** The cost centers of the people whose trips were cancelled. */
async function costCentersOf(db: Database, companyId: string, language: Language) {
  const rows = await db
    .selectDistinctOn([costCenters.id], {
      id: costCenters.id,
      externalId: costCenters.externalId,
      names: costCenters.names,
    })
    .from(trips)
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .innerJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(cancellationsCondition(companyId, { search: '' }))
  return costCenterChoices(rows, language)
}
