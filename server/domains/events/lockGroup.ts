import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'

/** Locks an event until the transaction ends, so that changes run one after another. */
export const lockGroup = (tx: Database, groupId: string, { companyId }: { companyId: string }) =>
  tx
    .select({ id: groupTravels.id })
    .from(groupTravels)
    .where(and(eq(groupTravels.id, groupId), eq(groupTravels.companyId, companyId)))
    .for('no key update')
