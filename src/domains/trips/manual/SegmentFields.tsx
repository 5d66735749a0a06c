import { Controller } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { isJourney } from '#contract/segments.ts'
import type { SegmentKind } from '#contract/trips.ts'
import { AirportField } from '@/domains/reference/shared/AirportField'
import type { MessageId } from '@/i18n/messages'
import { TextField } from '@/ui/TextField'
import { hasTwoPlaces, type SegmentField } from './manualTrip.rules'
import type { ManualTripForm } from './ManualTripFields'
import styles from './SegmentFields.module.css'
import { fieldLabel, problemLabel } from './segmentTexts'

interface SegmentFieldsProps {
  form: ManualTripForm
  index: number
  kind: SegmentKind
}

const needed: readonly SegmentField[] = ['from', 'to', 'providerName', 'departure', 'arrival']

/** What is asked of a flight, a stay, a train or a rental: the same facts under each one's own names. */
export function SegmentFields({ form, index, kind }: SegmentFieldsProps) {
  const { formatMessage } = useIntl()
  const errors = form.formState.errors.segments?.[index]
  const label = (field: SegmentField) => formatMessage({ id: fieldLabel(kind, field) as MessageId })
  const error = (field: SegmentField) => {
    const type = errors?.[field]?.type
    return type ? formatMessage({ id: problemLabel(String(type)) }) : undefined
  }
  // A car may be given back where it was taken.
  const isRequired = (field: SegmentField) => needed.includes(field) && !(kind === 'car' && field === 'to')
  const text = (field: 'providerName' | 'number' | 'productName' | 'confirmationNumber' | 'address') => (
    <TextField
      {...form.register(`segments.${index}.${field}`)}
      label={label(field)}
      error={error(field)}
      isRequired={isRequired(field)}
      autoComplete="off"
    />
  )
  const moment = (field: 'departure' | 'arrival') => (
    <TextField
      {...form.register(`segments.${index}.${field}`)}
      type="datetime-local"
      label={label(field)}
      description={formatMessage({ id: 'trips.manual.localTime' })}
      error={error(field)}
      isRequired
    />
  )
  const place = (field: 'from' | 'to') => (
    <Controller
      control={form.control}
      name={`segments.${index}.${field}`}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <AirportField
          inputRef={ref}
          label={label(field)}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={error(field)}
          isRequired={isRequired(field)}
          words={{
            searching: <FormattedMessage id="reference.airport.searching" />,
            nothing: <FormattedMessage id="trips.airport.nothing" />,
          }}
        />
      )}
    />
  )
  return (
    <div className={styles.fields}>
      {place('from')}
      {hasTwoPlaces(kind) && place('to')}
      {text('providerName')}
      {isJourney({ kind }) && text('number')}
      {kind === 'car' && text('productName')}
      {moment('departure')}
      {moment('arrival')}
      {kind === 'hotel' && text('address')}
      {text('confirmationNumber')}
    </div>
  )
}
