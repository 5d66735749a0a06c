import { lockProfile } from '#server/domains/profile/lock.ts'
import { acceptedGroup, bookableGroupsOf } from '#server/domains/events/bookableGroup.ts'
import { ownTrips } from '#server/domains/events/employee/ownGroups.ts'
import { findProjectNumber } from '#server/domains/trips/fields/projectNumbers.ts'
import { cookieOf } from '#server/domains/booking/sso/doors.ts'
import { askCookie, toolCookie } from '#server/domains/booking/sso/toolCookie.ts'
import { isHttps } from '#server/http/answers/cookies.ts'
import { authorizeRequest } from '#server/http/operations/gate.ts'
import type { Services } from '#server/services/services.ts'
import { standingOf } from '#server/suppliers/standing.ts'
import type { ToolEvents, ToolHost } from './door/toolHost.ts'
import { creditsWith } from './people/credits.ts'
import { knownGuests } from './people/knownGuests.ts'
import { payingCard } from './people/payingCard.ts'
import { tripFieldsFor } from './people/tripFields.ts'
import { wishesWith } from './people/wishes.ts'
import { sessionsOf } from './sessions/openings.ts'
import { findVisit, type Visit } from './sessions/visit.ts'
import { tripsOf } from './trips/trips.ts'

/** The host of the booking tool: what the tool may know and do, on the services of the server. */
export const createToolHost = (services: Services): ToolHost => ({
  now: services.now,
  get standing() {
    return standingOf(services.env)
  },
  cookies: {
    session: toolCookie(isHttps(services.env)),
    ask: askCookie(isHttps(services.env)),
    opening: (credential) => cookieOf(services.env, credential),
  },
  admit: async (page, c, cookie) => {
    let visit: Visit | undefined
    const { params } = await authorizeRequest(page, c, services, async () => {
      visit = await findVisit(services, cookie)
      return visit?.caller
    })
    return { params, session: visit?.session }
  },
  sessions: sessionsOf(services),
  people: {
    knownGuests: (session, email) => knownGuests(services, session, email),
    payingCard: (session) => payingCard(services, session),
    credits: (session, airlines, language) => creditsWith(services, session, airlines, language),
    wishes: (session, carriers) => wishesWith(services, session, carriers),
    tripFields: (session, language) => tripFieldsFor(services, session, language),
    projectNumber: ({ company }, typed) => findProjectNumber(services.db, company.id, typed),
  },
  events: eventsOf(services),
  trips: tripsOf(services, createToolHost),
})

const eventsOf = ({ db, now }: Services): ToolEvents => ({
  accepted: (groupId, traveler) => acceptedGroup(db, { groupId, traveler }, now()),
  bookable: (traveler) => bookableGroupsOf(db, traveler, now()),
  tripFor: async ({ group }, profileId) => (await ownTrips(db, { profileId }, [group.id], now())).get(group.id)?.[0],
  waitForOthers: async ({ companyId, id }) => void (await lockProfile(db, { companyId, profileId: id })),
})
