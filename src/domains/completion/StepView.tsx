import { ArrowRight } from 'lucide-react'
import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile.ts'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { notificationsOfStep } from '@/domains/notifications/notifications.rules'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { buttonClass } from '@/ui/buttonClass'
import { AgencyHelp } from './AgencyHelp'
import styles from './CompleteYourProfilePage.module.css'
import { stepPath } from '@/domains/profile/shared/stepPath'
import { obstaclesOf } from '@/domains/profile/profile.rules'
import { ReadinessPanel } from './ReadinessPanel'
import { StepObstacles } from './StepObstacles'
import { StepSections } from './StepSections'
import { nextStep, type ProfileStep, type StepStates } from '@/domains/profile/steps.rules'
import { table } from '@/routes/table'
import { Banner } from '@/ui/Banner'
import { eventPath } from './event.rules'

interface StepViewProps {
  profileRef: ProfileRef
  profile: Profile
  step: ProfileStep
  steps: readonly ProfileStep[]
  states: StepStates
  event: string | null
  onSaved: (changed?: readonly string[]) => void
  ref: Ref<HTMLHeadingElement>
}

/** A step: what is missing in it, its sections, and a button to go on. The review tells whether the person can book. */
export function StepView({ profileRef, profile, step, steps, states, event, onSaved, ref }: StepViewProps) {
  const locale = useLocale()
  const { data: notifications = [] } = useNotificationsQuery(profileRef)
  const isReview = step === 'review'
  return (
    <>
      <header>
        <p className={styles.count}>
          {step === 'review' ? (
            <FormattedMessage id="completion.stepLast" />
          ) : (
            <FormattedMessage
              id="completion.stepOf"
              values={{ number: steps.indexOf(step) + 1, of: steps.filter((each) => each !== 'review').length }}
            />
          )}
        </p>
        <h2 ref={ref} tabIndex={-1} className={styles.heading}>
          <FormattedMessage id={`completion.step.${step}`} />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage id={`completion.step.${step}.text`} />
        </p>
      </header>
      {isReview ? (
        <>
          <ReadinessPanel profileRef={profileRef} whenReady={<BookNow />} />
          {event && <AfterEvent event={event} />}
          <AgencyHelp obstacles={obstaclesOf(profile)} />
        </>
      ) : (
        <>
          <StepObstacles
            {...{ profileRef, profile, step, event }}
            notifications={notificationsOfStep(notifications, step)}
          />
          <StepSections profileRef={profileRef} step={step} onSaved={onSaved} />
          <Link
            className={buttonClass(states[step] === 'complete' ? 'primary' : 'secondary')}
            to={stepPath(locale, nextStep(step, steps, states), { event })}
          >
            <FormattedMessage
              id={states[step] === 'complete' ? 'completion.next' : 'completion.skip'}
              values={{ step: <FormattedMessage id={`completion.step.${nextStep(step, steps, states)}`} /> }}
            />
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </>
      )}
    </>
  )
}

/** Leads back to the event that the person came for; while events have no page, points to the organiser's e-mail. */
function AfterEvent({ event }: { event: string }) {
  const path = eventPath(useLocale(), event, table)
  return (
    <Banner
      tone="accent"
      title={<FormattedMessage id="completion.event.title" />}
      actions={
        path && (
          <Link className={buttonClass('primary', 'small')} to={path}>
            <FormattedMessage id="completion.event.back" />
          </Link>
        )
      }
    >
      <FormattedMessage id={path ? 'completion.event.text' : 'completion.event.noPage'} />
    </Banner>
  )
}
