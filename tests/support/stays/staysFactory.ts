import type { PlannedTrip, Stays } from '#contract/stays/stays.ts'

/** 12 May 2026: 85 days in France from 16 February to 11 May. */
export const makeStays = (changed: Partial<Stays> = {}): Stays => ({
  today: '2026-05-12',
  windowFrom: '2025-11-14',
  used: 85,
  remaining: 5,
  longest: 5,
  exempt: null,
  hasPassport: true,
  residence: null,
  stays: [{ country: 'FR', from: '2026-02-16', until: '2026-05-11', source: 'declared', bookingId: null }],
  planned: [],
  year: 2026,
  countries: [{ country: 'FR', past: 85, ahead: 0 }],
  permits: [],
  other: [{ id: 'stay-1', country: 'FR', from: '2026-02-16', until: '2026-05-11' }],
  ...changed,
})

/** A trip of nine days, the sixth of which is the first over. */
export const makePlanned = (changed: Partial<PlannedTrip> = {}): PlannedTrip => ({
  bookingId: 'ABC123',
  countries: ['FR', 'DE'],
  from: '2026-05-13',
  until: '2026-05-21',
  days: 9,
  used: 94,
  overstay: { day: 94, of: 90, from: '2026-05-18' },
  leaves: true,
  ...changed,
})
