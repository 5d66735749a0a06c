import { eq } from 'drizzle-orm'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import type { Days } from '#contract/reports/reportPeriods.ts'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { reportFormats } from '#server/files/pdf/documentFormats.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { addDays, localTimeOf } from '#server/time/zonedTime.ts'
import type { Words } from './reportColumns.ts'
import type { ReportRequest } from './reportRequest.ts'

/** The language of a report is that of its culture. */
export function wordsOf({ culture }: Pick<ReportRequest, 'culture'>): Words {
  const { locale, language } = reportFormats(culture)
  return { say: formatterFor(locale).say, culture: locale, language }
}

/**
 * The name of the file of a report, with its company, traveler, period and language:
 * `aurora-executive-2025-11-to-2026-10-fr.pdf`, `aurora-traveler-zoe-nunez-2026-10-en.xlsx`.
 */
export function reportFileName(request: ReportRequest, extension: 'pdf' | 'xlsx'): string {
  const { scope, traveler } = request
  const subject = traveler ? ['traveler', slugOf(traveler.name)] : ['executive']
  const words = [slugOf(scope.companyId), ...subject, periodInName(scope.period), wordsOf(request).language]
  return `${words.filter(Boolean).join('-')}.${extension}`
}

/** A name in letters and digits that every file system and header takes: `zoe-nunez`. */
const slugOf = (name: string): string =>
  foldAccents(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Whole months as months, other days as days: `2026-10`, `2025-11-to-2026-10`, `2026-10-05-to-2026-10-09`. */
function periodInName({ from, to }: ReportRequest['scope']['period']): string {
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01')
  const [first, last] = isWholeMonths ? [from.slice(0, 7), to.slice(0, 7)] : [from, to]
  return first === last ? first : `${first}-to-${last}`
}

/** A currency by its code and its name: `CAD`, `Canadian dollars`. */
export function currencyNames(culture: string, currency: string) {
  const format = new Intl.NumberFormat(culture, { style: 'currency', currency, currencyDisplay: 'name' })
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
  return { code: currency, currency: name }
}

/** Title, scope, period and instant of a report, in words. The instant is the local time at the reader's home airport. */
export function factsInWords(request: ReportRequest, company: string, asOf: Date) {
  const { locale, language, longDay, time, zone } = reportFormats(request.culture)
  const { say } = formatterFor(locale)
  const { from, to } = request.scope.period
  const { traveler, reader } = request
  const { home } = reader
  const local = localTimeOf(asOf.getTime(), home?.timeZone ?? 'UTC')
  return {
    title: say(traveler ? 'reports.title.traveler' : 'reports.title.executive'),
    scope: traveler
      ? say('reports.scope.traveler', { name: traveler.name, company })
      : say('reports.scope.company', { company }),
    period: say('reports.about.periodValue', { from: dayText(from, locale), to: dayText(to, locale) }),
    asOf: say('reports.about.asOfValue', {
      day: longDay(local.slice(0, 10)),
      time: time(local),
      zone: home ? zone(asOf.toISOString(), home.timeZone, home.city[language]) : 'UTC',
    }),
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
