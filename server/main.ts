import { parseArgs } from 'node:util'
import { isInDirectory, makeDataDirectory } from './db/dataDirectory.ts'
import { logFailure } from './log/logFailure.ts'
import { loadEnvFile, readEnv } from './services/env.ts'

/** Starts the backend. What stands against it is said before the bulk of the code is loaded, which takes seconds. */
async function start() {
  loadEnvFile()
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'public-url': { type: 'string' } } })
  const { port: PORT, 'public-url': PUBLIC_URL } = values
  const env = readEnv({ ...process.env, ...(PORT && { PORT }), ...(PUBLIC_URL && { PUBLIC_URL }) })
  if (isInDirectory(env)) await makeDataDirectory(env.DATA_DIR)
  const { serve } = await import('./serve.ts')
  await serve(env)
}

// The log holds lines of JSON only, also of what nobody caught.
process.on('uncaughtException', (error) => {
  logFailure('The process failed.', error)
  process.exit(1)
})

start().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `The port is in use. Stop what listens there, or choose another with PORT=… (${error.message})`
      : error.message,
  )
  process.exitCode = 1
})
