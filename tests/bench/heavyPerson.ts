import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { asPerson, connectTo } from '#tests/support/identity/identity.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { plantLongLists } from './crowd.ts'

/**
 * The effect of a person with heavy requests on another person: twenty documents at once, then two hundred lists at
 * once, in a company of 5,000 on the embedded database, in a separate server. Prints the times of a light call and
 * `/health/live` meanwhile, the answers of the heavy one, and the server's memory afterwards. `node
 * tests/bench/heavyPerson.ts 8` runs each kind for eight seconds.
 */
const seconds = Number(process.argv[2] ?? 8)
/** After this time the server has freed the memory of the work. */
const restSeconds = 45

const folder = await mkdtemp(join(tmpdir(), 'waymark-heavy-'))
const port = String(await freePort())
const origin = `http://localhost:${port}`
const { services, close } = await openServices(readEnv({ DATA_DIR: folder, PUBLIC_URL: origin }))
await plantLongLists(services.db)
const arranged = await services.db.query.arrangerRequests.findMany({
  columns: { travelerProfileId: true },
  where: (request, { like }) => like(request.id, 'crowd-%-7'),
  limit: 50,
})
await close()

const server = startServer({ PORT: port, PUBLIC_URL: origin, DATA_DIR: folder })
const memory = async () => {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  const told = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  const threads = /^Threads:\s+(\d+)$/m.exec(status)?.[1]
  return `${Math.round(Number(told) / 1024)} MB in ${threads} threads`
}

const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)
const share = (times: readonly number[], part: number) => sorted(times)[Math.ceil(times.length * part) - 1] ?? 0
const figures = (times: readonly number[]) =>
  `${share(times, 0.5).toFixed(0).padStart(6)} ${share(times, 1).toFixed(0).padStart(6)}`

interface Asked {
  /** Or that there was none. */
  status: number | 'no answer'
  ms: number
}

async function ask(path: string, token?: string): Promise<Asked> {
  const began = performance.now()
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  const status = await fetch(`${origin}${path}`, { headers }).then(
    async (answer) => answer.arrayBuffer().then(() => answer.status),
    () => 'no answer' as const,
  )
  return { status, ms: performance.now() - began }
}

/** Sends one request after the other, with a short pause, until the end. */
async function keepAsking(isOver: () => boolean, once: () => Promise<Asked>, breathMs: number): Promise<Asked[]> {
  const answers: Asked[] = []
  do {
    answers.push(await once())
    await sleep(breathMs)
  } while (!isOver())
  return answers
}

async function measure(name: string, atOnce: number, heavy: () => Promise<Asked>, light: () => Promise<Asked>) {
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() > end
  const [live, called, ...made] = await Promise.all([
    keepAsking(isOver, () => ask('/health/live'), 20),
    keepAsking(isOver, light, 20),
    ...Array.from({ length: atOnce }, () => keepAsking(isOver, heavy, 100)),
  ])
  const statuses = Object.entries(Object.groupBy(made.flat(), ({ status }) => status))
  const answered = statuses.map(([status, all = []]) => `${all.length} × ${status}`).join(', ')
  const times = (asked: readonly Asked[]) => asked.map(({ ms }) => ms)
  console.log(`${name.padEnd(34)}${figures(times(called))}  ${figures(times(live))}   ${answered}; ${await memory()}`)
}

try {
  const began = performance.now()
  await server.ready()
  console.log(`Open after ${((performance.now() - began) / 1000).toFixed(1)} s with ${await memory()}`)
  const { signIn } = await connectTo(origin)
  const tokenOf = async (handle: string) => (await signIn(asPerson(handle))).tokens.access_token
  const [admin, arranger, traveler] = [
    await tokenOf('admin@aurora'),
    await tokenOf('arranger@aurora'),
    await tokenOf('traveller@aurora'),
  ]
  const own = '/api/main/companies/aurora/profiles/p-aurora-traveller'
  const light = () => ask(own, traveler)
  const trips = (await (
    await fetch(`${origin}${own}/trips`, { headers: { Authorization: `Bearer ${traveler}` } })
  ).json()) as { bookingId: string }[]
  const bookingId = trips[0]?.bookingId
  const selected = arranged.map(({ travelerProfileId }) => travelerProfileId)
  const employees = '/api/company/admin/companies/aurora/employees'
  console.log(`${''.padEnd(34)}   light call   /health/live`)
  console.log(`${'in ms'.padEnd(34)}median  worst  median  worst`)
  await measure('nothing besides', 0, light, light)
  await measure(
    '20 itineraries at once',
    20,
    () => ask(`${own}/trips/${bookingId}/itinerary`, traveler),
    () => ask('/api/main/companies/aurora/profiles/p-aurora-arranger', arranger),
  )
  await measure(
    '20 times 50 travelers’ itineraries',
    20,
    () =>
      ask(
        `/api/main/companies/aurora/profiles/p-aurora-arranger/arranger/itineraries?profileIds=${selected.join()}`,
        arranger,
      ),
    light,
  )
  await measure('20 spreadsheets of 5,000 employees', 20, () => ask(`${employees}/downloadEmployeesData`, admin), light)
  await measure('200 lists of employees at once', 200, () => ask(`${employees}?pageSize=50&term=an`, admin), light)
  await sleep(restSeconds * 1000)
  console.log(`${restSeconds} s later: ${await memory()}`)
  console.log(server.said().split('\n').slice(3).join('\n'))
} finally {
  await server.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
}
