import { describe, expect, test } from 'vitest'
import {
  downloadPath,
  fileSize,
  isTooLong,
  newlyReady,
  newReport,
  openedReport,
  presetDays,
  reportFormSchema,
} from '@/domains/reports/reports.rules'
import { openReportPages } from '@/domains/reports/dashboard/reportCards.rules'
import { makeReportJob } from '#tests/support/reports/reportFactory.ts'

const now = new Date('2026-02-10T03:00Z')

describe('the presets of a period', () => {
  test.each([
    ['lastMonth', '2026-01-01', '2026-01-31'],
    ['lastQuarter', '2025-10-01', '2025-12-31'],
    ['yearToDate', '2026-01-01', '2026-02-10'],
    ['last12Months', '2025-02-01', '2026-01-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s is from %s to %s', (preset, fromDate, toDate) => {
    expect(presetDays(preset, now)).toEqual({ fromDate, toDate })
  })

  test('other days are of no preset', () => {
    expect(presetDays('custom', now)).toBeUndefined()
  })
})

test('a report opens for the company or the reader, in the language of the page', () => {
  expect(openedReport(true, 'fr-CA', now)).toMatchObject({ subject: 'company', cultureCode: 'fr-CA' })
  expect(openedReport(false, 'es-MX', now)).toMatchObject({ subject: 'traveller', cultureCode: 'en-CA' })
})

test('a report covers 36 months at most, to the day', () => {
  expect(isTooLong({ fromDate: '2023-03-15', toDate: '2026-03-14' })).toBe(false)
  expect(isTooLong({ fromDate: '2023-03-15', toDate: '2026-03-15' })).toBe(true)
})

test('the form refuses days in the wrong order, unreadable ones and too many months', () => {
  const problemsOf = (fromDate: string, toDate: string) =>
    reportFormSchema
      .safeParse({ ...openedReport(true, 'en-CA', now), fromDate, toDate })
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(problemsOf('2026-01-02', '2026-01-01')).toEqual([['toDate', 'endBeforeStart']])
  expect(problemsOf('2020-01-02', '2026-01-01')).toEqual([['fromDate', 'outOfRange']])
  expect(problemsOf('soon', '2026-01-01')).toEqual([['fromDate', 'impossibleDate']])
  expect(problemsOf('2026-01-01', '2026-01-01')).toBeUndefined()
})

test('the request has a type of §7, and columns of a spreadsheet alone', () => {
  const values = openedReport(true, 'en-CA', now)
  expect(newReport({ ...values, columns: ['nights'], travellerEmail: 'a@b.example' })).toEqual({
    type: 'executive',
    fromDate: '2025-02-01',
    toDate: '2026-01-31',
    cultureCode: 'en-CA',
  })
  const sheet = { ...values, subject: 'traveller', format: 'spreadsheet', travellerEmail: 'a@b.example' } as const
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
