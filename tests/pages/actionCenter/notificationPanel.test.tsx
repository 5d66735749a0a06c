import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import NotificationPanel from '@/domains/actionCenter/NotificationPanel'
import { helpPollMs } from '@/domains/notifications/notifications.rules'
import styles from '@/ui/display/IconTile.module.css'
import { NotificationBell } from '@/shell/header/NotificationBell'
import { makeNotification } from '#tests/support/page/factories.ts'
import { answer, fail, hang, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'
import { keepMarks } from '#tests/support/notifications/marks.ts'

const messages = ['actionCenter', 'profile'] as const

test('§2 each notification shows its matter and the remaining time, and following one tells the panel', async () => {
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
  keepMarks()
  const onNavigate = vi.fn()
  const { user, address } = await renderPage(<NotificationPanel onNavigate={onNavigate} />, { messages })
  const card = await screen.findByRole('link', { name: /^New: Your card ending in 1111 expires soon\. in 12 days/ })
  expect(card).toHaveAttribute('href', '/en-ca/dashboard/profile/payment')
  await user.click(screen.getByRole('link', { name: /Your trip to Bogotá is under a travel advisory/ }))
  expect(onNavigate).toHaveBeenCalledOnce()
  expect(address()).toBe('/en-ca/dashboard/trips?bookingId=ABC123')
})

test.each([
  ['red', 'a card that the server calls urgent stands out before it has expired', { isUrgent: true }],
  ['amber', 'what it calls not urgent does not stand out', { isUrgent: false, daysBeforeExpiry: -1 }],
])('the icon of a notification is %s where it should be: %s', async (color, _, said) => {
  answer(paths.notifications, [makeNotification(said)])
  await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages })
  const icon = (await screen.findByRole('link', { name: /1111/ })).querySelector('svg')?.parentElement
  expect(icon?.classList.contains(styles.danger!)).toBe(color === 'red')
})

test('§3 a code with a capital letter and a number in the query are followed like any other', async () => {
  keepMarks()
  answer(paths.notifications, [
    {
      ...makeNotification({ message: 'Your trip is under an advisory.', daysBeforeExpiry: null }),
      code: 'PersonalTripAdvisoryCaution',
      actionRoute: { name: 'tripsList', query: { bookingId: 4711 } },
    },
    { ...makeNotification({ message: 'Your passport has expired.' }), code: 'PassportExpired', actionRoute: null },
  ])
  const { user, address } = await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages })
  await user.click(await screen.findByRole('link', { name: /Your trip is under an advisory/ }))
  expect(address()).toBe('/en-ca/dashboard/trips?bookingId=4711')
  await user.click(screen.getByRole('link', { name: /Your passport has expired/ }))
  expect(address()).toBe('/en-ca/dashboard/profile/travel-documents')
})

test('§2 the panel says that there are no new notifications', async () => {
  await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages })
  expect(await screen.findByText('There are no new notifications')).toBeVisible()
})

test('§8 a failure is ignored, and looking again is offered', async () => {
  fail(paths.notifications)
  const { user } = await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages })
  await screen.findByText('There are no new notifications')
  answer(paths.notifications, [makeNotification()])
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('link', { name: /1111/ })).toBeVisible()
})

test('the panel says that notifications are loading', async () => {
  hang(paths.notifications)
  await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages })
  expect(await screen.findByText('Loading notifications…')).toBeInTheDocument()
})

test('each notification shows how long ago it began, in hours or days', async () => {
  setClock('2026-05-12T12:00:00')
  answer(paths.notifications, [
    makeNotification({ key: 'a', message: 'First', since: '2026-05-12T10:00:00' }),
    makeNotification({ key: 'b', message: 'Second', since: '2026-05-02' }),
    makeNotification({ key: 'c', message: 'Third' }),
  ])
  await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages })
  expect(await screen.findByRole('link', { name: /First.*2 hours ago$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Second.*10 days ago$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Third.*in \d+ days$/ })).toBeVisible()
})

test('a followed notification is read: the bell counts it no more, and it stays until it is done', async () => {
  const marks = keepMarks()
  answer(
    paths.notifications,
    ['a', 'b', 'c'].map((key) => makeNotification({ key, message: `Matter ${key}` })),
  )
  const { user } = await renderPage(
    <>
      <NotificationBell />
      <NotificationPanel onNavigate={vi.fn()} />
    </>,
    { messages },
  )
  expect(await screen.findByRole('button', { name: 'Notifications, 3 new' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^New: Matter a/ }))
  expect(await screen.findByRole('button', { name: 'Notifications, 2 new' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Matter a/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('button', { name: 'Notifications, none new' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: /^Matter/ })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  await waitFor(() => expect([...marks.values()].map(({ state }) => state)).toEqual(['read', 'read', 'read']))
})

test('the page of all actions, snoozed and done ones included, is one step away', async () => {
  answer(paths.notifications, [makeNotification()])
  await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages })
  expect(await screen.findByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en-ca/action-center')
})

test('WCAG 2.5.3 the name of the bell says the number that it shows, also above nine', async () => {
  answer(
    paths.notifications,
    Array.from({ length: 10 }, (_, index) => makeNotification({ key: `k${index}`, message: `Matter ${index}` })),
  )
  await renderPage(<NotificationBell />, { messages })
  expect(await screen.findByRole('button', { name: 'Notifications, 9+ new' })).toHaveTextContent('9+')
})

test.each([
  ['hears of a call for help within a minute', 'RiskAdvisor', 1],
  ['is not asked for', 'Traveller', 0],
] as const)('the bell of a page that stands open %s (%s)', async (_, role, heard) => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })
  answer(paths.notifications, [])
  keepMarks()
  await renderPage(<NotificationBell />, { messages, whoami: { roles: ['Traveller', role] } })
  await screen.findByRole('button', { name: /Notifications/ })
  answer(paths.notifications, [
    makeNotification({ type: 'admintask', code: 'peopleNeedHelp', key: 'help', isNow: true, daysBeforeExpiry: null }),
  ])
  await act(() => vi.advanceTimersByTimeAsync(helpPollMs))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryAllByRole('button', { name: 'Notifications, 1 new' })).toHaveLength(heard)
  vi.useRealTimers()
})
