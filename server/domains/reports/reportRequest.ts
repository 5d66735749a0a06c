import { and, eq } from 'drizzle-orm'
import { fullName } from '#contract/texts/fullName.ts'
import {
  reportColumns,
  reportFacts,
  type NewReport,
  type ReportColumn,
  type ReportType,
} from '#contract/reports/reports.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { countBookings } from '#server/domains/scores/bookings/bookingPage.ts'
import { scopeOf, type BookingScope } from '#server/domains/scores/scope/bookingScope.ts'
import { readableTraveler } from '#server/domains/scores/scope/readableBookings.ts'
import { companyFields, type FieldRow } from '#server/domains/trips/fields/companyFields.ts'
import { homeOf, type Home } from '#server/domains/profile/homeDay.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { notAllowed, notFound, Refusal, refusedField } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

/** A report that its reader may read. */
export interface ReportRequest {
  type: ReportType
  scope: BookingScope
  /** Language and formats: `fr-CA`. */
  culture: string
  /** Null for a report of the company. */
  traveler: { profileId: string; email: string; name: string } | null
  columns: readonly ReportColumn[]
  /** The company's own fields of a trip, for the columns of a spreadsheet; none where they are not asked for. */
  fields?: readonly FieldRow[]
  /** The home is null where the reader has no home airport. */
  reader: Pick<Caller, 'profileId'> & { home: Home | null }
}

type Asked = Omit<NewReport, 'cultureCode'> & { culture: string }
type Reader = Pick<Caller, 'companyId' | 'profileId' | 'roles'>

/**
 * The report that a caller asks for.
 * @throws 403 for the company where the caller is no FinancialOfficer, 404 for a traveler whom the caller may not read,
 *   400 for a period that no report covers and for a traveler of a company report
 */
export async function readRequest(asked: Asked, caller: Reader, { db, now }: Services): Promise<ReportRequest> {
  const { type, fromDate, toDate, culture } = asked
  const { isCompany } = reportFacts[type]
  if (isCompany && !caller.roles.includes('FinancialOfficer')) throw notAllowed()
  if (isCompany && asked.travellerEmail !== undefined) throw refusedField('travellerEmail', 'invalid')
  const profileId = isCompany ? undefined : await travelerOf(asked, caller, db)
  const period = { months: 1, from: fromDate, to: toDate }
  const columns = columnsOf(asked)
  return {
    type,
    culture,
    scope: scopeOf(caller.companyId, period, profileId === undefined ? {} : { profileId }, now()),
    traveler: profileId === undefined ? null : await readTraveler(profileId, caller.companyId, db),
    columns,
    fields: columns.includes('tripFields') ? await companyFields(db, caller.companyId) : [],
    reader: { profileId: caller.profileId, home: await homeOf(caller, db) },
  }
}

const travelerOf = async ({ travellerEmail }: Asked, caller: Reader, db: Database) =>
  travellerEmail === undefined ? caller.profileId : readableTraveler(travellerEmail, caller, db)

/** The chosen columns of a spreadsheet in their fixed order, each once. */
function columnsOf({ type, columns }: Pick<Asked, 'type' | 'columns'>): readonly ReportColumn[] {
  if (reportFacts[type].format === 'pdf') return []
  return columns === undefined ? reportColumns : reportColumns.filter((column) => columns.includes(column))
}

async function readTraveler(profileId: string, companyId: string, db: Database) {
  const [traveler] = await db
    .select({ firstName: profiles.firstName, lastName: profiles.lastName, email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.id, profileId), eq(profiles.companyId, companyId)))
  if (!traveler) throw notFound()
  return { profileId, email: traveler.email, name: fullName(traveler) }
}

/** The number of bookings of a report. @throws 404 `noBookings` for none: an empty file would help nobody */
export async function countedBookings({ scope }: ReportRequest, db: Database): Promise<number> {
  const count = await countBookings(scope, db)
  if (count > 0) return count
  throw new Refusal(404, 'noBookings', 'There are no trips in this period. Choose another period.')
}
