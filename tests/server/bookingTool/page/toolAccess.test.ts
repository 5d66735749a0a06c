import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { toolPath } from '#contract/booking/toolAddress.ts'
import type { ToolPage } from '#bookingTool/page/toolPage.ts'
import { toolPages } from '#bookingTool/tool.ts'
import { openTool, visitorWith, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'
import { profileIdOf } from '#tests/support/http/api.ts'
import { principals } from '#tests/support/http/principals.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { count } from '#tests/support/run/gateCount.ts'

let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>
/** Visitors by name: each kind of person who may book, and people without a valid session. */
const visitors = new Map<string, ToolVisitor>()

/** The people who can open the tool: all have employment, a policy and a complete profile. */
const bookers = ['self', 'approvedArranger', 'guestBooker', 'vip', 'admin', 'finance', 'risk', 'organiser'] as const
const arrangers = ['approvedArranger'] as const
const intruders = ['anonymous', 'forged', 'signedOut', 'idle', 'withdrawn', 'replaced'] as const
const names = [...bookers, ...arrangers.map((who) => `${who} for self`), ...intruders]

beforeAll(async () => {
  at = await openTestServices()
  tool = openTool(at.services)
  const idOf = (who: (typeof bookers)[number]) => profileIdOf(principals[who])
  for (const who of bookers) visitors.set(who, await tool.visitorOf(idOf(who)))
  for (const who of arrangers) visitors.set(`${who} for self`, await tool.visitorOf(idOf(who), idOf('self')))
  visitors.set('anonymous', visitorWith(tool.app.request, ''))
  visitors.set('forged', visitorWith(tool.app.request, `waymark_tool=${'x'.repeat(43)}`))
  visitors.set('signedOut', await tool.visitorOf('p-boreal-traveller'))
  await at.services.db.delete(oidcRecords).where(eq(oidcRecords.id, 'g-p-boreal-traveller'))
  visitors.set('idle', await tool.visitorOf('p-boreal-admin'))
  await at.services.db.delete(oidcRecords).where(eq(oidcRecords.id, 'r-p-boreal-admin'))
  visitors.set('withdrawn', await tool.visitorOf('p-boreal-arranger', 'p-boreal-traveller'))
  await at.services.db.update(arrangerRequests).set({ status: 'sent' }).where(eq(arrangerRequests.companyId, 'boreal'))
  visitors.set('replaced', await tool.visitorOf('p-aurora-everything'))
  const code = await tool.mint('p-aurora-everything')
  const cookie = `${visitors.get('replaced')!.cookie}; ${tool.givenWith(code)}`
  await tool.app.request(`/booking-tool/sso?userToken=${code}`, { headers: { cookie } })
})
afterAll(() => at.close())

const addressOf = ({ path }: ToolPage) => `${toolPath}${path.replace(/:\w+/g, 'NOSUCH')}`.replace(/\/$/, '')
const isIntruder = (who: string) => intruders.some((each) => each === who)

describe.each(toolPages.map((each) => [`${each.method} ${each.path}`, each] as const))('%s', (route, each) => {
  test.each(names)('the answer is right for %s', async (who) => {
    const visitor = visitors.get(who)!
    const { status } = await (each.method === 'get' ? visitor.get(addressOf(each)) : visitor.post(addressOf(each), {}))
    const isOpen = each.access.name === 'anyone'
    const leaked = !isOpen && isIntruder(who) && status < 400
    count({ routes: 'tool', route, principal: who, status, leaked })
    if (isOpen) expect([200, 403, 410]).toContain(status)
    else if (isIntruder(who)) expect([401, 403]).toContain(status)
    // Past the gate: a page, a redirect, nothing of that id, or a form without the token of its session.
    else expect(each.method === 'get' ? [200, 303, 404, 422] : [403]).toContain(status)
  })
})

test('every mounted address is one of these pages; other methods are 405, other addresses need a session', async () => {
  const mounted = tool.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith(toolPath))
  const declared = toolPages.map(({ method, path }) => `${method.toUpperCase()} ${toolPath}${path}`.replace(/\/$/, ''))
  expect(mounted.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(declared.toSorted())
  const wrong = await tool.app.request('/booking-tool/confirm', { method: 'DELETE' })
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET, POST'])
  expect((await visitors.get('self')!.get('/booking-tool/nothing')).status).toBe(404)
  expect((await visitors.get('anonymous')!.get('/booking-tool/nothing')).status).toBe(401)
})

test('every page has one of the two rules, and every form of a session checks its token', async () => {
  for (const each of toolPages) expect(['anyone', 'toolSession']).toContain(each.access.name)
  const others = await (await visitors.get('vip')!.get('/booking-tool')).text()
  const token = /name="who" value="(\w+)"/.exec(others)![1]!
  for (const { path } of toolPages.filter(({ method, access }) => method === 'post' && access.name === 'toolSession')) {
    const address = `${toolPath}${path.replace(':bookingId', 'NOSUCH')}`
    const answer = await visitors.get('self')!.post(address, { who: token, token })
    expect(answer.status).toBe(403)
  }
})
