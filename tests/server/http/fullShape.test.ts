import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listOf, addition } from '#contract/wire/lenient.ts'
import { rolesSchema } from '#contract/session/roles.ts'
import { anyone } from '#server/http/access/access.ts'
import { mount } from '#server/http/operations/mount.ts'
import { operation } from '#server/http/operations/operation.ts'
import type { Services } from '#server/services/services.ts'

const answer = z.object({
  name: z.string(),
  source: addition(z.string(), 'agency'),
  roles: rolesSchema,
  rows: listOf(z.int()),
})

/** The status of the answer after the operation's checks, for a body that breaks its types. */
async function statusOf(body: object): Promise<number> {
  const app = new Hono()
  app.onError((error, c) => c.text(error.message, 500))
  const given = operation({
    api: 'main',
    method: 'get',
    path: '/thing',
    summary: '',
    cites: '',
    access: anyone,
    answer,
    handle: async () => body as z.output<typeof answer>,
  })
  mount(app, [given], {} as Services, async () => undefined)
  return (await app.request('/main/thing')).status
}
const full = { name: 'a', source: 'manual', roles: ['Admin'], rows: [1] }

test("the server's answers have the full shape, which clients do not require", async () => {
  expect(await statusOf(full)).toBe(200)
  const { source: _, ...withoutOurs } = full
  expect(z.parse(answer, withoutOurs).source).toBe('agency')
  expect(await statusOf(withoutOurs)).toBe(500)
  expect(await statusOf({ ...full, roles: ['Astronaut'] })).toBe(500)
  expect(await statusOf({ ...full, roles: 'Admin' })).toBe(500)
  expect(await statusOf({ ...full, rows: [1, 'two'] })).toBe(500)
  expect(await statusOf({ ...full, extra: true })).toBe(500)
})
