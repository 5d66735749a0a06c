import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import type { ObtKind } from '#contract/obtKinds.ts'
import { toolParameters } from '#contract/toolAddress.ts'
import { csrfTokenOf, isSameSecret, randomToken, sha256 } from '#server/crypto/tokens.ts'
import { artifactParameter } from '#server/domains/booking/saml/parties.ts'
import type { BookingPeople } from '#server/domains/booking/sso/bookingRight.ts'
import { checkOpening, type Opening } from '#server/domains/booking/sso/checkOpening.ts'
import { cookieOf, doorOf } from '#server/domains/booking/sso/doors.ts'
import { askCookie, toolCookie } from '#server/domains/booking/sso/toolCookie.ts'
import { isHttps } from '#server/http/cookies.ts'
import { sendCookie, clearCookie } from '#server/http/sendCookie.ts'
import type { Services } from '#server/services/services.ts'
import { noSessionNotice } from '#bookingTool/page/notices.ts'
import {
  browserLocaleContext,
  fields,
  openPage,
  type Fields,
  type ToolContext,
  type ToolPage,
} from '#bookingTool/page/toolPage.ts'
import { localeContextOf, type LocaleContext } from '#bookingTool/session/localeContext.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { endSession, findVisit } from '#bookingTool/session/visit.ts'
import { askToOpenPage } from './askToOpenPage.ts'
import { hotelStart } from './hotelStart.ts'
import { findArtifact, redeemArtifact } from './samlReceiver.ts'
import { findCode, redeemCode, sessionMinutes } from './sso.ts'
import { pageOptions, startAddress } from './targets.ts'

const askSeconds = 600

/** A code or artifact of any length is answered by a page, not by the check of fields. */
const credential = z.string().optional()
const optionNames = Object.values(toolParameters).filter((name) => name !== toolParameters.userToken)
const options = fields(...optionNames)

const byCode = { parameter: toolParameters.userToken, find: findCode, redeem: redeemCode }
const byArtifact = { parameter: artifactParameter, find: findArtifact, redeem: redeemArtifact }
const doors = [
  { kind: 'ZIIOBT', ...byCode },
  { kind: 'Concur', ...byCode },
  { kind: 'certify', ...byCode },
  { kind: 'saml', ...byArtifact },
] as const
type Door = (typeof doors)[number]

/**
 * The addresses that open the tool, one for each kind of booking tool a company may have (§5). They open at once in the
 * browser that the code was given to; a code from elsewhere opens only after the person has been asked.
 */
export const entryPages: readonly ToolPage[] = [
  ...doors.map((door) =>
    openPage({
      method: 'get',
      path: `/${doorOf[door.kind]}`,
      summary: `Opens a tool of kind ${door.kind}, once, with its ${door.parameter}.`,
      cites: '§5, §7 Booking tool',
      query: z.object({ ...options, [door.parameter]: credential }),
      handle: ({ c, query, services }) => enter(c, services, door, query),
    }),
  ),
  openPage({
    method: 'post',
    path: '/open',
    summary: 'Opens the tool with a code from another browser after the person has confirmed.',
    cites: 'Beyond §7',
    form: z.object({ ...options, ...fields('door', 'token'), credential }),
    handle: ({ c, form, services }) => openAsAgreed(c, services, form),
  }),
]

async function enter(c: ToolContext, services: Services, door: Door, query: Fields) {
  const brought = query[door.parameter] ?? ''
  const found = await findOpening(services, door, brought)
  if (!found) return refuseEntry(c, door.kind, query)
  const visit = await findVisit(services, getCookie(c, toolCookie(isHttps(services.env)).name) ?? '')
  const isSame = visit?.session !== undefined && isSameVisit(visit.session, found)
  if (isSame || isGivenHere(c, services, found.browserHash, brought)) return openTool(c, services, door, brought, query)
  const ask = randomToken()
  sendCookie(c, { ...askCookie(isHttps(services.env)), value: ask, maxAgeSeconds: askSeconds })
  const kept = {
    ...query,
    [door.parameter]: undefined,
    door: door.kind,
    credential: brought,
    token: csrfTokenOf(ask),
  }
  const question = { offered: found, running: visit?.session, fields: kept, kind: door.kind }
  return c.html(askToOpenPage(localeOf(c, query), question), 409)
}

/** The opening of a code or artifact at this door, while its sign-in lives and its booking right holds. */
async function findOpening(services: Services, { kind, find }: Door, brought: string) {
  const found = await find(services, brought)
  if (!found || found.obtKind !== kind) return undefined
  const opening = await checkOpening(services, found)
  return opening.status === 'open' ? { ...found, people: opening.people } : undefined
}
type FoundOpening = Opening & { people: BookingPeople }

/** Whether this browser has the cookie that was sent with the code, and so did ask for it itself. */
const isGivenHere = (c: ToolContext, { env }: Services, browserHash: string, brought: string) =>
  isSameSecret(sha256(getCookie(c, cookieOf(env, brought).name) ?? ''), browserHash)

/**
 * Whether a session of the same booker for the same traveler runs already. A session for a guest never counts, as the
 * guest is not known yet.
 */
const isSameVisit = ({ booker, traveler, travelerType }: ToolSession, { people, ...offered }: FoundOpening) =>
  travelerType !== 'guest' &&
  travelerType === offered.travelerType &&
  booker.id === people.booker.profile.id &&
  traveler.id === offered.travelerProfileId

async function openAsAgreed(c: ToolContext, services: Services, agreed: Fields) {
  const door = doors.find(({ kind }) => kind === agreed['door'])
  const asked = getCookie(c, askCookie(isHttps(services.env)).name)
  const brought = agreed['credential'] ?? ''
  if (!door || !asked || !isSameSecret(agreed['token'] ?? '', csrfTokenOf(asked)))
    return c.html(noSessionNotice(localeOf(c, agreed), 'code', door?.kind), 403)
  clearCookie(c, askCookie(isHttps(services.env)))
  if (!(await findOpening(services, door, brought))) return refuseEntry(c, door.kind, agreed)
  return openTool(c, services, door, brought, agreed)
}

/** Redeems a code or artifact. The session before it in this browser ends. */
async function openTool(c: ToolContext, services: Services, { kind, redeem }: Door, brought: string, query: Fields) {
  const cookie = await redeem(services, brought, pageOptions(query))
  const visit = cookie && (await findVisit(services, cookie))
  if (!visit || !visit.session) return refuseEntry(c, kind, query)
  const before = getCookie(c, toolCookie(isHttps(services.env)).name)
  if (before) await endSession(services.db, before)
  clearCookie(c, cookieOf(services.env, brought))
  sendCookie(c, { ...toolCookie(isHttps(services.env)), value: cookie, maxAgeSeconds: sessionMinutes * 60 })
  const start = kind === 'ZIIOBT' ? await hotelStart(services, visit.session, query) : undefined
  return c.redirect(start ?? startAddress(query, visit.session.traveler.airportCode), 303)
}

const localeOf = (c: ToolContext, query: Fields): LocaleContext => {
  const { locale } = pageOptions(query)
  return locale ? localeContextOf(locale, c.get('standing')) : browserLocaleContext(c)
}

const refuseEntry = (c: ToolContext, kind: ObtKind, query: Fields) =>
  c.html(noSessionNotice(localeOf(c, query), 'code', kind), 410)
