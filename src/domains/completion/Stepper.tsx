import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import type { Booker } from '@/domains/profile/profile.rules'
import type { ProfileRef } from '@/http/paths'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CompleteYourProfilePage.module.css'
import { OutdatedTripsNotice } from './outdatedTrips/OutdatedTripsNotice'
import { useFocusRequestedField } from '@/forms/section/useFocusRequestedField'
import { StepNav } from './StepNav'
import { StepView } from './StepView'
import { type ProfileStep, requestedStep, type StepStates } from '@/domains/profile/steps.rules'

interface StepperProps {
  profileRef: ProfileRef
  profile: Profile & Booker
  states: StepStates
  steps: readonly ProfileStep[]
}

/** One step at a time. Its button saves all forms and leads to the next open step. */
export function Stepper({ profileRef, profile, states, steps }: StepperProps) {
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
