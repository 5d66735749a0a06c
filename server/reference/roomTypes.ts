import type { RoomTypeCode } from '#contract/trips/segments.ts'
import type { LocalizedText } from './countries.ts'
import rows from './data/roomTypes.json' with { type: 'json' }

/** A sort of hotel room. */
export interface RoomTypeRow {
  code: RoomTypeCode
  name: LocalizedText
}

/** Sorts of hotel room, from the plainest. */
export const roomTypes = rows as readonly RoomTypeRow[]

export const roomTypeName = (wanted: RoomTypeCode): LocalizedText => {
  const found = roomTypes.find(({ code }) => code === wanted)
  if (!found) throw new Error(`The sort of room ${wanted} has no name`)
  return found.name
}
