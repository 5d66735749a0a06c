import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Ref, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import type { Notification } from '#contract/notices/notifications.ts'
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
import { type Booker, obstaclesOf, obstacleRow } from '@/domains/profile/profile.rules'
import { ReadinessPanel } from './readiness/ReadinessPanel'
import { ExpiryRow } from './readiness/ObstacleRow'
import { StepSections } from './StepSections'
import { isReady, type ProfileStep, type StepStates } from '@/domains/profile/steps.rules'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import { AskAdmin } from '@/domains/profile/shared/AskAdmin'
import { adminObstacles, adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { WriteToAdministrator } from '@/domains/booking/shared/WriteToAdministrator'
import { Banner } from '@/ui/notice/Banner'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import rows from '@/patterns/list/rows.module.css'

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

const obstaclesHere = (profile: Profile, step: ProfileStep) =>
  obstaclesOf(profile).filter((obstacle) => obstacleRow(obstacle).step === step)

interface OthersObstaclesProps {
  profileRef: ProfileRef
  profile: Profile
  step: ProfileStep
  /** Notifications of cards or passports that have expired or expire soon. */
  notifications: Notification[]
}

/** Notices of expiry, and one sentence with the administrator's details and the day they were asked for. */
function OthersObstacles({ profileRef, profile, step, notifications }: OthersObstaclesProps) {
  const obstacles = adminObstacles(obstaclesHere(profile, step))
  return (
    <>
      {notifications.length > 0 && (
        <Card
          heading={<FormattedMessage id="completion.step.open" values={{ count: notifications.length }} />}
          headingLevel={3}
        >
          <ul role="list" className={rows.list}>
            {notifications.map((notification) => (
              <ExpiryRow key={notification.key ?? notification.message} notification={notification} />
            ))}
          </ul>
        </Card>
      )}
      {obstacles.length > 0 && (
        <Card
          heading={<FormattedMessage id="completion.left.title" />}
          headingLevel={3}
          description={<ObstacleNames obstacles={obstacles} />}
        >
          {adminRequestsOf(obstacles).map((adminRequest) => (
            <AskAdmin key={adminRequest} profileRef={profileRef} profile={profile} adminRequest={adminRequest} />
          ))}
          <WriteToAdministrator />
        </Card>
      )}
    </>
  )
}
