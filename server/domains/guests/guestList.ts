import { and, count, eq, or, sql, type SQL } from 'drizzle-orm'
import type { GuestPage, GuestSort, GuestStatus } from '#contract/arranger/guests.ts'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { nameText } from '#server/db/schema/company/folded.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { presentGuests } from '#server/domains/guests/presentGuest.ts'
import { guestOrder, guestsOfCompany, readGuests, statusOn } from '#server/domains/guests/readGuests.ts'
import { contains, hasWords } from '#server/http/requests/foldedText.ts'
import type { Language } from '#server/http/requests/language.ts'
import { page, type Paging } from '#server/http/answers/paging.ts'
import type { Services } from '#server/services/services.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

interface ListQuery extends Paging {
  search: string
  status?: GuestStatus | undefined
  sort: GuestSort
}

/** One page of a company's guests, with the number of matching guests in each state. */
export async function guestList(
  companyId: string,
  query: ListQuery,
  { language, services }: { language: Language; services: Services },
): Promise<GuestPage> {
  const { db } = services
  const now = services.now()
  const today = earliestDay(now)
  const found = and(guestsOfCompany(companyId), query.search ? textCondition(query.search) : undefined)
  const statusCounts = await countByStatus(db, found, today)
  const rows = await readGuests(db, {
    where: query.status ? and(found, sql`${statusOn(today)} = ${query.status}`) : found,
    today,
    now,
    order: guestOrder(query.sort),
    limit: query.pageSize,
    offset: (query.pageNumber - 1) * query.pageSize,
  })
  const all = Object.values(statusCounts).reduce((sum, each) => sum + each, 0)
  const total = query.status ? (statusCounts[query.status] ?? 0) : all
  return { ...page(await presentGuests(rows, language, services), total, query), statusCounts }
}

/** Condition: the name has every word of a text, or the address contains it. */
const textCondition = (text: string): SQL | undefined =>
  or(
    hasWords(text, nameText(profiles.firstName, profiles.lastName)),
    and(eq(guestStays.hasEmail, true), contains(text, profiles.email)),
  )

async function countByStatus(db: Database, where: SQL | undefined, today: string) {
  const status = statusOn(today)
  const rows = await db
    .select({ status, total: count() })
    .from(guestStays)
    .innerJoin(employees, eq(employees.id, guestStays.employeeId))
    .innerJoin(profiles, eq(profiles.employeeId, guestStays.employeeId))
    .where(where)
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map((row) => [row.status, row.total])) as GuestPage['statusCounts']
}
