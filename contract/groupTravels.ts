/** States of a group event (§4), in their order; the last can follow any but the two before it. */
const groupStatuses = [
  'planning',
  'pendingApproval',
  'approved',
  'confirmed',
  'inProgress',
  'completed',
  'reconciled',
  'canceled',
] as const
type GroupStatus = (typeof groupStatuses)[number]
/** `inProgress` and `completed` are what the days make of `confirmed`. */
export type StoredGroupStatus = Exclude<GroupStatus, 'inProgress' | 'completed'>

/** States of somebody who is invited (§4). */
export type GroupTravelerStatus = 'pending' | 'accepted' | 'declined'
