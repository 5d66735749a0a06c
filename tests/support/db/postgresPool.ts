import { Client } from 'pg'
import { shapeQuery } from './keeping.ts'
import { createPostgres, dropPostgres } from './postgres.ts'

/** A copy of a template that tests of this process use one after the other. */
interface Pooled {
  name: string
  url: string
  template: string
  /** The answer to `shapeQuery` when it was made. */
  shape: string
}

/** At most this many of each template are idle. A test that opens a second process uses two at once. */
const mostIdle = 2
const idle: Pooled[] = []

/**
 * A copy of the template `template` on a server. Copying takes longer than resetting the rows that a finished test has
 * changed, so its database is used again.
 */
export async function lendPostgres(server: string, template: string) {
  const pooled = (await takeIdle(server, template)) ?? (await makePooled(server, template))
  const giveBack = async () => {
    if (idle.filter((one) => one.template === template).length < mostIdle) idle.push(pooled)
    else await dropPostgres(server, pooled.name)
  }
  return { url: pooled.url, giveBack }
}

async function takeIdle(server: string, template: string): Promise<Pooled | undefined> {
  const at = idle.findIndex((one) => one.template === template)
  if (at < 0) return undefined
  const [pooled] = idle.splice(at, 1)
  if (await putBack(pooled!)) return pooled
  await dropPostgres(server, pooled!.name)
  return takeIdle(server, template)
}

async function makePooled(server: string, template: string): Promise<Pooled> {
  const { name, url } = await createPostgres(server, template)
  return { name, url, template, shape: await connected(url, shapeOf) }
}

/** Ends what a killed process has left open, and resets the rows. False where the database cannot be used again. */
const putBack = ({ url, shape }: Pooled): Promise<boolean> =>
  connected(url, async (client) => {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    if ((await shapeOf(client)) !== shape) return false
    return client.query('select kept.put_back()').then(
      () => true,
      () => false,
    )
  })

async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(shapeQuery)
  return rows[0]!.shape
}

async function connected<T>(connectionString: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  return use(client).finally(() => client.end())
}
