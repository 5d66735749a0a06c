import { parseArgs } from 'node:util'
import { loadEnvFile, readEnv } from './services/env.ts'
import { createListener, listen } from './listen.ts'
import { openServices } from './openServices.ts'

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
  if (env.DEMO) console.log('Sign in with one click as any of the demo people the sign-in page lists (password: demo).')

  const stop = () => {
    server.close(() => void close().then(() => process.exit(0)))
    server.closeIdleConnections()
    // What still runs gets a moment, then the database is closed all the same.
    setTimeout(() => server.closeAllConnections(), patienceMs).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
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
