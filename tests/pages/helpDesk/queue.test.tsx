import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import HelpDeskAgentPage from '@/domains/helpDesk/agent/HelpDeskAgentPage'
import HelpDeskAgentRequestPage from '@/domains/helpDesk/agent/HelpDeskAgentRequestPage'
import { MainMenu } from '@/shell/MainMenu'
import { makeQueuePage, makeQueueRequest, makeQueueThread } from '#tests/support/helpDesk/deskFactory.ts'
import { answer, answerChange, answerQueries, paths } from '#tests/support/page/network.ts'
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Solved')
  expect([taken, written, set]).toEqual([[{ isMine: true }], [{ text: 'Yes.' }], [{ status: 'solved' }]])
})

test('only agents have the queue in their menu', async () => {
  const { unmount } = await renderPage(<MainMenu />, { whoami, messages: ['actionCenter'] })
  expect(screen.getByRole('link', { name: 'Help desk requests' })).toHaveAttribute('href', '/en-ca/help-desk/agent')
  unmount()
  await renderPage(<MainMenu />, { whoami: { roles: ['Admin'] }, messages: ['actionCenter'] })
  expect(screen.queryByRole('link', { name: 'Help desk requests' })).toBeNull()
})
