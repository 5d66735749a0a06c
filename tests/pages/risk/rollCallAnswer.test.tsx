import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, fail, failChange, paths } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { mailedQuestion } from '#tests/support/risk/rollCallFactory.ts'

const key = 'k'.repeat(43)
const path = `/roll-calls/answer/${key}`
beforeEach(() => learnAdditions([{ name: 'rollcalls', status: 'enabled' }]))

const open = (query = '') =>
  renderRoute('rollCallAnswer', { path: `/roll-call/${key}${query}`, route: '/roll-call/:key' })
const stored = (given: string) => ({ answer: given, answeredAt: '2026-05-12T08:05:00.000Z', noteToken: 't'.repeat(43) })

test('the answer of the pressed link comes first, and only a button stores it', async () => {
  answer(path, mailedQuestion)
  const sent = answerChange('post', path, stored('needsHelp'))
  const { user } = await open('?answer=needsHelp')
  expect(await screen.findByRole('heading', { name: 'Camille, are you safe?' })).toBeVisible()
  expect(screen.getByText('Stay indoors.')).toBeVisible()
  expect(screen.getByText(/^Nothing is sent yet/)).toBeVisible()
  const buttons = screen.getAllByRole('button', { name: /^I (am safe|need help)$/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['I need help', 'I am safe'])
  expect(sent).toEqual([])
  await user.click(buttons[0]!)
  expect(await screen.findByRole('heading', { name: 'You asked for help' })).toHaveFocus()
  expect(sent).toEqual([{ answer: 'needsHelp' }])
  expect(screen.getByRole('link', { name: '+1 514 555 0100' })).toHaveAttribute('href', 'tel:+15145550100')
})

test('a note can follow a call for help', async () => {
  answer(path, mailedQuestion)
  answerChange('post', path, stored('needsHelp'))
  const sent = answerChange('post', `${path}/note`, {})
  const { user } = await open('?answer=needsHelp')
  await user.click(await screen.findByRole('button', { name: 'I need help' }))
  await user.type(await screen.findByRole('textbox', { name: 'Where are you, what do you need?' }), 'Room 12')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Your message has been sent.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You asked for help' })).toHaveFocus())
  expect(sent).toEqual([{ token: 't'.repeat(43), note: 'Room 12' }])
})

test('a person who is safe is thanked, and asked for nothing more', async () => {
  answer(path, mailedQuestion)
  answerChange('post', path, stored('safe'))
  const { user } = await open('?answer=safe')
  await user.click(await screen.findByRole('button', { name: 'I am safe' }))
  expect(await screen.findByRole('heading', { name: 'You answered: safe' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a person who was safe asks for help by the same link', async () => {
  answer(path, { ...mailedQuestion, answer: 'safe', answeredAt: '2026-05-12T08:05:00.000Z' })
  const sent = answerChange('post', path, stored('needsHelp'))
  const { user } = await open('?answer=safe')
  expect(await screen.findByText(/should you need help, say so here/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I need help now' }))
  expect(await screen.findByRole('heading', { name: 'You asked for help' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Where are you, what do you need?' })).toBeVisible()
  expect(sent).toEqual([{ answer: 'needsHelp' }])
})

test('a call for help that comes too late says that it was not sent, and whom to call', async () => {
  answer(path, mailedQuestion)
  answerChange('post', path, stored('safe'))
  const { user } = await open('?answer=safe')
  await user.click(await screen.findByRole('button', { name: 'I am safe' }))
  failChange('post', path, 404)
  await user.click(await screen.findByRole('button', { name: 'I need help now' }))
  expect(await screen.findByRole('heading', { name: 'Your call for help was not sent' })).toHaveFocus()
  expect(screen.getByRole('link', { name: '+1 514 555 0100' })).toBeVisible()
})

test('a used link shows a call for help and how to change it', async () => {
  answer(path, { ...mailedQuestion, answer: 'needsHelp', answeredAt: '2026-05-12T08:05:00.000Z' })
  await open('?answer=safe')
  expect(await screen.findByText(/a link answers once/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^I (am safe|need help)/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in to change it' })).toBeVisible()
})

test('a link that is over says so, and a lost connection keeps the buttons', async () => {
  fail(path, 404)
  const { unmount } = await open()
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  unmount()
  answer(path, mailedQuestion)
  failChange('post', path, 503)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'I am safe' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'I am safe' })).toBeVisible()
})

const notification = {
  type: 'rollcall',
  code: 'rollCallToAnswer',
  key: 'rollCall:rc-1',
  message: 'Are you safe? Storm in London. Your company asks.',
  title: 'Are you safe? Storm in London',
  profileId: 'p1',
  isUrgent: true,
  daysBeforeExpiry: null,
  since: '2026-05-12T08:00:00.000Z',
  question: { note: 'Stay indoors.', phone: '+1 514 555 0100' },
  actionRoute: { name: 'home', query: { rollCallId: 'rc-1' } },
}

test('Home asks with two buttons, and the answer can be changed', async () => {
  answer(paths.notifications, [notification])
  const sent = answerChange('post', `${paths.profile}/roll-calls/rc-1/answer`, {
    answer: 'safe',
    answeredAt: '2026-05-12T08:05:00.000Z',
  })
  const { user } = await renderRoute('home', { messages: ['rollCall', 'forms'] })
  expect(await screen.findByRole('heading', { name: 'Are you safe? Storm in London' })).toBeVisible()
  answer(paths.notifications, [])
  await user.click(screen.getByRole('button', { name: 'I am safe' }))
  expect(await screen.findByRole('heading', { name: 'You answered: safe' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Change the answer' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Are you safe? Storm in London' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'I need help' }))
  await waitFor(() => expect(sent).toEqual([{ answer: 'safe' }, { answer: 'needsHelp' }]))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Change the answer' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('on Home the words of the advisor are read, and a call for help says where and has a number to call', async () => {
  answer(paths.notifications, [notification])
  const sent = answerChange('post', `${paths.profile}/roll-calls/rc-1/answer`, {
    answer: 'needsHelp',
    answeredAt: '2026-05-12T08:05:00.000Z',
  })
  const { user } = await renderRoute('home', { messages: ['rollCall', 'forms'] })
  expect(await screen.findByText('Stay indoors.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I need help' }))
  expect(await screen.findByRole('link', { name: '+1 514 555 0100' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Where are you, what do you need?' }), 'Room 12')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Your message has been sent.')).toBeVisible()
  expect(sent).toEqual([{ answer: 'needsHelp' }, { answer: 'needsHelp', note: 'Room 12' }])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You asked for help' })).toHaveFocus())
})
