import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { concernsTool, type MaintenanceNotice } from '#contract/notices/maintenance.ts'
import { wordsFor } from '#contract/notices/noticeTexts.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { maintenanceDismissals, maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { lockProfile } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

export type NoticeRow = typeof maintenanceNotices.$inferSelect

/** Notices of a company, and those of the operator to all companies. */
export const readableCondition = (companyId: string) =>
  or(eq(maintenanceNotices.companyId, companyId), isNull(maintenanceNotices.companyId))

/**
 * The notice for the caller (§4), null without one: an active one that is not over and concerns the company's booking
 * tool. One that is shown now comes before one that is shown later, an outage before others, then the next to begin.
 * Dismissed notices come last, so that another one shows.
 */
export async function latestNotice(
  { companyId, profileId }: Pick<Caller, 'companyId' | 'profileId'>,
  language: Language,
  { db, now }: Services,
): Promise<MaintenanceNotice | null> {
  const { disclaimerStart, maintenanceStart, category } = maintenanceNotices
  const isDismissed = sql<boolean>`${maintenanceDismissals.profileId} is not null`
  const at = now()
  const rows = await db
    .select({ notice: maintenanceNotices, isDismissed })
    .from(maintenanceNotices)
    .leftJoin(
      maintenanceDismissals,
      and(eq(maintenanceDismissals.noticeId, maintenanceNotices.id), eq(maintenanceDismissals.profileId, profileId)),
    )
    .where(
      and(
        readableCondition(companyId),
        eq(maintenanceNotices.status, 'Active'),
        gt(maintenanceNotices.maintenanceEnd, at),
      ),
    )
    .orderBy(
      asc(isDismissed),
      desc(sql`${disclaimerStart} <= ${at.toISOString()}`),
      desc(sql`${category} = 'Outage'`),
      asc(maintenanceStart),
      asc(maintenanceNotices.id),
    )
  if (rows.length === 0) return null
  const [company] = await db.select({ tool: companies.obtKind }).from(companies).where(eq(companies.id, companyId))
  const found = rows.find(({ notice }) => concernsTool(notice, company?.tool ?? undefined))
  return found ? presented(found.notice, found.isDismissed, language) : null
}

const presented = (row: NoticeRow, isDismissed: boolean, language: Language): MaintenanceNotice => ({
  id: row.id,
  status: row.status,
  category: row.category,
  impactedComponents: row.impactedComponents,
  disclaimerStart: row.disclaimerStart.toISOString(),
  maintenanceStart: row.maintenanceStart.toISOString(),
  maintenanceEnd: row.maintenanceEnd.toISOString(),
  ...wordsFor(row.texts, language),
  isDismissed,
})

/** Remembers that a person has dismissed a notice. @throws 404 for a notice that the person does not get */
export const dismissNotice = (profileRef: ProfileRef, noticeId: string, { db }: Services): Promise<void> =>
  db.transaction(async (tx) => {
    const { id: profileId } = await lockProfile(tx, profileRef)
    if (!(await isReadable(tx, profileRef.companyId, noticeId))) throw notFound()
    await tx.insert(maintenanceDismissals).values({ profileId, noticeId }).onConflictDoNothing()
  })

const isReadable = async (tx: Database, companyId: string, noticeId: string) =>
  (await tx.$count(maintenanceNotices, and(eq(maintenanceNotices.id, noticeId), readableCondition(companyId)))) > 0
