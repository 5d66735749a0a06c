import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createSealer } from '#server/crypto/sealer.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import type { Database } from '#server/db/client.ts'
import { serverSecrets } from '#server/db/schema/secrets.ts'

/** A secret made at first start and the same ever after, also when two processes start at once. */
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

/** The sealer of card and passport numbers: the environment's key, else one kept in the database. */
export async function openSealer(env: { SEALING_KEY?: string | undefined }, db: Database): Promise<Sealer> {
  const key = env.SEALING_KEY ?? (await getOrCreateSecret(db, 'sealingKey', () => randomBytes(32).toString('base64')))
  return createSealer(Buffer.from(key, 'base64'))
}
