import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach } from 'vitest'
import type { ItineraryReport, ReportedItinerary } from '#contract/reports/itineraryReport.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerQueries, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeItinerary, makeItineraryReport, makePlace } from './itineraryReportFactory.ts'
import { pageOfRows } from './rollCallFactory.ts'
import { rollCallsPath } from './rollCallScene.ts'

/** 9 May 2026, with all that a search for travelers offers, and what its fields propose. */
export function prepareTravelerSearch() {
  // Loaded ahead, as their first load takes long.
  beforeAll(() =>
    Promise.all([
      import('@/domains/risk/map/TravelerMap'),
      import('@/domains/risk/map/Countries'),
      import('@/domains/risk/rollCall/ask/AskRollCallDialog'),
      import('@/domains/risk/travelers/search/SavedSearchesDialog'),
    ]),
  )
  beforeEach(() => {
    setClock('2026-05-09T12:00:00')
    learnAdditions(['findtravelers', 'rollcalls'].map((name) => ({ name, status: 'enabled' as const })))
    answer('/countries', [])
    answer('/cities', [{ cityName: 'Bogotá', cityCode: 'BOG', countryCode: 'CO', latitude: 4.6, longitude: -74.08 }])
    answer('/flights', [])
    answer(rollCallsPath, pageOfRows([]))
  })
}

/** A report of trips in progress to Bogotá. */
export const reportOf = (rows: ReportedItinerary[], changed: Partial<ItineraryReport> = {}): ItineraryReport => ({
  ...makeItineraryReport(rows, [makePlace({ city: 'Bogotá', cityCode: 'BOG', itineraries: rows.length })]),
  ...changed,
})

/** Opens the search for travelers at a query; `last` is what it asked for last. */
export async function openTravelerSearch(
  query = '',
  report: (query: URLSearchParams) => ItineraryReport = () => reportOf([makeItinerary()]),
) {
  const asked = answerQueries(paths.itineraryReport, report)
  const page = await renderRoute('reports', {
    path: `/find-travelers${query}`,
    whoami: { roles: ['RiskAdvisor'] },
    messages: ['rollCall'],
  })
  return { ...page, asked, last: () => Object.fromEntries(asked.at(-1) ?? []) }
}

/** The row of a traveler. */
export const travelerRow = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!)
