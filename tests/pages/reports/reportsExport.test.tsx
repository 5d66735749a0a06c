import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ReportJob } from '#contract/reports/reports.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, fail, failChange, hang } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeOpenJob, makeReportJob, makeReportJobPage } from '#tests/support/reports/reportFactory.ts'

const jobs = '/reports/jobs'
beforeEach(() => learnAdditions([{ name: 'reportjobs', status: 'enabled' }]))

const show = (rows: ReportJob[] = [], roles: ('FinancialOfficer' | 'Traveller')[] = ['FinancialOfficer']) => {
  answer(jobs, makeReportJobPage(rows))
  return renderRoute('reportsExport', { whoami: { roles } })
}

test('a FinancialOfficer chooses subject and format, and the report is queued', async () => {
  const { user } = await show()
  const sent = answerChange('post', jobs, makeOpenJob({ status: 'waiting' }))
  expect(screen.getByRole('radio', { name: /^The company/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^Spreadsheet/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'Français (Canada)')
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ type: 'executive2', cultureCode: 'fr-CA' })
  expect(sent[0]).not.toHaveProperty('travellerEmail')
})

test('a traveler is found by name and named by e-mail address', async () => {
  const { user } = await show()
  answer('/reports/travellers', [{ email: 'zoe@aurora.example', name: 'Zoë Núñez' }])
  const sent = answerChange('post', jobs, makeOpenJob({ status: 'waiting' }))
  await user.click(screen.getByRole('radio', { name: /^A traveller/ }))
  await user.type(screen.getByRole('combobox', { name: 'Traveller' }), 'zoe')
  await user.click(await screen.findByRole('option', { name: /Zoë Núñez/ }))
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ type: 'traveller', travellerEmail: 'zoe@aurora.example' })
})

test('everybody else has reports of their own trips alone', async () => {
  const { user } = await show([], ['Traveller'])
  const sent = answerChange('post', jobs, makeOpenJob({ status: 'waiting' }))
  expect(screen.queryByRole('radio', { name: /^The company/ })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Traveller' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ type: 'traveller' })
})

test('a period without trips says so in words', async () => {
  const { user } = await show()
  failChange('post', jobs, 404, 'noBookings')
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(await screen.findByText('There are no trips in this period. Choose another period.')).toBeVisible()
})

test('the preview shows the first rows with the headings of the file', async () => {
  const { user } = await show()
  const columns = [
    { column: 'bookedOn', heading: 'Booked' },
    { column: 'totalSpent', heading: 'Total spend' },
  ]
  answer('/reports/preview', { columns, rows: [['2026-04-30', 1234.5]], total: 560 })
  await user.click(screen.getByRole('radio', { name: /^Spreadsheet/ }))
  await user.click(screen.getByRole('button', { name: 'Preview the first rows' }))
  const table = await screen.findByRole('table', { name: 'First rows of 560 bookings' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Booked', 'Total spend'])
  expect(within(table).getByRole('cell', { name: '1,234.5' })).toBeVisible()
})

test('the preview of a traveler’s report has no rows until the traveler is chosen', async () => {
  const { user } = await show()
  answer('/reports/preview', { columns: [{ column: 'bookedOn', heading: 'Booked' }], rows: [['2026-04-30']], total: 9 })
  await user.click(screen.getByRole('radio', { name: /^Spreadsheet/ }))
  await user.click(screen.getByRole('button', { name: 'Preview the first rows' }))
  expect(await screen.findByRole('table', { name: 'First rows of 9 bookings' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^A traveller/ }))
  expect(await screen.findByText('Choose a traveller, then the first rows show here.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('the language of a report is at first that of the reader, with its spelling', async () => {
  await show()
  expect(screen.getByRole('combobox', { name: 'Language of the report' })).toHaveDisplayValue('English (Canada)')
})

test('a ready report has its scope, instant, size and last day, and is downloaded', async () => {
  await show([makeReportJob()])
  const row = within((await screen.findByRole('heading', { name: /Company report/ })).closest('li')!)
  expect(row.getByText('Ready')).toBeVisible()
  expect(row.getByText(/all bookings of the company · 2 columns/)).toBeVisible()
  expect(row.getByText(/Figures as of May.* · 78 KB · Kept until May/)).toBeVisible()
  expect(row.getByRole('button', { name: /^Download, Company report \(Spreadsheet\), May 1, 2025/ })).toBeVisible()
})

test('a report that is being made shows its progress and can be canceled', async () => {
  const { user } = await show([makeOpenJob()])
  const sent = answerChange('post', `${jobs}/j1/cancel`, makeOpenJob({ status: 'cancelled' }))
  const bar = await screen.findByRole('progressbar', { name: 'Progress of the report' })
  expect(bar).toHaveAttribute('aria-valuetext', '140 of 560 bookings')
  answer(jobs, makeReportJobPage([makeOpenJob({ status: 'cancelled' })]))
  await user.click(screen.getByRole('button', { name: /^Cancel, Company report/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(await screen.findByText('Cancelled')).toBeVisible()
})

test('a report that becomes ready is told to screen readers', async () => {
  await show([makeOpenJob()])
  await screen.findByText('Being made')
  answer(jobs, makeReportJobPage([makeReportJob()]))
  const text = 'Your report executive2-2025-05-01-2026-04-30.xlsx is ready.'
  expect(await screen.findByText(text)).toHaveAttribute('role', 'status')
})

test('a failed report tells why and is made again', async () => {
  const { user } = await show([makeOpenJob({ status: 'failed', problem: 'interrupted' })])
  const sent = answerChange('post', `${jobs}/j1/retry`, makeOpenJob({ status: 'waiting' }))
  expect(await screen.findByText(/The server stopped before it was ready/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Make it again, Company report/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('the history is empty, loads and fails in words', async () => {
  const { unmount } = await show()
  expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeVisible()
  unmount()
  hang(jobs)
  const loading = await renderRoute('reportsExport', { whoami: { roles: ['Traveller'] } })
  expect(screen.getByText('Loading your reports…')).toBeInTheDocument()
  loading.unmount()
  fail(jobs)
  await renderRoute('reportsExport', { whoami: { roles: ['Traveller'] } })
  expect(await screen.findByText('Your reports did not load')).toBeVisible()
})

test('a page of the history that is gone gives way to the last one', async () => {
  answer(jobs, makeReportJobPage([makeReportJob()]))
  const { address } = await renderRoute('reportsExport', {
    path: '/dashboard/reports-export?page=9',
    whoami: { roles: ['Traveller'] },
  })
  expect(await screen.findByText('Ready')).toBeVisible()
  expect(address()).toBe('/en-ca/dashboard/reports-export')
})

test('a backend without reports in the background has the downloads of §7, and no history', async () => {
  learnAdditions([])
  await renderRoute('reportsExport', { whoami: { roles: ['FinancialOfficer'] } })
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Your reports' })).toBeNull()
})
