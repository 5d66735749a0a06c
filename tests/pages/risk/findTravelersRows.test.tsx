import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContactCard } from '#contract/risk/findTravelers.ts'
import type { ReportedItinerary, VisitedPlace } from '#contract/reports/itineraryReport.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerQueries, fail, paths } from '#tests/support/page/network.ts'
import { renderRoute, setClock } from '#tests/support/page/render.tsx'
import {
  makeItinerary,
  makeItineraryReport,
  makePlace,
  makeWhereabouts,
} from '#tests/support/risk/itineraryReportFactory.ts'

// Loaded ahead, as their first load takes long.
beforeAll(() => Promise.all([import('@/domains/risk/map/TravelerMap'), import('@/domains/risk/map/Countries')]))
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  learnAdditions([{ name: 'findtravelers', status: 'enabled' }])
  answer('/countries', [])
})

const bogota = makePlace({ city: 'Bogotá', cityCode: 'BOG', travellers: 3, itineraries: 3, advisoryLevel: 2 })
const tokyo = makePlace({
  city: 'Tokyo',
  cityCode: 'TYO',
  countryCode: 'JP',
  latitude: 35.7,
  longitude: 139.7,
  travellers: 1,
})
const show = (rows: ReportedItinerary[], places: VisitedPlace[] = [bogota, tokyo]) => {
  const asked = answerQueries(paths.itineraryReport, () => makeItineraryReport(rows, places))
  return renderRoute('reports', {
    path: '/find-travelers',
    whoami: { roles: ['RiskAdvisor'] },
    messages: ['rollCall'],
  }).then((page) => ({
    ...page,
    asked,
  }))
}
const row = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

const whole = makeItinerary({
  isVip: true,
  isForGuest: true,
  isVerified: false,
  presence: {
    city: 'Bogotá',
    cityCode: 'BOG',
    countryCode: 'CO',
    latitude: 4.6,
    longitude: -74.08,
    arrives: '2026-05-08T16:05',
    leaves: '2026-05-14T15:00',
    nights: 6,
    nightsWithoutHotel: 2,
  },
  reasons: [
    { kind: 'flight', name: 'AC 871', from: '2026-05-08T08:30' },
    { kind: 'advisory', name: 'CO', level: 2 },
  ],
  advisory: { countryCode: 'CO', level: 2 },
  alerts: [{ id: 'a1', headline: 'Earthquake near Bogotá', severity: 3, isAnnouncement: false }],
  rollCall: { id: 'r1', askedAt: '2026-05-09T08:00:00Z', answer: null },
})

test('a row says where the traveler is, what concerns them, what they answered, and why it is in the list', async () => {
  const { user } = await show([whole])
  const traveler = await row(/Étienne Lavoie/)
  for (const words of ['VIP', 'Guest', 'Bogotá, Colombia', 'No hotel for 2 nights: location uncertain'])
    expect(traveler.getByText(words)).toBeVisible()
  for (const words of ['Severe', 'Earthquake near Bogotá', 'No answer', /^On flight AC 871, Fri/])
    expect(traveler.getByText(words)).toBeVisible()
  expect(traveler.getByRole('link', { name: /^Asked / })).toHaveAttribute('href', '/en-ca/find-travelers/roll-calls/r1')
  await user.click(traveler.getAllByRole('button', { name: 'All about Étienne Lavoie now, +1' }).at(-1)!)
  expect(await screen.findByText('Colombia: avoid non-essential travel')).toBeVisible()
})

test('a row says that no way on is booked, and that the traveler is presumably still there', async () => {
  const landed = '2026-05-08T16:05'
  const presence = { ...whole.presence!, leaves: landed, nights: 0, nightsWithoutHotel: 0, isPresumed: true }
  await show([makeItinerary({ presence, reasons: [{ kind: 'dates', name: 'Bogotá', from: landed }] })])
  const traveler = await row(/Étienne Lavoie/)
  const place = traveler.getByText(/^No way on is booked after Fri.*: presumably still there$/)
  expect(place).toHaveTextContent(/4:05/)
  for (const words of ['No hotel booked: location uncertain', 'Presumably still in Bogotá'])
    expect(traveler.getByText(words)).toBeVisible()
})

test('the advice in a row leads to the advisories of the trip', async () => {
  await show([makeItinerary({ bookingId: 'ABC123', advisory: { countryCode: 'CO', level: 2 } })])
  const traveler = await row(/Étienne Lavoie/)
  expect(traveler.getByText('Avoid non-essential travel')).toBeVisible()
  expect(traveler.getByRole('link', { name: 'Advice about Colombia' })).toHaveAttribute(
    'href',
    '/en-ca/find-travelers/advisories/ABC123',
  )
})

test('an alert in a row leads to the advisories of the trip, without advice about its countries too', async () => {
  const { user } = await show([makeItinerary({ bookingId: 'ABC123', alerts: whole.alerts })])
  const traveler = await row(/Étienne Lavoie/)
  await user.click(traveler.getAllByRole('button', { name: 'All about Étienne Lavoie now' })[0]!)
  expect(await screen.findByRole('link', { name: 'Earthquake near Bogotá' })).toHaveAttribute(
    'href',
    '/en-ca/find-travelers/advisories/ABC123',
  )
})

test('the reasons have a column only where one says more than the days of the search', async () => {
  await show([makeItinerary({ reasons: [{ kind: 'dates', name: '' }] })])
  await row(/Étienne Lavoie/)
  expect(screen.queryByRole('columnheader', { name: 'Why here' })).toBeNull()
})

test('an announcement alarms nobody in the list', async () => {
  await show([makeItinerary({ alerts: [{ id: 'a2', headline: 'Strike', severity: 3, isAnnouncement: true }] })])
  const traveler = await row(/Étienne Lavoie/)
  expect(traveler.getByText('Announced')).toBeVisible()
  expect(traveler.queryByText('Severe')).toBeNull()
})

test('somebody in the air has their flight beside the hotel that awaits them', async () => {
  const whereabouts = makeWhereabouts({
    isOnTheWay: true,
    segment: { kind: 'flight', providerCode: 'AC', providerName: 'Air Canada', number: '871' },
  })
  await show([makeItinerary({ whereabouts, presence: { ...whole.presence!, nightsWithoutHotel: 0 } })])
  const traveler = await row(/Étienne Lavoie/)
  expect(traveler.getByText('AC 871')).toBeVisible()
  expect(traveler.getByText('Booked')).toBeVisible()
})

test('the card of contacts is asked for when it opens', async () => {
  const card: ContactCard = {
    bookingId: 'OF-Étienne',
    name: 'Étienne Lavoie',
    email: 'etienne@aurora.example',
    phone: '+1 514 555 0134',
    isVip: false,
    staysAt: { name: 'Alder & Finch Bogotá', address: 'Carrera 7', until: '2026-05-14T12:00' },
    emergencyContact: { name: 'Maude Lavoie', relationship: null, phone: '+1 514 555 0199' },
    agency: { name: 'Northway', phone: '+1 800 555 0100', email: null },
  }
  const seen = answerQueries(
    `/companies/aurora/itineraryreport/contacts/${encodeURIComponent(card.bookingId)}`,
    () => card,
  )
  const { user } = await show([makeItinerary()])
  const traveler = await row(/Étienne Lavoie/)
  expect(seen).toHaveLength(0)
  await user.click(traveler.getByRole('button', { name: 'Contact Étienne Lavoie' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How to reach Étienne Lavoie' }))
  expect(await dialog.findByRole('link', { name: '+1 514 555 0134' })).toHaveAttribute('href', 'tel:+15145550134')
  for (const words of ['Alder & Finch Bogotá', 'Maude Lavoie', 'Northway'])
    expect(dialog.getByText(words)).toBeVisible()
  expect(dialog.getByText(/is recorded/)).toBeVisible()
  expect(seen).toHaveLength(1)
})

test('a card that does not load says so, and can be tried again', async () => {
  fail('/companies/aurora/itineraryreport/contacts/:bookingId')
  const { user } = await show([makeItinerary()])
  await user.click((await row(/Étienne/)).getByRole('button', { name: /^Contact/ }))
  expect(await screen.findByText('The contact details did not load.')).toBeVisible()
})

test('the marks of the map are buttons named by place, people and advice; choosing one narrows the table', async () => {
  const { user, asked, address } = await show([makeItinerary()])
  await row(/Étienne/)
  const map = within(await screen.findByRole('group', { name: 'Map of travellers' }))
  expect(map.getByRole('button', { name: 'Tokyo, Japan: 1 traveller' })).toBeVisible()
  const mark = map.getByRole('button', { name: 'Bogotá, Colombia: 3 travellers, avoid non-essential travel' })
  await user.click(mark)
  await waitFor(() => expect(asked.map((query) => query.get('cityCode'))).toContain('BOG'))
  expect(address()).toContain('at=BOG')
  expect(mark).toHaveAttribute('aria-pressed', 'true')
  // The map still has the other places.
  expect(map.getByRole('button', { name: 'Tokyo, Japan: 1 traveller' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove the choice on the map' }))
  expect(address()).not.toContain('at=')
})

test('the row under the pointer or with the focus highlights its place on the map', async () => {
  const { user } = await show([makeItinerary()])
  const traveler = await row(/Étienne/)
  const mark = await screen.findByRole('button', { name: /^Bogotá, Colombia/ })
  await user.hover(traveler.getByText('Bogotá, Colombia'))
  expect(mark).toHaveAttribute('data-highlighted')
  await user.unhover(traveler.getByText('Bogotá, Colombia'))
  await user.hover(screen.getByRole('heading', { level: 1 }))
  expect(mark).not.toHaveAttribute('data-highlighted')
  traveler.getByRole('button', { name: /^Contact/ }).focus()
  await waitFor(() => expect(mark).toHaveAttribute('data-highlighted'))
})

test('the map is moved by its buttons and by keys', async () => {
  const { user } = await show([makeItinerary()])
  const mark = await screen.findByRole('button', { name: /^Bogotá, Colombia/ })
  const before = mark.style.left
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  const nearer = mark.style.left
  expect(nearer).not.toBe(before)
  const drawing = mark.closest('ul')!.parentElement!
  const moved = drawing.style.transform
  await user.keyboard('{ArrowLeft}')
  // The whole drawing moves, and the mark with it.
  expect(drawing.style.transform).not.toBe(moved)
  expect(mark.style.left).toBe(nearer)
  await user.keyboard('0')
  expect(mark.style.left).toBe(before)
})

test('an area is drawn with clicks and finished by a button; Escape stops drawing', async () => {
  const { user, asked } = await show([makeItinerary()])
  await row(/Étienne/)
  const draw = await screen.findByRole('button', { name: 'Draw an area' })
  await user.click(draw)
  expect(screen.getByText(/^Drag for a rectangle/)).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByTestId('draw-layer')).toBeNull()
  await user.click(draw)
  const layer = screen.getByTestId('draw-layer')
  for (const [clientX, clientY] of [
    [100, 100],
    [300, 100],
    [300, 300],
  ])
    for (const kind of ['pointerDown', 'pointerUp'] as const) fireEvent[kind](layer, { clientX, clientY })
  await user.click(screen.getByRole('button', { name: 'Search this area' }))
  await waitFor(() => expect(asked.at(-1)?.get('area')).toMatch(/^\S+ \S+ \S+$/))
  expect(await screen.findByText('Drawn area, 3 corners')).toBeVisible()
})
