import { isHeldForApproval } from '#contract/trips/tripApproval.ts'
import type { Trip } from '#contract/trips/trips.ts'
import type { Say } from '#server/messages/messages.ts'

/** The sentence of documents that a trip waits for approval or was sent back, so that it is not booked; else empty. */
export const notConfirmed = ({ approval }: Trip, say: Say): string =>
  isHeldForApproval(approval) ? say('trips.approval.notConfirmed', { status: approval?.status ?? '' }) : ''
