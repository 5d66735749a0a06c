import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'

/**
 * The travel policy for a person's own bookings (§6). A guest has the policy of the host, limited to events unless the
 * guest may book more. Bookings that others make for a guest follow the policy itself.
 */
export async function ownPolicy<Policy extends { isAllowedTransient: boolean }>(
  db: Database,
  employeeId: string | null,
  policy: Policy,
): Promise<Policy> {
  if (!employeeId || !policy.isAllowedTransient) return policy
  const eventsOnlyCondition = and(eq(guestStays.employeeId, employeeId), eq(guestStays.booking, 'events'))
  return (await db.$count(guestStays, eventsOnlyCondition)) > 0 ? { ...policy, isAllowedTransient: false } : policy
}
