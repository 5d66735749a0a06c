import { expect, test } from 'vitest'
import { languageOf, languages, localeCodes } from '#contract/texts/locales.ts'
import {
  downloadPath,
  fileSize,
  newlyReady,
  newReport,
  openedReport,
  presetDays,
  reportFormSchema,
  reportLocales,
} from '@/domains/reports/reports.rules'
import { openReportPages } from '@/domains/reports/dashboard/reportCards.rules'
import { makeReportJob } from '#tests/support/reports/reportFactory.ts'

const today = '2026-02-10'

test('a preset fills in its days, and other days stay as they are', () => {
  expect(presetDays('lastMonth', today)).toEqual({ fromDate: '2026-01-01', toDate: '2026-01-31' })
  expect(presetDays('custom', today)).toBeUndefined()
})

test('a report opens for the company or the reader, in the language of the page', () => {
  expect(openedReport(true, 'fr-ca', today)).toMatchObject({ subject: 'company', cultureCode: 'fr-CA' })
  expect(openedReport(false, 'es-mx', today)).toMatchObject({ subject: 'traveler', cultureCode: 'es-MX' })
})

test.each(localeCodes)('a reader in %s can choose their own language for a report', (code) => {
  const offered = reportLocales(code)
  expect(offered).toContain(code)
  expect(new Set(offered.map(languageOf))).toEqual(new Set(languages))
  expect(offered).toHaveLength(4)
})

test('the form refuses days in the wrong order, unreadable ones and too many months', () => {
  const problemsOf = (fromDate: string, toDate: string) =>
    reportFormSchema
      .safeParse({ ...openedReport(true, 'en-ca', today), fromDate, toDate })
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(problemsOf('2026-01-02', '2026-01-01')).toEqual([['toDate', 'endBeforeStart']])
  expect(problemsOf('2020-01-02', '2026-01-01')).toEqual([['fromDate', 'outOfRange']])
  expect(problemsOf('soon', '2026-01-01')).toEqual([['fromDate', 'impossibleDate']])
  expect(problemsOf('2026-01-01', '2026-01-01')).toBeUndefined()
})

test('the request has a type of §7, and columns of a spreadsheet alone', () => {
  const values = openedReport(true, 'en-ca', today)
  expect(newReport({ ...values, columns: ['nights'], travellerEmail: 'a@b.example' })).toEqual({
    type: 'executive',
    fromDate: '2025-02-01',
    toDate: '2026-01-31',
    cultureCode: 'en-CA',
  })
  const sheet = { ...values, subject: 'traveler', format: 'spreadsheet', travellerEmail: 'a@b.example' } as const
  expect(newReport({ ...sheet, columns: ['nights', 'bookedOn'] })).toMatchObject({
    type: 'traveller2',
    travellerEmail: 'a@b.example',
    columns: ['bookedOn', 'nights'],
  })
  expect(newReport({ ...sheet, columns: [] })).not.toHaveProperty('columns')
})

test('a report is downloaded at the address of §7, about the reader where no traveler is named', () => {
  const report = { type: 'traveller', fromDate: '2026-01-01', toDate: '2026-01-31', cultureCode: 'en-CA' } as const
  expect(downloadPath(report, 'c1', 'me@c.example')).toBe(
    '/reports/download/traveller?companyId=c1&fromDate=2026-01-01&toDate=2026-01-31&travellerEmail=me%40c.example',
  )
  expect(downloadPath({ ...report, type: 'executive' }, 'c1', 'me@c.example')).not.toContain('travellerEmail')
})

test('a size is shown in kilobytes, and in megabytes from one on', () => {
  expect(fileSize(120)).toEqual({ size: 1, isLarge: false })
  expect(fileSize(45_400)).toEqual({ size: 45, isLarge: false })
  expect(fileSize(999_600)).toEqual({ size: 1, isLarge: true })
  expect(fileSize(14_060_000)).toEqual({ size: 14.1, isLarge: true })
})

test('only a report that was open and is completed now is newly ready', () => {
  const [ready, old, running] = [
    makeReportJob({ id: 'a' }),
    makeReportJob({ id: 'b' }),
    makeReportJob({ id: 'c', status: 'running' }),
  ]
  expect(newlyReady(new Set(['a', 'c']), [ready, old, running])).toEqual([ready])
})

test('the reports that are offered are those that exist and are open to the reader', () => {
  expect(openReportPages(['Traveller'], () => true)).toContain('reportsExport')
  expect(openReportPages(['Traveller'], () => true)).not.toContain('scoreCompany')
  expect(openReportPages(['Traveller'], () => false)).not.toContain('reportsExport')
  expect(openReportPages(['Guest'], () => true)).toEqual([])
})
