import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { invitations } from '#server/db/schema/system/identity.ts'
import { sweepExpired } from '#server/identity/sweepRegularly.ts'
import { Browser, titleOf } from '#tests/support/http/browser.ts'
import { invitationDesk, password, twice } from '#tests/support/session/invitationDesk.ts'

const hour = 3_600_000
const { desk, invited } = invitationDesk()

describe('the invitation mail', () => {
  test.each([
    ['en-CA', /^Quill & Daughters: you administer/, 'Hello Ada,', /within 72 hours: until \w+ \d+, \d{4}.* \(UTC\)/],
    [
      'fr-CA',
      /^Quill & Daughters\u00a0: vous administrez/,
      'Bonjour Ada,',
      /pendant 72 heures\u00a0: jusqu’au (?:1er|\d+) .* \(UTC\)/,
    ],
    ['es-MX', /^Quill & Daughters: usted administra/, 'Hola, Ada:', /durante 72 horas: hasta el \d+ .* \(UTC\)/],
  ])('the mail in %s tells until when its link works', async (culture, subject, greeting, until) => {
    const { mail, email, link } = await invited({ culture })
    expect(mail?.to).toMatchObject([{ name: 'Ada Quill', address: email }])
    expect(mail?.subject).toMatch(subject)
    expect(mail?.text).toContain(greeting)
    expect(mail?.text).toMatch(until)
    expect(link).toMatch(/\/identity\/set-password\/[\w-]{43}$/)
  })

  test('the mail contains a key that the database does not', async () => {
    const { link, accountId } = await invited()
    const [row] = await desk.identity.services.db.select().from(invitations).where(eq(invitations.accountId, accountId))
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(link.split('/').at(-1))
  })
})

describe('a link', () => {
  test('a link works once, also when it is sent twice at once', async () => {
    const { send, link, browser } = await invited()
    const answers = await Promise.all([send(twice(password)), send(twice('eight lanterns on a pier'))])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 410]))
    const late = await browser.open(link)
    expect([late.status, titleOf(late)]).toEqual([410, 'This link has been used'])
    expect(late.html).toContain('<a class="main" href="/">Sign in</a>')
  })

  test('a link that mail programs open is still good for its reader', async () => {
    const { link, browser, send } = await invited()
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) expect((await browser.open(link, { method })).status).toBe(200)
    expect((await send(twice(password))).location?.pathname).toBe('/')
  })

  test('a link expires after three days', async () => {
    const { link, browser, send } = await invited()
    vi.setSystemTime(Date.now() + 72 * hour - 1000)
    expect(titleOf(await browser.open(link))).toBe('Choose your password')
    vi.setSystemTime(Date.now() + 1000)
    const late = await browser.open(link)
    expect([late.status, titleOf(late)]).toEqual([410, 'This link has expired'])
    expect(late.html).toContain('72 hours')
    expect((await send(twice(password))).status).toBe(410)
  })

  test('a link ends when a newer mail is sent', async () => {
    const { link, browser, invite } = await invited()
    const newer = await invite()
    expect(titleOf(await browser.open(link))).toBe('This link has expired')
    expect(titleOf(await browser.open(newer.link))).toBe('Choose your password')
  })

  test.each([
    ['short', 'unknown'],
    ['long', 'x'.repeat(4000)],
  ])('a link that was never sent, %s, is unknown', async (_, token) => {
    const answer = await new Browser(desk.identity.origin).open(`/identity/set-password/${token}`)
    expect([answer.status, titleOf(answer)]).toEqual([404, 'This link is not known'])
    expect(answer.html).toContain('<a class="main" href="/">')
    expect(answer.html).not.toContain(token)
  })

  test.each(['', '..%2f..', 'a/b', 'a b'])('a malformed link is no page: %j', async (token) => {
    expect((await new Browser(desk.identity.origin).open(`/identity/set-password/${token}`)).status).toBe(404)
  })

  test('a link is deleted three months after it ended', async () => {
    const { link, browser } = await invited()
    vi.setSystemTime(Date.now() + (90 * 24 + 71) * hour)
    await sweepExpired(desk.identity.services)
    expect(titleOf(await browser.open(link))).toBe('This link has expired')
    vi.setSystemTime(Date.now() + 2 * hour)
    await sweepExpired(desk.identity.services)
    expect(titleOf(await browser.open(link))).toBe('This link is not known')
  })
})
