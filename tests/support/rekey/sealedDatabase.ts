import { eq, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { createSealer } from '#server/crypto/sealer.ts'
import { demoKeyName } from '#server/crypto/secrets.ts'
import type { Database } from '#server/db/client.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { serverSecrets } from '#server/db/schema/system/secrets.ts'
import { samlKeys } from '#server/domains/booking/saml/keys.ts'
import { sealTravelerNumber } from '#server/domains/profile/personal/travelerNumbers.ts'
import { identityKeys } from '#server/domains/session/keys.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { runOnce } from '#server/http/operations/idempotency.ts'
import { adapterFactory } from '#server/identity/adapter.ts'
import { queues } from '#server/mail/mailJobs.ts'
import { sealedRows } from '#server/rekey/sealedRows.ts'
import { columnName, sealedColumns } from '#server/rekey/sealedValues.ts'
import type { Services } from '#server/services/services.ts'

/** A key of 32 equal bytes, as SEALING_KEY has it. */
export const sealingKey = (byte: number) => Buffer.alloc(32, byte).toString('base64')
export const sealerOf = (key: string) => createSealer(Buffer.from(key, 'base64'))

/** The key of a planted demo, which it keeps in its database. */
export async function demoKey(db: Database): Promise<string> {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, demoKeyName))
  return row!.value as string
}

/** The caller of requests about the demo traveler. */
export const traveler = { profileId: 'p-aurora-traveller' } as Caller

/** A mail that waits a day. */
export const waitingMail = (about: string) => ({
  to: { name: 'Ada', address: 'ada@aurora.example' },
  subject: about,
  about,
  letter: { blocks: [] } as never,
  waitsMs: 86_400_000,
})

/** Stores a value in each sealed column that the demo leaves empty. */
export async function plantSealed(services: Services, mailJobs: PgBoss): Promise<void> {
  const { db, sealer, mailQueue } = services
  await identityKeys(services)
  await samlKeys(services)
  const travelerNumbers = { tsa: sealTravelerNumber(sealer, traveler.profileId, 'tsa', 'TT88412067') }
  await db.update(profiles).set({ travellerNumbers: travelerNumbers }).where(eq(profiles.id, traveler.profileId))
  const request = { header: 'planted-key', caller: traveler, operation: 'post /planted', content: 'planted' }
  await runOnce(request, services, async () => ({ id: 'planted' }))
  for (const id of ['one', 'two']) await adapterFactory(services)('Session').upsert(id, { accountId: 'planted' }, 3600)
  await db.transaction((tx) => mailQueue.add(tx, 'tripBooked', waitingMail('planted')))
  await mailJobs.send(queues.undelivered, { kind: 'tripBooked', to: 'a…@aurora.example', sealed: sealer.seal('{}') })
}

/** Stores many sign-ins, so that a change of the key takes several batches. */
export async function plantSignIns({ db, sealer }: Services, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    id: `many-${number}`,
    payload: sealer.seal(`${number}`),
  }))
  await db.execute(sql`insert into oidc_records (model, id, payload)
    select 'Session', id, payload from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, payload text)`)
}

/** Every sealed value of the database, opened: by its column, in the order of the rows. */
export async function openedValues(db: Database, open: (sealed: string) => string): Promise<Map<string, string[]>> {
  const opened = new Map<string, string[]>()
  for (const column of sealedColumns) {
    const texts: string[] = []
    for await (const rows of sealedRows(db, column))
      texts.push(...rows.flatMap(({ value }) => column.sealedIn(value)).map(open))
    opened.set(columnName(column), texts)
  }
  return opened
}
