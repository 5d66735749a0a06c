import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ObtAddress } from '#contract/bookingTool.ts'
import { Browser } from '../support/browser.ts'
import { asPerson, connectTo } from '../support/identity.ts'
import { postgres } from '../support/postgres.ts'
import { freePort, startingLimitMs, startServer } from '../support/serverProcess.ts'
import { makeStorage, runBegan } from '../support/testStorage.ts'

type Identity = Awaited<ReturnType<typeof connectTo>>
/** How soon the next request has to be refused. */
const promptMs = 1000

/** Where the tool is asked: the process that people sign in at, or another on the same database. */
interface House {
  identity: Identity
  /** The address of the process that is asked for the tool. */
  toolOrigin: string
  databaseUrl: string | undefined
  close: () => Promise<void>
}

async function openHouse(isShared: boolean, processes: 1 | 2): Promise<House> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-tool-'))
  const storage = isShared ? await makeStorage(runBegan()) : undefined
  const databaseUrl = storage?.DATABASE_URL
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const origins = ports.map((port) => `http://localhost:${port}`)
  const common = { PUBLIC_URL: origins[0]!, DATA_DIR: directory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const servers = ports.map((port) => startServer({ ...common, PORT: String(port) }))
  for (const server of servers) await server.ready()
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await storage?.drop()
    await rm(directory, { recursive: true, force: true })
  }
  return { identity: await connectTo(origins[0]!), toolOrigin: origins.at(-1)!, databaseUrl, close }
}

/** Signs in, asks for the tool as the application does, and opens it. */
async function openVisit({ identity, toolOrigin }: House, handle: string, more = '') {
  const { browser, tokens } = await identity.signIn(asPerson(handle), new Browser(identity.origin))
  const [key, company] = handle.split('@') as [string, string]
  const person = `companies/${company}/profiles/p-${company}-${key}`
  const query = `companyId=${company}&profileId=p-${company}-${key}${more}`
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const ask = async () => {
    const answer = await fetch(`${identity.origin}/api/main/${person}/obt?${query}`, { headers })
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
  return { browser, tokens, tool, useCodeFromBefore: async () => (await enter(later)).status }
}

/** The status of the next request, which has to come promptly after the change was answered. */
async function nextStatus(tool: () => Promise<number>): Promise<number> {
  const began = performance.now()
  let status = await tool()
  while (status < 400 && performance.now() - began < promptMs) status = await tool()
  return status
}

const places: [name: string, isShared: boolean, processes: 1 | 2][] = [
  ['the embedded database, one process', false, 1],
  ['PostgreSQL, one process', true, 1],
  ['PostgreSQL, two processes', true, 2],
]

describe.each(places)('on %s', (_, isShared, processes) => {
  let house: House
  const isMissing = isShared && !postgres
  beforeAll(async () => {
    if (!isMissing) house = await openHouse(isShared, processes)
  }, startingLimitMs)
  afterAll(() => house?.close())

  test.skipIf(isMissing)('signing out ends the tool, its codes and its cookie at once', async () => {
    const { browser, tokens, tool, useCodeFromBefore } = await openVisit(house, 'traveller@aurora')
    expect(await tool()).toBe(200)
    const { as } = house.identity
    const leaving = new URL(as.end_session_endpoint!)
    leaving.searchParams.set('id_token_hint', tokens.id_token!)
    leaving.searchParams.set('post_logout_redirect_uri', `${house.identity.origin}/logout?ref=idp`)
    const left = await browser.open(leaving)
    expect(left.location?.pathname).toBe('/logout')
    expect(left.headers.getSetCookie().join('\n')).toMatch(
      /^waymark_tool=; path=\/booking-tool; expires=Thu, 01 Jan 1970/m,
    )
    expect(await nextStatus(tool)).toBe(401)
    expect(await useCodeFromBefore()).toBe(410)
  })

  test.skipIf(isMissing)('so does revoking, which is all that signs out where the provider shows no page', async () => {
    const { tokens, tool, useCodeFromBefore } = await openVisit(house, 'traveller@aurora')
    expect(await tool()).toBe(200)
    const revoked = await house.identity.revoke(tokens.refresh_token!)
    expect(revoked.headers.getSetCookie().join('\n')).toMatch(/^waymark_tool=; path=\/booking-tool/m)
    expect(await nextStatus(tool)).toBe(401)
    expect(await useCodeFromBefore()).toBe(410)
  })

  test.skipIf(isMissing)('removing a role ends the visit that was opened under it', async () => {
    const { tool, useCodeFromBefore } = await openVisit(house, 'guestbooker@aurora', '&travelerType=guest')
    expect(await tool()).toBe(303)
    const { tokens } = await house.identity.signIn(asPerson('admin@aurora'))
    const changed = await fetch(
      `${house.identity.origin}/api/main/companies/aurora/profiles/p-aurora-guestbooker/roles`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ roles: [], expected: ['GuestBooking'] }),
      },
    )
    expect(changed.status, await changed.text()).toBe(200)
    expect(await nextStatus(tool)).toBe(403)
    expect(await useCodeFromBefore()).toBe(410)
  })

  const forTraveller = '&travelerType=traveler&otherTravelerProfileId=p-aurora-traveller'
  test.skipIf(isMissing || !isShared).each([
    ['approval', "update arranger_requests set status = 'sent' where arranger_profile_id = 'p-aurora-arranger'", 403],
    ['policy', 'update travel_policies set is_allowed_transient = false, is_allowed_event = false', 403],
    ['employee', "update employees set status = 'inactive' where id = 'e-aurora-arranger'", 401],
  ])('a change of %s that another process wrote ends it as soon', async (_what, statement, status) => {
    const { tool, useCodeFromBefore } = await openVisit(house, 'arranger@aurora', forTraveller)
    expect(await tool()).toBe(200)
    const client = new Client({ connectionString: house.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query(statement)
    await client.query('commit')
    expect(await nextStatus(tool)).toBe(status)
    expect(await useCodeFromBefore()).toBe(410)
    await client.query(
      "update arranger_requests set status = 'approved' where arranger_profile_id = 'p-aurora-arranger'",
    )
    await client.query('update travel_policies set is_allowed_transient = true')
    await client.query("update employees set status = 'active' where id = 'e-aurora-arranger'")
    await client.end()
  })
})
