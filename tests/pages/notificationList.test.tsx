import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NotificationList } from '@/domains/notifications/panel/NotificationList'
import styles from '@/domains/notifications/panel/NotificationList.module.css'
import { makeNotification } from '../support/factories.ts'
import { answer, fail, hang, paths } from '../support/network.ts'
import { renderPage } from '../support/render.tsx'

test('§2 each says what it is about and how long is left; following one tells the panel', async () => {
  answer(paths.notifications, [
    makeNotification(),
    makeNotification({
      type: 'tripadvisorypersonal',
      code: 'personalTripAdvisoryCaution',
      message: 'Your trip to Bogotá is under a travel advisory.',
      daysBeforeExpiry: null,
      actionRoute: { name: 'tripsList', query: { bookingId: 'ABC123' } },
    }),
  ])
  const onNavigate = vi.fn()
  const { user, address } = await renderPage(<NotificationList onNavigate={onNavigate} />)
  const card = await screen.findByRole('link', { name: 'Your card ending in 1111 expires soon. 12 days left' })
  expect(card).toHaveAttribute('href', '/en-ca/dashboard/profile/payment')
  await user.click(screen.getByRole('link', { name: 'Your trip to Bogotá is under a travel advisory.' }))
  expect(onNavigate).toHaveBeenCalledOnce()
  expect(address()).toBe('/en-ca/dashboard/trips?bookingId=ABC123')
})

test.each([
  ['red', 'a card that the server calls urgent stands out before it has expired', { isUrgent: true }],
  ['amber', 'what it calls not urgent does not stand out', { isUrgent: false, daysBeforeExpiry: -1 }],
])('in %s: %s', async (color, _, said) => {
  answer(paths.notifications, [makeNotification(said)])
  await renderPage(<NotificationList onNavigate={vi.fn()} />)
  const icon = (await screen.findByRole('link', { name: /1111/ })).querySelector('svg')?.parentElement
  expect(icon?.classList.contains(styles.urgent!)).toBe(color === 'red')
})

test('§3 a code with a capital letter and a number in the query are followed like any other', async () => {
  answer(paths.notifications, [
    {
      ...makeNotification({ message: 'Your trip is under an advisory.', daysBeforeExpiry: null }),
      code: 'PersonalTripAdvisoryCaution',
      actionRoute: { name: 'tripsList', query: { bookingId: 4711 } },
    },
    { ...makeNotification({ message: 'Your passport has expired.' }), code: 'PassportExpired', actionRoute: null },
  ])
  const { user, address } = await renderPage(<NotificationList onNavigate={vi.fn()} />)
  await user.click(await screen.findByRole('link', { name: 'Your trip is under an advisory.' }))
  expect(address()).toBe('/en-ca/dashboard/trips?bookingId=4711')
  await user.click(screen.getByRole('link', { name: /^Your passport has expired/ }))
  expect(address()).toBe('/en-ca/dashboard/profile/travel-documents')
})

test('§2 none: says that there are no new notifications', async () => {
  await renderPage(<NotificationList onNavigate={vi.fn()} />)
  expect(await screen.findByText('There are no new notifications')).toBeVisible()
})

test('§8 a failure is ignored, and looking again is offered', async () => {
  fail(paths.notifications)
  const { user } = await renderPage(<NotificationList onNavigate={vi.fn()} />)
  await screen.findByText('There are no new notifications')
  answer(paths.notifications, [makeNotification()])
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('link', { name: /1111/ })).toBeVisible()
})

test('says that they are loading', async () => {
  hang(paths.notifications)
  await renderPage(<NotificationList onNavigate={vi.fn()} />)
  expect(await screen.findByText('Loading notifications…')).toBeInTheDocument()
})
