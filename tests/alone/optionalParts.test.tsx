import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TripsHeading } from '@/domains/trips/list/TripsHeading'
import { Header } from '@/shell/Header'
import { renderPage } from '../support/render.tsx'

// As where the network breaks between two files of one page.
vi.mock('@/domains/agency/contacts/ContactMenu', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('@/domains/trips/list/TripsHelp', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a page stays where the contact of the agency, or the help of its list, cannot be loaded', async () => {
  const page = (
    <>
      <Header name="home" />
      <TripsHeading />
    </>
  )
  await renderPage(page, { path: '/dashboard/trips' })
  await vi.dynamicImportSettled()
  expect(await screen.findByRole('button', { name: /^Account/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'My trips' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Which trips are where' })).toBeNull()
})
