import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AdvisedCountry } from '#contract/risk/advisories.ts'
import { makeTrip } from '#tests/support/page/factories.ts'
import { answer, fail, hang, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import { makeAdvisory, makeAdvisoryList, makeChange, makeSource } from '#tests/support/risk/advisoryFactory.ts'

const path = `${paths.profile}/advisories`
const advised: AdvisedCountry[] = [
  { countryName: 'Brazil', countryCode: 'BR', warningLevel: 1, myTrips: 0 },
  { countryName: 'Colombia', countryCode: 'CO', warningLevel: 3, myTrips: 1 },
]
const toColombia = makeTrip({ bookingId: 'BOG001', destination: 'Bogotá', arrivalCountryCode: 'CO', segments: [] })

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer(`${path}/advised-countries`, advised)
  answer('/countries', [
    { countryCode: 'BR', countryName: 'Brazil' },
    { countryCode: 'CO', countryName: 'Colombia' },
    { countryCode: 'NO', countryName: 'Norway' },
  ])
  answer(path, makeAdvisoryList([makeAdvisory()]))
  answer(paths.trips, [toColombia, makeTrip()])
})
const open = (query = '') => renderRoute('travelAdvisories', { path: `/advisories${query}` })
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('article')!)
}

describe('the choice of a country', () => {
  test('own countries come first, then advised ones, then all others', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /Show all countries/ }))
    await screen.findByRole('option', { name: /Norway/ })
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(names[0]).toMatch(/^Colombia.*1 trip/)
    expect(names.map((name) => /^[A-Z][a-z]+?(?=[A-Z]|$)/.exec(name ?? '')?.[0])).toEqual([
      'Colombia',
      'Brazil',
      'Norway',
    ])
  })

  test('a list that still loads says so, and not that there is no such country', async () => {
    hang('/countries')
    answer(`${path}/advised-countries`, [])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /Show all countries/ }))
    expect(await screen.findByRole('option', { name: 'Loading…' })).toBeVisible()
  })

  test('a country is found by its first letters, and its address can be linked', async () => {
    const { user, address } = await open()
    await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'nor')
    await user.click(await screen.findByRole('option', { name: /Norway/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Norway' })).toBeVisible()
    expect(address()).toContain('?country=NO')
  })
})

describe('the advice about one country', () => {
  test('governments stand side by side, each with its level, its own words and its page', async () => {
    const british = makeAdvisory({
      sourceCountry: 'GB',
      warningLevel: 2,
      regionalLevel: 0,
      warningText: 'FCDO advises against all but essential travel',
      sourceUrl: 'https://www.gov.uk/foreign-travel-advice/colombia',
      language: 'en-GB',
      isDemo: true,
    })
    answer(path, makeAdvisoryList([makeAdvisory(), british]))
    await open('?country=CO')
    const canada = await card('Government of Canada')
    expect(canada.getByText('Whole country').nextSibling).toHaveTextContent('Take extra care')
    expect(canada.getByText('Parts of it').nextSibling).toHaveTextContent('Avoid all travel')
    const link = canada.getByRole('link', { name: /Official page/ })
    expect(link).toHaveAttribute('href', 'https://travel.gc.ca/destinations/colombia')
    expect(link).toHaveAttribute('target', '_blank')
    const britain = await card('UK Foreign Office')
    expect(britain.queryByText('Parts of it')).toBeNull()
    expect(britain.getByText('FCDO advises against all but essential travel')).toHaveAttribute('lang', 'en-GB')
    expect(britain.getByText('Demo data, not current advice')).toBeVisible()
  })

  test('the reason of a level is the fields of the feed, behind a button', async () => {
    const { user } = await open('?country=CO')
    const canada = await card('Government of Canada')
    expect(canada.getByText('advisory-state')).not.toBeVisible()
    await user.click(canada.getByText('Why this level'))
    expect(canada.getByText('advisory-state')).toBeVisible()
  })

  test('an address that is not https is not opened', async () => {
    answer(path, makeAdvisoryList([makeAdvisory({ sourceUrl: 'javascript:alert(1)' })]))
    await open('?country=CO')
    const canada = await card('Government of Canada')
    expect(canada.getByText('Official page')).toBeVisible()
    expect(canada.queryByRole('link')).toBeNull()
  })

  test.each([
    ['current', /^No advice about Norway as of/],
    ['stale', /^Not known\. .* does not mean that there is no advice about Norway/],
    ['failed', /^Not known\. The last attempt to read this advice failed/],
    ['notChecked', /^Not checked\. .*nothing is known about Norway/],
  ] as const)('a government without advice whose state is %s says so plainly', async (state, words) => {
    answer(path, makeAdvisoryList([], { sources: [makeSource({ state })] }))
    await open('?country=NO')
    expect((await card('Government of Canada')).getByText(words)).toBeVisible()
  })

  test('own trips there lead to their advisories, and trips elsewhere are left out', async () => {
    await open('?country=CO')
    const section = within((await screen.findByRole('heading', { name: 'My trips there' })).closest('section')!)
    expect(await section.findByRole('link', { name: /Bogotá/ })).toHaveAttribute(
      'href',
      '/en-ca/dashboard/trip-advisories?bookingId=BOG001',
    )
    expect(section.getAllByRole('listitem')).toHaveLength(1)
  })

  test('the change log shows the words before and after', async () => {
    answer(path, makeAdvisoryList([makeAdvisory()], { changes: [makeChange()] }))
    await open('?country=CO')
    const log = within(await screen.findByRole('list', { name: 'Changes of the last 90 days' }))
    expect(log.getByText('The advice is stricter')).toBeVisible()
    expect(log.getByText('Take normal security precautions')).toBeVisible()
    expect(log.getByText('Exercise a high degree of caution')).toBeVisible()
  })

  test('an unchanged country says so only where every government is current', async () => {
    const { unmount } = await open('?country=CO')
    expect(await screen.findByText('No government has changed its advice in this time.')).toBeVisible()
    unmount()
    answer(path, makeAdvisoryList([makeAdvisory()], { sources: [makeSource({ state: 'stale' })] }))
    await open('?country=CO')
    expect(await screen.findByText(/^No change is known/)).toBeVisible()
  })

  test('a failure to load is not taken for an absence of advice', async () => {
    fail(path)
    await open('?country=CO')
    expect(await screen.findByText('The travel advisories did not load')).toBeVisible()
    expect(screen.getByText(/does not mean that there is none/)).toBeVisible()
  })

  test('the page says that it is loading', async () => {
    hang(path)
    await open('?country=CO')
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading…'),
    )
  })
})

test.each([
  ['fr-ca', 'Avertissements aux voyageurs', 'Redoubler de prudence'],
  ['es-mx', 'Avisos de viaje', 'Extreme las precauciones'],
] as const)('the page is read in the language of %s', async (locale, heading, level) => {
  await renderRoute('travelAdvisories', { path: '/advisories?country=CO', locale })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await screen.findByText(level)).toBeVisible()
})
