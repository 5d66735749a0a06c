import { useController } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { isJourney } from '#contract/segments.ts'
import type { Place, SegmentKind } from '#contract/trips.ts'
import { AirportField } from '@/domains/reference/shared/AirportField'
import { useField } from '@/forms/FieldContext'
import { TextInput } from '@/forms/TextInput'
import { hasTwoPlaces, type SegmentField } from './manualTrip.rules'
import styles from './SegmentFields.module.css'

/** The fields of a flight, a stay, a train or a rental. */
export function SegmentFields({ index, kind }: { index: number; kind: SegmentKind }) {
  const { formatMessage } = useIntl()
  const nameOf = (field: SegmentField) => `segments.${index}.${field}`
  const localTime = formatMessage({ id: 'manual.localTime' })
  return (
    <div className={styles.fields}>
      <PlaceInput name={nameOf('from')} isRequired />
      {/* A car may be returned where it was picked up. */}
      {hasTwoPlaces(kind) && <PlaceInput name={nameOf('to')} isRequired={kind !== 'car'} />}
      <TextInput name={nameOf('providerName')} isRequired autoComplete="off" />
      {isJourney({ kind }) && <TextInput name={nameOf('number')} autoComplete="off" />}
      {kind === 'car' && <TextInput name={nameOf('productName')} autoComplete="off" />}
      <TextInput name={nameOf('departure')} type="datetime-local" description={localTime} isRequired />
      <TextInput name={nameOf('arrival')} type="datetime-local" description={localTime} isRequired />
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
