import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { tripSchema } from '#contract/trips/trips.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { presentedTrips } from '#server/domains/trips/presentedTrips.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { winter } from '#tests/support/run/testEnv.ts'
import { openTool, reviewFields, type ToolVisitor } from './toolVisitor.ts'

export const dayMs = 86_400_000

/** The wishes of a search for a journey with a hotel and a car. */
export const everything = { needHotel: 'yes', needCar: 'yes', to: 'Vancouver' }

/** The cents of an amount as an English page shows it: `1,234.50`. */
export const centsOf = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100)

/** The booking tool with a clock that tests move, and trips on days that no other trip takes. */
export async function openDesk(variables: Record<string, string> = {}) {
  const clock = { now: winter }
  const { services, close } = await openTestServices(variables, () => clock.now)
  let days = 20
  const dayAfter = (count: number) => new Date(clock.now.getTime() + count * dayMs).toISOString().slice(0, 10)
  const anotherSearch = (changes: Record<string, string> = {}) => {
    days += 7
    const dates = { depart: dayAfter(days), until: dayAfter(days + 3) }
    return { transport: 'flight', trip: 'return', from: 'YUL', to: 'Toronto', ...dates, ...changes }
  }
  const confirm = (visitor: ToolVisitor, fields: Record<string, string>) =>
    visitor.post('/booking-tool/confirm', fields)
  const rowOf = async (id: string) => (await services.db.select().from(trips).where(eq(trips.id, id)))[0]!
  /** Books and answers the trip's row. */
  const booked = async (visitor: ToolVisitor, changes: Record<string, string> = {}) => {
    const answer = await confirm(visitor, await reviewFields(visitor, anotherSearch(changes)))
    expect(answer.status).toBe(303)
    return rowOf(answer.headers.get('location')!.split('/').at(-1)!)
  }
  const presented = async (id: string) => {
    const [trip] = await presentedTrips({ where: eq(trips.id, id), order: [] }, 'en', services)
    return tripSchema.parse(trip)
  }
  return {
    services,
    close,
    clock,
    tool: openTool(services),
    dayAfter,
    anotherSearch,
    confirm,
    rowOf,
    booked,
    presented,
  }
}
