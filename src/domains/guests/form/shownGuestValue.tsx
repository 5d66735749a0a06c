import { FormattedMessage } from 'react-intl'
import { localeCodeOf } from '#contract/locales.ts'
import { genderSchema } from '#contract/profile.ts'
import { guestPayments } from '#contract/guests.ts'
import type { GuestHost } from '#contract/guests.ts'
import { guestName } from '@/domains/guests/guests.rules'
import { localeName } from '@/i18n/LocaleOptions'
import { useFormats } from '@/i18n/useFormats'

/** Formats a value of a guest for a conflict. */
export const shownGuestValue = (hosts: readonly (GuestHost | null)[]) => (name: string, value: unknown) => (
  <ShownValue name={name} value={value} hosts={hosts} />
)

function ShownValue({ name, value, hosts }: { name: string; value: unknown; hosts: readonly (GuestHost | null)[] }) {
  const formats = useFormats()
  if (name === 'hasAccess') return <FormattedMessage id={`guests.form.access.${value === true ? 'yes' : 'no'}`} />
  const text = typeof value === 'string' ? value : ''
  if (text === '') return '—'
  const gender = genderSchema.safeParse(text).data
  if (name === 'gender' && gender) return <FormattedMessage id={`profile.personal.gender.${gender}`} />
  if (name === 'dateOfBirth') return formats.date(text)
  if (name === 'countryCode') return formats.country(text)
  if (name === 'phoneCountryCode') return `+${text}`
  if (name === 'cultureCode') return localeName(localeCodeOf(text) ?? 'en-us')
  const payment = guestPayments.find((each) => each === text)
  if (name === 'payment' && payment) return <FormattedMessage id={`guests.form.payment.${payment}`} />
  const host = hosts.find((each) => each?.employeeId === text)
  if (name === 'hostEmployeeId') return host ? guestName(host) : <FormattedMessage id="guests.form.otherHost" />
  return text
}
