import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import LegalPage from '@/domains/site/LegalPage'
import NotFoundPage from '@/domains/site/NotFoundPage'
import TermsPage from '@/domains/site/TermsPage'
import { renderPage } from '#tests/support/page/render.tsx'

test('§2 the page for an unknown address explains it and leads home', async () => {
  await renderPage(<NotFoundPage />, { path: '/nowhere', locale: 'es-mx' })
  expect(screen.getByRole('main')).toHaveAttribute('data-route', 'notFound')
  expect(screen.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/es-mx/home')
})

test.each([
  ['privacy policy', <LegalPage key="legal" />, 'legal', 'Politique de confidentialité'],
  ['terms', <TermsPage key="terms" />, 'terms', 'Conditions d’utilisation'],
])('§2 the %s can be read in the reader’s language, dated, with a way back', async (_, page, route, title) => {
  await renderPage(page, { path: `/${route}`, locale: 'fr-ca' })
  expect(screen.getByRole('main')).toHaveAttribute('data-route', route)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  expect(screen.getByText(/21 nov\. 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr-ca/home')
})
