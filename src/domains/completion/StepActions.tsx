import { ArrowRight, CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import { type Booker, firstRemovable, obstacleRow, obstaclesOf } from '@/domains/profile/profile.rules'
import { obstaclePath, stepPath } from '@/domains/profile/shared/stepPath'
import { isNeeded, isOpen, nextStep, type ProfileStep, type StepStates } from '@/domains/profile/steps.rules'
import type { PageForms } from '@/forms/section/pageForms'
import { hasProblem, SaveProblem, usePageState } from '@/forms/section/SaveBar'
import { useLocale } from '@/i18n/useLocale'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './StepActions.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface StepActionsProps {
  page: PageForms
  profile: Profile & Booker
  step: ProfileStep
  steps: readonly ProfileStep[]
  states: StepStates
  event: string | null
  /** Called when the step is left with everything in it saved. */
  onDone: () => void
}

/** The button of a step: saves all its forms and leads to the next step. Optional steps have a button to skip them. */
export function StepActions({ page, profile, step, steps, states, event, onDone }: StepActionsProps) {
  const locale = useLocale()
  const state = usePageState(page)
  const { changes, isSaving } = state
  const next = stepPath(locale, nextStep(step, steps, states), { event })
  const { goOn, stay } = useGoOn({ profile, step, event, next, hasChanges: changes > 0, onDone })
  const isToDo = isOpen(states[step])
  const save = async () => {
    const hadChanges = changes > 0
    stay()
    if (await page.save({ untouched: isToDo && isNeeded(step) })) goOn(hadChanges)
    else page.focusProblem()
  }
  return (
    <div className={cx(layout.row3, layout.lines2)}>
      <Button isPending={isSaving} onClick={() => void save()}>
        <FormattedMessage id={isToDo || changes > 0 ? 'completion.saveAndContinue' : 'completion.continue'} />
        <ArrowRight size={18} aria-hidden="true" />
      </Button>
      {isToDo && (
        <Link className={buttonClass('quiet')} to={next}>
          <FormattedMessage id="completion.skip" />
        </Link>
      )}
      <p role="status" className={styles.problem}>
        {hasProblem(state) && (
          <>
            <CircleAlert aria-hidden="true" />
            <SaveProblem state={state} />
          </>
        )}
      </p>
    </div>
  )
}

interface Way extends Pick<StepActionsProps, 'profile' | 'step' | 'event' | 'onDone'> {
  next: string
  /** Whether something is not saved yet. */
  hasChanges: boolean
}

/** After saving leads on, or to the first field without which the person cannot book. */
function useGoOn({ profile, step, event, next, hasChanges, onDone }: Way) {
  const locale = useLocale()
  const navigate = useNavigate()
  const [going, setGoing] = useState<{ hadChanges: boolean; isFieldShown?: true }>()
  // The saved profile may arrive after the save has ended. Its missing details decide the next step.
  useEffect(() => {
    // A person who types on stays until that is saved.
    if (!going || hasChanges) return
    const missing = firstRemovable(obstaclesOf(profile).filter((each) => obstacleRow(each).step === step))
    // A new card reaches the profile after it is saved. Uses that it does not pay for are shown in the review.
    if (missing && step === 'personal') {
      // Only once: later answers must not take the focus from another field.
      if (going.isFieldShown) return
      setGoing({ ...going, isFieldShown: true })
      return void navigate(obstaclePath(locale, missing, event), { replace: true })
    }
    setGoing(undefined)
    if (going.hadChanges) onDone()
    void navigate(next)
  }, [going, profile, step, event, next, hasChanges, locale, navigate, onDone])
  return {
    goOn: (hadChanges: boolean) => setGoing({ hadChanges }),
    /** Until the save that begins now has ended. */
    stay: () => setGoing(undefined),
  }
}
