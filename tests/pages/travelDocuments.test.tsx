import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import TravelDocumentsPage from '@/domains/documents/TravelDocumentsPage'
import { makeSegment, makeTrip, places } from '../support/factories.ts'
import { answer, answerChange, fail, failChange, network, paths } from '../support/network.ts'
import { renderPage, setClock } from '../support/render.tsx'

const path = `${paths.profile}/travel-documents`
const makePassport = (changed: Partial<TravelDocument> = {}): TravelDocument => ({
  id: 'd1',
  type: 'passport',
  number: '*****4567',
  issueCountry: 'CA',
  expirationDate: '2031-02-28',
  version: 2,
  ...changed,
})
const country = (countryCode: string, alpha3: string, countryName: string) => ({
  countryCode,
  alpha3,
  countryName,
  callingCode: '1',
})

beforeAll(
  () => Promise.all([import('@/domains/documents/mrz.rules'), import('@/domains/profile/ChangeImpact')]),
  60_000,
)
beforeEach(() => {
  sessionStorage.clear()
  setClock('2026-05-09T12:00:00Z')
  answer(path, [makePassport()])
  answer('/countries', [country('CA', 'CAN', 'Canada'), country('FR', 'FRA', 'France')])
  answer(`${paths.profile}/draft-key`, { key: btoa('k'.repeat(32)) })
})

const open = () => renderPage(<TravelDocumentsPage />, { path: '/dashboard/profile/travel-documents' })
const openForm = async () => {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Add a passport' }))
  await screen.findByRole('option', { name: 'France' })
  return view
}
type View = Awaited<ReturnType<typeof open>>
const number = () => screen.getByLabelText(/^Passport number/)
const save = () => screen.getByRole('button', { name: 'Save' })

async function fillIn({ user }: View, typed = 'AB123456') {
  await user.selectOptions(screen.getByLabelText(/^Country that issued it/), 'France')
  await user.type(number(), typed)
  await user.selectOptions(screen.getByLabelText('Month'), 'May')
  await user.type(screen.getByLabelText('Day'), '12')
  await user.type(screen.getByLabelText('Year'), '2032')
}

describe('the passports', () => {
  test.each([
    ['2031-02-28', 'Good · expires in 4 years'],
    ['2026-08-09', 'Under six months · expires in 3 months'],
    ['2026-05-01', 'Expired 8 days ago'],
  ])('good through %s: %s', async (expirationDate, chip) => {
    answer(path, [makePassport({ expirationDate })])
    await open()
    const item = await screen.findByText(chip)
    expect(item).toBeVisible()
    expect(screen.getByText('Canada')).toBeVisible()
    expect(screen.getByText('Number ending in 4567')).toBeVisible()
  })

  test('none: says what one is for, and leads to adding one', async () => {
    answer(path, [])
    const { user } = await open()
    expect(await screen.findByRole('heading', { name: 'No passport yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a passport' }))
    await waitFor(() => expect(screen.getByLabelText(/^Country that issued it/)).toHaveFocus())
  })

  test('that do not come can be asked for again', async () => {
    fail(path)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer(path, [makePassport()])
    await user.click(again)
    expect(await screen.findByText('Number ending in 4567')).toBeVisible()
  })
})

describe('held against the trips ahead', () => {
  const london = makeTrip({
    destination: 'London',
    segments: [
      makeSegment({ to: places.LHR }),
      makeSegment({ from: places.LHR, to: places.YUL, arrival: '2026-05-17T18:00' }),
    ],
  })
  const lagos = { ...places.LHR, code: 'LOS', city: 'Lagos', countryCode: 'NG' }

  test('a passport that is good says so', async () => {
    answer(paths.trips, [london])
    await open()
    const card = await screen.findByRole('region', { name: 'Your next trips abroad' })
    expect(within(card).getByText('London (May 12, 2026): your passport is good for this trip.')).toBeVisible()
  })

  test('one that is too short says by how much, and forbids nothing', async () => {
    answer(paths.trips, [makeTrip({ destination: 'Lagos', segments: [makeSegment({ to: lagos })] })])
    answer(path, [makePassport({ expirationDate: '2026-09-13' })])
    await open()
    expect(
      await screen.findByText(
        'Your passport expires 4 months after your trip to Lagos (May 12, 2026): many countries want six months.',
      ),
    ).toBeVisible()
    expect(screen.getByText(/You can book and travel all the same/)).toBeVisible()
  })

  test('none at all is told too; trips at home are not', async () => {
    answer(paths.trips, [makeTrip(), { ...london, bookingId: 'ABROAD' }])
    answer(path, [])
    await open()
    const card = await screen.findByRole('region', { name: 'Your next trips abroad' })
    expect(within(card).getAllByRole('listitem')).toHaveLength(1)
    expect(within(card).getByText(/your profile has no passport/)).toBeVisible()
  })
})

describe('a new passport', () => {
  test('is typed, saved, announced and takes the focus', async () => {
    const added = makePassport({ id: 'd2', issueCountry: 'FR', number: '*****3456', version: 1 })
    const sent = answerChange('post', path, added)
    const view = await openForm()
    await fillIn(view)
    answer(path, [makePassport(), added])
    await view.user.click(save())
    expect(await screen.findByText('Added: France passport ending in 3456.')).toBeVisible()
    await waitFor(() => expect(screen.getByText('France').closest('li')).toHaveFocus())
    expect(sent).toEqual([{ type: 'passport', issueCountry: 'FR', number: 'AB123456', expirationDate: '2032-05-12' }])
  })

  test('with everything missing names each field and begins with the first', async () => {
    const { user } = await openForm()
    await user.click(save())
    expect(await screen.findByText('3 fields need your attention')).toBeVisible()
    expect(screen.getByLabelText(/^Country that issued it/)).toHaveFocus()
  })

  test.each([
    ['too short', 'A1', 'at least four letters and digits'],
    ['too long', 'A'.repeat(21), 'This is too long'],
    ['in another script', 'АБВ12345', 'at least four letters and digits'],
    ['a script injection', '<script>', 'at least four letters and digits'],
  ])('with a number %s says so at the field', async (_what, typed, words) => {
    const view = await openForm()
    await fillIn(view, typed)
    await view.user.click(save())
    await waitFor(() => expect(number()).toHaveAccessibleDescription(expect.stringContaining(words)))
  })

  test('of 30 February is refused', async () => {
    const view = await openForm()
    await fillIn(view)
    await view.user.selectOptions(screen.getByLabelText('Month'), 'February')
    await view.user.clear(screen.getByLabelText('Day'))
    await view.user.type(screen.getByLabelText('Day'), '30')
    await view.user.click(save())
    expect(await screen.findByRole('group', { name: /^Date of expiry/ })).toHaveAccessibleDescription(
      /There is no such day/,
    )
  })

  test('that is there already is refused at its number, with nothing lost', async () => {
    answerChange(
      'post',
      path,
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
    await view.user.click(save())
    await waitFor(() => expect(number()).toHaveAccessibleDescription(/This is in the profile already/))
    expect(number()).toHaveValue('AB123456')
  })

  test('is not lost while the server is away, and its number is nowhere in the browser', async () => {
    failChange('post', path)
    const view = await openForm()
    await fillIn(view)
    await view.user.click(save())
    expect(await screen.findByText('Not saved')).toBeVisible()
    expect(number()).toHaveValue('AB123456')
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    view.unmount()
    await openForm()
    expect(await screen.findByText('We kept what you typed')).toBeVisible()
    expect(number()).toHaveValue('')
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

  test('fill in number, country and date; what the profile says otherwise is told; they go nowhere', async () => {
    const sent = answerChange('post', path, makePassport({ id: 'd2' }))
    const view = await openForm()
    await paste(view, lines)
    expect(await screen.findByText(/Number, country and date are filled in/)).toBeVisible()
    expect(number()).toHaveValue('L898902C3')
    expect(screen.getByLabelText(/^Country that issued it/)).toHaveValue('CA')
    expect(screen.getByLabelText('Year')).toHaveValue('2012')
    expect(screen.getByText('Last name in the passport: ERIKSSON')).toBeVisible()
    expect(screen.getByText('Given names in the passport: ANNA MARIA')).toBeVisible()
    expect(screen.getByText('Date of birth in the passport (year, month, day): 74-08-12')).toBeVisible()
    expect(screen.queryByText(/^Sex in the passport/)).toBeNull()
    expect(screen.getByLabelText('The two lines at the bottom of the photo page')).toHaveValue('')
    await view.user.click(save())
    await waitFor(() =>
      expect(sent).toEqual([
        { type: 'passport', issueCountry: 'CA', number: 'L898902C3', expirationDate: '2012-04-15' },
      ]),
    )
  })

  test.each([
    ['not two lines', 'P<CAN', /not the two lines of a passport/],
    ['a wrong digit in the number', lines.replace('L898902C36', 'L898902C37'), /check digit of the passport number/],
    ['a wrong digit in the expiry', lines.replace('1204159', '1204158'), /check digit of the date of expiry/],
    ['a wrong last digit', lines.replace(/10$/, '11'), /last digit of the second line/],
  ])('with %s say which, and stay to be mended', async (_what, text, words) => {
    const view = await openForm()
    await paste(view, text)
    const field = screen.getByLabelText('The two lines at the bottom of the photo page')
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)))
    expect(field).toHaveValue(text)
    expect(field).toHaveFocus()
    expect(number()).toHaveValue('')
  })
})

test('a trip booked with the old passport is told once the new one is saved', async () => {
  answer(paths.trips, [makeTrip({ destination: 'London', segments: [makeSegment({ to: places.LHR })] })])
  answerChange('post', path, makePassport({ id: 'd2' }))
  const view = await openForm()
  await fillIn(view)
  await view.user.click(save())
  expect(await screen.findByRole('button', { name: /London/ })).toBeVisible()
})

describe('a passport that is there', () => {
  const edit = async () => {
    const view = await open()
    await view.user.click(await screen.findByRole('button', { name: 'Edit Canada passport ending in 4567' }))
    await screen.findByRole('option', { name: 'France' })
    return view
  }

  test('is changed without its number, which stays sealed', async () => {
    const sent = answerChange('put', `${path}/d1`, makePassport({ issueCountry: 'FR', version: 3 }))
    const { user } = await edit()
    expect(number()).toHaveAccessibleDescription('Now ending in 4567. Leave this empty to keep it.')
    await user.selectOptions(screen.getByLabelText(/^Country that issued it/), 'France')
    await user.click(save())
    expect(await screen.findByText(/^Saved: /)).toBeVisible()
    expect(sent).toEqual([{ type: 'passport', version: 2, issueCountry: 'FR', expirationDate: '2031-02-28' }])
  })

  test('that somebody else changed meanwhile shows both, in words', async () => {
    const current = makePassport({ expirationDate: '2033-03-03', version: 5 })
    answerChange(
      'put',
      `${path}/d1`,
      { successfull: false, messageCode: 'changedMeanwhile', message: '…', current },
      412,
    )
    const { user } = await edit()
    await user.clear(screen.getByLabelText('Year'))
    await user.type(screen.getByLabelText('Year'), '2032')
    await user.selectOptions(screen.getByLabelText('Month'), 'March')
    await user.click(save())
    expect(await screen.findByText('What you typed: Mar 28, 2032')).toBeVisible()
    expect(screen.getByText('What is saved now: Mar 3, 2033')).toBeVisible()
  })

  test('is removed after a question, in the version that was seen', async () => {
    let asked = ''
    network.use(
      http.delete(`*/api/main${path}/d1`, ({ request }) => {
        asked = new URL(request.url).search
        return HttpResponse.json({ id: 'd1' })
      }),
    )
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Remove this passport' }))
    expect(screen.getByRole('button', { name: 'Keep the passport' })).toHaveFocus()
    answer(path, [])
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed: Canada passport ending in 4567.')).toBeVisible()
    expect(asked).toBe('?version=2')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passport' })).toHaveFocus())
  })
})
