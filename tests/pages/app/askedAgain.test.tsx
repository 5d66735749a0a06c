import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { NavigationGuard } from '@/app/layouts/NavigationGuard'
import { learnAdditions } from '@/http/additions'
import { storage } from '@/lib/storage'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { sharedTags } from '@/store/sharedData'
import { createStore } from '@/store/store'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { network } from '#tests/support/page/network.ts'
import { renderPage, renderRoute, setClock } from '#tests/support/page/render.tsx'

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

type Tag = 'Countries' | 'Profile' | (typeof sharedTags)[number]

/** A query with a tag, whose answer is how often it was sent. */
function makeSample(tag: Tag) {
  let sent = 0
  return apiSlice.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      sample: build.query({
        queryFn: toQueryFn<{ filter: string }, number>(() => Promise.resolve((sent += 1))),
        providesTags: tag === 'Countries' ? [] : [tag, { type: tag, id: 'list' }],
      }),
    }),
  })
}

/** How often a query with a tag was sent when parts of a page show it at noon, 5 seconds and 15 seconds later. */
async function requestsOf(tag: Tag): Promise<number[]> {
  const { endpoints } = makeSample(tag)
  const store = createStore()
  const counts: number[] = []
  for (const time of ['12:00:00', '12:00:05', '12:00:15']) {
    setClock(`2026-05-09T${time}Z`)
    counts.push((await store.dispatch(endpoints.sample.initiate({ filter: '' }))).data ?? 0)
  }
  return counts
}

/** A page at /home that shows the answer of a query, with links to itself. */
async function showSample(tag: Tag) {
  const { useSampleQuery } = makeSample(tag)
  function Page() {
    const { search } = useLocation()
    const { data = 0 } = useSampleQuery({ filter: search })
    return (
      <>
        <p>{`Request ${data}`}</p>
        <Link to="/en-ca/home">This page</Link>
        <Link to="/en-ca/home?filter=a">Its filter</Link>
      </>
    )
  }
  storage.write('accessToken', `x.${btoa(JSON.stringify({ exp: 4e9, company_id: 'aurora', ProfileId: 'p1' }))}.y`)
  const view = await renderPage(
    <Routes>
      <Route element={<NavigationGuard />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
  )
  expect(await screen.findByText('Request 1')).toBeVisible()
  return view
}

test.each(sharedTags)(
  '%s, which others change, are asked again when they are shown later, and not at once',
  async (tag) => {
    expect(await requestsOf(tag)).toEqual([1, 1, 2])
  },
)

test.each(['Countries', 'Profile'] as const)('%s are not asked again when they are shown later', async (tag) => {
  expect(await requestsOf(tag)).toEqual([1, 1, 1])
})

test.each(sharedTags)('%s are asked again when a link leads to the page that shows them already', async (tag) => {
  const { user } = await showSample(tag)
  setClock('2026-05-09T12:00:05Z')
  await user.click(screen.getByRole('link', { name: 'This page' }))
  expect(screen.getByText('Request 1')).toBeVisible()
  setClock('2026-05-09T12:00:15Z')
  await user.click(screen.getByRole('link', { name: 'This page' }))
  expect(await screen.findByText('Request 2')).toBeVisible()
})

test('a filter of an open page asks for its own answer only', async () => {
  const { user } = await showSample('Trips')
  setClock('2026-05-09T12:00:15Z')
  await user.click(screen.getByRole('link', { name: 'Its filter' }))
  expect(await screen.findByText('Request 2')).toBeVisible()
  setClock('2026-05-09T12:00:20Z')
  await user.click(screen.getByRole('link', { name: 'This page' }))
  expect(await screen.findByText('Request 3')).toBeVisible()
})

test('an event that was approved meanwhile says so when its page opens again, and stays readable until then', async () => {
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  let group = makeGroupDetail({ status: 'pendingApproval', nextStatuses: [] })
  network.use(
    http.get('*/api/main/companies/aurora/group-travels/g1', async () => {
      await gate.promise
      return HttpResponse.json(group)
    }),
  )
  const { router, goBack } = await renderRoute('groupDetail', {
    path: '/events/g1',
    route: '/events/:groupTravelId',
    whoami: { roles: ['EventOrganizer'] },
  })
  expect(await screen.findAllByText('Waiting for approval')).not.toHaveLength(0)
  await act(() => router.navigate('/en-ca/home'))
  group = makeGroupDetail({ status: 'approved', nextStatuses: ['confirmed'] })
  gate = Promise.withResolvers<void>()
  setClock('2026-05-09T12:00:40Z')
  await goBack()
  expect(screen.getByRole('heading', { level: 1, name: 'Engineering summit' })).toBeVisible()
  expect(screen.queryByText('Approved')).toBeNull()
  gate.resolve()
  expect(await screen.findAllByText('Approved')).not.toHaveLength(0)
})
