import { tzlib_get_ical_block, tzlib_get_offset, tzlib_get_timezones } from 'timezones-ical-library'
import { convertIcsTimezone, type IcsDateObject, type IcsTimezone } from 'ts-ics'
import { minuteMs } from '#contract/time/durations.ts'
import { instantOf } from '#server/time/zonedTime.ts'

const describedZones = new Set(tzlib_get_timezones())
const blocks = new Map<string, IcsTimezone | undefined>()

/** The VTIMEZONE of an IANA zone; undefined for one the library does not know. */
export function timezoneDefinition(timeZone: string): IcsTimezone | undefined {
  if (!describedZones.has(timeZone)) return undefined
  if (!blocks.has(timeZone)) blocks.set(timeZone, convertIcsTimezone(undefined, blockText(timeZone)))
  return blocks.get(timeZone)
}

const blockText = (timeZone: string) => [tzlib_get_ical_block(timeZone)].flat()[0] ?? ''

/**
 * A local time with its zone. Where a calendar program would read that wrongly (an unknown zone, the second of two
 * equal hours when daylight saving ends, a rule the zone had only in the past) it is written in UTC instead.
 * @param local `yyyy-MM-ddTHH:mm`
 */
export function calendarTime(local: string, instant: string, timeZone: string): IcsDateObject {
  const date = new Date(instant)
  if (!describedZones.has(timeZone) || instantOf(local, timeZone) !== date.getTime()) return { date }
  const [day = '', time = ''] = local.split('T')
  const tzoffset = tzlib_get_offset(timeZone, day, time)
  const clock = new Date(`${local}Z`)
  if (clock.getTime() - date.getTime() !== msOf(tzoffset)) return { date }
  return { date, local: { date: clock, timezone: timeZone, tzoffset } }
}

/** `-0430` in milliseconds. */
const msOf = (offset: string) =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5))) * minuteMs

/** A whole day. @param date `yyyy-MM-dd` */
export const calendarDate = (date: string): IcsDateObject => ({ type: 'DATE', date: new Date(`${date}T00:00Z`) })
