import { html } from 'hono/html'
import type { HotelLimit } from '#contract/admin/travelPolicies.ts'
import { cityName } from '#bookingTool/page/format.ts'
import type { Markup } from '#bookingTool/page/layout.ts'
import { amount, detailList } from '#bookingTool/page/parts.ts'
import type { Policy } from '#server/toolHost/door/session.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

type Rule = [name: string, text: string]

/** A summary of the company's policy below the search form; empty without a policy. */
export function policySummary(session: ToolSession): Markup | string {
  const { say, policy } = session
  if (!policy) return ''
  const percent = policy.fareTolerancePercent
  const rules: Rule[] = [
    [say('bookingTool.allowed.fares'), say('bookingTool.allowed.faresText', { percent })],
    ...advance(session, policy),
    ...cabins(session, policy),
    [say('bookingTool.stay'), nights(session, policy)],
    [say('bookingTool.cars.car'), say('bookingTool.allowed.carText', { percent })],
  ]
  return html`<section class="allowed">
    <h2>${say('bookingTool.allowed.title')}</h2>
    ${detailList(rules, 'rules')}
  </section>`
}

const advance = ({ say }: ToolSession, { daysInAdvance: days }: Policy): Rule[] =>
  days > 0 ? [[say('bookingTool.allowed.advance'), say('bookingTool.allowed.advanceText', { days })]] : []

function cabins({ say }: ToolSession, { premiumFromHours, businessFromHours }: Policy): Rule[] {
  const from = (hours: number) => say('bookingTool.allowed.businessText', { hours })
  const business: Rule = [say('bookingTool.allowed.business'), from(businessFromHours)]
  return premiumFromHours === null
    ? [business]
    : [[say('bookingTool.cabins.premium'), from(premiumFromHours)], business]
}

/** The limit of a night, then those of cities and countries that have their own. */
function nights(session: ToolSession, { hotelNightLimit, hotelLimits }: Policy): string {
  const { say } = session
  const limitOf = (limit: number) => amount(session, limit * 100)
  const places = hotelLimits.map((each) =>
    say('bookingTool.allowed.hotelPlace', { place: placeName(session, each), limit: limitOf(each.limit) }),
  )
  return [say('bookingTool.allowed.hotelText', { limit: limitOf(hotelNightLimit) }), ...places].join('; ')
}

const placeName = ({ language, culture }: ToolSession, { kind, code }: HotelLimit): string =>
  kind === 'city' ? cityName(code, language) : (new Intl.DisplayNames(culture, { type: 'region' }).of(code) ?? code)
