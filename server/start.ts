import type { RequestListener } from 'node:http'
import { parseArgs } from 'node:util'
import { controlAddress } from './control/controlSocket.ts'
import { isInDirectory, makeDataDirectory } from './db/dataDirectory.ts'
import { makeEmbedded } from './db/makeEmbedded.ts'
import { listen } from './listen.ts'
import { logFailure } from './log/logFailure.ts'
import { loadEnvFile, readEnv } from './services/env.ts'

/** Starts the backend. Obstacles are reported before most of the code is loaded, which takes seconds. */
async function start() {
  loadEnvFile()
  const { values } = parseArgs({ options: { dev: { type: 'boolean' } } })
  const set = readEnv(process.env)
  // With `npm run dev` Vite listens at PORT and calls this server at the next port.
  const env = values.dev ? { ...set, PORT: set.PORT + 1 } : set
  if (isInDirectory(env)) await makeDataDirectory(env.DATA_DIR)
  if (isInDirectory(env)) await controlAddress(env.DATA_DIR)
  // A port in use is found before a database is created or opened.
  let listener = stillStarting
  const server = await listen((request, response) => listener(request, response), env.PORT)
  try {
    if (isInDirectory(env)) await makeEmbedded(env.DATA_DIR)
    const { serve } = await import('./serve.ts')
    await serve(env, { server, answerWith: (ready) => void (listener = ready) })
  } catch (error) {
    server.close()
    throw error
  }
}

/** Answers until the database is open. */
const stillStarting: RequestListener = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2' })
  response.end('Waymark is starting. Try again in a moment.')
}

// The log contains only lines of JSON, for uncaught errors too.
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
