import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { invitations } from '#server/db/schema/identity.ts'
import { accounts, profiles } from '#server/db/schema/people.ts'
import { sweepExpired } from '#server/identity/sweepRegularly.ts'
import { securityHeaders } from '#server/web/securityHeaders.ts'
import { alertOf, titleOf, Browser } from '#tests/support/http/browser.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { makeCompany } from '#tests/support/commands/firstCompany.ts'
import { type Identity, openIdentity } from '#tests/support/identity/identity.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'

const hour = 3_600_000
const password = 'seven kettles in the harbour'
const twice = (text: string) => ({ password: text, again: text })

let identity: Identity
let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeAll(async () => {
  outbox = await openOutbox()
  identity = await openIdentity({ ...realPeople, OUTBOX_DIR: outbox.folder })
})
afterAll(async () => {
  await identity.close()
  await outbox.close()
})
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))

let made = 0
/** A person invited to a separate company, and the page of their link. */
async function invited({ local = 'ada.quill', culture = 'en-CA' } = {}) {
  made += 1
  const email = `${local}@house${made}.example`
  const company = await makeCompany(
    identity.services,
    outbox,
    '--name',
    `House ${made}`,
    '--admin',
    email,
    '--culture',
    culture,
  )
  const { link, mail } = await company.invite()
  const browser = new Browser(identity.origin)
  const page = await browser.open(link)
  const send = (fields: Record<string, string>) => browser.submit(page, fields)
  return { ...company, email, link, mail, browser, page, send }
}

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
    const [row] = await identity.services.db.select().from(invitations).where(eq(invitations.accountId, accountId))
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(link.split('/').at(-1))
  })
})

describe('the page to set a password', () => {
  test('the page is protected, shows the rules, and is in the language of the person', async () => {
    const { page } = await invited({ culture: 'fr-CA' })
    expect(page.status).toBe(200)
    for (const [name, value] of Object.entries(securityHeaders('text/html')))
      expect(page.headers.get(name), name).toBe(value)
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(page.html).toContain('<html lang="fr-CA">')
    expect(page.html).toContain('Au moins 12 caractères, au plus 128.')
  })

  test('the page still works after a mail program has opened it', async () => {
    const { browser, link, send } = await invited()
    await browser.open(link)
    expect(titleOf(await send(twice(password)))).toBe('Your password is set')
  })

  test('the page asks for a name only where the invitation had none, and stores it', async () => {
    const known = await invited()
    expect(known.page.html).not.toContain('name="lastName"')
    const { page, send, accountId } = await invited({ local: 'ada' })
    expect(page.html).toContain('value="Ada"')
    expect(alertOf(await send({ ...twice(password), firstName: 'Ada', lastName: ' ' }))).toContain(
      'first and last name',
    )
    expect(alertOf(await send({ ...twice(password), firstName: 'Ада', lastName: 'Quill' }))).toContain('Latin letters')
    await send({ ...twice(password), firstName: ' Ada ', lastName: 'Quill' })
    const [row] = await identity.services.db
      .select({ firstName: profiles.firstName, lastName: profiles.lastName })
      .from(accounts)
      .innerJoin(profiles, eq(profiles.id, accounts.profileId))
      .where(eq(accounts.id, accountId))
    expect(row).toEqual({ firstName: 'Ada', lastName: 'Quill' })
  })
})

describe('a password', () => {
  test.each([
    ['nothing', '', 'too short'],
    ['too short', 'kettle ring', 'too short'],
    ['too long', 'ab1 '.repeat(33), 'too long'],
    ['common', 'password1234', 'easy to guess'],
    ['a row of keys', 'qwertyuiop12', 'easy to guess'],
    ['one letter', 'a'.repeat(40), 'easy to guess'],
    ['the name of the product', 'waymarkwaymark', 'easy to guess'],
    ['what stands before the @', 'my Ada.Quill key', 'your e-mail address'],
  ])('a password that is %s is refused with the reason', async (_, text, why) => {
    const { send } = await invited()
    const answer = await send(twice(text))
    expect([answer.status, alertOf(answer)]).toEqual([200, expect.stringContaining(why)])
    expect(answer.html).not.toMatch(/type="password"[^>]*value=/)
  })

  test('a password typed differently the second time is refused', async () => {
    const { send } = await invited()
    expect(alertOf(await send({ password, again: `${password}s` }))).toContain('not the same')
  })

  test.each(['un café au lait, deux', 'K'.normalize('NFD') + 'ettle ñandú harbour', 'correct horse battery'])(
    'the password %j signs in from then on, and nothing did before',
    async (text) => {
      const { send, email } = await invited()
      for (const guess of ['', 'null', text])
        await expect(identity.signIn({ login: email, password: guess })).rejects.toThrow('The form was answered 200')
      await send(twice(text))
      const { tokens } = await identity.signIn({ login: email, password: text.normalize('NFC') })
      expect(await identity.whoami(tokens.access_token)).toBe(200)
    },
  )

  test('a new password signs out every earlier session', async () => {
    const { send, email, invite, browser } = await invited()
    await send(twice(password))
    const { tokens } = await identity.signIn({ login: email, password })
    const again = await invite()
    await browser.submit(await browser.open(again.link), twice('eight lanterns on a pier'))
    expect(await identity.whoami(tokens.access_token)).toBe(401)
    await expect(identity.signIn({ login: email, password })).rejects.toThrow('The form was answered 200')
    expect((await identity.refresh(tokens.refresh_token!)).status).toBe(400)
  })
})

describe('a link', () => {
  test('a link works once, also when it is sent twice at once', async () => {
    const { send, link, browser } = await invited()
    const answers = await Promise.all([send(twice(password)), send(twice('eight lanterns on a pier'))])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
    const late = await browser.open(link)
    expect([late.status, titleOf(late)]).toEqual([410, 'This link has been used'])
    expect(late.html).toContain('<a class="main" href="/">Sign in</a>')
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
    const answer = await new Browser(identity.origin).open(`/identity/set-password/${token}`)
    expect([answer.status, titleOf(answer)]).toEqual([404, 'This link is not known'])
    expect(answer.html).toContain('<a class="main" href="/">')
    expect(answer.html).not.toContain(token)
  })

  test.each(['', '..%2f..', 'a/b', 'a b'])('a malformed link is no page: %j', async (token) => {
    expect((await new Browser(identity.origin).open(`/identity/set-password/${token}`)).status).toBe(404)
  })

  test('a link is deleted three months after it ended', async () => {
    const { link, browser } = await invited()
    vi.setSystemTime(Date.now() + (90 * 24 + 71) * hour)
    await sweepExpired(identity.services)
    expect(titleOf(await browser.open(link))).toBe('This link has expired')
    vi.setSystemTime(Date.now() + 2 * hour)
    await sweepExpired(identity.services)
    expect(titleOf(await browser.open(link))).toBe('This link is not known')
  })
})

test('ten refused passwords make the eleventh wait, for this link only', async () => {
  const { send, link, browser } = await invited()
  const answers = await Promise.all(Array.from({ length: 13 }, () => send(twice('short'))))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  const right = await send(twice(password))
  expect([right.status, titleOf(right)]).toEqual([429, 'Too many attempts'])
  expect(titleOf(await (await invited()).send(twice(password)))).toBe('Your password is set')
  vi.setSystemTime(Date.now() + 11 * 60_000)
  expect(titleOf(await browser.open(link))).toBe('Choose your password')
  expect(titleOf(await send(twice(password)))).toBe('Your password is set')
})
