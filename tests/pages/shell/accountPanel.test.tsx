import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Header } from '@/shell/header/Header'
import { NotificationBell } from '@/shell/header/NotificationBell'
import Panels from '@/shell/Panels'
import { UrgentNotice } from '@/domains/actionCenter/UrgentNotice'
import { storage } from '@/lib/storage'
import { makeNotification, makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const show = (whoami = {}) => renderPage(<Panels panel="user" />, { whoami, messages: ['account', 'completion'] })
const links = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('§2 the panel greets by first name, and leads to profile, preferences, support and legal pages', async () => {
  await show()
  expect(await screen.findByText('Hello, Camille')).toBeVisible()
  expect(links('My profile')).toEqual([
    'Personal information',
    'Travel documents',
    'Payment',
    'Emergency contacts',
    'Account',
  ])
  expect(links('My travel preferences')).toEqual(['Flights', 'Trains', 'Hotels', 'Rental cars'])
  for (const name of ['Support', 'Privacy policy', 'Terms of use', 'Logout'])
    expect(screen.getByRole('link', { name })).toBeVisible()
  expect(screen.getByRole('link', { name: 'You are ready to book' })).toHaveAttribute(
    'href',
    '/en-ca/complete-your-profile?s=review',
  )
})

test('§2 documents and emergency contact wait for the basic information, and say so', async () => {
  const profileIssues = [{ issue: 'genderMissing' as const }]
  answer(paths.profile, makeProfile({ isBasicInfoComplete: false, isAllowedToBook: false, profileIssues }))
  await show()
  await screen.findByText('Hello, Camille')
  for (const name of ['Travel documents', 'Emergency contacts']) {
    const locked = screen.getByRole('link', { name: `${name} Complete your personal information first` })
    expect(locked).toHaveAttribute('aria-disabled', 'true')
    expect(locked).not.toHaveAttribute('href')
  }
  expect(screen.getByRole('link', { name: 'Payment' })).toHaveAttribute('href', '/en-ca/dashboard/profile/payment')
  expect(screen.getByRole('link', { name: '1 thing is missing before you can book' })).toHaveAttribute(
    'href',
    '/en-ca/complete-your-profile?s=personal#gender',
  )
})

test('§6 guests see the links they may open', async () => {
  await show({ roles: ['Guest'] })
  await screen.findByText('Hello, Camille')
  expect(links('My profile')).toEqual(['Personal information', 'Travel documents', 'Payment', 'Account'])
  expect(links('My travel preferences')).toHaveLength(4)
})

test('a person without an employee id has no profile to open', async () => {
  await show({ employeeId: null })
  await screen.findByText('Hello, Camille')
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Support' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Logout' })).toBeVisible()
})

/** Includes the bell, whose number shows that the notifications have loaded. */
const renderWithBell = () =>
  renderPage(
    <>
      <UrgentNotice />
      <NotificationBell />
    </>,
    { messages: ['banners'] },
  )

test('§3 an urgent notification is announced once for each sign-in', async () => {
  storage.clearAll()
  answer(paths.notifications, [
    makeNotification({ message: 'Your card has expired.', daysBeforeExpiry: -3 }),
    makeNotification({ message: 'Your passport expires.', daysBeforeExpiry: 90 }),
  ])
  const first = await renderPage(<UrgentNotice />, { messages: ['banners'] })
  expect(await screen.findByText('1 thing cannot wait')).toBeVisible()
  expect(screen.getByText('Your card has expired.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See what to do' })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/profile/payment',
  )
  expect(storage.read('notificationsShown')).toBe('true')
  await first.user.click(screen.getByRole('button', { name: 'Not now: dismiss this notice' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  first.unmount()
  await renderWithBell()
  expect(await screen.findByRole('button', { name: 'Notifications, 2 new' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  storage.clearAll()
})

test('several urgent notifications lead to the action center', async () => {
  storage.clearAll()
  const expired = { message: 'Your card has expired.', daysBeforeExpiry: -3 }
  answer(paths.notifications, [
    makeNotification({ ...expired, key: 'first' }),
    makeNotification({ ...expired, key: 'second' }),
  ])
  await renderPage(<UrgentNotice />, { messages: ['banners'] })
  expect(await screen.findByText('2 things cannot wait')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See what to do' })).toHaveAttribute('href', '/en-ca/action-center')
  storage.clearAll()
})

test('a guest, who has no action center, is led from a passport notice to the travel documents', async () => {
  storage.clearAll()
  answer(paths.notifications, [
    makeNotification({ message: 'Your card expires.', isUrgent: false }),
    makeNotification({
      type: 'traveldocument',
      code: 'passportExpired',
      message: 'Your passport has expired.',
      isUrgent: true,
      actionRoute: { name: 'travelDocuments', query: { bookingId: 'ABC123' } },
    }),
  ])
  await renderPage(<UrgentNotice />, { whoami: { roles: ['Guest'] }, messages: ['banners'] })
  expect(await screen.findByRole('link', { name: 'See what to do' })).toHaveAttribute(
    'href',
    '/en-ca/dashboard/profile/travel-documents?bookingId=ABC123',
  )
  expect(screen.getByText('Your passport has expired.')).toBeVisible()
  storage.clearAll()
})

test('§6 the header has the bell, except for guests', async () => {
  const bell = () => screen.queryByRole('button', { name: /^Notifications/ })
  const { unmount } = await renderPage(<Header name="home" />)
  expect(await screen.findByRole('button', { name: /^Notifications/ })).toBeVisible()
  unmount()
  await renderPage(<Header name="home" />, { whoami: { roles: ['Guest'] } })
  expect(screen.getByRole('button', { name: /^Account/ })).toBeVisible()
  expect(bell()).toBeNull()
})

test('a notification that can wait is not announced', async () => {
  storage.clearAll()
  answer(paths.notifications, [makeNotification({ daysBeforeExpiry: 90 })])
  await renderWithBell()
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(storage.read('notificationsShown')).toBeUndefined()
})

test('a page in another language than the mails says so, with the way to change that', async () => {
  answer(paths.profile, makeProfile({ cultureCode: 'es-MX' }))
  await show()
  expect(await screen.findByText(/^For this visit\. Mails come to you in Spanish\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change the language of mails' })).toHaveAttribute(
    'href',
    '/en-ca/profile/account?section=display',
  )
})

test('another region of the same language says nothing about mails', async () => {
  answer(paths.profile, makeProfile({ cultureCode: 'en-US' }))
  await show()
  expect(await screen.findByText('Hello, Camille')).toBeVisible()
  expect(screen.queryByText(/Mails come to you/)).toBeNull()
})
