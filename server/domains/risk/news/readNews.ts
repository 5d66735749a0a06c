import { and, countDistinct, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import { dayMs } from '#contract/durations.ts'
import { newsDays, type RiskNews } from '#contract/riskNews.ts'
import type { Database } from '#server/db/client.ts'
import { alerts } from '#server/db/schema/alerts.ts'
import { tripPresences } from '#server/db/schema/presences.ts'
import { trips } from '#server/db/schema/trips.ts'
import { presentChange } from '#server/domains/risk/advisories/presentAdvisory.ts'
import { readChanges } from '#server/domains/risk/advisories/readAdvice.ts'
import { alertMatches } from '#server/domains/risk/alerts/matches.ts'
import { textFor } from '#server/domains/risk/alerts/textFor.ts'
import { listRollCalls } from '#server/domains/risk/rollCalls/readRollCalls.ts'
import { thereAfterCondition } from '#server/domains/risk/there/thereUntil.ts'
import { arrivedCondition } from '#server/domains/risk/travelers/searchConditions.ts'
import type { Language } from '#server/http/language.ts'
import type { Services } from '#server/services/services.ts'

const mostRows = 10

/** The traveler of a trip: a guest differs from the person who booked. */
const traveler = sql`concat(${trips.profileId}, ' ', ${trips.guest}::text)`

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
  const [counted] = await db
    .select({ people: countDistinct(traveler) })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .where(and(eq(tripPresences.companyId, companyId), ne(trips.status, 'cancelled'), arrivedCondition(db, now)))
  return counted?.people ?? 0
}

async function newAlerts({ db, companyId, language, now, since }: NewsContext): Promise<RiskNews['alerts']> {
  const matches = await alertMatches(db, companyId, { which: gte(alerts.sentAt, since), now })
  const shown = matches.slice(0, mostRows)
  const ids = shown.flatMap(({ tripIds }) => [...tripIds])
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: trips.id, person: traveler }).from(trips).where(inArray(trips.id, ids))
  const personOf = new Map(rows.map(({ id, person }) => [id, person]))
  return shown.map(({ alert, tripIds }) => ({
    id: alert.id,
    headline: textFor(alert.texts, language).headline,
    severity: alert.severity,
    isAnnouncement: alert.isAnnouncement,
    travellers: new Set([...tripIds].map((id) => personOf.get(id))).size,
  }))
}

async function changedAdvice({ db, companyId, language, now, since }: NewsContext): Promise<RiskNews['changes']> {
  const soon = new Date(now.getTime() + newsDays * dayMs)
  const visited = await db
    .select({ country: tripPresences.countryCode, people: countDistinct(traveler) })
    .from(tripPresences)
    .innerJoin(trips, eq(trips.id, tripPresences.tripId))
    .where(
      and(
        eq(tripPresences.companyId, companyId),
        thereAfterCondition(db, now),
        lt(tripPresences.setsOutAt, soon),
        eq(tripPresences.isHome, false),
        ne(trips.status, 'cancelled'),
      ),
    )
    .groupBy(tripPresences.countryCode)
  const peopleIn = new Map(visited.map(({ country, people }) => [country, people]))
  const changes = await readChanges(db, [...peopleIn.keys()], since)
  return changes
    .slice(0, mostRows)
    .map((row) => ({ ...presentChange(row, language), travellers: peopleIn.get(row.targetCountry) ?? 0 }))
}

async function openRollCalls({ db, companyId, now }: NewsContext): Promise<RiskNews['rollCalls']> {
  const { responseData } = await listRollCalls(db, companyId, { pageNumber: 1, pageSize: mostRows, now })
  return responseData
    .filter(({ isOpen }) => isOpen)
    .map(({ id, about, askedAt, counts }) => ({ id, about, askedAt, counts }))
}
