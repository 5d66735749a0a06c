import { eq } from 'drizzle-orm'
import type { Days } from '#contract/reportPeriods.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company.ts'
import { documentFormats } from '#server/files/pdf/documentFormats.ts'
import { notFound } from '#server/http/envelope.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Words } from './reportColumns.ts'
import type { ReportRequest } from './reportRequest.ts'

/** Documents are French for fr-CA and English otherwise (§1), whatever the language of the reader. */
export function wordsOf({ culture }: Pick<ReportRequest, 'culture'>): Words & { language: 'en' | 'fr' } {
  const { locale, language } = documentFormats(culture)
  return { say: formatterFor(locale).say, culture: locale, language }
}

/** The name of the file of a report: `executive2-2026-01-01-2026-03-31.xlsx`. */
export const reportFileName = ({ type, scope: { period } }: ReportRequest, extension: 'pdf' | 'xlsx') =>
  `${type}-${period.from}-${period.to}.${extension}`

/** Title, scope, period and instant of a report, in words. */
export function factsInWords(request: ReportRequest, company: string, asOf: Date) {
  const { locale, longDay, time } = documentFormats(request.culture)
  const { say } = formatterFor(locale)
  const { from, to } = request.scope.period
  const local = asOf.toISOString()
  const { traveller } = request
  return {
    title: say(traveller ? 'reports.title.traveller' : 'reports.title.executive'),
    scope: traveller
      ? say('reports.scope.traveller', { name: traveller.name, company })
      : say('reports.scope.company', { company }),
    period: say('reports.about.periodValue', { from: dayText(from, locale), to: dayText(to, locale) }),
    asOf: say('reports.about.asOfValue', { day: longDay(local.slice(0, 10)), time: time(local) }),
  }
}

/** A day as in running text: `January 5, 2026`, `5 janvier 2026`. */
export const dayText = (day: string, culture: string): string =>
  new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))

/** Days as in a narrow cell: `Nov 1, 2025 – Apr 30, 2026`. */
export const rangeText = ({ from, to }: Days, culture: string): string =>
  new Intl.DateTimeFormat(culture, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00Z`),
    new Date(`${to}T00:00Z`),
  )

export async function companyName(companyId: string, db: Database): Promise<string> {
  const [company] = await db.select({ name: companies.displayName }).from(companies).where(eq(companies.id, companyId))
  if (!company) throw notFound()
  return company.name
}
