import fc from 'fast-check'
import type { ApprovalPlan } from '#contract/approvals/approvalRules.ts'
import { approvalDecisions } from '#contract/approvals/approvals.ts'
import type { Handle } from '#tests/support/http/api.ts'
import type { ModelPlan, Offer } from './modelWorld.ts'

/** Policies as an administrator writes them, and what they mean. */
export const plans: { body: ApprovalPlan; asks: (offer: Offer) => boolean }[] = [
  {
    body: {
      rules: [
        { kind: 'trip', scope: 'within', above: 0, action: 'tell' },
        { kind: 'trip', scope: 'outside', above: 0, action: 'ask' },
      ],
      answerHours: 24,
      silence: 'next',
      dearerPercent: 10,
    },
    asks: ({ isWithin }) => !isWithin,
  },
  {
    body: {
      rules: [
        { kind: 'trip', scope: 'within', above: 0, action: 'ask' },
        { kind: 'trip', scope: 'outside', above: 0, action: 'ask' },
      ],
      answerHours: 8,
      silence: 'confirm',
      dearerPercent: 0,
    },
    asks: () => true,
  },
  {
    body: {
      rules: [
        { kind: 'trip', scope: 'within', above: 500, action: 'ask' },
        { kind: 'trip', scope: 'outside', above: 0, action: 'tell' },
        { kind: 'car', scope: 'outside', above: 200, action: 'ask' },
      ],
      answerHours: 40,
      silence: 'release',
      dearerPercent: 50,
    },
    asks: ({ isWithin, total }) => total > (isWithin ? 500 : 200),
  },
  { body: { rules: [], answerHours: 120, silence: 'next', dearerPercent: 10 }, asks: () => false },
]
export const planOf = (which: number): ModelPlan => ({ ...plans[which]!.body, ...plans[which]! })

/** Who travels: the second is the manager of the first. */
export const travelers = ['traveller@aurora', 'vip@aurora'] as const satisfies Handle[]
/** Who may be asked, and who never is. */
export const everybody = [
  ...travelers,
  'finance@aurora',
  'organiser@aurora',
  'guestmanager@aurora',
  'arranger@aurora',
  'admin@aurora',
] as const satisfies Handle[]

const pick = fc.nat(7)
const offer = {
  total: fc.constantFrom(100, 110, 150, 210, 300, 501, 520, 900),
  isWithin: fc.boolean(),
  /** Hours until the trip begins. */
  ahead: fc.constantFrom(2, 5, 30, 80, 200, 400),
}
const who = fc.constantFrom(...everybody)
const other = fc.constantFrom(...everybody)

/** One step of a history. Trips and questions are chosen by their order. */
const steps = {
  book: fc.record({ do: fc.constant('book'), who: fc.constantFrom(...travelers), isArranged: fc.boolean(), ...offer }),
  change: fc.record({
    do: fc.constant('change'),
    trip: pick,
    ...offer,
    fee: fc.constantFrom(0, 20),
    isStale: rarely(),
  }),
  cancel: fc.record({ do: fc.constant('cancel'), trip: pick, isStale: rarely() }),
  answer: fc.record({
    do: fc.constant('answer'),
    trip: pick,
    /** Mostly one who was asked. */
    by: fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: who }),
    isEarlier: rarely(),
    /** By one who was only told, where somebody was. */
    isTold: rarely(),
    decision: fc.constantFrom(...approvalDecisions),
  }),
  away: fc.record({ do: fc.constant('away'), who, standIn: fc.option(other), days: fc.tuple(fc.nat(3), fc.nat(4)) }),
  leave: fc.record({ do: fc.constant('leave'), who: fc.constantFrom(...everybody.slice(1, 5)) }),
  policy: fc.record({ do: fc.constant('policy'), plan: fc.nat(plans.length - 1) }),
  wait: fc.record({
    do: fc.constant('wait'),
    hours: fc.constantFrom(1, 4, 8, 20, 24, 40, 70, 100),
    isClockLate: rarely(),
  }),
} as const
function rarely() {
  return fc.nat(7).map((drawn) => drawn === 7)
}

const weighted = (weight: number, arbitrary: (typeof steps)[keyof typeof steps]) => ({ weight, arbitrary })
export const histories = fc.record({
  /** Hours of the week at which it begins. */
  begins: fc.nat(167),
  plan: fc.nat(plans.length - 2),
  steps: fc.array(
    fc.oneof(
      weighted(4, steps.book),
      weighted(3, steps.change),
      weighted(1, steps.cancel),
      weighted(5, steps.answer),
      weighted(1, steps.away),
      weighted(1, steps.leave),
      weighted(1, steps.policy),
      weighted(5, steps.wait),
    ),
    { minLength: 1, maxLength: 12, size: 'max' },
  ),
})
export type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never
/** Histories that once ended otherwise: a change that waits is replaced by one that needs no yes. */
const offered = { do: 'change', trip: 0, total: 100, ahead: 30, fee: 0, isStale: false } as const
export const endedOtherwise: [History][] = [
  [
    {
      begins: 0,
      plan: 0,
      steps: [
        { do: 'book', who: travelers[0], isArranged: false, total: 100, isWithin: true, ahead: 30 },
        { ...offered, isWithin: false },
        { ...offered, isWithin: true },
      ],
    },
  ],
]
export type Step = History['steps'][number]
