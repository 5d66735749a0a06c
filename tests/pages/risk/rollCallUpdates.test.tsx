import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { RollCallEvent } from '#contract/rollCalls.ts'
import { learnAdditions } from '@/http/additions'
import { answer, answerQueries } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeRollCall, makeRollCallPerson, pageOfRows } from '#tests/support/risk/rollCallFactory.ts'
import { answerEvents, rollCallPath as one, rollCallScene as scene } from '#tests/support/risk/rollCallScene.ts'

let send: (change: object) => void
beforeEach(() => {
  learnAdditions([{ name: 'rollcalls', status: 'enabled' }])
  answer(one, makeRollCall())
  answer(`${one}/people`, pageOfRows([makeRollCallPerson()]))
  answer(`${one}/history`, pageOfRows([]))
  send = answerEvents()
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
