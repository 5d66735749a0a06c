import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import unused from '@/i18n/bundled/use/unused.json'
import { pseudo } from '@/i18n/pseudo'
import { renderRoute } from '#tests/support/page/render.tsx'

afterEach(() => pseudo.set(undefined))

test('§2 the page for texts shows each language with what is missing and unused, and finds a text by its words', async () => {
  const { user } = await renderRoute('developerTexts')
  const french = within(await screen.findByRole('region', { name: 'fr-CA' }))
  expect(french.getByText('None missing')).toBeVisible()
  expect(french.getByText('None unused')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'mes voyages')
  const row = screen.getByText('routes.tripsList').closest('li')
  expect(row).toHaveTextContent('My tripsMes voyagesMis viajes')
})

test('the pseudo-locale brackets and lengthens every text, and leaves values alone', async () => {
  const { user } = await renderRoute('developerTexts')
  await screen.findByRole('region', { name: 'es' })
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('[Tééxts]')
  const counts = within(screen.getByRole('region', { name: 'es' })).getByText(/^\[[\d,]+ tééxts\]$/)
  expect(counts).toBeVisible()
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Texts')
})

test('no text is unused', () => {
  expect(unused).toEqual([])
})
