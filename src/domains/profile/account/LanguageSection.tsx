import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { cultureOf, localeCodeOf } from '#contract/texts/locales.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { editableProfileSchema } from '#contract/profile/profileChanges.ts'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSaveProfile } from '@/domains/profile/useSaveProfile'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { ProfileRef } from '@/http/paths'
import { LocaleOptions, localeName } from '@/i18n/LocaleOptions'
import { useSwitchLocale } from '@/patterns/locale/useSwitchLocale'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import layout from '@/ui/layout/layout.module.css'

const schema = z.pick(editableProfileSchema, { cultureCode: true })
const valuesOf = ({ cultureCode }: Profile) => ({ cultureCode })

interface LanguageSectionProps {
  profileRef: ProfileRef
  /** Called with the chosen culture, saved or not. */
  onChoice: (culture: string) => void
}

/** The language of mails and documents; offers to switch the page to it. */
export function LanguageSection({ profileRef, onChoice }: LanguageSectionProps) {
  return (
    <SectionCard<Profile>
      heading={<FormattedMessage id="profile.account.language.title" />}
      description={<FormattedMessage id="profile.account.language.text" />}
      answer={useProfileQuery(profileRef)}
    >
      {(profile) => <LanguageForm profileRef={profileRef} profile={profile} onChoice={onChoice} />}
    </SectionCard>
  )
}

function LanguageForm({ profileRef, profile, onChoice }: LanguageSectionProps & { profile: Profile }) {
  const section = useSectionForm({
    id: `language-${profileRef.profileId}`,
    schema,
    entity: profile,
    valuesOf,
    save: useSaveProfile(profileRef),
    draftOwner: useOwnProfile(),
  })
  const chosen = useWatch({ control: section.form.control, name: 'cultureCode' })
  useEffect(() => onChoice(chosen), [onChoice, chosen])
  return (
    <div className={layout.stack4}>
      <SectionForm
        section={section}
        part="profile.account.language.title"
        labels="profile.account.field"
        show={(_, value) => nameOf(String(value))}
      >
        <SelectInput name="cultureCode" autoComplete="language">
          <LocaleOptions valueFor={cultureOf} />
        </SelectInput>
      </SectionForm>
      {section.savedAt && !section.form.formState.isDirty && <SwitchOffer culture={profile.cultureCode} />}
    </div>
  )
}

const nameOf = (culture: string) => {
  const code = localeCodeOf(culture)
  return code ? localeName(code) : culture
}

/** After saving, offers the same page in the chosen language, if it is another one. */
function SwitchOffer({ culture }: { culture: string }) {
  const { locale } = useIntl()
  const switchLocale = useSwitchLocale()
  const code = localeCodeOf(culture)
  if (!code || cultureOf(code) === locale) return null
  return (
    <Banner
      tone="info"
      title={<FormattedMessage id="profile.account.language.switch" values={{ language: localeName(code) }} />}
      actions={
        <Button size="small" onClick={() => switchLocale(code)}>
          <FormattedMessage id="profile.account.language.switch.yes" />
        </Button>
      }
    />
  )
}
