import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Stays } from '#contract/stays/stays.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makePlanned, makeStays } from '#tests/support/stays/staysFactory.ts'

const path = '/companies/aurora/profiles/p1/stays'
const france = { countryCode: 'FR', alpha3: 'FRA', countryName: 'France', callingCode: '33' }
beforeEach(() => {
  learnAdditions([{ name: 'stays', status: 'enabled' }])
  answer('/countries', [france])
})

const show = (stays: Stays) => {
  answer(path, stays)
  return renderRoute('stays', { path: '/dashboard/stays' })
}
const section = async (name: RegExp | string) => within(await screen.findByRole('region', { name }))

test('the days used are shown of those allowed, with what is left and the line of days in words', async () => {
  await show(makeStays())
  const area = await section('Schengen area')
  expect(area.getByRole('progressbar', { name: 'Days used' })).toHaveAttribute('aria-valuetext', '85 of 90')
  expect(area.getByText(/5 days are left today.*may last 5 days in a row/)).toBeVisible()
  expect(area.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Days in the Schengen area, .*\. 85 days until today$/,
  )
})

test('a trip over the limit names its day and the first day over, and one without a way out says so', async () => {
  const later = makePlanned({
    bookingId: 'OPEN11',
    countries: ['IT'],
    days: 1,
    used: 86,
    overstay: null,
    leaves: false,
  })
  await show(makeStays({ planned: [makePlanned(), later] }))
  const trips = await section('Trips ahead')
  const [over, open] = trips.getAllByRole('listitem')
  expect(over).toHaveTextContent('France and Germany')
  expect(over).toHaveTextContent(/Day 94 of 90 in the Schengen area: over the limit from May 18, 2026/)
  expect(within(over!).getByRole('link')).toHaveAttribute('href', '/en-ca/dashboard/trips/ABC123')
  expect(open).toHaveTextContent('No way out of the area is booked')
})

test('an exempt person is told why no limit counts, and the days of each country stay', async () => {
  await show(makeStays({ exempt: { by: 'passport', country: 'CH' }, used: 0, remaining: 90, longest: 90 }))
  expect(await screen.findByText(/A passport in the profile \(Switzerland\)/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(within(screen.getByRole('table')).getByRole('row', { name: 'France 85 0' })).toBeVisible()
})

test('the page without any day says so in each section, and that it is information', async () => {
  await show(makeStays({ used: 0, remaining: 90, longest: 90, stays: [], countries: [], other: [] }))
  for (const words of [
    'No trip to the Schengen area is booked.',
    'No days abroad this year.',
    'No permit or citizenship is added.',
    'No other days are added.',
    'This is information and no legal advice: the border decides.',
  ])
    expect(await screen.findByText(words)).toBeVisible()
})

test('used-up days name the next entry, and an overstay is an alert', async () => {
  const stays = [{ country: 'FR', from: '2026-02-11', until: '2026-05-12', source: 'trip' as const, bookingId: null }]
  await show(makeStays({ stays, used: 91, remaining: 0, longest: 0 }))
  expect(await screen.findByRole('alert')).toHaveTextContent('91 days of 90: the limit is exceeded')
  expect(screen.getByText(/The next entry is possible on Aug.* 2026/)).toBeVisible()
})

test('a permit is declared in a dialog, and a citizenship asks for no days', async () => {
  await show(makeStays())
  const sent = answerChange('post', `${path}/permits`, {
    id: 'permit-1',
    country: 'FR',
    kind: 'citizenship',
    validFrom: null,
    validUntil: null,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a permit or citizenship' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a permit or citizenship' }))
  expect(await dialog.findByRole('textbox', { name: /Valid from/ })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect((await dialog.findAllByText(/fields need your attention/)).length).toBeGreaterThan(0)
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kind of permit/ }), 'Citizenship')
  expect(dialog.queryByRole('textbox', { name: /Valid from/ })).toBeNull()
  await dialog.findByRole('option', { name: 'France' })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Country/ }), 'FR')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toEqual([{ country: 'FR', kind: 'citizenship', validFrom: null, validUntil: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('declared days are removed after a question', async () => {
  await show(makeStays())
  const removed = answerChange('delete', `${path}/other/stay-1`, { id: 'stay-1' })
  const other = await section('Other days abroad')
  await userEvent.click(other.getByRole('button', { name: /^Remove France, Feb 16\s?–\s?May 11, 2026$/ }))
  await userEvent.click(other.getByRole('button', { name: 'Yes, remove' }))
  await waitFor(() => expect(removed).toHaveLength(1))
})

test('a person without a passport is told that the limit is that of visitors, and declares a citizenship', async () => {
  await show(makeStays({ hasPassport: false }))
  const area = await section('Schengen area')
  expect(area.getByText(/No passport is in the profile, so the limit is that of visitors/)).toBeVisible()
  expect(area.getByRole('link', { name: 'Add a passport' })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/profile/travel-documents',
  )
  await userEvent.click(area.getByRole('button', { name: 'Declare a citizenship' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('combobox', { name: /Kind of permit/ })).toHaveDisplayValue('Citizenship')
})

test('a permit is offered in members only, and a citizenship in countries of free movement', async () => {
  const country = (countryCode: string, countryName: string) => ({ ...france, countryCode, countryName })
  answer('/countries', [france, country('IE', 'Ireland'), country('JP', 'Japan')])
  await show(makeStays())
  await userEvent.click(await screen.findByRole('button', { name: 'Add a permit or citizenship' }))
  const dialog = within(await screen.findByRole('dialog'))
  const offered = async () => {
    await dialog.findByRole('option', { name: 'France' })
    const list = within(dialog.getByRole('combobox', { name: /Country/ }))
    return list.getAllByRole('option').flatMap(({ textContent }) => textContent ?? [])
  }
  expect(await offered()).toEqual([expect.anything(), 'France'])
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Kind of permit/ }), 'Citizenship')
  expect(await offered()).toEqual([expect.anything(), 'France', 'Ireland'])
})

test('days ahead that need all days that are left are named, with the next other entry', async () => {
  // 90 days of a trip from 13 May to 10 August: the next day is 91 until the first has left the 180, on 9 November.
  const stays = [{ country: 'FR', from: '2026-05-13', until: '2026-08-10', source: 'trip' as const, bookingId: 'A' }]
  await show(makeStays({ stays, used: 0, remaining: 90, longest: 0 }))
  expect(await screen.findByText(/The days ahead need the 90 days that are left.*Nov(ember)? 9, 2026/)).toBeVisible()
})

test('days that could not be loaded are asked for again', async () => {
  fail(path)
  await renderRoute('stays', { path: '/dashboard/stays' })
  expect(await screen.findByText('The days abroad could not be loaded')).toBeVisible()
  answer(path, makeStays())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('progressbar', { name: 'Days used' })).toBeVisible()
})
