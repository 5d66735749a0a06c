import { chanceOf } from '#server/codes/chance.ts'

const slotMs = 15 * 60_000
const scarceShare = 0.07
const openShare = 0.6

/** Offers of which one is left: they come and go, as seats and rooms do when others book and cancel. */
export const isScarce = (offer: string) => chanceOf(`${offer} scarce`) < scarceShare

/**
 * Whether an offer (its id and date) can be had at an instant (ms). A scarce one may be gone a quarter of an hour
 * later; the same offer at the same time always has the same answer.
 */
export const isOnSale = (offer: string, at: number) =>
  !isScarce(offer) || chanceOf(`${offer} ${Math.floor(at / slotMs)}`) < openShare
