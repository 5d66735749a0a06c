import { lt } from 'drizzle-orm'
import { oidcRecords, signInCodes } from '#server/db/schema/system/identity.ts'
import { cancelOldImports } from '#server/domains/admin/imports/staging/endImport.ts'
import { sweepApprovals } from '#server/domains/approvals/sweepApprovals.ts'
import { sweepHelpDesk } from '#server/domains/helpDesk/sweepHelpDesk.ts'
import { runGuestJobs } from '#server/domains/guests/guestJobs/runGuestJobs.ts'
import { sweepReports } from '#server/domains/reports/jobs/endJobs.ts'
import { sweepRiskViews, sweepRollCalls } from '#server/domains/risk/rollCalls/sweepRollCalls.ts'
import { sweepInvitations } from '#server/domains/session/invitations.ts'
import { sweepIdempotencyKeys } from '#server/http/operations/idempotency.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { sweepAllowances } from '#server/services/allowance.ts'
import type { Services } from '#server/services/services.ts'
import { minuteMs } from '#contract/time/durations.ts'
import { sweepKnownPlaces } from './knownPlaces.ts'

const sweepMs = 15 * minuteMs

/** Deletes expired records at intervals, until the returned function is called. */
export function sweepRegularly(services: Services): () => void {
  const sweep = () => sweepExpired(services).catch((error: unknown) => logFailure('Expired records stay.', error))
  const timer = setInterval(sweep, sweepMs).unref()
  return () => clearInterval(timer)
}

/**
 * Deletes expired sign-ins, limits, invitations, idempotency keys, imports, reports, links and words of roll calls and
 * approvals, records of views, and old requests to the help desk, and runs the jobs of guests.
 */
export async function sweepExpired(services: Services): Promise<void> {
  const { db, now } = services
  await db.delete(oidcRecords).where(lt(oidcRecords.expiresAt, now()))
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, now()))
  await sweepAllowances(services)
  await sweepKnownPlaces(services)
  await sweepInvitations(services)
  await sweepIdempotencyKeys(services)
  await cancelOldImports(services)
  await sweepReports(services)
  await sweepRollCalls(services)
  await sweepRiskViews(services)
  await sweepApprovals(services)
  await sweepHelpDesk(services)
  await runGuestJobs(services)
}
