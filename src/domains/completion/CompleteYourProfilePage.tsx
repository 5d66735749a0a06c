import { useMemo, useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import { rowOf } from '@/routes/table'
import { mayNavigate } from '@/routes/permissions'
import { TroubleIllustration } from '@/ui/illustrations/TroubleIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CompleteYourProfilePage.module.css'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import {
  isReady,
  pageOfStep,
  stepsFor,
  type ProfileStep,
  requestedStep,
  type StepStates,
  stepStates,
} from '@/domains/profile/steps.rules'
import type { Booker } from '@/domains/profile/profile.rules'
import { useTravelDocumentsQuery } from '@/domains/profile/documents/documents.slice'
import { useEmergencyContactQuery } from '@/domains/profile/emergency/emergency.slice'
import { usePreferencesQuery } from '@/domains/profile/preferences/preferences.slice'
import { useMyGroupTravels } from '@/domains/events/shared/useMyGroupTravels'
import type { ProfileRef } from '@/http/paths'
import { localDay } from '@/lib/localDay'
import { useNow } from '@/i18n/useNow'
import { OutdatedTripsNotice } from './outdatedTrips/OutdatedTripsNotice'
import { StepNav } from './StepNav'
import { StepView } from './StepView'

/** §2 complete-your-profile: from the first step that is not done to "You are ready to book". */
export default function CompleteYourProfilePage() {
  const profileRef = useSubjectProfile()
  const { roles } = useSession()
  const { data, isError, isFetching, refetch } = useProfileQuery(profileRef)
  const [query] = useSearchParams()
  const isForEvent = query.has('g')
  const profile = useMemo(() => data && { ...data, isForEvent }, [data, isForEvent])
  const states = useStepStates(profileRef, profile)
  const eventName = useWizardEvent(query.get('g'))
  const steps = useMemo(() => {
    // The event's needs are not loaded here, so the needs of an event abroad are assumed.
    const all = stepsFor(isForEvent ? { isAbroad: undefined, paysForTravelers: false } : undefined)
    return all.filter((step) => step === 'review' || mayNavigate(rowOf(pageOfStep[step]), roles))
  }, [isForEvent, roles])
  return (
    <>
      {profile && isReady(profile) ? (
        <PageHeader
          title={<FormattedMessage id="completion.ready.title" />}
          facts={[
            eventName && <FormattedMessage key="event" id="completion.forEvent" values={{ name: eventName }} />,
            <FormattedMessage key="lead" id="completion.lead.ready" />,
          ]}
          // An event is booked from its invitation, to which the review links.
          primary={!isForEvent && <BookNow />}
        />
      ) : (
        <PageHeader
          title={<FormattedMessage id="completion.title" />}
          facts={[
            eventName && <FormattedMessage key="event" id="completion.forEvent" values={{ name: eventName }} />,
            <FormattedMessage key="lead" id={isForEvent ? 'completion.lead.event' : 'completion.lead'} />,
          ]}
        />
      )}
      <UnsavedWork leaving="address">
        {profile && states ? (
          <Stepper {...{ profileRef, profile, states, steps }} />
        ) : isError ? (
          <QueryFailure
            isLarge
            query={{ refetch, isFetching }}
            title="completion.failed.title"
            text="completion.failed.text"
            illustration={<TroubleIllustration />}
          />
        ) : (
          <Waiting />
        )}
      </UnsavedWork>
    </>
  )
}

const Waiting = () => (
  <div className={styles.step}>
    <VisuallyHidden role="status">
      <FormattedMessage id="completion.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" />
    <Skeleton shape="box" />
  </div>
)

interface StepperProps {
  profileRef: ProfileRef
  profile: Profile & Booker
  states: StepStates
  steps: readonly ProfileStep[]
}

/** One step at a time. Its button saves all forms and leads to the next open step. */
function Stepper({ profileRef, profile, states, steps }: StepperProps) {
  const { formatMessage } = useIntl()
  const [query] = useSearchParams()
  const event = query.get('g')
  // Without a step in the address the first open step is shown, and stays until the person moves on.
  const [start] = useState(() => requestedStep(null, steps, states))
  const asked = query.get('s')
  const current = steps.find((step) => step === asked) ?? start
  const heading = useFocusOnChange(current)
  const [said, setSaid] = useState('')
  useFocusRequestedField()

  const onDone = useCallback(
    () =>
      setSaid(
        formatMessage({ id: 'completion.stepDone' }, { step: formatMessage({ id: `completion.step.${current}` }) }),
      ),
    [current, formatMessage],
  )

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={styles.columns}>
        <StepNav {...{ profile, steps, current, states, event }} />
        <div className={styles.step}>
          <OutdatedTripsNotice key={profileRef.profileId} profileRef={profileRef} />
          <StepView
            key={current}
            ref={heading}
            {...{ profileRef, profile, states, steps, event }}
            step={current}
            onDone={onDone}
          />
        </div>
      </div>
    </>
  )
}

/** On a change of step, focuses its heading, unless the address names a field to focus. */
function useFocusOnChange(step: ProfileStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

/** The name of the event in the address of complete-your-profile (`g` of §2), undefined until it is loaded. */
function useWizardEvent(event: string | null): string | undefined {
  const { locale } = useIntl()
  const { data } = useMyGroupTravels(event !== null)
  return useMemo(() => {
    const group = event && data?.find(({ groupTravel }) => groupTravel.shareableId === event)
    return group ? groupNameOf(group.names, locale) : undefined
  }, [data, event, locale])
}

/** State of each step of a person's profile. Data that fails to load counts as missing; its step shows the failure. */
function useStepStates(profileRef: ProfileRef, profile: (Profile & Booker) | undefined): StepStates | undefined {
  const documents = useTravelDocumentsQuery(profileRef)
  const contact = useEmergencyContactQuery(profileRef)
  const preferences = usePreferencesQuery(profileRef)
  const day = localDay(useNow())
  if (!profile || documents.isLoading || contact.isLoading || preferences.isLoading) return undefined
  return stepStates({
    profile,
    passports: (documents.data ?? []).map(({ expirationDate }) => expirationDate),
    hasPreferences: preferences.data !== null && preferences.data !== undefined,
    hasEmergencyContact: contact.data !== null && contact.data !== undefined,
    today: day,
  })
}
