import { expect, test } from 'vitest'
import type { ReportRequest } from '#server/domains/reports/reportRequest.ts'
import { reportFileName } from '#server/domains/reports/reportWords.ts'

const request = (period: { from: string; to: string }, changed: Partial<ReportRequest> = {}): ReportRequest => ({
  type: 'executive',
  culture: 'fr-CA',
  scope: { companyId: 'aurora', period, isGhostOnly: false, includesInherited: false },
  traveler: null,
  columns: [],
  reader: { profileId: 'p1', home: null },
  ...changed,
})
const year = { from: '2025-11-01', to: '2026-10-31' }
const traveler = { profileId: 'p2', email: 'zoe@aurora.example', name: 'Zoë O’Núñez' }

test.each([
  [request(year), 'pdf', 'aurora-executive-2025-11-to-2026-10-fr.pdf'],
  [request({ from: '2026-02-01', to: '2026-02-28' }), 'pdf', 'aurora-executive-2026-02-fr.pdf'],
  [request({ from: '2026-10-05', to: '2026-10-31' }), 'xlsx', 'aurora-executive-2026-10-05-to-2026-10-31-fr.xlsx'],
  [
    request(year, { traveler: { ...traveler, name: 'Łukasz Weiß' } }),
    'pdf',
    'aurora-traveler-lukasz-weiss-2025-11-to-2026-10-fr.pdf',
  ],
  [request(year, { traveler, culture: 'es-MX' }), 'xlsx', 'aurora-traveler-zoe-o-nunez-2025-11-to-2026-10-es.xlsx'],
] as const)('the file of a report is named by company, subject, period and language', (report, extension, name) => {
  expect(reportFileName(report, extension)).toBe(name)
})
