import { Hono } from 'hono'
import { bookingTool } from '#server/bookingTool/routes/tool.ts'
import { mintSsoCode } from '#server/domains/booking/ssoCode.ts'
import type { ToolTraveler } from '#contract/bookingTool.ts'
import type { Services } from '#server/services/services.ts'

/** A browser without scripts: keeps the tool's cookie, follows nothing by itself. */
export interface ToolVisitor {
  get: (address: string) => Promise<Response>
  post: (address: string, fields: Record<string, string>) => Promise<Response>
}

type Send = (address: string, init: RequestInit) => Response | Promise<Response>

/** Opens the tool with a one-time code; `send` reaches the server, in this process or another. */
export async function enterTool(send: Send, path: string): Promise<ToolVisitor> {
  const entered = await send(path, { redirect: 'manual' })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  return {
    get: async (address) => send(address, { headers: { cookie }, redirect: 'manual' }),
    post: async (address, fields) =>
      send(address, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields), redirect: 'manual' }),
  }
}

/** The tool on services of a test, and visitors who come through single sign-on. */
export function openTool(services: Services) {
  const app = new Hono().route('/booking-tool', bookingTool(services))
  const mint = (booker: string, traveler = booker, travelerType: ToolTraveler = 'self') =>
    mintSsoCode(services, { bookerProfileId: booker, travelerProfileId: traveler, travelerType })
  const enter = (code: string, locale = 'en-us') =>
    enterTool(app.request, `/booking-tool/sso?userToken=${code}&locale=${locale}`)
  const visitorOf = async (booker: string, traveler = booker, locale = 'en-us') =>
    enter(await mint(booker, traveler), locale)
  return { app, mint, enter, visitorOf }
}

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' }
const unescaped = (text: string) => text.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity)

/** Addresses a page leads on to, in order. */
const linksTo = (html: string, path: string) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => unescaped(href ?? ''))
    .filter((href) => href.startsWith(`/booking-tool/${path}`))

/** What the hidden fields of a page's form would send. */
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
  html.includes(`class="fare" href="${href.replaceAll('&', '&amp;')}"`) ||
  html.includes(`class="button" href="${href.replaceAll('&', '&amp;')}"`)
