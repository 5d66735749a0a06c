import type { GroupTravel } from '#contract/events/groupTravels.ts'
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
} from '@/domains/events/events.rules'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useAppDispatch } from '@/store/hooks'
import { lackPath } from './lackPath'

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
