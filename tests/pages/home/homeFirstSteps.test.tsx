import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChangedFirstSteps, firstStepNames, type FirstStepName } from '#contract/admin/firstSteps.ts'
import HomePage from '@/domains/home/HomePage'
import { learnAdditions } from '@/http/additions'
import { Toasts } from '@/patterns/feedback/Toasts'
import { makeFirstSteps } from '#tests/support/admin/firstStepsFactory.ts'
import { answer, fail, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const admin = { whoami: { roles: ['Admin' as const] }, messages: ['actionCenter' as const, 'admin' as const] }
// Loaded ahead, as its first load takes long.
beforeAll(() => import('@/domains/home/Responsibilities'))
beforeEach(() => learnAdditions([{ name: 'firststeps', status: 'enabled' }]))

/** A backend that stores the requests. A step left as it is counts as done. */
function keepSteps(done: readonly FirstStepName[]) {
  let kept: ChangedFirstSteps = { settled: [], isPutAway: false }
  const steps = () => HttpResponse.json(makeFirstSteps([...done, ...kept.settled], kept))
  const at = `*/api/main${paths.firstSteps}`
  network.use(
    http.get(at, steps),
    http.put(at, async ({ request }) => {
      kept = (await request.json()) as ChangedFirstSteps
      return steps()
    }),
  )
  return () => kept
}
const heading = 'Set up your company'
const region = () => screen.findByRole('region', { name: heading })
const home = () =>
  renderPage(
    <>
      <HomePage />
      <Toasts />
    </>,
    admin,
  )

test('the administrator of a new company sees each step, its state, and a link to the place', async () => {
  answer(paths.firstSteps, makeFirstSteps(['agency', 'costCenters']))
  await home()
  const section = await region()
  expect(within(section).getByRole('progressbar', { name: '2 of 8 steps are done.' })).toHaveValue(2)
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Name your travel agency', '/en-ca/admin/settings#agency_companyName'],
    ['Choose the booking tool', '/en-ca/admin/settings#obt_name'],
    ['Add your cost centres', '/en-ca/admin/cost-centers'],
    ['Look at the travel policy', '/en-ca/admin/travel-policies'],
    ['Add a company card', '/en-ca/admin/payment-methods'],
    ['Add your people', '/en-ca/admin/employees'],
    ['Invite your people', '/en-ca/admin/employees?attention=notInvited'],
    ['Name a second administrator', '/en-ca/admin/employees'],
  ])
  expect(within(section).getAllByText('Done:')).toHaveLength(2)
  expect(within(section).getAllByText('To do:')).toHaveLength(6)
})

test('a step that may stay as it is can be confirmed, and counts as done', async () => {
  const kept = keepSteps(['agency'])
  const { user } = await home()
  const section = await region()
  expect(
    within(section)
      .getAllByRole('button', { name: /leave as it is/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    'Choose the booking tool: leave as it is',
    'Add your cost centres: leave as it is',
    'Look at the travel policy: leave as it is',
    'Add a company card: leave as it is',
  ])
  await user.click(within(section).getByRole('button', { name: 'Look at the travel policy: leave as it is' }))
  expect(await within(section).findByText('2 of 8 steps are done.')).toBeVisible()
  expect(kept()).toEqual({ settled: ['travelPolicies'], isPutAway: false })
  expect(within(section).getByRole('link', { name: 'Look at the travel policy' })).toHaveFocus()
})

test('the steps can be hidden, and shown again at once', async () => {
  keepSteps(['agency'])
  const { user } = await home()
  await user.click(within(await region()).getByRole('button', { name: 'Hide these steps' }))
  await user.click(await screen.findByRole('button', { name: 'Show them again' }))
  expect(await region()).toBeVisible()
})

test('a failed change is reported, and the steps stay', async () => {
  answer(paths.firstSteps, makeFirstSteps([]))
  failChange('put', paths.firstSteps)
  const { user } = await home()
  await user.click(within(await region()).getByRole('button', { name: 'Add a company card: leave as it is' }))
  expect(await screen.findByText('That was not saved. Try again.')).toBeVisible()
  expect(await region()).toBeVisible()
})

test.each([
  ['all of them are done', () => answer(paths.firstSteps, makeFirstSteps(firstStepNames))],
  ['they were hidden', () => answer(paths.firstSteps, makeFirstSteps([], { isPutAway: true }))],
  ['they do not load', () => fail(paths.firstSteps)],
])('the steps are not on Home where %s', async (_, set) => {
  set()
  learnAdditions(['firststeps', 'missingdetails'].map((name) => ({ name, status: 'enabled' as const })))
  await home()
  await screen.findByText('No one is waiting for you.')
  expect(screen.queryByRole('region', { name: heading })).toBeNull()
})

test('people who were not invited are counted, and all are invited after a question, part by part', async () => {
  let left = 295
  network.use(
    http.get(`*/api/main${paths.firstSteps}`, () =>
      HttpResponse.json(makeFirstSteps(left > 0 ? ['people'] : ['people', 'invitations'], { notInvited: left })),
    ),
    http.post(`*/api/main${paths.firstSteps}/invitations`, () => {
      const invited = Math.min(left, 200)
      left -= invited
      return HttpResponse.json({ invited, left })
    }),
  )
  const { user } = await home()
  const section = await region()
  expect(within(section).getByText('295 people have not been invited yet.')).toBeVisible()
  expect(within(section).getByRole('button', { name: 'Invite your people: later' })).toBeVisible()
  await user.click(within(section).getByRole('button', { name: 'Invite 295 people' }))
  expect(within(section).getByRole('button', { name: 'Not yet' })).toHaveFocus()
  await user.click(within(section).getByRole('button', { name: 'Yes, invite' }))
  expect(await screen.findByText('295 people are invited. The e-mails are on their way.')).toBeVisible()
  expect(left).toBe(0)
  expect(within(section).getByRole('link', { name: 'Invite your people' })).toHaveFocus()
})

test('an invitation of all that stops says so, and goes on with the rest', async () => {
  answer(paths.firstSteps, makeFirstSteps(['people'], { notInvited: 95 }))
  failChange('post', `${paths.firstSteps}/invitations`)
  const { user } = await home()
  const section = await region()
  await user.click(within(section).getByRole('button', { name: 'Invite 95 people' }))
  await user.click(within(section).getByRole('button', { name: 'Yes, invite' }))
  expect(await within(section).findByRole('alert')).toBeVisible()
  expect(within(section).getByRole('button', { name: 'Invite 95 people' })).toBeEnabled()
})
