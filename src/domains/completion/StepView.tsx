import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Ref, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { notificationsOfStep } from '@/domains/notifications/notifications.rules'
import { useCreditCardsQuery } from '@/domains/profile/payment/payment.slice'
import type { ProfileRef } from '@/http/paths'
import { PageForms, PageFormsContext } from '@/forms/section/pageForms'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import AgencyHelp from './shared/AgencyHelp'
import styles from './CompleteYourProfilePage.module.css'
import { StepActions } from './StepActions'
import { type Booker, obstaclesOf } from '@/domains/profile/profile.rules'
import { ReadinessPanel } from './readiness/ReadinessPanel'
import { OthersObstacles } from './StepObstacles'
import { StepSections } from './StepSections'
import { isReady, type ProfileStep, type StepStates } from '@/domains/profile/steps.rules'
import { Banner } from '@/ui/notice/Banner'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface StepViewProps {
  profileRef: ProfileRef
  profile: Profile & Booker
  step: ProfileStep
  steps: readonly ProfileStep[]
  states: StepStates
  event: string | null
  /** Called when the step is left with everything in it saved. */
  onDone: () => void
  ref: Ref<HTMLHeadingElement>
}

/**
 * A step: its missing details, its sections, and the button to save and go on. The review shows whether the person can
 * book.
 */
export function StepView({ profileRef, profile, step, steps, states, event, onDone, ref }: StepViewProps) {
  const [page] = useState(() => new PageForms('step'))
  const { data: notifications = [] } = useNotificationsQuery(profileRef)
  const isReview = step === 'review'
  // The cards decide whether the form for a first card is shown. Until they are loaded the step has nothing to save.
  const cards = useCreditCardsQuery(step === 'payment' ? profileRef : skipToken)
  return (
    <>
      <header>
        <p className={textStyle.note}>
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
        <p className={cx(textStyle.measure, layout.above1, textStyle.soft)}>
          <FormattedMessage
            id={isReview && isReady(profile) ? 'completion.ready.text' : `completion.step.${step}.text`}
          />
        </p>
      </header>
      {isReview ? (
        <>
          {!isReady(profile) && <ReadinessPanel {...{ profileRef, profile, event }} />}
          {event && <AfterEvent event={event} />}
          <AgencyHelp obstacles={obstaclesOf(profile)} />
          {!isReady(profile) && !event && <ToHome />}
        </>
      ) : (
        <>
          <PageFormsContext value={page}>
            <StepSections profileRef={profileRef} step={step} isForEvent={event !== null}>
              <OthersObstacles
                {...{ profileRef, profile, step }}
                notifications={notificationsOfStep(notifications, step)}
              />
              {!cards.isLoading && <StepActions {...{ page, profile, step, steps, states, event, onDone }} />}
            </StepSections>
          </PageFormsContext>
        </>
      )}
    </>
  )
}

/** The last link of the wizard for a person who cannot book yet. */
const ToHome = () => (
  <Link className={cx(buttonClass(), layout.selfStart)} to={pathTo(useLocale(), 'home')}>
    <FormattedMessage id="completion.home" />
  </Link>
)

/** Leads back to the invitation that the person came for. */
function AfterEvent({ event }: { event: string }) {
  return (
    <Banner
      tone="accent"
      title={<FormattedMessage id="completion.event.title" />}
      actions={
        <Link
          className={buttonClass('primary', 'small')}
          to={pathTo(useLocale(), 'eventCallback', { eventShareableId: event })}
        >
          <FormattedMessage id="completion.event.back" />
        </Link>
      }
    >
      <FormattedMessage id="completion.event.text" />
    </Banner>
  )
}
