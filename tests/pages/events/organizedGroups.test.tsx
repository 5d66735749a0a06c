import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { makeGroupPage, makeOrganizedGroup } from '#tests/support/events/organizedGroupFactory.ts'
import { answer, fail, network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/group-travels'
const asked: URLSearchParams[] = []
const show = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderRoute('groupTravel', { path: `/events${query}`, locale, whoami: { roles: ['EventOrganizer'] } })

/** Twelve events, of which the first page has ten. */
function serve() {
  network.use(
    http.get(`*/api/main${path}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const isSearched = query.get('search') !== null
      return HttpResponse.json(
        isSearched
          ? makeGroupPage([])
          : makeGroupPage(
              [
                makeOrganizedGroup(),
                makeOrganizedGroup({
                  id: 'g2',
                  names: [{ locale: 'en-CA', value: 'Sales kick-off' }],
                  status: 'planning',
                  actualLocation: null,
                  cityName: '',
                  venue: '',
                  counts: { listed: 3, invited: 0, accepted: 0, declined: 0, booked: 0, needNoTrip: 0 },
                }),
              ],
              { statusCounts: { planning: 5, confirmed: 7 }, total: 12 },
            ),
      )
    }),
  )
}

beforeEach(() => {
  asked.length = 0
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

describe('§2 the events of an organizer', () => {
  test('each event shows place, time, progress of its people and state', async () => {
    serve()
    await show()
    const row = await screen.findByRole('row', { name: /Engineering summit/ })
    expect(within(row).getByRole('link', { name: 'Engineering summit' })).toHaveAttribute('href', '/en-ca/events/g1')
    expect(row).toHaveTextContent('Palacio de Congresos, Madrid')
    expect(row).toHaveTextContent(/Jun 8.+11/)
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['12 invited', '7 accepted', '3 booked'])
    expect(within(row).getByRole('link', { name: '7 accepted' })).toHaveAttribute(
      'href',
      '/en-ca/events/g1/travelers?filter=accepted',
    )
    expect(row).toHaveTextContent('Confirmed')
    const planned = screen.getByRole('row', { name: /Sales kick-off/ })
    expect(planned).toHaveTextContent('Not settled yet')
    expect(planned).toHaveTextContent('3 on the list')
  })

  test('choosing a state keeps the focus on its link, or on the filter button of a phone', async () => {
    serve()
    const { user } = await show()
    const states = within(await screen.findByRole('navigation', { name: 'Events by status' }))
    const planning = await states.findByRole('link', { name: 'Planning 5' })
    planning.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(planning).toHaveAttribute('aria-current', 'page'))
    expect(planning).toHaveFocus()
    const fold = states.getByRole('button', { name: 'Planning 5' })
    await user.click(fold)
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    states.getByRole('link', { name: /^Confirmed/ }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'false'))
    expect(fold).toHaveFocus()
  })

  test('§5 a name is in the language of the screen', async () => {
    serve()
    await show('', 'fr-ca')
    expect(await screen.findByRole('link', { name: 'Sommet de l’ingénierie' })).toBeVisible()
  })

  test('states, order and pages are in the address, and requested from the server', async () => {
    serve()
    const { user, address } = await show()
    await user.click(await screen.findByRole('link', { name: 'Planning 5' }))
    expect(address()).toBe('/en-ca/events?status=planning')
    await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('planning'))
    expect(screen.getByRole('link', { name: 'Planning 5', current: 'page' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Event' }))
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('name:asc'))
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(asked.at(-1)?.get('pageNumber')).toBe('2'))
    await user.click(screen.getByRole('link', { name: 'All 12' }))
    expect(address()).toBe('/en-ca/events?sort=name%3Aasc')
  })

  test('a search without results is explained, and can be cleared', async () => {
    serve()
    const { user } = await show('?search=moon')
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[0]!)
    expect(await screen.findByRole('link', { name: 'Engineering summit' })).toBeVisible()
  })

  test('an organizer without events is asked to plan the first', async () => {
    answer(path, makeGroupPage([], { statusCounts: {} }))
    await show()
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Plan the first event' })).toHaveAttribute('href', '/en-ca/events/add')
  })

  test('a failure is reported and can be tried again', async () => {
    fail(path)
    const { user } = await show()
    expect(await screen.findByRole('alert')).toHaveTextContent('This list did not load')
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Engineering summit' })).toBeVisible()
  })
})
