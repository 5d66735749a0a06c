import { useController, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { isJourney } from '#contract/segments.ts'
import type { Place, SegmentKind } from '#contract/trips.ts'
import { AirportField } from '@/domains/reference/shared/AirportField'
import { DateTimeInput } from '@/forms/DateTimeInput'
import { useField } from '@/forms/FieldContext'
import { TextInput } from '@/forms/TextInput'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import {
  dayIn,
  dayLimits,
  earliestEnd,
  hasTwoPlaces,
  type ManualTripValues,
  type SegmentField,
} from './manualTrip.rules'
import styles from './SegmentFields.module.css'

/** The fields of a flight, a stay, a train or a rental. */
export function SegmentFields({ index, kind }: { index: number; kind: SegmentKind }) {
  const { formatMessage } = useIntl()
  const nameOf = (field: SegmentField) => `segments.${index}.${field}`
  const [from, to, departure] = useWatch<ManualTripValues>({
    name: [`segments.${index}.from`, `segments.${index}.to`, `segments.${index}.departure`],
  }) as [Place | null, Place | null, string]
  const limits = dayLimits(localDay(useNow()))
  const departureDay = dayIn(departure)
  const localTimeOf = (place: Place | null) =>
    place
      ? formatMessage({ id: 'manual.localTimeIn' }, { city: place.city || place.name })
      : formatMessage({ id: 'manual.localTime' })
  return (
    <div className={styles.fields}>
      <PlaceInput name={nameOf('from')} isRequired />
      {/* A car may be returned where it was picked up. */}
      {hasTwoPlaces(kind) && <PlaceInput name={nameOf('to')} isRequired={kind !== 'car'} />}
      <TextInput name={nameOf('providerName')} isRequired autoComplete="off" />
      {isJourney({ kind }) && <TextInput name={nameOf('number')} autoComplete="off" />}
      {kind === 'car' && <TextInput name={nameOf('productName')} autoComplete="off" />}
      <DateTimeInput name={nameOf('departure')} description={localTimeOf(from)} isRequired {...limits} />
      <DateTimeInput
        name={nameOf('arrival')}
        description={localTimeOf(hasTwoPlaces(kind) ? (to ?? (kind === 'car' ? from : null)) : from)}
        isRequired
        max={limits.max}
        min={earliestEnd(kind, departure) ?? limits.min}
        opensAt={departureDay}
      />
      {kind === 'hotel' && <TextInput name={nameOf('address')} autoComplete="off" />}
      <TextInput name={nameOf('confirmationNumber')} autoComplete="off" />
    </div>
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
        searching: <FormattedMessage id="reference.airport.searching" />,
        nothing: <FormattedMessage id="manual.airport.nothing" />,
      }}
    />
  )
}
