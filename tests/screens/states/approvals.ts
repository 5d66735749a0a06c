import type { Approval } from '#contract/approvals/approvals.ts'
import type { TripApproval } from '#contract/trips/tripApproval.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { makeApproval, makeMailedApproval, otherDecision } from '#tests/support/approvals/approvalFactory.ts'
import { pageOfRows } from '#tests/support/risk/rollCallFactory.ts'
import { makeApproval as makeStanding, makeDecided } from '#tests/support/trips/approvalFactory.ts'
import { aurora, type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const approver = { person: aurora('finance') }
const failing = { provoked: /status of 500/ }
const long = 'Marie-Antoinette de la Fontaine-Beauregard'

const waiting = [
  makeApproval(),
  makeApproval({ id: 'q-2', traveler: long, subject: 'change' }),
  makeApproval({ id: 'q-3', trip: { ...makeApproval().trip, brokenRules: [], parts: [] } }),
]
const answered = (['approved', 'declined', 'sentBack', 'told', 'withdrawn', 'lapsed'] as const).map((status) =>
  makeApproval({
    id: `q-${status}`,
    status,
    isOpen: false,
    ...(status !== 'told' && status !== 'withdrawn' && { decision: otherDecision }),
  }),
)

const list = (rows: Approval[], query = {}) =>
  async function open(visit: Visit) {
    await visit.answer('approvals', pageOfRows(rows))
    await visit.open('approvals', {}, query)
  }
const question = (changed: Partial<Approval>) =>
  async function open(visit: Visit) {
    await visit.answer('approval', makeApproval(changed))
    await visit.open('approval', { approvalId: 'q-1' })
  }
const mailed = (changed: Partial<Approval>) =>
  async function open(visit: Visit) {
    await visit.answer('mailedApproval', makeMailedApproval(changed))
    await visit.open('approvalAnswer', { key: 'a-key' })
  }
/** A booked or unbooked trip of the traveler with a standing. */
const trip = (approval: TripApproval, changed: Partial<Trip> = {}) =>
  async function open(visit: Visit) {
    const bookingId = await visit.tripIn('Upcoming')
    await visit.alter('trip', { source: 'bookingTool', approval, ...changed })
    await visit.open('trip', { bookingId })
  }

const decided = { status: 'declined', isOpen: false, decision: otherDecision } as const
const unbooked = { tripStatus: 'Upcoming', invoiceId: null, invoiceDownloadUrl: null } as const
const released = { ...unbooked, tripStatus: 'Cancelled', isCancellable: false } as const
const comment = 'Please stay nearer to the office.'

export const approvalStates: Screen[] = [
  ...statesOf('approvals', approver, {
    full: list(waiting),
    answered: list(answered, { status: 'answered' }),
    'nothing answered': list([], { status: 'answered' }),
    empty: list([]),
    loading: async (visit) => {
      await visit.hold('approvals')
      await visit.open('approvals')
    },
  }),
  ...statesOf(
    'approvals',
    { ...approver, ...failing },
    {
      failing: async (visit) => {
        await visit.fail('approvals')
        await visit.open('approvals')
      },
    },
  ),
  ...statesOf('approval', approver, {
    change: question({ subject: 'change', traveler: long, booker: 'Noor Haddad' }),
    declined: question(decided),
    told: question({ status: 'told', isOpen: false }),
  }),
  ...statesOf(
    'approval',
    { ...approver, ...failing },
    {
      failing: async (visit) => {
        await visit.fail('approval')
        await visit.open('approval', { approvalId: 'q-1' })
      },
    },
  ),
  ...statesOf(
    'approvalAnswer',
    { person: undefined },
    {
      answered: mailed(decided),
      'not answered in time': mailed({
        ...decided,
        status: 'lapsed',
        decision: { ...otherDecision, by: '', comment: '' },
      }),
      'with problems': async (visit) => {
        await visit.answer('mailedApproval', makeMailedApproval())
        await visit.open('approvalAnswer', { key: 'a-key' }, { answer: 'sendBack' })
        await visit.press('approvals.decision.sendBack')
      },
    },
  ),
  ...statesOf(
    'approvalAnswer',
    { person: undefined, provoked: /status of 404/ },
    {
      'a link that is over': (visit) => visit.open('approvalAnswer', { key: 'no-such-key' }),
    },
  ),
  ...statesOf(
    'trip',
    { person: traveler },
    {
      'waits for approval': trip(makeStanding(), unbooked),
      'sent back': trip(makeDecided('sentBack', { comment }), unbooked),
      declined: trip(makeDecided('declined', { comment }), released),
      'not answered in time': trip(makeDecided('declined', { by: '' }), released),
      approved: trip(makeDecided('approved')),
      'change waits for approval': trip(makeStanding({ isChange: true })),
      'change declined': trip(makeDecided('declined', { comment, isChange: true })),
      'change sent back': trip(makeDecided('sentBack', { comment, isChange: true })),
    },
  ),
]
