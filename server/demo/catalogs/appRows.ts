import type { Database } from '#server/db/client.ts'
import { appRequests, companyApps, partnerApps } from '#server/db/schema/site/marketplace.ts'
import { daysFrom } from '../data/days.ts'
import apps from './data/apps.json' with { type: 'json' }

/** Invented apps of invented partners. */
export const demoApps = apps.map((app) => ({ ...app, isDemo: true })) as (typeof partnerApps.$inferInsert)[]

const companyId = 'aurora'

/** Inserts the invented apps, what the first company has decided, and what its people have asked for. */
export async function plantApps(db: Database, now: Date): Promise<void> {
  await db.insert(partnerApps).values(demoApps)
  await db.insert(companyApps).values([
    { companyId, appId: 'tallybird', connectedAt: daysFrom(now, -310), version: 2 },
    { companyId, appId: 'groundmoss', connectedAt: daysFrom(now, -88), version: 2 },
    { companyId, appId: 'slotwise', connectedAt: daysFrom(now, -21), version: 2 },
    { companyId, appId: 'lanternwatch', isInContract: false },
    { companyId, appId: 'fairday', isInContract: false },
  ])
  await db.insert(appRequests).values([
    {
      id: 'app-request-kerbside',
      companyId,
      appId: 'kerbside',
      profileId: 'p-aurora-finance',
      reason: 'Four of us land in Chicago every other week, and the taxi receipts take longer than the ride.',
      askedAt: daysFrom(now, -2.4),
    },
    {
      id: 'app-request-quietgate',
      companyId,
      appId: 'quietgate',
      profileId: 'p-aurora-012',
      reason: 'Long layovers.',
      askedAt: daysFrom(now, -64),
      decidedAt: daysFrom(now, -61),
      state: 'declined',
      answer: 'The policy has no lounges for now. We look at it again in spring.',
    },
  ])
}
