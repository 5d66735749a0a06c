import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullName } from '#contract/texts/fullName.ts'
import type { Database } from '#server/db/client.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import type { Person } from '#server/services/mailQueue.ts'
import { isNoAddress } from './noAddress.ts'

const hosts = alias(profiles, 'hosts')

/** The recipient of a mail: for a guest without an address the host; undefined without a host. */
export async function receiverOf(tx: Database, to: Person): Promise<Person | undefined> {
  if (!isNoAddress(to.address)) return to
  const [host] = await tx
    .select({ firstName: hosts.firstName, lastName: hosts.lastName, email: hosts.email })
    .from(profiles)
    .innerJoin(guestStays, eq(guestStays.employeeId, profiles.employeeId))
    .innerJoin(hosts, eq(hosts.employeeId, guestStays.hostEmployeeId))
    .where(eq(profiles.email, to.address))
  return host && { name: fullName(host), address: host.email }
}
