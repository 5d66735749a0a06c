import { groupNameOf } from '#contract/events/groupNames.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { sha256 } from '#server/crypto/tokens.ts'
import type { EventGroup, HostSession } from '#server/toolHost/door/session.ts'
import type { LocaleContext } from './localeContext.ts'

/** An event that a search is no trip for, with the reason; `taken` where the traveler has a trip for it already. */
export interface NotForEvent {
  group: EventGroup
  reason: 'place' | 'days' | 'taken'
  /**
   * The record locator of the traveler's trip where this session can see it; for a change, that of the changed trip.
   */
  bookingId?: string
  /** Whether the search would move a trip for the event away from it. */
  isChange?: true
}

/**
 * A session in the booking tool. Its event is null for a search that is no trip for it (`withEvent`), and the guest until
 * the booker has filled in the guest form.
 */
export interface ToolSession extends HostSession, LocaleContext {
  /** The event that a search is no trip for, with the reason; null where there is none. */
  notForEvent: NotForEvent | null
}

/**
 * A short key of the traveler that every address of the tool carries: a page left open in another tab cannot book for
 * a different traveler.
 */
export const travelerKey = ({ traveler, guest }: Pick<ToolSession, 'traveler' | 'guest'>) =>
  sha256(guest ? `${traveler.id} ${JSON.stringify(guest)}` : traveler.id).slice(0, 8)

/** Whether the booker is the traveler. */
export const isOwnTrip = ({ booker, traveler, guest }: Pick<ToolSession, 'booker' | 'traveler' | 'guest'>): boolean =>
  booker.id === traveler.id && !guest

/** Values of a text about the owner of a trip: the reader, or another traveler by name. */
export const whoseTrip = (session: Pick<ToolSession, 'booker' | 'traveler' | 'guest'>) => ({
  whose: isOwnTrip(session) ? 'own' : 'other',
  name: travelerName(session),
})

/** The name of the traveler: of the guest, if there is one. */
export const travelerName = ({ guest, traveler }: Pick<ToolSession, 'guest' | 'traveler'>) =>
  fullName(guest ?? traveler)

/** Name of the event that is booked for, in the reader's language; undefined where it is for none. */
export const eventName = ({ group, culture }: Pick<ToolSession, 'group' | 'culture'>): string | undefined =>
  group ? groupNameOf(group.group.names, culture) : undefined
