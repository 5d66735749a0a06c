import { limits } from '#contract/fields/limits.ts'
import type { MissingDetails, WaitingPerson } from '#contract/profile/missingDetails.ts'

/** A person without an approver, who has asked for one. */
export const makeWaitingPerson = (changed: Partial<WaitingPerson> = {}): WaitingPerson => ({
  profileId: `p-${changed.firstName ?? 'Jonah'}`,
  employeeId: `e-${changed.firstName ?? 'Jonah'}`,
  firstName: 'Jonah',
  lastName: 'Whitfield',
  email: 'jonah@aurora.example',
  missing: ['approverPerTravelPolicyMissing'],
  askedAt: '2026-05-06T06:00:00Z',
  ...changed,
})

/** The first page of people who wait for an administrator. */
export const makeMissingDetails = (
  responseData: WaitingPerson[],
  totalItemCount = responseData.length,
): MissingDetails => ({
  nextPage: totalItemCount > limits.waitingPage ? 2 : null,
  prevPage: null,
  totalItemCount,
  totalPageCount: Math.ceil(totalItemCount / limits.waitingPage),
  responseData,
})
