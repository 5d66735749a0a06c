import { eq, inArray } from 'drizzle-orm'
import { supportedCulture } from '#contract/texts/locales.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { airports } from '#server/db/schema/system/reference.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'

interface Zone {
  timeZone: string
  /** In the language of the reader; without it, the city of the zone's own name. */
  city?: string | undefined
}

/** Day and time in a zone, and its name: `November 29, 2026 at 2:17 a.m.`, `EST`. UTC without a zone. */
export function momentText(at: Date, culture: string, zone?: Zone) {
  const timeZone = zone?.timeZone ?? 'UTC'
  return {
    moment: formatterFor(culture).formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    zone: zone ? zoneName(culture, at, timeZone, zone.city) : 'UTC',
  }
}

/**
 * Formats times for several people, each in their language and the time zone of their home airport, else of the
 * company's agency, else UTC. One query for any number of people.
 */
export async function momentsFor(db: Database, profileIds: readonly string[]) {
  const rows = await db
    .select({ id: profiles.id, cultureCode: profiles.cultureCode, agency: companies.agency, home: airports })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(airports, eq(airports.code, profiles.airportCode))
    .where(inArray(profiles.id, [...profileIds]))
  const readers = new Map(rows.map(({ id, ...reader }) => [id, reader]))
  return (profileId: string, at: Date) => {
    const { cultureCode, agency, home } = readers.get(profileId) ?? {}
    const culture = supportedCulture(cultureCode)
    const ofAgency = agency?.opening ? { timeZone: agency.opening.timeZone } : undefined
    const atHome = home && { timeZone: home.timeZone, city: home.city[languageOfCulture(culture, 'en')] }
    return momentText(at, culture, atHome ?? ofAgency)
  }
}
