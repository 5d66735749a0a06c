import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { accounts, profiles } from '#server/db/schema/company/people.ts'
import { securityHeaders } from '#server/web/securityHeaders.ts'
import { alertOf, titleOf, Browser } from '#tests/support/http/browser.ts'
import { invitationDesk, password, twice } from '#tests/support/session/invitationDesk.ts'

const { desk, invited } = invitationDesk()

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
    expect((await send(twice(password))).location?.pathname).toBe('/')
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
    const [row] = await desk.identity.services.db
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
        await expect(desk.identity.signIn({ login: email, password: guess })).rejects.toThrow(
          'The form was answered 200',
        )
      await send(twice(text))
      const { tokens } = await desk.identity.signIn({ login: email, password: text.normalize('NFC') })
      expect(await desk.identity.whoami(tokens.access_token)).toBe(200)
    },
  )

  test('a new password signs out every earlier session', async () => {
    const { send, email, invite, browser } = await invited()
    await send(twice(password))
    const { tokens } = await desk.identity.signIn({ login: email, password })
    const again = await invite()
    await browser.submit(await browser.open(again.link), twice('eight lanterns on a pier'))
    expect(await desk.identity.whoami(tokens.access_token)).toBe(401)
    await expect(desk.identity.signIn({ login: email, password })).rejects.toThrow('The form was answered 200')
    expect((await desk.identity.refresh(tokens.refresh_token!)).status).toBe(400)
  })
})

test('ten refused passwords make the eleventh wait, for this link only', async () => {
  const { send, link, browser } = await invited()
  const answers = await Promise.all(Array.from({ length: 13 }, () => send(twice('short'))))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  const right = await send(twice(password))
  expect([right.status, titleOf(right)]).toEqual([429, 'Too many attempts'])
  expect((await (await invited()).send(twice(password))).location?.pathname).toBe('/')
  vi.setSystemTime(Date.now() + 11 * 60_000)
  expect(titleOf(await browser.open(link))).toBe('Choose your password')
  expect((await send(twice(password))).location?.pathname).toBe('/')
})

describe('the browser that has chosen a password', () => {
  const chosen = async () => {
    const person = await invited()
    await person.send(twice(password))
    return person
  }
  /** The answer to a sign-in that the application begins: at its own address, or the form. */
  const begin = async (browser: Browser) => browser.open((await desk.identity.ask()).address)
  const isForm = (seen: Awaited<ReturnType<typeof begin>>) => seen.html.includes('type="password"')

  test('it is signed in without the form, with a session of its own, and only once', async () => {
    const { browser } = await chosen()
    const first = await begin(browser)
    expect(first.location?.searchParams.get('code')).toBeTruthy()
    const session = browser.held()['_session']
    expect(session).toBeTruthy()
    expect(browser.held()).not.toHaveProperty('new_password')
    browser.forget()
    expect(isForm(await begin(browser))).toBe(true)
  })

  test('a session that was planted in the browser before is replaced', async () => {
    const person = await invited()
    await person.browser.open((await desk.identity.ask({ prompt: 'none' })).address)
    const before = person.browser.held()['_session']
    await person.send(twice(password))
    expect((await begin(person.browser)).location?.searchParams.get('code')).toBeTruthy()
    expect(person.browser.held()['_session']).not.toBe(before)
  })

  test.each<[string, (person: Awaited<ReturnType<typeof chosen>>) => unknown]>([
    ['after two minutes', () => vi.setSystemTime(Date.now() + 2 * 60_000)],
    [
      'with a cookie that another browser has used',
      async ({ browser }) => {
        const thief = new Browser(desk.identity.origin)
        thief.plant('new_password', browser.held()['new_password'] ?? '')
        expect((await begin(thief)).location?.searchParams.get('code')).toBeTruthy()
      },
    ],
    ['with a changed cookie', ({ browser }) => browser.plant('new_password', 'AAAA')],
    ['in another browser', ({ browser }) => browser.forget()],
    [
      'once another password was chosen',
      ({ accountId }) =>
        desk.identity.services.db.update(accounts).set({ passwordHash: 'another' }).where(eq(accounts.id, accountId)),
    ],
    [
      'for a person who also needs a code',
      ({ accountId }) => {
        const owner = desk.identity.services.db
          .select({ id: accounts.profileId })
          .from(accounts)
          .where(eq(accounts.id, accountId))
        const set = { setupForOtp: true, phoneNumberIsConfirmed: true }
        return desk.identity.services.db.update(profiles).set(set).where(inArray(profiles.id, owner))
      },
    ],
  ])('it is asked for the password %s', async (_, change) => {
    const person = await chosen()
    await change(person)
    expect(isForm(await begin(person.browser))).toBe(true)
  })
})
