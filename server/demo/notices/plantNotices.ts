import type { Database } from '#server/db/client.ts'
import { homeContent, maintenanceNotices } from '#server/db/schema/site/notices.ts'
import { maintenanceRows } from './maintenance.ts'
import { newsRows } from './news.ts'
import { tipRows } from './tips.ts'

/** Inserts the maintenance notices of the first company and the content of its Home. */
export async function plantNotices(db: Database, now: Date): Promise<void> {
  await db.insert(maintenanceNotices).values(maintenanceRows(now))
  await db.insert(homeContent).values([...newsRows(now), ...tipRows(now)])
}
