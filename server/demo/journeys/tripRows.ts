import { planTrips } from './calendar.ts'
import { demoFields } from '#server/demo/company/tripFields.ts'
import type { LargeCompanyId } from '#server/demo/company/companies.ts'
import { journey, type Journey } from './journeys.ts'
import type { PersonPlan } from '#server/demo/people/people.ts'
import type { Random } from '#server/demo/data/random.ts'

/** Every trip of both companies; the earliest has the lowest number. */
export function planJourneys(people: PersonPlan[], { random, now }: { random: Random; now: Date }): Journey[] {
  const taken = new Set<string>()
  const ofCompany = (company: LargeCompanyId) =>
    planTrips(company, people, { random, now })
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map((plan, at) => {
        const { trip, segments } = journey(plan, `t-${company}-${String(at + 1).padStart(4, '0')}`, {
          random,
          now,
          taken,
        })
        const fields = plan.source === 'bookingTool' ? demoFields(company, at) : []
        return { trip: { ...trip, fields }, segments }
      })
  return [...ofCompany('aurora'), ...ofCompany('boreal')]
}
