import { and, asc, count, countDistinct, desc, eq, gte, inArray, max, sql } from 'drizzle-orm'
import { advisorySources, type AdvisorySourceStatus } from '#contract/risk/advisories.ts'
import type { Database } from '#server/db/client.ts'
import { advisories, advisoryChanges } from '#server/db/schema/risk/risk.ts'

/** Governments in the order in which they are shown. */
const sourceOrder = sql`array_position(array[${sql.join(
  advisorySources.map((source) => sql`${source}`),
  sql`, `,
)}]::text[], ${advisories.sourceCountry})`

/** The strictest level of all governments about the country of a row. */
const strictestOf = (level: typeof advisories.warningLevel | typeof advisories.regionalLevel) =>
  sql`max(${level}) over (partition by ${advisories.targetCountry})`

/** The rows of one page, and the number of all. The rows of a country stay together, the strictest country first. */
export async function readAdvicePage(
  db: Database,
  country: string | undefined,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const where = country === undefined ? undefined : eq(advisories.targetCountry, country)
  const [counted] = await db.select({ total: count() }).from(advisories).where(where)
  const rows = await db
    .select()
    .from(advisories)
    .where(where)
    .orderBy(
      desc(strictestOf(advisories.warningLevel)),
      desc(strictestOf(advisories.regionalLevel)),
      asc(advisories.targetCountry),
      sourceOrder,
    )
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
}

/** All advice about the countries of one page, in the order of `readAdvicePage`, and the number of all countries. */
export async function readCountryPage(
  db: Database,
  country: string | undefined,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const where = country === undefined ? undefined : eq(advisories.targetCountry, country)
  const [counted] = await db
    .select({ total: countDistinct(advisories.targetCountry) })
    .from(advisories)
    .where(where)
  const shown = await db
    .select({ code: advisories.targetCountry })
    .from(advisories)
    .where(where)
    .groupBy(advisories.targetCountry)
    .orderBy(desc(max(advisories.warningLevel)), desc(max(advisories.regionalLevel)), asc(advisories.targetCountry))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const codes = shown.map(({ code }) => code)
  return { rows: await readAdviceOn(db, codes), total: counted?.total ?? 0 }
}

/** All advice about some countries, in their order, and by government within a country. */
export async function readAdviceOn(db: Database, countryCodes: readonly string[]) {
  if (countryCodes.length === 0) return []
  const rows = await db
    .select()
    .from(advisories)
    .where(inArray(advisories.targetCountry, [...countryCodes]))
    .orderBy(sourceOrder)
  return countryCodes.flatMap((code) => rows.filter(({ targetCountry }) => targetCountry === code))
}

/** The most changes in an answer; the newest are answered. */
const mostChanges = 100

/** Changes of the advice about some countries since a time, newest first. */
export async function readChanges(db: Database, countryCodes: readonly string[], since: Date) {
  if (countryCodes.length === 0) return []
  return db
    .select()
    .from(advisoryChanges)
    .where(and(inArray(advisoryChanges.targetCountry, [...countryCodes]), gte(advisoryChanges.changedAt, since)))
    .orderBy(desc(advisoryChanges.changedAt), asc(advisoryChanges.id))
    .limit(mostChanges)
}

/** The message code of a list of advice (§3): whether that of any government, or any of the list, is not current. */
export const messageCodeOf = (
  sources: readonly AdvisorySourceStatus[],
  rows: readonly { isCurrent: boolean }[],
): '' | 'adviceNotCurrent' =>
  sources.every(({ state }) => state === 'current') && rows.every(({ isCurrent }) => isCurrent)
    ? ''
    : 'adviceNotCurrent'
