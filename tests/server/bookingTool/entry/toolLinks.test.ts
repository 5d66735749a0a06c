import { afterAll, beforeAll, expect, test } from 'vitest'
import { hiddenFields, openTool } from '#tests/support/bookingTool/toolVisitor.ts'
import { openTestServices } from '#tests/support/http/server.ts'

let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>
beforeAll(async () => {
  at = await openTestServices()
  tool = openTool(at.services)
})
afterAll(() => at.close())

const arranger = 'p-aurora-arranger'
const traveler = 'p-aurora-traveller'
const linkOf = async (booker: string, traveler = booker, type?: 'guest') => {
  const code = await tool.mint(booker, traveler, type)
  return { code, path: `/booking-tool/sso?userToken=${code}&locale=en-us&target=bookings` }
}
const follow = (path: string, cookie = '') => tool.app.request(path, { headers: { cookie } })
const cookieNamed = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
const agree = (fields: Record<string, string>, cookie: string) =>
  tool.app.request('/booking-tool/open', { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })

test('a link from another person signs nobody in: the page names who would book, and asks', async () => {
  const { path } = await linkOf('p-aurora-admin')
  const asked = await follow(path)
  expect(asked.status).toBe(409)
  expect(cookieNamed(asked, 'waymark_tool')).toBe('')
  const html = await asked.text()
  expect(html).toContain('Open the booking tool?')
  expect(html).toMatch(/This link opens the booking tool in the name of \w+/)
  const opened = await agree(hiddenFields(html), cookieNamed(asked, 'waymark_ask'))
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/booking-tool/bookings'])
  expect(cookieNamed(opened, 'waymark_tool')).not.toBe('')
})

test("the answer needs the page's own token, in the same browser", async () => {
  const { path } = await linkOf('p-aurora-admin')
  const asked = await follow(path)
  const fields = hiddenFields(await asked.text())
  const cookie = cookieNamed(asked, 'waymark_ask')
  for (const [said, sent] of [
    [fields, ''],
    [fields, 'waymark_ask=another'],
    [{ ...fields, token: 'another' }, cookie],
    [{ ...fields, door: 'other' }, cookie],
  ] as const) {
    const refused = await agree(said, sent)
    expect(refused.status).toBe(403)
    expect(cookieNamed(refused, 'waymark_tool')).toBe('')
  }
  expect((await agree(fields, cookie)).status).toBe(303)
  expect((await agree(fields, cookie)).status).toBe(410)
})

test('a link from elsewhere does not replace a running session: the page names its owner', async () => {
  const visitor = await tool.visitorOf(arranger, traveler)
  for (const { path } of [await linkOf('p-aurora-admin'), await linkOf(arranger), await linkOf(traveler)]) {
    const asked = await follow(path, visitor.cookie)
    expect(asked.status).toBe(409)
    expect(cookieNamed(asked, 'waymark_tool')).toBe('')
    expect(await asked.text()).toMatch(/is booking for Camille Tremblay in this browser now/)
    expect(await visitor.text('/booking-tool')).toContain('Booking for Camille Tremblay')
  }
})

test('a person booking for themself is named once', async () => {
  const visitor = await tool.visitorOf(traveler, traveler)
  const asked = await follow((await linkOf('p-aurora-admin')).path, visitor.cookie)
  expect(await asked.text()).toMatch(/>Camille Tremblay is booking in this browser now/)
})

test('the earlier session ends once the new one is agreed', async () => {
  const visitor = await tool.visitorOf(arranger, traveler)
  const asked = await follow((await linkOf('p-aurora-admin')).path, visitor.cookie)
  const cookies = `${visitor.cookie}; ${cookieNamed(asked, 'waymark_ask')}`
  expect((await agree(hiddenFields(await asked.text()), cookies)).status).toBe(303)
  expect((await visitor.get('/booking-tool')).status).toBe(401)
})

test('a link from the application in this browser opens at once, also for another traveler', async () => {
  const visitor = await tool.visitorOf(arranger, traveler)
  const { code, path } = await linkOf(arranger)
  const opened = await follow(path, `${visitor.cookie}; ${tool.givenWith(code)}`)
  expect(opened.status).toBe(303)
  expect(cookieNamed(opened, 'waymark_tool')).not.toBe('')
})

test('the same person and traveler continue without a question; a guest always needs one', async () => {
  const visitor = await tool.visitorOf(arranger, traveler)
  expect((await follow((await linkOf(arranger, traveler)).path, visitor.cookie)).status).toBe(303)
  const guest = 'p-aurora-guestbooker'
  const booker = await tool.enter(await tool.mint(guest, guest, 'guest'))
  expect((await follow((await linkOf(guest, guest, 'guest')).path, booker.cookie)).status).toBe(409)
})
