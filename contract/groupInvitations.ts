import * as z from 'zod/mini'
import { groupPlace, groupStatuses, groupTravelerStatuses } from './groupTravels.ts'
import { addition } from './lenient.ts'

/**
 * GET group-invitations/{shareableId}, ours and public: what the page of an event says to whoever has its address. With
 * `key`, that of a mailed invitation, also whose it is and how it was answered. 404 for an event that is not there, or
 * not confirmed yet.
 */
export const groupInvitationSchema = z.object({
  ...groupPlace,
  companyName: z.string(),
  organizerName: z.string(),
  status: z.enum(groupStatuses),
  /** What came with the address: no key, one that is good, one whose time is over, or one that is not (or no longer) valid. */
  keyState: z.enum(['none', 'good', 'expired', 'unknown']),
  /** Null without a good key. */
  invited: z.nullable(
    z.object({
      firstName: z.string(),
      status: z.enum(groupTravelerStatuses),
      needsNoTrip: z.boolean(),
      /** Whether a trip for it is booked, by them or for them. */
      hasTrip: addition(z.boolean(), false),
      /** Whether the answer can be given or changed now. */
      mayAnswer: z.boolean(),
    }),
  ),
})
export type GroupInvitation = z.infer<typeof groupInvitationSchema>
