import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type PaymentUse, paymentUses } from '#contract/payment/cards.ts'
import { lowercase } from '@/i18n/letterCase'
import { useFormats } from '@/i18n/useFormats'

/** Formats a card's field for a conflict. */
export const showCardValue = (name: string, value: unknown): ReactNode => {
  if (name === 'uses') return <Uses uses={value as PaymentUse[]} />
  if (name === 'expiryDate') return <Month month={String(value)} />
  return String(value)
}

/** The uses of a card, as a list in a sentence. */
export function Uses({ uses }: { uses: readonly PaymentUse[] }) {
  const { formatList, formatMessage, locale } = useIntl()
  if (uses.length === 0) return <FormattedMessage id="profile.payment.use.none" />
  return formatList(uses.map((use) => lowercase(locale, formatMessage({ id: `profile.payment.use.${use}` }))))
}

/** The uses of a card, as a sentence. */
export const PaysFor = ({ uses }: { uses: readonly PaymentUse[] }) =>
  uses.length === paymentUses.length ? (
    <FormattedMessage id="profile.payment.pays.all" />
  ) : (
    <FormattedMessage id="profile.payment.pays" values={{ uses: <Uses uses={uses} /> }} />
  )

function Month({ month }: { month: string }) {
  const formats = useFormats()
  return /^\d{4}-\d{2}$/.test(month) ? formats.month(month) : '—'
}
