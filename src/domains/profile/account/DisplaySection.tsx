import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { Profile } from '#contract/profile/profile.ts'
import { distanceUnits, editableProfileSchema, timeFormats } from '#contract/profile/profileChanges.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useIsThemeKept } from '@/domains/session/shared/useIsThemeKept'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { RadioInput } from '@/forms/input/RadioInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { ProfileRef } from '@/http/paths'
import { type DisplayPreference, DisplayContext } from '@/i18n/displayPreference'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import styles from '@/patterns/page/section.module.css'
import { Card } from '@/ui/display/Card'
import { ThemePicker } from './ThemePicker'

const schema = z.pick(editableProfileSchema, { timeFormat: true, distanceUnit: true })
const valuesOf = ({ timeFormat, distanceUnit }: Profile): DisplayPreference => ({ timeFormat, distanceUnit })

interface DisplaySectionProps {
  profileRef: ProfileRef
  /** The culture chosen on the same page, whose region the sample follows, else the culture of the page. */
  culture: string | undefined
}

/** How times and distances are shown in the application; saved with the profile. */
export function DisplaySection({ profileRef, culture }: DisplaySectionProps) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.account.display.title" />}
      description={<FormattedMessage id="profile.account.display.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <DisplayForm profileRef={profileRef} profile={profile} culture={culture} />}
    </SectionCard>
  )
}

/**
 * The theme of the application. Without a backend that stores it, it holds for this tab only, because §3 forbids the
 * browser's storage.
 */
export const ThemeSection = () => (
  <Card
    heading={<FormattedMessage id="account.appearance.title" />}
    description={<FormattedMessage id={useIsThemeKept() ? 'account.appearance.text' : 'account.appearance.text.tab'} />}
  >
    <ThemePicker label={<FormattedMessage id="profile.account.display.theme" />} />
  </Card>
)

const inWords = (value: unknown) =>
  `profile.account.display.${typeof value === 'string' ? value : 'region'}` as MessageId

function DisplayForm({ profileRef, profile, culture }: DisplaySectionProps & { profile: Profile }) {
  const { formatMessage } = useIntl()
  const section = useSectionForm({
    id: `display-${profileRef.profileId}`,
    schema,
    entity: profile,
    valuesOf,
    save: useSaveProfile(profileRef),
    draftOwner: useOwnProfile(),
  })
  const [timeFormat, distanceUnit] = useWatch({ control: section.form.control, name: ['timeFormat', 'distanceUnit'] })
  return (
    <SectionForm
      section={section}
      part="profile.account.display.title"
      labels="profile.account.field"
      show={(_, value) => formatMessage({ id: inWords(value) })}
    >
      <RegionOr name="timeFormat" values={timeFormats} />
      <RegionOr name="distanceUnit" values={distanceUnits} />
      <DisplayContext value={{ timeFormat, distanceUnit }}>
        <Preview culture={culture} />
      </DisplayContext>
    </SectionForm>
  )
}

/** A choice between the format of the region and two values. */
const RegionOr = ({ name, values }: { name: string; values: readonly string[] }) => (
  <RadioInput
    name={name}
    cardOf={(held) => (typeof held === 'string' ? held : 'region')}
    heldFor={(card) => (card === 'region' ? null : card)}
    options={['region', ...values].map((value) => ({ value, label: <FormattedMessage id={inWords(value)} /> }))}
  />
)

const sample = { departure: '2026-05-12T07:05', arrival: '2026-05-12T20:40', kilometres: 5250 }

/** A sample flight in the chosen format. */
function Preview({ culture }: Pick<DisplaySectionProps, 'culture'>) {
  const { time, distance } = useFormats(culture)
  return (
    <p className={styles.preview}>
      <FormattedMessage
        id="profile.account.display.preview"
        values={{
          departure: time(sample.departure),
          arrival: time(sample.arrival),
          distance: distance(sample.kilometres),
        }}
      />
    </p>
  )
}
