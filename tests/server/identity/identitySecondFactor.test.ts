import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInCodes } from '#server/db/schema/system/identity.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { Browser, type Seen } from '#tests/support/http/browser.ts'
import { type Identity, openIdentity } from '#tests/support/identity/identity.ts'
import { openOutbox } from '#tests/support/mail/outbox.ts'

let outbox: Awaited<ReturnType<typeof openOutbox>>
let identity: Identity
const email = 'vip@aurora.example'
beforeAll(async () => {
  outbox = await openOutbox()
  identity = await openIdentity({ OUTBOX_DIR: outbox.folder })
})
afterAll(async () => {
  await identity.close()
  await outbox.close()
})
beforeEach(async () => {
  await outbox.empty()
  await choose({ setupForOtp: true, phoneNumberIsConfirmed: true })
})

const choose = (fields: Partial<typeof profiles.$inferInsert>) =>
  identity.services.db.update(profiles).set(fields).where(eq(profiles.email, email))

/** The page after a right password. */
async function afterPassword(changed: Record<string, string> = {}) {
  const browser = new Browser(identity.origin)
  const page = await browser.open((await identity.ask(changed)).address)
  const next = await browser.submit(page, { login: email, password: 'demo' })
  return { browser, next, send: (from: Seen, fields: Record<string, string>) => browser.submit(from, fields) }
}
const sentCode = async () => /\d{6}/.exec((await outbox.mails()).at(-1)?.text ?? '')?.[0] ?? ''
const isSignedIn = ({ location }: Seen) => location?.pathname === '/oidc-login' && location.searchParams.has('code')
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('§5 a sign-in with a code besides the password', () => {
  test('a sign-in sends a code to the confirmed telephone and is complete once it is entered', async () => {
    const { next, send } = await afterPassword()
    expect(next.html).toContain('<h1>Enter your code</h1>')
    const [mail] = await outbox.mails()
    expect(mail?.to?.[0]?.address).toMatch(/^\+\d+@sms\.invalid$/)
    expect(isSignedIn(await send(next, { code: await sentCode() }))).toBe(true)
  })

  test('a wrong code is reported and does not spend the right one', async () => {
    const { next, send } = await afterPassword()
    const code = await sentCode()
    const again = await send(next, { code: wrong(code) })
    expect(again.html).toContain('This code is not right.')
    expect(isSignedIn(await send(again, { code }))).toBe(true)
  })

  test('a code is accepted only as the single field of its form', async () => {
    const { next, send } = await afterPassword()
    const code = await sentCode()
    for (const more of [{ again: '1' }, { login: email }, { login: email, password: 'demo' }]) {
      const refused = await send(next, { code, ...more })
      expect([refused.status, isSignedIn(refused)]).toEqual([400, false])
    }
    expect(isSignedIn(await send(next, { code }))).toBe(true)
  })

  test('five wrong codes end the sign-in, and the sixth try is refused though it is right', async () => {
    const { next, send } = await afterPassword()
    const code = await sentCode()
    let page = next
    for (let tries = 0; tries < 5; tries++) page = await send(next, { code: wrong(code) })
    expect(page.html).toContain('too many were wrong')
    const last = await send(next, { code })
    expect(isSignedIn(last)).toBe(false)
    expect(last.html).toContain('<h1>Sign in</h1>')
  })

  test('an expired code leads back to the beginning', async () => {
    const { next, send } = await afterPassword()
    const code = await sentCode()
    await identity.services.db.update(signInCodes).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await send(next, { code })).html).toContain('The code has expired')
  })

  test('another code can be requested and replaces the first; three are the limit', async () => {
    const { next, send } = await afterPassword()
    const first = await sentCode()
    const page = await send(next, { again: '1' })
    expect(page.html).toContain('Another code is on its way.')
    const second = await sentCode()
    if (first !== second) expect((await send(page, { code: first })).html).toContain('This code is not right.')
    await send(page, { again: '1' })
    expect((await send(page, { again: '1' })).html).toContain('<h1>Sign in</h1>')
    expect(await outbox.mails()).toHaveLength(3)
  })

  test('a code of one sign-in opens no other', async () => {
    const one = await afterPassword()
    const code = await sentCode()
    const other = await afterPassword()
    if ((await sentCode()) !== code) expect(isSignedIn(await other.send(other.next, { code }))).toBe(false)
    expect(isSignedIn(await one.send(one.next, { code }))).toBe(true)
  })

  test('the code is requested in French', async () => {
    const { next } = await afterPassword({ ui_locales: 'fr-CA' })
    expect(next.html).toContain('<h1>Entrez votre code</h1>')
  })
})

test.each([{ setupForOtp: false }, { phoneNumberIsConfirmed: false }])(
  'the password is enough with %j',
  async (fields) => {
    await choose(fields)
    expect(isSignedIn((await afterPassword()).next)).toBe(true)
    expect(await outbox.mails()).toEqual([])
  },
)

test('a code without a password opens nothing', async () => {
  const browser = new Browser(identity.origin)
  const page = await browser.open((await identity.ask()).address)
  expect(isSignedIn(await browser.submit(page, { code: '123456' }))).toBe(false)
})
