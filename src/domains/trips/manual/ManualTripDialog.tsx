import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NewManualTrip } from '#contract/manualTrips.ts'
import type { Trip } from '#contract/trips.ts'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { checkManualTrip, type ManualTripValues, type SegmentProblem, valuesOf } from './manualTrip.rules'
import { ManualTripFields } from './ManualTripFields'
import { ManualTripProblem } from './ManualTripProblem'
import styles from './ManualTripDialog.module.css'
import { ProblemSummary } from './ProblemSummary'
import { useGuardedClose } from '@/forms/useGuardedClose'
import { useSaveManualTrip } from './useSaveManualTrip'

interface ManualTripDialogProps {
  /** The trip that is changed; without one, a new one is added. */
  trip?: Trip
  onClose: () => void
}
const formId = 'manual-trip'

/** The contract's own schema judges; each problem stands at its field under its kind. */
const resolver: Resolver<ManualTripValues, unknown, NewManualTrip> = (values) => {
  const { trip, problems } = checkManualTrip(values)
  if (trip) return { values: trip, errors: {} }
  const segments: Partial<Record<string, { type: SegmentProblem }>>[] = []
  for (const { segment, field, problem } of problems) (segments[segment] ??= {})[field] = { type: problem }
  return { values: {}, errors: { segments } }
}

/** "Booked elsewhere": a trip entered by hand. What was typed stays until it is saved. */
export default function ManualTripDialog({ trip, onClose }: ManualTripDialogProps) {
  const { formatMessage } = useIntl()
  const form = useForm<ManualTripValues, unknown, NewManualTrip>({
    resolver,
    defaultValues: valuesOf(trip),
    // The summary takes the focus to the first problem; see there.
    shouldFocusError: false,
  })
  const { save, failure, forgetFailure, isSaving } = useSaveManualTrip(trip, onClose)
  const [before, setBefore] = useState(trip)
  const take = (current: Trip) => {
    form.reset(valuesOf(current))
    setBefore(current)
    forgetFailure()
  }
  const { close, question } = useGuardedClose(form.formState.isDirty, onClose)
  const submit = form.handleSubmit(save)
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      size="large"
      title={formatMessage({ id: trip ? 'trips.manual.change' : 'trips.manual.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            <FormattedMessage id="trips.notNow" />
          </Button>
          <Button type="submit" form={formId} isPending={isSaving}>
            <FormattedMessage id="trips.manual.save" />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {question}
        {failure && <ManualTripProblem failure={failure} before={before} onTake={take} />}
        <p className={styles.intro}>
          <FormattedMessage id="trips.manual.text" />
        </p>
        <ProblemSummary form={form} />
        <ManualTripFields form={form} />
      </form>
    </Dialog>
  )
}
