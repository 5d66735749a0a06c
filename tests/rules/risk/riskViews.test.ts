import { expect, test } from 'vitest'
import { partsOfSearch, viewsQuery, viewsTable } from '@/domains/risk/views/riskViews.rules'
import { readTable } from '@/patterns/table/address/tableAddress'

const partsOf = (recorded: Record<string, string>) =>
  partsOfSearch({ conditions: Object.entries(recorded).map(([name, value]) => ({ name, value })) })

test('airline and number are one part of a search, so are both days, and of the statuses the listed one counts', () => {
  expect(
    partsOf({
      tripStatuses: 'InProgress,Upcoming',
      displayTripStatus: 'Upcoming',
      flightNumber: '871',
      airlineCode: 'AC',
      fromDate: '2026-05-01',
      toDate: '2026-05-03',
    }),
  ).toEqual([
    { kind: 'statuses', statuses: ['Upcoming'] },
    { kind: 'flight', text: 'AC 871' },
    { kind: 'days', from: '2026-05-01', to: '2026-05-03' },
  ])
})

test('a single part of a pair stands alone, and an unknown parameter as it is recorded', () => {
  expect(partsOf({ flightNumber: '871', toDate: '2026-05-03', term: '', hotel: 'Finch' })).toEqual([
    { kind: 'flight', text: '871' },
    { kind: 'days', from: '', to: '2026-05-03' },
    { kind: 'term' },
    { kind: 'text', text: 'hotel=Finch' },
  ])
})

test('the days of the address are whole days on the reader’s clock, and a text that is none is ignored', () => {
  const queryOf = (address: string) => viewsQuery(readTable(viewsTable, new URLSearchParams(address)))
  expect(queryOf('fromDate=2026-05-01&toDate=2026-05-03&kind=download&search=kim')).toEqual({
    search: 'kim',
    kind: 'download',
    from: new Date('2026-05-01T00:00').toISOString(),
    before: new Date('2026-05-04T00:00').toISOString(),
  })
  expect(queryOf('fromDate=2026-02-31&toDate=soon')).toEqual({
    search: '',
    kind: undefined,
    from: undefined,
    before: undefined,
  })
})
