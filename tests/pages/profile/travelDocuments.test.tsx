import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeSegment, makeTrip, places } from '#tests/support/page/factories.ts'
import { answer, answerChange, fail, network, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import {
  documentsPath,
  makePassport,
  numberField,
  openDocuments,
  saveButton,
  setPassportScene,
} from '#tests/support/profile/passportPage.tsx'

beforeEach(setPassportScene)

describe('the list of passports', () => {
  test.each([
    ['2031-02-28', 'Good · expires in 4 years'],
    ['2026-08-09', 'Under six months · expires in 92 days'],
    ['2026-05-01', 'Expired 8 days ago'],
  ])('a passport good through %s is marked "%s"', async (expirationDate, chip) => {
    answer(documentsPath, [makePassport({ expirationDate })])
    await openDocuments()
    const item = await screen.findByText(chip)
    expect(item).toBeVisible()
    expect(screen.getByText('Canada')).toBeVisible()
    expect(screen.getByText('Number ending in 4567')).toBeVisible()
  })

  test('an empty list explains passports, and leads to adding one', async () => {
    answer(documentsPath, [])
    const { user } = await openDocuments()
    expect(await screen.findByRole('heading', { name: 'No passport yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a passport' }))
    await waitFor(() => expect(screen.getByLabelText(/^Country that issued it/)).toHaveFocus())
  })

  test('passports that do not load can be loaded again', async () => {
    fail(documentsPath)
    const { user } = await openDocuments()
    const again = await screen.findByRole('button', { name: 'Try again' })
    answer(documentsPath, [makePassport()])
    await user.click(again)
    expect(await screen.findByText('Number ending in 4567')).toBeVisible()
  })
})

describe('the address of a passport that expires', () => {
  const french = makePassport({ id: 'd2', issueCountry: 'FR', number: '*****9912', expirationDate: '2026-06-30' })
  const openAt = (path: string) => renderRoute('travelDocuments', { path })
  const link = '/dashboard/profile/travel-documents?documentId=d2'

  beforeEach(() => answer(documentsPath, [makePassport(), french]))

  test('it opens the form of that very passport, which has the focus, and closes like any other', async () => {
    const { user } = await openAt(link)
    expect(await screen.findByRole('heading', { name: 'France passport ending in 9912' })).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Country that issued it/)).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Edit France passport ending in 9912' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test('it shows the list, with all its buttons, where the passport is gone', async () => {
    answer(documentsPath, [makePassport()])
    await openAt(link)
    expect(await screen.findByRole('button', { name: 'Edit Canada passport ending in 4567' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a passport' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test('followed again from the page itself it opens the form again', async () => {
    const { user, router } = await openAt(link)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await act(() => router.navigate(`/en-ca${link}`))
    expect(await screen.findByRole('heading', { name: 'France passport ending in 9912' })).toBeVisible()
  })
})

describe('passports and the trips ahead', () => {
  const london = makeTrip({
    destination: 'London',
    segments: [
      makeSegment({ to: places.LHR }),
      makeSegment({ from: places.LHR, to: places.YUL, arrival: '2026-05-17T18:00' }),
    ],
  })
  const lagos = { ...places.LHR, code: 'LOS', city: 'Lagos', countryCode: 'NG' }

  test('a passport that fits the trips is marked so', async () => {
    answer(paths.trips, [london])
    await openDocuments()
    const card = await screen.findByRole('region', { name: 'Your next trips abroad' })
    expect(within(card).getByText('London (May 12, 2026): your passport (Canada) is good for this trip.')).toBeVisible()
  })

  test('a passport that is too short shows by how much, and forbids nothing', async () => {
    answer(paths.trips, [makeTrip({ destination: 'Lagos', segments: [makeSegment({ to: lagos })] })])
    answer(documentsPath, [makePassport({ expirationDate: '2026-09-13' })])
    await openDocuments()
    expect(
      await screen.findByText(
        'Your passport (Canada) expires 4 months after your trip to Lagos (May 12, 2026): many countries want six months.',
      ),
    ).toBeVisible()
    expect(screen.getByText(/You can book and travel all the same/)).toBeVisible()
  })

  test('a missing passport is reported for trips abroad only', async () => {
    answer(paths.trips, [makeTrip(), { ...london, bookingId: 'ABROAD' }])
    answer(documentsPath, [])
    await openDocuments()
    const card = await screen.findByRole('region', { name: 'Your next trips abroad' })
    expect(within(card).getAllByRole('listitem')).toHaveLength(1)
    expect(within(card).getByText(/your profile has no passport/)).toBeVisible()
  })
})

describe('changing a passport', () => {
  const edit = async () => {
    const view = await openDocuments()
    await view.user.click(await screen.findByRole('button', { name: 'Edit Canada passport ending in 4567' }))
    await screen.findByRole('option', { name: 'France' })
    return view
  }

  test('a passport is changed without its number, which stays sealed', async () => {
    const saved = makePassport({ issueCountry: 'FR', number: '*****4417', version: 3 })
    const sent = answerChange('put', `${documentsPath}/d1`, saved)
    const { user } = await edit()
    expect(numberField()).toHaveAccessibleDescription('Leave empty to keep the number ending in 4567.')
    await user.selectOptions(screen.getByLabelText(/^Country that issued it/), 'France')
    await user.click(saveButton())
    expect(await screen.findByText(/^Saved: France passport ending in 4417/)).toBeVisible()
    expect(sent).toEqual([{ type: 'passport', version: 2, issueCountry: 'FR', expirationDate: '2031-02-28' }])
  })

  test('a change by another person shows both values in words', async () => {
    const current = makePassport({ expirationDate: '2033-03-03', version: 5 })
    answerChange(
      'put',
      `${documentsPath}/d1`,
      { successfull: false, messageCode: 'changedMeanwhile', message: '…', current },
      412,
    )
    const { user } = await edit()
    await user.clear(screen.getByLabelText('Year'))
    await user.type(screen.getByLabelText('Year'), '2032')
    await user.selectOptions(screen.getByLabelText('Month'), 'March')
    await user.click(saveButton())
    expect(await screen.findByText('What you typed: Mar 28, 2032')).toBeVisible()
    expect(screen.getByText('What is saved now: Mar 3, 2033')).toBeVisible()
  })

  test('a number replaced by another person is not overwritten without a question', async () => {
    const current = makePassport({ number: '*****8888', version: 5 })
    answerChange(
      'put',
      `${documentsPath}/d1`,
      { successfull: false, messageCode: 'changedMeanwhile', message: '…', current },
      412,
    )
    const { user } = await edit()
    await user.type(numberField(), 'AB999999')
    await user.click(saveButton())
    expect(await screen.findByText('What you typed: …9999')).toBeVisible()
    expect(screen.getByText('What is saved now: *****8888')).toBeVisible()
  })

  test('a passport being changed is shown alone, and no other form opens', async () => {
    answer(documentsPath, [makePassport(), makePassport({ id: 'd2', number: '*****8888' })])
    const { user } = await edit()
    expect(screen.queryByRole('button', { name: 'Add a passport' })).toBeNull()
    expect(screen.queryByRole('button', { name: /8888$/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Add a passport' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Canada passport ending in 8888' })).toBeVisible()
  })

  test('a passport is removed after a question, in the version that was seen', async () => {
    let asked = ''
    network.use(
      http.delete(`*/api/main${documentsPath}/d1`, ({ request }) => {
        asked = new URL(request.url).search
        return HttpResponse.json({ id: 'd1' })
      }),
    )
    const { user } = await openDocuments()
    await user.click(await screen.findByRole('button', { name: 'Remove Canada passport ending in 4567' }))
    expect(screen.getByRole('button', { name: 'Keep the passport' })).toHaveFocus()
    answer(documentsPath, [])
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed: Canada passport ending in 4567.')).toBeVisible()
    expect(asked).toBe('?version=2')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passport' })).toHaveFocus())
  })
})
