import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { sharedTags } from '@/store/sharedData'
import { createStore } from '@/store/store'
import { makeGroupDetail } from '#tests/support/events/organizedGroupFactory.ts'
import { network } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'

beforeEach(() => {
  setClock('2026-05-09T12:00:00Z')
  learnAdditions([{ name: 'groupevents', status: 'enabled' }])
})

/** How often a query with a tag was sent when parts of a page show it at noon, 5 seconds and 15 seconds later. */
async function requestsOf(tag: 'Countries' | 'Profile' | (typeof sharedTags)[number]): Promise<number[]> {
  let sent = 0
  const { endpoints } = apiSlice.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      sample: build.query({
        queryFn: toQueryFn((): Promise<number> => Promise.resolve((sent += 1))),
        providesTags: tag === 'Countries' ? [] : [tag, { type: tag, id: 'list' }],
      }),
    }),
  })
  const store = createStore()
  const counts: number[] = []
  for (const time of ['12:00:00', '12:00:05', '12:00:15']) {
    setClock(`2026-05-09T${time}Z`)
    await store.dispatch(endpoints.sample.initiate(undefined))
    counts.push(sent)
  }
  return counts
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
