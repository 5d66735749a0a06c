import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeEmployeeConfiguration } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

test('the dashboard leads to the export where the company has reports, with the question it answers', async () => {
  const features = { ...makeEmployeeConfiguration().features, reports: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  await renderRoute('reportsDashboard')
  const link = await screen.findByRole('link', { name: 'Export reports' })
  expect(link).toHaveAttribute('href', '/en-ca/dashboard/reports-export')
  expect(screen.getByText('Which figures do you need as a PDF or a spreadsheet?')).toBeVisible()
})

test('the dashboard has no card of a report that is not open to the reader', async () => {
  const features = { ...makeEmployeeConfiguration().features, reports: false }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  await renderRoute('reportsDashboard')
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Export reports' })).toBeNull()
})
