import { sql } from 'drizzle-orm'
import type { Env } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'
import { companies } from '#server/db/schema/company.ts'
import { openDatabase } from './db/open.ts'
import { openSealer } from './crypto/secrets.ts'
import { seed } from './demo/seed.ts'

const seedLock = 7_243_502

/** Opens the database, and in demo mode fills an empty one. `close` ends what it opened, as a failure on the way does. */
export async function openServices(env: Env, now: () => Date = () => new Date()) {
  const { db, close } = await openDatabase(env)
  try {
    const services: Services = { db, env, sealer: await openSealer(env, db), now }
    if (env.DEMO) await seedWhenEmpty(services)
    return { services, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** In one transaction under a lock: a start that is killed half-way leaves nothing, two at once seed once. */
async function seedWhenEmpty({ db, sealer, now }: Services) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if ((await tx.$count(companies)) === 0) await seed(tx, { now: now(), sealer })
  })
}
