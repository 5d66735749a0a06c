import { dayShift, facts, shortDate } from '../format.ts'
import { hasSecondDay, isDate, requestedProducts } from '../search.ts'
import type { SearchForm } from '../searchForm.ts'
import type { ToolSession } from '../toolSession.ts'

/** `Mon, Dec 7 to Thu, Dec 10 · 3 nights`: the days of a search in words; empty while they are none. */
export function daysText(session: ToolSession, { values }: Pick<SearchForm, 'values'>): string {
  const { depart, until } = values
  if (!isDate(depart)) return ''
  if (!hasSecondDay(requestedProducts(values))) return shortDate(session, depart)
  if (!isDate(until) || until < depart) return ''
  const nights = dayShift(depart, until)
  if (nights === 0) return shortDate(session, depart)
  const days = { from: shortDate(session, depart), until: shortDate(session, until) }
  return facts(session.say('bookingTool.dates', days), session.say('bookingTool.nights', { count: nights }))
}
