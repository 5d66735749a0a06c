import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { toolSessions } from '#server/db/schema/trips/bookingTool.ts'
import { companies, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { samlAddress } from '#server/domains/booking/saml/issue.ts'
import { headerOf, openingOf, openTool } from '#tests/support/bookingTool/toolVisitor.ts'
import { openTestServices } from '#tests/support/http/server.ts'

// Each test changes permissions, so it has its own database.
let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>
beforeEach(async () => {
  at = await openTestServices()
  tool = openTool(at.services)
})
afterEach(() => at.close())

const arranger = 'p-aurora-arranger'
const traveler = 'p-aurora-traveller'
const guestBooker = 'p-aurora-guestbooker'
const visits = {
  self: [traveler, traveler, 'self'],
  arranger: [arranger, traveler, 'traveler'],
  guest: [guestBooker, guestBooker, 'guest'],
} as const

const day = 86_400_000
const record = (model: string, booker: string) =>
  and(eq(oidcRecords.model, model), eq(oidcRecords.id, `${model === 'Grant' ? 'g' : 'r'}-${booker}`))
const end = (booker: string) => at.services.db.delete(oidcRecords).where(record('Grant', booker))
const company = (row: Partial<typeof companies.$inferInsert>) => () =>
  at.services.db.update(companies).set(row).where(eq(companies.id, 'aurora'))
const employee = (key: string, row: Partial<typeof employees.$inferInsert>) => () =>
  at.services.db
    .update(employees)
    .set(row)
    .where(eq(employees.id, `e-aurora-${key}`))
const profile = (id: string, row: Partial<typeof profiles.$inferInsert>) => () =>
  at.services.db.update(profiles).set(row).where(eq(profiles.id, id))
const policies = (row: Partial<typeof travelPolicies.$inferInsert>) => () =>
  at.services.db.update(travelPolicies).set(row).where(eq(travelPolicies.companyId, 'aurora'))

const ends: [what: string, who: keyof typeof visits, change: () => PromiseLike<unknown>, status: 401 | 403][] = [
  ['signing out', 'self', () => end(traveler), 401],
  ['signing out, for an arranger', 'arranger', () => end(arranger), 401],
  [
    'staying idle',
    'self',
    () =>
      at.services.db
        .update(oidcRecords)
        .set({ expiresAt: new Date(Date.now() - day) })
        .where(record('RefreshToken', traveler)),
    401,
  ],
  ['leaving the company', 'self', employee('traveller', { status: 'inactive' }), 401],
  ['closing the profile', 'self', profile(traveler, { active: false }), 403],
  [
    'withdrawing the approval',
    'arranger',
    () =>
      at.services.db
        .update(arrangerRequests)
        .set({ status: 'sent' })
        .where(and(eq(arrangerRequests.arrangerProfileId, arranger), eq(arrangerRequests.travelerProfileId, traveler))),
    403,
  ],
  ['the traveler leaving the company', 'arranger', employee('traveller', { status: 'inactive' }), 403],
  ['the arranger leaving the company', 'arranger', employee('arranger', { status: 'inactive' }), 401],
  [
    'removing the role',
    'guest',
    () =>
      at.services.db
        .delete(profileRoles)
        .where(and(eq(profileRoles.profileId, guestBooker), eq(profileRoles.role, 'GuestBooking'))),
    403,
  ],
  ['a policy against booking oneself', 'self', policies({ isAllowedSelf: false }), 403],
  [
    'a policy against booking for others',
    'arranger',
    policies({ isAllowedTransient: false, isAllowedEvent: false }),
    403,
  ],
  ['taking the policy away', 'self', employee('traveller', { travelPolicyId: null }), 403],
  ['a profile that is no longer complete', 'self', profile(traveler, { gender: null }), 403],
  ['another tool of the company', 'self', company({ obtKind: 'Concur' }), 403],
  ['no tool of the company', 'self', company({ obtKind: null }), 403],
]

describe.each(ends)('after %s, for %s', (_, who, change, status) => {
  test('the next request of the tool is refused, and so are earlier codes', async () => {
    const [booker, traveler, type] = visits[who]
    const code = await tool.mint(booker, traveler, type)
    const visitor = await tool.enter(await tool.mint(booker, traveler, type))
    expect((await visitor.get('/booking-tool/guest')).status).toBe(who === 'guest' ? 200 : 303)
    await change()
    for (const path of ['', '/guest', '/search', '/choose', '/confirm', '/bookings', '/bookings/ABC234', '/nothing']) {
      const answer = await visitor.get(`/booking-tool${path}`)
      expect(answer.status, path).toBe(path === '' ? status : 401)
      expect(answer.headers.get('set-cookie')).toMatch(/^waymark_tool=; Max-Age=0; Path=\/booking-tool/)
      expect(await answer.text()).not.toMatch(/Camille|Tremblay/)
    }
    expect(await at.services.db.$count(toolSessions)).toBe(0)
    const door = await tool.app.request(`/booking-tool/sso?userToken=${code}&locale=en-us`, {
      headers: { cookie: tool.givenWith(code) },
    })
    expect(door.status).toBe(410)
    expect(door.headers.get('set-cookie')).toBeNull()
  })
})

test('a refused session stays refused although the approval is given again', async () => {
  const approve = (status: 'approved' | 'sent') =>
    at.services.db.update(arrangerRequests).set({ status }).where(eq(arrangerRequests.travelerProfileId, traveler))
  const visitor = await tool.visitorOf(arranger, traveler)
  await approve('sent')
  const refused = await visitor.get('/booking-tool')
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('You can no longer book here')
  await approve('approved')
  expect((await visitor.get('/booking-tool')).status).toBe(401)
  expect((await (await tool.visitorOf(arranger, traveler)).get('/booking-tool')).status).toBe(200)
})

test('an earlier SAML artifact ends with its sign-in', async () => {
  await company({ obtKind: 'saml' })()
  const { url, cookie } = await samlAddress(at.services, await openingOf(at.services, traveler), traveler)
  await end(traveler)
  const headers = { cookie: headerOf(cookie) }
  const answer = await tool.app.request(url.replace('http://waymark.test', ''), { headers })
  expect(answer.status).toBe(410)
  expect(await at.services.db.$count(toolSessions)).toBe(0)
})

test('a code opens only the door of its own kind', async () => {
  for (const door of ['concur', 'certify', 'saml']) {
    const code = await tool.mint(traveler)
    const path = `/booking-tool/${door}?userToken=${code}&SAMLart=${code}`
    const answer = await tool.app.request(path, { headers: { cookie: tool.givenWith(code) } })
    expect(answer.status).toBe(410)
  }
})
