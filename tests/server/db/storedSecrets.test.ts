import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSealer } from '#server/crypto/sealer.ts'
import { getOrCreateSealed } from '#server/crypto/secrets.ts'
import { adapterFactory } from '#server/identity/adapter.ts'
import { issueInvitation } from '#server/domains/session/invitations.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import { samlKeys } from '#server/domains/booking/saml/keys.ts'
import { Browser } from '#tests/support/http/browser.ts'
import { asPerson, type Identity, openIdentity } from '#tests/support/identity/identity.ts'

// A backup or an SQL injection shows nothing that signs a person in.
let identity: Identity
beforeAll(async () => {
  identity = await openIdentity({ SEALING_KEY: randomBytes(32).toString('base64') })
})
afterAll(() => identity.close())

/** Returns the rows, which both drivers answer. */
async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  const answer: unknown = await identity.services.db.execute(query)
  return (answer as { rows: Row[] }).rows
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`,
  )
  const texts = await Promise.all(
    tables.map(({ schema, name }) =>
      rowsOf<{ text: string }>(
        sql`select row_to_json(t)::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
      ),
    ),
  )
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

const expectUnknown = (database: string, secrets: Record<string, string>) => {
  expect(Object.keys(secrets).length).toBeGreaterThan(0)
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(15)
    expect(database.includes(secret), `${name} stands in the database`).toBe(false)
  }
}

test('the database contains nothing a browser can present: during sign-in, signed in, and renewed', async () => {
  const browser = new Browser(identity.origin)
  const asked = await identity.ask()
  const page = await browser.open(asked.address)
  const underWay = browser.held()
  expectUnknown(await wholeDatabase(), underWay)

  const callback = (await browser.submit(page, asPerson('traveller@aurora'))).location!
  const code = callback.searchParams.get('code')!
  expectUnknown(await wholeDatabase(), { ...browser.held(), code, state: asked.state, nonce: asked.nonce })

  const tokens = (await (await identity.exchange(callback, asked)).json()) as Record<string, string>
  const { access_token = '', refresh_token = '', id_token = '' } = tokens
  const renewed = (await (await identity.refresh(refresh_token)).json()) as Record<string, string>
  const database = await wholeDatabase()
  expectUnknown(database, { ...underWay, ...browser.held(), code, access_token, refresh_token, id_token })
  expectUnknown(database, { access_token: renewed.access_token!, refresh_token: renewed.refresh_token! })
  // The dump belongs to this sign-in, because it contains the grant, which gives no access.
  expect(database).toContain(decodeJwt<{ grant: string }>(access_token).grant)
})

test('the database contains no link or address that opens something', async () => {
  const { db } = identity.services
  const { tokens } = await identity.signIn(asPerson('traveller@aurora'))
  const place = `${identity.origin}/api/main/companies/aurora/profiles/p-aurora-traveller`
  const answer = await fetch(`${place}/calendar-subscription`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokens.access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cultureCode: 'en-CA' }),
  })
  const calendar = (await answer.json()) as { url: string }
  const invitation = await issueInvitation(db, 'a-aurora-guest', new Date())
  expectUnknown(await wholeDatabase(), {
    calendar: /([\w-]+)\.ics$/.exec(calendar.url)![1]!,
    invitation: invitation.token,
  })
})

test('the keys that sign tokens, cookies and SAML responses cannot be read in the database', async () => {
  const { signing, cookies } = await identityKeys(identity.services)
  const { privateKey } = await samlKeys(identity.services)
  const [, line = ''] = privateKey.split('\n')
  expectUnknown(await wholeDatabase(), { signing: signing.d!, cookies: cookies[0]!, saml: line })
})

test('keys sealed with another SEALING_KEY are not replaced, and the start names the needed key', async () => {
  const { db } = identity.services
  const other = createSealer(randomBytes(32))
  await expect(getOrCreateSealed({ db, sealer: other }, 'identityKeys', () => ({}))).rejects.toThrow(
    'sealed with another SEALING_KEY',
  )
})

test('a sign-in sealed with another key is refused', async () => {
  const record = { exp: Math.floor(Date.now() / 1000) + 60, accountId: 'a-aurora-guest' }
  await adapterFactory(identity.services)('Session').upsert('one', record, 60)
  expect(await adapterFactory(identity.services)('Session').find('one')).toEqual(record)
  const sealer = createSealer(randomBytes(32))
  expect(await adapterFactory({ ...identity.services, sealer })('Session').find('one')).toBeUndefined()
})
