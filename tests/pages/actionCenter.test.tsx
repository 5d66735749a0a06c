import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionMark } from '#contract/actions.ts'
import ActionCenterPage from '@/domains/actionCenter/ActionCenterPage'
import ActionCount from '@/domains/actionCenter/ActionCount'
import { makeNotification, makeProfile } from '../support/factories.ts'
import { answer, answerChange, fail, hang, network, paths } from '../support/network.ts'
import { renderPage, setClock } from '../support/render.tsx'

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
  answer(marksPath, [])
  answer(`${paths.profile}/arranger-list`, [])
})

/** Marks as a server keeps them. */
function keepMarks() {
  const marks = new Map<string, ActionMark>()
  const at = `*/api/main${marksPath}`
  network.use(
    http.get(at, () => HttpResponse.json([...marks.values()])),
    http.put(`${at}/:key`, async ({ request, params }) => {
      const mark = { key: String(params.key), ...((await request.json()) as Omit<ActionMark, 'key'>) }
      marks.set(mark.key, mark)
      return HttpResponse.json(mark)
    }),
    http.delete(`${at}/:key`, ({ params }) => {
      marks.delete(String(params.key))
      return HttpResponse.json({ key: params.key })
    }),
  )
  return marks
}

const show = (locale?: 'fr-ca') =>
  renderPage(<ActionCenterPage />, { path: '/action-center', ...(locale && { locale }) })
const group = (name: RegExp) => screen.findByRole('region', { name })

describe('what waits', () => {
  test('says what, why, for whom, and leads to the field', async () => {
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
    expect(within(card).getByText('You')).toBeVisible()
    expect(within(card).getByRole('link', { name: 'Fill in Your phone number' })).toHaveAttribute(
      'href',
      '/en-ca/complete-your-profile?s=personal#phoneNumber',
    )
    expect(within(card).queryByRole('button', { name: /Mark as done/ })).toBeNull()
    const waiting = await group(/^Waiting for others 1/)
    expect(within(waiting).getByText('Travel admin')).toBeVisible()
  })

  test('a request to arrange travel waits for an answer', async () => {
    const since = '2026-04-28T09:00:00Z'
    const noor = { key: 'k', profileId: 'p9', firstName: 'Noor', lastName: 'Haddad', email: 'n@aurora.example' }
    answer(`${paths.profile}/arranger-list`, [{ ...noor, status: 'sent', since }])
    await show()
    expect(await screen.findByRole('link', { name: /^Answer Noor Haddad/ })).toHaveAttribute(
      'href',
      '/en-ca/profile/account?section=arrangers',
    )
  })

  test('nothing: says so', async () => {
    await show()
    expect(await screen.findByText('Nothing waits for you')).toBeVisible()
  })

  test('speaks French', async () => {
    await show('fr-ca')
    expect(await screen.findByText('Rien ne vous attend')).toBeVisible()
  })
})

describe('putting off and ticking off', () => {
  test('done moves it, says so with the way back in focus, and undo brings it back', async () => {
    keepMarks()
    answer(paths.notifications, [passport])
    const { user } = await show()
    await user.click(within(await group(/^Soon/)).getByRole('button', { name: /^Mark as done/ }))
    expect(await group(/^Done 1/)).toBeVisible()
    expect(screen.getByText('Marked as done.')).toBeVisible()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(await group(/^Soon 1/)).toBeVisible()
    expect(screen.queryByText('Marked as done.')).toBeNull()
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/H[12]/))
  })

  test('a week, or a day of one’s own choice up to 90 days ahead', async () => {
    const marks = keepMarks()
    answer(paths.notifications, [passport])
    const { user } = await show()
    await user.click(within(await group(/^Soon/)).getByRole('button', { name: /^Snooze/ }))
    await user.type(screen.getByLabelText('Until'), '2026-09-01')
    await user.click(screen.getByRole('button', { name: 'Snooze until then' }))
    expect(screen.getByText('Choose a day from tomorrow to 90 days ahead.')).toBeVisible()
    expect(marks.size).toBe(0)
    await user.click(screen.getByRole('button', { name: 'For a week' }))
    expect(await group(/^Snoozed 1/)).toHaveTextContent('Back on May 8, 2026')
    expect(marks.get('passportExpiring:d1')).toMatchObject({ state: 'snoozed', until: '2026-05-08' })
  })

  test('a refusal is said, and nothing moves', async () => {
    answer(paths.notifications, [passport])
    answerChange('put', `${marksPath}/:key`, { successfull: false, messageCode: 'x', message: 'Too many marks.' }, 409)
    const { user } = await show()
    await user.click(within(await group(/^Soon/)).getByRole('button', { name: /^Mark as done/ }))
    expect(await screen.findByText('Too many marks.')).toBeVisible()
    expect(await group(/^Soon 1/)).toBeVisible()
  })
})

test('loading is said; what does not load leaves the rest alone and can be asked for again', async () => {
  hang(paths.profile)
  const { unmount } = await show()
  expect(await screen.findByText('Looking for what waits for you…')).toBeInTheDocument()
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

test('the count in the menu is of the person signed in, whoever the page is about', async () => {
  answer(paths.notifications, [passport])
  answer(paths.profile, makeProfile())
  const subject = { kind: 'traveller', companyId: 'aurora', profileId: 'p2' } as const
  const { store } = await renderPage(<ActionCount />, { path: '/action-center', subject })
  expect(await screen.findByText('1 thing needs you')).toBeInTheDocument()
  // It stands in the frame of every page: the list of all trips is not asked for a number that does not depend on it.
  const asked = Object.values(store.getState().api.queries).map((query) => query?.endpointName)
  expect(asked).toContain('notifications')
  expect(asked).not.toContain('trips')
})
