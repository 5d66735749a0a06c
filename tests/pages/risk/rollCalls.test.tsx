import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeRollCall, makeRollCallPerson, pageOfRows } from '#tests/support/risk/rollCallFactory.ts'
import {
  answerRollCallEvents,
  rollCallPath as one,
  rollCallScene as scene,
  rollCallsPath as calls,
} from '#tests/support/risk/rollCallScene.ts'

const { whoami: advisor } = scene

beforeEach(() => {
  learnAdditions([{ name: 'rollcalls', status: 'enabled' }])
  answer(one, makeRollCall())
  answer(`${one}/people`, pageOfRows([makeRollCallPerson()]))
  answer(`${one}/history`, pageOfRows([]))
})

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('dl')!

test('the list tells of each roll call how many need help, and leads to it', async () => {
  const counts = { people: 4, safe: 0, needsHelp: 0, noAnswer: 3, unreachable: 1, onBehalf: 0 }
  answer(
    calls,
    pageOfRows([
      makeRollCall(),
      makeRollCall({ id: 'rc-2', about: 'Strike', kind: 'announcement', isOpen: false, counts }),
    ]),
  )
  await renderRoute('rollCalls', { path: '/find-travelers/roll-calls', whoami: advisor })
  const row = within((await screen.findByRole('rowheader', { name: /Storm in London/ })).closest('tr')!)
  expect(row.getByText('1 needs help, 1 without an answer')).toBeVisible()
  expect(row.getByText('Open')).toBeVisible()
  expect(row.getByRole('link', { name: 'Storm in London' })).toHaveAttribute(
    'href',
    '/en-ca/find-travelers/roll-calls/rc-1',
  )
  expect(screen.getByText('Announcement')).toBeVisible()
  expect(screen.getByText('3 people informed')).toBeVisible()
})

test('without any roll call the list says how one begins', async () => {
  answer(calls, pageOfRows([]))
  await renderRoute('rollCalls', { path: '/find-travelers/roll-calls', whoami: advisor })
  expect(await screen.findByRole('heading', { name: 'No roll calls yet' })).toBeVisible()
})

test('counts change when an answer comes, without reading the page again', async () => {
  const send = answerRollCallEvents()
  await renderRoute('rollCall', scene)
  expect(await screen.findByText('Answers show as they come')).toBeVisible()
  expect(within(figure('Needs help')).getByText('1')).toBeVisible()
  send({
    version: 4,
    isOpen: true,
    counts: { people: 4, safe: 1, needsHelp: 2, noAnswer: 0, unreachable: 1, onBehalf: 0 },
  })
  await waitFor(() => expect(within(figure('Needs help')).getByText('2')).toBeVisible())
  expect(within(figure('No answer')).getByText('0')).toBeVisible()
})

test('a person is shown with place, hotel, telephone, address, answer, its day and note', async () => {
  answerRollCallEvents()
  await renderRoute('rollCall', scene)
  const row = within((await screen.findByRole('rowheader', { name: /Camille Tremblay/ })).closest('tr')!)
  expect(row.getByText('Needs help')).toBeVisible()
  expect(row.getByText('Lobby of the hotel')).toBeVisible()
  expect(row.getByText(/^By e-mail, May 12/)).toBeVisible()
  expect(row.getByText('London, United Kingdom')).toBeVisible()
  expect(row.getByText('Alder & Finch')).toBeVisible()
  expect(row.getByRole('link', { name: '+1 514 555 0134' })).toHaveAttribute('href', 'tel:+15145550134')
  const mail = row.getByRole('link', { name: 'camille@aurora.example' })
  expect(mail).toHaveAttribute('href', 'mailto:camille%40aurora.example')
})

test('an answer on behalf is chosen by the advisor and recorded with its reason, and both are required', async () => {
  answerRollCallEvents()
  const sent = answerChange('post', `${one}/people/person-1/answer`, {})
  const { user } = await renderRoute('rollCall', scene)
  await user.click(await screen.findByRole('button', { name: 'Record answer for Camille Tremblay' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer for Camille Tremblay' }))
  await user.click(dialog.getByRole('button', { name: 'Record' }))
  expect(await dialog.findByRole('textbox', { name: /How do you know/ })).toBeInvalid()
  await user.type(dialog.getByRole('textbox', { name: /How do you know/ }), 'By telephone')
  await user.click(dialog.getByRole('button', { name: 'Record' }))
  expect(dialog.getByRole('radiogroup', { name: 'Answer' })).toBeInvalid()
  expect(dialog.getByText('Choose one of these.')).toBeVisible()
  expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Needs help' }))
  await user.click(dialog.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(sent).toEqual([{ answer: 'needsHelp', reason: 'By telephone' }]))
})

test('the people without an answer are reminded, and not before the pause is over', async () => {
  answerRollCallEvents()
  const sent = answerChange('post', `${one}/remind`, makeRollCall())
  const { user } = await renderRoute('rollCall', scene)
  await user.click(await screen.findByRole('button', { name: 'Remind 1 person' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('within the pause the button says for how long, and sends nothing', async () => {
  answerRollCallEvents()
  answer(one, makeRollCall({ remindFrom: new Date(Date.now() + 5 * 60_000).toISOString() }))
  const sent = answerChange('post', `${one}/remind`, makeRollCall())
  const { user } = await renderRoute('rollCall', scene)
  const button = await screen.findByRole('button', { name: 'Remind 1 person' })
  expect(button).toHaveAccessibleDescription(/Possible again in \d minutes/)
  await user.click(button)
  expect(sent).toEqual([])
})

test('ending a roll call is confirmed, and names who has not answered', async () => {
  answerRollCallEvents()
  const sent = answerChange('post', `${one}/close`, makeRollCall({ isOpen: false }))
  const { user } = await renderRoute('rollCall', scene)
  await user.click(await screen.findByRole('button', { name: 'End roll call' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End this roll call?' }))
  expect(dialog.getByText(/2 people have not answered/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'End roll call' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('the history says who did what, also on behalf and why', async () => {
  answerRollCallEvents()
  const event = { at: '2026-05-12T08:05:00.000Z', by: '', person: '', answer: null, reason: '', people: null }
  answer(
    `${one}/history`,
    pageOfRows([
      {
        ...event,
        id: 'e2',
        kind: 'answeredOnBehalf',
        by: 'Rosa Vega',
        person: 'Kim Li',
        answer: 'safe',
        reason: 'Called',
      },
      { ...event, id: 'e1', kind: 'asked', by: 'Rosa Vega', people: 4 },
    ]),
  )
  await renderRoute('rollCall', scene)
  expect(await screen.findByText(/Rosa Vega recorded for Kim Li: safe\. Called/)).toBeVisible()
  expect(screen.getByText(/Rosa Vega wrote to 4 people/)).toBeVisible()
})

test('an unknown roll call leads back to the list, and a failure can be tried again', async () => {
  fail(one, 404)
  const { unmount } = await renderRoute('rollCall', scene)
  expect(await screen.findByRole('heading', { name: 'There is no such roll call' })).toBeVisible()
  unmount()
  fail(one)
  await renderRoute('rollCall', scene)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
