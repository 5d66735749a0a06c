import { generateIcsCalendar, type IcsEvent } from 'ts-ics'
import { fullName } from '#contract/texts/fullName.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { asWritten } from '#contract/texts/writtenForms.ts'
import type { Group } from '#server/domains/events/readGroups.ts'
import { calendarDate } from '#server/domains/trips/calendar/calendarTime.ts'
import { foldLines } from '#server/domains/trips/calendar/fold.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { addDays } from '#server/time/zonedTime.ts'

interface EntryContext {
  /** BCP 47, of the reader. */
  culture: string
  /** Name of the place in the reader's language; empty while undecided. */
  city: string
  now: Date
}

/**
 * An event as an iCalendar file (RFC 5545). Whole days, so that no time zone moves them; the description has the time
 * of arrival, the organizer and the notes. Importing it again after a change updates the event.
 */
export function eventCalendar(read: Group, context: EntryContext): Buffer {
  const events = [entryOf(read, context)]
  return Buffer.from(
    foldLines(generateIcsCalendar({ version: '2.0', prodId: '-//Waymark//Events//EN', method: 'PUBLISH', events })),
  )
}

function entryOf({ group, status, company, organizer }: Group, { culture, city, now }: EntryContext): IcsEvent {
  const { say } = formatterFor(culture)
  const { arrivalTime, startDate, endDate, notes, venue, address } = group
  const by = arrivalTime && clockOf(culture, `${startDate}T${arrivalTime}`)
  const description = [
    say('events.calendar.by', { name: fullName(organizer), company: company.displayName }),
    by && say('events.calendar.beThere', { by }),
    notes,
  ]
  return {
    uid: `${group.id}@waymark`,
    sequence: group.version - 1,
    stamp: { date: now },
    status: status === 'canceled' ? 'CANCELLED' : 'CONFIRMED',
    summary: groupNameOf(group.names, culture),
    location: [venue, address, city].filter(Boolean).join(', '),
    description: description.filter(Boolean).join('\n'),
    timeTransparent: 'TRANSPARENT',
    start: calendarDate(startDate),
    // DTEND is the first day after it.
    end: calendarDate(addDays(endDate, 1)),
  }
}

const clockOf = (culture: string, local: string) =>
  asWritten(
    culture,
    new Intl.DateTimeFormat(culture, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`${local}Z`)),
  )
