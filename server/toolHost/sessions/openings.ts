import { eq } from 'drizzle-orm'
import { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { checkOpening } from '#server/domains/booking/sso/checkOpening.ts'
import type { Services } from '#server/services/services.ts'
import type { HostSession } from '#server/toolHost/door/session.ts'
import type { ToolSessions } from '#server/toolHost/door/toolHost.ts'
import { findArtifact, redeemArtifact } from './samlReceiver.ts'
import { findCode, redeemCode } from './toolSessions.ts'
import { endSession, findVisit } from './visit.ts'

const credentials = {
  code: { find: findCode, redeem: redeemCode },
  artifact: { find: findArtifact, redeem: redeemArtifact },
}

/** The sessions of the tool, and the codes and artifacts that open them. */
export const sessionsOf = (services: Services): ToolSessions => ({
  find: async (cookie) => (await findVisit(services, cookie))?.session,
  end: (cookie) => endSession(services.db, cookie),
  findOpening: async (by, kind, credential) => {
    const found = await credentials[by].find(services, credential)
    if (!found || found.obtKind !== kind) return undefined
    const opening = await checkOpening(services, found)
    if (opening.status !== 'open') return undefined
    const { booker, traveler } = opening.people
    const { travelerType, browserHash } = found
    return { travelerType, browserHash, booker: booker.profile, traveler: traveler.profile }
  },
  redeem: (by, credential, options) => credentials[by].redeem(services, credential, options),
  storeGuest: (session, guest) => setIn(services, session, { guest }),
  storeTyped: (session, typed) => setIn(services, session, { typed }),
})

const setIn = async (
  { db }: Services,
  { sessionHash }: HostSession,
  values: Partial<typeof toolSessions.$inferInsert>,
): Promise<void> => void (await db.update(toolSessions).set(values).where(eq(toolSessions.tokenHash, sessionHash)))
