import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { advisoryCode } from '@/domains/risk/advisories/advisories.slice'
import { learnAdditions } from '@/http/additions'
import { answer, answerQueries, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeAdvisory, makeAdvisoryList, makeSource } from '#tests/support/risk/advisoryFactory.ts'

// The advice about all countries.
const path = `${paths.profile}/advisories`
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer(`${path}/advised-countries`, [])
  answer('/countries', [])
  answer(path, makeAdvisoryList([makeAdvisory()]))
})
const open = (query = '') => renderRoute('travelAdvisories', { path: `/advisories${query}` })

const british = makeAdvisory({
  sourceCountry: 'GB',
  warningLevel: 2,
  regionalLevel: 0,
  warningText: 'FCDO advises against all but essential travel',
  sourceUrl: 'https://www.gov.uk/foreign-travel-advice/colombia',
  timeStamp: '2026-04-30T06:00:00Z',
  language: 'en-GB',
})
/** The cell of a government in the row of a country. */
async function cellOf(country: RegExp, government: string) {
  const row = (await screen.findByRole('rowheader', { name: country })).closest('tr')!
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  return within(within(row).getAllByRole('cell')[headers.indexOf(government) - 1]!)
}

test('a country has one row, with the governments side by side and never merged', async () => {
  answer(path, makeAdvisoryList([makeAdvisory({ timeStamp: '2026-05-02T08:00:00Z' }), british]))
  await open()
  expect(await screen.findAllByRole('rowheader')).toHaveLength(1)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Country',
    'Government of Canada',
    'U.S. Department of State',
    'UK Foreign Office',
  ])
  expect(screen.getByRole('link', { name: 'Colombia' })).toHaveAttribute('href', expect.stringContaining('?country=CO'))
  const canada = await cellOf(/Colombia/, 'Government of Canada')
  for (const words of [
    'Take extra care',
    'Exercise a high degree of caution',
    'Parts: avoid all travel',
    'Updated May 2, 2026',
  ])
    expect(canada.getByText(words)).toBeVisible()
  expect(canada.getByRole('link', { name: /^Official page/ })).toHaveAttribute(
    'href',
    'https://travel.gc.ca/destinations/colombia',
  )
  const britain = await cellOf(/Colombia/, 'UK Foreign Office')
  expect(britain.getByText('Avoid non-essential travel')).toBeVisible()
  expect(britain.queryByText(/^Parts/)).toBeNull()
  expect(britain.getByText(/^FCDO advises against/)).toHaveAttribute('lang', 'en-GB')
})

test('a government without advice has none only where it is current', async () => {
  const sources = [
    makeSource(),
    makeSource({ sourceCountry: 'US' }),
    makeSource({ sourceCountry: 'GB', state: 'stale' }),
  ]
  answer(path, makeAdvisoryList([makeAdvisory()], { sources }))
  await open()
  expect((await cellOf(/Colombia/, 'U.S. Department of State')).getByText('No advice')).toBeVisible()
  expect((await cellOf(/Colombia/, 'UK Foreign Office')).getByText('No advice is known')).toBeVisible()
})

test('nothing is known of the rest of a country where pages of the backend count rows', async () => {
  learnAdditions([])
  const asked = answerQueries(path, () => makeAdvisoryList([makeAdvisory()], { totalItemCount: 11 }))
  await open()
  expect((await cellOf(/Colombia/, 'UK Foreign Office')).getByText('No advice is known')).toBeVisible()
  expect(asked[0]!.has('GroupBy')).toBe(false)
})

test('ten countries a page are asked for, spelled as §7 spells it', async () => {
  const asked = answerQueries(path, () => makeAdvisoryList([makeAdvisory()], { totalItemCount: 21 }))
  await open('?page=2')
  await screen.findByRole('rowheader', { name: /Colombia/ })
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ PageNumber: '2', PageSize: '10', GroupBy: 'country' })
  expect(asked[0]!.has('CountryCode')).toBe(false)
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', expect.stringContaining('page=3'))
})

test('each government has its state, and one that is not current is warned of', async () => {
  const sources = [makeSource(), makeSource({ sourceCountry: 'GB', state: 'stale', readAt: '2026-05-01T10:00:00Z' })]
  answer(path, makeAdvisoryList([makeAdvisory()], { sources, messageCode: 'adviceNotCurrent' }))
  const { store } = await open()
  expect(await screen.findByText('Not all advice is current')).toBeVisible()
  expect(screen.getByText(/^Current, read on/)).toBeVisible()
  expect(screen.getByText(/^May be out of date\. As of/)).toBeVisible()
  expect(screen.getByText('Not checked')).toBeVisible()
  expect(advisoryCode(store.getState() as never, { country: undefined })).toBe('adviceNotCurrent')
})

test('an empty list is no advice only where every government is current', async () => {
  answer(path, makeAdvisoryList())
  const { unmount } = await open()
  expect(await screen.findByRole('heading', { name: 'No advice' })).toBeVisible()
  unmount()
  answer(path, makeAdvisoryList([], { sources: [] }))
  await open()
  expect(await screen.findByRole('heading', { name: 'No advice is known' })).toBeVisible()
})

test('a failure can be tried again', async () => {
  fail(path)
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(path, makeAdvisoryList([makeAdvisory()]))
  await user.click(again)
  expect(await screen.findByRole('rowheader', { name: /Colombia/ })).toBeVisible()
})
