import type { GroupTravel } from '#contract/events/groupTravels.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { useNavigate } from 'react-router-dom'
import { type BookedTraveler, problemFound } from '@/domains/booking/booking.slice'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { useTravelRights } from '@/domains/booking/shared/useTravelRights'
import {
  groupHandoff,
  lackOfGroup,
  type NoEventReason,
  reasonNotForEvents,
  reasonNotForTheirEvents,
  firstOwnObstacle,
  type GroupLack,
} from '@/domains/events/events.rules'
import { useSession } from '@/domains/session/shared/useSession'
import { obstacleRow } from '@/domains/profile/profile.rules'
import { obstaclePath, stepPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { useAppDispatch } from '@/store/hooks'
import type { ProfileRef } from '@/http/paths'
import { arrangedPages } from '@/routes/arrangedPages'
import { pathTo } from '@/routes/pathTo'

/**
 * Booking for an event (§5), for the reader or for a traveler under the traveler's policy. Returns why it cannot be
 * booked, whether the tool is opening, and what a click does: `way` leads to a missing field that the reader can
 * provide. `retry` reloads data that failed.
 */
export function useEventBooking(group: GroupTravel, traveler?: BookedTraveler) {
  const locale = useLocale()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { facts, isProcessing, retry, ...tool } = useBooking()
  const session = useSession()
  const rights = useTravelRights(traveler ?? session)
  const booking = { group, profile: rights.profile, policy: rights.policy }
  const hasFailed = tool.hasFailed || rights.hasFailed
  const isKnown = facts !== undefined && !rights.isLoading
  const refusal: NoEventReason | undefined = hasFailed
    ? 'unknown'
    : !isKnown
      ? undefined
      : traveler
        ? reasonNotForTheirEvents({ tool: facts.tool, policy: rights.policy ?? null })
        : reasonNotForEvents(facts)
  const lack = isKnown && !refusal ? lackOfGroup(booking) : undefined
  const way = lack && booking.profile && lackPath(locale, lack, { profile: booking.profile, group, traveler })
  const { id } = group.groupTravel
  const isOpening = traveler ? tool.isOpeningFor(traveler, id) : tool.isOpening({}, id)
  const isDisabled = !isKnown || refusal !== undefined || (isProcessing && !isOpening)
  const open = () => {
    const handoff = { group: groupHandoff(booking) }
    if (traveler) tool.openToolFor(traveler, handoff)
    else tool.openTool({}, handoff)
  }
  return {
    why: refusal ?? lack,
    way,
    retry: () => {
      retry()
      if (traveler) rights.retry()
    },
    isOpening,
    isDisabled,
    book: () => {
      if (isDisabled || isProcessing) return
      if (way) void navigate(way)
      else if (lack) dispatch(problemFound('cantProcess'))
      else open()
    },
  }
}

export type EventBooking = ReturnType<typeof useEventBooking>

interface Lacking {
  profile: Profile
  group: GroupTravel
  /** The traveler the trip is arranged for, undefined for the reader. */
  traveler?: ProfileRef | undefined
}

/**
 * The address of the missing field without which an event cannot be booked (§5): in the wizard, or on the traveler's
 * page; or of the list of what the travel administrator has to settle. Undefined where the person who books cannot
 * provide it.
 */
function lackPath(locale: LocaleCode, lack: GroupLack, { profile, group, traveler }: Lacking) {
  if (lack !== 'airport' && lack !== 'profile' && lack !== 'administrator') return undefined
  const event = group.groupTravel.shareableId
  const first = lack === 'airport' ? 'homeAirportMissing' : firstOwnObstacle(profile)
  if (!traveler) return first ? obstaclePath(locale, first, event) : stepPath(locale, 'review', { event })
  if (!first) return undefined
  const { page, field } = obstacleRow(first)
  const path = pathTo(locale, arrangedPages[page], { companyId: traveler.companyId, profileId: traveler.profileId })
  return field ? `${path}#${field}` : path
}
