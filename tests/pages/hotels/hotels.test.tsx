import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { CertifiedHotel, CertifiedHotelPage } from '#contract/catalogs/certifiedHotels.ts'
import { learnAdditions } from '@/http/additions'
import { makeCertificate, makeHotel, makeHotelPage } from '#tests/support/hotels/hotelFactory.ts'
import { answer, fail, network } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/certified-hotels'
beforeEach(() => learnAdditions([{ name: 'certifiedhotels', status: 'enabled' }]))

const show = (rows: CertifiedHotel[], query = '', nearest: CertifiedHotelPage['nearest'] = null) => {
  answer(path, makeHotelPage(rows, nearest))
  return renderRoute('leedHotels', { path: `/leed-hotels${query}` })
}
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(name) })
  return within(header.closest('tr')!)
}

test('a hotel is shown with its place, its certificate in words and until when it is valid', async () => {
  await show([makeHotel({ isPreferred: true, isDemo: true })])
  const hotel = await row('Maison Vermelune')
  for (const words of ['Preferred', 'Vermelune Hôtels, demo data', 'Montreal', 'Canada', 'LEED Gold'])
    expect(hotel.getByText(words)).toBeVisible()
  expect(hotel.getByText('Operation, 66 points')).toBeVisible()
  expect(hotel.getByText(/^Apr.* 1, 2028$/)).toBeVisible()
})

test('a lapsed certificate and one that lapses soon say so in words', async () => {
  await show([
    makeHotel({ certificates: [makeCertificate({ state: 'lapsed', validUntil: '2026-01-31' })] }),
    makeHotel({ id: 'h2', name: 'Korrin Tower', certificates: [makeCertificate({ id: 'c2', state: 'lapsing' })] }),
  ])
  const lapsed = await row('Maison Vermelune')
  expect(lapsed.getByText('LEED Gold, lapsed')).toBeVisible()
  expect(lapsed.getByText('Lapsed')).toBeVisible()
  expect((await row('Korrin Tower')).getByText('Lapses soon')).toBeVisible()
})

test('the certificate of a building has no end date, and BREEAM counts in percent', async () => {
  const building = makeCertificate({
    scheme: 'breeam',
    level: 'veryGood',
    points: 58,
    kind: 'building',
    validUntil: null,
  })
  await show([makeHotel({ certificates: [building] })])
  const hotel = await row('Maison Vermelune')
  expect(hotel.getByText('BREEAM Very Good')).toBeVisible()
  expect(hotel.getByText(/^Building, 58\s?%$/)).toBeVisible()
  expect(hotel.getByText('No end date')).toBeVisible()
})

test('the details have every certificate with its number, its verifier and what GSTC did', async () => {
  const greenKey = makeCertificate({
    id: 'c2',
    scheme: 'greenKey',
    level: 'awarded',
    points: null,
    certificateNumber: 'DEMO-0002',
    gstc: 'recognized',
    state: 'lapsed',
  })
  const { user } = await show([makeHotel({ certificates: [makeCertificate(), greenKey] })])
  await user.click((await row('Maison Vermelune')).getByRole('button', { name: 'Details of Maison Vermelune' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Maison Vermelune' }))
  expect(dialog.getByRole('link', { name: /27 rue des Érables, Canada/ })).toBeVisible()
  const [first, second] = dialog.getAllByRole('listitem')
  for (const words of ['DEMO-0001', 'LEED v4.1 O+M', 'Fieldmark Assurance', 'The operation of the hotel', '66 points'])
    expect(within(first!).getByText(words)).toBeVisible()
  expect(within(first!).queryByText(/Tourism Council/)).toBeNull()
  expect(within(second!).getByText(/^It recognizes the standard/)).toBeVisible()
  expect(within(second!).getByText('Green Key Awarded, lapsed')).toBeVisible()
})

test('a night has its average emissions with the edition, and a country without a factor says so', async () => {
  const { user } = await show([
    makeHotel(),
    makeHotel({ id: 'h2', name: 'Casa Tajy', country: 'Paraguay', night: null }),
  ])
  const known = await row('Maison Vermelune')
  expect(known.getByText(/^7\.4\skg\sCO₂e$/)).toBeVisible()
  expect(known.getByText('UK DESNZ/DEFRA 2026')).toBeVisible()
  const unknown = await row('Casa Tajy')
  expect(unknown.getByText('Not available')).toBeVisible()
  await user.click(known.getByRole('button', { name: 'Details of Maison Vermelune' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Maison Vermelune' }))
  expect(dialog.getByText(/on average for hotels in Canada \(UK DESNZ\/DEFRA, .* 2026\)/)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(unknown.getByRole('button', { name: 'Details of Casa Tajy' }))
  const other = within(await screen.findByRole('dialog', { name: 'Casa Tajy' }))
  expect(other.getByText(/^Not available: .* hotels in Paraguay\.$/)).toBeVisible()
})

test('the filters are asked of the server, and the levels are those of the chosen scheme', async () => {
  const asked: URLSearchParams[] = []
  network.use(
    http.get(`*/api/main${path}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(makeHotelPage([makeHotel()]) satisfies CertifiedHotelPage)
    }),
  )
  const { user, address } = await renderRoute('leedHotels', { path: '/leed-hotels?scheme=breeam' })
  await row('Maison Vermelune')
  const levels = within(screen.getByRole('combobox', { name: 'Level' }))
  expect(levels.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All levels',
    'Pass',
    'Good',
    'Very Good',
    'Excellent',
    'Outstanding',
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Validity' }), 'Lapses soon')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Building or operation' }), 'Building')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Preferred hotels' }), 'Preferred by the company')
  await row('Maison Vermelune')
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({
    scheme: 'breeam',
    state: 'lapsing',
    kind: 'building',
    preferred: 'true',
  })
  expect(address()).toContain('scheme=breeam')
})

test('every value of a filter has a word', async () => {
  await show([makeHotel()])
  await row('Maison Vermelune')
  for (const option of screen.getAllByRole('option')) expect(option.textContent).not.toMatch(/hotels\./)
})

test('a city without a certified hotel names the nearest one with its distance, and shows it', async () => {
  const { user } = await show([], '?search=Quebec', {
    searchedCity: 'Québec City',
    kilometres: 233,
    hotel: makeHotel(),
  })
  expect(await screen.findByRole('heading', { name: 'No certified hotel in Québec City' })).toBeVisible()
  expect(screen.getByText(/The nearest is Maison Vermelune in Montreal, 233\s?km from the centre/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show this hotel' }))
  expect(await screen.findByRole('dialog', { name: 'Maison Vermelune' })).toBeVisible()
})

test('without any hotel the page says so, and a failure offers to try again', async () => {
  const { unmount } = await show([])
  expect(await screen.findByRole('heading', { name: 'No certified hotels yet' })).toBeVisible()
  unmount()
  fail(path, 500)
  await renderRoute('leedHotels')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
