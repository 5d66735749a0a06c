import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { guestStays } from '#server/db/schema/guests.ts'

/**
 * A travel policy as it holds for what somebody books themselves (§6): a guest has their host's, and without the right
 * to more they book for events alone. A trip that others book for a guest stays under the policy as it is.
 */
export async function ownPolicy<Policy extends { isAllowedTransient: boolean }>(
  db: Database,
  employeeId: string | null,
  policy: Policy,
): Promise<Policy> {
  if (!employeeId || !policy.isAllowedTransient) return policy
  const isEventsOnly = and(eq(guestStays.employeeId, employeeId), eq(guestStays.booking, 'events'))
  return (await db.$count(guestStays, isEventsOnly)) > 0 ? { ...policy, isAllowedTransient: false } : policy
}
