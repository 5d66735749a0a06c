import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { createTool } from '#bookingTool/tool.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Opening } from '#server/domains/booking/sso/checkOpening.ts'
import { createSsoCode } from '#server/domains/booking/sso/ssoCode.ts'
import type { ToolTraveler } from '#contract/booking/bookingTool.ts'
import { toolDoors, toolPath } from '#contract/booking/toolAddress.ts'
import type { BrowserCookie } from '#server/http/answers/sendCookie.ts'
import type { Services } from '#server/services/services.ts'
import { createToolHost } from '#server/toolHost/createToolHost.ts'

/** A browser without scripts: it stores the tool's cookie and follows no redirect. */
export interface ToolVisitor {
  cookie: string
  get: (address: string) => Promise<Response>
  /** The text of a page, whatever its status. */
  text: (address: string) => Promise<string>
  post: (address: string, fields: Record<string, string>) => Promise<Response>
}

type Send = (address: string, init: RequestInit) => Response | Promise<Response>

/** Opens the tool with a one-time code; `send` reaches the server, in this process or another. */
export async function enterTool(send: Send, path: string, given = ''): Promise<ToolVisitor> {
  const entered = await send(path, { headers: { cookie: given }, redirect: 'manual' })
  const cookie =
    entered.headers.getSetCookie().find((each) => each.includes('waymark_tool=') && !each.includes('waymark_tool=;')) ??
    ''
  return visitorWith(send, cookie.split(';')[0] ?? '')
}

/** A browser that has a cookie of the tool. */
export function visitorWith(send: Send, cookie: string): ToolVisitor {
  const get = async (address: string) => send(address, { headers: { cookie }, redirect: 'manual' })
  return {
    cookie,
    get,
    text: async (address) => (await get(address)).text(),
    post: async (address, fields) =>
      send(address, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields), redirect: 'manual' }),
  }
}

/** A sign-in of a person as the provider stores it. It outlives any test. */
export async function plantSignIn({ db }: Services, profileId: string) {
  const [grantId, expiresAt] = [`g-${profileId}`, new Date('2100-01-01')]
  const records = [
    { model: 'Grant', id: grantId, expiresAt },
    { model: 'RefreshToken', id: `r-${profileId}`, grantId, expiresAt },
  ]
  await db.insert(oidcRecords).values(records).onConflictDoNothing()
  return { grantId, accountId: profileId.replace(/^p/, 'a') }
}

/** Opens the tool's session: for the booker, for a traveler or for a guest. */
export async function openingOf(
  services: Services,
  booker: string,
  travelerProfileId = booker,
  travelerType: ToolTraveler = travelerProfileId === booker ? 'self' : 'traveler',
): Promise<Opening> {
  const [company] = await services.db
    .select({ obtKind: companies.obtKind })
    .from(companies)
    .innerJoin(profiles, eq(profiles.companyId, companies.id))
    .where(eq(profiles.id, booker))
  const signIn = await plantSignIn(services, booker)
  return { ...signIn, travelerProfileId, travelerType, obtKind: company?.obtKind ?? 'ZIIOBT' }
}

/** The header with which a browser sends a cookie. */
export const headerOf = ({ name, value }: BrowserCookie) => `${name}=${value}`

/** The tool on services of a test, and visitors who come through single sign-on. */
export function openTool(services: Services) {
  const app = new Hono().route(toolPath, createTool(createToolHost(services)))
  const given = new Map<string, { cookie: string; door: string }>()
  const mint = async (booker: string, traveler?: string, travelerType?: ToolTraveler) => {
    const opening = await openingOf(services, booker, traveler, travelerType)
    const { code, cookie } = await createSsoCode(services, opening)
    given.set(code, { cookie: headerOf(cookie), door: toolDoors[opening.obtKind] })
    return code
  }
  /** The cookie header of the browser that requested a code. */
  const givenWith = (code: string) => given.get(code)?.cookie ?? ''
  const enter = (code: string, locale = 'en-us') =>
    enterTool(app.request, `${toolPath}/${given.get(code)?.door}?userToken=${code}&locale=${locale}`, givenWith(code))
  const visitorOf = async (booker: string, traveler = booker, locale = 'en-us') =>
    enter(await mint(booker, traveler), locale)
  return { app, mint, givenWith, enter, visitorOf }
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' }
const unescaped = (text: string) => text.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)

/** Addresses a page leads on to, in order. */
const linksTo = (html: string, path: string) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => unescaped(href ?? ''))
    .filter((href) => href.startsWith(`/booking-tool/${path}`))

/** The hidden fields that a page's form would send. */
export const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      unescaped(value ?? ''),
    ]),
  )

/** Follows the first offer of every step to the review and answers the fields of its form. */
export async function reviewFields(
  visitor: ToolVisitor,
  search: Record<string, string>,
): Promise<Record<string, string>> {
  let answer = await visitor.get(`/booking-tool/search?${new URLSearchParams(search)}`)
  for (let step = 0; step < 8; step += 1) {
    const location = answer.headers.get('location')
    if (location) {
      answer = await visitor.get(location)
      continue
    }
    const html = await answer.text()
    if (html.includes('name="token"')) return { ...hiddenFields(html), reason: 'meeting' }
    const offer = linksTo(html, 'choose').find((href) => /[?&](out|back|hotel|car)=/.test(href) && offers(href, html))
    if (!offer) throw new Error(`No offer leads on from a page with status ${answer.status}`)
    answer = await visitor.get(offer)
  }
  throw new Error('The review was not reached')
}

/** Fares and hotels are offers; links of the steps and of the order lead back. */
const offers = (href: string, html: string) =>
  ['fare', 'button button-secondary'].some((look) =>
    html.replaceAll(/\s+/g, ' ').includes(`class="${look}" href="${href.replaceAll('&', '&amp;')}"`),
  )
