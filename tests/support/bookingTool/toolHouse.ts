import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import type { ObtAddress } from '#contract/booking/bookingTool.ts'
import { Browser } from '#tests/support/http/browser.ts'
import { asPerson, connectTo } from '#tests/support/identity/identity.ts'
import { freePort, sharedEnvironment, startServer } from '#tests/support/process/serverProcess.ts'
import { fillDirectory } from '#tests/support/db/filledDirectory.ts'
import { makeStorage, runBegan } from '#tests/support/db/testStorage.ts'

/** Server processes on one database. The tool is opened at the process of the sign-in, or at the other. */
export interface ToolHouse {
  identity: Awaited<ReturnType<typeof connectTo>>
  /** The address of the process that serves the tool. */
  toolOrigin: string
  /** Runs a statement on the database, besides the server's own. */
  write: (statement: string) => Promise<void>
  close: () => Promise<void>
}

/** The demo on one or two processes, on PostgreSQL or on the embedded database. */
export async function openToolHouse(isShared: boolean, processes: 1 | 2): Promise<ToolHouse> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-tool-'))
  const storage = isShared ? await makeStorage(runBegan()) : undefined
  if (!isShared) await fillDirectory(directory)
  // All at once, because a port that is free again may be returned twice.
  const [door, ...ports] = await Promise.all(Array.from({ length: 1 + processes }, freePort))
  const database = storage?.DATABASE_URL ? await sharedDatabase(storage.DATABASE_URL) : embeddedDatabase(String(door))
  const origins = ports.map((port) => `http://localhost:${port}`)
  const common = { PUBLIC_URL: origins[0]!, DATA_DIR: directory, ...database.variables }
  const servers = ports.map((port) => startServer({ ...common, PORT: String(port) }))
  for (const server of servers) await server.ready()
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await database.close()
    await storage?.drop()
    await rm(directory, { recursive: true, force: true })
  }
  return { identity: await connectTo(origins[0]!), toolOrigin: origins.at(-1)!, write: database.write, close }
}

async function sharedDatabase(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const write = async (statement: string) => void (await client.query(statement))
  return { variables: { DATABASE_URL: url }, write, close: () => client.end() }
}

function embeddedDatabase(port: string) {
  const opensDoor = pathToFileURL('tests/support/db/databaseDoor.ts').href
  const NODE_OPTIONS = `${sharedEnvironment().NODE_OPTIONS} --import=${opensDoor}`
  const write = async (statement: string) =>
    void (await fetch(`http://localhost:${port}`, { method: 'POST', body: statement }))
  return { variables: { NODE_OPTIONS, DATABASE_DOOR: port }, write, close: () => Promise.resolve() }
}

/** Signs in, requests the tool as the application does, and opens it. */
export async function openVisit({ identity, toolOrigin }: ToolHouse, handle: string, more = '') {
  const { browser, tokens } = await identity.signIn(asPerson(handle), new Browser(identity.origin))
  const [key, company] = handle.split('@') as [string, string]
  const person = `companies/${company}/profiles/p-${company}-${key}`
  const query = `companyId=${company}&profileId=p-${company}-${key}${more}`
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${identity.origin}/api/main/${person}${path}`, { ...init, headers })
  const ask = async () => {
    const answer = await call(`/obt?${query}`)
    const url = ((await answer.json()) as ObtAddress).data!.url.replace(identity.origin, toolOrigin)
    return { url, cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! }
  }
  const enter = ({ url, cookie }: Awaited<ReturnType<typeof ask>>) =>
    fetch(url, { headers: { cookie }, redirect: 'manual' })
  const entered = await enter(await ask())
  const cookie = entered.headers.getSetCookie().at(-1)!.split(';')[0]!
  const tool = async () =>
    (await fetch(`${toolOrigin}/booking-tool/bookings`, { headers: { cookie }, redirect: 'manual' })).status
  const later = await ask()
  return {
    browser,
    tokens,
    call,
    tool,
    addressFromBefore: later.url,
    useCodeFromBefore: async () => (await enter(later)).status,
  }
}
