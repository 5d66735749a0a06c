import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import CompleteYourProfilePage from '@/domains/profile/CompleteYourProfilePage'
import type { ProfileIssue } from '#contract/profile.ts'
import { makeNotification, makeProfile } from '../support/factories.ts'
import { answer, fail, hang, paths } from '../support/network.ts'
import { renderPage } from '../support/render.tsx'

const show = (query = '?s=personal', locale?: 'fr-ca') =>
  renderPage(<CompleteYourProfilePage />, { path: `/complete-your-profile${query}`, ...(locale && { locale }) })
const withIssues = (...issues: ProfileIssue[]) =>
  makeProfile({
    isAllowedToBook: false,
    isBasicInfoComplete: false,
    isMandatoryFieldsComplete: false,
    profileIssues: issues.map((issue) => ({ issue })),
  })
const step = (name: string) => screen.findByRole('region', { name })

describe('can I book?', () => {
  test('every obstacle stands in its step, in words, with why it matters and who can clear it', async () => {
    answer(paths.profile, withIssues('phoneNumberMissing', 'hotelFopExpired', 'costCenterMissing'))
    await show()
    const personal = await step('Personal information')
    expect(within(personal).getByText('Your phone number')).toBeVisible()
    expect(within(personal).getByText(/when plans change/)).toBeVisible()
    expect(within(personal).getByText('You')).toBeVisible()
    expect(within(await step('Payment')).getByText('Your payment card for hotels has expired')).toBeVisible()
    const company = await step('Company details')
    expect(within(company).getByText('Your cost centre')).toBeVisible()
    expect(within(company).getByText('Travel admin')).toBeVisible()
    expect(within(await step('Travel documents')).getByText('Complete')).toBeVisible()
    const summary = screen.getByText('3 things stand between you and booking').closest('[role]')
    expect(summary).toHaveTextContent('2 are up to you. 1 is up to your travel administrator, who has been asked.')
  })

  test('nothing in the way: ready to book', async () => {
    await show()
    expect(await screen.findByRole('heading', { name: 'You are ready to book' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible()
  })

  test('booking that is not switched on is an obstacle too', async () => {
    answer(paths.profile, makeProfile({ isAllowedToBook: false, isPaymentMethodsComplete: false }))
    await show()
    expect(within(await step('Company details')).getByText('Booking is not switched on for you')).toBeVisible()
  })

  test('cards and passports that end are shown where they belong', async () => {
    answer(paths.notifications, [
      makeNotification(),
      makeNotification({
        type: 'traveldocument',
        code: 'passportExpired',
        message: 'Passport 123 is over.',
        daysBeforeExpiry: -2,
      }),
    ])
    await show()
    expect(await within(await step('Payment')).findByText('12 days left')).toBeVisible()
    const documents = await step('Travel documents')
    expect(within(documents).getByText('Passport 123 is over.')).toBeVisible()
    expect(within(documents).getByText('Expired 2 days ago')).toBeVisible()
  })
})

describe('the step an address asks for', () => {
  test('is brought into focus', async () => {
    await show('?s=payment')
    const payment = await step('Payment')
    await waitFor(() => expect(payment).toHaveFocus())
    expect(payment).toHaveAttribute('aria-current', 'step')
  })

  test('unknown means the first', async () => {
    await show('?s=nonsense')
    expect(await step('Personal information')).toHaveAttribute('aria-current', 'step')
  })
})

describe('the agency', () => {
  test('gets a message that names what is missing, and no value of it', async () => {
    answer(paths.profile, withIssues('dateOfBirthMissing', 'airFopMissing'))
    await show()
    const link = await screen.findByRole('link', { name: 'E-mail the missing list' })
    const mail = decodeURIComponent(link.getAttribute('href') ?? '')
    expect(mail).toMatch(/^mailto:help@northway\.example\?subject=Please complete my travel profile&body=/)
    expect(mail).toContain('- Your date of birth\r\n- A payment card for flights')
    expect(mail).not.toMatch(/Camille|Tremblay|5145550134|1988/)
    expect(screen.getByRole('link', { name: 'Call +1 514 555 0100' })).toHaveAttribute('href', 'tel:+15145550100')
    expect(screen.getByText(/Monday to Friday, 8:00 to 20:00/)).toBeVisible()
  })

  test('that cannot be read leaves the rest of the page alone', async () => {
    fail(paths.agency)
    await show()
    expect(await screen.findByText('The agency’s contact details did not load.')).toBeVisible()
    expect(await step('Payment')).toBeVisible()
  })
})

test('loading is said; a profile that does not load can be asked for again', async () => {
  hang(paths.profile)
  const { unmount } = await show()
  expect(await screen.findByText('Loading your profile…')).toBeInTheDocument()
  unmount()
  fail(paths.profile)
  const { user } = await show()
  await screen.findByText('Your profile did not load')
  answer(paths.profile, makeProfile())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You are ready to book' })).toBeVisible()
})

test('speaks French', async () => {
  answer(paths.profile, withIssues('genderMissing'))
  await show('', 'fr-ca')
  expect(await screen.findByText('1 élément vous empêche de réserver')).toBeVisible()
  expect(screen.getByText('Votre genre, tel qu’il figure dans votre passeport')).toBeVisible()
})
