import { Suspense, useCallback, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NewManualTrip } from '#contract/trips/manualTrips.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { FormDialog } from '@/forms/dialog/FormDialog'
import type { MessageId } from '@/i18n/messages'
import { lazyPart } from '@/patterns/page/lazyPart'
import { Skeleton } from '@/ui/progress/Skeleton'
import {
  checkManualTrip,
  type Nights,
  stayIn,
  type ManualTripValues,
  type SegmentValues,
  type SegmentProblem,
  valuesOf,
} from './manualTrip.rules'
import { ManualTripProblem } from './ManualTripProblem'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormScope } from '@/forms/section/FormScope'
import { useDateProblem } from '@/forms/input/useDateProblem'
import { useSaveManualTrip } from './useSaveManualTrip'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface ManualTripDialogProps {
  /** The trip to change; undefined for a new one. */
  trip?: Trip
  /** A new trip that begins as a stay in these nights. */
  nights?: Nights
  onClose: () => void
}
const formId = 'manual-trip'

/** The fields need calendars and searches, so the dialog loads them in a second step. */
const loadFields = () => import('./ManualTripFields')
const ManualTripFields = lazyPart([], loadFields)
void loadFields().catch(() => undefined)

/** Validates with the contract's own schema; each problem's code is the message of its field. */
const resolver: Resolver<ManualTripValues, unknown, NewManualTrip> = (values) => {
  const { trip, problems } = checkManualTrip(values)
  if (trip) return { values: trip, errors: {} }
  const segments: Partial<Record<string, { type: 'check'; message: SegmentProblem }>>[] = []
  for (const { segment, field, problem } of problems)
    (segments[segment] ??= {})[field] = { type: 'check', message: problem }
  return { values: {}, errors: { segments } }
}

/** Labels depend on the kind of segment: a flight departs, a hotel has a check-in. */
function labelIdOf(name: string, segments: readonly SegmentValues[]): MessageId {
  const [, index, field] = name.split('.')
  if (field === 'confirmationNumber' || field === 'address') return `manual.field.${field}`
  return `manual.field.${segments[Number(index)]?.kind ?? 'flight'}.${field}` as MessageId
}

/** "Booked elsewhere": adds or changes a trip by hand. The draft stays until the trip is saved. */
export default function ManualTripDialog({ trip, nights, onClose }: ManualTripDialogProps) {
  const { formatMessage } = useIntl()
  const form = useForm<ManualTripValues, unknown, NewManualTrip>({
    resolver,
    defaultValues: nights ? stayIn(nights) : valuesOf(trip),
    // ErrorSummary focuses the first error.
    shouldFocusError: false,
  })
  const { save, failure, forgetFailure, isSaving } = useSaveManualTrip(trip, onClose)
  const [before, setBefore] = useState(trip)
  const take = (current: Trip) => {
    form.reset(valuesOf(current))
    setBefore(current)
    forgetFailure()
  }
  const submit = form.handleSubmit(save)
  const { getValues } = form
  const problem = useDateProblem()
  const labelId = useCallback((name: string) => labelIdOf(name, getValues('segments')), [getValues])
  return (
    <FormDialog
      id={formId}
      size="large"
      title={formatMessage({ id: trip ? 'trips.manual.change' : 'manual.title' })}
      submitLabel={<FormattedMessage id="manual.save" />}
      isDirty={form.formState.isDirty}
      isPending={isSaving}
      failure={failure && <ManualTripProblem failure={failure} before={before} onTake={take} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={layout.stack5}>
        <p className={textStyle.soft}>
          <FormattedMessage id="manual.text" />
        </p>
        <FormScope form={form} id={formId} labelId={labelId} problem={problem}>
          <ErrorSummary />
          <Suspense fallback={<Skeleton lines={8} />}>
            <ManualTripFields />
          </Suspense>
        </FormScope>
      </div>
    </FormDialog>
  )
}
