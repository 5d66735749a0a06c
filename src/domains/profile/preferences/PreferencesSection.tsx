import { FormattedMessage, useIntl } from 'react-intl'
import type { ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  type TravelPreference,
  newTravelPreferenceSchema,
  carSizes,
  mealCodes,
  seatLengthwise,
  seatWidthwise,
  trainSeatLocations,
  trainSeatTypes,
} from '#contract/profile/preferences.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import type { ProfileRef } from '@/http/paths'
import { usePreferencesQuery } from './preferences.slice'
import { type PreferencePage, preferenceChanges, preferenceFormValues } from './preferences.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { RadioInput } from '@/forms/input/RadioInput'
import { useField } from '@/forms/input/FieldContext'
import { preferenceInWords, mealName, preferenceLabelId } from './preferenceWords'
import { useSavePreferences } from './useSavePreferences'
import { CabinDrawing, RowDrawing } from './SeatDrawing'
import { RequestInput } from './RequestInput'
import { RoomInputs } from './RoomInputs'
import { carWishes, type CarWish, readRequest, writeRequest } from './wishes.rules'
import { WishesInput } from './WishesInput'

interface PreferencesSectionProps {
  profileRef: ProfileRef
  page: PreferencePage
}

/** One page of a person's travel preferences (§3): flight, train, hotel or car. */
export function PreferencesSection({ profileRef, page }: PreferencesSectionProps) {
  return (
    <SectionCard<TravelPreference | null>
      heading={<FormattedMessage id={`profile.preferences.${page}.title`} />}
      description={<FormattedMessage id={`profile.preferences.${page}.text`} />}
      answer={usePreferencesQuery(profileRef)}
    >
      {(preferences) => <PreferencesForm profileRef={profileRef} page={page} preferences={preferences} />}
    </SectionCard>
  )
}

interface PreferencesFormProps {
  profileRef: ProfileRef
  page: PreferencePage
  preferences: TravelPreference | null
}

/** The form for one page of the preferences. */
function PreferencesForm({ profileRef, page, preferences }: PreferencesFormProps) {
  const { formatMessage } = useIntl()
  const section = useSectionForm({
    id: `preferences-${page}-${profileRef.profileId}`,
    schema: newTravelPreferenceSchema,
    entity: preferences,
    valuesOf: preferenceFormValues,
    changesIn: preferenceChanges,
    save: useSavePreferences(profileRef, page),
    draftOwner: useOwnProfile(),
  })
  const Fields = pageFieldInputs[page]
  return (
    <SectionForm
      section={section}
      part={`profile.preferences.${page}.title`}
      labels="profile.preferences.field"
      show={(name, value) => preferenceInWords(formatMessage, name, value)}
    >
      <Fields />
    </SectionForm>
  )
}

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
const pageFieldInputs: Record<PreferencePage, ComponentType> = {
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
