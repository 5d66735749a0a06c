import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  carSizes,
  mealCodes,
  roomTypes,
  seatLengthwise,
  seatWidthwise,
  trainSeatLocations,
  trainSeatTypes,
} from '#contract/preferences.ts'
import { SelectInput } from '@/forms/SelectInput'
import type { PreferencePage } from './preferences.rules'
import { mealName, preferenceLabelId } from './preferenceWords'
import { CabinDrawing, RowDrawing } from './SeatDrawing'
import { RadioInput } from '@/forms/RadioInput'
import { useController } from 'react-hook-form'
import { fieldLimits } from '#contract/fields.ts'
import { useField } from '@/forms/FieldContext'
import { TextAreaField } from '@/ui/TextAreaField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

function MealInput() {
  const { formatMessage } = useIntl()
  return (
    <SelectInput name="meal" description={<FormattedMessage id="profile.preferences.meal.text" />}>
      {mealCodes.map((code) => (
        <option key={code} value={code}>
          {mealName(formatMessage, code)}
        </option>
      ))}
    </SelectInput>
  )
}

const FlightInputs = () => (
  <>
    <ChoiceInput name="seatPositionWidthwise" values={seatWidthwise} Drawing={RowDrawing} />
    <ChoiceInput name="seatPositionLengthwise" values={seatLengthwise} Drawing={CabinDrawing} />
    <MealInput />
    <RequestInput name="airRequests" />
  </>
)

const TrainInputs = () => (
  <>
    <ChoiceInput name="seatLocation" values={trainSeatLocations} />
    <ChoiceInput name="seatType" values={trainSeatTypes} />
    <RequestInput name="trainRequests" />
  </>
)

const HotelInputs = () => (
  <>
    <ChoiceInput name="roomType" values={roomTypes} />
    <RequestInput name="hotelRequests" />
  </>
)

const CarInputs = () => (
  <>
    <ChoiceInput name="carSize" values={carSizes} />
    <RequestInput name="carRequests" />
  </>
)

/** The fields of each page (§3 Travel preference). */
export const pageFieldInputs: Record<PreferencePage, ComponentType> = {
  flight: FlightInputs,
  train: TrainInputs,
  hotel: HotelInputs,
  car: CarInputs,
}

interface ChoiceInputProps<Value extends string> {
  name: string
  values: readonly Value[]
  /** Illustrates a choice, where a drawing is quicker to understand. */
  Drawing?: ComponentType<{ chosen: Value }>
}

/** One of a few options, each on a card; the first is no preference. */
function ChoiceInput<Value extends string>({ name, values, Drawing }: ChoiceInputProps<Value>) {
  const { formatMessage } = useIntl()
  const option = (value: Value) => ({
    value,
    label: formatMessage({ id: preferenceLabelId(name, value) }),
    icon: Drawing && <Drawing chosen={value} />,
  })
  return <RadioInput name={name} options={values.map(option)} />
}

/** A request in free text with a counter. Reservation systems have one line for it, so a line end becomes a space. */
function RequestInput({ name }: { name: string }) {
  const { id, label, error, control } = useField(name)
  const { field } = useController({ control, name })
  const value = typeof field.value === 'string' ? field.value : ''
  const over = value.trim().length - fieldLimits.request
  const count = { count: value.trim().length, most: fieldLimits.request }
  return (
    <>
      <TextAreaField
        {...field}
        id={id}
        label={label}
        error={error}
        rows={3}
        value={value}
        onChange={({ target }) => field.onChange(target.value.replace(/[\r\n\t]+/g, ' '))}
        description={
          <>
            <FormattedMessage id="profile.preferences.requests.text" />{' '}
            <FormattedMessage id="profile.preferences.requests.count" values={count} />
          </>
        }
      />
      <VisuallyHidden role="status">
        {over > 0 && <FormattedMessage id="profile.preferences.requests.over" values={{ over }} />}
      </VisuallyHidden>
    </>
  )
}
