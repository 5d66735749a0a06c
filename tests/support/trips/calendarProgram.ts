import ICAL from 'ical.js'

export interface CalendarEntry {
  uid: string
  sequence: number
  status: string
  summary: string
  description: string
  location: string
  isWholeDay: boolean
  start: string
  end: string
  /** `America/Toronto`, `UTC`, or `floating` for whole days. */
  zones: [start: string, end: string]
  alarms: string[]
}

/** Reads a file as a calendar program would, with code that is not ours: instants by the file's own zone rules. */
export function readCalendar(file: string): CalendarEntry[] {
  const root = new ICAL.Component(ICAL.parse(file) as unknown[])
  ICAL.TimezoneService.reset()
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return root.getAllSubcomponents('vevent').map(entryOf)
}

function entryOf(component: ICAL.Component): CalendarEntry {
  const event = new ICAL.Event(component)
  const { startDate: start, endDate: end } = event
  const shown = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue('status')),
    summary: event.summary,
    description: event.description,
    location: event.location,
    isWholeDay: start.isDate && end.isDate,
    start: shown(start),
    end: shown(end),
    zones: [start.zone.tzid, end.zone.tzid],
    alarms: component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  }
}

/**
 * A calendar that imports files one after another, as programs do: one entry per UID, and the highest SEQUENCE wins.
 */
export function importInto(calendar: Map<string, CalendarEntry>, file: string) {
  for (const entry of readCalendar(file)) {
    const before = calendar.get(entry.uid)
    if (!before || entry.sequence >= before.sequence) calendar.set(entry.uid, entry)
  }
}
