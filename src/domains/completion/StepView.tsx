import { type Ref, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile.ts'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { notificationsOfStep } from '@/domains/notifications/notifications.rules'
import type { ProfileRef } from '@/http/paths'
import { createPageForms, PageFormsContext } from '@/forms/pageForms'
import { useLocale } from '@/i18n/useLocale'
import { buttonClass } from '@/ui/buttonClass'
import AgencyHelp from './shared/AgencyHelp'
import styles from './CompleteYourProfilePage.module.css'
import { StepActions } from './StepActions'
import { obstaclesOf } from '@/domains/profile/profile.rules'
import { ReadinessPanel } from './ReadinessPanel'
import { OthersObstacles, OwnObstacles } from './StepObstacles'
import { StepSections } from './StepSections'
import { isReady, type ProfileStep, type StepStates } from '@/domains/profile/steps.rules'
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
  /** Called when the step is left with everything in it saved. */
  onDone: () => void
  ref: Ref<HTMLHeadingElement>
}

/** A step: what is missing in it, its sections, and the one button to save and go on. The review tells whether the person can book. */
export function StepView({ profileRef, profile, step, steps, states, event, onSaved, onDone, ref }: StepViewProps) {
  const [page] = useState(() => createPageForms('step'))
  const { data: notifications = [] } = useNotificationsQuery(profileRef)
  const isReview = step === 'review'
  return (
    <>
      <header>
        <p className={styles.count}>
          {step !== 'review' && (
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
          <FormattedMessage
            id={isReview && isReady(profile) ? 'completion.ready.text' : `completion.step.${step}.text`}
          />
        </p>
      </header>
      {isReview ? (
        <>
          {!isReady(profile) && <ReadinessPanel profileRef={profileRef} />}
          {event && <AfterEvent event={event} />}
          <AgencyHelp obstacles={obstaclesOf(profile)} />
        </>
      ) : (
        <>
          <OwnObstacles {...{ profile, step, event }} />
          <PageFormsContext value={page}>
            <StepSections profileRef={profileRef} step={step} onSaved={onSaved} />
          </PageFormsContext>
          <OthersObstacles
            {...{ profileRef, profile, step }}
            notifications={notificationsOfStep(notifications, step)}
          />
          <StepActions {...{ page, profile, step, steps, states, event, onDone }} />
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
