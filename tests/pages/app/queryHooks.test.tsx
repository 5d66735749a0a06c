import { skipToken } from '@reduxjs/toolkit/query/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { apiSlice } from '@/store/apiSlice'
import { createStore, type Store } from '@/store/store'

// The hooks of queries (`store/queryHooks`) return and ask what those of the library do.

const answer = vi.fn<(city: string) => Promise<{ data: string } | { error: never }>>()
const { useWeatherQuery, endpoints } = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    weather: build.query<string, string>({ queryFn: (city) => answer(city), providesTags: ['Stays'] }),
  }),
})

/** Answers of the service in the order of the questions, each when the test says so. */
function pending() {
  const waiting: { city: string; say: (data: string) => Promise<void>; fail: () => Promise<void> }[] = []
  answer.mockReset().mockImplementation(
    (city) =>
      new Promise((resolve) => {
        const end = (result: object) => act(async () => resolve(result as never))
        waiting.push({
          city,
          say: (data) => end({ data }),
          fail: () => end({ error: { status: 500, messageCode: '', message: '' } }),
        })
      }),
  )
  return waiting
}

const states = ['isUninitialized', 'isLoading', 'isFetching', 'isSuccess', 'isError'] as const

function Weather({ city, label = 'weather' }: { city: string | undefined; label?: string }) {
  const query = useWeatherQuery(city ?? skipToken)
  const { data = 'none', currentData = 'none' } = query
  const said = states.filter((state) => query[state]).map((state) => state.slice(2).toLowerCase())
  return <output aria-label={label}>{[data, currentData, ...said].join(' ')}</output>
}

/** The store tells of answers a frame later, those that come together at once. */
const expectShown = (texts: Record<string, string>) =>
  waitFor(() => {
    for (const [label, text] of Object.entries(texts)) expect(screen.getByLabelText(label).textContent).toBe(text)
  })

function show(children: React.ReactNode, store: Store = createStore()) {
  const all = (now: React.ReactNode) => <Provider store={store}>{now}</Provider>
  const { rerender } = render(all(children))
  return { store, show: (now: React.ReactNode) => rerender(all(now)) }
}

test('components that show the same answer ask once, and each stays when another goes', async () => {
  const asked = pending()
  const page = show([<Weather key="a" city="Oslo" label="a" />, <Weather key="b" city="Oslo" label="b" />])
  await expectShown({ a: 'none none loading fetching', b: 'none none loading fetching' })
  expect(asked.map(({ city }) => city)).toEqual(['Oslo'])
  await asked[0]?.say('snow')
  await expectShown({ a: 'snow snow success', b: 'snow snow success' })
  page.show(<Weather key="b" city="Oslo" label="b" />)
  act(() => void page.store.dispatch(apiSlice.util.invalidateTags(['Stays'])))
  await waitFor(() => expect(asked).toHaveLength(2))
  await expectShown({ b: 'snow snow fetching success' })
  await asked[1]?.say('rain')
  await expectShown({ b: 'rain rain success' })
})

test('after the last component has gone, the answer is kept for a while and not asked for again', async () => {
  const asked = pending()
  const page = show(<Weather city="Oslo" />)
  await asked[0]?.say('snow')
  page.show(null)
  act(() => void page.store.dispatch(apiSlice.util.invalidateTags(['Stays'])))
  expect(asked).toHaveLength(1)
  expect(endpoints.weather.select('Oslo')(page.store.getState()).data).toBeUndefined()
})

test('the data of the question before stays until the answer to the next', async () => {
  const asked = pending()
  const page = show(<Weather city="Oslo" />)
  await asked[0]?.say('snow')
  await expectShown({ weather: 'snow snow success' })
  page.show(<Weather city="Lima" />)
  await expectShown({ weather: 'snow none fetching success' })
  await asked[1]?.say('fog')
  await expectShown({ weather: 'fog fog success' })
  page.show(<Weather city="Oslo" />)
  await expectShown({ weather: 'snow snow success' })
  page.show(<Weather city={undefined} />)
  await expectShown({ weather: 'snow none uninitialized success' })
  expect(asked).toHaveLength(2)
})

test('a question that failed is asked again by the next component that shows it', async () => {
  const asked = pending()
  const first = <Weather key="a" city="Oslo" label="a" />
  const page = show(first)
  await asked[0]?.fail()
  await expectShown({ a: 'none none error' })
  page.show([first, <Weather key="b" city="Oslo" label="b" />])
  expect(asked).toHaveLength(2)
  await expectShown({ a: 'none none loading fetching', b: 'none none loading fetching' })
  await asked[1]?.say('snow')
  await expectShown({ a: 'snow snow success', b: 'snow snow success' })
})

test('a question that fails again is asked once by each component that begins to show it', async () => {
  const asked = pending()
  const page = show(<Weather key="a" city="Oslo" />)
  await asked[0]?.fail()
  page.show(<Weather key="b" city="Oslo" />)
  await asked[1]?.fail()
  await expectShown({ weather: 'none none error' })
  page.show([<Weather key="b" city="Oslo" />, <Weather key="c" city={undefined} label="other" />])
  await expectShown({ weather: 'none none error' })
  expect(asked).toHaveLength(2)
})

test('when the cache is emptied, the old data goes and what is shown is asked for again', async () => {
  const asked = pending()
  const { store } = show(<Weather city="Oslo" />)
  await asked[0]?.say('snow')
  await expectShown({ weather: 'snow snow success' })
  await act(async () => void store.dispatch(apiSlice.util.resetApiState()))
  await expectShown({ weather: 'none none loading fetching' })
  expect(asked).toHaveLength(2)
  await asked[1]?.say('rain')
  await expectShown({ weather: 'rain rain success' })
})

test('without a question nothing is asked', async () => {
  const asked = pending()
  show(<Weather city={undefined} />)
  await expectShown({ weather: 'none none uninitialized' })
  expect(asked).toEqual([])
})
