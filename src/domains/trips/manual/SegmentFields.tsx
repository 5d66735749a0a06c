import { useController, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { isJourney } from '#contract/trips/segments.ts'
import type { Place, SegmentKind } from '#contract/trips/trips.ts'
import { AirportField } from '@/domains/reference/shared/AirportField'
import { DateTimeInput } from '@/forms/input/DateTimeInput'
import { useField } from '@/forms/input/FieldContext'
import { TextInput } from '@/forms/input/TextInput'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { dayIn, dayLimits, earliestEnd, fieldsOf, hasTwoPlaces, type ManualTripValues } from './manualTrip.rules'
import styles from './SegmentFields.module.css'

interface SegmentProps {
  index: number
  kind: SegmentKind
}

/** The fields of a flight, a stay, a train or a rental: places, times, then the provider. */
export const SegmentFields = ({ index, kind }: SegmentProps) => (
  <div className={styles.fields}>
    {fieldsOf[kind].map((field) => {
      const name = `segments.${index}.${field}`
      switch (field) {
        case 'from':
        case 'to':
          // A car without a second place is returned where it was picked up.
          return <PlaceInput key={field} name={name} isRequired={kind !== 'car' || field === 'from'} />
        case 'departure':
        case 'arrival':
          return <MomentInput key={field} {...{ index, kind, field }} />
        default:
          return (
            <TextInput
              key={field}
              name={name}
              isRequired={field === 'providerName'}
              autoComplete="off"
              // The provider's fields share one row. A stay's fields do not, because its address needs the width.
              className={kind === 'hotel' ? undefined : styles.third}
            />
          )
      }
    })}
  </div>
)

/** Departure or arrival, by the clock of its place. An arrival is looked for from the departure on. */
function MomentInput({ index, kind, field }: SegmentProps & { field: 'departure' | 'arrival' }) {
  const { formatMessage } = useIntl()
  const segment = `segments.${index}` as const
  const [from, to, departure] = useWatch<
    ManualTripValues,
    [`${typeof segment}.from`, `${typeof segment}.to`, `${typeof segment}.departure`]
  >({
    name: [`${segment}.from`, `${segment}.to`, `${segment}.departure`],
  })
  const limits = dayLimits(localDay(useNow()))
  const isArrival = field === 'arrival'
  const end = hasTwoPlaces(kind) ? (to ?? (isJourney({ kind }) ? null : from)) : from
  const place = isArrival ? end : from
  const city = place && (place.city || place.name)
  return (
    <DateTimeInput
      name={`${segment}.${field}`}
      description={city && formatMessage({ id: 'manual.localTimeIn' }, { city })}
      isRequired
      max={limits.max}
      min={(isArrival && earliestEnd(kind, departure)) || limits.min}
      opensAt={isArrival ? dayIn(departure) : undefined}
    />
  )
}

/** An airport or city; the value is the whole place. */
function PlaceInput({ name, isRequired }: { name: string; isRequired: boolean }) {
  const { label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  return (
    <AirportField
      inputRef={ref}
      label={label}
      value={value as Place | null}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      isRequired={isRequired}
      words={{
        searching: <FormattedMessage id="forms.airport.searching" />,
        nothing: <FormattedMessage id="manual.airport.nothing" />,
      }}
    />
  )
}
