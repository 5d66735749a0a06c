import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MainMenu } from '@/shell/menu/MainMenu'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeApproval, otherDecision } from '#tests/support/approvals/approvalFactory.ts'
import { answer, answerChange, answerQueries, fail, paths } from '#tests/support/page/network.ts'
import { renderPage, renderRoute } from '#tests/support/page/render.tsx'
import { pageOfRows } from '#tests/support/risk/rollCallFactory.ts'

const list = `${paths.profile}/approvals`
const toParis = makeApproval({
  id: 'q-2',
  traveler: 'Kim Lee',
  trip: { ...makeApproval().trip, destination: 'Paris', brokenRules: [], reason: null, parts: [] },
})

test('the list has the trips that wait, and behind a link those that were answered', async () => {
  const asked = answerQueries(list, (query) =>
    query.get('status') === 'waiting'
      ? pageOfRows([makeApproval(), toParis])
      : pageOfRows([
          makeApproval({ id: 'q-3', status: 'declined', isOpen: false, dueAt: null, decision: otherDecision }),
        ]),
  )
  const { user } = await renderRoute('approvals')
  const row = within(await screen.findByRole('row', { name: /Camille Tremblay/ }))
  expect(row.getByRole('link', { name: 'Camille Tremblay' })).toHaveAttribute('href', '/en-ca/approvals/q-1')
  for (const words of ['Montréal → Vancouver', '$1,250.50', 'Outside', 'No other option fits the meeting'])
    expect(row.getByText(words)).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Kim Lee/ })).getByText('Within')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Answered' }))
  expect(await screen.findByText(/, Rosa Vega declined it\.$/)).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(asked.map((query) => query.get('status'))).toEqual(['waiting', 'answered'])
})

test('several trips are answered at once with one comment, and each says whether somebody was first', async () => {
  answer(list, pageOfRows([makeApproval(), toParis]))
  const own = { by: 'Olivier Bouchard', at: '2026-05-04T14:00:00.000Z', comment: 'Later, please.' }
  const sent = answerChange('post', `${list}/decisions`, [
    { id: 'q-1', status: 'sentBack', isOwn: true, decision: own },
    { id: 'q-2', status: 'approved', isOwn: false, decision: { ...otherDecision, comment: '' } },
  ])
  const { user } = await renderRoute('approvals')
  await user.click(await screen.findByRole('checkbox', { name: /on this page/i }))
  await user.click(screen.getByRole('button', { name: 'Send back' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send back 2 trips' }))
  await user.click(dialog.getByRole('button', { name: 'Send back' }))
  expect(await dialog.findByRole('textbox', { name: /^Comment/ })).toBeInvalid()
  await user.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'Later, please.')
  answer(list, pageOfRows([]))
  await user.click(dialog.getByRole('button', { name: 'Send back' }))
  expect(await dialog.findByText('1 answer was taken. Somebody was first with 1 trip.')).toBeVisible()
  expect(dialog.getByText('Camille Tremblay: Vancouver').closest('li')).toHaveTextContent(/Sent back$/)
  expect(dialog.getByText('Kim Lee: Paris').closest('li')).toHaveTextContent(/Approved\. .*, Rosa Vega approved it\.$/)
  expect(sent).toEqual([{ ids: ['q-1', 'q-2'], decision: 'sendBack', comment: 'Later, please.' }])
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(await screen.findByRole('heading', { name: 'No trip waits for you' })).toBeVisible()
})

test('a trip that somebody else has to decide about now says so, and the list is read again', async () => {
  answer(list, pageOfRows([makeApproval(), toParis]))
  const own = { by: 'Olivier Bouchard', at: '2026-05-04T14:00:00.000Z', comment: '' }
  answerChange('post', `${list}/decisions`, [
    { id: 'q-1', status: 'approved', isOwn: true, decision: own },
    { id: 'q-2', status: 'waiting', isOwn: false, decision: null },
  ])
  const { user } = await renderRoute('approvals')
  await user.click(await screen.findByRole('checkbox', { name: /on this page/i }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 trips' }))
  answer(list, pageOfRows([{ ...toParis, isOpen: false }]))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await dialog.findByText('1 answer was taken. Somebody else has to decide about 1 trip now.')).toBeVisible()
  expect(dialog.getByText('Kim Lee: Paris').closest('li')).toHaveTextContent(
    'Waits for an answer. Your answer was not taken, because somebody else has to decide now.',
  )
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('row', { name: /Camille Tremblay/ })).toBeNull())
})

test('a trip of the list opens with the same form, and says what was decided', async () => {
  answer(`${list}/q-1`, makeApproval({ subject: 'change', booker: 'Ana Sol' }))
  const sent = answerChange('post', `${list}/decisions`, [
    { id: 'q-1', status: 'approved', isOwn: true, decision: { ...otherDecision, comment: '' } },
  ])
  const { user } = await renderRoute('approval', { path: '/approvals/q-1', route: '/approvals/:approvalId' })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Camille Tremblay would like to change a trip to Vancouver' }),
  ).toBeVisible()
  expect(screen.getByText('Ana Sol has booked it.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Fine.')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('heading', { name: 'Approved' })).toHaveFocus()
  expect(screen.getByText(/^The trip is booked as changed\./)).toBeVisible()
  expect(sent).toEqual([{ ids: ['q-1'], decision: 'approve', comment: 'Fine.' }])
})

test('a question of somebody else is not there', async () => {
  fail(`${list}/q-1`, 404)
  await renderRoute('approval', { path: '/approvals/q-1', route: '/approvals/:approvalId' })
  expect(await screen.findByRole('heading', { name: 'There is no such trip to approve' })).toBeVisible()
})

test('the menu leads people there who were ever asked, and nobody else', async () => {
  const { features } = makeEmployeeConfiguration()
  answer(paths.configuration, makeEmployeeConfiguration({ features: { ...features, approvals: true } }))
  const asked = await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(await screen.findByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/en-ca/approvals')
  asked.unmount()
  answer(paths.configuration, makeEmployeeConfiguration({ features: { ...features, groupEvents: true } }))
  await renderPage(<MainMenu />, { messages: ['actionCenter'] })
  expect(await screen.findByRole('link', { name: 'My events' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Approvals' })).toBeNull()
})
