import { expect } from 'vitest'
import type { StoredTrip } from './historyDesk.ts'
import type { ModelTrip, World } from './modelWorld.ts'

const iso = (at: number) => new Date(at).toISOString()
const at = (stored: string) => new Date(stored).getTime()
const sumOf = (invoices: StoredTrip['invoices']) => invoices.reduce((sum, { total }) => sum + total, 0)

/** Trips and questions are as the model has them: standing, people asked, in which order, until when, and who decided. */
export function agrees(stored: readonly StoredTrip[], { trips }: World): void {
  expect(stored.map(shownTrip), 'trips and questions agree with the model').toEqual(trips.map(modelTrip))
}

const shownTrip = ({ status, approval, starts, total, questions }: StoredTrip) => ({
  status,
  approval,
  starts: iso(at(starts)),
  total,
  questions: questions.map(({ subject, status: state, asked, dueAt, heldUntil, by }) => {
    return { subject, status: state, asked, dueAt: dueAt && iso(at(dueAt)), heldUntil: iso(at(heldUntil)), by }
  }),
})

const modelTrip = ({ status, approval, starts, total, fees, questions }: ModelTrip) => ({
  status,
  approval,
  starts: iso(starts),
  total: total + fees,
  questions: questions.map(({ subject, status: state, asked, dueAt, heldUntil, by }) => {
    return { subject, status: state, asked, dueAt: dueAt && iso(dueAt), heldUntil: iso(heldUntil), by }
  }),
})

/** A trip that its rules ask about is booked, and called approved, only with a yes of who may give it. */
export function isApproved(stored: readonly StoredTrip[], world: World, isAskedAbout: readonly boolean[]): void {
  const may = ({ by, asked, silence }: StoredTrip['questions'][number], { traveler, booker }: ModelTrip) =>
    by ? asked.includes(by) && by !== traveler && by !== booker : silence === 'confirm'
  stored.forEach(({ id, status, approval, questions }, index) => {
    const yes = questions.filter((each) => each.status === 'approved')
    expect(
      yes.every((each) => may(each, world.trips[index]!)),
      `the yes for trip ${id} is of who may give it`,
    ).toBe(true)
    const isBooked = yes.some(({ subject }) => subject === 'booking')
    if (status === 'confirmed' && isAskedAbout[index]) expect(isBooked, `somebody said yes to trip ${id}`).toBe(true)
    if (approval === 'approved') expect(yes, `somebody approved trip ${id}`).not.toEqual([])
  })
}

/** Nothing is paid for a trip that waits or was declined, and what is booked is paid once. */
export function isPaidOnce(stored: readonly StoredTrip[], { trips }: World): void {
  stored.forEach(({ id, status, total, invoices }, index) => {
    const { invoices: bills, isRefunded, fees } = trips[index]!
    const notes = invoices.filter(({ creditOf }) => creditOf !== null)
    expect([invoices.length - notes.length, notes.length], `invoices and credit notes of trip ${id}`).toEqual([
      status === 'pending' ? 0 : bills,
      isRefunded ? 1 : 0,
    ])
    const due = status === 'confirmed' ? total : isRefunded ? fees : 0
    expect(sumOf(invoices), `the money paid for trip ${id}`).toBeCloseTo(due, 5)
  })
}

/** After the clock has run, no question has waited longer than it says. */
export function isInTime(stored: readonly StoredTrip[], { now }: World): void {
  const open = stored.flatMap(({ questions }) => questions.filter(({ status }) => /waiting|sentBack/.test(status)))
  const late = open.filter(({ heldUntil, dueAt }) => at(heldUntil) <= now || (dueAt !== null && at(dueAt) <= now))
  expect(late, 'no question waits longer than its clock').toEqual([])
}

/** A question that was decided stays as it was; one that was sent back is still to be withdrawn, or ends with its hold. */
export function openDecisions() {
  const decided = new Map<string, string>()
  return (stored: readonly StoredTrip[]): void => {
    for (const { id, status, by } of stored.flatMap(({ questions }) => questions)) {
      const before = decided.get(id)
      if (before) expect(`${status} by ${by}`, `question ${id} is decided once`).toBe(before)
      else if (status !== 'waiting' && status !== 'sentBack') decided.set(id, `${status} by ${by}`)
    }
  }
}
