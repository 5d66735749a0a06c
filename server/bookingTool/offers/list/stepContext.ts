import type { View } from '#server/bookingTool/plan/address.ts'
import type { Choices, PlanProgress } from '#server/bookingTool/plan/plan.ts'
import type { ToolSession } from '#server/bookingTool/session/toolSession.ts'

/** What the page of every step shares: who books, what is chosen so far, and how the offers are sorted and filtered. */
export interface StepContext {
  session: ToolSession
  choices: Choices
  view: View
}

export type ItineraryStep = Extract<PlanProgress, { step: 'out' | 'back' }>
export type HotelStep = Extract<PlanProgress, { step: 'hotel' }>
export type CarStep = Extract<PlanProgress, { step: 'car' }>
