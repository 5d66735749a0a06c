import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ActionMark, type PutActionMark, maxSnoozeDays } from '#contract/notices/actions.ts'
import { failureSchema } from '#contract/wire/envelope.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { actionMarks } from '#server/db/schema/profile/notifications.ts'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
  at.clock.now = new Date('2027-02-01T12:30:00Z')
})
afterAll(() => at.close())

const me = 'traveller@aurora'
const marks = `/main${placeOf(me)}/action-marks`
const put = (key: string, body: PutActionMark | object, as: Handle = me) =>
  at.send(as, `${marks}/${key}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
const mine = () => at.get<ActionMark[]>(me, marks)
const day = (days: number) => new Date(Date.UTC(2027, 1, 1 + days)).toISOString().slice(0, 10)

test('a snoozed or done mark is stored once, and removed as often as asked', async () => {
  await put('passportExpired:doc-1', { state: 'snoozed', until: day(7) })
  const again = await put('passportExpired:doc-1', { state: 'snoozed', until: day(9) })
  expect(await again.json()).toEqual({ key: 'passportExpired:doc-1', state: 'snoozed', until: day(9) })
  await put('issue:genderMissing', { state: 'done', until: null })
  expect(await mine()).toEqual([
    { key: 'issue:genderMissing', state: 'done', until: null },
    { key: 'passportExpired:doc-1', state: 'snoozed', until: day(9) },
  ])
  for (const _ of [1, 2]) {
    const answer = await at.send(me, `${marks}/issue:genderMissing`, { method: 'DELETE' })
    expect([answer.status, await answer.json()]).toEqual([200, { key: 'issue:genderMissing' }])
  }
  expect(await mine()).toHaveLength(1)
})

test('a read mark is stored like any mark, and a done mark replaces it', async () => {
  const key = 'passportExpired:doc-9'
  expect((await put(key, { state: 'read', until: null })).status).toBe(200)
  expect(await mine()).toContainEqual({ key, state: 'read', until: null })
  await put(key, { state: 'done', until: null })
  expect((await mine()).filter((mark) => mark.key === key)).toEqual([{ key, state: 'done', until: null }])
})

test('a read mark, set by showing a list, removes no other mark and never exceeds the limit', async () => {
  const key = 'passportExpired:doc-10'
  await put(key, { state: 'snoozed', until: day(5) })
  const answer = await put(key, { state: 'read', until: null })
  expect(await answer.json()).toEqual({ key, state: 'snoozed', until: day(5) })
  const { db } = at.services
  const read = Array.from({ length: mosts.actionMarks.most }, (_, turn) => ({
    profileId: profileIdOf(me),
    key: `read:${turn}`,
    state: 'read' as const,
  }))
  await db.insert(actionMarks).values(read)
  expect((await put('one-more', { state: 'read', until: null })).status).toBe(200)
  expect((await put('done', { state: 'done', until: null })).status).toBe(200)
  expect(await mine()).toContainEqual({ key, state: 'snoozed', until: day(5) })
  expect((await mine()).length).toBeLessThan(mosts.actionMarks.most)
})

test.each([
  ['a day that is over', { state: 'snoozed', until: day(-1) }, 'datePast'],
  ['today, even where it is still today longest', { state: 'snoozed', until: day(0) }, 'datePast'],
  ['a day too far ahead', { state: 'snoozed', until: day(maxSnoozeDays + 2) }, 'dateTooFar'],
])('a mark with %s is refused', async (_, body, code) => {
  const answer = await put('a', body)
  expect([answer.status, failureSchema.parse(await answer.json()).problems]).toEqual([400, [{ field: 'until', code }]])
})

test.each([
  ['30 February', 'a', { state: 'snoozed', until: '2027-02-30' }],
  ['read until a day', 'a', { state: 'read', until: day(3) }],
  ['done until a day', 'a', { state: 'done', until: day(3) }],
  ['put off for ever', 'a', { state: 'snoozed', until: null }],
  ['a key with a space', 'a%20b', { state: 'done', until: null }],
  ['a key too long', 'k'.repeat(121), { state: 'done', until: null }],
])('a mark with %s is refused', async (_, key, body) => {
  expect((await put(key, body)).status).toBe(400)
})

test('a person keeps no more marks than the limit, however many come at once, and expired ones make room', async () => {
  const { db } = at.services
  await db.delete(actionMarks)
  const kept = Array.from({ length: mosts.actionMarks.most - 1 }, (_, turn) => ({
    profileId: profileIdOf(me),
    key: `issue:${turn}`,
    state: 'snoozed' as const,
    until: day(30),
  }))
  await db.insert(actionMarks).values(kept)
  const answers = await Promise.all(['a', 'b', 'c'].map((key) => put(key, { state: 'done', until: null })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  expect((await put('issue:3', { state: 'done', until: null })).status).toBe(200)
  at.clock.now = new Date('2027-04-01T12:30:00Z')
  expect((await put('d', { state: 'done', until: null })).status).toBe(200)
  expect((await mine()).length).toBeLessThan(5)
})

test('marks are the person’s own: no arranger, no Admin and no other company reads them', async () => {
  const done = { state: 'done', until: null }
  expect((await put('a', done, 'arranger@aurora')).status).toBe(403)
  expect((await put('a', done, 'admin@aurora')).status).toBe(403)
  expect((await put('a', done, 'admin@boreal')).status).toBe(404)
})
