import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { failureAnswer } from '#server/http/answers/envelope.ts'
import { Hono } from 'hono'
import { expectLog, logged } from '#tests/support/run/log.ts'
import { openTestServices } from '#tests/support/http/server.ts'

let at: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  at = await openTestServices()
})
afterAll(() => at.close())

async function answerTo(fail: () => unknown) {
  const app = new Hono().get('/thing/:id', async (c) => c.json(await fail()))
  app.onError(failureAnswer)
  const answer = await app.request('/thing/secret-id?q=private')
  return { status: answer.status, body: failureSchema.parse(await answer.json()) }
}

test('values that the database cannot take are 400, and a row that exists already is 409', async () => {
  const { db } = at.services
  expect((await answerTo(() => db.execute(sql`select ${'x'}::int`))).status).toBe(400)
  expect((await answerTo(() => db.execute(sql`select ${'2026-02-30'}::date`))).status).toBe(400)
  const again = { id: 'p-aurora-traveller', companyId: 'aurora', firstName: 'a', lastName: 'b', email: 'c' }
  const insert = () => db.insert(profiles).values({ ...again, cultureCode: 'en-US', countryCode: 'US' })
  expect((await answerTo(insert)).status).toBe(409)
})

test('an unexpected error is 500 with an id that the log has too, and no inner detail', async () => {
  expectLog(/no_such_table/)
  const { status, body } = await answerTo(() => at.services.db.execute(sql`select * from no_such_table`))
  const written = logged()
  const { id, route } = JSON.parse(written) as { id: string; route: string }
  expect([status, body.messageCode, route]).toEqual([500, 'unexpected', '/thing/:id'])
  expect(body.message).toContain(id)
  expect(JSON.stringify(body)).not.toMatch(/no_such_table|select|at /)
  expect(written).not.toMatch(/secret-id|private/)
})
