import type { OutdatedTrip } from '#contract/trips/outdatedTrips.ts'

export const makeOutdatedTrip = (changed: Partial<OutdatedTrip> = {}): OutdatedTrip => ({
  bookingId: 'ABC123',
  destination: 'Vancouver',
  departureDate: '2026-05-20T08:00',
  changedAt: '2026-05-01T10:00:00Z',
  details: ['name'],
  passports: [],
  otherPassport: null,
  ...changed,
})
