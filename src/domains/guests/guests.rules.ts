import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import {
  type ChangedGuest,
  type Guest,
  type GuestDetail,
  guestLimits,
  type GuestStatus,
  type GuestTrip,
  type NewGuest,
} from '#contract/arranger/guests.ts'
import { nationalText } from '#contract/fields/phones.ts'
import { type Issue, issuesOf, obstacleRow } from '@/domains/profile/profile.rules'
import { daysAfter } from '@/lib/localDateTime'

/** The values of a guest's form; unknown ones are empty. */
export type GuestValues = Omit<ChangedGuest, 'version'>

/** A guest nobody has written anything of yet: they may sign in, and the host pays. */
export const newGuestValues = (cultureCode: string): NewGuest => ({
  firstName: '',
  lastName: '',
  email: '',
  phoneCountryCode: '',
  phoneNumber: '',
  dateOfBirth: '',
  gender: '',
  countryCode: '',
  cultureCode,
  hostEmployeeId: '',
  payment: 'host',
  booking: 'events',
  hasAccess: true,
  purpose: '',
  endDate: '',
})

export const guestValues = (guest: GuestDetail): GuestValues => ({
  firstName: guest.firstName,
  lastName: guest.lastName,
  email: guest.email ?? '',
  phoneCountryCode: guest.phoneCountryCode,
  phoneNumber: guest.phoneNumber && nationalText({ code: guest.phoneCountryCode, number: guest.phoneNumber }),
  dateOfBirth: guest.dateOfBirth ?? '',
  gender: guest.gender ?? '',
  countryCode: guest.countryCode,
  cultureCode: guest.cultureCode,
  hostEmployeeId: guest.host?.employeeId ?? '',
  payment: guest.payment,
  booking: guest.booking,
  hasAccess: guest.hasAccess,
  purpose: guest.purpose,
})

/** Whether the time as a guest is over, by the end or because somebody ended it. */
export const isOver = (status: GuestStatus): boolean => status === 'expired' || status === 'deactivated'

const tones = { active: 'success', invited: 'info', expired: 'warning', deactivated: 'neutral' } as const
/** The tone of a guest's state. */
export const toneOf = (status: GuestStatus) => tones[status]

/** The first and last local day of a trip as far as it is known, `yyyy-MM-dd`. */
export const tripDays = (trip: GuestTrip) => [trip.departureDate.slice(0, 10), lastDayOfTrip(trip)] as const

/** The last day that a guest can have on a day: a year ahead. */
export const latestEnd = (today: string): string => daysAfter(today, guestLimits.longestStay)

/** The end put off by one step, counted from today where it is past; never beyond a year. */
export function putOff(endDate: string, today: string): string {
  const next = daysAfter(endDate > today ? endDate : today, guestLimits.extension)
  const latest = latestEnd(today)
  return next < latest ? next : latest
}

const missing = ['phone', 'dateOfBirth', 'gender', 'card', 'other'] as const
export type MissingDetail = (typeof missing)[number]

function detailOf(issue: Issue): MissingDetail {
  const { page, field } = obstacleRow(issue)
  if (page === 'payment') return 'card'
  if (field?.startsWith('phone')) return 'phone'
  return field === 'dateOfBirth' || field === 'gender' ? field : 'other'
}

/** The details without which nobody can book for a guest, each once, also a card that would pay for several uses. */
export function missingDetails(profileIssues: Guest['profileIssues']): MissingDetail[] {
  const found = new Set(issuesOf({ profileIssues }).map(detailOf))
  return missing.filter((detail) => found.has(detail))
}
