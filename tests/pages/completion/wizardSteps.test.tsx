import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, failChange, hang, network, paths } from '#tests/support/page/network.ts'
import { answerSteps, fetchWindows, heading, show, stepLink, withIssues } from '#tests/support/completion/wizard.tsx'

beforeAll(fetchWindows)
beforeEach(answerSteps)

test.each([
  ['', 0],
  ['&g=g7', 1],
])('events are requested only where the wizard was opened for one: %s', async (event, times) => {
  const { features, ...more } = makeEmployeeConfiguration()
  answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
  let asked = 0
  network.use(
    http.get(`*/api/main${paths.groups}`, () => {
      asked += 1
      return HttpResponse.json([])
    }),
  )
  const { store } = await show(`?s=review${event}`)
  await heading('Review')
  await waitFor(() => expect(asked).toBe(times))
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'),
  )
  expect(asked).toBe(times)
})

describe('going on in the wizard', () => {
  const contact = { id: 'ec1', firstName: 'Zoë', lastName: 'Luk', relationship: 'friend', code: '1' }

  test('the last save leads to the review, which is announced', async () => {
    const { user, address } = await show('?s=emergencyContact')
    await user.type(await screen.findByLabelText(/^First name/), 'Zoë')
    await user.type(screen.getByLabelText(/^Last name/), 'Luk')
    await user.selectOptions(screen.getByLabelText(/^Relationship/), 'friend')
    const country = screen.getByLabelText(/^Country code/)
    await within(country).findByRole('option', { name: /^Canada/ })
    await user.selectOptions(country, 'CA')
    await user.type(screen.getByLabelText(/^Phone number/), '514 555 0134')
    const saved = { ...contact, phoneNumber: '5145550134', extension: '', type: 'mobile', version: 1 }
    network.use(
      http.put(`*/api/main${paths.emergencyContact}`, () => {
        answer(paths.emergencyContact, saved)
        return HttpResponse.json(saved)
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(address()).toBe('/en-ca/complete-your-profile?s=review'))
    const next = await heading('Review')
    // The focus moves once the heading is there.
    await waitFor(() => expect(next).toHaveFocus())
    expect(screen.getByText('Emergency contact is done.')).toBeInTheDocument()
  })

  test('one button saves all parts of a step', async () => {
    const incomplete = withIssues(['phoneNumberMissing'], { phoneNumber: '', phoneCountryCode: '' })
    answer(paths.profile, incomplete)
    const { user, address } = await show()
    await user.type(await screen.findByLabelText('Middle name'), 'Ana')
    const country = await screen.findByLabelText(/^Country code/)
    await within(country).findByRole('option', { name: /^Canada/ })
    await user.selectOptions(country, 'CA')
    await user.type(screen.getByLabelText(/^Phone number/), '514 555 0134')
    expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(1)
    const sent: unknown[] = []
    network.use(
      http.patch(`*/api/main${paths.profile}`, async ({ request }) => {
        sent.push(await request.json())
        answer(paths.profile, makeProfile({ middleName: 'Ana' }))
        return HttpResponse.json(makeProfile({ middleName: 'Ana' }))
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(address()).toBe('/en-ca/complete-your-profile?s=travelDocuments'))
    expect(sent).toHaveLength(2)
  })

  test('a required step asks for its empty fields, and can be skipped for now', async () => {
    answer(paths.profile, withIssues(['phoneNumberMissing'], { phoneNumber: '', phoneCountryCode: '' }))
    const { user, address } = await show()
    const country = await screen.findByLabelText(/^Country code/)
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(country).toHaveFocus())
    expect(screen.getByText('2 fields need your attention')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Skip for now' }))
    expect(address()).toBe('/en-ca/complete-your-profile?s=travelDocuments')
  })

  test('a field that only booking requires gets the focus instead of being skipped', async () => {
    answer(paths.profile, withIssues(['dateOfBirthMissing'], { dateOfBirth: null }))
    const { user, address } = await show()
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
    const birthday = within(screen.getByRole('group', { name: /^Date of birth/ }))
    await waitFor(() => expect(birthday.getByLabelText('Month')).toHaveFocus())
    expect(address()).toBe('/en-ca/complete-your-profile?s=personal')
  })

  test('the wizard waits while a part is still being saved', async () => {
    answer(paths.profile, withIssues(['genderMissing'], { gender: null }))
    const { user, address } = await show()
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
    const gender = screen.getByLabelText(/^Gender/)
    await waitFor(() => expect(gender).toHaveFocus())
    await user.selectOptions(gender, 'F – Female')
    const phone = await screen.findByLabelText(/^Phone number/)
    await user.clear(phone)
    await user.type(phone, '514 555 0177')
    let save: () => void = () => undefined
    const untilSaved = new Promise<void>((resolve) => (save = resolve))
    network.use(
      http.patch(`*/api/main${paths.profile}`, async ({ request }) => {
        const isGender = (await request.text()).includes('/gender')
        if (!isGender) await untilSaved
        const saved = makeProfile(isGender ? {} : { phoneNumber: '5145550177' })
        answer(paths.profile, saved)
        return HttpResponse.json(saved)
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    // Nothing is missing any more, so there is nothing to skip.
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull())
    await act(() => delay(100))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(address()).toBe('/en-ca/complete-your-profile?s=personal')
    save()
    await waitFor(() => expect(address()).toBe('/en-ca/complete-your-profile?s=travelDocuments'))
  })

  test('a failed save is reported at the button, with the focus', async () => {
    answer(paths.profile, withIssues(['phoneNumberMissing'], { phoneNumber: '', phoneCountryCode: '' }))
    failChange('patch', paths.profile)
    const { user, address } = await show()
    const country = await screen.findByLabelText(/^Country code/)
    await within(country).findByRole('option', { name: /^Canada/ })
    await user.selectOptions(country, 'CA')
    await user.type(screen.getByLabelText(/^Phone number/), '514 555 0134')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    expect(await screen.findByText('Not saved: Contact')).toBeVisible()
    await waitFor(() => expect(country.closest('form')).toHaveFocus())
    expect(address()).toBe('/en-ca/complete-your-profile?s=personal')
  })

  test('an untouched optional step is skipped', async () => {
    const { user, address } = await show('?s=travelDocuments')
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(address()).toBe('/en-ca/complete-your-profile?s=preferences'))
  })

  test('leaving a step with unsaved input asks first', async () => {
    const { user, address } = await show('?s=emergencyContact')
    await user.type(await screen.findByLabelText(/^First name/), 'Zoë')
    await user.click(await stepLink(/^Payment/))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getAllByRole('button')[0]!)
    expect(address()).toBe('/en-ca/complete-your-profile?s=emergencyContact')
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Zoë')
  })

  test('there is nothing to save before the form has loaded', async () => {
    hang('/profiles/p1/credit-cards')
    await show('?s=payment')
    await heading('Payment')
    expect(await screen.findByRole('heading', { name: 'Payment cards' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull()
  })

  test('the review of a person who cannot book yet leads home', async () => {
    answer(paths.profile, withIssues(['genderMissing']))
    await show('?s=review')
    expect(await screen.findByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/en-ca/home')
  })
})

test('the steps for an event are incomplete without a home airport, and the review leads to it', async () => {
  answer(paths.profile, makeProfile({ airportCode: null }))
  await show('?s=review&g=fair')
  expect(await screen.findByRole('region', { name: '1 thing is missing before you can book' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fill in Your home airport' })).toHaveAttribute(
    'href',
    '/en-ca/complete-your-profile?s=personal&g=fair#airportCode',
  )
  expect(screen.queryByText('You are ready to book')).toBeNull()
})

test('a reminder is named with its day in every step and in the review, after the day of the request', async () => {
  const asked = { detailsAskedAt: '2026-01-05T06:00:00Z', detailsRemindedAt: '2026-01-09T06:00:00Z' }
  answer(paths.profile, withIssues(['costCenterMissing'], asked))
  const { unmount } = await show('?s=personal')
  expect(await screen.findByText(/asked your travel admin on Jan.* 5.* Reminded on Jan.* 9/)).toBeVisible()
  unmount()
  await show('?s=review')
  expect(await screen.findByText(/asked your travel admin on Jan.* 5.* Reminded on Jan.* 9/)).toBeVisible()
})
