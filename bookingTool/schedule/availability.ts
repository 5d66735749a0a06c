import { minuteMs } from '#contract/time/durations.ts'
import { pseudoRandom } from '#server/codes/pseudoRandom.ts'

const slotMs = 15 * minuteMs
const scarceShare = 0.07
const openShare = 0.6

/** Whether only one of an offer is left. Such offers come and go, as if others booked and cancelled. */
export const isScarce = (offer: string) => pseudoRandom(`${offer} scarce`) < scarceShare

/**
 * Whether an offer (its id and date) is available at an instant (ms). A scarce one may be gone a quarter of an hour
 * later. Deterministic: the same offer at the same time always gives the same answer.
 */
export const isOnSale = (offer: string, at: number) =>
  !isScarce(offer) || pseudoRandom(`${offer} ${Math.floor(at / slotMs)}`) < openShare
