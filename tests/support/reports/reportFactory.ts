import type { ReportJob, ReportJobPage } from '#contract/reports/reports.ts'

/** A completed spreadsheet of the company. */
export const makeReportJob = (changed: Partial<ReportJob> = {}): ReportJob => ({
  id: 'j1',
  type: 'executive2',
  from: '2025-05-01',
  to: '2026-04-30',
  cultureCode: 'en-CA',
  travellerEmail: null,
  travellerName: null,
  columns: ['bookedOn', 'totalSpent'],
  status: 'completed',
  problem: null,
  doneRows: 560,
  totalRows: 560,
  createdAt: '2026-05-10T12:00:00.000Z',
  asOf: '2026-05-10T12:00:05.000Z',
  size: 78_400,
  fileName: 'executive2-2025-05-01-2026-04-30.xlsx',
  expiresAt: '2026-05-17T12:00:05.000Z',
  ...changed,
})

/** A job that has not been made. */
export const makeOpenJob = (changed: Partial<ReportJob> = {}): ReportJob =>
  makeReportJob({
    status: 'running',
    doneRows: 140,
    asOf: null,
    size: null,
    fileName: null,
    expiresAt: null,
    ...changed,
  })

export const makeReportJobPage = (responseData: ReportJob[]): ReportJobPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: 1,
  responseData,
})
