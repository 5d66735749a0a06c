import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/fields/limits.ts'
import type { TripStatus } from '#contract/trips/trips.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, answerQueries, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeItinerary, makeItineraryReport } from '#tests/support/risk/itineraryReportFactory.ts'
import { makeRollCall } from '#tests/support/risk/rollCallFactory.ts'

// Loaded ahead, as their first load takes long.
beforeAll(() =>
  Promise.all([import('@/domains/risk/map/TravelerMap'), import('@/domains/risk/rollCall/ask/AskRollCallDialog')]),
)
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions(['findtravelers', 'rollcalls'].map((name) => ({ name, status: 'enabled' as const })))
  answer('/countries', [])
})

const found = 45
const calls = '/companies/aurora/roll-calls'
const preview = { people: 4, guests: 0, languages: ['en'], unreachable: [], askedRecently: 0 }

/** A search that finds 45 people, Ann 1 to Ann 45, on three pages. */
function answerSearch() {
  answerQueries(paths.itineraryReport, (query) => {
    const start = (Number(query.get('pageNumber') ?? 1) - 1) * limits.itineraryPage
    const status = query.get('displayTripStatus') as TripStatus
    const rows = Array.from({ length: Math.min(limits.itineraryPage, found - start) }, (_, index) =>
      makeItinerary({
        bookingId: `B${start + index + 1}`,
        firstName: 'Ann',
        lastName: String(start + index + 1),
        tripStatus: status,
      }),
    )
    return {
      ...makeItineraryReport(rows),
      tripsStatus: status,
      totalInProgressCount: found,
      totalUpcomingCount: found,
      totalPastCount: found,
      totalCancelledCount: found,
    }
  })
}
const show = async (query = '') => {
  answerSearch()
  const page = await renderRoute('reports', {
    path: `/find-travelers${query}`,
    whoami: { roles: ['RiskAdvisor'] },
    messages: ['rollCall', 'forms'],
  })
  await screen.findByRole('rowheader', { name: 'Ann 1' })
  return page
}

test('all found travelers, or the ticked ones, are asked whether they are safe', async () => {
  const asked = answerChange('post', `${calls}/preview`, preview)
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Ask all 45 travelling now if they are safe' }))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      query: { displayTripStatus: 'InProgress', fromDate: '2026-05-08', toDate: '2026-05-10' },
    }),
  )
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann 2' }))
  expect(screen.queryByRole('button', { name: /^Ask all/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ask if they are safe' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ bookingIds: ['B2'] }))
})

test('all found travelers are selected over all pages, and those who are unticked are not asked', async () => {
  const previewed = answerChange('post', `${calls}/preview`, preview)
  const sent = answerChange('post', calls, makeRollCall())
  const { user } = await show()
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  expect(screen.getByText('20 selected')).toBeVisible()
  screen.getByRole('button', { name: 'Select all 45 found' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('45 of 45 selected')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Ask all 45 travelling now if they are safe' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann 3' }))
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann 21', checked: true }))
  expect(screen.getByText('43 of 45 selected')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Ask 43 of 45 if they are safe' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ excluded: ['B3', 'B21'] }))
  await user.type(await dialog.findByRole('textbox', { name: /What happened/ }), 'Storm')
  await user.click(dialog.getByRole('button', { name: 'Ask now' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ query: { displayTripStatus: 'InProgress' }, excluded: ['B3', 'B21'] }]),
  )
})

test('another search selects none of the travelers that it finds', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann 1' }))
  await user.click(screen.getByRole('button', { name: 'Select all 45 found' }))
  await user.click(screen.getByRole('link', { name: /^Upcoming/ }))
  expect(await screen.findByRole('button', { name: 'Ask all 45 with an upcoming trip if they are safe' })).toBeVisible()
  expect(screen.queryByText(/selected$/)).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Select Ann 1' })).not.toBeChecked()
})

test.each([
  ['Past', 'Nobody is asked about past trips.'],
  ['Cancelled', 'Nobody is asked about cancelled trips.'],
])(
  'for trips with the status %s the page says why nobody is asked, and no row can be ticked',
  async (status, words) => {
    await show(`?tripStatuses=${status}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  },
)

test('the dialog says that chosen trips ended or were cancelled meanwhile', async () => {
  answerChange('post', `${calls}/preview`, { ...preview, notAsked: 1 })
  const { user } = await show()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann 1' }))
  await user.click(screen.getByRole('button', { name: 'Ask if they are safe' }))
  expect(await screen.findByText('1 chosen trip is cancelled or past: nobody is asked about it.')).toBeVisible()
})
