import { eq } from 'drizzle-orm'
import { companies } from '#server/db/schema/company/company.ts'
import { agencyInfoOf } from '#server/domains/agency/present.ts'
import { presentedTravels, type Travel } from '#server/domains/trips/presentedTrips.ts'
import type { TripQuery } from '#server/domains/trips/readTrips.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { languageOfCulture } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'
import type { CalendarContext } from './event.ts'

/** Trips as calendar files need them, in the language of a culture code. */
export const calendarTrips = (query: TripQuery, culture: string, services: Services): Promise<Travel[]> =>
  presentedTravels(query, languageOfCulture(culture, 'en'), services)

/** The names and texts that a company's calendar files need. @throws 404 for an unknown company */
export async function calendarContext(
  companyId: string,
  culture: string,
  { db, now }: Services,
): Promise<CalendarContext> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!company) throw notFound()
  const language = languageOfCulture(culture, 'en')
  return { culture, language, say: formatterFor(culture).say, agency: agencyInfoOf(company, culture, now()) }
}
