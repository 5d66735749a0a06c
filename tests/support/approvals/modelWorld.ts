import type { Silence } from '#contract/approvals/approvalRules.ts'
import type { QuestionStatus, QuestionSubject } from '#contract/approvals/approvals.ts'
import type { TripApprovalStatus } from '#contract/trips/tripApproval.ts'

/** The state of a history, in memory. People are named by their profiles; instants are milliseconds. */
export interface World {
  now: number
  plan: ModelPlan
  people: Record<string, ModelPerson>
  /** Who is asked about the trips of a traveler, in order; the administrators come after them. */
  named: Record<string, string[]>
  administrators: string[]
  trips: ModelTrip[]
}
export interface ModelPerson {
  zone: string
  hasLeft: boolean
  /** The stand-in is empty for nobody. */
  away: { from: string; until: string; standIn: string }[]
}
export interface ModelPlan {
  asks: (offer: Offer) => boolean
  silence: Silence
  answerHours: number
  dearerPercent: number
}
export interface Offer {
  total: number
  isWithin: boolean
  starts: number
  /** The fee of a change. */
  fee: number
}
/** An offer that a person wants, until when it is held, and whether they look at an older state of the trip. */
export interface Terms {
  offer: Offer
  heldUntil: number
  isStale: boolean
}
export interface ModelQuestion {
  subject: QuestionSubject
  status: QuestionStatus
  offer: Offer
  silence: Silence
  answerHours: number
  heldUntil: number
  dueAt: number | null
  asked: string[]
  by: string | null
}
export interface ModelTrip {
  traveler: string
  booker: string
  status: 'new' | 'pending' | 'confirmed' | 'cancelled'
  approval: TripApprovalStatus | null
  starts: number
  total: number
  /** The fees of all its changes. */
  fees: number
  invoices: number
  isRefunded: boolean
  questions: ModelQuestion[]
}
