import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import type { Choices, PlanProgress } from '#bookingTool/plan/plan.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/** The values that the page of every step needs: the session and the choices so far. */
export interface StepContext {
  session: ToolSession
  choices: Choices
}

/** With the traveler's credits that can pay for the flights of the page. */
export interface ItineraryContext extends StepContext {
  credits: readonly TravelCredit[]
}

export type ItineraryStep = Extract<PlanProgress, { step: 'out' | 'back' }>
export type HotelStep = Extract<PlanProgress, { step: 'hotel' }>
export type CarStep = Extract<PlanProgress, { step: 'car' }>
