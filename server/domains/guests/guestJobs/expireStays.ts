import { and, eq, lt } from 'drizzle-orm'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { endAccess } from '#server/domains/grants/heldAccount.ts'
import { forEachGuest } from '#server/domains/guests/guestJobs/forEachGuest.ts'
import type { GuestRow } from '#server/domains/guests/readGuests.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import type { Services } from '#server/services/services.ts'

/** Deactivates guests whose last day is past, and ends their access. */
export const expireStays = (services: Services): Promise<void> => {
  const expiredCondition = lt(guestStays.endDate, earliestDay(services.now()))
  return forEachGuest(and(eq(employees.status, 'active'), expiredCondition), expireStay, services)
}

async function expireStay(row: GuestRow, services: Services): Promise<void> {
  if (row.status !== 'expired') return
  await services.db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, row.employee.id))
  await services.db.update(guestStays).set({ invitedAt: null }).where(eq(guestStays.employeeId, row.employee.id))
  await endAccess([row.profile.id], services)
}
