import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { makeCredit, makeCreditPage } from '#tests/support/credits/creditFactory.ts'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { makeReportJob, makeReportJobPage } from '#tests/support/reports/reportFactory.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

test('the dashboard leads to the export where the company has reports, with the question it answers', async () => {
  const features = { ...makeEmployeeConfiguration().features, reports: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  answer('/reports/jobs', makeReportJobPage([makeReportJob({ createdAt: '2026-11-12T06:00:00Z' })]))
  await renderRoute('reportsDashboard')
  const link = await screen.findByRole('link', { name: 'Export reports' })
  expect(link).toHaveAttribute('href', '/en-ca/dashboard/reports-export')
  expect(screen.getByText('Which figures do you need as a PDF or a spreadsheet?')).toBeVisible()
  expect(await screen.findByText(/Last report: Nov.* 12, 2026/)).toBeVisible()
})

test('the dashboard has no card of a report that is not open to the reader', async () => {
  const features = { ...makeEmployeeConfiguration().features, reports: false }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  await renderRoute('reportsDashboard')
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Export reports' })).toBeNull()
})

test('a card tells the figure that its report begins with, and asks for none of a report that is not open', async () => {
  learnAdditions([{ name: 'credits', status: 'enabled' }])
  const totals = [{ currency: 'CAD', usable: 900, lapsing: 400, lapsed: 0 }]
  const features = { ...makeEmployeeConfiguration().features, reports: false }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  answer('/companies/aurora/credits', makeCreditPage([makeCredit({ state: 'lapsing' })], { totals }))
  const { unmount } = await renderRoute('reportsDashboard', { whoami: { roles: ['FinancialOfficer'] } })
  expect(await screen.findByText(/1 credit lapses within 60 days: .*400\.00/)).toBeVisible()
  unmount()
  // Without an answer for it, a request would fail this test.
  await renderRoute('reportsDashboard')
  expect(screen.queryByText(/lapses within/)).toBeNull()
})
