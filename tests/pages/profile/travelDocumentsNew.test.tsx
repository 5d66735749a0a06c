import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, answerChange, failChange, network, paths } from '#tests/support/page/network.ts'
import {
  countries,
  documentsPath,
  fillIn,
  makePassport,
  numberField,
  openDocuments,
  openForm,
  saveButton,
  setPassportScene,
  type View,
} from '#tests/support/profile/passportPage.tsx'
import { makeOutdatedTrip } from '#tests/support/trips/outdatedTripFactory.ts'

beforeAll(() =>
  Promise.all([
    import('@/domains/profile/documents/mrz.rules'),
    import('@/domains/completion/outdatedTrips/OutdatedTrips'),
  ]),
)
beforeEach(setPassportScene)

describe('adding a passport', () => {
  test('a new passport is typed, saved, announced and focused', async () => {
    const added = makePassport({ id: 'd2', issueCountry: 'FR', number: '*****3456', version: 1 })
    const sent = answerChange('post', documentsPath, added)
    const view = await openForm()
    await fillIn(view)
    answer(documentsPath, [makePassport(), added])
    await view.user.click(saveButton())
    expect(await screen.findByText('Added: France passport ending in 3456.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('France').closest('li')).toHaveFocus())
    expect(sent).toEqual([{ type: 'passport', issueCountry: 'FR', number: 'AB123456', expirationDate: '2032-05-12' }])
  })

  test('an empty form names each field and focuses the first', async () => {
    const { user } = await openForm()
    await user.click(saveButton())
    expect(await screen.findByText('3 fields need your attention')).toBeVisible()
    expect(screen.getByLabelText(/^Country that issued it/)).toHaveFocus()
  })

  test.each([
    ['too short', 'A1', 'at least four letters and digits'],
    ['too long', 'A'.repeat(21), 'This is too long'],
    ['in another script', 'АБВ12345', 'at least four letters and digits'],
    ['a script injection', '<script>', 'at least four letters and digits'],
  ])('a number %s is refused at the field', async (_what, typed, words) => {
    const view = await openForm()
    await fillIn(view, typed)
    await view.user.click(saveButton())
    await waitFor(() => expect(numberField()).toHaveAccessibleDescription(expect.stringContaining(words)))
  })

  test('a passport until 30 February is refused', async () => {
    const view = await openForm()
    await fillIn(view)
    await view.user.selectOptions(screen.getByLabelText('Month'), 'February')
    await view.user.clear(screen.getByLabelText('Day'))
    await view.user.type(screen.getByLabelText('Day'), '30')
    await view.user.click(saveButton())
    expect(await screen.findByRole('group', { name: /^Date of expiry/ })).toHaveAccessibleDescription(
      /There is no such day/,
    )
  })

  test('a passport that exists already is refused at its number, and nothing is lost', async () => {
    answerChange(
      'post',
      documentsPath,
      {
        successfull: false,
        messageCode: 'alreadyThere',
        message: '…',
        problems: [{ field: 'number', code: 'alreadyThere' }],
      },
      409,
    )
    const view = await openForm()
    await fillIn(view)
    await view.user.click(saveButton())
    await waitFor(() => expect(numberField()).toHaveAccessibleDescription(/This is in the profile already/))
    expect(numberField()).toHaveValue('AB123456')
  })

  test('a new passport is not lost while the server is away, and its number is nowhere in the browser', async () => {
    failChange('post', documentsPath)
    const view = await openForm()
    await fillIn(view)
    await view.user.click(saveButton())
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(numberField()).toHaveValue('AB123456')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    view.unmount()
    await openForm()
    expect(await screen.findByText('Your unsaved changes are still here')).toBeVisible()
    expect(numberField()).toHaveValue('')
  })
})

describe('the two lines of the photo page', () => {
  const lines = 'P<CANERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36CAN7408122F1204159ZE184226B<<<<<10'
  const paste = async ({ user }: View, text: string) => {
    await user.click(screen.getByText('Fill in from the passport’s two lines'))
    await user.click(screen.getByLabelText('The two lines at the bottom of the photo page'))
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: 'Read the lines' }))
  }

  test('the lines fill in number, country and date, report differences to the profile, and are sent nowhere', async () => {
    const sent = answerChange('post', documentsPath, makePassport({ id: 'd2' }))
    const view = await openForm()
    await paste(view, lines)
    expect(await screen.findByText(/Number, country and date are filled in/)).toBeVisible()
    expect(numberField()).toHaveValue('L898902C3')
    expect(screen.getByLabelText(/^Country that issued it/)).toHaveValue('CA')
    expect(screen.getByLabelText('Year')).toHaveValue('2012')
    expect(screen.getByText('Last name in the passport: ERIKSSON')).toBeVisible()
    expect(screen.getByText('Given names in the passport: ANNA MARIA')).toBeVisible()
    expect(screen.getByText('Date of birth in the passport (year, month, day): 74-08-12')).toBeVisible()
    expect(screen.queryByText(/^Sex in the passport/)).toBeNull()
    expect(screen.getByLabelText('The two lines at the bottom of the photo page')).toHaveValue('')
    await view.user.click(saveButton())
    await waitFor(() =>
      expect(sent).toEqual([
        { type: 'passport', issueCountry: 'CA', number: 'L898902C3', expirationDate: '2012-04-15' },
      ]),
    )
  })

  test('lines that are read before the list of countries is there wait for it', async () => {
    const list = Promise.withResolvers<void>()
    network.use(
      http.get('*/api/main/countries', async () => {
        await list.promise
        return HttpResponse.json(countries)
      }),
    )
    const view = await openDocuments()
    await view.user.click(await screen.findByRole('button', { name: 'Add a passport' }))
    await paste(view, lines)
    await waitFor(() => expect(numberField()).toHaveValue('L898902C3'))
    list.resolve()
    expect(await screen.findByText(/Number, country and date are filled in/)).toBeVisible()
    expect(screen.getByLabelText(/^Country that issued it/)).toHaveValue('CA')
  })

  test.each([
    ['not two lines', 'P<CAN', /not the two lines of a passport/],
    ['a wrong digit in the number', lines.replace('L898902C36', 'L898902C37'), /check digit of the passport number/],
    ['a wrong digit in the expiry', lines.replace('1204159', '1204158'), /check digit of the date of expiry/],
    ['a wrong last digit', lines.replace(/10$/, '11'), /last digit of the second line/],
  ])('lines with %s are explained, and stay to be corrected', async (_what, text, words) => {
    const view = await openForm()
    await paste(view, text)
    const field = screen.getByLabelText('The two lines at the bottom of the photo page')
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)))
    expect(field).toHaveValue(text)
    expect(field).toHaveFocus()
    expect(numberField()).toHaveValue('')
  })
})

test('a trip booked with the old passport is named once the new one is saved', async () => {
  network.use(
    http.post(`*/api/main${documentsPath}`, () => {
      answer(paths.outdatedTrips, [makeOutdatedTrip({ destination: 'London', details: ['passport'] })])
      return HttpResponse.json(makePassport({ id: 'd2' }))
    }),
  )
  const view = await openForm()
  await fillIn(view)
  await view.user.click(saveButton())
  expect(await screen.findByRole('button', { name: 'Tell the agency about London' })).toBeVisible()
})
