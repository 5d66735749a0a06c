import type { costCenterRoles } from '#server/db/schema/company/admin.ts'
import type { LargeCompanyId } from '#server/demo/company/companies.ts'
import { costCenterId } from '#server/demo/company/costCenters.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import { employeeIdOf } from '#server/demo/people/people.ts'

type RoleRow = typeof costCenterRoles.$inferInsert
/** Days from now on which it begins and ends; null without an end. */
type Row = [center: string, type: RoleRow['type'], person: string, from: number, until: number | null]

const plans: Record<LargeCompanyId, Row[]> = {
  aurora: [
    ['200', 'owner', 'finance', -700, null],
    ['210', 'owner', 'vip', -520, null],
    ['210', 'approver', 'finance', -380, -41],
    ['210', 'approver', 'traveller', -40, 325],
    ['210', 'delegate', 'arranger', 21, 45],
    ['410', 'owner', 'finance', -700, null],
    ['410', 'approver', 'vip', -410, null],
    ['410', 'delegate', 'everything', -20, 70],
    ['420', 'owner', 'admin', -290, null],
    ['420', 'approver', 'arranger', -290, 75],
  ],
  boreal: [
    ['B10', 'owner', 'finance', -600, null],
    ['B20', 'approver', 'admin', -90, 275],
  ],
}

/** The roles of cost centres: current ones, a planned one, and an ended one. */
export const costCenterRoleRows = (now: Date): RoleRow[] =>
  (Object.keys(plans) as LargeCompanyId[]).flatMap((company) =>
    plans[company].map(([center, type, person, from, until]) => {
      const at = daysFrom(now, Math.min(from, 0) - 3)
      return {
        id: `ccr-${company}-${center}-${type}-${person}`,
        costCenterId: costCenterId(company, center),
        employeeId: employeeIdOf(company, person),
        type,
        startDate: calendarDate(daysFrom(now, from)),
        endDate: until === null ? null : calendarDate(daysFrom(now, until)),
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
