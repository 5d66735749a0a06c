import type { NewTravelPreference, TravelPreference } from '#contract/profile/preferences.ts'
import { carWishes, changesOfRequest, readRequest, readRoom, roomWishes, writeRequest, writeRoom } from './wishes.rules'

/** The four pages of the one record (§2), and the fields of each (§3). */
export const preferencePages = {
  flight: ['seatPositionLengthwise', 'seatPositionWidthwise', 'meal', 'airRequests'],
  train: ['seatLocation', 'seatType', 'trainRequests'],
  hotel: ['roomType', 'hotelRequests'],
  car: ['carSize', 'carRequests'],
} as const satisfies Record<string, readonly (keyof NewTravelPreference)[]>
export type PreferencePage = keyof typeof preferencePages

const nothing: NewTravelPreference = {
  seatPositionLengthwise: 'none',
  seatPositionWidthwise: 'none',
  meal: 'none',
  airRequests: '',
  seatLocation: 'none',
  seatType: 'none',
  trainRequests: '',
  roomType: 'none',
  hotelRequests: '',
  carSize: 'none',
  carRequests: '',
}

/** Form values of the record; no preference where there is no record. */
export function preferenceValues(record: TravelPreference | null): NewTravelPreference {
  if (!record) return nothing
  const { tpId: _, version: __, ...values } = record
  return values
}

/** Form values with wishes in the notation of the check boxes, so that ticking and unticking one is no change. */
export function preferenceFormValues(record: TravelPreference | null): NewTravelPreference {
  const values = preferenceValues(record)
  const carRequests = writeRequest(readRequest(values.carRequests, carWishes), carWishes)
  return { ...values, ...writeRoom(readRoom(values)), carRequests }
}

/** The number of changes: each choice, each ticked or unticked wish, and each text. */
export function preferenceChanges(opened: NewTravelPreference, typed: NewTravelPreference): number {
  const { hotelRequests, carRequests, ...others } = typed
  const names = Object.keys(others) as (keyof typeof others)[]
  return (
    names.filter((name) => opened[name] !== typed[name]).length +
    changesOfRequest(opened.hotelRequests, hotelRequests, roomWishes) +
    changesOfRequest(opened.carRequests, carRequests, carWishes)
  )
}

/** §3: the record with the values of one page. The other pages keep the values it was opened with. */
export function mergePage(
  page: PreferencePage,
  opened: TravelPreference | null,
  typed: NewTravelPreference,
): NewTravelPreference {
  const ofPage = preferencePages[page].map((name) => [name, typed[name]] as const)
  return { ...preferenceValues(opened), ...Object.fromEntries(ofPage) }
}
