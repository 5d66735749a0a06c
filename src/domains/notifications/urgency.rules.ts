import type { Notification } from '#contract/notifications.ts'

/** Days before the end of a card or passport from which it cannot wait. */
const urgentDays = 30

/** Whether it has to be dealt with now: what has expired or does within 30 days. Advisories depend on their trip. */
export const isUrgent = ({ daysBeforeExpiry }: Pick<Notification, 'daysBeforeExpiry'>): boolean =>
  daysBeforeExpiry !== null && daysBeforeExpiry <= urgentDays

/** Names the matter for as long as it lasts; put together from what is there where a server sends no key. */
export const keyOf = ({ key, code, maskedCreditCard, passportEndingDigits, actionRoute }: Notification): string =>
  (
    key ??
    [code, maskedCreditCard?.slice(-4) ?? passportEndingDigits ?? actionRoute.query.bookingId].filter(Boolean).join(':')
  )
    .replace(/[^A-Za-z0-9:._-]/g, '-')
    .slice(0, 120)
