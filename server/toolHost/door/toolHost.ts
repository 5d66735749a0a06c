import type { Context } from 'hono'
import type { ToolTraveler } from '#contract/booking/bookingTool.ts'
import type { Cancellation } from '#contract/trips/cancellation.ts'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import type { CreditPayment } from '#contract/payment/creditPayment.ts'
import type { TravelCredit } from '#contract/payment/travelCredits.ts'
import type { findProjectNumber } from '#server/domains/trips/fields/projectNumbers.ts'
import type { CookiePlace } from '#server/http/answers/cookies.ts'
import type { PageRoute } from '#server/http/operations/pageRoute.ts'
import type { Download } from '#server/http/operations/operation.ts'
import type { Standing } from '#server/suppliers/standing.ts'
import type { EventGroup, Guest, HostSession, PageOptions, Profile, TypedReview } from './session.ts'
import type {
  ApprovalAhead,
  PlannedTrip,
  AskedField,
  BookedTrip,
  BookingResult,
  Card,
  ChangeOfTrip,
  KnownGuest,
  NewTripTerms,
  Overlap,
  Overstay,
  PlannedSegment,
  Wishes,
} from './trip.ts'

/**
 * Everything that a booking tool is given by its host: who books and for whom, what is known about them, and how a trip
 * is written. The tool has no other way to the data of the product.
 */
export interface ToolHost {
  now: () => Date
  /** The standing of bookings with the suppliers: demo data, or trial bookings. */
  standing: Standing
  cookies: ToolCookies
  /**
   * Checks that a request may see a page, with the session of its cookie. @throws 400, 401, 403 or 404 as the API does
   */
  admit: (page: PageRoute, c: Context, cookie: string) => Promise<Admitted>
  sessions: ToolSessions
  people: ToolPeople
  events: ToolEvents
  trips: ToolTrips
}

export interface Admitted {
  params: Record<string, string>
  session: HostSession | undefined
}

export interface ToolCookies {
  session: CookiePlace
  /** The cookie that proves that the answer to the tool's question comes from the page that showed it. */
  ask: CookiePlace
  /** The cookie that identifies the browser of a code or artifact. */
  opening: (credential: string) => CookiePlace
}

/** The opening of a code or artifact, while its sign-in lives and its booking right holds. */
export interface FoundOpening {
  travelerType: ToolTraveler
  /** Hash of the cookie of the browser that it was given to. */
  browserHash: string
  booker: Profile
  /** For a guest, the booker. */
  traveler: Profile
}

export type CredentialKind = 'code' | 'artifact'

export interface ToolSessions {
  /** The session of a cookie while its sign-in lives and its booking right holds. */
  find: (cookie: string) => Promise<HostSession | undefined>
  /** Ends the session of a cookie. */
  end: (cookie: string) => Promise<void>
  /** The opening of a credential for a kind of tool; undefined where it is unknown, used, expired or not allowed. */
  findOpening: (by: CredentialKind, kind: ObtKind, credential: string) => Promise<FoundOpening | undefined>
  /** Exchanges a credential for a session, once. @returns the cookie's value; undefined where it is not valid */
  redeem: (by: CredentialKind, credential: string, options: PageOptions) => Promise<string | undefined>
  /** Sets the guest that a session books for. */
  storeGuest: (session: HostSession, guest: Guest) => Promise<void>
  /** Keeps what was typed in a review until the session ends. */
  storeTyped: (session: HostSession, typed: TypedReview) => Promise<void>
}

export interface ToolPeople {
  /**
   * The current guests that the booker may book for by name: every guest of the company for a guest manager, their own
   * guests for a host. Empty where the company has no guest management.
   * @param email narrows the list to one address
   */
  knownGuests: (session: HostSession, email?: string) => Promise<KnownGuest[]>
  /** The card of the event, else of the traveler or their host, else of the booker. Undefined without a valid one. */
  payingCard: (session: HostSession) => Promise<Card | undefined>
  /**
   * The credits of the traveler with some airlines that can pay for a trip now, in the company's currency, the soonest to
   * lapse first. A guest has none.
   */
  credits: (session: HostSession, airlines: readonly string[], language: 'en' | 'fr' | 'es') => Promise<TravelCredit[]>
  /** The seat that the traveler prefers, and their numbers with some carriers. A guest has none. */
  wishes: (session: HostSession, carriers: readonly string[]) => Promise<Wishes>
  /** The company's own fields that a trip is asked for, in their order. */
  tripFields: (session: HostSession, language: 'en' | 'fr' | 'es') => Promise<AskedField[]>
  /** The listed project number that a typed one means, or those that are written alike. */
  projectNumber: (session: HostSession, typed: string) => ReturnType<typeof findProjectNumber>
}

/** A person who was invited to events. */
export type Invited = Pick<Profile, 'id' | 'companyId'>

export interface ToolEvents {
  /** An event that the person has accepted and that still is ahead. */
  accepted: (groupId: string, traveler: Invited) => Promise<EventGroup | undefined>
  /** All of them. */
  bookable: (traveler: Invited) => Promise<EventGroup[]>
  /** The trip that a person has for an event already. */
  tripFor: (group: EventGroup, profileId: string) => Promise<BookedTrip['trip'] | undefined>
  /** Within a booking: lets bookings for one person wait for each other. */
  waitForOthers: (traveler: Invited) => Promise<void>
}

export interface ToolTrips {
  /** Booked trips that are under way or have not begun, the first to begin first. */
  upcoming: (session: HostSession) => Promise<BookedTrip[]>
  /** The newest trips that are over or were canceled, the last to begin first. */
  earlier: (session: HostSession) => Promise<BookedTrip[]>
  /** One booking of this session by its record locator, in any status. */
  find: (session: HostSession, bookingId: string) => Promise<BookedTrip | undefined>
  /** A trip of this session's traveler by its id. */
  findById: (session: HostSession, tripId: string) => Promise<BookedTrip | undefined>
  /** The booking as a file for a calendar program. */
  calendarFile: (session: HostSession, bookingId: string) => Promise<Download>
  /** The refund that canceling would give; for a canceled trip, the refund that it gave. */
  cancellation: (session: HostSession, bookingId: string) => Promise<Cancellation>
  /** Cancels a trip in the version that the person saw. Sent twice, it is canceled once. */
  cancel: (session: HostSession, bookingId: string, version: number) => Promise<'canceled' | 'conflict'>
  /** Other booked trips of the traveler that planned segments cannot be kept with, the last booked first. */
  overlaps: (session: HostSession, planned: PlannedSegment[], replaced?: string) => Promise<Overlap[]>
  /** The overstay that planned segments would bring to the traveler. No days of guests are known. */
  overstay: (session: HostSession, planned: PlannedSegment[], replaced?: string) => Promise<Overstay | undefined>
  /** The payments by credits for a trip of this session, less what they got back, with their fees. */
  creditsPaid: (trip: BookedTrip) => Promise<CreditPayment[]>
  /** The trip already booked under a key, if it belongs to this session's traveler. */
  confirmed: (session: HostSession, key: string) => Promise<string | undefined>
  /**
   * The rule of the traveler's policy for a trip: whether somebody is asked or told. For a change, the id of the
   * changed trip.
   */
  approval: (session: HostSession, planned: PlannedTrip, changedTripId?: string) => Promise<ApprovalAhead>
  /**
   * Books a trip in one transaction, with its credits, its invoice and the traveler's mail; one that has to be approved waits, and is
   * neither paid nor confirmed. A key that has booked before answers the
   * trip it became, and nothing is written.
   * @param check runs within the transaction; where it throws, nothing is written
   */
  book: (
    session: HostSession,
    key: string,
    terms: NewTripTerms,
    check: (within: ToolHost) => Promise<void>,
  ) => Promise<BookingResult>
  /** Replaces a booked trip in one transaction: segments, an invoice of the difference, the traveler's mail. */
  change: (session: HostSession, key: string, change: ChangeOfTrip) => Promise<BookingResult>
}
