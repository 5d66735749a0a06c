import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { NotificationCode } from '#contract/notices/notifications.ts'
import { obtKinds } from '#contract/booking/obtKinds.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { issuesOf } from '@/domains/profile/profile.rules'
import { useSession } from '@/domains/session/shared/useSession'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { env } from '@/lib/env'
import {
  type BookingFacts,
  isBookEnabled,
  offersGuest,
  reasonNotForSelf,
  reasonNotToBook,
  skipsChoice,
} from '@/domains/booking/booking.rules'
import { booking, modalOpened } from '@/domains/booking/booking.slice'
import { openBookingTool, openTab } from '@/domains/booking/openBookingTool'
import type { BookingTraveler } from '@/domains/booking/requestToolAddress'
import { useDisclaimer } from '@/domains/booking/shared/useDisclaimer'
import { useTravelRights } from '@/domains/booking/shared/useTravelRights'
import type { ToolHandoff } from '@/domains/booking/toolAddress'

const expiredCodes = ['creditCardExpired', 'passportExpired'] as const satisfies readonly NotificationCode[]

/** The state of a booking button: whether it is enabled, the reason if not, and the action of a click. */
export function useBooking() {
  const dispatch = useAppDispatch()
  const locale = useLocale()
  const { profileRef, facts, person, isLoading, hasFailed, retry } = useBookingFacts()
  const { isProcessing, asked } = useAppSelector(booking)
  const { expired, areKnown } = useExpiredDocuments()

  const openTool = (traveler: BookingTraveler = {}, handoff: ToolHandoff = {}) => {
    const kind = facts?.tool
    if (!kind || !person || isProcessing) return
    const context = { ...person, culture: cultureOf(locale), widthPx: window.innerWidth, stage: env.stage }
    void dispatch(openBookingTool({ profileRef, kind, traveler, handoff, context, tab: openTab() }))
  }
  /** Whether the tool is being opened for this. */
  const isOpening = (traveler: BookingTraveler, groupId?: string) =>
    isProcessing &&
    asked?.traveler.travelerType === traveler.travelerType &&
    asked?.traveler.otherTravelerProfileId === traveler.otherTravelerProfileId &&
    asked?.handoff.group?.id === groupId
  const isEnabled = facts !== undefined && isBookEnabled(facts)
  const hasToRead = useDisclaimer() !== ''
  const hasNotice = !areKnown || expired.length > 0 || hasToRead
  const opensWindow = !isEnabled || !skipsChoice(facts) || hasNotice
  return {
    isLoading,
    hasFailed,
    retry,
    isProcessing,
    facts,
    isEnabled,
    reason: facts && reasonNotToBook(facts),
    /** The reason against an own trip, whatever else the reader can book. */
    ownReason: facts && reasonNotForSelf(facts),
    expired,
    /** Whether there is a warning or its loading, or a notice of the company, to be read before booking. */
    hasNotice,
    /** §6: whether there is a guest option. */
    offersGuest: facts !== undefined && offersGuest(facts),
    openTool,
    /** §5: for a traveler, company and profile ids are required or nothing happens. */
    openToolFor: ({ companyId, profileId }: ProfileRef, handoff?: ToolHandoff) => {
      if (companyId && profileId) openTool(travelerOf(profileId), handoff)
    },
    isOpening,
    isOpeningFor: ({ profileId }: ProfileRef, groupId?: string) => isOpening(travelerOf(profileId), groupId),
    /**
     * Whether `start` opens the booking window before the tool: for a choice, a reason against booking, a warning or
     * its loading, or a notice of the company.
     */
    opensWindow,
    start: () => (opensWindow ? void dispatch(modalOpened()) : openTool()),
  }
}

const travelerOf = (profileId: string): BookingTraveler => ({
  travelerType: 'traveler',
  otherTravelerProfileId: profileId,
})

function useBookingFacts() {
  const { companyId, profileId, employeeId, roles } = useSession()
  const profileRef = { companyId, profileId, employeeId: employeeId ?? '' }
  const { people } = useAppSelector(booking)
  const rights = useTravelRights({ companyId, profileId, employeeId })
  const { profile, configuration, policy, hasFailed, isLoading, retry } = rights
  const isSandbox = employeeId === null
  const mayHaveGroups = configuration?.features.groupEvents === true && policy?.isAllowedEvent === true
  const facts: BookingFacts | undefined =
    profile && !isSandbox && !hasFailed && !isLoading
      ? {
          isAllowedToBook: profile.isAllowedToBook,
          issues: issuesOf(profile),
          tool: obtKinds.find((kind) => kind === profile.obt?.name) ?? null,
          policy: policy ?? null,
          roles,
          isCountLoading: people === null && (roles.includes('Arranger') || mayHaveGroups),
          arrangerRequests: people?.arrangerRequests ?? 0,
          bookableGroups: people?.bookableGroups ?? 0,
        }
      : undefined
  // Data about the person that the first-party tool gets (§7).
  const person = profile && {
    ageGroup: profile.walkMeAgeGroupID,
    country: profile.countryCode,
    companyId,
    userId: profileId,
    roles,
  }
  return { profileRef, person, facts, isLoading: !facts && !hasFailed, hasFailed, retry }
}

/** §2: expired cards and passports, to be warned about before booking. */
function useExpiredDocuments() {
  const { companyId, profileId } = useSession()
  const { data = [], isLoading } = useNotificationsQuery({ companyId, profileId })
  return {
    expired: expiredCodes.filter((code) => data.some((notification) => notification.code === code)),
    areKnown: !isLoading,
  }
}
