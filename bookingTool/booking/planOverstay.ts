import { type PlanOverstay, overstayOfPlan } from '#server/domains/stays/overstays.ts'
import { presencesOf } from '#server/domains/trips/presences.ts'
import type { Services } from '#server/services/services.ts'
import type { Plan } from '#bookingTool/plan/plan.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import { segmentRows } from './tripRows.ts'

/**
 * The overstay that a plan would bring to its traveler; undefined without one. No days of guests are known. A change is
 * compared without the trip that it replaces.
 */
export async function planOverstay(
  services: Services,
  { traveler, guest }: ToolSession,
  plan: Plan,
): Promise<PlanOverstay | undefined> {
  if (guest) return undefined
  const { id: profileId, companyId } = traveler
  const segments = segmentRows(plan, '').map((segment, ordinal) => ({ ...segment, ordinal }))
  const change = plan.search.change?.bookingId
  return overstayOfPlan({ companyId, profileId }, { segments, presences: presencesOf(segments) }, { change, services })
}
