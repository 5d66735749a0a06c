import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { employees } from '#server/db/schema/company/company.ts'
import { invitations } from '#server/db/schema/system/identity.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { alertOf, titleOf, Browser } from '#tests/support/http/browser.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { makeCompany } from '#tests/support/commands/firstCompany.ts'
import { type Identity, openIdentity } from '#tests/support/identity/identity.ts'
import { allSent } from '#tests/support/mail/mailQueue.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'

const minute = 60_000
const [old, fresh] = ['seven kettles in the harbour', 'eight lanterns on a pier']
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
/** A person of a separate company, who has the password `old`, or is only invited. */
async function somebody({ culture = 'en-CA', hasPassword = true } = {}) {
  made += 1
  const email = `ada.quill@lodge${made}.example`
  const words = ['--name', `Lodge ${made}`, '--admin', email, '--culture', culture]
  const company = await makeCompany(identity.services, outbox, ...words)
  const { link } = await company.invite()
  const browser = new Browser(identity.origin)
  if (hasPassword) await browser.submit(await browser.open(link), twice(old))
  await outbox.empty()
  return { ...company, email, invited: link }
}

/** From the link of the sign-in page to the answer. */
async function askFor(email: string, browser = new Browser(identity.origin), language = 'en-CA') {
  const page = await browser.open((await identity.ask({ ui_locales: language })).address)
  const [, way = ''] = /<a class="quiet" href="([^"]+)"/.exec(page.html) ?? []
  return browser.submit(await browser.open(way), { login: email })
}

async function mails() {
  await allSent(identity.services)
  return outbox.mails()
}
const linkIn = (text = '') => /http\S+set-password\S+/.exec(text)?.[0] ?? ''

describe('a forgotten password', () => {
  test('a person gets a link by mail, sets a new password and signs in; other sessions end and the person is told', async () => {
    const { email } = await somebody()
    const before = await identity.signIn({ login: email, password: old })
    const browser = new Browser(identity.origin)
    const said = await askFor(email, browser)
    expect(said.html).toContain(`If someone signs in to Waymark with ${email}`)
    const [mail] = await mails()
    expect(mail?.to).toMatchObject([{ name: 'Ada Quill', address: email }])
    expect(mail?.text).toMatch(/within one hour: until .* \(UTC\)/)
    const page = await browser.open(linkIn(mail?.text))
    expect(page.html).not.toContain('name="firstName"')
    await outbox.empty()
    expect((await browser.submit(page, twice(fresh))).location?.pathname).toBe('/')

    expect(await identity.whoami(before.tokens.access_token)).toBe(401)
    expect((await identity.refresh(before.tokens.refresh_token!)).status).toBe(400)
    await expect(identity.signIn({ login: email, password: old })).rejects.toThrow('The form was answered 200')
    const { tokens } = await identity.signIn({ login: email, password: fresh })
    expect(await identity.whoami(tokens.access_token)).toBe(200)
    const [notice] = await mails()
    expect(notice?.subject).toBe('Your password for Waymark was changed')
    expect(notice?.text).toContain(`The password with which ${email} signs in to Waymark was changed on`)
  })

  test.each([
    ['fr-CA', 'Mot de passe oublié?', 'Consultez votre messagerie', /pendant une heure\u00a0: jusqu’au/],
    ['es-MX', '¿Olvidó su contraseña?', 'Revise su correo', /durante una hora: hasta/],
  ])('a person is addressed in their language: %s', async (culture, link, answer, until) => {
    const { email } = await somebody({ culture })
    const page = await new Browser(identity.origin).open((await identity.ask({ ui_locales: culture })).address)
    expect(page.html).toContain(`>${link}</a>`)
    expect(titleOf(await askFor(email, new Browser(identity.origin), culture))).toBe(answer)
    expect((await mails())[0]?.text).toMatch(until)
  })

  test('a person sees the link after a wrong password, with the address filled in', async () => {
    const { email } = await somebody()
    const browser = new Browser(identity.origin)
    const wrong = await browser.submit(await browser.open((await identity.ask()).address), {
      login: email,
      password: 'wrong',
    })
    expect(alertOf(wrong)).toContain('“Forgot your password?”')
    expect((await browser.open('/identity/forgotten-password')).html).toContain(`value="${email}"`)
  })

  test('a person who sets a new password need not wait for earlier wrong ones', async () => {
    const { email } = await somebody()
    const browser = new Browser(identity.origin)
    const form = await browser.open((await identity.ask()).address)
    for (let tries = 0; tries < 11; tries += 1) await browser.submit(form, { login: email, password: 'guess' })
    expect((await browser.submit(form, { login: email, password: old })).status).toBe(429)
    await askFor(email, browser)
    await browser.submit(await browser.open(linkIn((await mails())[0]?.text)), twice(fresh))
    expect((await browser.open((await identity.ask()).address)).location?.pathname).toBe('/oidc-login')
  })

  test('the address is filled in at the form after a new password, in this browser only', async () => {
    const { email, invited } = await somebody({ hasPassword: false })
    const browser = new Browser(identity.origin)
    await browser.submit(await browser.open(invited), twice(old))
    // For two minutes this browser signs in without the form.
    vi.setSystemTime(Date.now() + 2 * minute + 1000)
    const form = await browser.open((await identity.ask()).address)
    expect(form.html).toMatch(new RegExp(`name="login"[^>]*value="${email}"`))
    expect((await new Browser(identity.origin).open((await identity.ask()).address)).html).not.toContain(email)
    await identity.signIn({ login: email, password: old }, browser)
    expect(Object.keys(browser.held())).not.toContain('login')
  })
})

describe('the answer to a request for a link', () => {
  test('the answer is the same for an unknown address, in words and in time', async () => {
    const { email } = await somebody()
    const timed = async (address: string) => {
      const begun = performance.now()
      const { html, status } = await askFor(address)
      return { html: html.replaceAll(address, ''), status, ms: performance.now() - begun }
    }
    const [known, unknown] = [await timed(email), await timed('no-such-person@lodge.example')]
    expect([unknown.html, unknown.status]).toEqual([known.html, known.status])
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(400)
    expect(await mails()).toHaveLength(1)
  })

  test('the answer explains a malformed address, and repeats it as text', async () => {
    const wrong = await askFor('"><script>ada')
    expect(alertOf(wrong)).toContain('whole e-mail address')
    expect(wrong.html).not.toContain('<script')
  })

  test('the answer stays the same after three mails in an hour, which is the limit', async () => {
    const { email } = await somebody()
    const answers: (string | undefined)[] = []
    for (let times = 0; times < 5; times += 1) answers.push(titleOf(await askFor(email)))
    expect(new Set(answers)).toEqual(new Set(['Look in your mailbox']))
    expect(await mails()).toHaveLength(3)
    vi.setSystemTime(Date.now() + 61 * minute)
    await askFor(email)
    expect(await mails()).toHaveLength(4)
  })
})

describe('the link to a new password', () => {
  test('a link works once and for an hour, a newer one ends it, and the way to another is shown', async () => {
    const { email } = await somebody()
    await askFor(email)
    const first = linkIn((await mails())[0]?.text)
    await outbox.empty()
    await askFor(email)
    const second = linkIn((await mails())[0]?.text)
    const browser = new Browser(identity.origin)
    expect(titleOf(await browser.open(first))).toBe('This link has expired')
    expect(titleOf(await browser.open(second))).toBe('Choose your password')
    vi.setSystemTime(Date.now() + 60 * minute + 1000)
    const late = await browser.open(second)
    expect([late.status, titleOf(late)]).toEqual([410, 'This link has expired'])
    expect(late.html).toContain('works for one hour')
    expect(late.html).toMatch(/href="\/identity\/forgotten-password\?ui_locales=en">Send me a new link</)
  })

  test('a link does not end a valid invitation, but the password set with it does', async () => {
    const { email, invited } = await somebody({ hasPassword: false })
    await askFor(email)
    const browser = new Browser(identity.origin)
    expect(titleOf(await browser.open(invited))).toBe('Choose your password')
    await browser.submit(await browser.open(linkIn((await mails())[0]?.text)), twice(fresh))
    expect(titleOf(await browser.open(invited))).toBe('This link has expired')
    expect(await mails(), 'nobody had a password that could change').toHaveLength(1)
  })

  test('a link is stored nowhere in the database', async () => {
    const { email, accountId } = await somebody()
    await askFor(email)
    const token = linkIn((await mails())[0]?.text)
      .split('/')
      .at(-1)
    const rows = await identity.services.db.select().from(invitations).where(eq(invitations.accountId, accountId))
    expect(rows.map(({ purpose }) => purpose).toSorted()).toEqual(['invitation', 'reset'])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

test('a person who may not sign in gets no link', async () => {
  const { email, accountId } = await somebody()
  const { db } = identity.services
  const loaded = await loadAccount(db, accountId)
  await db.update(employees).set({ status: 'inactive' }).where(eq(employees.id, loaded!.profile.employeeId!))
  expect(titleOf(await askFor(email))).toBe('Look in your mailbox')
  expect(await mails()).toEqual([])
})

// This test is the last: its network is refused for the rest of the hour.
test('a network that requests links for many addresses has to wait', async () => {
  vi.setSystemTime(Date.now() + 3 * 60 * minute)
  const browser = new Browser(identity.origin)
  const page = await browser.open('/identity/forgotten-password')
  const ask = (_: unknown, n: number) => browser.submit(page, { login: `person${n}@lodge.example` })
  const answers = await Promise.all(Array.from({ length: 32 }, ask))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})
