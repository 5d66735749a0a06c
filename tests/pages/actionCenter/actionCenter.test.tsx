import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import ActionCenterPage from '@/domains/actionCenter/ActionCenterPage'
import { ActionCount } from '@/domains/actionCenter/ActionCount'
import { Toasts } from '@/patterns/feedback/Toasts'
import { NotificationBell } from '@/shell/header/NotificationBell'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeNotification, makeProfile } from '#tests/support/page/factories.ts'
import { makeGroup } from '#tests/support/events/groupFactory.ts'
import { keepMarks } from '#tests/support/notifications/marks.ts'
import { answer, answerChange, fail, hang, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const marksPath = `${paths.profile}/action-marks`
const passport = makeNotification({
  type: 'traveldocument',
  code: 'passportExpiringSoon',
  key: 'passportExpiring:d1',
  message: 'Your passport ending in 0179 expires in 90 days.',
  daysBeforeExpiry: 90,
})

beforeEach(() => {
  setClock('2026-05-01T12:00:00')
})

/** With the bell and the toasts of the frame. */
const show = (locale?: 'fr-ca') =>
  renderPage(
    <>
      <NotificationBell />
      <ActionCenterPage />
      <Toasts />
    </>,
    { path: '/action-center', ...(locale && { locale }) },
  )
type User = Awaited<ReturnType<typeof show>>['user']
/** Opens the menu of the passport's row. */
const openMenu = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^More about: Your passport/ }))
  return within(await screen.findByRole('dialog', { name: /^More about: Your passport/ }))
}
const group = (name: RegExp) => screen.findByRole('region', { name })

describe('what waits', () => {
  test('an action has a short title, with what to do below', async () => {
    const [title, detail] = ['Your passport ending in 0179 expires on Jul 30, 2026', 'Plan to renew it.']
    answer(paths.notifications, [{ ...passport, title, detail, message: `${title}. ${detail}` }])
    await show()
    const row = within(await group(/^Soon 1/)).getByRole('article', { name: title })
    expect(within(row).getByText(detail)).toBeVisible()
  })

  test('an action shows its title, its reason and its person, and leads to the field', async () => {
    answer(
      paths.profile,
      makeProfile({
        isAllowedToBook: false,
        profileIssues: [{ issue: 'phoneNumberMissing' }, { issue: 'costCenterMissing' }],
      }),
    )
    await show()
    const now = await group(/^Do now 1/)
    const card = within(now).getByRole('article', { name: 'Your phone number' })
    expect(card).toHaveTextContent(/Blocks booking\. .*when plans change/)
    expect(within(card).queryByText('You')).toBeNull()
    expect(within(card).getByRole('link', { name: 'Fill in Your phone number' })).toHaveAttribute(
      'href',
      '/en-ca/complete-your-profile?s=personal#phoneNumber',
    )
    const waiting = await group(/^Waiting for others 1/)
    expect(within(waiting).getByText('Travel admin')).toBeVisible()
  })

  test('an invitation to an event is an action that leads to it', async () => {
    const { features, ...more } = makeEmployeeConfiguration()
    answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
    answer(paths.groups, [
      makeGroup({ startDate: '2099-05-03', endDate: '2099-05-05', traveler: { status: 'pending' } }),
    ])
    await show()
    const row = within(await group(/^Soon 1/)).getByRole('article', { name: 'Answer the invitation to Sales summit' })
    expect(within(row).getByText(/^Paris, from May/)).toBeVisible()
    expect(within(row).getByRole('link', { name: /^Answer/ })).toHaveAttribute('href', '/en-ca/event-callback/s1')
  })

  test('a request to arrange travel is an action', async () => {
    const since = '2026-04-28T09:00:00Z'
    const noor = { key: 'k', profileId: 'p9', firstName: 'Noor', lastName: 'Haddad', email: 'n@aurora.example' }
    answer(`${paths.profile}/arranger-list`, [{ ...noor, status: 'sent', since }])
    await show()
    expect(await screen.findByRole('link', { name: /^Answer Noor Haddad/ })).toHaveAttribute(
      'href',
      '/en-ca/profile/account?section=arrangers',
    )
  })

  test('an empty action center says that nothing waits', async () => {
    await show()
    expect(await screen.findByText('Nothing to do')).toBeVisible()
  })

  test('the action center is in French', async () => {
    await show('fr-ca')
    expect(await screen.findByText('Rien à faire')).toBeVisible()
  })
})

test('several details of one form are one row that says how far it is, and leads to the first', async () => {
  const missing = [
    'genderMissing',
    'phoneNumberMissing',
    'airFopMissing',
    'railFopMissing',
    'hotelFopMissing',
    'carFopMissing',
  ] as const
  answer(paths.profile, makeProfile({ isAllowedToBook: false, profileIssues: missing.map((issue) => ({ issue })) }))
  await show()
  const now = await group(/^Do now 1/)
  const row = within(now).getByRole('article', { name: '2 details and a card block booking' })
  expect(row).toHaveTextContent('Your gender as in your passport, your phone number and a payment card')
  expect(within(row).getByRole('progressbar', { name: '1 of 4 done' })).toBeVisible()
  expect(within(row).getByRole('link', { name: /^Fill in/ })).toHaveAttribute(
    'href',
    '/en-ca/complete-your-profile?s=personal#gender',
  )
  expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
})

test('the remaining time of an action is exact', async () => {
  answer(paths.notifications, [{ ...passport, daysBeforeExpiry: 18 }])
  await show()
  expect(await screen.findByText('in 18 days')).toHaveAttribute('title', 'May 19, 2026')
})

describe('snoozing and ticking off an action', () => {
  test('a done action leaves the bell at once, and the toast can undo it with the focus on its button', async () => {
    keepMarks()
    answer(paths.notifications, [passport])
    const { user } = await show()
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
    const menu = await openMenu(user)
    await user.click(menu.getByRole('button', { name: 'Mark as done' }))
    expect(await group(/^Done 1/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Notifications, none new' })).toBeVisible()
    expect(await screen.findByText('Marked as done.')).toBeVisible()
    const undo = screen.getByText('Undo', { selector: '[role=status] button' })
    await waitFor(() => expect(undo).toHaveFocus())
    await user.click(undo)
    expect(await group(/^Soon 1/)).toBeVisible()
    expect(screen.queryByText('Marked as done.')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/H[12]/))
  })

  test('an action is snoozed for a week, or until a chosen day up to 90 days ahead', async () => {
    const marks = keepMarks()
    answer(paths.notifications, [passport])
    const { user } = await show()
    const menu = await openMenu(user)
    await user.type(await menu.findByRole('textbox', { name: 'Snooze until' }), '2026-09-01')
    await user.click(menu.getByRole('button', { name: 'Snooze' }))
    expect(menu.getByText('Choose a day from tomorrow to 90 days ahead.')).toBeVisible()
    expect(marks.size).toBe(0)
    await user.click(menu.getByRole('button', { name: 'Snooze for a week Fri, May 8' }))
    const snoozed = await group(/^Snoozed 1/)
    expect(snoozed).toHaveTextContent('Back on May 8, 2026')
    // It shows at once, before it is kept.
    await waitFor(() =>
      expect(marks.get('passportExpiring:d1')).toMatchObject({ state: 'snoozed', until: '2026-05-08' }),
    )
    await user.click(within(snoozed).getByRole('button', { name: /^Undo/ }))
    expect(await group(/^Soon 1/)).toBeVisible()
  })

  test('an action that ends by itself when done can only be snoozed', async () => {
    answer(paths.notifications, [{ ...passport, daysBeforeExpiry: -3 }])
    const { user } = await show()
    const menu = await openMenu(user)
    expect(menu.getByRole('button', { name: 'Snooze for a day Sat, May 2' })).toBeVisible()
    expect(menu.queryByRole('button', { name: 'Mark as done' })).toBeNull()
  })

  test('a failed change is reported, and the action is back', async () => {
    answer(paths.notifications, [passport])
    answerChange('put', `${marksPath}/:key`, { successfull: false, messageCode: 'x', message: 'Too many marks.' }, 409)
    const { user } = await show()
    const menu = await openMenu(user)
    await user.click(menu.getByRole('button', { name: 'Mark as done' }))
    expect(await screen.findByText('Too many marks.')).toBeVisible()
    expect(await group(/^Soon 1/)).toBeVisible()
  })
})

test('loading is announced, and a failed part leaves the others alone and can be tried again', async () => {
  hang(paths.profile)
  const { unmount } = await show()
  expect(await screen.findByText('Loading your actions…')).toBeInTheDocument()
  unmount()
  answer(paths.profile, makeProfile())
  answer(paths.notifications, [passport])
  fail(marksPath)
  const { user } = await show()
  expect(await group(/^Soon 1/)).toBeVisible()
  answer(marksPath, [{ key: 'passportExpiring:d1', state: 'done', until: null }])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await group(/^Done 1/)).toBeVisible()
})

test('the count in the menu belongs to the signed-in person, whatever page is open', async () => {
  answer(paths.notifications, [passport])
  answer(paths.profile, makeProfile())
  const subject = { kind: 'traveler', companyId: 'aurora', profileId: 'p2' } as const
  const { store } = await renderPage(<ActionCount />, { path: '/action-center', subject })
  expect(await screen.findByText('1 thing needs you')).toBeInTheDocument()
  // The menu is on every page, and its number does not depend on the list of all trips, which is therefore not
  // requested.
  const asked = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
  expect(asked).toContain('notifications')
  expect(asked).not.toContain('trips')
})
