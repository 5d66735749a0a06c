import { afterAll, beforeAll, expect, test } from 'vitest'
import { mosts, type MostName } from '#contract/fields/mosts.ts'
import { allowances } from '#server/db/schema/system/limits.ts'
import { openTestApi } from '#tests/support/http/api.ts'
import { agent, openDesks, queuePath, requestsPath } from '#tests/support/helpDesk/desk.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())
const desks = openDesks(() => at)
const me = 'finance@aurora'

test.each<[MostName, string]>([
  ['deskRequests', 'a person opens'],
  ['deskAnswers', 'an agent writes'],
])('more %s than %s within a time are refused, with the time to wait', async (name) => {
  const { id } = await desks.ask(me)
  const { most } = mosts[name]
  mosts[name].most = 2
  await at.services.db.delete(allowances)
  const send = () =>
    name === 'deskRequests'
      ? desks.send(me, requestsPath(me), 'POST', { topic: 'other', text: 'Hello' })
      : desks.send(agent, `${queuePath}/queue/${id}/messages`, 'POST', { text: 'Hello' })
  const answers = [await send(), await send(), await send()]
  mosts[name].most = most
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(Number(answers[2]!.headers.get('Retry-After'))).toBeGreaterThan(0)
})
