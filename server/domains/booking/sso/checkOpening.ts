import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { checkBookingRight, type BookingPeople, type BookingRight } from '#server/domains/booking/sso/bookingRight.ts'
import { addressElsewhere } from '#server/domains/booking/sso/doors.ts'
import { isInUse } from '#server/domains/grants/grants.ts'
import { findCaller } from '#server/domains/session/authenticate.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'

/** The sign-in and the right that a code, an artifact or a session of the booking tool was created for. */
export interface Opening extends BookingRight {
  grantId: string
  accountId: string
  /** The kind of tool of the company at that time. */
  obtKind: ObtKind
}

/**
 * The state of an opening now: the sign-in has ended (signed out, idle too long, or the person is inactive); the right
 * no longer holds; or the tool is open.
 */
export type OpeningState =
  | { status: 'ended' }
  | { status: 'notAllowed'; caller: Caller }
  | { status: 'open'; caller: Caller; people: BookingPeople }

/** Checks an opening against the current sign-in, roles, approval, policy, profile and tool of the company. */
export async function checkOpening(services: Services, opening: Opening): Promise<OpeningState> {
  const caller = (await isInUse(services, opening.grantId)) && (await findCaller(services, opening))
  if (!caller) return { status: 'ended' }
  const right = await checkBookingRight(caller, opening, services)
  if (right.status !== 'allowed' || !isToolOf(right.people.booker, opening))
    return { status: 'notAllowed', caller: { ...caller, mayBook: false } }
  return { status: 'open', caller: { ...caller, mayBook: true }, people: right.people }
}

/** Whether the company still has the opened tool, served by this backend. */
const isToolOf = ({ company }: BookingPeople['booker'], { obtKind }: Opening) =>
  company.obtKind === obtKind && !addressElsewhere(company)
