import type { ObtAddress, ObtQuery } from '#contract/bookingTool.ts'
import type { ObtKind } from '#contract/obtKinds.ts'
import type { EmployeeRef, ProfileRef } from '@/http/paths'
import { getConcurAddress, getObtAddress, getSamlAddress } from './booking.api'
import { toolAddress, type ToolContext, type ToolErrand } from './toolAddress'

/** Who travels; nobody named means oneself. */
export type ForWhom = Pick<ObtQuery, 'travelerType' | 'otherTravelerProfileId'>

export interface Reaching {
  profileRef: ProfileRef & EmployeeRef
  kind: ObtKind
  forWhom: ForWhom
  context: ToolContext
  errand: ToolErrand
}

/** §7: Concur and SAML have calls of their own, for oneself; everything else is asked of GET .../obt. */
function addressFor({ profileRef, kind, forWhom }: Reaching, signal: AbortSignal): Promise<ObtAddress> {
  const { companyId, profileId } = profileRef
  if (!forWhom.travelerType && kind === 'Concur') return getConcurAddress({ companyId, profileId }, signal)
  if (!forWhom.travelerType && kind === 'saml') return getSamlAddress(profileRef, kind, signal)
  return getObtAddress({ companyId, profileId, ...forWhom }, signal)
}

/** The address to go to, or why there is none. */
export async function reachTool(reaching: Reaching, signal: AbortSignal) {
  const answer = await addressFor(reaching, signal)
  return { url: toolAddress(answer, reaching.context, reaching.errand), messageCode: answer.messageCode }
}
