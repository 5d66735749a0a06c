import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Sealer, sealerWith } from '#server/crypto/sealer.ts'
import type { Database } from '#server/db/client.ts'
import { serverSecrets } from '#server/db/schema/system/secrets.ts'

/** A secret in the database does not open: it was sealed with another SEALING_KEY. */
export class SealedOtherwise extends Error {
  constructor() {
    super(
      'The keys in the database were sealed with another SEALING_KEY. Start with that key: card and passport numbers cannot be read with any other. To change it, set the new one as SEALING_KEY and that one as SEALING_KEY_BEFORE, and run `npm run rekey`.',
    )
  }
}

/** As `getOrCreateSecret`, encrypted, so that a copy of the database does not reveal it. @throws SealedOtherwise */
export async function getOrCreateSealed<Value>(
  { db, sealer }: { db: Database; sealer: Sealer },
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const sealed = await getOrCreateSecret(db, name, async () => sealer.seal(JSON.stringify(await make())))
  let text: string
  try {
    text = sealer.open(sealed)
  } catch {
    throw new SealedOtherwise()
  }
  return JSON.parse(text) as Value
}

/** Reads a secret from the database; creates it at first start, only once when two processes start together. */
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

/** The name of the key that the demo makes where SEALING_KEY is not set. */
export const demoKeyName = 'sealingKey'

/**
 * The sealer of card, passport and traveler numbers, with SEALING_KEY or else a key stored in the database. It also
 * opens what SEALING_KEY_BEFORE sealed.
 */
export async function openSealer(
  { SEALING_KEY, SEALING_KEY_BEFORE }: { [Name in 'SEALING_KEY' | 'SEALING_KEY_BEFORE']?: string | undefined },
  db: Database,
): Promise<Sealer> {
  const key = SEALING_KEY ?? (await getOrCreateSecret(db, demoKeyName, () => randomBytes(32).toString('base64')))
  return sealerWith(key, SEALING_KEY_BEFORE)
}
