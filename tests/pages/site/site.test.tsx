import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import BrowserNotSupportedPage from '@/domains/site/BrowserNotSupportedPage'
import LegalPage from '@/domains/site/LegalPage'
import NotFoundPage from '@/domains/site/NotFoundPage'
import TermsPage from '@/domains/site/TermsPage'
import { renderPage } from '#tests/support/page/render.tsx'

afterEach(() => vi.restoreAllMocks())

test('§2 the page for an unknown address explains it and leads home', async () => {
  await renderPage(<NotFoundPage />, { path: '/nowhere', locale: 'es-mx' })
  expect(screen.getByRole('main')).toHaveAttribute('data-route', 'notFound')
  expect(screen.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/es-mx/home')
})

test.each([
  ['privacy policy', <LegalPage key="legal" />, 'legal', 'Politique de confidentialité', '28 nov. 2026'],
  ['terms', <TermsPage key="terms" />, 'terms', 'Conditions d’utilisation', '21 nov. 2026'],
])('§2 the %s can be read in the reader’s language, dated, with a way back', async (_, page, route, title, changed) => {
  await renderPage(page, { path: `/${route}`, locale: 'fr-ca' })
  expect(screen.getByRole('main')).toHaveAttribute('data-route', route)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  expect(screen.getByText(changed)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/fr-ca/home')
})

test('§9 the privacy policy describes telemetry in a build that has it, and names the service', async () => {
  vi.stubEnv('VITE_TELEMETRY_CONNECTION', 'InstrumentationKey=0a1b;IngestionEndpoint=https://telemetry.example/')
  await renderPage(<LegalPage />, { path: '/legal' })
  expect(screen.getByRole('heading', { level: 2, name: 'How Waymark measures itself' })).toBeVisible()
  expect(screen.getByText(/the service at telemetry\.example while you are signed in/)).toBeVisible()
  vi.unstubAllEnvs()
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
test.each([
  ['another', firefox, 'Yours is not among them. You can go on all the same.', 'Continue anyway'],
  ['a supported', chrome, 'Yours is supported.', 'Back to home'],
])('§2, §5 %s browser is told which ones are supported, and has a way on', async (_, userAgent, text, way) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await renderPage(<BrowserNotSupportedPage />, { path: '/browser-not-supported' })
  const list = screen.getByRole('list', { name: 'Supported browsers' })
  for (const name of ['Google Chrome', 'Chrome Mobile', 'Microsoft Edge', 'Electron'])
    expect(list).toHaveTextContent(name)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/en-ca/home')
})
