import type { View } from '#bookingTool/plan/address.ts'
import type { Choices, PlanProgress } from '#bookingTool/plan/plan.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'

/**
 * The values that the page of every step needs: the session, the choices so far, and the sorting and filters of its
 * offers.
 */
export interface StepContext {
  session: ToolSession
  choices: Choices
  view: View
}

export type ItineraryStep = Extract<PlanProgress, { step: 'out' | 'back' }>
export type HotelStep = Extract<PlanProgress, { step: 'hotel' }>
export type CarStep = Extract<PlanProgress, { step: 'car' }>
