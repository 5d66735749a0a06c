import { screen, within } from '@testing-library/react'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeInsights } from './insightsFactory.ts'
import { makeKpiBreakdown, makeKpiPage } from './reportFactory.ts'

export const insightsPath = '/reports/insights/companies/aurora'

const finance = { whoami: { roles: ['FinancialOfficer' as const] } }
const centers = [
  { id: 'cc1', number: '101', name: 'Plants' },
  { id: 'cc2', number: '102', name: 'Labs' },
]

/** Answers with insights, two cost centers and a booking, on 9 May 2026. */
export function answerInsights() {
  setClock('2026-05-09T12:00:00Z')
  answer(insightsPath, makeInsights())
  answer(`${insightsPath}/cost-centers`, centers)
  answer(`${paths.scores}/bookings`, makeKpiPage([makeKpiBreakdown()]))
}

/** The insights of twelve months, open for a financial officer. */
export const showInsights = (query = '') =>
  renderRoute('travelInsights', { ...finance, path: `/dashboard/travel-insights?period=months12${query}` })

export const insightsCard = async (name: string) => within(await screen.findByRole('region', { name }))

/** The figure of a name with its change and its detail. */
export const insightsFigure = (totals: Awaited<ReturnType<typeof insightsCard>>, name: string) =>
  totals.getByText(name).closest('dl')!.textContent
