import type { TripAdvisories } from '#contract/risk/advisories.ts'
import type { Database } from '#server/db/client.ts'
import { countryName, presentAdvisory, presentChange } from '#server/domains/risk/advisories/presentAdvisory.ts'
import { messageCodeOf, readAdviceOn, readChanges } from '#server/domains/risk/advisories/readAdvice.ts'
import { tripAlerts } from '#server/domains/risk/alerts/alertList.ts'
import { recordRiskView } from '#server/domains/risk/audit/recordView.ts'
import { sourceStatuses } from '#server/domains/risk/feeds/feedStates.ts'
import { findCompanyTrip, findTrip } from '#server/domains/trips/findTrip.ts'
import { destinationCountries } from '#server/domains/trips/present.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import { companyHas } from '#server/http/access/accessFacts.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

interface AdviceContext {
  language: Language
  services: Services
}

/**
 * The advice about the countries a trip leads to (§7), and the alerts about it. A view by a RiskAdvisor of another
 * person's trip is recorded.
 * @throws 404 for a trip that is neither the person's nor found by the RiskAdvisor who asks
 */
export async function tripAdvice(
  caller: Caller,
  { recordLocator, ...profile }: ProfileRef & { recordLocator: string },
  { language, services }: AdviceContext,
): Promise<TripAdvisories> {
  const { db } = services
  const ref = { ...profile, bookingId: recordLocator }
  const { trip, segments } = await ((await isFoundTrip(caller, ref, db)) ? findCompanyTrip(db, ref) : findTrip(db, ref))
  if (trip.profileId !== caller.profileId && caller.roles.includes('RiskAdvisor'))
    await recordRiskView(caller, { kind: 'tripAdvice', subject: trip.bookingId }, services)
  const countryCodes = destinationCountries(segments)
  const rows = await readAdviceOn(db, countryCodes)
  const changes = await readChanges(db, countryCodes, trip.bookedAt)
  const sources = await sourceStatuses(services)
  return {
    responseData: rows.map((row) => presentAdvisory(row, language)),
    totalItemCount: rows.length,
    messageCode: messageCodeOf(sources, rows),
    sources,
    changes: changes.map((row) => presentChange(row, language)),
    countries: countryCodes.map((code) => ({ countryCode: code, countryName: countryName(code, language) })),
    bookedAt: trip.bookedAt.toISOString(),
    alerts: await tripAlerts(caller, trip, { language, services }),
  }
}

/**
 * Whether a RiskAdvisor asks under their own profile. The address of the advice about a found trip names the trip alone
 * (§2), so that under this profile every trip is known that their search finds: all of the company.
 */
const isFoundTrip = async (caller: Caller, { companyId, profileId }: ProfileRef, db: Database): Promise<boolean> =>
  profileId === caller.profileId && caller.roles.includes('RiskAdvisor') && (await companyHas(db, companyId, 'protect'))
