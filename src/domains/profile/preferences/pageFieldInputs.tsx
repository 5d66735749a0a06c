import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  carSizes,
  mealCodes,
  seatLengthwise,
  seatWidthwise,
  trainSeatLocations,
  trainSeatTypes,
} from '#contract/profile/preferences.ts'
import { SelectInput } from '@/forms/input/SelectInput'
import type { PreferencePage } from './preferences.rules'
import { mealName, preferenceLabelId } from './preferenceWords'
import { CabinDrawing, RowDrawing } from './SeatDrawing'
import { RadioInput } from '@/forms/input/RadioInput'
import { useFormContext, useWatch } from 'react-hook-form'
import { useField } from '@/forms/input/FieldContext'
import { RequestInput } from './RequestInput'
import { RoomInputs } from './RoomInputs'
import { carWishes, type CarWish, readRequest, writeRequest } from './wishes.rules'
import { WishesInput } from './WishesInput'

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

/** The size, wishes for the car, and other requests to the rental company. */
function CarInputs() {
  const { setValue } = useFormContext<{ carRequests: string }>()
  const request = readRequest(useWatch<{ carRequests: string }, 'carRequests'>({ name: 'carRequests' }), carWishes)
  const { id } = useField('carRequests')
  const change = (more: Partial<typeof request>) =>
    setValue('carRequests', writeRequest({ ...request, ...more }, carWishes), {
      shouldDirty: true,
      shouldValidate: true,
    })
  return (
    <>
      <ChoiceInput name="carSize" values={carSizes} />
      <WishesInput
        id={`${id}-wishes`}
        label={<FormattedMessage id="profile.preferences.wishes" />}
        options={Object.keys(carWishes) as CarWish[]}
        labelId={(wish) => `profile.preferences.carWish.${wish}`}
        wishes={request.wishes}
        onChange={(wishes) => change({ wishes })}
      />
      <RequestInput name="carRequests" rest={request.rest} onRest={(rest) => change({ rest })} />
    </>
  )
}

/** The fields of each page (§3 Travel preference). */
export const pageFieldInputs: Record<PreferencePage, ComponentType> = {
  flight: FlightInputs,
  train: TrainInputs,
  hotel: RoomInputs,
  car: CarInputs,
}

interface ChoiceInputProps<Value extends string> {
  name: string
  values: readonly Value[]
  /** A drawing that illustrates the choices. */
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
