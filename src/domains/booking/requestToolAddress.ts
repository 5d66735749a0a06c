import type { ObtAddress, ObtQuery } from '#contract/booking/bookingTool.ts'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import type { EmployeeRef, ProfileRef } from '@/http/paths'
import { getConcurAddress, getObtAddress, getSamlAddress } from './booking.api'
import { toolAddress, type ToolContext, type ToolHandoff } from './toolAddress'

/** The traveler; undefined means oneself. */
export type BookingTraveler = Pick<ObtQuery, 'travelerType' | 'otherTravelerProfileId'>

export interface ToolAddressRequest {
  profileRef: ProfileRef & EmployeeRef
  kind: ObtKind
  traveler: BookingTraveler
  context: ToolContext
  handoff: ToolHandoff
}

/** §7: Concur and SAML have their own calls, which serve only the signed-in person. Other tools use GET .../obt. */
function addressFor({ profileRef, kind, traveler }: ToolAddressRequest, signal: AbortSignal): Promise<ObtAddress> {
  const { companyId, profileId } = profileRef
  if (!traveler.travelerType && kind === 'Concur') return getConcurAddress({ companyId, profileId }, signal)
  if (!traveler.travelerType && kind === 'saml') return getSamlAddress(profileRef, kind, signal)
  return getObtAddress({ companyId, profileId, ...traveler }, signal)
}

/** The tool's address, or the reason why there is none. */
export async function requestToolAddress(request: ToolAddressRequest, signal: AbortSignal) {
  const answer = await addressFor(request, signal)
  return { url: toolAddress(answer, request.context, request.handoff), messageCode: answer.messageCode }
}
