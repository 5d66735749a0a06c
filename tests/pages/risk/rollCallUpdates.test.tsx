import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { RollCallEvent } from '#contract/risk/rollCalls.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerQueries } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeRollCall, makeRollCallPerson, pageOfRows } from '#tests/support/risk/rollCallFactory.ts'
import { answerRollCallEvents, rollCallPath as one, rollCallScene as scene } from '#tests/support/risk/rollCallScene.ts'

let send: ReturnType<typeof answerRollCallEvents>
beforeEach(() => {
  learnAdditions([{ name: 'rollcalls', status: 'enabled' }])
  answer(one, makeRollCall())
  answer(`${one}/people`, pageOfRows([makeRollCallPerson()]))
  answer(`${one}/history`, pageOfRows([]))
  send = answerRollCallEvents()
})
const change = (version: number) => ({ version, isOpen: true, counts: makeRollCall().counts })

test('the history can be read to its beginning', async () => {
  const newestFirst = Array.from({ length: 120 }, (_, index): RollCallEvent => ({
    id: `e${index}`,
    kind: index === 119 ? 'asked' : 'answered',
    at: '2026-05-12T08:05:00.000Z',
    by: index === 119 ? 'Rosa Vega' : '',
    person: 'Kim Li',
    answer: 'safe',
    reason: '',
    people: 4,
  }))
  answerQueries(`${one}/history`, (query) => {
    const [page, size] = [Number(query.get('pageNumber')), Number(query.get('pageSize'))]
    return { ...pageOfRows(newestFirst.slice((page - 1) * size, page * size)), totalItemCount: newestFirst.length }
  })
  const { user } = await renderRoute('rollCall', scene)
  await user.click(await screen.findByRole('button', { name: 'Show 50 more' }))
  await user.click(await screen.findByRole('button', { name: 'Show 20 more' }))
  expect(await screen.findByText(/Rosa Vega wrote to 4 people/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Show \d+ more$/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus())
})

test('a reminder of another advisor is seen, so that nobody is reminded twice', async () => {
  await renderRoute('rollCall', scene)
  await screen.findByText('Answers show as they come')
  answer(one, makeRollCall({ version: 4, remindFrom: new Date(Date.now() + 5 * 60_000).toISOString() }))
  send(change(4))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remind 1 person' })).toHaveAccessibleDescription(/^Possible again in/),
  )
})

test('rows keep their places while the pointer is among them, and the newest order waits for a press', async () => {
  const kim = makeRollCallPerson({ id: 'p2', name: 'Kim Li', state: 'noAnswer', note: '', answeredAt: null, way: null })
  const ada = { ...kim, id: 'p3', name: 'Ada Quill' }
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => /Kim|Ada/.exec(textContent ?? '')?.[0])
  answer(`${one}/people`, pageOfRows([kim, ada]))
  const { user } = await renderRoute('rollCall', scene)
  await user.hover(await screen.findByRole('button', { name: 'Record answer for Ada Quill' }))
  answer(`${one}/people`, pageOfRows([{ ...ada, state: 'needsHelp', note: 'Room 12' }, kim]))
  send(change(4))
  expect(await screen.findByText('Room 12')).toBeVisible()
  expect(names()).toEqual(['Kim', 'Ada'])
  // The pointer of user-event would leave the rows on its way.
  fireEvent.click(screen.getByRole('button', { name: 'Show the new order' }))
  expect(names()).toEqual(['Ada', 'Kim'])
  expect(screen.getByRole('region', { name: 'People' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Show the new order' })).toBeNull()
})

test('rows are in their newest order once the pointer and the focus are elsewhere', async () => {
  const kim = makeRollCallPerson({ id: 'p2', name: 'Kim Li', state: 'noAnswer' })
  const ada = { ...kim, id: 'p3', name: 'Ada Quill' }
  answer(`${one}/people`, pageOfRows([kim, ada]))
  const { user } = await renderRoute('rollCall', scene)
  await user.hover(await screen.findByRole('button', { name: 'Record answer for Ada Quill' }))
  answer(`${one}/people`, pageOfRows([ada, kim]))
  send(change(4))
  await screen.findByRole('button', { name: 'Show the new order' })
  await user.hover(screen.getByRole('heading', { level: 1 }))
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Ada Quill')
})

test('a roll call about an alert leads back to the alert and its travelers', async () => {
  answer(one, makeRollCall({ alertId: 'flood-1' }))
  await renderRoute('rollCall', scene)
  const link = await screen.findByRole('link', { name: 'See the alert' })
  expect(link).toHaveAttribute('href', '/en-ca/find-travelers?p=event%3Aflood-1')
})
