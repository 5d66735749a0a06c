import { describe, expect, test } from 'vitest'
import {
  chosenNames,
  defaultSearch,
  presetSearch,
  readView,
  searchAt,
  searchParameters,
  writeView,
} from '@/domains/risk/findTravelers.rules'

const today = '2026-05-09'
const read = (query: string) => readView(new URLSearchParams(query), today)

test('§4 a search without choices covers trips in progress and upcoming ones, the day before today to the day after', () => {
  expect(searchParameters(read('').search)).toEqual({
    tripStatuses: 'InProgress,Upcoming',
    displayTripStatus: 'InProgress',
    fromDate: '2026-05-08',
    toDate: '2026-05-10',
  })
  expect(writeView(read(''), today)).toBe('')
})

test('every choice is written to the address and read from it again', () => {
  const query =
    '?term=Lavoie&countryCode=CO&cityCode=BOG&airlineCode=AC&flightNumber=871&tripStatuses=Upcoming%2CPast' +
    '&displayTripStatus=Past&advisoryLevels=2%2C3&searchByTravelBreakingNews=true&arrivedRecently=true&noAnswer=true' +
    '&alertId=a1&fromDate=2026-05-01&toDate=2026-05-03&area=1%2C2+3%2C4+5%2C6&near=45.5%2C-73.55%2C100&at=BOG&page=3'
  expect(writeView(read(query), today)).toBe(query)
  expect(searchParameters(read(query).search)).toMatchObject({ area: '1,2 3,4 5,6', near: '45.5,-73.55,100' })
})

test('a choice that is none is ignored, so that an old link still opens', () => {
  const query =
    'countryCode=Colombia&cityCode=bo&flightNumber=x&tripStatuses=Lost&advisoryLevels=9&fromDate=2026-02-31x&area=1,2' +
    '&near=45,7&at=<b>&page=0&p=unknown&searchByTravelBreakingNews=1'
  expect(read(query)).toEqual({ search: defaultSearch(today), at: '', pageNumber: 1, preset: '' })
})

test('a search that ends before it begins ends on its first day, and the rows have a status that is searched for', () => {
  const { search } = read('fromDate=2026-05-05&toDate=2026-05-01&tripStatuses=Past&displayTripStatus=Upcoming')
  expect(search).toMatchObject({ toDate: '2026-05-05', displayTripStatus: 'Past' })
})

describe('§2 presets', () => {
  test('each preset names days, statuses or levels', () => {
    expect(presetSearch('now', today)).toEqual({ tripStatuses: ['InProgress'], fromDate: '', toDate: '' })
    expect(presetSearch('next7', today)).toMatchObject({ displayTripStatus: 'Upcoming', toDate: '2026-05-16' })
    expect(presetSearch('high-risk', today)).toMatchObject({ advisoryLevels: [2, 3] })
    expect(presetSearch('arriving-today', today)).toEqual({ arrivedRecently: true })
    expect(presetSearch('event:al-7', today)).toEqual({ alertId: 'al-7', fromDate: '', toDate: '' })
    expect(presetSearch('flight:ac0871', today)).toMatchObject({ airlineCode: 'AC', flightNumber: '871' })
    expect(['event:', 'flight:??', 'soon', 'toString'].map((preset) => presetSearch(preset, today))).toEqual(
      Array.from({ length: 4 }),
    )
  })

  test('an alert and people who travel now are searched on all days, and their addresses stay as they are', () => {
    for (const query of ['?p=event%3Aal-7', '?p=now', '?p=now&countryCode=US', '?fromDate=&toDate=', '?toDate=']) {
      const view = read(query)
      expect(view.search.toDate).toBe('')
      expect(writeView(view, today)).toBe(query)
    }
    expect(Object.keys(searchParameters(read('p=now').search))).toEqual(['tripStatuses', 'displayTripStatus'])
    expect(read('p=event:al-7&fromDate=2026-05-09').search).toMatchObject({ fromDate: '2026-05-09', toDate: '' })
  })

  test('an explicit choice wins over the preset', () => {
    expect(read('p=high-risk&advisoryLevels=1').search.advisoryLevels).toEqual([1])
    expect(read('p=next7&toDate=2026-05-12').search).toMatchObject({ fromDate: today, toDate: '2026-05-12' })
  })

  test('a preset stays in the address while choices are added, and goes once one of its own is removed', () => {
    const view = read('p=high-risk')
    expect(writeView(view, today)).toBe('?p=high-risk')
    expect(writeView({ ...view, search: { ...view.search, countryCode: 'CO' } }, today)).toBe(
      '?p=high-risk&countryCode=CO',
    )
    expect(writeView({ ...view, search: { ...view.search, advisoryLevels: [] } }, today)).toBe(
      '?fromDate=2026-05-09&toDate=2026-05-16',
    )
  })
})

test('the rows of a place of the map are asked for by its code, or by its circle beside what is searched for', () => {
  const search = defaultSearch(today)
  expect(searchAt(search, '')).toBe(search)
  expect(searchAt(search, 'BOG').cityCode).toBe('BOG')
  expect(searchAt(search, '4.6,-74.08,12').near).toBe('4.6,-74.08,12')
  const both = searchAt({ ...search, near: '4,-74,500' }, '0,0,111')
  expect(both.near).toBe('4,-74,500')
  expect(both.area).toBe('-0.998,-0.998 -0.998,0.998 0.998,0.998 0.998,-0.998')
})

test('the choices in use are counted without the status of the rows', () => {
  expect(chosenNames(read('displayTripStatus=Upcoming&countryCode=CO&noAnswer=true').search, today)).toEqual([
    'countryCode',
    'noAnswer',
  ])
})

test('the query of a saved search has only what the contract takes', () => {
  const query = writeView(read("term=O'Neil (Zoë)*&area=1,2 3,4 5,6"), today).slice(1)
  expect(query).toMatch(/^[\w.,:;%&=+~-]*$/)
  expect(read(query).search.term).toBe("O'Neil (Zoë)*")
})
