import { afterAll, beforeAll, expect, test } from 'vitest'
import { asPerson, type Identity, openIdentity } from '../support/identity.ts'
import { Browser } from '../support/browser.ts'

let identity: Identity
beforeAll(async () => {
  identity = await openIdentity()
})
afterAll(() => identity.close())

const endSession = (query: Record<string, string>) => {
  const address = new URL(identity.as.end_session_endpoint!)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}
const back = () => ({ post_logout_redirect_uri: `${identity.origin}/logout?ref=idp`, state: 'remember' })
const signedOut = () => `${identity.origin}/logout?ref=idp&state=remember`

test('with the ID token it signs out at once, goes back, and all tokens are dead', async () => {
  const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
  const answer = await browser.open(endSession({ ...back(), id_token_hint: tokens.id_token! }))
  expect(answer.location?.href).toBe(signedOut())
  expect(await identity.whoami(tokens.access_token)).toBe(401)
  expect((await identity.refresh(tokens.refresh_token!)).status).toBe(400)
  expect((await browser.open((await identity.ask()).address)).html).toContain('<h1>Sign in</h1>')
})

test('one sign-out ends the session in one browser, not in the others of that person', async () => {
  const [here, there] = [
    await identity.signIn(asPerson('traveller@aurora')),
    await identity.signIn(asPerson('traveller@aurora')),
  ]
  await here.browser.open(endSession({ ...back(), id_token_hint: here.tokens.id_token! }))
  expect(await identity.whoami(there.tokens.access_token)).toBe(200)
})

test("without the ID token, or with somebody else's, it asks first", async () => {
  const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
  const other = await identity.signIn(asPerson('admin@boreal'))
  const foreign = await browser.open(endSession({ ...back(), id_token_hint: other.tokens.id_token! }))
  expect(foreign.html).toContain('<h1>Sign out?</h1>')
  const asked = await browser.open(endSession({ ...back(), client_id: 'waymark-web' }))
  expect(asked.html).toContain('<h1>Sign out?</h1>')
  expect(asked.html).not.toContain('<script')
  expect(await identity.whoami(tokens.access_token)).toBe(200)

  const answer = await browser.submit(asked, { logout: 'yes' })
  expect(answer.location?.href).toBe(signedOut())
  expect(await identity.whoami(tokens.access_token)).toBe(401)
})

test('without a way back it says that one is signed out', async () => {
  const { browser } = await identity.signIn(asPerson('traveller@aurora'))
  const page = await browser.submit(await browser.open(endSession({})), { logout: 'yes' })
  expect(page.html).toContain('You are signed out')
})

test('when the session is over already it goes straight back', async () => {
  const { tokens } = await identity.signIn(asPerson('traveller@aurora'))
  const stranger = new Browser(identity.origin)
  const answer = await stranger.open(endSession({ ...back(), id_token_hint: tokens.id_token! }))
  expect(answer.location?.href).toBe(signedOut())
})

test.each(['https://elsewhere.example/', 'ORIGIN/logout', '//elsewhere.example'])(
  'it leads nowhere but to the application: not to %s',
  async (address) => {
    const { browser, tokens } = await identity.signIn(asPerson('traveller@aurora'))
    const target = { post_logout_redirect_uri: address.replace('ORIGIN', identity.origin) }
    const page = await browser.open(endSession({ ...target, id_token_hint: tokens.id_token! }))
    expect([page.status, page.location]).toEqual([400, undefined])
    const unsigned = await new Browser(identity.origin).open(endSession(target))
    expect(unsigned.location).toBeUndefined()
  },
)
