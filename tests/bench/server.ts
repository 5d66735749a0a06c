import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { helpDeskHeader } from '#contract/support/helpDesk.ts'
import { hourMs, minuteMs } from '#contract/time/durations.ts'
import { accounts } from '#server/db/schema/company/people.ts'
import { oidcRecords } from '#server/db/schema/system/identity.ts'
import { createDeskCode, openDesk } from '#server/domains/helpDesk/deskSessions.ts'
import { issueAccessToken } from '#server/domains/session/accessToken.ts'
import { loadAccount } from '#server/domains/session/account.ts'
import { findCaller } from '#server/domains/session/authenticate.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'
import { freePort, startServer } from '#tests/support/process/serverProcess.ts'
import { openBenchPostgres } from './benchPostgres.ts'
import { plantCrowd } from './crowd.ts'
import { report, type Figure } from './figures.ts'
import { middle } from './growth.ts'

/**
 * The server's processor time of a later start, its answers a second to Home with one process and with two on one
 * PostgreSQL, and what 500 open pages of the help desk cost. On Linux, whose /proc tells the processor time.
 */

/** Half of the processor time of a start before its code was kept compiled, in ms (docs/performance.md). */
const halves = { PostgreSQL: 1170, 'embedded database': 1430 }
const starts = 5
const loadMs = 8000
/** Requests at a time, of as many people. */
const atOnce = 32
const [pages, pagesOfPerson] = [500, 4]
/** How long polls are counted, and the time after which PostgreSQL shows the counts of connections that rest. */
const [watchedMs, flushMs] = [30_000, 12_000]

/** The calls of Home. */
const homePaths = [
  '',
  '/itineraries/latest',
  '/trips/paginated?pageNumber=1&pageSize=3&tripStatus=Upcoming',
  '/travel-summary',
  '/notifications',
  '/action-marks',
  '/home-content',
  '/outdated-trips',
]

const postgres = await openBenchPostgres()
const ports = [await freePort(), await freePort()]
const origins = ports.map((port) => `http://localhost:${port}`)
/** Without what tests share, as a company starts it. */
const common = {
  PUBLIC_URL: origins[0]!,
  DATA_DIR: join(postgres.folder, 'files'),
  NODE_OPTIONS: '',
  NODE_COMPILE_CACHE: '',
}
const storages = {
  PostgreSQL: { ...common, DATABASE_URL: postgres.url },
  'embedded database': { ...common, DATA_DIR: join(postgres.folder, 'embedded') },
}

try {
  const figures: Figure[] = []
  for (const [name, storage] of Object.entries(storages) as [keyof typeof halves, typeof common][])
    figures.push({
      of: `Start, ${name}`,
      what: 'processor time',
      value: await startMs(storage),
      unit: 'ms',
      bar: halves[name],
    })
  const opened = await openServices(readEnv(storages.PostgreSQL))
  await plantCrowd(opened.services.db, 3)
  const people = await signIn(opened.services, pages / pagesOfPerson)
  figures.push(...(await loads(people)), ...(await openPages(opened.services, people)))
  await opened.close()
  report(figures)
} finally {
  await postgres.close()
}

/** Milliseconds of processor time until the server is ready; the first start fills the database and keeps the code. */
async function startMs(storage: Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= starts; run += 1) {
    const server = startServer({ ...storage, PORT: String(ports[0]) })
    await server.ready()
    times.push(await processorMs(server.pid!))
    await server.end('SIGTERM')
  }
  return middle(times.slice(1))
}

/** The processor time that a process has taken, user and system, in steps of 10 ms. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

interface Person {
  profileId: string
  headers: Record<string, string>
}

/** People of the crowd with an account, a sign-in and an open help desk each, without the work of a password. */
async function signIn(services: Services, count: number): Promise<Person[]> {
  const { db, now } = services
  const crowd = sql`select id, email from profiles where id ~ '^p-aurora-[0-9]+-[0-9]+$' order by id limit ${count}`
  await db.execute(sql`update profiles set registered_at = now() where id in (select id from (${crowd}) p)`)
  await db.execute(sql`insert into accounts (id, email, profile_id, role_claim_style)
    select id, email, id, 'list' from (${crowd}) p`)
  await db.execute(sql`insert into profile_roles (profile_id, role)
    select p.id, r.role from (${crowd}) p, profile_roles r where r.profile_id = 'p-aurora-traveller' on conflict do nothing`)
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accounts.profileId))
  const expiresAt = new Date(+now() + hourMs)
  const people: Person[] = []
  for (const { id } of found) {
    await db.insert(oidcRecords).values({ model: 'Grant', id, accountId: id, expiresAt })
    const caller = (await findCaller(services, { accountId: id, grantId: id }))!
    const { token: deskToken } = await openDesk(await createDeskCode(caller, services), caller, services)
    const token = await issueAccessToken((await loadAccount(db, id))!, id, services)
    people.push({ profileId: id, headers: { Authorization: `Bearer ${token}`, [helpDeskHeader]: deskToken } })
  }
  return people
}

async function ask(origin: string, { profileId, headers }: Person, path: string): Promise<void> {
  const answer = await fetch(`${origin}/api/main/companies/aurora/profiles/${profileId}${path}`, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
}

/** Answers a second with some processes, and the processor time of each in the processes. */
async function load(people: readonly Person[], processes: number) {
  const servers = await startAll(processes)
  const askFor = async (ms: number) => {
    const end = performance.now() + ms
    let answers = 0
    const keepAsking = async (at: number) => {
      for (let turn = at; performance.now() < end; turn += 1, answers += 1)
        await ask(origins[at % processes]!, people[at]!, homePaths[turn % homePaths.length]!)
    }
    await Promise.all(Array.from({ length: atOnce }, (_, at) => keepAsking(at)))
    return answers
  }
  const taken = async () => (await Promise.all(servers.map(({ pid }) => processorMs(pid!)))).reduce((a, b) => a + b)
  await askFor(loadMs / 2)
  const before = await taken()
  const answers = await askFor(loadMs)
  const each = ((await taken()) - before) / answers
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  return { perSecond: (answers / loadMs) * 1000, each }
}

async function startAll(count: number) {
  const servers = ports.slice(0, count).map((port) => startServer({ ...storages.PostgreSQL, PORT: String(port) }))
  for (const server of servers) await server.ready()
  return servers
}

async function loads(people: readonly Person[]): Promise<Figure[]> {
  const one = await load(people, 1)
  const two = await load(people, 2)
  return [
    { of: 'Home’s calls, one process', what: 'answers', value: one.perSecond, unit: '/s' },
    { of: 'Home’s calls, one process', what: 'processor time of a call', value: one.each, unit: 'ms' },
    { of: 'Home’s calls, two processes', what: 'answers', value: two.perSecond, unit: '/s', floor: one.perSecond },
    {
      of: 'Home’s calls, two processes',
      what: 'processor time of a call',
      value: two.each,
      unit: 'ms',
      floor: one.each,
    },
  ]
}

/** The reads of requests of the help desk a minute with one open page and with many, and a call meanwhile. */
async function openPages(services: Services, people: readonly Person[]): Promise<Figure[]> {
  const [server] = await startAll(1)
  const leaving = new AbortController()
  const open = async ({ profileId, headers }: Person) => {
    const address = `${origins[0]}/api/company/companies/aurora/profiles/${profileId}/help-desk/events`
    const answer = await fetch(address, { headers, signal: leaving.signal })
    const reader = answer.body!.getReader()
    await reader.read()
    const readOn = async (): Promise<void> => ((await reader.read()).done ? undefined : readOn())
    readOn().catch(() => undefined)
  }
  await open(people[0]!)
  const alone = await watch(services, people)
  const others = Array.from({ length: pages - 1 }, (_, at) => people[Math.floor((at + 1) / pagesOfPerson)]!)
  for (const person of others) await open(person)
  const among = await watch(services, people)
  leaving.abort()
  await server!.end('SIGKILL')
  const many = `${pages} open pages`
  return [
    { of: many, what: 'polls a minute', value: among.polls, unit: '', floor: alone.polls, bar: 1.1 },
    { of: many, what: 'queries a minute', value: among.queries, unit: '', floor: alone.queries },
    { of: many, what: 'a call of another person', value: among.call, unit: 'ms', floor: alone.call },
  ]
}

/** Polls and queries a minute, and the median of a call beside them. */
async function watch({ db }: Services, people: readonly Person[]) {
  const read = async () => {
    const { rows } = (await db.execute(sql`select
      (select seq_scan + coalesce(idx_scan, 0) from pg_stat_user_tables where relname = 'help_desk_requests') as polls,
      (select xact_commit from pg_stat_database where datname = current_database()) as queries`)) as {
      rows: { polls: string; queries: string }[]
    }
    return rows[0]!
  }
  await sleep(flushMs)
  const before = await read()
  const began = performance.now()
  const calls: number[] = []
  while (performance.now() - began < watchedMs) {
    const asked = performance.now()
    await ask(origins[0]!, people.at(-1)!, '')
    calls.push(performance.now() - asked)
    await sleep(100)
  }
  await sleep(flushMs)
  const after = await read()
  const minutes = (performance.now() - began) / minuteMs
  const aMinute = (name: 'polls' | 'queries') => (Number(after[name]) - Number(before[name])) / minutes
  return { polls: aMinute('polls'), queries: aMinute('queries'), call: middle(calls) }
}
