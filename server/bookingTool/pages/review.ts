import type { ChangeTerms } from '../change.ts'
import type { Overlap } from '../overlaps.ts'
import type { Choices, Plan } from '../plan.ts'
import type { Card, ToolSession } from '../toolSession.ts'
import type { SeatWish, Wishes } from '../wishes.ts'

/** A plan as its traveler sees it before it is booked. */
export interface Review {
  session: ToolSession
  plan: Plan
  choices: Choices
  card: Card | undefined
  /** Idempotency key, sent with the confirmation (`confirmationKey`). */
  key: string
  /** The cost of changing a booked trip; undefined for a new booking. */
  change: ChangeTerms | undefined
  /** Other booked trips at the same time, which the page names. */
  overlaps: readonly Overlap[]
  /** What the traveller's profile says, and the seat they chose. */
  wishes: Wishes
  seat: SeatWish
  /** Why the confirmation just sent was not booked. */
  problem?: { kind: 'reasonMissing' | 'overlap' | 'eventChanged' } | { kind: 'priceChanged'; before: number }
}
