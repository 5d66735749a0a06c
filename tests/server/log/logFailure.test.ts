import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { profiles } from '#server/db/schema/company/people.ts'
import { logFailure } from '#server/log/logFailure.ts'
import { expectLog, logged } from '#tests/support/run/log.ts'
import { openTestServices } from '#tests/support/http/server.ts'

let at: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  at = await openTestServices()
})
afterAll(() => at.close())

const failureOf = (work: () => PromiseLike<unknown>) =>
  Promise.resolve(work()).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
const aloud = (message: string) => {
  throw new Error(message)
}
const line = () => JSON.parse(logged()) as Record<string, unknown>

describe('a line of the log', () => {
  test('a line of the log is one line of JSON, whatever the failure contains', () => {
    expectLog(/"what":"It failed."/)
    logFailure('It failed.', new Error('first\n{"what":"forged"}'), { route: '/trips/:id\n' })
    expect(logged()).not.toContain('forged')
    expect(logged().split('\n')).toHaveLength(1)
    expect(line()).toMatchObject({ what: 'It failed.', error: 'Error', at: expect.arrayContaining([]) as unknown })
  })

  test('a line of the log names the constraint of a refused row, and none of its values', async () => {
    expectLog(/"code":"23505"/)
    const row = { id: 'p-aurora-traveller', companyId: 'aurora', firstName: 'Ottoline', lastName: 'b', email: 'c@d.e' }
    const insert = () => at.services.db.insert(profiles).values({ ...row, cultureCode: 'en-US', countryCode: 'US' })
    logFailure('A request failed.', await failureOf(insert))
    expect(line()).toMatchObject({ code: '23505', table: 'profiles' })
    expect(logged()).not.toMatch(/Ottoline|p-aurora-traveller|c@d\.e|insert into/)
  })

  test('a line of the log quotes no value that the database could not read', async () => {
    expectLog(/"code":"22P02"/)
    logFailure('A request failed.', await failureOf(() => at.services.db.execute(sql`select ${'4111 secret'}::int`)))
    expect(logged()).not.toContain('4111')
  })

  test('a line of the log quotes no text that a library could not read', () => {
    expectLog(/"error":"SyntaxError"/)
    let failure: unknown
    try {
      JSON.parse('{"password":"hunter2"')
    } catch (error) {
      failure = error
    }
    logFailure('A request failed.', failure)
    expect(logged()).not.toContain('hunter2')
  })

  test.each([
    ['a header', () => new Headers({ Authorization: 'Bearer hunter2\n.' })],
    ['a function of Node', () => Buffer.from(Symbol('hunter2') as unknown as string)],
    ['fetch', () => new Request('hunter2')],
    ['the engine', () => 'id' in ('hunter2' as unknown as object)],
    ['a text that looks like a stack', () => aloud('refused\n    at hunter2 (mail.example:1:1)')],
  ])('a line of the log quotes no value that was given to %s', (_, work) => {
    expectLog(/"what":"A request failed."/)
    let failure: unknown
    try {
      work()
    } catch (error) {
      failure = error
    }
    expect(String(failure)).toContain('hunter2')
    logFailure('A request failed.', failure)
    expect(logged()).not.toContain('hunter2')
    expect((line().at as string[]).length).toBeGreaterThan(0)
  })

  test('a line of the log keeps what is needed to find a mistake in our own code', () => {
    expectLog(/Cannot read properties/)
    let failure: unknown
    try {
      failure = (undefined as unknown as { name: string }).name
    } catch (error) {
      failure = error
    }
    logFailure('A request failed.', failure)
    expect(line()).toMatchObject({ error: 'TypeError' })
    expect(String((line().at as string[])[0])).toContain('logFailure.test.ts')
  })

  test('a line of the log gives only the kind of a thrown value that is no error', () => {
    expectLog(/"error":"string"/)
    logFailure('A request failed.', 'a secret')
    expect(logged()).not.toContain('a secret')
  })
})
