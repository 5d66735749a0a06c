import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PartnerApp } from '#contract/catalogs/marketplace.ts'
import { learnAdditions } from '@/http/additions'
import { makeApp } from '#tests/support/marketplace/marketplaceFactory.ts'
import { answer, fail } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/marketplace'
beforeEach(() => learnAdditions([{ name: 'marketplace', status: 'enabled' }]))

const show = (apps: PartnerApp[], query = '') => {
  answer(path, apps)
  return renderRoute('marketplace', { path: `/marketplace${query}` })
}

test('a card has the app with its vendor, its status and who can enable it', async () => {
  await show([makeApp({ status: 'connected', isDemo: true })])
  const card = within(await screen.findByRole('article', { name: 'Kerbside Rides' }))
  expect(card.getByRole('link')).toHaveAttribute('href', '/en-ca/marketplace/kerbside')
  for (const words of ['Ground transport · by Kerbside Mobility', 'Connected', 'Demo entry, invented'])
    expect(card.getByText(words)).toBeVisible()
  expect(card.getByText('An administrator allows it, then each person signs in there')).toBeVisible()
})

test('a marketplace of invented apps says so once, and not on each card', async () => {
  await show([makeApp({ isDemo: true }), makeApp({ id: 'b', name: 'Stampfolio', isDemo: true })])
  expect(await screen.findByText(/All entries are invented for the demo\./)).toBeVisible()
  expect(screen.queryByText('Demo entry, invented')).not.toBeInTheDocument()
})

test('status and category narrow the apps', async () => {
  const { user } = await show([
    makeApp(),
    makeApp({ id: 'visa', name: 'Stampfolio', category: 'visa', status: 'connected' }),
  ])
  await user.click(await screen.findByRole('link', { name: 'Connected 1' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Ground transport')
  expect(await screen.findByText('No app fits this choice.')).toBeVisible()
})

test('administrators see which apps people have asked for', async () => {
  await show([makeApp({ openRequests: 2 }), makeApp({ id: 'b', name: 'Stampfolio' })])
  expect(await screen.findByText('2 requests wait for your answer')).toBeVisible()
  expect(screen.getByText('2 open requests')).toBeVisible()
})

test('an empty catalog says what it is for and who adds apps, and a failure can be tried again', async () => {
  const { unmount } = await show([])
  expect(await screen.findByRole('heading', { name: 'There are no apps yet' })).toBeVisible()
  expect(screen.getByText(/The agency adds them/)).toBeVisible()
  unmount()
  fail(path)
  await renderRoute('marketplace')
  expect(await screen.findByRole('heading', { name: 'The apps could not be loaded' })).toBeVisible()
})
