import type { TravelPreference } from '#contract/profile/preferences.ts'

/** A record with a choice in every field. */
export const makePreferences = (changed: Partial<TravelPreference> = {}): TravelPreference => ({
  tpId: 'tp1',
  seatPositionLengthwise: 'front',
  seatPositionWidthwise: 'aisle',
  seatLocation: 'window',
  seatType: 'quiet',
  carSize: 'electric',
  roomType: 'highFloor',
  airRequests: 'Close to the exit',
  hotelRequests: 'Far from the lift',
  carRequests: '',
  trainRequests: '',
  meal: 'KSML',
  version: 4,
  ...changed,
})
