import type { AgencyInfo } from '#contract/support/agency.ts'
import { openingState } from './openingHours.rules'

/** A number to call: the agency's desk in its hours, or its line for emergencies on a trip, day and night. */
export interface HelpLine {
  is: 'desk' | 'emergency'
  phone: string
}

/**
 * The numbers of an agency, the one to call now first: the desk, unless its hours are known and it is closed. The
 * header, the agency's card, saved trips and Support all use this rule.
 * @param desk the number of this person's desk (`contactChannels`)
 */
export function helpLines(
  desk: string | null,
  { opening, emergencyPhone }: Pick<AgencyInfo, 'opening' | 'emergencyPhone'>,
  now: Date,
): HelpLine[] {
  const lines = urgentLines(desk, { emergencyPhone })
  return isClosed(opening, now) ? lines : lines.toReversed()
}

/** The numbers of an agency, the line for emergencies first at every hour. */
export const urgentLines = (
  desk: string | null,
  { emergencyPhone }: Pick<AgencyInfo, 'emergencyPhone'>,
): HelpLine[] => [
  ...(emergencyPhone ? [{ is: 'emergency', phone: emergencyPhone } as const] : []),
  ...(desk ? [{ is: 'desk', phone: desk } as const] : []),
]

/**
 * The number for urgent matters on every page of a trip: the emergency line, so that it is the same at every hour, or
 * the desk of an agency without one.
 */
export function urgentLine({ companyTravelPhoneNumber: desk, emergencyPhone }: AgencyInfo): HelpLine | undefined {
  if (emergencyPhone) return { is: 'emergency', phone: emergencyPhone }
  return desk ? { is: 'desk', phone: desk } : undefined
}

/** Whether the desk is closed. False where the hours are unknown or only words. */
function isClosed(opening: AgencyInfo['opening'], now: Date): boolean {
  const state = opening && openingState(opening, now).is
  return state === 'closed' || state === 'never'
}
