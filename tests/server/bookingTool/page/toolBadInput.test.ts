import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolPath } from '#contract/booking/toolAddress.ts'
import { toolPages } from '#bookingTool/tool.ts'
import { hiddenFields, openTool, type ToolVisitor } from '#tests/support/bookingTool/toolVisitor.ts'
import { word } from '#tests/support/http/nastyWords.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { fuzz } from '#tests/support/run/fuzz.ts'
import { count } from '#tests/support/run/gateCount.ts'

let at: Awaited<ReturnType<typeof openTestServices>>
let tool: ReturnType<typeof openTool>
let visitor: ToolVisitor
/** A right form of the session, which bad fields are added to. */
let own: Record<string, string>
beforeAll(async () => {
  at = await openTestServices()
  tool = openTool(at.services)
  visitor = await tool.visitorOf('p-aurora-traveller')
  const { who } = hiddenFields(await visitor.text(toolPath))
  own = { who: who!, token: 'x' }
})
afterAll(() => at.close())

const addressOf = (path: string, id = 'NOSUCH') => `${toolPath}${path.replace(/:\w+/g, id)}`.replace(/\/$/, '')
const send = (address: string, init: RequestInit = {}) =>
  tool.app.request(address, {
    ...init,
    headers: { cookie: visitor.cookie, ...(init.headers as Record<string, string>) },
    redirect: 'manual',
  })
const form = (type: string, body: BodyInit): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type },
})
const encoded = 'application/x-www-form-urlencoded'

const gets = toolPages.filter(({ method }) => method === 'get').map(({ path }) => path)
const posts = toolPages.filter(({ method }) => method === 'post').map(({ path }) => path)

describe.each(gets)('the page %s', (path) => {
  test.each([
    ['a query that is not UTF-8', '?to=%ff%fe'],
    ['a percent sign and nothing', '?to=50%'],
    ['half a character', '?to=%ED%A0%80'],
  ])('the page answers %s with a page, not with a failure', async (_, query) => {
    const answer = await send(addressOf(path) + query)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This could not be read')
  })

  test('the page answers a NUL, a repeated field and an endless field with a page', async () => {
    for (const query of ['?to=a%00b', '?to=a&to=b', `?to=${'a'.repeat(9000)}`])
      expect((await send(addressOf(path) + query)).status).toBeLessThan(500)
  })
})

test.each(['%00', '%E0%A4%A', '%ED%A0%80'])('an id %s in any address is refused with a page', async (id) => {
  const withIds = toolPages.filter(({ path }) => path.includes(':'))
  for (const { method, path } of withIds) {
    const init = method === 'post' ? form(encoded, new URLSearchParams(own)) : {}
    expect((await send(addressOf(path, id), init)).status, path).toBe(400)
  }
  expect((await send(`/booking-tool/nothing/${id}`)).status).toBe(id === '%00' ? 404 : 400)
})

describe.each(posts)('the form %s', (path) => {
  const broken = '--x\r\nContent-Disposition: form-data; name="token"\r\n\r\nabc'
  test.each([
    ['too large', form(encoded, new URLSearchParams({ token: 'x'.repeat(20_000) })), 413],
    ['a multipart that breaks off', form('multipart/form-data; boundary=x', broken), 415],
    ['a multipart without boundary', form('multipart/form-data', broken), 415],
    ['JSON', form('application/json', '{"token":"x"}'), 415],
    ['nothing said about it', { method: 'POST', body: new Uint8Array([1, 2]) }, 415],
    ['with a NUL', form(encoded, 'token=a%00b'), 400],
    ['with half an escape', form(encoded, 'token=%E0%A4%A'), 400],
    ['with bytes that are no UTF-8', form(encoded, new Uint8Array([0x74, 0x3d, 0xff, 0xfe])), 400],
    ['with a field twice', form(encoded, 'token=a&token=b'), 400],
    ['with a field without end', form(encoded, new URLSearchParams({ token: 'x'.repeat(5000) })), 400],
  ])('a form (%s) is refused with a page', async (_, init, status) => {
    const answer = await send(addressOf(path), init)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('This could not be read')
  })

  test('a form without a length that is too large is refused as soon as it is', async () => {
    let pieces = 0
    const body = new ReadableStream({
      pull: (controller) => {
        pieces += 1
        controller.enqueue(new Uint8Array(8192).fill(0x61))
      },
    })
    const headers = { 'Content-Type': encoded, cookie: visitor.cookie }
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
    expect((await send(addressOf(path), init)).status).toBe(413)
    expect(pieces).toBeLessThan(10)
  })
})

describe.each(toolPages.map((each) => [`${each.method} ${each.path}`, each] as const))('%s', (route, each) => {
  const names = [...Object.keys((each.form ?? each.query)?._zod.def.shape ?? {}), 'other']

  test('the page never answers 5xx, whatever it receives', async () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), word), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(word, pairs, fc.boolean(), async (id, said, isOwn) => {
        const fields = new URLSearchParams([...said, ...(isOwn ? [['who', own.who!] as [string, string]] : [])])
        const address = addressOf(each.path, encodeURIComponent(id.toWellFormed()))
        const answer = await (each.method === 'get'
          ? send(`${address}?${fields}`)
          : send(address, form(encoded, fields)))
        count({ routes: 'tool', route, principal: 'anything', status: answer.status, leaked: false })
        expect(answer.status).toBeLessThan(500)
      }),
      fuzz,
    )
  })
})
