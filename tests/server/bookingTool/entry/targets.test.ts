import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool } from '#tests/support/bookingTool/toolVisitor.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { expectLog } from '#tests/support/run/log.ts'
import { winter } from '#tests/support/run/testEnv.ts'

const traveler = 'p-aurora-traveller'
let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>

beforeAll(async () => {
  at = await openTestServices({}, () => winter)
  tool = openTool(at.services)
})
afterAll(() => at.close())

test('the address decides where a session starts, how wide its pages are and whether they have a menu', async () => {
  const open = async (more: string) => {
    const code = await tool.mint(traveler)
    const path = `/booking-tool/sso?userToken=${code}&locale=es-mx&${more}`
    const entered = await tool.app.request(path, { headers: { cookie: tool.givenWith(code) } })
    const cookie = entered.headers.getSetCookie().at(-1)!.split(';')[0]!
    const begins = entered.headers.get('location')!
    return { begins, html: await (await tool.app.request(begins, { headers: { cookie } })).text() }
  }
  const plain = await open('ismobile=false')
  expect(plain.begins).toBe('/booking-tool')
  expect(plain.html).toContain('Mis reservas')
  expect(plain.html).not.toContain('data-mobile')
  const phone = await open('ismobile=true&hideMenu=true&target=bookings')
  expect(phone.begins).toBe('/booking-tool/bookings')
  expect(phone.html).toContain('data-mobile')
  expect(phone.html).not.toContain('class="menu"')
  const group = await open('target=group&autosubmit=true&city=PAR&departureDate=3/8/2027&returnDate=3/11/2027')
  expect(group.begins).toContain('/booking-tool/search?transport=flight&trip=return&from=YUL&to=PAR&depart=2027-03-08')
})

test('an error page of the tool tells that nothing was booked and has a way on', async () => {
  const broken = openTool({
    ...at.services,
    now: () => {
      throw new Error('down')
    },
  })
  expectLog(/"what":"A request failed.",.*"method":"GET","route":"\/booking-tool"/)
  const answer = await broken.app.request('/booking-tool')
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toContain('Something went wrong on our side')
  expect(html).toContain('href="/booking-tool"')
})
