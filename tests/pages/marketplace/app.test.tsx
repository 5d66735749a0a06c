import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { OpenApp } from '#contract/catalogs/marketplace.ts'
import { learnAdditions } from '@/http/additions'
import { apiSlice } from '@/store/apiSlice'
import { toastQueue } from '@/patterns/feedback/toastQueue'
import { makeOpenApp, ownRequest, waitingRequest } from '#tests/support/marketplace/marketplaceFactory.ts'
import { answer, answerChange, fail, failChange } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = '/companies/aurora/marketplace/kerbside'
beforeEach(() => learnAdditions([{ name: 'marketplace', status: 'enabled' }]))

const show = (changed: Partial<OpenApp> = {}, { query = '', isAdmin = false } = {}) => {
  answer(path, makeOpenApp(changed))
  return renderRoute('marketplaceApp', {
    path: `/marketplace/kerbside${query}`,
    route: '/marketplace/:appId',
    whoami: { roles: isAdmin ? ['Admin'] : ['Traveller'] },
  })
}

test('an app states the data it gets, its permissions, its vendor and its privacy notice', async () => {
  await show()
  expect(await screen.findByRole('region', { name: 'Data it gets' })).toHaveTextContent('Name and work e-mail address')
  expect(screen.getByRole('region', { name: 'Permissions it asks for' })).toHaveTextContent('Know where your phone is')
  expect(screen.getByRole('link', { name: /privacy notice/ })).toHaveAttribute(
    'href',
    'https://kerbside.example/privacy',
  )
})

test('a traveler asks for an app with a reason, which is optional', async () => {
  const { user } = await show()
  const sent = answerChange('post', `${path}/requests`, makeOpenApp({ status: 'requested', request: ownRequest }))
  await user.click(await screen.findByRole('button', { name: 'Ask my admin' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for Kerbside Rides' }))
  await user.type(dialog.getByRole('textbox'), 'Every other week in Chicago.')
  answer(path, makeOpenApp({ status: 'requested', request: ownRequest }))
  await user.click(dialog.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('Your words: Every other week in Chicago.')).toBeVisible()
  expect(sent).toEqual([{ reason: 'Every other week in Chicago.' }])
})

test('an open request can be withdrawn', async () => {
  const { user } = await show({ status: 'requested', request: ownRequest })
  const sent = answerChange('delete', `${path}/requests/r1`, makeOpenApp())
  const withdraw = await screen.findByRole('button', { name: 'Withdraw the request' })
  answer(path, makeOpenApp())
  await user.click(withdraw)
  expect(await screen.findByRole('button', { name: 'Ask my admin' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a declined request shows the reason, and can be repeated', async () => {
  const request = { ...ownRequest, state: 'declined' as const, answer: 'Too few trips.', decidedAt: ownRequest.askedAt }
  await show({ request })
  expect(await screen.findByText('Too few trips.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible()
})

test('a connected app leads to the partner and says that Waymark sends it nothing', async () => {
  await show({ status: 'connected', signInUrl: 'https://kerbside.example/sign-in', connectedOn: '2026-05-12' })
  expect(await screen.findByRole('link', { name: /^Sign in at Kerbside Mobility/ })).toHaveAttribute(
    'href',
    'https://kerbside.example/sign-in',
  )
  expect(screen.getByText(/it sends the partner no data/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask my admin' })).toBeNull()
})

test('an app outside the contract can neither be asked for nor connected', async () => {
  await show({ status: 'notInContract' }, { isAdmin: true })
  expect(await screen.findByText(/not part of your company’s contract/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Connect for the company' })).toBeNull()
})

test('an administrator connects an app after a question, with the version that was shown', async () => {
  const { user } = await show({ version: 3 }, { isAdmin: true })
  const sent = answerChange('put', `/admin${path}`, makeOpenApp({ status: 'connected' }))
  await user.click(await screen.findByRole('button', { name: 'Connect for the company' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Kerbside Rides?' }))
  await user.click(dialog.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(sent).toEqual([{ isConnected: true, version: 3 }]))
})

const toasted = () => toastQueue.visibleToasts.map(({ content }) => content.text)
const gone = [{ props: { id: 'marketplace.requests.gone', values: { who: 'Jonah Whitfield' } } }]

test.each([
  {
    verb: 'Connect',
    id: 'marketplace.connect.already',
    before: 'available',
    after: 'connected',
    button: 'Connect for the company',
    isConnected: true,
  },
  {
    verb: 'Disconnect',
    id: 'marketplace.disconnect.already',
    before: 'connected',
    after: 'available',
    button: 'Disconnect',
    isConnected: false,
  },
] as const)(
  'the question “$verb?” closes with a toast once another administrator has done so, and never asks the opposite',
  async ({ verb, id, before, after, button, isConnected }) => {
    const { user } = await show({ status: before, version: 3 }, { isAdmin: true })
    const sent = failChange('put', `/admin${path}`, 412, 'changedMeanwhile')
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: `${verb} Kerbside Rides?` }))
    answer(path, makeOpenApp({ status: after, version: 4 }))
    await user.click(dialog.getByRole('button', { name: verb }))
    await waitFor(() => expect(toasted()).toMatchObject([{ props: { id } }]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([{ isConnected, version: 3 }])
  },
)

test('a request that somebody else has answered closes its dialog, and a toast says so', async () => {
  const { user } = await show({ requests: [waitingRequest] }, { isAdmin: true })
  failChange('put', `/admin${path}/requests/r2`, 409, 'requestDecided')
  const request = within(await screen.findByRole('listitem', { name: 'Jonah Whitfield' }))
  await user.click(request.getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too few trips.')
  answer(path, makeOpenApp())
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(toasted()).toMatchObject(gone))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Jonah Whitfield' })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('approving a request that somebody else has answered says so after its row has gone', async () => {
  const { user } = await show({ requests: [waitingRequest] }, { isAdmin: true })
  failChange('put', `/admin${path}/requests/r2`, 409, 'requestDecided')
  const approve = await screen.findByRole('button', { name: 'Approve' })
  answer(path, makeOpenApp())
  await user.click(approve)
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Jonah Whitfield' })).toBeNull())
  expect(toasted()).toMatchObject(gone)
})

test('a dialog to decline stays when its row is gone', async () => {
  const { user, store } = await show({ requests: [waitingRequest] }, { isAdmin: true })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await screen.findByRole('dialog')
  answer(path, makeOpenApp())
  act(() => void store.dispatch(apiSlice.util.invalidateTags(['Apps'])))
  await waitFor(() => expect(screen.queryByText('Jonah Whitfield')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Decline the request of Jonah Whitfield' })).toBeVisible()
})

test('approving the last request moves the focus to the heading of the page', async () => {
  const { user, store } = await show({ requests: [waitingRequest] }, { isAdmin: true })
  const sent = answerChange('put', `/admin${path}/requests/r2`, makeOpenApp({ status: 'connected' }))
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  // The row goes later than its button has become ready again.
  await new Promise((done) => setTimeout(done, 200))
  answer(path, makeOpenApp({ status: 'connected' }))
  act(() => void store.dispatch(apiSlice.util.invalidateTags(['Apps'])))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Kerbside Rides' })).toHaveFocus())
})

test('withdrawing a request keeps the focus on the page', async () => {
  const { user } = await show({ status: 'requested', request: ownRequest })
  answerChange('delete', `${path}/requests/r1`, makeOpenApp())
  const withdraw = await screen.findByRole('button', { name: 'Withdraw the request' })
  answer(path, makeOpenApp())
  await user.click(withdraw)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Kerbside Rides' })).toHaveFocus())
})

test('the number of further requests is said where not all are answered', async () => {
  await show({ requests: [waitingRequest], openRequests: 4 }, { isAdmin: true })
  expect(await screen.findByText(/^3 more requests wait/)).toBeVisible()
})

test('the request of the address has the focus, and is approved or declined with a reason', async () => {
  const { user } = await show(
    { requests: [{ ...waitingRequest, id: 'r1', who: 'Ada Quill' }, waitingRequest] },
    { query: '?request=r2', isAdmin: true },
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Jonah Whitfield' })).toHaveFocus())
  const sent = answerChange('put', `/admin${path}/requests/r2`, makeOpenApp())
  const request = within(screen.getByRole('listitem', { name: 'Jonah Whitfield' }))
  await user.click(request.getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the request of Jonah Whitfield' }))
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too few trips.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(sent).toEqual([{ state: 'declined', reason: 'Too few trips.' }]))
  await user.click(await request.findByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent[1]).toEqual({ state: 'approved', reason: '' }))
})

test('an unknown app leads back to all apps', async () => {
  fail(path, 404)
  await renderRoute('marketplaceApp', {
    path: '/marketplace/kerbside',
    route: '/marketplace/:appId',
  })
  expect(await screen.findByRole('link', { name: 'All apps' })).toHaveAttribute('href', '/en-ca/marketplace')
})
