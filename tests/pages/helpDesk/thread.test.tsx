import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import HelpDeskRequestPage from '@/domains/helpDesk/requests/HelpDeskRequestPage'
import { useNotificationsQuery } from '@/domains/notifications/notifications.slice'
import { isHelpDeskOpen, leaveHelpDesk } from '@/domains/session/shared/helpDeskSession'
import { LogoutLink } from '@/domains/session/shared/LogoutLink'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { tellStay } from '@/forms/leave/unsaved'
import { makeDeskMessage, makeDeskThread } from '#tests/support/helpDesk/deskFactory.ts'
import {
  answer,
  answerChange,
  answerEvents,
  answerQueries,
  failChange,
  network,
  paths,
} from '#tests/support/page/network.ts'
import { renderPage } from '#tests/support/page/render.tsx'

const one = `${paths.deskRequests}/hd-1`
const events = `*/api/main${paths.deskEvents}`
const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca', beside?: ReactNode) =>
  renderPage(
    <>
      <HelpDeskRequestPage />
      {beside}
    </>,
    { path: '/help-desk/requests/hd-1', route: '/help-desk/requests/:requestId', locale },
  )
const answered = makeDeskThread({
  status: 'waiting',
  isUnread: true,
  agent: 'Ana',
  messages: [makeDeskMessage(), makeDeskMessage({ id: '2', from: 'agent', author: 'Ana', text: 'Yes, at 18:40.' })],
})

const stream = () => answerEvents(paths.deskEvents)
const message = () => screen.findByRole('textbox', { name: 'Message' })

test('an answer appears by itself, is announced, and counts as read', async () => {
  const { send, requests } = stream()
  answer(one, makeDeskThread())
  const read = answerChange('put', `${one}/read`, {})
  await open()
  expect(await screen.findByText('Connected: answers appear here by themselves')).toBeVisible()
  expect(requests.map(({ headers }) => headers.get('Help-Desk-Token'))).toEqual(['t'.repeat(43)])
  expect(read).toEqual([])
  answer(one, answered)
  act(() => send({ version: 2 }))
  const shown = await screen.findByText('Yes, at 18:40.')
  expect(shown).toBeVisible()
  // A log announces what is added to it.
  expect(screen.getByRole('log', { name: 'Conversation' })).toContainElement(shown)
  expect(screen.getByText('Ana, help desk')).toBeVisible()
  await waitFor(() => expect(read.length).toBeGreaterThan(0))
})

test('a lost connection is said, and what is typed stays', async () => {
  network.use(http.get(events, () => HttpResponse.error()))
  answer(one, makeDeskThread())
  const { user } = await open()
  await user.type(await message(), 'Hello')
  expect(await screen.findByText(/^Connection lost/)).toBeVisible()
  expect(await message()).toHaveValue('Hello')
})

test('a message that does not arrive waits, and is sent again with the same key', async () => {
  stream()
  answer(one, makeDeskThread())
  const keys: (string | null)[] = []
  network.use(
    http.post(`*/api/main${one}/messages`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(answered)
    }),
  )
  const { user } = await open()
  await screen.findByText('Connected: answers appear here by themselves')
  await user.type(await message(), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toBe(keys[1])
  await waitFor(async () => expect(await message()).toHaveValue(''))
})

test('a waiting message can be changed instead', async () => {
  network.use(http.get(events, () => HttpResponse.error()))
  answer(one, makeDeskThread())
  failChange('post', `${one}/messages`)
  const { user } = await open()
  await user.type(await message(), 'Hello')
  const button = screen.getByRole('button', { name: 'Send' })
  await user.click(button)
  const change = await screen.findByRole('button', { name: 'Change it' })
  // While it waits, the button keeps the focus of the keyboard.
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(change)
  expect(await message()).toHaveValue('Hello')
  expect(await message()).toHaveFocus()
  expect(button).not.toHaveAttribute('aria-disabled')
})

test('a request is marked as solved, and a message opens it again', async () => {
  stream()
  answer(one, makeDeskThread())
  const sent = answerChange('put', `${one}/status`, makeDeskThread({ status: 'solved' }))
  const { user } = await open()
  const solve = await screen.findByRole('button', { name: 'Mark as solved' })
  answer(one, makeDeskThread({ status: 'solved', reopensUntil: '2999-06-12T06:00:00.000Z' }))
  await user.click(solve)
  expect(await screen.findByText(/^This request is solved\. Until June 12, 2999/)).toBeVisible()
  expect(sent).toEqual([{ status: 'solved' }])
  expect(await message()).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a request that was solved long ago takes no message', async () => {
  stream()
  answer(one, makeDeskThread({ status: 'solved', reopensUntil: '2020-06-12T06:00:00.000Z' }))
  await open()
  expect(await screen.findByRole('link', { name: 'Ask the help desk' })).toHaveAttribute(
    'href',
    '/en-ca/help-desk?ask=yes',
  )
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
})

test('a page that a timer closes ends its connection quietly', async () => {
  const { requests } = stream()
  answer(one, makeDeskThread())
  const { unmount } = await open()
  await screen.findByText('Connected: answers appear here by themselves')
  setImmediate(unmount)
  await waitFor(() => expect(requests[0]!.signal.aborted).toBe(true))
})

test('the automatic answer of the demo is marked', async () => {
  stream()
  answer(one, makeDeskThread({ messages: [makeDeskMessage({ from: 'automatic', author: '', text: 'Merci.' })] }))
  await open('fr-ca')
  expect(await screen.findByText('Réponse automatique de la démonstration')).toBeVisible()
})

test('§4 another language begins a new stream', async () => {
  const { requests } = stream()
  answer(one, makeDeskThread())
  const { router } = await open()
  await screen.findByText('Connected: answers appear here by themselves')
  await act(() => router.navigate('/fr-ca/help-desk/requests/hd-1'))
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('attempts without a connection read the request again, and leave the notifications as they are', async () => {
  network.use(http.get(events, () => HttpResponse.error()))
  const reads = answerQueries(one, () => makeDeskThread())
  const notified = answerQueries(paths.notifications, () => [])
  failChange('post', `${one}/messages`)
  function Bell() {
    useNotificationsQuery(useOwnProfile())
    return null
  }
  const { user } = await open('en-ca', <Bell />)
  await user.type(await message(), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Your message is not sent yet')
  await waitFor(() => expect(reads.length).toBeGreaterThan(2))
  expect(notified).toHaveLength(1)
})

test('who stays for an unsent message instead of logging out can send it', async () => {
  stream()
  answer(one, makeDeskThread())
  const written = answerChange('post', `${one}/messages`, answered)
  answerChange('delete', paths.deskToken, {})
  const { user } = await open('en-ca', <LogoutLink className="">Log out</LogoutLink>)
  await screen.findByText('Connected: answers appear here by themselves')
  await user.type(await message(), 'Hello')
  await user.click(screen.getByRole('link', { name: 'Log out' }))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(written).toEqual([{ text: 'Hello' }]))
  await waitFor(async () => expect(await message()).toHaveValue(''))
})

test('§2 signing out of the help desk ends its token once', async () => {
  stream()
  answer(one, makeDeskThread())
  await open()
  await screen.findByText('Connected: answers appear here by themselves')
  const ended = answerChange('delete', paths.deskToken, {})
  expect(isHelpDeskOpen()).toBe(true)
  await leaveHelpDesk()
  await leaveHelpDesk()
  expect(ended).toHaveLength(1)
  expect(isHelpDeskOpen()).toBe(false)
  // Other tests of this process open it again.
  tellStay()
})
