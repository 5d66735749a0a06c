import { BedDouble, Car, Plane, TrainFront, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { manualTripLimits } from '#contract/manualTrips.ts'
import type { SegmentKind } from '#contract/trips.ts'
import { Button } from '@/ui/Button'
import { emptySegment, type ManualTripValues } from './manualTrip.rules'
import styles from './ManualTripFields.module.css'
import { SegmentFields } from './SegmentFields'

const icons: Record<SegmentKind, typeof Plane> = { flight: Plane, hotel: BedDouble, train: TrainFront, car: Car }
const kinds = ['flight', 'hotel', 'train', 'car'] as const

/** The segments of a trip, and buttons to add one of each kind. */
export default function ManualTripFields() {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<ManualTripValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'segments' })
  const add = (kind: SegmentKind) => {
    const index = fields.length
    append(emptySegment(kind), { focusName: `segments.${index}.${kind === 'hotel' ? 'providerName' : 'from'}` })
  }
  return (
    <>
      {fields.map((field, index) => {
        const kind = formatMessage({ id: `itinerary.kind.${field.kind}` })
        const Icon = icons[field.kind]
        return (
          <fieldset key={field.id} className={styles.segment}>
            <legend className={styles.legend}>
              <Icon aria-hidden="true" />
              <FormattedMessage id="manual.segment" values={{ number: index + 1, kind }} />
            </legend>
            <SegmentFields index={index} kind={field.kind} />
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
          </fieldset>
        )
      })}
      {fields.length < manualTripLimits.segments && (
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
