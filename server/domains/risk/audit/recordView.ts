import { randomUUID } from 'node:crypto'
import type { RiskViewKind } from '#contract/riskViews.ts'
import { riskViews } from '#server/db/schema/risk.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Services } from '#server/services/services.ts'

/** A page or file about another person that a risk advisor opened. */
interface RiskView {
  kind: RiskViewKind
  /** The ids of the records, such as the record locator of a trip, or a search; never a name or an address. */
  subject: string
}

/** Records that a risk advisor looked at data of another person, with the time (§6). */
export async function recordRiskView(
  { companyId, profileId }: Pick<Caller, 'companyId' | 'profileId'>,
  { kind, subject }: RiskView,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  await db
    .insert(riskViews)
    .values({ id: randomUUID(), companyId, viewerProfileId: profileId, kind, subject, at: now() })
}
