import { getCookie } from 'hono/cookie'
import { z } from 'zod'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { artifactParameter, toolDoors, toolParameters } from '#contract/booking/toolAddress.ts'
import { csrfTokenOf, isSameSecret, randomToken, sha256 } from '#server/crypto/tokens.ts'
import { sendCookie, clearCookie } from '#server/http/answers/sendCookie.ts'
import type { FoundOpening, ToolHost } from '#server/toolHost/door/toolHost.ts'
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
import { findSession } from '#bookingTool/session/findSession.ts'
import { askToOpenPage } from './askToOpenPage.ts'
import { correctionStart } from './correctionStart.ts'
import { hotelStart } from './hotelStart.ts'
import { pageOptions, startAddress } from './targets.ts'

const askSeconds = 600
const sessionSeconds = 30 * 60

/** A code or artifact of any length is answered by a page, not by the check of fields. */
const credential = z.string().optional()
const optionNames = Object.values(toolParameters).filter((name) => name !== toolParameters.userToken)
const options = fields(...optionNames)

const byCode = { parameter: toolParameters.userToken, by: 'code' } as const
const byArtifact = { parameter: artifactParameter, by: 'artifact' } as const
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
      path: `/${toolDoors[door.kind]}`,
      summary: `Opens a tool of kind ${door.kind}, once, with its ${door.parameter}.`,
      cites: '§5, §7 Booking tool',
      query: z.object({ ...options, [door.parameter]: credential }),
      handle: ({ c, query, host }) => enter(c, host, door, query),
    }),
  ),
  openPage({
    method: 'post',
    path: '/open',
    summary: 'Opens the tool with a code from another browser after the person has confirmed.',
    cites: 'Beyond §7',
    form: z.object({ ...options, ...fields('door', 'token'), credential }),
    handle: ({ c, form, host }) => openAsAgreed(c, host, form),
  }),
]

async function enter(c: ToolContext, host: ToolHost, door: Door, query: Fields) {
  const brought = query[door.parameter] ?? ''
  const found = await host.sessions.findOpening(door.by, door.kind, brought)
  if (!found) return refuseEntry(c, door.kind, query)
  const running = await findSession(host, getCookie(c, host.cookies.session.name) ?? '')
  const isSame = running !== undefined && isSameVisit(running, found)
  if (isSame || isGivenHere(c, host, found.browserHash, brought)) return openTool(c, host, door, brought, query)
  const ask = randomToken()
  sendCookie(c, { ...host.cookies.ask, value: ask, maxAgeSeconds: askSeconds })
  const kept = {
    ...query,
    [door.parameter]: undefined,
    door: door.kind,
    credential: brought,
    token: csrfTokenOf(ask),
  }
  const question = { offered: found, running, fields: kept, kind: door.kind }
  return c.html(askToOpenPage(localeOf(c, query), question), 409)
}

/** Whether this browser has the cookie that was sent with the code, and so did ask for it itself. */
const isGivenHere = (c: ToolContext, { cookies }: ToolHost, browserHash: string, brought: string) =>
  isSameSecret(sha256(getCookie(c, cookies.opening(brought).name) ?? ''), browserHash)

/**
 * Whether a session of the same booker for the same traveler runs already. A session for a guest never counts, as the
 * guest is not known yet.
 */
const isSameVisit = ({ booker, traveler, travelerType }: ToolSession, offered: FoundOpening) =>
  travelerType !== 'guest' &&
  travelerType === offered.travelerType &&
  booker.id === offered.booker.id &&
  traveler.id === offered.traveler.id

async function openAsAgreed(c: ToolContext, host: ToolHost, agreed: Fields) {
  const door = doors.find(({ kind }) => kind === agreed['door'])
  const asked = getCookie(c, host.cookies.ask.name)
  const brought = agreed['credential'] ?? ''
  if (!door || !asked || !isSameSecret(agreed['token'] ?? '', csrfTokenOf(asked)))
    return c.html(noSessionNotice(localeOf(c, agreed), 'code', door?.kind), 403)
  clearCookie(c, host.cookies.ask)
  if (!(await host.sessions.findOpening(door.by, door.kind, brought))) return refuseEntry(c, door.kind, agreed)
  return openTool(c, host, door, brought, agreed)
}

/** Redeems a code or artifact. The session before it in this browser ends. */
async function openTool(c: ToolContext, host: ToolHost, { kind, by }: Door, brought: string, query: Fields) {
  const cookie = await host.sessions.redeem(by, brought, pageOptions(query))
  const session = cookie && (await findSession(host, cookie))
  if (!cookie || !session) return refuseEntry(c, kind, query)
  const before = getCookie(c, host.cookies.session.name)
  if (before) await host.sessions.end(before)
  clearCookie(c, host.cookies.opening(brought))
  sendCookie(c, { ...host.cookies.session, value: cookie, maxAgeSeconds: sessionSeconds })
  const start =
    kind === 'ZIIOBT'
      ? ((await hotelStart(host, session, query)) ?? (await correctionStart(host, session, query)))
      : undefined
  return c.redirect(start ?? startAddress(query, session.traveler.airportCode), 303)
}

const localeOf = (c: ToolContext, query: Fields): LocaleContext => {
  const { locale } = pageOptions(query)
  return locale ? localeContextOf(locale, c.get('standing')) : browserLocaleContext(c)
}

const refuseEntry = (c: ToolContext, kind: ObtKind, query: Fields) =>
  c.html(noSessionNotice(localeOf(c, query), 'code', kind), 410)
