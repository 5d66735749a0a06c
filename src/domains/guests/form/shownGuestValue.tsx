import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { guestBookings, type GuestHost, guestPayments } from '#contract/arranger/guests.ts'
import { shownValue } from '@/domains/profile/shared/ShownValue'

/** Formats a value of a guest for a conflict. */
export const shownGuestValue = (hosts: readonly (GuestHost | null)[]) => (name: string, value: unknown) => (
  <ShownValue name={name} value={value} hosts={hosts} />
)

function ShownValue({ name, value, hosts }: { name: string; value: unknown; hosts: readonly (GuestHost | null)[] }) {
  if (name === 'hasAccess') return <FormattedMessage id={`guests.form.access.${value === true ? 'yes' : 'no'}`} />
  const text = typeof value === 'string' ? value : ''
  if (text === '') return '—'
  const payment = guestPayments.find((each) => each === text)
  if (name === 'payment' && payment) return <FormattedMessage id={`guests.form.payment.${payment}`} />
  const booking = guestBookings.find((each) => each === text)
  if (name === 'booking' && booking) return <FormattedMessage id={`guests.form.booking.${booking}`} />
  const host = hosts.find((each) => each?.employeeId === text)
  if (name === 'hostEmployeeId') return host ? fullName(host) : <FormattedMessage id="guests.form.otherHost" />
  return shownValue(name, value)
}
