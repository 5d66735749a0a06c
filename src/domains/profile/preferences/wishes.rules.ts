import type { TravelPreference } from '#contract/profile/preferences.ts'

/** Frequent wishes, written into the request (§3) in English, which every hotel and rental company reads. */
export const roomWishes = {
  quiet: 'quiet room',
  highFloor: 'high floor',
  accessible: 'accessible room',
  featherFree: 'feather-free bedding',
  lateCheckIn: 'late check-in',
} as const
export const carWishes = {
  automatic: 'automatic transmission',
  winterTires: 'winter tires',
  childSeat: 'child seat',
  handControls: 'hand controls',
} as const
export type RoomWish = keyof typeof roomWishes
export type CarWish = keyof typeof carWishes
type Phrases<Wish extends string> = Readonly<Record<Wish, string>>

export interface Request<Wish extends string> {
  wishes: readonly Wish[]
  /** The text besides the wishes. */
  rest: string
}

/** Splits a request: a first sentence of known wishes, in any case and order, and the rest as it was typed. */
export function readRequest<Wish extends string>(text: string, phrases: Phrases<Wish>): Request<Wish> {
  const [, sentence, rest] = /^([^.]+)\.(?: (.*))?$/.exec(text) ?? []
  const wishes = sentence?.split(',').map((part) => wishOf(part, phrases))
  if (!wishes || wishes.includes(undefined)) return { wishes: [], rest: text }
  return { wishes: wishes as Wish[], rest: rest ?? '' }
}

function wishOf<Wish extends string>(text: string, phrases: Phrases<Wish>): Wish | undefined {
  const wanted = text.trim().toLowerCase()
  return (Object.keys(phrases) as Wish[]).find((wish) => phrases[wish] === wanted)
}

/** Joins wishes and the rest: `Quiet room, high floor. Far from the elevator`. Wishes stand in their own order. */
export function writeRequest<Wish extends string>({ wishes, rest }: Request<Wish>, phrases: Phrases<Wish>): string {
  const said = (Object.keys(phrases) as Wish[]).filter((wish) => wishes.includes(wish)).map((wish) => phrases[wish])
  if (said.length === 0) return rest
  const sentence = `${said.join(', ')}.`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${rest && ` ${rest}`}`
}

/** The number of differences between two requests: each wish, and the other text. */
export function changesOfRequest<Wish extends string>(one: string, other: string, phrases: Phrases<Wish>): number {
  const [before, now] = [readRequest(one, phrases), readRequest(other, phrases)]
  const wishes = (Object.keys(phrases) as Wish[]).filter(
    (wish) => before.wishes.includes(wish) !== now.wishes.includes(wish),
  )
  return wishes.length + (before.rest === now.rest ? 0 : 1)
}

export const bedTypes = ['none', 'oneBed', 'twoBeds'] as const
export type BedType = (typeof bedTypes)[number]
type StoredRoom = Pick<TravelPreference, 'roomType' | 'hotelRequests'>

/** Bed and wishes of a record. A record may still name one wish as its type of room. */
export function readRoom({ roomType, hotelRequests }: StoredRoom): Request<RoomWish> & { bed: BedType } {
  const { wishes, rest } = readRequest(hotelRequests, roomWishes)
  const bed = bedTypes.find((each) => each === roomType)
  if (bed) return { bed, wishes, rest }
  return { bed: 'none', wishes: [...new Set([...wishes, roomType as RoomWish])], rest }
}

/** The fields of a record for a bed and wishes. */
export const writeRoom = ({ bed, ...request }: Request<RoomWish> & { bed: BedType }): StoredRoom => ({
  roomType: bed,
  hotelRequests: writeRequest(request, roomWishes),
})
