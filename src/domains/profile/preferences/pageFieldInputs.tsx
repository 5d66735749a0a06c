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
import { ChoiceInput } from './ChoiceInput'
import type { PreferencePage } from './preferences.rules'
import { mealName } from './preferenceWords'
import { RequestInput } from './RequestInput'
import { CabinDrawing, RowDrawing } from './SeatDrawing'

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

/** What each page asks (§3 Travel preference). */
export const pageFieldInputs: Record<PreferencePage, ComponentType> = {
  flight: FlightInputs,
  train: TrainInputs,
  hotel: HotelInputs,
  car: CarInputs,
}
