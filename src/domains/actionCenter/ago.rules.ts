import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { minuteMs } from '#contract/time/durations.ts'

/**
 * How long ago something was, in its largest whole unit, as relative times are formatted: -2 hours. A date without a
 * time counts in days.
 */
export function ago(since: string, now: Date): { value: number; unit: 'minute' | 'hour' | 'day' | 'month' } {
  const then = parseISO(since)
  const days = differenceInCalendarDays(now, then)
  if (days >= 60) return { value: -Math.floor(days / 30), unit: 'month' }
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / minuteMs))
  if (!since.includes('T') || minutes >= 24 * 60) return { value: -Math.max(0, days), unit: 'day' }
  return minutes < 60 ? { value: -minutes, unit: 'minute' } : { value: -Math.floor(minutes / 60), unit: 'hour' }
}
