import { Hono } from 'hono'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { logFailure } from '#server/log/logFailure.ts'
import { mailState, sendAgain } from '#server/mail/undelivered.ts'

/** What commands may ask of the running server: its undelivered mails. */
export function controlApp(mailJobs: PgBoss): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    logFailure('A command failed.', error)
    return c.body(null, 500)
  })
  app.get('/mail', async (c) => c.json(await mailState(mailJobs)))
  app.post('/mail/send-again', async (c) => c.json(await sendAgain(mailJobs, idsSchema.parse(await c.req.json()))))
  return app
}

const idsSchema = z.array(z.uuid())
