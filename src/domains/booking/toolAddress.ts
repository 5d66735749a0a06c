import { groupSearch, toolParameters, type ToolTarget } from '#contract/booking/toolAddress.ts'
import type { ObtAddress } from '#contract/booking/bookingTool.ts'
import { limits } from '#contract/fields/limits.ts'
import type { GroupHandoff, HotelHandoff } from './booking.rules'
import { safeExternalUrl } from '@/lib/safePath'

/** The page to open in the tool. Without a target, its home page. */
export interface ToolHandoff {
  target?: ToolTarget
  /** The booking to open, with the target `trip`; for a hotel the booking whose guest needs it. */
  superPnrId?: string
  group?: GroupHandoff
  hotel?: HotelHandoff
}

/** The data about the person and their screen that the first-party tool gets (§7). */
export interface ToolContext {
  /** Culture code for the tool's language. */
  culture: string
  widthPx: number
  stage: string
  /** §5 age groups; null where the date of birth is unknown. */
  ageGroup: number | null
  country: string
  companyId: string
  userId: string
  roles: readonly string[]
}

/** `2026-05-31` as `5/31/2026` (§9 M/d/yyyy). */
const slashed = (date: string) => {
  const [year, month, day] = date.split('-').map(Number)
  return `${month}/${day}/${year}`
}

const aboutPerson = (context: ToolContext): Record<string, string> => ({
  [toolParameters.stage]: context.stage,
  [toolParameters.ageGroup]: context.ageGroup === null ? '' : String(context.ageGroup),
  [toolParameters.country]: context.country,
  [toolParameters.companyId]: context.companyId,
  [toolParameters.userId]: context.userId,
  [toolParameters.roles]: context.roles.join(','),
  [toolParameters.isMobile]: String(context.widthPx < limits.mobileWidthPx),
  [toolParameters.locale]: context.culture,
})

const aboutGroup = (group: GroupHandoff): Record<string, string> => ({
  [toolParameters.groupTravel]: group.id,
  [toolParameters.autosubmit]: 'true',
  [toolParameters.city]: group.city,
  [toolParameters.departureDate]: slashed(group.departure),
  [toolParameters.returnDate]: slashed(group.return),
  [toolParameters.departureTime]: groupSearch.time,
  [toolParameters.returnTime]: groupSearch.time,
  [toolParameters.timeWindow]: String(groupSearch.windowHours),
  [toolParameters.acceptPenalty]: String(groupSearch.acceptsPenalty),
  [toolParameters.policyTemplate]: group.policyTemplate,
  [toolParameters.policyModification]: group.policyModification ?? '',
})

const aboutHotel = (hotel: HotelHandoff): Record<string, string> => ({
  [toolParameters.target]: 'hotel',
  [toolParameters.hideMenu]: 'true',
  [toolParameters.autosubmit]: 'true',
  [toolParameters.city]: hotel.city,
  [toolParameters.departureDate]: slashed(hotel.checkIn),
  [toolParameters.returnDate]: slashed(hotel.checkOut),
})

/** The tool hides its menu on a visit for one purpose. */
const handoffParameters = ({ target, superPnrId, group, hotel }: ToolHandoff): Record<string, string> => ({
  [toolParameters.target]: group ? 'group' : (target ?? 'user-home'),
  [toolParameters.hideMenu]: String(group !== undefined || target === 'trip'),
  [toolParameters.superPnrId]: superPnrId ?? '',
  ...(group && aboutGroup(group)),
  ...(hotel && aboutHotel(hotel)),
})

/**
 * The address to open, or undefined when the answer has no usable one (§8: unsuccessful, or lacking a url). The
 * first-party tool gets parameters about person and purpose (§7); the address of another tool stays unchanged.
 */
export function toolAddress(answer: ObtAddress, context: ToolContext, handoff: ToolHandoff = {}): URL | undefined {
  const url = answer.successfull ? safeExternalUrl(answer.data?.url) : undefined
  if (url && answer.data?.name === 'ZIIOBT') {
    const told = Object.entries({ ...aboutPerson(context), ...handoffParameters(handoff) })
    for (const [name, value] of told) if (value !== '') url.searchParams.set(name, value)
  }
  return url
}
