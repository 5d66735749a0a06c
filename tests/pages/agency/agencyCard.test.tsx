import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { AgencyCard } from '@/domains/trips/trip/beside/AgencyCard'
import { makeAgencyInfo, makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const opening = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' }],
}
beforeEach(() => setClock(new Date(2026, 4, 12, 12).toISOString()))

test.each([
  ['fr-ca', 'Ouvert', /jusqu’à 20.h$/],
  ['es-mx', 'Abierto ahora', /hasta las 8:00.p\.m\./],
  ['en-us', 'Open now', /until 8:00.PM/],
] as const)('the card says in the words of Support whether the agency answers, in %s', async (locale, now, until) => {
  answer(paths.agency, makeAgencyInfo({ opening }))
  await renderPage(<AgencyCard />, { locale, messages: ['trips', 'trip', 'agency'] })
  expect(await screen.findByText(now)).toBeInTheDocument()
  expect(screen.getByText(until)).toBeInTheDocument()
  // Beside them the agency's own text is printed only.
  expect(screen.getByText(/Monday to Friday/)).toHaveClass(/printed/)
})

test.each([
  ['fr-ca', /^jusqu’à samedi, 20.h$/],
  ['es-mx', /^hasta el sábado a las 8:00.p\.m\.$/],
  ['en-us', /^until Saturday 8:00.PM$/],
] as const)('an agency in %s that is open for days closes on a named day', async (locale, until) => {
  const nights = { days: [1, 2, 3, 4, 5], from: '00:00', to: '24:00' }
  answer(
    paths.agency,
    makeAgencyInfo({ opening: { ...opening, hours: [nights, { ...nights, days: [6], to: '20:00' }] } }),
  )
  await renderPage(<AgencyCard />, { locale, messages: ['trips', 'trip', 'agency'] })
  expect(await screen.findByText(until)).toBeInTheDocument()
})

test('hours that are only text are shown as the agency wrote them', async () => {
  await renderPage(<AgencyCard />, { messages: ['trips', 'trip', 'agency'] })
  expect(await screen.findByText('Monday to Friday, 8:00 to 20:00')).toBeInTheDocument()
})

test('missing hours take no line', async () => {
  answer(paths.agency, makeAgencyInfo({ openDay: '', openHour: '' }))
  await renderPage(<AgencyCard />, { messages: ['trips', 'trip', 'agency'] })
  expect(await screen.findByRole('list')).toBeInTheDocument()
  expect(screen.queryByText(',', { exact: false, selector: 'li' })).not.toBeInTheDocument()
})

test('§5 the card names the same contact as the header and Support', async () => {
  const { agency } = makeEmployeeConfiguration()
  const contact = { ...agency, contactEmail: 'travel@northway.example', vipEmail: 'vip@northway.example' }
  answer(paths.configuration, makeEmployeeConfiguration({ agency: contact }))
  const { unmount } = await renderPage(<AgencyCard />, { messages: ['trips', 'trip', 'agency'] })
  expect(await screen.findByRole('link', { name: 'travel@northway.example' })).toBeInTheDocument()
  unmount()
  answer(paths.configuration, makeEmployeeConfiguration({ agency: contact, agencyService: 'vip' }))
  await renderPage(<AgencyCard />, { messages: ['trips', 'trip', 'agency'] })
  expect(await screen.findByRole('link', { name: 'vip@northway.example' })).toBeInTheDocument()
})

describe('the number to call now', () => {
  const shown = async () => {
    await renderPage(<AgencyCard />, { messages: ['trips', 'trip', 'agency'] })
    await screen.findByRole('link', { name: /0142|0100/ })
    return screen.getAllByRole('link', { name: /^\+/ }).map((link) => link.getAttribute('href'))
  }
  const [desk, emergency] = ['tel:+15145550100', 'tel:+18005550199']
  test.each([
    ['Tuesday at noon', new Date(2026, 4, 12, 12), [desk, emergency]],
    ['a minute before the desk closes', new Date(2026, 4, 12, 19, 59), [desk, emergency]],
    ['as the desk closes', new Date(2026, 4, 12, 20), [emergency, desk]],
    ['Saturday night', new Date(2026, 4, 16, 23, 30), [emergency, desk]],
    ['a holiday', new Date(2026, 4, 18, 12), [emergency, desk]],
  ])('the number to call is right: %s', async (_when, now, order) => {
    setClock(now.toISOString())
    const closedOn = ['2026-05-18']
    answer(paths.agency, makeAgencyInfo({ opening: { ...opening, closedOn }, emergencyPhone: '+1 800 555 0199' }))
    expect(await shown()).toEqual(order)
  })

  test('the number to call is the desk where its hours are only text', async () => {
    answer(paths.agency, makeAgencyInfo({ emergencyPhone: '+1 800 555 0199' }))
    expect(await shown()).toEqual([desk, emergency])
  })
})
