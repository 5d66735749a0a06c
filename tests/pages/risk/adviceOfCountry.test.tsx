import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AdvisoryList } from '#contract/risk/advisories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import {
  currentSources,
  makeAdvisory,
  makeAdvisoryList,
  makeChange,
  makeSource,
} from '#tests/support/risk/advisoryFactory.ts'
import { enableProtection } from '#tests/support/risk/protection.ts'

const path = `${paths.profile}/advisories`
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer(`${path}/advised-countries`, [])
  answer('/countries', [])
  enableProtection()
})
const open = (query: string, list: AdvisoryList = makeAdvisoryList([makeAdvisory()]), scene = {}) => {
  answer(path, list)
  return renderRoute('travelAdvisories', { path: `/advisories${query}`, ...scene })
}

describe('the way to a country and back', () => {
  test('the heading that takes the place of the pressed link has the focus', async () => {
    const { user } = await open('')
    await user.click(await screen.findByRole('link', { name: 'Colombia' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Colombia' })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'All countries' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Travel advisories' })).toHaveFocus()
  })

  test('a page that was opened at a country leaves the focus where it is', async () => {
    await open('?country=CO')
    expect(await screen.findByRole('heading', { level: 2, name: 'Colombia' })).not.toHaveFocus()
  })
})

describe('the people in a country', () => {
  test('a risk advisor is led to those there now or within a week', async () => {
    await open('?country=CO', undefined, { whoami: { roles: ['RiskAdvisor'] } })
    expect(await screen.findByRole('link', { name: 'Travellers there now or within a week' })).toHaveAttribute(
      'href',
      '/en-ca/find-travelers?countryCode=CO&fromDate=2026-05-09&toDate=2026-05-16',
    )
  })

  test('nobody else is', async () => {
    await open('?country=CO', undefined, { whoami: { roles: ['Admin'] } })
    expect(await screen.findByRole('heading', { level: 3, name: 'Government of Canada' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Travellers there/ })).toBeNull()
  })
})

describe('the licences of the governments', () => {
  const sentences = [
    'Contains information licensed under the Open Government Licence – Canada',
    'The advice of the U.S. Department of State is in the public domain',
    'Contains public sector information licensed under the Open Government Licence v3.0',
  ]

  test.each(['', '?country=CO'])('each is named as it asks for, with the link to its terms (%s)', async (query) => {
    await open(query)
    const canada = await screen.findByRole('link', { name: /^Open Government Licence – Canada/ })
    expect(canada).toHaveAttribute('href', 'https://open.canada.ca/en/open-government-licence-canada')
    for (const sentence of sentences) expect(canada.closest('p')).toHaveTextContent(sentence)
    expect(screen.getByRole('link', { name: /^Open Government Licence v3\.0/ })).toHaveAttribute(
      'href',
      'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    )
  })

  test('Canada’s is in French for French readers', async () => {
    await open('?country=CO', undefined, { locale: 'fr-ca' })
    const link = await screen.findByRole('link', { name: /^Licence du gouvernement ouvert – Canada/ })
    expect(link).toHaveAttribute('href', 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada')
    expect(link.closest('p')).toHaveTextContent('Contient de l’information visée par la Licence du gouvernement ouvert')
  })

  test('advice of the demo is named as such, and has no licence', async () => {
    const sources = currentSources.map((source) => ({ ...source, isDemo: source.sourceCountry !== 'CA' }))
    await open('', makeAdvisoryList([makeAdvisory()], { sources }))
    const words = await screen.findByText(/^Contains information licensed/)
    expect(words).toHaveTextContent('Demo data, not current advice: U.S. Department of State and UK Foreign Office.')
    expect(words).not.toHaveTextContent('v3.0')
  })

  test('advice that was never read has none', async () => {
    await open('?country=CO', makeAdvisoryList([], { sources: [makeSource({ state: 'notChecked', readAt: null })] }))
    expect(await screen.findAllByText(/^Not checked\. This government’s advice is not read here/)).toHaveLength(3)
    expect(screen.queryByText(/Open Government/)).toBeNull()
  })
})

test('words of a change in another language say so', async () => {
  const after = { warningLevel: 1, regionalLevel: 3, warningText: 'Exercise caution', language: 'en' }
  await open('?country=CO', makeAdvisoryList([makeAdvisory()], { changes: [makeChange({ after })] }), {
    locale: 'es-mx',
  })
  const log = within(await screen.findByRole('list', { name: 'Cambios de los últimos 90 días' }))
  expect(log.getByText('Exercise caution')).toHaveAttribute('lang', 'en')
  expect(log.getByText('Take normal security precautions')).not.toHaveAttribute('lang')
})
