import type { maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { calendarDate, daysFrom } from '#server/demo/data/days.ts'
import texts from './data/maintenance.json' with { type: 'json' }

const hours = (count: number) => count / 24

/**
 * A notice that was over two weeks ago, and one that the banner shows in five days: the demo begins without a banner.
 */
export function maintenanceRows(now: Date): (typeof maintenanceNotices.$inferInsert)[] {
  // 03:00 UTC is the evening before in Montreal and Bogotá.
  const night = (days: number) => new Date(`${calendarDate(daysFrom(now, days))}T03:00:00Z`)
  return [
    {
      id: 'notice-aurora-past',
      companyId: 'aurora',
      status: 'Active',
      category: 'Maintenance',
      impactedComponents: ['Application'],
      disclaimerStart: daysFrom(night(-14), -3),
      maintenanceStart: night(-14),
      maintenanceEnd: daysFrom(night(-14), hours(2)),
      texts: texts.past,
    },
    {
      id: 'notice-aurora-planned',
      companyId: 'aurora',
      status: 'Active',
      category: 'Maintenance',
      impactedComponents: ['OnlineBookingTool'],
      disclaimerStart: daysFrom(night(8), -3),
      maintenanceStart: night(8),
      maintenanceEnd: daysFrom(night(8), hours(4)),
      texts: texts.planned,
    },
  ]
}
