import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '@/domains/session/shared/useSession'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { rowOf } from '@/routes/table'
import { mayNavigate } from '@/routes/permissions'
import { TroubleIllustration } from '@/ui/illustrations/TroubleIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CompleteYourProfilePage.module.css'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { Stepper } from './Stepper'
import { isReady, pageOfStep, stepsFor } from '@/domains/profile/steps.rules'
import { useStepStates } from './useStepStates'
import { useWizardEvent } from './useWizardEvent'

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
