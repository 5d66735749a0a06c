import type { Guest, GuestDetail, GuestPage } from '#contract/arranger/guests.ts'

const noor = {
  employeeId: 'e-noor',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@aurora.example',
  costCenter: 'People and culture',
}

/** A guest without problems. */
export const makeGuest = (changed: Partial<Guest> = {}): Guest => ({
  employeeId: 'g1',
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@visitor.example',
  phoneCountryCode: '44',
  phoneNumber: '7700900123',
  status: 'active',
  endDate: '2026-06-30',
  hasAccess: true,
  host: noor,
  trip: null,
  isTripBeyondEnd: false,
  profileIssues: [],
  createdByName: 'Marcus Oyelaran',
  createdAt: '2026-05-01T12:00:00Z',
  ...changed,
})

export const makeGuestPage = (responseData: Guest[], statusCounts: GuestPage['statusCounts'] = {}): GuestPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: responseData.length > 0 ? 1 : 0,
  responseData,
  statusCounts,
})

/** The same guest with everything that their page shows. */
export const makeGuestDetail = (changed: Partial<GuestDetail> = {}): GuestDetail => ({
  ...makeGuest(),
  dateOfBirth: '1984-05-12',
  gender: 'F',
  countryCode: 'CA',
  cultureCode: 'en-CA',
  purpose: 'Visiting lecturer',
  payment: 'host',
  booking: 'events',
  maySelfBook: true,
  invitedAt: '2026-05-01T12:00:00Z',
  isRegistered: true,
  removalDate: '2026-07-30',
  isRemovable: false,
  version: 3,
  ...changed,
})
