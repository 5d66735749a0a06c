import { useMemo, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Plane } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { Profile } from '#contract/profile/profile.ts'
import { AirportInput } from '@/domains/reference/shared/AirportInput'
import { CountryInput } from '@/domains/reference/shared/CountryInput'
import { GenderOptions } from '@/domains/profile/shared/GenderOptions'
import { shownValue } from '@/domains/profile/shared/ShownValue'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { airlineName, airlineNameLength } from '@/domains/profile/airlineName.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { DayInput } from '@/forms/input/DayInput'
import { FieldRow } from '@/forms/input/FieldRow'
import { SectionForm } from '@/forms/section/SectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import {
  airportIn,
  identityEdits,
  type IdentityFields,
  identitySchema,
  identityValues,
  showsMore,
  showsNeeded,
  type IdentityValues,
} from './identity.rules'
import { useIsOwn } from './useIsOwn'
import type { ProfileRef } from '@/http/paths'
import { cx } from '@/ui/cx'
import styles from './AirlineName.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface IdentityFormProps {
  profileRef: ProfileRef
  profile: Profile
  /** The fields that booking needs, or the others; all by default. */
  fields?: IdentityFields
}

/** The name on a ticket, the country of residence and the home airport. Hidden fields keep their values. */
export function IdentityForm({ profileRef, profile, fields }: IdentityFormProps) {
  const isOwn = useIsOwn(profileRef)
  const save = useSaveProfile(profileRef)
  const section = useSectionForm({
    id: `${showsNeeded(fields) ? 'identity' : 'more-identity'}-${profileRef.profileId}`,
    schema: useMemo(() => identitySchema(profile, fields), [profile, fields]),
    entity: profile,
    valuesOf: identityValues,
    save: (typed, opened) => save(identityEdits(typed), opened),
    draftOwner: useOwnProfile(),
  })
  const fills = (own: string) => (isOwn ? own : 'off')
  const middleName = <TextInput name="middleName" autoComplete={fills('additional-name')} />
  return (
    <SectionForm
      section={section}
      part={showsNeeded(fields) ? 'profile.personal.identity.title' : 'profile.personal.more.title'}
      labels="profile.personal.field"
      show={shownValue}
    >
      {!showsNeeded(fields) ? (
        <FieldRow>{middleName}</FieldRow>
      ) : (
        <>
          <FieldRow>
            <TextInput name="firstName" isRequired autoComplete={fills('given-name')} />
            {!fields && middleName}
            <TextInput
              name="lastName"
              isRequired
              autoComplete={fills('family-name')}
              description={<FormattedMessage id="profile.personal.lastName.oneName" />}
            />
          </FieldRow>
          <AirlineName />
          <SecurityFields isOwn={isOwn} profile={profile} />
        </>
      )}
      <HomeAirport fields={fields} />
      {showsMore(fields) && (
        <FieldRow>
          <CountryInput name="countryCode" {...(isOwn && { autoComplete: 'country' })} />
        </FieldRow>
      )}
    </SectionForm>
  )
}

/** The home airport, without which an event cannot be booked. */
function HomeAirport({ fields }: Pick<IdentityFormProps, 'fields'>) {
  const place = airportIn(fields)
  if (!place) return null
  const isRequired = place === 'needed'
  return (
    <FieldRow>
      <AirportInput
        name="airportCode"
        isRequired={isRequired}
        description={
          <FormattedMessage
            id={isRequired ? 'profile.personal.airportCode.forEvent' : 'profile.personal.airportCode.text'}
          />
        }
      />
    </FieldRow>
  )
}

/** The fields that airlines send to border and security authorities. */
function SecurityFields({ isOwn, profile }: { isOwn: boolean; profile: Profile }) {
  const { formatMessage } = useIntl()
  // A filled field may not be emptied. A missing value is asked for by booking, not by this form.
  const requiredOnceGiven = (value: string | null) =>
    value ? { isRequired: true } : { description: formatMessage({ id: 'profile.personal.identity.needed' }) }
  return (
    <FieldRow>
      <SelectInput name="gender" autoComplete={isOwn ? 'sex' : 'off'} {...requiredOnceGiven(profile.gender)}>
        <GenderOptions />
      </SelectInput>
      <DayInput
        name="dateOfBirth"
        {...(isOwn && { autoComplete: 'bday' })}
        {...requiredOnceGiven(profile.dateOfBirth)}
      />
    </FieldRow>
  )
}

const pauseMs = 500

/** Shows the name as airlines will get it, or why there is none, once typing pauses. Information only. */
function AirlineName() {
  const { name, isCut, unknown } = usePausedName()
  return (
    <div role="status" className={styles.region}>
      {unknown && (
        <p className={styles.preview}>
          <Plane aria-hidden="true" />
          <FormattedMessage id="profile.personal.airlineName.unknown" values={{ letters: unknown }} />
        </p>
      )}
      {name && (
        <div className={styles.preview}>
          <Plane aria-hidden="true" />
          <p>
            <span className={cx(textStyle.note, textStyle.snug)}>
              <FormattedMessage id="profile.personal.airlineName" />
            </span>
            <span className={styles.name} translate="no">
              {name}
            </span>
            {isCut && (
              <span className={cx(textStyle.note, textStyle.snug)}>
                <FormattedMessage id="profile.personal.airlineName.cut" values={{ most: airlineNameLength }} />
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

/** The typed name, updated when typing pauses, so that a single key renders nothing. */
function usePausedName() {
  const { subscribe, getValues } = useFormContext<IdentityValues>()
  const [shown, setShown] = useState(() => airlineName(getValues()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe({
      name: ['firstName', 'middleName', 'lastName'],
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setShown(airlineName(getValues())), pauseMs)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe, getValues])
  return shown
}
