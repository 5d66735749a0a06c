import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { ManagedNotice, NewNotice } from '#contract/notices/maintenance.ts'
import { tidiedTexts } from '#contract/notices/noticeTexts.ts'
import { mosts } from '#contract/fields/mosts.ts'
import type { Database } from '#server/db/client.ts'
import { maintenanceDismissals, maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { type AdminContext, type AdminRequest, inCompanyTransaction } from '#server/domains/admin/adminContext.ts'
import { changedValues, type RecordedValues } from '#server/domains/audit/changedValues.ts'
import { isStale } from '#server/domains/profile/editSection.ts'
import { changedMeanwhile, notFound, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import { recorderOf } from '#server/domains/notices/recordEntry.ts'
import { recordedTexts } from '#server/domains/notices/recordedTexts.ts'
import { type NoticeRow, readableCondition } from './latestNotice.ts'

/** The notices of a company and those to all companies, the latest to end first. */
export async function noticeList(db: Database, companyId: string): Promise<ManagedNotice[]> {
  const rows = await db
    .select()
    .from(maintenanceNotices)
    .where(readableCondition(companyId))
    .orderBy(desc(maintenanceNotices.maintenanceEnd), desc(maintenanceNotices.id))
  return rows.map(managed)
}

const managed = ({ companyId, disclaimerStart, maintenanceStart, maintenanceEnd, ...row }: NoticeRow) => ({
  ...row,
  disclaimerStart: disclaimerStart.toISOString(),
  maintenanceStart: maintenanceStart.toISOString(),
  maintenanceEnd: maintenanceEnd.toISOString(),
  isForAll: companyId === null,
})

/** Announces maintenance. @throws 400 `datePast` for an end in the past; 409 `tooManyNotices` */
export const addNotice = (body: NewNotice, request: AdminRequest): Promise<ManagedNotice> =>
  inCompanyTransaction(request, async (context) => {
    const { companyId, services } = context
    refusePast(body, context)
    const held = await services.db.$count(maintenanceNotices, eq(maintenanceNotices.companyId, companyId))
    if (held >= mosts.notices.most)
      throw new Refusal(409, 'tooManyNotices', `At most ${mosts.notices.most} notices are stored. Delete one.`)
    const row = { ...columnsOf(body), id: `notice-${randomUUID()}`, companyId, status: 'Active' as const }
    const [added] = await services.db.insert(maintenanceNotices).values(row).returning()
    await recordNotice(undefined, added, context)
    return managed(added!)
  })

/**
 * Replaces a notice, which then shows again to people who had dismissed it.
 * @throws 404, also for notices to all companies; 400 as `addNotice`; 412 with the stored notice
 */
export const replaceNotice = (noticeId: string, body: NewNotice & Seen, request: AdminRequest) =>
  change(noticeId, body.version, request, async (before, context) => {
    if (before.status === 'Active') refusePast(body, context)
    return { ...before, ...columnsOf(body) }
  })

/** Ends a notice before its time. @throws 404; 412 with the stored notice */
export const endNotice = (noticeId: string, { version }: Seen, request: AdminRequest) =>
  change(noticeId, version, request, async (before) => ({ ...before, status: 'Ended' }))

/** Deletes a notice with its dismissals. @throws 404; 412 with the stored notice */
export const removeNotice = (noticeId: string, version: number | undefined, request: AdminRequest) =>
  inCompanyTransaction(request, async (context) => {
    const before = await findNotice(noticeId, context)
    if (isStale(before, version)) throw changedMeanwhile(managed(before))
    await recordNotice(before, undefined, context)
    await context.services.db.delete(maintenanceNotices).where(eq(maintenanceNotices.id, noticeId))
    return { id: noticeId }
  })

interface Seen {
  version?: number | undefined
}

const change = (
  noticeId: string,
  seen: number | undefined,
  request: AdminRequest,
  next: (before: NoticeRow, context: AdminRequest) => Promise<NoticeRow>,
): Promise<ManagedNotice> =>
  inCompanyTransaction(request, async (context) => {
    const { db } = context.services
    const before = await findNotice(noticeId, context)
    if (isStale(before, seen)) throw changedMeanwhile(managed(before))
    const after = await next(before, context)
    if (changedValues(recorded(before), recorded(after)).length === 0) return managed(before)
    const saved = { ...after, version: before.version + 1 }
    await db.update(maintenanceNotices).set(saved).where(eq(maintenanceNotices.id, noticeId))
    await db.delete(maintenanceDismissals).where(eq(maintenanceDismissals.noticeId, noticeId))
    await recordNotice(before, saved, context)
    return managed(saved)
  })

/** A notice of the company itself; those to all companies are the operator's. @throws 404 */
async function findNotice(id: string, { companyId, services }: AdminContext): Promise<NoticeRow> {
  const ownCondition = and(eq(maintenanceNotices.id, id), eq(maintenanceNotices.companyId, companyId))
  const [notice] = await services.db.select().from(maintenanceNotices).where(ownCondition)
  if (!notice) throw notFound()
  return notice
}

function refusePast({ maintenanceEnd }: NewNotice, { services }: AdminContext) {
  if (Date.parse(maintenanceEnd) <= services.now().getTime()) throw refusedField('maintenanceEnd', 'datePast')
}

/** The columns of what somebody wrote. */
export const columnsOf = (body: NewNotice) => ({
  category: body.category,
  impactedComponents: body.impactedComponents,
  disclaimerStart: new Date(body.disclaimerStart),
  maintenanceStart: new Date(body.maintenanceStart),
  maintenanceEnd: new Date(body.maintenanceEnd),
  texts: tidiedTexts(body.texts),
})

const recorded = (row: NoticeRow): RecordedValues => ({
  ...recordedTexts(row.texts),
  noticeStatus: row.status,
  category: row.category,
  impactedComponents: row.impactedComponents.toSorted().join(', '),
  disclaimerStart: row.disclaimerStart.toISOString(),
  maintenanceStart: row.maintenanceStart.toISOString(),
  maintenanceEnd: row.maintenanceEnd.toISOString(),
})

const recordNotice = recorderOf('maintenance', recorded)
