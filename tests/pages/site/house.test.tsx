import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { version } from '#package.json'
import { network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const licenses = [
  { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Permission is hereby granted' },
  { name: 'atlas', version: '1.0.0', identifier: 'BSD-3-Clause' },
]

const answerLists = (application: unknown, worker: unknown) =>
  network.use(
    http.get('/licenses.json', () => HttpResponse.json(application as object)),
    http.get('/licenses.worker.json', () => HttpResponse.json(worker as object)),
  )

test('about names the version, the sources of data, and each package once with its license', async () => {
  answerLists(licenses, [licenses[0]])
  const { user } = await renderRoute('about')
  expect(screen.getByText(`Version ${version}`)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open Government Licence – Canada/ })).toBeVisible()
  expect(screen.getByText(/Base Empreinte\./)).toBeVisible()
  expect(await screen.findByText(/2 packages are part/)).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'atlas 1.0.0',
    'react 19.0.0',
  ])
  await user.click(screen.getByRole('button', { name: /react 19/ }))
  expect(screen.getByText('Permission is hereby granted')).toBeVisible()
})

test('about says that the list of packages is not there in an application that was not built', async () => {
  network.use(http.get('/licenses*', () => HttpResponse.html('<!doctype html>')))
  await renderRoute('about')
  expect(await screen.findByText('The list of packages could not be loaded')).toBeVisible()
})

test('brand saves each logo as a file with the colors it shows', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:logo'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await renderRoute('brand', { locale: 'fr-ca' })
  const files = screen.getAllByRole('button', { name: /^Enregistrer en SVG/ })
  expect(files).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: /: Noir$/ }))
  const text = await saved[0]?.text()
  expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(text).not.toContain('class=')
})

const discovery = '*/.well-known/openid-configuration'
const answerChecks = (provider: 'fine' | 'down', date = new Date()) =>
  network.use(
    http.get('*/configuration', () => HttpResponse.json({ apis: [], features: [] })),
    http.get(discovery, () => (provider === 'fine' ? HttpResponse.json({}) : HttpResponse.error())),
    http.head('/', () => new HttpResponse(null, { headers: { Date: date.toUTCString() } })),
  )

beforeEach(() => {
  vi.stubGlobal('caches', {})
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
})

test('test says that the device has all it needs', async () => {
  answerChecks('fine')
  await renderRoute('test')
  expect(await screen.findByText('Waymark works on this device.')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

test('test names what does not answer, and what to do about it', async () => {
  answerChecks('down', new Date(Date.now() + 20 * 60_000))
  const { user } = await renderRoute('test', { locale: 'es-mx' })
  expect(await screen.findByText('Algo impide que Waymark funcione aquí.')).toBeVisible()
  const clock = screen.getAllByRole('listitem').find((row) => within(row).queryByText(/reloj/))
  expect(clock).toHaveTextContent('El reloj del dispositivo va mal')
  expect(screen.getByText('El servicio de inicio de sesión no responde')).toBeVisible()
  answerChecks('fine')
  await user.click(screen.getByRole('button', { name: 'Probar de nuevo' }))
  expect(await screen.findByText('Waymark funciona en este dispositivo.')).toBeVisible()
})

test('§2 external greets with the company’s name and leads to the page that was asked for', async () => {
  const query = new URLSearchParams({
    companyId: 'aurora',
    companyNameEn: 'Aurora <b>Industries</b>',
    companyNameFr: 'Industries Aurore',
    redirectUrl: '//events-travel',
  })
  await renderRoute('external', { path: `/external?${query}`, locale: 'fr-ca' })
  expect(screen.getByRole('heading', { level: 1, name: 'Industries Aurore voyage avec Waymark' })).toBeVisible()
  expect(screen.getByText(/Entreprise aurora/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/events-travel')
})
