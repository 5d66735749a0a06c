import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '#contract/time/durations.ts'
import type { ApprovalDecision, Decided } from '#contract/approvals/approvals.ts'
import { runApprovalClock } from '#server/domains/approvals/clock.ts'
import { addDays, localDateOf, localTimeOf } from '#server/time/zonedTime.ts'
import { createToolHost } from '#server/toolHost/createToolHost.ts'
import type { PlannedSegment, TripTerms } from '#server/toolHost/door/trip.ts'
import { employeeIdOf, profileIdOf } from '#tests/support/http/api.ts'
import { places } from '#tests/support/trips/plantTrip.ts'
import { book, cancel, decide, moveOn } from './approvalModel.ts'
import type { ModelTrip, Offer, Terms, World } from './modelWorld.ts'
import { policyId, type HistoryDesk, type StoredTrip } from './historyDesk.ts'
import { everybody, planOf, plans, travelers, type Step } from './historySteps.ts'

type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>
/** The answer to a step, and the one of the model. */
export type Answers = [real: unknown, model: unknown]

const beforeStartMs = 3 * hourMs
const pickUp = places.YUL

/** Plays the steps of a history on the product and on its model. `seen` answers what is stored. */
export function openPlay(desk: HistoryDesk, world: World, seen: () => StoredTrip[]) {
  const { clock, services, sessionOf } = desk
  const host = createToolHost(services)
  /** The ids and record locators of the trips of the model. */
  const ids: string[] = []
  const locators: string[] = []
  /** Whether the rules asked about a trip when it was booked, or corrected before it was. */
  const isAskedAbout: boolean[] = []

  const termsOf = ({
    total,
    isWithin,
    ahead,
    fee = 0,
  }: Pick<Of<'book'>, 'total' | 'isWithin' | 'ahead'> & { fee?: number }) => {
    const starts = world.now + ahead * hourMs
    const early = starts - beforeStartMs
    const heldUntil = Math.min(world.now + 4 * dayMs, early > world.now ? early : starts)
    const offer: Offer = { total, isWithin, starts, fee }
    return { offer, heldUntil, isStale: false }
  }
  const realTerms = ({ offer, heldUntil }: Terms): TripTerms => ({
    segmentsFor: () => [carFor(offer)],
    total: offer.total,
    tax: taxOf(offer),
    lowestTotal: 100,
    reason: offer.isWithin ? null : 'meeting',
    maskedCard: null,
    creditIds: [],
    parts: [{ kind: 'car', amount: offer.total, isWithin: offer.isWithin }],
    brokenRules: [],
    carbonKg: null,
    plan: {},
    heldUntil: new Date(heldUntil),
    fields: [],
    seenOverlaps: locators,
  })
  const chosen = (which: number): { trip: ModelTrip; bookingId: string } | undefined => {
    const index = which % Math.max(1, world.trips.length)
    const trip = world.trips[index]
    return trip && { trip, bookingId: locators[index]! }
  }
  const find = async (trip: ModelTrip, bookingId: string, isStale: boolean) => {
    const full = (await host.trips.find(sessionOf(trip), bookingId))!
    return isStale ? { ...full, trip: { ...full.trip, version: full.trip.version + 7 } } : full
  }
  const outcome = (result: { tripId: string } | { refused: string }) => ('refused' in result ? result.refused : 'done')

  /** The answer of a person: their `own`, `late`, or `refused`. */
  const answerTo = async (id: string, profileId: string, decision: ApprovalDecision) => {
    const path = `/main/companies/aurora/profiles/${profileId}/approvals/decisions`
    const answered = await desk.call(profileId, 'POST', path, { ids: [id], decision, comment: 'So be it.' })
    if (!answered.ok) return answered.status < 500 ? 'refused' : answered.status
    const [decided] = (await answered.json()) as Decided[]
    return decided!.isOwn ? 'own' : 'late'
  }

  const plays: { [Kind in Step['do']]: (step: Of<Kind>) => Promise<Answers | undefined> } = {
    book: async (step) => {
      const traveler = profileIdOf(step.who)
      const parties = { traveler, booker: step.isArranged ? profileIdOf('arranger@aurora') : traveler }
      const terms = termsOf(step)
      const wanted = { ...realTerms(terms), due: step.total }
      const result = await host.trips.book(sessionOf(parties), randomUUID(), wanted, () => Promise.resolve())
      if ('tripId' in result) {
        ids.push(result.tripId)
        isAskedAbout.push(world.plan.asks(terms.offer))
        locators.push((await host.trips.findById(sessionOf(parties), result.tripId))!.trip.bookingId)
      }
      return [outcome(result), book(world, { ...newTrip, ...parties, questions: [] }, terms)]
    },
    change: async ({ trip: which, isStale, ...step }) => {
      const found = chosen(which)
      if (!found) return undefined
      const { trip, bookingId } = found
      const isPaid = trip.status === 'confirmed'
      const terms = termsOf({ ...step, fee: isPaid ? step.fee : 0 })
      const full = await find(trip, bookingId, isStale)
      const paid = isPaid ? full.segments.reduce((sum, { amount, tax }) => sum + amount + tax, 0) : 0
      const { fee } = terms.offer
      const cost = { full, paid, fee, due: terms.offer.total - paid + fee, givenBack: [] }
      const result = await host.trips.change(sessionOf(trip), randomUUID(), { ...realTerms(terms), ...cost })
      if (!isPaid && 'tripId' in result) isAskedAbout[world.trips.indexOf(trip)] = world.plan.asks(terms.offer)
      return [outcome(result), book(world, trip, { ...terms, isStale })]
    },
    cancel: async ({ trip: which, isStale }) => {
      const found = chosen(which)
      if (!found) return undefined
      const { trip, bookingId } = found
      const { version } = (await find(trip, bookingId, isStale)).trip
      return [await host.trips.cancel(sessionOf(trip), bookingId, version), cancel(world, trip, isStale)]
    },
    answer: async ({ trip: which, by, isEarlier, isTold, decision }) => {
      const found = chosen(which)
      const shown = seen().at(found ? world.trips.indexOf(found.trip) : -1)
      const told = isTold && shown?.told.at(-1)
      if (told) return [await answerTo(told.id, told.by, decision), world.people[told.by]!.hasLeft ? 'refused' : 'late']
      const question = found?.trip.questions.at(isEarlier ? 0 : -1)
      if (!found || !question) return undefined
      const profileId = typeof by === 'number' ? question.asked[by % question.asked.length]! : profileIdOf(by)
      const { id } = shown!.questions[found.trip.questions.indexOf(question)]!
      const real = await answerTo(id, profileId, decision)
      return [real, decide(world, found.trip, question, profileId, decision)]
    },
    away: async ({ who, standIn, days: [ahead, length] }) => {
      const id = profileIdOf(who)
      const person = world.people[id]!
      const from = addDays(localDateOf(world.now, person.zone), ahead)
      const until = addDays(from, length)
      const other = standIn && standIn !== who && !world.people[profileIdOf(standIn)]!.hasLeft ? standIn : null
      if (person.hasLeft || person.away.some((each) => each.from <= until && from <= each.until)) return undefined
      const body = { from, until, standInEmail: other ? `${other}.example` : '' }
      const answered = await desk.call(id, 'POST', `/main/companies/aurora/profiles/${id}/absences`, body)
      person.away.push({ from, until, standIn: other ? profileIdOf(other) : '' })
      return [answered.status, 200]
    },
    leave: async ({ who }) => {
      world.people[profileIdOf(who)]!.hasLeft = true
      const answered = await desk.asAdmin('POST', '/employees/deactivateEmployee', { employeeId: employeeIdOf(who) })
      return [answered.status, 200]
    },
    policy: async ({ plan }) => {
      world.plan = planOf(plan)
      const answered = await desk.asAdmin('PATCH', `/travel-policies/${policyId}`, { approval: plans[plan]!.body })
      return [answered.status, 200]
    },
    wait: async ({ hours, isClockLate }) => {
      world.now += hours * hourMs
      clock.now = new Date(world.now)
      if (isClockLate) return undefined
      await runApprovalClock(services)
      for (const trip of world.trips) for (const question of trip.questions) moveOn(world, trip, question)
      return undefined
    },
  }
  const play = (step: Step) => (plays[step.do] as (step: Step) => Promise<Answers | undefined>)(step)
  return { play, ids, isAskedAbout }
}

const newTrip = { status: 'new', approval: null, starts: 0, total: 0, fees: 0, invoices: 0, isRefunded: false } as const

const taxOf = ({ total }: Offer) => total / 10

function carFor(offer: Offer): PlannedSegment {
  const local = (at: number) => localTimeOf(at, pickUp.timeZone).slice(0, 16)
  const ends = offer.starts + dayMs
  return {
    kind: 'car',
    providerCode: 'ZE',
    providerName: 'Hertz',
    number: '1',
    confirmationNumber: 'H1',
    from: pickUp,
    to: pickUp,
    departureAt: new Date(offer.starts),
    arrivalAt: new Date(ends),
    departureLocal: local(offer.starts),
    arrivalLocal: local(ends),
    amount: offer.total - taxOf(offer),
    tax: taxOf(offer),
  }
}

/** The world at the beginning of a history. */
export function newWorld(desk: HistoryDesk, now: number, plan: number): World {
  const people = Object.fromEntries(
    [...everybody.map(profileIdOf), ...desk.administrators].map((id) => [
      id,
      { zone: desk.zones[id]!, hasLeft: false, away: [] },
    ]),
  )
  const common = ['finance@aurora', 'organiser@aurora'] as const
  const named = Object.fromEntries(
    travelers.map((handle, index) => [
      profileIdOf(handle),
      [...common, ([travelers[1], 'admin@aurora'] as const)[index]!].map(profileIdOf),
    ]),
  )
  return { now, plan: planOf(plan), people, named, administrators: desk.administrators, trips: [] }
}
