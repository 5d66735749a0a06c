import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TravelPreference } from '#contract/profile/preferences.ts'
import { answer, answerChange, fail, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makePreferences } from '#tests/support/profile/preferencesFactory.ts'

const path = `${paths.profile}/travel-preferences`
const record = makePreferences()
const { tpId: _, ...sentRecord } = record

beforeEach(() => {
  answer(path, record)
  for (const category of ['air', 'rail', 'hotel', 'car']) answer(`${paths.profile}/membership/list/${category}`, [])
})

const open = async (locale: 'en-ca' | 'fr-ca' | 'es-mx' = 'en-ca') => {
  const view = await renderRoute('flightPreferences', { path: '/dashboard/profile/flight-preferences', locale })
  await screen.findByRole('combobox', { name: /^(Meal|Repas|Comida)/ })
  return view
}
const save = () => screen.getByRole('button', { name: 'Save' })
const requests = () => screen.getByRole('textbox', { name: 'Other requests for flights' })
const within250 = 'a'.repeat(250)

describe('§2 flight preferences', () => {
  test('the preferences are shown in words, and meals with their codes', async () => {
    await open()
    const row = screen.getByRole('radiogroup', { name: 'Seat in the row' })
    expect(within(row).getByRole('radio', { name: 'Aisle' })).toBeChecked()
    expect(within(row).getAllByRole('radio')).toHaveLength(4)
    const cabin = screen.getByRole('radiogroup', { name: 'Where in the cabin' })
    expect(within(cabin).getByRole('radio', { name: 'Front' })).toBeChecked()
    const meals = screen.getByRole('combobox', { name: 'Meal' })
    expect(meals).toHaveDisplayValue('Kosher (KSML)')
    expect(within(meals).getAllByRole('option')).toHaveLength(21)
    expect(meals).toHaveAccessibleDescription(/religion or health/)
    expect(requests()).not.toHaveAccessibleDescription(/characters/)
  })

  test.each([
    ['fr-ca', 'Cachère (KSML)'],
    ['es-mx', 'Kosher (KSML)'],
  ] as const)('the preferences are in %s', async (locale, meal) => {
    await open(locale)
    expect(screen.getByDisplayValue(meal)).toBeInTheDocument()
  })

  test('a page changes its own fields, and sends the others unchanged', async () => {
    const sent = answerChange('put', `${path}/tp1`, { ...record, seatPositionWidthwise: 'window', version: 5 })
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Window' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meal' }), 'Vegan (VGML)')
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([{ ...sentRecord, seatPositionWidthwise: 'window', meal: 'VGML' }])
  })

  test('a first save creates the record', async () => {
    answer(path, null)
    const sent = answerChange('post', path, record)
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Window' }))
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ seatPositionWidthwise: 'window', meal: 'none', carSize: 'none' })])
  })

  test('a save changes the record that another page has created meanwhile', async () => {
    answer(path, null)
    failChange('post', path, 409, 'alreadyThere')
    const sent = answerChange('put', `${path}/tp1`, { ...record, version: 5 })
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Exit row' }))
    answer(path, { ...record, seatPositionLengthwise: 'none' })
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([{ ...sentRecord, seatPositionLengthwise: 'exitRow' }])
  })
})

describe('a free-text request', () => {
  test('a request takes 250 characters and counts the excess', async () => {
    const { user } = await open()
    await user.clear(requests())
    await user.click(requests())
    await user.paste(`${within250}bc`)
    expect(screen.getByText('2 characters too many')).toBeInTheDocument()
    await user.click(save())
    await waitFor(() => expect(requests()).toHaveAccessibleDescription(/This is too long/))
    expect(requests()).toHaveFocus()
    expect(requests()).toHaveValue(`${within250}bc`)
  })

  test('a request stays on one line, and is sent as typed, with or without markup', async () => {
    const sent = answerChange('put', `${path}/tp1`, { ...record, version: 5 })
    const { user } = await open()
    await user.clear(requests())
    await user.click(requests())
    await user.paste('one\ntwo <script>alert(1)</script>')
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ airRequests: 'one two <script>alert(1)</script>' })])
  })
})

describe('preferences that fail to save or load', () => {
  const changed = (current: TravelPreference) =>
    network.use(
      http.put(
        `*/api/main${path}/tp1`,
        () =>
          HttpResponse.json(
            { successfull: false, messageCode: 'changedMeanwhile', message: '…', current },
            { status: 412 },
          ),
        { once: true },
      ),
    )

  test("a change of another page's field is merged without a question", async () => {
    const sent = answerChange('put', `${path}/tp1`, { ...record, version: 8 })
    changed({ ...record, carSize: 'suv', hotelRequests: 'Theirs', version: 7 })
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Window' }))
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([
      { ...sentRecord, seatPositionWidthwise: 'window', carSize: 'suv', hotelRequests: 'Theirs', version: 7 },
    ])
  })

  test('a failed second save keeps the typed values unsaved', async () => {
    failChange('put', `${path}/tp1`, 503)
    changed({ ...record, hotelRequests: 'Theirs', version: 7 })
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Window' }))
    await user.click(save())
    expect(await screen.findByText('Not saved')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Window' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('radio', { name: 'Aisle' })).toBeChecked()
  })

  test('a change of the same field shows both values in words', async () => {
    changed({ ...record, meal: 'MOML', version: 7 })
    const { user } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Meal' }), 'Vegan (VGML)')
    await user.click(save())
    expect(await screen.findByText('What you typed: Vegan (VGML)')).toBeInTheDocument()
    expect(screen.getByText('What is saved now: Muslim (MOML)')).toBeInTheDocument()
  })

  test('an unavailable server loses nothing, and the save succeeds later', async () => {
    failChange('put', `${path}/tp1`, 503)
    const { user } = await open()
    await user.type(requests(), '!')
    await user.click(save())
    expect(await screen.findByText('Not saved')).toBeInTheDocument()
    expect(requests()).toHaveValue('Close to the exit!')
  })

  test('a failed load keeps the memberships and offers another try', async () => {
    fail(path)
    const { user } = await renderRoute('flightPreferences')
    expect(await screen.findByText('No frequent-flyer program yet.')).toBeVisible()
    answer(path, record)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('combobox', { name: 'Meal' })).toBeInTheDocument()
  })
})

describe('the other three pages save their own part', () => {
  test.each([
    ['trains', 'trainPreferences', 'At a table', { seatType: 'table' }, 'Other requests for trains'],
    [
      'hotels',
      'hotelPreferences',
      'Two beds',
      { roomType: 'twoBeds', hotelRequests: 'High floor. Far from the lift' },
      'Other requests for hotels',
    ],
    ['rental cars', 'carPreferences', 'Compact', { carSize: 'compact' }, 'Other requests for rental cars'],
  ] as const)('the page for %s saves its own fields', async (_what, name, choice, change, request) => {
    const sent = answerChange('put', `${path}/tp1`, { ...record, version: 5 })
    const { user } = await renderRoute(name)
    await user.click(await screen.findByRole('radio', { name: choice }))
    expect(screen.getByRole('textbox', { name: request })).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
    expect(sent).toEqual([{ ...sentRecord, ...change }])
  })
})

test('a large bed, a quiet room and a high floor can be chosen at once', async () => {
  const sent = answerChange('put', `${path}/tp1`, { ...record, version: 5 })
  const { user } = await renderRoute('hotelPreferences')
  await user.click(await screen.findByRole('radio', { name: 'One large bed' }))
  const wishes = within(screen.getByRole('group', { name: 'Wishes' }))
  expect(wishes.getByRole('checkbox', { name: 'High floor' })).toBeChecked()
  await user.click(wishes.getByRole('checkbox', { name: 'Quiet room' }))
  const others = screen.getByRole('textbox', { name: 'Other requests for hotels' })
  expect(others).toHaveValue('Far from the lift')
  await user.type(others, ', please')
  await user.click(save())
  await screen.findByText(/^Saved at/)
  const hotelRequests = 'Quiet room, high floor. Far from the lift, please'
  expect(sent).toEqual([{ ...sentRecord, roomType: 'oneBed', hotelRequests }])
})

test('one wish is one change, and the counter counts the text near its end', async () => {
  answer(path, { ...record, hotelRequests: '' })
  const { user } = await renderRoute('hotelPreferences')
  const wishes = within(await screen.findByRole('group', { name: 'Wishes' }))
  await user.click(wishes.getByRole('checkbox', { name: 'Quiet room' }))
  const bar = within(screen.getByRole('group', { name: 'Changes on this page' }))
  expect(bar.getByText('1 change')).toBeInTheDocument()
  const others = screen.getByRole('textbox', { name: 'Other requests for hotels' })
  expect(others).not.toHaveAccessibleDescription(/characters/)
  fireEvent.change(others, { target: { value: 'x'.repeat(181) } })
  expect(others).toHaveAccessibleDescription(/ 181 of 226 characters/)
  fireEvent.change(others, { target: { value: '' } })
  await user.click(wishes.getByRole('checkbox', { name: 'Late check-in' }))
  expect(bar.getByText('2 changes')).toBeInTheDocument()
  await user.click(wishes.getByRole('checkbox', { name: 'Late check-in' }))
  await user.click(wishes.getByRole('checkbox', { name: 'Quiet room' }))
  expect(bar.queryByText(/change/)).toBeNull()
})
