import { expect, test, afterAll } from 'vitest'
import type { z } from 'zod'
import { operations } from '#server/api.ts'
import { idempotencyKeys } from '#server/db/schema/system/idempotency.ts'
import { addressOf } from '#server/http/operations/mount.ts'
import { type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'
import { fieldsOf } from '#tests/support/http/schemaFields.ts'

// A secret that a call shows once is sealed in the answer that is kept for a repeated call.

const at = await openTestApi()
afterAll(() => at.close())

interface Secret {
  as: Handle
  path: string
  body: object
  /** The part of the answer that opens something. */
  secretOf: (answer: Record<string, string>) => string
}

/** Creating operations whose answer has a secret that no other call shows. */
const secrets: Record<string, Secret> = {
  '/company/admin/companies/:companyId/scim-tokens': {
    as: 'admin@aurora',
    path: '/company/admin/companies/aurora/scim-tokens',
    body: { name: 'Entra ID', days: 365 },
    secretOf: ({ token }) => token!,
  },
  '/main/companies/:companyId/profiles/:profileId/calendar-subscription': {
    as: 'traveller@aurora',
    path: `/main${placeOf('traveller@aurora')}/calendar-subscription`,
    body: { cultureCode: 'en-CA' },
    secretOf: ({ url }) => /([\w-]+)\.ics$/.exec(url!)![1]!,
  },
}
/** Fields of answers whose name could be that of a secret, and what they are instead. */
const harmless: [string, string][] = [
  ['/main/companies/:companyId/profiles/:profileId/arranger-list key', 'the id of an arrangement'],
  ['/main/companies/:companyId/profiles/:profileId/trips itineraryDownloadUrl', 'a path that needs a sign-in'],
  ['/main/companies/:companyId/profiles/:profileId/trips invoiceDownloadUrl', 'a path that needs a sign-in'],
  ['/main/companies/:companyId/profiles/:profileId/trips checkInUrl', 'a public page of an airline'],
  ['/main/companies/:companyId/profiles/:profileId/trips segments.checkInUrl', 'a public page of an airline'],
  ['/main/companies/:companyId/profiles/:profileId/trips advisories.url', 'a public page of a government'],
  ['/company/companies/:companyId/marketplace/:appId/requests privacyUrl', 'a public page of a partner'],
  ['/company/companies/:companyId/marketplace/:appId/requests signInUrl', 'a public page of a partner'],
  ['/company/admin/companies/:companyId/employees tokenNames', 'names of tokens'],
  ['/company/admin/companies/:companyId/imports administrators.tokenNames', 'names of tokens'],
]
const others = new Set(harmless.map(([field]) => field))

test('every creating operation that answers a secret is in this test', () => {
  const named = operations
    .filter(({ creates, answer }) => creates && typeof answer !== 'string')
    .flatMap((each) =>
      fieldsOf(each.answer as z.core.$ZodType)
        .filter(({ path }) => /token|secret|password|^key$|url$/i.test(path.split('.').at(-1)!))
        .map(({ path }) => ({ address: addressOf(each), field: `${addressOf(each)} ${path}` })),
    )
  const unknown = named.filter(({ address, field }) => !(address in secrets) && !others.has(field))
  expect(unknown.map(({ field }) => field)).toEqual([])
})

test.each(Object.entries(secrets))(
  'the secret of %s is sealed in the kept answer, and a repeated call gets it again',
  async (_, { as, path, body, secretOf }) => {
    const post = async () => {
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': '"5a1c0b52-7b0e-4c6e-9d5e-0f9f2b1d3c77"',
      }
      const answer = await at.send(as, path, { method: 'POST', body: JSON.stringify(body), headers })
      expect(answer.status).toBe(200)
      return (await answer.json()) as Record<string, string>
    }
    const secret = secretOf(await post())
    expect(secret.length).toBeGreaterThan(20)
    const kept = JSON.stringify(await at.services.db.select().from(idempotencyKeys))
    expect(kept.length).toBeGreaterThan(100)
    const bytes = Buffer.from(secret)
    for (const text of [secret, secret.slice(4), bytes.toString('base64').slice(0, -4), bytes.toString('hex')])
      expect(kept.includes(text)).toBe(false)
    expect(secretOf(await post())).toBe(secret)
  },
)
