import { Check, CircleDot, Flag, Hourglass, type LucideIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import type { Booker } from '@/domains/profile/profile.rules'
import { useLocale } from '@/i18n/useLocale'
import { cx } from '@/ui/cx'
import { stepPath } from '@/domains/profile/shared/stepPath'
import styles from './StepNav.module.css'
import {
  isNeeded,
  isOpen,
  leftIn,
  type ProfileStep,
  type StepState,
  type StepStates,
} from '@/domains/profile/steps.rules'

/** A step that is not started shows its number instead. */
const icons: Record<StepState, LucideIcon | undefined> = {
  notStarted: undefined,
  inProgress: CircleDot,
  complete: Check,
  waitingForAdmin: Hourglass,
}

interface StepNavProps {
  profile: Profile & Booker
  steps: readonly ProfileStep[]
  current: ProfileStep
  states: StepStates
  event: string | null
}

/** The steps with their states, and the link to the review: a list beside the step, a row of marks on phones. */
export function StepNav({ profile, steps, current, states, event }: StepNavProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return (
    <nav aria-label={formatMessage({ id: 'completion.steps' })} className={styles.nav}>
      <ol role="list" className={styles.list}>
        {steps
          .filter((step) => step !== 'review')
          .map((step, at) => {
            const Icon = icons[states[step]]
            return (
              <li key={step}>
                <Link
                  to={stepPath(locale, step, { event })}
                  className={styles.step}
                  aria-current={step === current ? 'step' : undefined}
                >
                  <span className={cx(styles.mark, styles[states[step]])}>
                    {Icon ? <Icon aria-hidden="true" /> : <span aria-hidden="true">{at + 1}</span>}
                  </span>
                  <span className={styles.words}>
                    <span>
                      <FormattedMessage id={`completion.step.${step}`} />
                    </span>{' '}
                    <span className={styles.state}>
                      <StateOf {...{ profile, step, event }} state={states[step]} />
                    </span>
                  </span>
                </Link>
              </li>
            )
          })}
      </ol>
      <Link
        to={stepPath(locale, 'review', { event })}
        className={cx(styles.step, styles.review)}
        aria-current={current === 'review' ? 'step' : undefined}
      >
        <span className={cx(styles.mark, styles[states.review])}>
          <Flag aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <FormattedMessage id="completion.step.review" />
        </span>
      </Link>
    </nav>
  )
}

interface StateOfProps extends Pick<StepNavProps, 'profile' | 'event'> {
  step: ProfileStep
  state: StepState
}

/** The state of a step: whether booking needs it, or that it is optional. */
function StateOf({ profile, step, state, event }: StateOfProps) {
  if (isOpen(state) && leftIn(step, profile) > 0) return <FormattedMessage id="completion.state.needed" />
  if (state === 'notStarted' && !isNeeded(step) && !event) return <FormattedMessage id="completion.state.optional" />
  return <FormattedMessage id={`completion.state.${state}`} />
}
