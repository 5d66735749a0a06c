import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import TripsPage from '@/domains/trips/list/TripsPage'
import { makeTrip, places } from '#tests/support/page/factories.ts'
import { fill } from '#tests/support/page/fill.ts'
import { answer, answerChange, failChange, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const airport = ({ code, name, city, countryCode, timeZone }: (typeof places)[keyof typeof places]) => ({
  code,
  name,
  cityCode: code,
  cityName: city,
  countryCode,
  countryName: countryCode === 'CA' ? 'Canada' : 'United Kingdom',
  timeZone,
})

async function openForm() {
  const view = await renderPage(<TripsPage />, {
    path: '/dashboard/trips',
    messages: ['forms', 'manual', 'tripLists'],
  })
  await view.user.click(await screen.findByRole('button', { name: 'Add a trip' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('group', { name: '1. Flight' })
  return { ...view, dialog }
}
type Form = Awaited<ReturnType<typeof openForm>>

async function choose({ user, dialog }: Form, field: RegExp, typed: string, option: RegExp) {
  await user.type(within(dialog).getByRole('combobox', { name: field }), typed)
  await user.click(await screen.findByRole('option', { name: option }))
}

async function fillIn(form: Form) {
  const { user, dialog } = form
  await choose(form, /^From/, 'mon', /Montréal/)
  await choose(form, /^To/, 'van', /Vancouver/)
  await fill(user, within(dialog).getByLabelText(/^Airline/), 'Air Canada')
  await typeMoment(form, /^Departure/, '6/1/2026', '8:30')
  await typeMoment(form, /^Arrival/, 'june 1', '1100')
}

const moment = ({ dialog }: Form, name: RegExp) => within(within(dialog).getByRole('group', { name }))

async function typeMoment(form: Form, name: RegExp, date: string, time: string) {
  const { getByRole } = moment(form, name)
  await fill(form.user, getByRole('textbox', { name: 'Date' }), date)
  await fill(form.user, getByRole('textbox', { name: 'Time' }), time)
}

// The windows come on demand; on a busy machine the first would come too late for a test.
beforeAll(() =>
  Promise.all([
    import('@/domains/trips/manual/ManualTripDialog'),
    import('@/domains/trips/manual/ManualTripFields'),
    import('@/ui/field/date/CalendarPopover'),
  ]),
)
beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer('/airports', [airport(places.YUL), airport(places.YVR)])
})

describe('the form of a manual trip', () => {
  test('a manual trip is typed with places found by the server, and opens once saved', async () => {
    const sent = answerChange(
      'post',
      paths.trips,
      makeTrip({ bookingId: 'MANUAL1', source: 'manual', isVerified: false }),
    )
    const form = await openForm()
    await fillIn(form)
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Save the trip' }))
    await waitFor(() => expect(form.address()).toBe('/en-ca/dashboard/trips/MANUAL1'))
    expect(sent).toEqual([
      {
        segments: [
          expect.objectContaining({
            kind: 'flight',
            providerName: 'Air Canada',
            from: { code: 'YUL' },
            to: { code: 'YVR' },
            departure: '2026-06-01T08:30',
            arrival: '2026-06-01T11:00',
            address: null,
          }),
        ],
      },
    ])
  })

  test('missing values are named at the fields and together, with the focus on the first', async () => {
    const { user, dialog } = await openForm()
    await user.click(within(dialog).getByRole('button', { name: 'Save the trip' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('5 fields need your attention')
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: /^From/ })).toHaveFocus())
    expect(within(dialog).getByLabelText(/^Airline/)).toHaveAccessibleDescription('Fill in this field.')
    await user.click(within(dialog).getByRole('button', { name: '1. Airline' }))
    expect(within(dialog).getByLabelText(/^Airline/)).toHaveFocus()
    await user.type(within(dialog).getByLabelText(/^Airline/), 'Porter')
    expect(await within(dialog).findByText('4 fields need your attention')).toBeVisible()
  })

  test('the form keeps its dates when the kind of segment changes', async () => {
    const form = await openForm()
    await typeMoment(form, /^Departure/, '6/1/2026', '15:00')
    await form.user.click(within(form.dialog).getByRole('radio', { name: 'Hotel' }))
    expect(within(form.dialog).getByRole('group', { name: '1. Hotel' })).toBeVisible()
    expect(moment(form, /^Check-in/).getByRole('textbox', { name: 'Time' })).toHaveValue('3:00\u00a0p.m.')
    expect(within(form.dialog).queryByLabelText(/^Airline/)).toBeNull()
  })

  test('the next segment starts where the last one ends', async () => {
    const form = await openForm()
    const { user, dialog } = form
    await fillIn(form)
    await user.click(within(dialog).getByRole('button', { name: 'Hotel' }))
    const stay = within(within(dialog).getByRole('group', { name: '2. Hotel' }))
    expect(stay.getByRole('combobox', { name: /^City/ })).toHaveValue('Vancouver, Vancouver International (YVR)')
    expect(within(stay.getByRole('group', { name: /^Check-in/ })).getByRole('textbox', { name: 'Date' })).toHaveValue(
      'Mon, Jun 1, 2026',
    )
    await waitFor(() => expect(stay.getByRole('textbox', { name: /^Hotel/ })).toHaveFocus())
    await user.click(within(dialog).getByRole('button', { name: 'Flight' }))
    const back = within(within(dialog).getByRole('group', { name: '3. Flight' }))
    expect(back.getByRole('combobox', { name: /^To/ })).toHaveValue('Montréal, Montréal–Trudeau (YUL)')
    const departure = within(back.getByRole('group', { name: /^Departure/ }))
    await waitFor(() => expect(departure.getByRole('textbox', { name: 'Date' })).toHaveFocus())
  })

  test('a trip that would end before it begins is refused, and its calendar opens at the start', async () => {
    const form = await openForm()
    const { user, dialog } = form
    await fillIn(form)
    const arrival = moment(form, /^Arrival/)
    await user.clear(arrival.getByRole('textbox', { name: 'Date' }))
    await user.click(arrival.getByRole('button', { name: /^Arrival: choose/ }))
    const calendar = within(await screen.findByRole('dialog', { name: /^Arrival/ }))
    expect(calendar.getByRole('grid', { name: /June 2026/ })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.type(arrival.getByRole('textbox', { name: 'Date' }), '2026-05-30')
    await user.click(within(dialog).getByRole('button', { name: 'Save the trip' }))
    expect(await within(dialog).findByRole('group', { name: /^Arrival/ })).toHaveAccessibleDescription(
      /The end is before the beginning/,
    )
    await user.clear(arrival.getByRole('textbox', { name: 'Time' }))
    expect(await within(dialog).findByText('1. Arrival')).toBeVisible()
    expect(within(dialog).getByRole('group', { name: /^Arrival/ })).toHaveAccessibleDescription(/Add the time/)
  })

  test('a manual trip has any number of segments', async () => {
    const form = await openForm()
    const { user, dialog } = form
    await fillIn(form)
    await user.click(within(dialog).getByRole('button', { name: 'Hotel' }))
    expect(within(dialog).getByRole('group', { name: '2. Hotel' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Remove 1. Flight' }))
    expect(within(dialog).getByRole('group', { name: '1. Hotel' })).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull()
  })

  test('another segment is not offered before the first is complete', async () => {
    const form = await openForm()
    const more = () => within(form.dialog).queryByRole('group', { name: 'Add to this trip:' })
    expect(more()).toBeNull()
    await fillIn(form)
    expect(more()).toBeVisible()
    await form.user.clear(within(form.dialog).getByLabelText(/^Airline/))
    expect(more()).toBeNull()
  })

  test('the form names the clock that counts once the place is known', async () => {
    const form = await openForm()
    expect(within(form.dialog).queryByText(/local/i)).toBeNull()
    await choose(form, /^From/, 'mon', /Montréal/)
    expect(within(form.dialog).getByRole('group', { name: /^Departure/ })).toHaveAccessibleDescription(
      'Local time in Montréal',
    )
    expect(within(form.dialog).getAllByText(/local/i)).toHaveLength(1)
  })

  test('the form is left by a button that describes its effect', async () => {
    const { user, dialog } = await openForm()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a failed save keeps all typed values', async () => {
    failChange('post', paths.trips)
    const form = await openForm()
    await fillIn(form)
    await form.user.click(within(form.dialog).getByRole('button', { name: 'Save the trip' }))
    expect(await within(form.dialog).findByText('The trip was not saved')).toBeVisible()
    expect(within(form.dialog).getByLabelText(/^Airline/)).toHaveValue('Air Canada')
    expect(within(form.dialog).getByRole('combobox', { name: /^From/ })).toHaveValue('Montréal, Montréal–Trudeau (YUL)')
  })

  test('a server refusal is explained in our own words', async () => {
    const form = await openForm()
    await fillIn(form)
    for (const [status, code, words] of [
      [400, 'badInput', /Something in it cannot be right/],
      [404, 'notFound', /no longer there/],
      [
        409,
        'tooManyTrips',
        'You have 200 trips booked elsewhere, which is the limit. Remove some that you no longer need.',
      ],
      [409, 'notManual', /booked here or by the agency/],
      [503, 'unavailable', /did not answer as it should/],
    ] as const) {
      failChange('post', paths.trips, status, code)
      await form.user.click(within(form.dialog).getByRole('button', { name: 'Save the trip' }))
      expect(await within(form.dialog).findByText(words), code).toBeVisible()
    }
  })
})
