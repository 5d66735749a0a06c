import { eq, type SQL, and } from 'drizzle-orm'
import type { GroupStatus } from '#contract/events/groupTravels.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { groupCards, groupTravels } from '#server/db/schema/trips/groups.ts'
import { profiles, receiverColumns } from '#server/db/schema/company/people.ts'
import { groupStatusAt, groupTimeZone, hasOrganizer } from '#server/domains/events/status.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import type { Language } from '#server/http/requests/language.ts'

export type GroupRow = typeof groupTravels.$inferSelect

/** An event with the data for its presentation. */
export interface Group {
  group: GroupRow
  status: GroupStatus
  timeZone: string
  organizer: Pick<typeof profiles.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email' | 'cultureCode'>
  company: Pick<typeof companies.$inferSelect, 'displayName' | 'currency'>
  /** The organizer can still manage the event. */
  hasOrganizer: boolean
  card: Pick<typeof groupCards.$inferSelect, 'id' | 'name' | 'brand' | 'maskedNumber' | 'expiryMonth'> | null
}

interface GroupsQuery {
  where: SQL | undefined
  order?: SQL[]
  limit?: number
  offset?: number
}

const mostGroups = 500

/** Events with their state at an instant. */
export const readGroups = (
  db: Database,
  { where, order = [], limit = mostGroups, offset = 0 }: GroupsQuery,
  now: Date,
): Promise<Group[]> =>
  db
    .select({
      group: groupTravels,
      status: groupStatusAt(now),
      timeZone: groupTimeZone,
      organizer: {
        id: profiles.id,
        ...receiverColumns,
      },
      hasOrganizer,
      company: { displayName: companies.displayName, currency: companies.currency },
      card: {
        id: groupCards.id,
        name: groupCards.name,
        brand: groupCards.brand,
        maskedNumber: groupCards.maskedNumber,
        expiryMonth: groupCards.expiryMonth,
      },
    })
    .from(groupTravels)
    .innerJoin(profiles, eq(profiles.id, groupTravels.organizerProfileId))
    .innerJoin(companies, eq(companies.id, groupTravels.companyId))
    .leftJoin(groupCards, eq(groupCards.id, groupTravels.creditCardId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

/** The names of the cities of some events in a language, by the code of their place. */
export async function cityNames(db: Database, groups: readonly GroupRow[], language: Language) {
  const codes = groups.flatMap(({ actualLocation }) => (actualLocation ? [{ code: actualLocation }] : []))
  const places = await readPlaceNames(db, codes)
  return new Map([...places].map(([code, { city }]) => [code, city[language]]))
}

/** Locks an event until the transaction ends, so that changes run one after another. */
export const lockGroup = (tx: Database, groupId: string, { companyId }: { companyId: string }) =>
  tx
    .select({ id: groupTravels.id })
    .from(groupTravels)
    .where(and(eq(groupTravels.id, groupId), eq(groupTravels.companyId, companyId)))
    .for('no key update')
