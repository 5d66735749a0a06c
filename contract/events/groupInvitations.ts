import * as z from 'zod/mini'
import { groupPlace, groupStatuses, groupTravelerStatuses } from './groupTravels.ts'
import { addition } from '#contract/wire/lenient.ts'

/**
 * GET group-invitations/{shareableId}, an addition, public: the page of an event for every reader with its address.
 * With the `key` of a mailed invitation it also has the invited person and their answer. 404 for an unknown event, or
 * an unconfirmed one.
 */
export const groupInvitationSchema = z.object({
  ...groupPlace,
  companyName: z.string(),
  organizerName: z.string(),
  status: z.enum(groupStatuses),
  /**
   * The state of the key in the address: no key, a valid one, an expired one, or one that is unknown or was replaced.
   */
  keyState: z.enum(['none', 'good', 'expired', 'unknown']),
  /** Null without a valid key. */
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
