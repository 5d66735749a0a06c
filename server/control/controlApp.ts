import type { PGlite } from '@electric-sql/pglite'
import { Hono } from 'hono'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { logFailure } from '#server/log/logFailure.ts'
import { mailState, sendAgain } from '#server/mail/undelivered.ts'

/** The operations that commands send to the running server: a copy of its database, and its undelivered mails. */
export function controlApp(database: PGlite, mailJobs: PgBoss): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    logFailure('A command failed.', error)
    return c.body(null, 500)
  })
  app.post('/backup', async (c) => c.body((await database.dumpDataDir('gzip')).stream()))
  app.get('/mail', async (c) => c.json(await mailState(mailJobs)))
  app.post('/mail/send-again', async (c) => c.json(await sendAgain(mailJobs, idsSchema.parse(await c.req.json()))))
  return app
}

const idsSchema = z.array(z.uuid())
