import { asc, eq } from 'drizzle-orm'
import type { CsvCell } from '#contract/texts/csvText.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { cultureOf, type LocaleCode } from '#contract/texts/locales.ts'
import type { Database } from '#server/db/client.ts'
import { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { costCenters } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { csv } from '#server/files/csv.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { readPlaceNames } from '#server/domains/reference/readPlaceNames.ts'
import { languageOfCulture, type Language } from '#server/http/requests/language.ts'
import type { Download } from '#server/http/operations/operation.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import { legsCondition, type FootprintScope } from './footprintScope.ts'

const columns = [
  'travelledOn',
  'bookingId',
  'traveler',
  'email',
  'costCenter',
  'kind',
  'from',
  'to',
  'km',
  'cabin',
  'nights',
  'status',
  'reason',
  'quality',
  'kg',
  'kgWithoutForcing',
  'edition',
  'factorId',
  'unit',
  'value',
  'valueWithoutForcing',
] as const
type ColumnName = (typeof columns)[number]

/** The legs of a scope as a table: a row for each leg of each traveler, the first day first. */
export async function legsFile(scope: FootprintScope, locale: LocaleCode, db: Database): Promise<Download> {
  const rows = await readRows(scope, db)
  const names = await readPlaceNames(
    db,
    rows.flatMap(({ leg }) => [{ code: leg.fromCode }, { code: leg.toCode }]),
  )
  const language = languageOfCulture(cultureOf(locale), 'en')
  const { say } = formatterFor(cultureOf(locale))
  const context: FileContext = {
    language,
    say,
    placeOf: (code, city) => [names.get(code)?.city[language] ?? city, code && `(${code})`].filter(Boolean).join(' '),
  }
  const lines = rows.map((row) => cellsOf(row, context))
  const heading = columns.map((column) => say(`carbon.column.${column}`))
  return {
    fileName: `carbon-footprint-${scope.period.from}-${scope.period.to}.csv`,
    bytes: csv([heading, ...lines.map((line) => columns.map((column) => line[column]))], locale),
  }
}

const readRows = (scope: FootprintScope, db: Database) =>
  db
    .select({
      leg: footprintLegs,
      traveler: { firstName: profiles.firstName, lastName: profiles.lastName, email: profiles.email },
      center: { externalId: costCenters.externalId, names: costCenters.names },
    })
    .from(footprintLegs)
    .innerJoin(profiles, eq(profiles.id, footprintLegs.profileId))
    .leftJoin(costCenters, eq(costCenters.id, footprintLegs.costCenterId))
    .where(legsCondition(scope))
    .orderBy(asc(footprintLegs.travelledOn), asc(footprintLegs.id))
type ReadRow = Awaited<ReturnType<typeof readRows>>[number]

interface FileContext {
  language: Language
  say: Say
  placeOf: (code: string, city: string) => string
}

function cellsOf({ leg, traveler, center }: ReadRow, context: FileContext): Record<ColumnName, CsvCell> {
  const { say, placeOf } = context
  return {
    travelledOn: leg.travelledOn,
    bookingId: leg.bookingId,
    traveler: fullName(traveler),
    email: traveler.email,
    costCenter: costCenterName(center, context.language),
    kind: say(`carbon.kind.${leg.kind}`),
    from: placeOf(leg.fromCode, leg.fromCity),
    to: placeOf(leg.toCode, leg.toCity),
    km: leg.km,
    cabin: leg.cabin ?? '',
    nights: leg.nights,
    status: say(`carbon.status.${leg.status}`),
    reason: leg.reason === null ? '' : say(`carbon.reason.${leg.reason}`),
    quality: say(`carbon.quality.${leg.quality}`),
    kg: leg.kg,
    kgWithoutForcing: leg.kgWithoutForcing,
    edition: leg.edition ?? '',
    factorId: leg.factorId ?? '',
    unit: leg.unit ?? '',
    value: leg.value,
    valueWithoutForcing: leg.valueWithoutForcing,
  }
}
