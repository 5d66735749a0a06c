import { FormattedMessage } from 'react-intl'
import { localeCodeOf } from '#contract/texts/locales.ts'
import { genderSchema } from '#contract/profile/profile.ts'
import { phoneTypes } from '#contract/fields/phoneFields.ts'
import { localeName } from '@/i18n/LocaleOptions'
import { useFormats } from '@/i18n/useFormats'

/** Formats a value of the profile for a conflict. */
export const shownValue = (name: string, value: unknown) => <ShownValue name={name} value={value} />

function ShownValue({ name, value }: { name: string; value: unknown }) {
  const formats = useFormats()
  const text = typeof value === 'string' ? value : ''
  const gender = genderSchema.safeParse(text).data
  const phoneType = phoneTypes.find((each) => each === text)
  if (text === '') return '—'
  if (name === 'gender' && gender) return <FormattedMessage id={`profile.personal.gender.${gender}`} />
  if (name === 'phoneType' && phoneType) return <FormattedMessage id={`profile.phoneType.${phoneType}`} />
  if (name === 'dateOfBirth' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formats.date(text)
  if (name === 'countryCode') return formats.country(text)
  if (name === 'cultureCode') return localeName(localeCodeOf(text) ?? 'en-us')
  if (name === 'phoneCountryCode') return `+${text}`
  return text
}
