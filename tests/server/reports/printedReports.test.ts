import { afterAll, beforeAll, expect, test } from 'vitest'
import { desc, eq, sql } from 'drizzle-orm'
import { bookingRecords } from '#server/db/schema/reports/scores.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { renderExecutive } from '#server/domains/reports/documents/executive.ts'
import { renderTraveler } from '#server/domains/reports/documents/traveler.ts'
import { executiveFigures, travelerFigures } from '#server/domains/reports/figures.ts'
import { factsInWords } from '#server/domains/reports/reportWords.ts'
import type { ReportRequest } from '#server/domains/reports/reportRequest.ts'
import type { ExecutiveReport, TravelerReport } from '#server/services/documents.ts'
import type { Services } from '#server/services/services.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { textOf } from '#tests/support/trips/pdfText.ts'

const now = new Date('2028-02-29T12:00Z')
const period = { from: '2027-02-01', to: '2028-01-31' }
const toronto = { timeZone: 'America/Toronto', city: { en: 'Toronto', fr: 'Toronto', es: 'Toronto' } }
const requestOf = (type: 'executive' | 'traveller', culture: string): ReportRequest => ({
  type,
  culture,
  scope: { companyId: 'aurora', period, isGhostOnly: false, includesInherited: false },
  traveler: null,
  columns: [],
  reader: { profileId: 'p-aurora-finance', home: toronto },
})

let services: Services
let close: () => Promise<void>
let company: Record<'fr-CA' | 'en-CA' | 'es-MX', ExecutiveReport>
let own: TravelerReport
beforeAll(async () => {
  const opened = await openTestServices({}, () => now)
  close = opened.close
  services = opened.services
  company = {
    'fr-CA': await executiveFigures(requestOf('executive', 'fr-CA'), services),
    'en-CA': await executiveFigures(requestOf('executive', 'en-CA'), services),
    'es-MX': await executiveFigures(requestOf('executive', 'es-MX'), services),
  }
  const [busiest] = await services.db
    .select({ profileId: profiles.id, email: profiles.email })
    .from(bookingRecords)
    .innerJoin(profiles, eq(profiles.id, bookingRecords.profileId))
    .where(eq(profiles.companyId, 'aurora'))
    .groupBy(profiles.id)
    .orderBy(desc(sql`count(*)`))
    .limit(1)
  const request = requestOf('traveller', 'en-CA')
  const traveler = { ...busiest!, name: 'Zoë Núñez' }
  const scope = { ...request.scope, profileId: traveler.profileId }
  own = await travelerFigures({ ...request, traveler, scope }, services)
})
afterAll(() => close())

test('the report of the company is in French for fr-CA, with scope, period and instant', async () => {
  const text = textOf(await renderExecutive(company['fr-CA'], { culture: 'fr-CA', compress: false }))
  // prettier-ignore
  const facts = [
    'Rapport sur les déplacements', 'Aurora Industries, toutes les réservations', 'Du 1er février 2027 au 31 janvier 2028',
    'mardi 29 février 2028, 7 h HNE', 'Sommaire', 'Cotes', 'Mois par mois', 'Dépenses par catégorie', 'Centres de coûts',
    'Où des économies ont été manquées', 'Principales destinations', 'février 2027', 'janvier 2028', 'sur 10', 'Page 1 sur',
  ]
  for (const fact of facts) expect(text).toContain(fact)
})

test('the report of the company has the figures of the score pages, and its formulas', async () => {
  const report = company['en-CA']
  const text = textOf(await renderExecutive(report, { culture: 'en-CA', compress: false }))
  const money = (amount: number) => amount.toLocaleString('en-CA', { style: 'currency', currency: report.currency })
  expect(report.summary.count).toBeGreaterThan(100)
  expect(text).toContain(money(report.summary.totalSpent))
  expect(text).toContain(money(report.summary.missedSavings))
  for (const { name, totalSpent } of report.costCenters) {
    expect(text).toContain(name)
    expect(text).toContain(money(totalSpent))
  }
  expect(text.replaceAll('\n', ' ')).toContain('Days between booking and departure.')
  expect(report.months).toHaveLength(12)
  expect(report.monthsBefore[0]!.month).toBe('2026-02')
})

test('whole months up to the end of a leap February are compared with as many whole months', async () => {
  const request = requestOf('executive', 'en-CA')
  const scope = { ...request.scope, period: { from: '2027-03-01', to: '2028-02-29' } }
  const report = await executiveFigures({ ...request, scope }, services)
  expect(report.months).toHaveLength(12)
  expect(report.monthsBefore.map(({ month }) => month)).toEqual(
    report.months.map(({ month }) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`),
  )
})

test('the report of the company is in Spanish for a Spanish reader, with the formats of their region', async () => {
  const text = textOf(await renderExecutive(company['es-MX'], { culture: 'es-MX', compress: false }))
  // prettier-ignore
  const facts = [
    'Informe de viajes', 'Resumen', 'Mes a mes', 'febrero de 2027', 'de 10', 'Página 1 de', 'dólares canadienses (CAD)',
    'martes, 29 de febrero de 2028, 7:00 a.m. hora de Toronto', '20.25%',
  ]
  for (const fact of facts) expect(text.replaceAll(/\s/g, ' ')).toContain(fact)
  expect(text).not.toMatch(/Summary|Cost centres|Bookings/)
})

test.each([
  ['America/Mexico_City', 'es-MX', 'martes, 29 de febrero de 2028, 6:00 a.m. hora de México'],
  ['Europe/Madrid', 'es-ES', 'martes, 29 de febrero de 2028, 13:00 hora de México'],
  ['Asia/Kolkata', 'en-US', 'Tuesday, February 29, 2028, 5:30 PM Mexico City time'],
  ['Pacific/Auckland', 'en-CA', 'Wednesday, March 1, 2028, 1:00 a.m. Mexico City time'],
])('the instant of a report is that of the clock at the home of its reader, %s', (timeZone, culture, asOf) => {
  const city = { en: 'Mexico City', fr: 'Mexico', es: 'México' }
  const request = { ...requestOf('executive', culture), reader: { profileId: 'p1', home: { timeZone, city } } }
  expect(factsInWords(request, 'Aurora', now).asOf.replaceAll(/\s/g, ' ')).toBe(asOf)
})

test('the instant of a report is in UTC for a reader without a home airport', () => {
  const request = { ...requestOf('executive', 'en-US'), reader: { profileId: 'p1', home: null } }
  expect(factsInWords(request, 'Aurora', now).asOf).toMatch(/12:00\sPM UTC$/)
})

test('the tables of a report are tagged as tables, with headings of columns', async () => {
  const source = (await renderExecutive(company['en-CA'], { culture: 'en-CA', compress: false })).toString('latin1')
  for (const tag of ['Table', 'TR', 'TH', 'TD']) expect(source).toContain(`/S /${tag}\n`)
  expect(source).toContain('/Scope /Column')
})

test.each([
  ['en-US', 'of'],
  ['fr-CA', 'sur'],
  ['es-MX', 'de'],
])('every page of the reports in %s is numbered, and every font is in the file', async (culture, of) => {
  const many = { ...own, bookings: Array.from({ length: 6 }, () => own.bookings).flat() }
  const files = [
    await renderExecutive(company[culture === 'en-US' ? 'en-CA' : (culture as 'fr-CA' | 'es-MX')], {
      culture,
      compress: false,
    }),
    await renderTraveler(many, { culture, compress: false }),
  ]
  for (const file of files) {
    const [source, text] = [file.toString('latin1'), textOf(file)]
    const pages = source.match(/\/Type \/Page\n/g)!.length
    expect(pages).toBeGreaterThan(2)
    for (let page = 1; page <= pages; page += 1)
      expect(text).toMatch(new RegExp(`(Page|Página) ${page} ${of} ${pages}`))
    const descriptors = source.match(/\/Type \/FontDescriptor\n[\s\S]*?endobj/g)!
    expect(descriptors.filter((each) => !/\/FontFile[23]? /.test(each))).toEqual([])
    expect(source.match(/\/Subtype \/Type0\n/g)).toHaveLength(descriptors.length)
    expect(source).not.toMatch(/\/Subtype \/(Type1|TrueType)\n/)
  }
})

test('the report of a traveler has every trip with what cost points', async () => {
  const text = textOf(await renderTraveler(own, { culture: 'en-CA', compress: false }))
  expect(text).toContain('Traveller report')
  expect(text).toContain('Zoë Núñez, Aurora Industries')
  expect(own.bookings.length).toBe(own.summary.count)
  for (const { bookingId } of own.bookings) expect(text).toContain(bookingId)
  const late = own.bookings.find(({ advancedPurchaseScore }) => (advancedPurchaseScore ?? 10) < 10)
  expect(late).toBeDefined()
  expect(text).toContain(`before departure: ${late!.advancedPurchaseScore!.toFixed(1)} out of 10.`)
})

test('a trip with the best scores says so, and a canceled one says that it is not scored', async () => {
  const best = {
    ...own.bookings[0]!,
    isCancelled: false,
    overallScore: 10,
    advancedPurchaseScore: 10,
    hotelAttachmentScore: null,
    lowestFareAcceptanceScore: 10,
    onlineAdoptionScore: 10,
  }
  const bookings = [best, { ...best, isCancelled: true }]
  const text = textOf(await renderTraveler({ ...own, bookings }, { culture: 'en-CA', compress: false }))
  expect(text).toContain('Full score in everything that applies.')
  expect(text).toContain('Cancelled: counts in the amounts, not in the scores.')
})

test('the reports name their currency at the top, and say that the demo is invented', async () => {
  const french = textOf(await renderExecutive(company['fr-CA'], { culture: 'fr-CA', compress: false }))
  expect(french).toContain('Montants en dollars canadiens (CAD)')
  const english = textOf(await renderTraveler(own, { culture: 'en-CA', compress: false }))
  expect(english).toContain('Amounts in Canadian dollars (CAD)')
  expect(english).toContain('Demo data')
})

test('an American report has American spelling', async () => {
  const text = textOf(await renderExecutive(company['en-CA'], { culture: 'en-US', compress: false }))
  expect(text).toContain('Cost centers')
  expect(text).toContain('Traveler')
  expect(text).not.toMatch(/Traveller|Cost centre/)
})

test('the percentages of a report have two decimals, and its changes one', async () => {
  const report = company['fr-CA']
  const text = textOf(await renderExecutive(report, { culture: 'fr-CA', compress: false }))
  expect(report.summary.savingsPercentage).toBe(20.25)
  expect(text).toMatch(/20,25\s%\sdes\sprix/)
  expect(text).toMatch(/[+−]\d+,\d\s%/)
  expect(text).not.toMatch(/[+−]\d+\s%/)
})

test('the tables of months, categories and cost centers end with the totals of the summary', async () => {
  const report = company['en-CA']
  const money = (amount: number) => amount.toLocaleString('en-CA', { style: 'currency', currency: report.currency })
  const text = textOf(await renderExecutive(report, { culture: 'en-CA', compress: false }))
  const totals = text.split('\n').filter((line) => line === 'Total')
  expect(totals).toHaveLength(3)
  // The three tables, to the cent; the summary has no cents from a million on.
  expect(text.split(money(report.summary.totalSpent))).toHaveLength(4)
  expect(text).toContain(Math.round(report.summary.totalSpent).toLocaleString('en-CA'))
})

test('a report of one month has a table and no chart of one bar', async () => {
  const { months, monthsBefore, ...report } = company['en-CA']
  const one = { ...report, months: months.slice(0, 1), monthsBefore: monthsBefore.slice(0, 1) }
  const figures = (file: Buffer) => file.toString('latin1').match(/\/S \/Figure\n/g)?.length ?? 0
  const [all, single] = [{ ...report, months, monthsBefore }, one]
  const drawn = async (each: ExecutiveReport) =>
    figures(await renderExecutive(each, { culture: 'en-CA', compress: false }))
  expect([await drawn(all), await drawn(single)]).toEqual([2, 1])
})
