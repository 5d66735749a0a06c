import { and, countDistinct, eq, gt, isNull, max, ne } from 'drizzle-orm'
import type { AdvisedCountry } from '#contract/risk/advisories.ts'
import type { Database } from '#server/db/client.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { countryName } from '#server/domains/risk/advisories/presentAdvisory.ts'
import type { Language } from '#server/http/requests/language.ts'

/**
 * The countries that a government advises about, by name in the language (§7). A country is listed where the advice is
 * to take normal precautions too, so that the words can be read.
 */
export async function advisedCountries(
  profile: ProfileRef,
  { db, now, language }: { db: Database; now: Date; language: Language },
): Promise<AdvisedCountry[]> {
  const rows = await db
    .select({
      code: advisories.targetCountry,
      national: max(advisories.warningLevel),
      regional: max(advisories.regionalLevel),
    })
    .from(advisories)
    .groupBy(advisories.targetCountry)
  const visits = await tripsAhead(profile, { db, now })
  const inOrder = new Intl.Collator(language)
  return rows
    .map(({ code, national, regional }) => ({
      countryName: countryName(code, language),
      countryCode: code,
      warningLevel: Math.max(national ?? 0, regional ?? 0),
      myTrips: visits.get(code) ?? 0,
    }))
    .toSorted((one, other) => inOrder.compare(one.countryName, other.countryName))
}

/** The person's trips in progress or upcoming, by country. The way home and guests' trips are not counted. */
async function tripsAhead({ companyId, profileId }: ProfileRef, { db, now }: { db: Database; now: Date }) {
  const aheadCondition = and(
    eq(tripPresences.companyId, companyId),
    eq(tripPresences.profileId, profileId),
    eq(tripPresences.isHome, false),
    gt(tripPresences.leavesAt, now),
    ne(trips.status, 'cancelled'),
    isNull(trips.guest),
  )
  const rows = await db
    .select({ code: tripPresences.countryCode, trips: countDistinct(tripPresences.tripId) })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .where(aheadCondition)
    .groupBy(tripPresences.countryCode)
  return new Map(rows.map((row) => [row.code, row.trips]))
}
