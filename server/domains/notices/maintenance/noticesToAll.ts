import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NewNotice } from '#contract/notices/maintenance.ts'
import type { Database } from '#server/db/client.ts'
import { maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { columnsOf } from './changeNotices.ts'
import type { NoticeRow } from './latestNotice.ts'

// Notices of the operator to the people of all companies. Administrators see them, and only a command changes them.

const toAll = isNull(maintenanceNotices.companyId)

/** Announces maintenance to the people of all companies. @returns the id of the notice */
export async function announceToAll(db: Database, body: NewNotice): Promise<string> {
  const id = `notice-${randomUUID()}`
  await db.insert(maintenanceNotices).values({ ...columnsOf(body), id, companyId: null, status: 'Active' })
  return id
}

/** Ends a notice before its time: it no longer shows. @returns false where no active notice to all companies has the id */
export async function endToAll(db: Database, id: string): Promise<boolean> {
  const activeCondition = and(eq(maintenanceNotices.id, id), toAll, eq(maintenanceNotices.status, 'Active'))
  const ended = await db
    .update(maintenanceNotices)
    .set({ status: 'Ended', version: sql`${maintenanceNotices.version} + 1` })
    .where(activeCondition)
    .returning({ id: maintenanceNotices.id })
  return ended.length > 0
}

/** The notices to all companies, the latest to end first. */
export const noticesToAll = (db: Database): Promise<NoticeRow[]> =>
  db.select().from(maintenanceNotices).where(toAll).orderBy(desc(maintenanceNotices.maintenanceEnd))
