import { and, asc, eq, inArray } from 'drizzle-orm'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { calendarOf } from '#server/domains/trips/calendar/calendar.ts'
import { calendarContext, calendarTrips } from '#server/domains/trips/calendar/readCalendar.ts'
import { itinerariesFile } from '#server/domains/trips/documents/files.ts'
import { currentTripCondition, tripOrder } from '#server/domains/trips/status.ts'
import { approvedArrangerCondition } from '#server/http/access/accessFacts.ts'
import { Refusal } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/** Travelers of a person, by their profiles. */
export interface Selected extends ProfileRef {
  profileIds: readonly string[]
}

/**
 * The profiles of selected travelers, who all have approved the person now.
 * @throws 403 `notYourTraveller` where one does not, the same whether there is such a person or not
 */
export async function approvedAmong({ profileIds, ...ref }: Selected, { db }: Pick<Services, 'db'>) {
  const wanted = [...new Set(profileIds)]
  const found = await db
    .selectDistinctOn([profiles.id], { profile: profiles })
    .from(arrangerRequests)
    .innerJoin(profiles, eq(profiles.id, arrangerRequests.travelerProfileId))
    .where(and(approvedArrangerCondition(db, ref), inArray(profiles.id, wanted)))
    .orderBy(asc(profiles.id))
  if (found.length < wanted.length) throw notYourTraveller()
  return found.map(({ profile }) => profile)
}

const notYourTraveller = () =>
  new Refusal(
    403,
    'notYourTraveller',
    'One of the people selected does not let you arrange their travel, or no longer. Load the list again; nothing was sent.',
  )

/** The selected travelers' own trips that are not over, soonest first. */
async function tripsOfSelected(selected: Selected, services: Services) {
  const ids = (await approvedAmong(selected, services)).map(({ id }) => id)
  const now = services.now()
  const where = and(eq(trips.companyId, selected.companyId), inArray(trips.profileId, ids), currentTripCondition(now))
  return { where, order: tripOrder(now) }
}

/** The trips of selected travelers as one iCalendar file, in which each event begins with who travels. */
export async function calendarOfSelected(selected: Selected, culture: string, services: Services) {
  const travels = await calendarTrips(await tripsOfSelected(selected, services), culture, services)
  const context = await calendarContext(selected.companyId, culture, services)
  return { fileName: 'travelers.ics', bytes: calendarOf(travels, { ...context, isOfSeveral: true }) }
}

/** The itineraries of selected travelers as one PDF. @throws 409 `noTrips` where none has a trip ahead */
export const itinerariesOfSelected = async (selected: Selected, culture: string, services: Services) =>
  itinerariesFile(selected, await tripsOfSelected(selected, services), { culture, services })
