import { and, eq, gt, gte, lt, ne } from 'drizzle-orm'
import { dayMs } from '#contract/time/durations.ts'
import { newsDays, type RiskNews } from '#contract/risk/riskNews.ts'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/risk/alerts.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { tripPresences } from '#server/db/schema/risk/presences.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { presentChange } from '#server/domains/risk/advisories/presentAdvisory.ts'
import { readChanges } from '#server/domains/risk/advisories/readAdvice.ts'
import { alertMatches } from '#server/domains/risk/alerts/matches.ts'
import { textFor } from '#server/domains/risk/alerts/textFor.ts'
import { countPeople, travelerColumns } from '#server/domains/risk/asked/personOf.ts'
import { travelersOfTrips } from '#server/domains/risk/asked/travelersOfTrips.ts'
import { listRollCalls } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { arrivedCondition } from '#server/domains/risk/travelers/searchConditions.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

const mostRows = 10

/** Reads the news for a risk advisor since this time yesterday, and the open roll calls. */
export async function readNews(companyId: string, language: Language, { db, now }: Services): Promise<RiskNews> {
  const since = new Date(now().getTime() - dayMs)
  const context: NewsContext = { db, companyId, language, now: now(), since }
  return {
    since: since.toISOString(),
    arrived: await countArrived(context),
    alerts: await newAlerts(context),
    changes: await changedAdvice(context),
    rollCalls: await openRollCalls(context),
  }
}

interface NewsContext {
  db: Database
  companyId: string
  language: Language
  now: Date
  since: Date
}

async function countArrived({ db, companyId, now }: NewsContext): Promise<number> {
  const rows = await db
    .selectDistinct(travelerColumns)
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(and(eq(tripPresences.companyId, companyId), ne(trips.status, 'cancelled'), arrivedCondition(db, now)))
  return countPeople(rows)
}

async function newAlerts({ db, companyId, language, now, since }: NewsContext): Promise<RiskNews['alerts']> {
  const shown = await alertMatches(db, companyId, { which: gte(alerts.receivedAt, since), now, most: mostRows })
  const travelers = await travelersOfTrips(
    db,
    companyId,
    shown.flatMap(({ tripIds }) => [...tripIds]),
  )
  return shown.map(({ alert, tripIds }) => ({
    id: alert.id,
    headline: textFor(alert.texts, language).headline,
    severity: alert.severity,
    isAnnouncement: alert.isAnnouncement,
    travellers: countPeople([...tripIds].flatMap((id) => travelers.get(id) ?? [])),
  }))
}

async function changedAdvice({ db, companyId, language, now, since }: NewsContext): Promise<RiskNews['changes']> {
  const soon = new Date(now.getTime() + newsDays * dayMs)
  const visited = await db
    .selectDistinct({ country: tripPresences.countryCode, ...travelerColumns })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .innerJoin(profiles, eq(profiles.id, trips.profileId))
    .where(
      and(
        eq(tripPresences.companyId, companyId),
        gt(tripPresences.presumedUntil, now),
        lt(tripPresences.setsOutAt, soon),
        eq(tripPresences.isHome, false),
        ne(trips.status, 'cancelled'),
      ),
    )
  const travelersIn = Map.groupBy(visited, ({ country }) => country)
  const changes = await readChanges(db, [...travelersIn.keys()], since)
  return changes.slice(0, mostRows).map((row) => ({
    ...presentChange(row, language),
    travellers: countPeople(travelersIn.get(row.targetCountry) ?? []),
  }))
}

async function openRollCalls({ db, companyId, now }: NewsContext): Promise<RiskNews['rollCalls']> {
  const { responseData } = await listRollCalls(db, companyId, { pageNumber: 1, pageSize: mostRows, now })
  return responseData
    .filter(({ isOpen }) => isOpen)
    .map(({ id, about, askedAt, counts }) => ({ id, about, askedAt, counts }))
}
