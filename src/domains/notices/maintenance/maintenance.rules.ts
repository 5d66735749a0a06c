import { minuteMs } from '#contract/time/durations.ts'
import { concernsTool, type MaintenanceNotice } from '#contract/notices/maintenance.ts'
import { localDay } from '@/lib/localDay'

/** While the application is shown, the notice is read again after this time. */
export const maintenancePollMs = 10 * minuteMs

interface Reader {
  now: Date
  /** The name of the company's booking tool (§3 Profile `obt`); undefined without one. */
  tool: string | undefined
  /** The keys of the notices that were dismissed since the application was opened. */
  dismissed: readonly string[]
}

/**
 * Names a notice for its dismissal, with all that it says: a changed notice is another message, and shows again. A
 * backend without ids, which are an addition, tells notices apart by the rest.
 */
export const noticeKey = (notice: MaintenanceNotice): string =>
  JSON.stringify([
    notice.id,
    notice.disclaimerStart,
    notice.maintenanceStart,
    notice.maintenanceEnd,
    notice.category,
    notice.impactedComponents,
    notice.title,
    notice.text,
  ])

/**
 * §4: whether the banner shows: the notice is Active, was not dismissed, its disclaimer start has passed and its
 * maintenance end has not; and it concerns the company's booking tool.
 */
export function showsNotice(notice: MaintenanceNotice, { now, tool, dismissed }: Reader): boolean {
  const at = now.getTime()
  return (
    notice.status.toLowerCase() === 'active' &&
    !notice.isDismissed &&
    !dismissed.includes(noticeKey(notice)) &&
    Date.parse(notice.disclaimerStart) <= at &&
    at < Date.parse(notice.maintenanceEnd) &&
    concernsTool(notice, tool)
  )
}

/** How the times of a notice are said, in the reader's time zone. */
export type NoticeTimes =
  /** It has not begun. `isOneDay` when it ends on the day it begins. */
  | { kind: 'planned'; isOneDay: boolean }
  /** It has begun. `isToday` when it ends today. */
  | { kind: 'until'; isToday: boolean }

export function noticeTimes(
  { maintenanceStart, maintenanceEnd }: Pick<MaintenanceNotice, 'maintenanceStart' | 'maintenanceEnd'>,
  now: Date,
): NoticeTimes {
  const lastDay = localDay(maintenanceEnd)
  if (now.getTime() < Date.parse(maintenanceStart))
    return { kind: 'planned', isOneDay: localDay(maintenanceStart) === lastDay }
  return { kind: 'until', isToday: localDay(now) === lastDay }
}
