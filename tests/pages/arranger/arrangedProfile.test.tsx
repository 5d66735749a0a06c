import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CreditCard } from '#contract/payment/cards.ts'
import { makeProfile } from '#tests/support/page/factories.ts'
import { answer, network } from '#tests/support/page/network.ts'
import { personalAnswers } from '#tests/support/profile/personal.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { camille, renderArranged, theirs } from '#tests/support/arranger/arranged.tsx'

const card: CreditCard = {
  id: 'c1',
  name: 'Camille Roy',
  number: '41111*******1111',
  brand: 'Visa',
  expiryDate: '2099-08',
  uses: ['air', 'rail', 'hotel', 'car'],
  version: 3,
}

beforeEach(() => {
  personalAnswers()
  answer(`${theirs}/trips`, [])
  answer('/profiles/p2/credit-cards', [card])
  answer(`${theirs}/company-cards`, [])
  answer(`${theirs}/travel-documents`, [])
  answer(`${theirs}/emergency-contact`, null)
  answer(`${theirs}/travel-preferences`, [])
})
const pages = async () => within(await screen.findByRole('navigation', { name: 'Profile pages' }))

describe('the pages of a traveler’s profile', () => {
  test('the pages lead to one another, and the account is left to the traveler', async () => {
    await renderArranged('arrangedPersonal')
    const links = (await pages()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')?.replace('/en-ca/arranger/profile/aurora/p2/', ''))).toEqual([
      'personal',
      'travel-documents',
      'payment',
      'emergency-contact',
      'flight-preferences',
      'train-preferences',
      'hotel-preferences',
      'car-preferences',
    ])
    expect((await pages()).getByText('Camille’s profile')).toBeVisible()
    expect((await pages()).queryByText('My profile')).toBeNull()
    // Beside the list where there is room, else below the page.
    expect(screen.getAllByText(/^Only Camille can change account, sign-in and language/)).toHaveLength(2)
  })

  test.each([
    ['arrangedTravelDocuments', 'Camille’s passports, and whether they are good for the trips that are booked.'],
    ['arrangedPayment', /^The cards that pay for Camille’s trips\./],
    ['arrangedEmergencyContact', 'If something happens to Camille on the road, this is who the company calls.'],
    ['arrangedFlightPreferences', /^Camille’s seat, meal/],
    ['arrangedTrainPreferences', 'Where Camille likes to sit on trains, and other requests.'],
    ['arrangedHotelPreferences', 'The room Camille likes, and other requests.'],
    ['arrangedCarPreferences', 'The car Camille likes to rent, and other requests.'],
  ] as const)('the page %s names the traveler', async (name, lead) => {
    for (const category of ['air', 'rail', 'hotel', 'car']) answer(`${theirs}/membership/list/${category}`, [])
    await renderArranged(name)
    expect(await screen.findByText(lead)).toBeVisible()
    expect(screen.queryByText(/\byour\b/i)).toBeNull()
  })

  test('a card is changed on the traveler’s own screen, which leads back to their cards', async () => {
    const { user, address } = await renderArranged('arrangedEditCreditCard', { params: { creditCardID: 'c1' } })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/en-ca/arranger/profile/aurora/p2/payment'))
  })

  test('the list of cards leads to the screen of a card', async () => {
    await renderArranged('arrangedPayment')
    expect(await screen.findByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      '/en-ca/arranger/profile/aurora/p2/payment/edit-credit-card/c1',
    )
  })
})

test.each([
  ['only a card and the administrator’s details are', ['airFopMissing', 'costCenterMissing'], false],
  ['only the phone that sign-in codes go to is', ['phoneTypeMissing'], false],
  ['the date of birth is', ['dateOfBirthMissing'], true],
] as const)(
  '§2: documents and emergency contacts, while %s missing, for %j are locked: %s',
  async (_, issues, locked) => {
    const profileIssues = issues.map((issue) => ({ issue }))
    const incomplete = { isAllowedToBook: false, isBasicInfoComplete: false, setupForOtp: true, profileIssues }
    await renderArranged('arrangedPersonal', { profile: makeProfile({ ...camille, ...incomplete }) })
    expect((await pages()).queryAllByText('Complete the personal information first')).toHaveLength(locked ? 2 : 0)
  },
)

describe('§6 data that only the traveler changes', () => {
  test('the telephone for sign-in codes cannot be changed, with the reason', async () => {
    await renderArranged('arrangedPersonal', { profile: makeProfile({ ...camille, setupForOtp: true }) })
    const phone = await screen.findByRole('textbox', { name: 'Phone number' })
    expect(phone).toHaveAttribute('readonly')
    expect(phone).toHaveAccessibleDescription(
      'Sign-in codes go to this phone, so only Camille or a travel administrator can change it.',
    )
    expect(screen.queryByRole('combobox', { name: 'Country code' })).toBeNull()
  })

  test('any other telephone can be changed, but only the traveler confirms it', async () => {
    await renderArranged('arrangedPersonal', {
      profile: makeProfile({ ...camille, phoneNumberIsConfirmed: false }),
    })
    expect(await screen.findByRole('textbox', { name: /^Phone number/ })).not.toHaveAttribute('readonly')
    expect(screen.getByText('Only Camille can confirm this number, with a code sent to it.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send a code' })).toBeNull()
  })
})

test('a change by a second arranger is shown, and nothing is overwritten without asking', async () => {
  const sent: unknown[] = []
  const current = { ...camille, gender: 'X' }
  network.use(
    http.patch(`*/api/main${theirs}`, async ({ request }) => {
      sent.push(await request.json())
      const body = { successfull: false, messageCode: 'changedMeanwhile', message: 'Changed.', current }
      return sent.length === 1
        ? HttpResponse.json(body, { status: 412 })
        : HttpResponse.json({ ...camille, gender: 'U' })
    }),
  )
  const { user } = await renderArranged('arrangedPersonal')
  await user.selectOptions(await screen.findByLabelText(/^Gender/), 'U – Undisclosed')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const conflict = within(await screen.findByRole('group', { name: 'Another person changed this meanwhile' }))
  expect(conflict.getByText('What you typed: U – Undisclosed')).toBeVisible()
  expect(conflict.getByText('What is saved now: X – Unspecified')).toBeVisible()
  await user.click(conflict.getByRole('button', { name: 'Save what I typed' }))
  expect(await screen.findByText(/^Saved at/)).toBeInTheDocument()
  expect(sent[1]).toEqual([
    { op: 'test', path: '/gender', value: 'X' },
    { op: 'replace', path: '/gender', value: 'U' },
  ])
})

test('a draft for a traveler is kept on their page only, for the person who typed it', async () => {
  const first = await renderArranged('arrangedPersonal')
  await first.user.type(await screen.findByRole('textbox', { name: /^Middle name/ }), 'Zoé')
  await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
  first.unmount()
  const own = await renderRoute('personal')
  expect(await screen.findByRole('textbox', { name: /^Middle name/ })).toHaveValue('')
  own.unmount()
  await renderArranged('arrangedPersonal')
  expect(await screen.findByText('Your unsaved changes are still here')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Middle name/ })).toHaveValue('Zoé')
})
