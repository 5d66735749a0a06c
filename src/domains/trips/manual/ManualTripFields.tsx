import { useId } from 'react'
import { BedDouble, Car, Plane, TrainFront, X } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { manualTripLimits } from '#contract/trips/manualTrips.ts'
import type { SegmentKind } from '#contract/trips/trips.ts'
import { Button } from '@/ui/button/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { asKind, checkManualTrip, firstEmpty, type ManualTripValues, nextSegment } from './manualTrip.rules'
import styles from './ManualTripFields.module.css'
import { SegmentFields } from './SegmentFields'

const icons: Record<SegmentKind, typeof Plane> = { flight: Plane, hotel: BedDouble, train: TrainFront, car: Car }
const kinds = ['flight', 'hotel', 'train', 'car'] as const

/** The segments of a trip. Buttons to add one of each kind follow once the first segment is complete. */
export default function ManualTripFields() {
  const { formatMessage } = useIntl()
  const { control, getValues } = useFormContext<ManualTripValues>()
  const { fields, append, remove, update } = useFieldArray({ control, name: 'segments' })
  const add = (kind: SegmentKind) => {
    const next = nextSegment(kind, getValues('segments'))
    append(next, { focusName: `segments.${fields.length}.${firstEmpty(next)}` })
  }
  const { problems } = checkManualTrip({ segments: useWatch({ control, name: 'segments' }) })
  const isBegun = problems.every(({ segment }) => segment > 0)
  const [only] = fields.length === 1 ? getValues('segments') : []
  return (
    <>
      {only && !only.segmentId && (
        <KindChoice kind={only.kind} onChange={(kind) => update(0, asKind(kind, getValues('segments.0')))} />
      )}
      {fields.map((field, index) => {
        const kind = formatMessage({ id: `itinerary.kind.${field.kind}` })
        const Icon = icons[field.kind]
        return (
          <fieldset key={field.id} className={styles.segment}>
            <legend className={styles.legend}>
              <Icon aria-hidden="true" />
              <FormattedMessage id="manual.segment" values={{ number: index + 1, kind }} />
            </legend>
            {fields.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                className={styles.remove}
                icon={<X aria-hidden="true" />}
                aria-label={formatMessage({ id: 'manual.removeSegment.label' }, { number: index + 1, kind })}
                onClick={() => remove(index)}
              >
                <FormattedMessage id="manual.removeSegment" />
              </Button>
            )}
            <SegmentFields index={index} kind={field.kind} />
          </fieldset>
        )
      })}
      {fields.length < manualTripLimits.segments && isBegun && (
        <div className={styles.more} role="group" aria-label={formatMessage({ id: 'manual.more' })}>
          <span aria-hidden="true">
            <FormattedMessage id="manual.more" />
          </span>
          {kinds.map((kind) => {
            const Icon = icons[kind]
            return (
              <Button
                key={kind}
                variant="secondary"
                size="small"
                icon={<Icon aria-hidden="true" />}
                onClick={() => add(kind)}
              >
                <FormattedMessage id={`itinerary.kind.${kind}`} />
              </Button>
            )
          })}
        </div>
      )}
    </>
  )
}

/** The kind of the first segment, while a new trip has only one. */
function KindChoice({ kind, onChange }: { kind: SegmentKind; onChange: (kind: SegmentKind) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>
        <FormattedMessage id="manual.first" />
      </legend>
      {kinds.map((each) => {
        const Icon = icons[each]
        return (
          <label key={each} className={styles.kind}>
            <VisuallyHidden>
              <input type="radio" name={name} checked={each === kind} onChange={() => onChange(each)} />
            </VisuallyHidden>
            <Icon aria-hidden="true" />
            <FormattedMessage id={`itinerary.kind.${each}`} />
          </label>
        )
      })}
    </fieldset>
  )
}
