import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import HelpDeskAgentPage from '@/domains/helpDesk/agent/HelpDeskAgentPage'
import HelpDeskAgentRequestPage from '@/domains/helpDesk/agent/HelpDeskAgentRequestPage'
import { MainMenu } from '@/shell/menu/MainMenu'
import {
  makeQueueMessage,
  makeQueuePage,
  makeQueueRequest,
  makeQueueThread,
} from '#tests/support/helpDesk/deskFactory.ts'
import { answer, answerChange, answerQueries, failChange, network, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

const whoami = { roles: ['HelpDeskAgent' as const] }
const one = `${paths.queue}/hd-1`
const openOne = () =>
  renderPage(<HelpDeskAgentRequestPage />, {
    path: '/help-desk/agent/hd-1',
    route: '/help-desk/agent/:requestId',
    whoami,
  })

test('the queue shows who asks, about what, how urgent it is and since when it waits', async () => {
  setClock('2026-05-12T08:42:00.000Z')
  answer(paths.queue, makeQueuePage([makeQueueRequest({ isUrgent: true })]))
  await renderPage(<HelpDeskAgentPage />, { path: '/help-desk/agent', whoami })
  const row = (await screen.findByRole('link', { name: 'Camille Tremblay' })).closest('tr')!
  for (const words of ['Aurora Industries', 'Change dates or times', 'Urgent', 'Waiting for us', '42 min'])
    expect(row).toHaveTextContent(words)
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/en-ca/help-desk/agent/hd-1')
})

test('the queue is narrowed to a status', async () => {
  const asked = answerQueries(paths.queue, () => makeQueuePage([makeQueueRequest()]))
  const { user } = await renderPage(<HelpDeskAgentPage />, { path: '/help-desk/agent', whoami })
  await user.click(await screen.findByRole('link', { name: /^Solved/ }))
  await screen.findByRole('link', { name: /^Solved/, current: 'page' })
  expect(asked.some((query) => query.get('status') === 'solved')).toBe(true)
})

test('an empty queue says what will appear', async () => {
  answer(paths.queue, makeQueuePage([]))
  await renderPage(<HelpDeskAgentPage />, { path: '/help-desk/agent', whoami })
  expect(await screen.findByRole('heading', { name: 'No requests' })).toBeVisible()
})

test('an agent takes a request, answers it and sets its status', async () => {
  answer(one, makeQueueThread())
  const taken = answerChange('put', `${one}/agent`, makeQueueThread({ isMine: true }))
  const written = answerChange('post', `${one}/messages`, makeQueueThread())
  const set = answerChange('put', `${one}/status`, makeQueueThread({ status: 'solved' }))
  const { user } = await openOne()
  await user.click(await screen.findByRole('button', { name: 'Take it' }))
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Yes.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(screen.getByRole('button', { name: 'Mark as solved' }))
  await waitFor(() => expect(set).toHaveLength(1))
  expect([taken, written, set]).toEqual([
    [{ isMine: true, version: 5 }],
    [{ text: 'Yes.', version: 5 }],
    [{ status: 'solved', version: 5 }],
  ])
})

test('a status is set from the version that the answer before it shows, and the focus stays in the head', async () => {
  answer(one, makeQueueThread())
  const set = answerChange('put', `${one}/status`, makeQueueThread({ status: 'solved', version: 6 }))
  const { user } = await openOne()
  const solve = await screen.findByRole('button', { name: 'Mark as solved' })
  expect(screen.queryByRole('button', { name: 'Put back in the queue' })).toBeNull()
  answer(one, makeQueueThread({ status: 'solved', version: 6 }))
  solve.focus()
  await user.keyboard('{Enter}')
  const reopen = await screen.findByRole('button', { name: 'Put back in the queue' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.click(reopen)
  await waitFor(() => expect(set).toHaveLength(2))
  expect(set[1]).toEqual({ status: 'open', version: 6 })
})

test('a message that came meanwhile is shown instead of solving its request', async () => {
  answer(one, makeQueueThread())
  failChange('put', `${one}/status`, 412, 'changedMeanwhile')
  const { user } = await openOne()
  const solve = await screen.findByRole('button', { name: 'Mark as solved' })
  const newer = makeQueueMessage({ id: '2', text: 'And the hotel?' })
  answer(one, makeQueueThread({ version: 6, messages: [makeQueueMessage(), newer] }))
  await user.click(solve)
  expect(await screen.findByText('And the hotel?')).toBeVisible()
  expect(screen.getByText('This request has changed meanwhile')).toBeVisible()
})

test('an answer that is sent again keeps its version and its key, though the page shows a newer one', async () => {
  answer(one, makeQueueThread())
  const sent: [unknown, string | null][] = []
  network.use(
    http.post(`*/api/main${one}/messages`, async ({ request }) => {
      sent.push([await request.json(), request.headers.get('Idempotency-Key')])
      if (sent.length > 1) return HttpResponse.json(makeQueueThread({ version: 7 }))
      answer(one, makeQueueThread({ version: 6 }))
      return HttpResponse.error()
    }),
  )
  const { user } = await openOne()
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Yes.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]![0]).toEqual({ text: 'Yes.', version: 5 })
  expect(sent[1]).toEqual(sent[0])
  // The next test must not meet the calls that follow the answer.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(''))
})

test('the words of another agent have their name, and only the own ones are of the reader', async () => {
  const byAgent = { from: 'agent' as const, text: 'Yes.' }
  const messages = [
    makeQueueMessage(),
    makeQueueMessage({ ...byAgent, id: '2', author: 'Ben' }),
    makeQueueMessage({ ...byAgent, id: '3', author: 'Ana', isMine: true }),
  ]
  answer(one, makeQueueThread({ messages }))
  await openOne()
  const shown = within(await screen.findByRole('log', { name: 'Conversation' })).getAllByRole('listitem')
  const authors = ['Camille Tremblay', 'Ben, help desk', 'You']
  authors.forEach((author, place) => expect(shown[place]).toHaveTextContent(author))
})

test('only agents have the queue in their menu', async () => {
  const { unmount } = await renderPage(<MainMenu />, { whoami, messages: ['actionCenter'] })
  expect(screen.getByRole('link', { name: 'Help desk requests' })).toHaveAttribute('href', '/en-ca/help-desk/agent')
  unmount()
  await renderPage(<MainMenu />, { whoami: { roles: ['Admin'] }, messages: ['actionCenter'] })
  expect(screen.queryByRole('link', { name: 'Help desk requests' })).toBeNull()
})

test('the agent sees how to call the person, and in which language to answer', async () => {
  answer(one, makeQueueThread())
  await openOne()
  expect(await screen.findByRole('link', { name: '+1 514 555 0142' })).toHaveAttribute('href', 'tel:+15145550142')
  expect(screen.getByText('Answer in Canadian French')).toBeVisible()
})
