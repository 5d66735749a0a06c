import type { ApprovalDecision } from '#contract/approvals/approvals.ts'
import { hourMs } from '#contract/time/durations.ts'
import type { ModelQuestion, ModelTrip, Offer, Terms, World } from './modelWorld.ts'

// The words of decision 63 as a program, without a look at how the product does it.
const dayIn = (zone: string, at: number) => new Date(at).toLocaleDateString('sv', { timeZone: zone })
const answers = { approve: 'approved', decline: 'declined', sendBack: 'sentBack' } as const
const isOpen = ({ status }: ModelQuestion) => status === 'waiting' || status === 'sentBack'

function absenceOf({ people, now }: World, id: string) {
  const today = dayIn(people[id]!.zone, now)
  return people[id]!.away.find(({ from, until }) => from <= today && today <= until)
}

function deciders(world: World, { traveler, booker }: Pick<ModelTrip, 'traveler' | 'booker'>): string[] {
  const { people, named, administrators } = world
  const may = (id: string) => !people[id]!.hasLeft && id !== traveler && id !== booker
  const inPlaceOf = (id: string) => (may(id) && absenceOf(world, id)?.standIn) || id
  const all = [...named[traveler]!.map(inPlaceOf), ...administrators]
  return [...new Set([...all.filter((id) => may(id) && !absenceOf(world, id)), ...administrators.filter(may)])]
}

/** By when a person is to answer: counts hours outside of weekends, one after the other. */
function dueFor({ now, people }: World, id: string, within: Pick<ModelQuestion, 'answerHours' | 'heldUntil'>): number {
  let at = now
  for (let left = within.answerHours; left > 0; at += hourMs)
    if (![0, 6].includes(new Date(dayIn(people[id]!.zone, at)).getUTCDay())) left -= 1
  return Math.min(at, within.heldUntil)
}

function pay(trip: ModelTrip, { total, starts, fee }: Offer): 'done' {
  Object.assign(trip, { status: 'confirmed', total, starts, fees: trip.fees + fee, invoices: trip.invoices + 1 })
  return 'done'
}

function withdraw(trip: ModelTrip): void {
  for (const question of trip.questions.filter(isOpen)) Object.assign(question, { status: 'withdrawn', dueAt: null })
}

/** Books a new trip, changes a booked one, or corrects one that is not booked. @returns `done`, or why it is refused */
export function book(world: World, trip: ModelTrip, { offer, heldUntil, isStale }: Terms): string {
  const { now, plan } = world
  const [isNew, isBooked] = [trip.status === 'new', trip.status === 'confirmed']
  const isOver = trip.status === 'cancelled' && trip.approval !== 'declined'
  if (!isNew && (isStale || isOver || trip.starts <= now)) return 'conflict'
  const yes = trip.questions.findLast(({ status }) => status === 'approved')?.offer
  const isMore = !yes || (yes.isWithin && !offer.isWithin) || offer.total > yes.total * (1 + plan.dearerPercent / 100)
  const isAsked = plan.asks(offer) && isMore
  const [first] = deciders(world, trip)
  if (isAsked && !first) return 'nobodyDecides'
  if (isNew) world.trips.push(trip)
  withdraw(trip)
  trip.approval = isAsked ? 'pendingApproval' : yes ? 'approved' : null
  if (!isAsked) return pay(trip, offer)
  if (!isBooked) Object.assign(trip, { status: 'pending', total: offer.total, starts: offer.starts })
  const clock = { ...plan, heldUntil: isBooked ? Math.min(heldUntil, trip.starts) : heldUntil }
  const asked = { asked: [first!], dueAt: dueFor(world, first!, clock), by: null }
  trip.questions.push({ ...clock, ...asked, subject: isBooked ? 'change' : 'booking', status: 'waiting', offer })
  return 'done'
}

export function cancel(world: World, trip: ModelTrip, isStale: boolean): 'canceled' | 'conflict' {
  if (trip.status === 'cancelled') return 'canceled'
  if (isStale || trip.starts <= world.now) return 'conflict'
  Object.assign(trip, { status: 'cancelled', isRefunded: trip.invoices > 0 })
  if (trip.approval !== 'approved') trip.approval = null
  withdraw(trip)
  return 'canceled'
}

function answer(trip: ModelTrip, question: ModelQuestion, decision: ApprovalDecision, by: string | null): void {
  trip.approval = answers[decision]
  Object.assign(question, { status: by || decision !== 'decline' ? answers[decision] : 'lapsed', dueAt: null, by })
  if (decision === 'approve') pay(trip, question.offer)
  if (decision === 'decline' && question.subject === 'booking') trip.status = 'cancelled'
}

/** An answer of a person: `refused`, their `own`, or `late`. */
export function decide(world: World, trip: ModelTrip, question: ModelQuestion, by: string, decision: ApprovalDecision) {
  if (!question.asked.includes(by) || world.people[by]!.hasLeft) return 'refused'
  const isLate = question.status !== 'waiting' || question.heldUntil <= world.now
  if (question.status === 'waiting' && isLate) moveOn(world, trip, question)
  if (!isLate) answer(trip, question, decision, by)
  return isLate ? 'late' : 'own'
}

/** The clock looks at a question. */
export function moveOn(world: World, trip: ModelTrip, question: ModelQuestion): void {
  const { status, silence, heldUntil, dueAt, asked } = question
  const [isHeld, isDue] = [heldUntil > world.now, dueAt !== null && dueAt <= world.now]
  if (!isOpen(question) || (isHeld && status === 'sentBack')) return
  const isYes = status === 'waiting' && silence === 'confirm' && trip.starts > world.now
  if (!isHeld || (isDue && silence !== 'next')) return answer(trip, question, isYes ? 'approve' : 'decline', null)
  const present = deciders(world, trip)
  const last = asked.at(-1)!
  const isGone = (world.people[last]!.hasLeft || absenceOf(world, last)) && !present.includes(last)
  const next = isDue || isGone ? present.find((id) => !asked.includes(id)) : undefined
  if (next) Object.assign(question, { asked: [...asked, next], dueAt: dueFor(world, next, question) })
  else if (isDue) question.dueAt = heldUntil
}
