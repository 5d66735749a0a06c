import { parseArgs } from 'node:util'
import { loadEnvFile, readEnv } from './services/env.ts'
import { companies } from './db/schema/company.ts'
import { holdsDemo } from './demo/holdsDemo.ts'
import { createListener, listen } from './listen.ts'
import { openServices } from './openServices.ts'
import type { Services } from './services/services.ts'

const patienceMs = 5000

/** Starts the backend: environment, database, listener; and ends it in order when asked to. */
async function start() {
  loadEnvFile()
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'public-url': { type: 'string' } } })
  const env = readEnv({ ...process.env, ...(values['public-url'] && { PUBLIC_URL: values['public-url'] }) })
  const { services, close } = await openServices(env)
  const server = await listen(await createListener(services), Number(values.port ?? env.PORT)).catch(async (error) => {
    await close()
    throw error
  })
  console.log(`Waymark is at ${env.PUBLIC_URL}`)
  console.log(await howToSignIn(services))

  const stop = () => {
    server.close(() => void close().then(() => process.exit(0)))
    server.closeIdleConnections()
    // What still runs gets a moment, then the database is closed all the same.
    setTimeout(() => server.closeAllConnections(), patienceMs).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** What whoever starts the server has to know of who can sign in. */
async function howToSignIn({ db, env }: Services): Promise<string> {
  if (env.DEMO) return 'Sign in with one click as any of the demo people the sign-in page lists (password: demo).'
  if (await holdsDemo(db))
    return 'Take care: the database holds the demo, so that anybody signs in with the password demo. Use an empty one.'
  if ((await db.$count(companies)) > 0) return 'People sign in with the passwords they chose.'
  return 'Nobody can sign in yet: stop the server and make a company with "npm run company" (see the README).'
}

start().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `The port is in use. Stop what listens there, or choose another with PORT=… (${error.message})`
      : error.message,
  )
  process.exitCode = 1
})
