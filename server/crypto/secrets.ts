import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createSealer } from '#server/crypto/sealer.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { Database } from '#server/db/client.ts'
import { serverSecrets } from '#server/db/schema/secrets.ts'

/** Reads a secret from the database; creates it at first start, once even when two processes start together. */
export async function getOrCreateSecret<Value>(db: Database, name: string, make: () => Value | Promise<Value>) {
  const stored = () => db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  const [before] = await stored()
  if (before) return before.value as Value
  await db
    .insert(serverSecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const [after] = await stored()
  return after!.value as Value
}

/** The sealer of card, passport and traveller numbers, with SEALING_KEY or else a key stored in the database. */
export async function openSealer(env: { SEALING_KEY?: string | undefined }, db: Database): Promise<Sealer> {
  const key = env.SEALING_KEY ?? (await getOrCreateSecret(db, 'sealingKey', () => randomBytes(32).toString('base64')))
  return createSealer(Buffer.from(key, 'base64'))
}
