import type { AlertArea, AlertSeverity } from '#contract/risk/alerts.ts'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { boxOf } from '#server/domains/risk/alerts/areas/geometry.ts'

type AlertInsert = typeof alerts.$inferInsert

/** A circle as the area of an alert. */
export const circle = (latitude: number, longitude: number, km = 0): AlertArea => ({
  name: 'Somewhere',
  polygons: [],
  circles: [{ center: { latitude, longitude }, km }],
})

/** The row of an alert that has begun an hour ago and lasts a day, in London. */
function alertRow(id: string, now: Date, more: Partial<AlertInsert> = {}): AlertInsert {
  const areas = more.areas ?? [circle(51.5, -0.13, 10)]
  const severity = more.severity ?? 3
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
  const box = boxOf(areas, severity as AlertSeverity)
  return {
    id,
    sender: 'alerts@provider.example',
    identifier: id,
    sentAt: hours(-1),
    eventId: id,
    severity,
    isAnnouncement: false,
    isOver: false,
    category: 'met',
    startsAt: hours(-1),
    endsAt: hours(24),
    countsUntil: more.endsAt ?? hours(24),
    countries: ['GB'],
    areas,
    texts: [
      {
        language: 'en',
        event: 'Flood',
        headline: `Flood ${id}`,
        source: 'Provider',
        description: [],
        instruction: [],
      },
    ],
    ...box,
    receivedAt: now,
    ...more,
  }
}

/** Stores an alert as the importer would. */
export const plantAlert = async (db: Database, ...row: Parameters<typeof alertRow>) =>
  void (await db.insert(alerts).values(alertRow(...row)))
