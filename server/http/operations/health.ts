import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Services } from '#server/services/services.ts'

const deadlineMs = 2000

/** Health checks for load balancers: alive while the process runs, ready while the database answers in time. */
export function health({ db }: Services): Hono {
  const routes = new Hono()
  routes.get('/live', (c) => c.json({ status: 'live' }))
  routes.get('/ready', async (c) => {
    const answered = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), deadlineMs).unref())
    const isReady = await Promise.race([answered, late])
    return c.json({ status: isReady ? 'ready' : 'database does not answer' }, isReady ? 200 : 503)
  })
  return routes
}
