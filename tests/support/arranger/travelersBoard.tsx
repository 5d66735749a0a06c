import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { additionNames } from '#contract/session/configuration.ts'
import TravelersPage from '@/domains/arranger/board/TravelersPage'
import { learnAdditions } from '@/http/additions'
import { answer, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { makeSentRequests, type makeTraveler, makeTravelerPage } from './travelerFactory.ts'

export const requests = `${paths.profile}/arranger-requests`

/** Noon of a day, on a backend that offers every addition and has no open requests. */
export function beginBoard(): void {
  setClock('2026-05-09T12:00:00')
  learnAdditions(additionNames.map((name) => ({ name, status: 'enabled' as const })))
  answer(requests, makeSentRequests([]))
}

/** Answers pages and counts as a server does, and returns the queries of the pages. */
export function serve(rows: ReturnType<typeof makeTraveler>[], total = rows.length): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  const counts = {
    statuses: { approved: total, sent: 2, declined: 1 },
    needs: { travellingNow: 3, cannotBook: 4, documentExpiring: 5, advisory: 6 },
  }
  network.use(
    http.get(`*/api/main${paths.travelers}`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('counts')) return HttpResponse.json({ ...makeTravelerPage([], total), counts })
      asked.push(searchParams)
      return HttpResponse.json(makeTravelerPage(rows, total))
    }),
  )
  return asked
}

/** Shows the board to an arranger. */
export const showBoard = (query = '') =>
  renderPage(<TravelersPage />, {
    whoami: { roles: ['Arranger'] },
    messages: ['arranger', 'travelers', 'tables', 'forms'],
    path: `/arranger/profiles${query}`,
    route: '/arranger/profiles',
  })

export const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest<HTMLElement>('[role=row]')!
