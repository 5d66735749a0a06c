import { useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import type { Profile } from '#contract/profile.ts'
import type { ProfileRef } from '@/http/paths'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { ProgressBar } from '@/ui/ProgressBar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CompleteYourProfilePage.module.css'
import ChangeImpact from './ChangeImpact'
import { useFocusRequestedField } from '@/forms/useFocusRequestedField'
import { StepNav } from './StepNav'
import { StepView } from './StepView'
import { type ProfileStep, isReady, ownPart, requestedStep, type StepStates } from '@/domains/profile/steps.rules'
import { useChanged } from './useChanged'

interface StepperProps {
  profileRef: ProfileRef
  profile: Profile
  states: StepStates
  steps: readonly ProfileStep[]
}

/** One step at a time, saved as a whole by one button that leads to the next step with something to do. */
export function Stepper({ profileRef, profile, states, steps }: StepperProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const [query] = useSearchParams()
  const event = query.get('g')
  // Without a step in the address the first one that is not done opens, and stays until the person moves on.
  const [start] = useState(() => requestedStep(null, steps, states))
  const asked = query.get('s')
  const current = steps.find((step) => step === asked) ?? start
  const { done, of } = ownPart(profile)
  const heading = useFocusOnChange(current)
  const [said, setSaid] = useState('')
  const { changed, noteChanged } = useChanged()
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
      <ProgressBar
        label={formatMessage({ id: 'completion.progress' })}
        value={done}
        max={of}
        valueText={formatMessage({ id: 'completion.unfinished.progress' }, { done, of })}
        tone={done === of ? 'success' : 'accent'}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={styles.columns}>
        <StepNav {...{ profile, steps, current, states, event }} />
        <div className={styles.step}>
          <ChangeImpact profileRef={profileRef} changed={changed} />
          <StepView
            key={current}
            ref={heading}
            {...{ profileRef, profile, states, steps, event }}
            step={current}
            onSaved={noteChanged}
            onDone={onDone}
          />
          {!isReady(profile) && (
            <p className={styles.later}>
              <Link className={buttonClass('quiet')} to={pathTo(locale, 'home')}>
                <FormattedMessage id="completion.finishLater" />
              </Link>
            </p>
          )}
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
