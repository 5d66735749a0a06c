import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits, longestSearch } from '#contract/fields/limits.ts'
import PagedTripsPage from '@/domains/trips/list/PagedTripsPage'
import { apiSlice } from '@/store/apiSlice'
import { makeProfile, makeTrip } from '#tests/support/page/factories.ts'
import { answer, fail, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const path = `${paths.trips}/paginated`
const asked: URLSearchParams[] = []

/** A list of trips as the server pages it. */
function serve(total: number, before: () => Promise<void> = () => Promise.resolve()) {
  network.use(
    http.get(`*/api/main${path}`, async ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const page = Number(query.get('pageNumber'))
      if (page > 1) await before()
      const first = (page - 1) * 10
      const count = Math.max(0, Math.min(10, total - first))
      const rows = Array.from({ length: count }, (_, index) =>
        makeTrip({ bookingId: `T${first + index + 1}`, destination: `City ${first + index + 1}`, origin: '' }),
      )
      return HttpResponse.json({
        nextPage: null,
        prevPage: null,
        totalItemCount: total,
        totalPageCount: Math.ceil(total / 10),
        responseData: rows,
        years: [2026, 2025],
        statusCounts: { InProgress: 1, Upcoming: total, Past: 7, Cancelled: 2 },
      })
    }),
  )
}
const show = (query = '') =>
  renderPage(<PagedTripsPage />, { path: `/dashboard/trips-v2${query}`, messages: ['tables'] })
/** Longer than a search waits for the next letter. */
const typingPauses = () => act(() => delay(limits.searchDebounceMs + 100))
beforeEach(() => {
  asked.length = 0
  setClock('2026-05-09T12:00:00')
})

describe('§2 trips page by page', () => {
  test('the list has ten trips a page with totals, and each page has an address', async () => {
    serve(34)
    const { user, address } = await show()
    expect(await screen.findByRole('heading', { name: 'Trips 1–10 of 34' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(10)
    expect(screen.getByRole('link', { name: 'Page 1', current: 'page' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Page 4' }))
    expect(address()).toBe('/en-ca/dashboard/trips-v2?page=4')
    const shown = await screen.findByRole('heading', { name: 'Trips 31–34 of 34' })
    await waitFor(() => expect(shown).toHaveFocus())
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Previous' }))
    expect(address()).toBe('/en-ca/dashboard/trips-v2?page=3')
  })

  test('the old page stays visible while the next loads', async () => {
    const { promise: isAnswered, resolve: answerIt } = Promise.withResolvers<void>()
    serve(34, () => isAnswered)
    const { user } = await show()
    await user.click(await screen.findByRole('link', { name: 'Next' }))
    expect(screen.getByRole('article', { name: 'City 1' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Loading your trips…' })).toBeVisible()
    answerIt()
    expect(await screen.findByRole('article', { name: 'City 11' })).toBeVisible()
  })

  test('the list is filtered by one status, from its first page', async () => {
    serve(34)
    const { user, address } = await show('?page=2')
    await user.click(await screen.findByRole('link', { name: /^Past ?7$/ }))
    expect(address()).toBe('/en-ca/dashboard/trips-v2?status=Past')
    await waitFor(() => expect(asked.at(-1)?.get('tripStatus')).toBe('Past'))
    expect(asked.at(-1)?.get('pageNumber')).toBe('1')
    expect(asked.at(-1)?.get('pageSize')).toBe('10')
  })

  test('a page after the last is explained, with a link to it', async () => {
    serve(34)
    const { user, address } = await show('?page=9')
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to the last page' }))
    expect(address()).toBe('/en-ca/dashboard/trips-v2?page=4')
  })

  test.each([
    ['en-ca', 1, '2 trips could not be shown', 8],
    ['fr-ca', 2, '1 voyage n’a pas pu être affiché', 0],
    ['es-mx', 2, 'No se pudo mostrar 1 viaje', 0],
  ] as const)(
    'a page with unreadable trips counts them, and is no missing page: %s',
    async (locale, page, words, whole) => {
      const rows = Array.from({ length: page === 1 ? 10 : 1 }, (_, at) => ({
        ...makeTrip({ internalTripId: `i${at}`, bookingId: `T${at}` }),
        ...(at >= whole && { departureDate: 7 }),
      }))
      const totals = { nextPage: null, prevPage: null, totalItemCount: 11, totalPageCount: 2 }
      answer(path, { ...totals, responseData: rows })
      await renderPage(<PagedTripsPage />, { path: `/dashboard/trips-v2?page=${page}`, locale, messages: ['tables'] })
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0)
      expect(screen.queryByRole('heading', { name: 'There is no such page' })).toBeNull()
    },
  )

  test('the list is searched on the server from the first page, with the search in the address', async () => {
    serve(34)
    const { user, address } = await show('?page=2&status=Past')
    await user.type(await screen.findByRole('searchbox', { name: 'City, carrier or reference' }), 'tokyo')
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('tokyo'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
    await waitFor(() => expect(asked.at(-1)?.get('year')).toBe('2025'))
    expect(asked.at(-1)?.get('pageNumber')).toBe('1')
    expect(address()).toBe('/en-ca/dashboard/trips-v2?status=Past&search=tokyo&year=2025')
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    expect(address()).toBe('/en-ca/dashboard/trips-v2?status=Past&search=tokyo&year=2025&page=2')
    await waitFor(() => expect(asked.at(-1)?.get('pageNumber')).toBe('2'))
  })

  test('a linked search stays at its page', async () => {
    serve(34)
    const { address } = await show('?status=Past&search=tokyo&page=2')
    expect(await screen.findByRole('searchbox', { name: 'City, carrier or reference' })).toHaveValue('tokyo')
    await typingPauses()
    expect(address()).toBe('/en-ca/dashboard/trips-v2?status=Past&search=tokyo&page=2')
    expect(asked.map((query) => [query.get('search'), query.get('pageNumber')])).toEqual([['tokyo', '2']])
  })

  test('a search that is too long is cut, not refused', async () => {
    serve(34)
    await show(`?status=Past&search=${'a'.repeat(longestSearch + 1)}`)
    expect(await screen.findByRole('searchbox', { name: 'City, carrier or reference' })).toHaveValue(
      'a'.repeat(longestSearch),
    )
    expect(asked.at(-1)?.get('search')).toBe('a'.repeat(longestSearch))
  })

  test('typing a search on another page keeps the focus', async () => {
    serve(34)
    const { user } = await show('?page=2&status=Past')
    const box = await screen.findByRole('searchbox', { name: 'City, carrier or reference' })
    await user.type(box, 'tokyo')
    expect(await screen.findByRole('heading', { name: 'Trips 1–10 of 34' })).toBeVisible()
    expect(box).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Trips 11–20 of 34' })).toHaveFocus())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025')
    expect(await screen.findByRole('heading', { name: 'Trips 1–10 of 34' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveFocus()
  })

  test('an empty list has one action', async () => {
    serve(0)
    await show()
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible()
  })

  test('an empty list of a person who may not book has the reason', async () => {
    answer(paths.profile, makeProfile({ isAllowedToBook: false }))
    serve(0)
    await show()
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible()
    expect(await screen.findByText('Booking is not switched on for you. Ask your travel administrator.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull()
  })

  test('a list that does not load can be loaded again', async () => {
    fail(path)
    const { user } = await show()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your trips did not load')
    serve(3)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(3)
  })

  test('a visible page stays when loading it again fails', async () => {
    serve(3)
    const { store } = await show()
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    fail(path)
    act(() => void store.dispatch(apiSlice.util.invalidateTags(['Trips'])))
    const pages = () =>
      Object.values(store.getState().api.queries).filter((query) => query?.endpointName === 'tripPage')
    await waitFor(() => expect(pages().map((query) => query?.status)).toContain('rejected'))
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an answer of another shape is a failure, not a crash', async () => {
    answer(path, { responseData: 'x' })
    await show()
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})
