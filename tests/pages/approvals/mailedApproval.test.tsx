import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeMailedApproval, otherDecision } from '#tests/support/approvals/approvalFactory.ts'
import { answer, answerChange, fail, failChange } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const key = 'k'.repeat(43)
const path = `/approvals/answer/${key}`
const open = (query = '') =>
  renderRoute('approvalAnswer', { path: `/approval/${key}${query}`, route: '/approval/:key' })
const decided = (status: string, changed: object = {}) => ({
  id: 'q-1',
  status,
  isOwn: true,
  decision: { by: 'Olivier Bouchard', at: '2026-05-04T14:00:00.000Z', comment: '' },
  ...changed,
})

test('the mailed question shows what a decision turns on, and opening it sends nothing', async () => {
  answer(path, makeMailedApproval())
  const sent = answerChange('post', path, decided('approved'))
  await open('?answer=approve')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Camille Tremblay would like to travel to Vancouver' }),
  ).toBeVisible()
  for (const words of [
    'Montréal → Vancouver',
    /^May 12\D+16, 2026$/,
    'The fare is 43% above the lowest; 20% is allowed',
    'Reason: No other option fits the meeting',
    '$980.00, which is $270.50 less',
    '612 kg CO₂e',
    '$12,000.00 of $50,000.00 (CC-100, 2026)',
    /^Toronto: May 8.*2026 \(waits for approval\)$/,
    'Air Canada',
    /^This page was mailed to Olivier at Aurora Mines\./,
  ])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText('Confirmation', { exact: false })).toBeNull()
  expect(sent).toEqual([])
})

test('the answer of the pressed link comes first and is chosen, and one press gives it', async () => {
  answer(path, makeMailedApproval())
  const sent = answerChange('post', path, decided('declined'))
  const { user } = await open('?answer=decline')
  const choices = within(await screen.findByRole('radiogroup', { name: 'Your answer' })).getAllByRole('radio')
  expect(choices.map((each) => each.getAttribute('value'))).toEqual(['decline', 'approve', 'sendBack'])
  expect(choices[0]).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByRole('heading', { name: 'Declined' })).toHaveFocus()
  expect(screen.getByText(/, you declined it\.$/)).toBeVisible()
  expect(screen.getByText('Nothing was paid, and nothing is held any more.')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(sent).toEqual([{ decision: 'decline', comment: '' }])
})

test('a stand-in is told why the question comes to them', async () => {
  answer(path, makeMailedApproval({ role: 'delegate' }))
  await open()
  expect(await screen.findByText('You are asked because somebody before you is away.')).toBeVisible()
})

test('sending back needs a comment', async () => {
  answer(path, makeMailedApproval())
  const sent = answerChange('post', path, decided('sentBack'))
  const { user } = await open('?answer=sendBack')
  await user.click(await screen.findByRole('button', { name: 'Send back' }))
  expect(await screen.findByRole('textbox', { name: /^Comment/ })).toBeInvalid()
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^Comment/ }), 'Take the train.')
  await user.click(screen.getByRole('button', { name: 'Send back' }))
  expect(await screen.findByRole('heading', { name: 'Sent back' })).toBeVisible()
  expect(sent).toEqual([{ decision: 'sendBack', comment: 'Take the train.' }])
})

test('an answer after somebody else’s says that it was not taken, and who answered when with which words', async () => {
  answer(path, makeMailedApproval())
  answerChange('post', path, decided('declined', { isOwn: false, decision: otherDecision }))
  const { user } = await open('?answer=approve')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('heading', { name: 'Declined' })).toHaveFocus()
  expect(screen.getByText(/^Your answer was not taken/)).toBeVisible()
  expect(screen.getByText(/^On May 4, 2026.*, Rosa Vega declined it\.$/)).toBeVisible()
  expect(screen.getByText('Use the train.')).toBeVisible()
})

test.each([
  ['approved', otherDecision, /, Rosa Vega approved it\.$/],
  ['approved', { ...otherDecision, by: '' }, /it was confirmed, because no one answered in time\.$/],
  ['lapsed', { ...otherDecision, by: '' }, /it lapsed, because no one answered in time\.$/],
  ['withdrawn', { ...otherDecision, by: '' }, /^The trip was cancelled, or corrected/],
  ['told', null, /^You need not do anything/],
] as const)('a question that is %s says so, and asks for nothing', async (status, decision, words) => {
  answer(path, makeMailedApproval({ status, decision, isOpen: false, dueAt: null }))
  await open('?answer=approve')
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByText(/^Your answer was not taken/)).toBeNull()
})

test('a link that leads nowhere says so, and a lost connection keeps the form', async () => {
  fail(path, 404)
  const { unmount } = await open()
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en-ca/approvals')
  unmount()
  answer(path, makeMailedApproval())
  failChange('post', path, 503)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible()
})
