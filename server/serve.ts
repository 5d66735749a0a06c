import type { RequestListener, Server } from 'node:http'
import type { Env } from './services/env.ts'
import { controlApp } from './control/controlApp.ts'
import { openControlSocket } from './control/controlSocket.ts'
import { isInDirectory } from './db/dataDirectory.ts'
import { createListener } from './createListener.ts'
import { companies } from './db/schema/company/company.ts'
import { isExternal } from './domains/session/external/tokens.ts'
import { holdsDemo } from './demo/accounts/holdsDemo.ts'
import { startApprovalClock } from './domains/approvals/clock.ts'
import { startReportWorker } from './domains/reports/jobs/worker.ts'
import { importAlertsRegularly } from './domains/risk/alerts/feed/importRegularly.ts'
import { startFeedChecks } from './domains/risk/feeds/checkFeeds.ts'
import { isHttps } from './http/answers/cookies.ts'
import { sweepRegularly } from './identity/sweepRegularly.ts'
import { checkBuildSettings } from './checkBuildSettings.ts'
import { openServices } from './openServices.ts'
import { formerKeyLine, lostLine } from './rekey/keyState.ts'
import { countByKey, sumOf } from './rekey/rekeyDatabase.ts'
import type { Services } from './services/services.ts'
import { builtFolder, readBuiltOrigins } from './web/builtOrigins.ts'

type Opened = Awaited<ReturnType<typeof openServices>>

const patienceMs = 5000

/** A listening server, and the function that sets its request listener. */
interface Listening {
  server: Server
  answerWith: (listener: RequestListener) => void
}

/** Opens the database and serves until the process gets a signal, then closes in order. */
export async function serve(env: Env, { server, answerWith }: Listening): Promise<void> {
  const opened = await openServices(env).catch((error: unknown) => {
    server.close()
    throw error
  })
  const { services } = opened
  // A process that cannot serve must end, or it would hold the port and the database.
  const giveUp = async (error: unknown) => {
    server.close()
    await opened.close()
    throw error
  }
  answerWith(await createListener(services).catch(giveUp))
  const closeControl = await openControl(opened).catch(giveUp)
  const endSweeps = sweepRegularly(services)
  const endApprovals = startApprovalClock(services)
  const endReports = startReportWorker(services)
  const endAlerts = importAlertsRegularly(services)
  const endFeeds = startFeedChecks(services)
  console.log(`Waymark is at ${env.PUBLIC_URL}`)
  console.log(await howToSignIn(services))
  const problem = checkBuildSettings(readBuiltOrigins(builtFolder).signIn, env)
  if (problem) console.log(problem)
  if (isHttps(env) && env.TRUST_PROXY === 0) console.log(withoutProxy)
  for (const line of await keyLines(services)) console.log(line)

  const stop = () => {
    endSweeps()
    endApprovals()
    const close = () => Promise.all([endReports(), endAlerts(), endFeeds()]).then(closeControl).then(opened.close)
    server.close(() => void close().then(() => process.exit(0)))
    server.closeIdleConnections()
    // Running requests get a moment, then the connections are closed all the same.
    setTimeout(() => server.closeAllConnections(), patienceMs).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Commands reach the embedded database through this process; a PostgreSQL they reach by themselves. */
async function openControl({ services: { env }, engine, mailJobs }: Opened): Promise<() => Promise<void>> {
  if (!('embedded' in engine) || !isInDirectory(env)) return () => Promise.resolve()
  return openControlSocket(env.DATA_DIR, controlApp(engine.embedded, mailJobs))
}

const withoutProxy =
  'PUBLIC_URL is https and this server speaks http, so something in front of it ends TLS, but TRUST_PROXY is 0: everybody seems to come from the same address, and sign-ins are limited as if they were one person. Set TRUST_PROXY to the number of proxies.'

/** The lines about a change of SEALING_KEY. Only while it lasts, because all sealed values are read for them. */
async function keyLines({ db, env: { SEALING_KEY, SEALING_KEY_BEFORE } }: Services): Promise<string[]> {
  if (!SEALING_KEY || !SEALING_KEY_BEFORE) return []
  const counted = await countByKey(db, { SEALING_KEY, SEALING_KEY_BEFORE })
  const lost = lostLine(counted) ?? []
  return [
    formerKeyLine(sumOf(counted)) ?? 'No value needs SEALING_KEY_BEFORE any more; it can be removed.',
    lost,
  ].flat()
}

/** The line that tells the operator how people sign in. */
async function howToSignIn({ db, env }: Services): Promise<string> {
  if (isExternal(env)) return `People sign in at ${env.OIDC_ISSUER}.`
  if (env.DEMO) return 'Sign in with one click as any of the demo people the sign-in page lists (password: demo).'
  if (await holdsDemo(db))
    return 'Take care: the database holds the demo, so that anybody signs in with the password demo. Use an empty one.'
  if ((await db.$count(companies)) > 0) return 'People sign in with the passwords they chose.'
  return 'Nobody can sign in yet: stop the server and make a company with "npm run company" (see the README).'
}
