import type { RollCallChoice } from '#contract/risk/rollCalls.ts'
import { recordRiskView } from '#server/domains/risk/audit/recordView.ts'
import { searchSubject } from '#server/domains/risk/audit/subjects.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Services } from '#server/services/services.ts'

/** Records that a risk advisor looked at the people of a roll call (§6). */
export const recordRollCallView = (caller: Caller, rollCallId: string, services: Services): Promise<void> =>
  recordRiskView(caller, { kind: 'rollCall', subject: rollCallId }, services)

/** The choice of a preview as the record of views keeps it: the search without a name, or the record locators. */
export const choiceSubject = ({ query, bookingIds = [] }: RollCallChoice): string =>
  query ? searchSubject(query) : bookingIds.join(' ')
