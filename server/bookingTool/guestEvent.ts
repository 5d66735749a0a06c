import { eq } from 'drizzle-orm'
import { profiles } from '#server/db/schema/people.ts'
import { bookableGroupsOf } from '#server/domains/events/bookableGroup.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { airportsOf } from '#server/reference/places.ts'
import type { Services } from '#server/services/services.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { isSameGuest, knownGuests } from './knownGuests.ts'
import type { Plan } from './plan.ts'
import type { SearchCriteria } from './search.ts'
import type { ToolSession } from './toolSession.ts'

/** A one-way trip that arrives so many days before an event is one to it. */
const daysAhead = 3

/**
 * A session with the event that a plan takes a guest to, whom the booker may choose by name: one that they accepted and have no trip for,
 * whose city the plan goes to on its days. Nobody opens the tool for an event of their guest, so the plan tells.
 */
export async function withGuestEvent(services: Services, session: ToolSession, { search }: Plan): Promise<ToolSession> {
  const { guest } = session
  if (!guest || search.change) return session
  // Whoever types the address of a guest by hand does not pay with the card of their event.
  const addressed = await knownGuests(services, session, eq(profiles.email, guest.email))
  const known = addressed.find((one) => isSameGuest(one.guest, guest))
  if (!known) return session
  const traveler = { id: known.profileId, companyId: session.booker.companyId }
  const open = await bookableGroupsOf(services.db, traveler, services.now())
  return { ...session, group: open.find((read) => goesTo(search, read)) ?? null }
}

const cityOf = (code: string | null) => airportsOf(code ?? '')[0]?.cityCode

function goesTo({ to, depart, until }: SearchCriteria, { group }: Group): boolean {
  const { actualLocation, startDate, endDate } = group
  const isThere = until ? until >= startDate : depart >= addDays(startDate, -daysAhead)
  return cityOf(to) !== undefined && cityOf(to) === cityOf(actualLocation) && depart <= endDate && isThere
}
