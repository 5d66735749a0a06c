import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { NewNotice } from '#contract/maintenance.ts'
import type { Database } from '#server/db/client.ts'
import { maintenanceNotices } from '#server/db/schema/notices.ts'
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
  const [before] = await db.select().from(maintenanceNotices).where(activeCondition)
  if (!before) return false
  const ended = { status: 'Ended' as const, version: before.version + 1 }
  await db.update(maintenanceNotices).set(ended).where(activeCondition)
  return true
}

/** The notices to all companies, the latest to end first. */
export const noticesToAll = (db: Database): Promise<NoticeRow[]> =>
  db.select().from(maintenanceNotices).where(toAll).orderBy(desc(maintenanceNotices.maintenanceEnd))
