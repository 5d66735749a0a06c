import { asc } from 'drizzle-orm'
import type { AlertArea, AlertSeverity } from '#contract/risk/alerts.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import type { Services } from '#server/services/services.ts'
import { plantAlert } from '#tests/support/risk/plantAlert.ts'

const corners = 60
const degreesWide = 2

/** Alerts of the next day, each with an area of many corners around another airport, of all severities but the highest. */
export async function plantAlerts({ db, now }: Services, count: number): Promise<void> {
  const places = await db
    .select({ latitude: airports.latitude, longitude: airports.longitude, countryCode: airports.countryCode })
    .from(airports)
    .orderBy(asc(airports.code))
  const step = Math.max(1, Math.floor(places.length / count))
  for (let at = 0; at < count; at += 1) {
    const { latitude, longitude, countryCode } = places[(at * step) % places.length]!
    const severity = ((at % 3) + 1) as AlertSeverity
    await plantAlert(db, `bench-${at}`, now(), {
      severity,
      countries: [countryCode],
      areas: [ringAround(latitude, longitude)],
    })
  }
}

const ringAround = (latitude: number, longitude: number): AlertArea => ({
  name: 'Somewhere',
  circles: [],
  polygons: [
    Array.from({ length: corners }, (_, at) => {
      const angle = (at / corners) * 2 * Math.PI
      return {
        latitude: latitude + degreesWide * Math.sin(angle),
        longitude: longitude + degreesWide * Math.cos(angle),
      }
    }),
  ],
})
