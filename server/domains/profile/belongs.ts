import { and, eq, sql, type SQL } from 'drizzle-orm'
import { employees } from '#server/db/schema/company/company.ts'
import { guestStays } from '#server/db/schema/trips/guests.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/**
 * Condition of a query over profiles: the person still belongs to the company. Their profile is open; an employee is
 * active; a guest's last day is not over. A guest who was deactivated or has ended is an inactive employee, while the
 * profile stays open.
 */
export const belongsCondition = (now: Date): SQL | undefined =>
  and(
    eq(profiles.active, true),
    sql`not exists (select from ${employees} left join ${guestStays} on ${guestStays.employeeId} = ${employees.id}
      where ${employees.id} = ${profiles.employeeId}
        and (${employees.status} <> 'active' or ${guestStays.endDate} < ${earliestDay(now)}))`,
  )
