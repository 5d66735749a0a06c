import { html } from 'hono/html'
import type { ToolSession } from '../toolSession.ts'
import type { Markup } from './layout.ts'
import { amount, detailList } from './parts.ts'

/** What the company's policy allows, in short, before anything is chosen; nothing without a policy. */
export function allowed(session: ToolSession): Markup | string {
  const { say, policy } = session
  if (!policy) return ''
  const percent = policy.fareTolerancePercent
  const limit = amount(session, policy.hotelNightLimit * 100)
  const rules: [name: string, text: string][] = [
    [say('bookingTool.allowed.fares'), say('bookingTool.allowed.faresText', { percent })],
    [say('bookingTool.allowed.business'), say('bookingTool.allowed.businessText', { hours: policy.businessFromHours })],
    [say('bookingTool.stay'), say('bookingTool.allowed.hotelText', { limit })],
    [say('bookingTool.cars.car'), say('bookingTool.allowed.carText', { percent })],
  ]
  return html`<section class="allowed">
    <h2>${say('bookingTool.allowed.title')}</h2>
    ${detailList(rules, 'rules')}
  </section>`
}
