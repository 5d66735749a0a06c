import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChartCard } from '@/patterns/chart/ChartCard'
import { makeChart } from '#tests/support/patterns/chartFactory.ts'
import { renderPage } from '#tests/support/page/render.tsx'

vi.mock('@/ui/chart/ChartPlot', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test('the table stands for a chart whose code does not load', async () => {
  const { series, points, valueText } = makeChart('groupedBars')
  await renderPage(
    <ChartCard
      {...{ series, points }}
      title="Spend"
      summary="All of it"
      kind="groupedBars"
      pointHeading="Month"
      formatValue={valueText}
      empty="None"
    />,
  )
  expect(await screen.findByRole('table', { name: 'Spend' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Jan $100.00 $150.00' })).toBeVisible()
  expect(screen.queryByRole('application')).toBeNull()
})
