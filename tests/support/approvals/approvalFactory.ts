import type { Approval, MailedApproval } from '#contract/approvals/approvals.ts'
import { makeSegment } from '#tests/support/page/factories.ts'

/** A question that waits for its reader: a trip of Camille to Vancouver, outside the policy. */
export const makeApproval = (changed: Partial<Approval> = {}): Approval => ({
  id: 'q-1',
  subject: 'booking',
  status: 'waiting',
  askedAt: '2026-05-04T12:00:00.000Z',
  dueAt: '2026-05-05T12:00:00.000Z',
  heldUntil: '2026-05-07T12:00:00.000Z',
  traveler: 'Camille Tremblay',
  booker: '',
  isForGuest: false,
  decider: 'Olivier Bouchard',
  role: 'approver',
  isOpen: true,
  trip: {
    bookingId: 'ABC123',
    origin: 'Montréal',
    destination: 'Vancouver',
    from: '2026-05-12',
    until: '2026-05-16',
    currency: 'CAD',
    total: 1250.5,
    parts: [
      { kind: 'airDomestic', amount: 900.5, isWithin: false },
      { kind: 'hotel', amount: 350, isWithin: true },
    ],
    totalBefore: null,
    lowestTotal: 980,
    brokenRules: [{ kind: 'fare', percent: 43, allowed: 20 }],
    reason: 'meeting',
    carbonKg: 612,
    fields: [],
    segments: [makeSegment({ confirmationNumber: '' })],
  },
  otherTrips: [
    { bookingId: 'OTHER1', destination: 'Toronto', from: '2026-05-08', until: '2026-05-09', isPending: true },
  ],
  budget: { costCenter: 'CC-100', year: 2026, currency: 'CAD', amount: 50_000, left: 12_000 },
  decision: null,
  ...changed,
})

/** The same question as a mailed link has it. */
export const makeMailedApproval = (changed: Partial<Approval> = {}): MailedApproval => ({
  ...makeApproval(changed),
  company: 'Aurora Mines',
  reader: 'Olivier',
})

/** An answer of another approver. */
export const otherDecision = { by: 'Rosa Vega', at: '2026-05-04T13:00:00.000Z', comment: 'Use the train.' }
