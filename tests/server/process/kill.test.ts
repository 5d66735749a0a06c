import { setTimeout as sleep } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createSsoCode } from '#server/domains/booking/sso/ssoCode.ts'
import { toolConfirmations } from '#server/db/schema/trips/bookingTool.ts'
import { invoices, tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { count } from '#tests/support/run/gateCount.ts'
import { openTestServices } from '#tests/support/http/server.ts'
import { makeProcessStore, type ProcessStore } from '#tests/support/db/processStore.ts'
import { freePort, startingLimitMs, startServer } from '#tests/support/process/serverProcess.ts'
import { postgres } from '#tests/support/db/testStorage.ts'
import {
  enterTool,
  headerOf,
  openingOf,
  reviewFields,
  type ToolVisitor,
} from '#tests/support/bookingTool/toolVisitor.ts'

const kills = 5
const clients = 4
const traveler = 'p-aurora-traveller'
const cities = ['PAR', 'LON', 'MEX', 'YVR', 'NYC', 'MAD']

let origin: string
/** Where the server stores, as its variables name it. */
let storage: ProcessStore
let server: ReturnType<typeof startServer>

/** Opens the stored data while no server runs. */
const openStored = () => (storage.DATABASE_URL ? openServices(readEnv(storage)) : openTestServices(storage))

async function start(): Promise<void> {
  server = startServer({ PORT: new URL(origin).port, PUBLIC_URL: origin, ...storage })
  await server.ready()
}

const send = (address: string, init: RequestInit) => fetch(`${origin}${address}`, init)

/** A person who books one trip after another. Unanswered requests are sent again after the restart. */
class Booker {
  readonly acknowledged: string[] = []
  #visitor: ToolVisitor
  #pending: Record<string, string> | undefined
  #count = 0
  #client: number

  constructor(visitor: ToolVisitor, client: number) {
    this.#visitor = visitor
    this.#client = client
  }

  async bookUntil(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) await this.#bookOne().catch(() => sleep(20))
  }

  async #bookOne(): Promise<void> {
    this.#pending ??= await reviewFields(this.#visitor, this.#nextSearch())
    const answer = await this.#visitor.post('/booking-tool/confirm', this.#pending)
    const tripId = answer.headers.get('location')?.split('/booked/')[1]
    if (answer.status !== 303 || !tripId) throw new Error(`The confirmation was answered ${answer.status}`)
    this.acknowledged.push(tripId)
    this.#pending = undefined
  }

  /** No two searches of the test are the same, so no two bookings are meant to be one. */
  #nextSearch() {
    const index = this.#count++
    const days = 20 + ((index * clients + this.#client) % 300)
    const depart = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    return {
      transport: 'flight',
      trip: 'oneway',
      from: 'YUL',
      to: cities[Math.floor((index * clients) / 300) % cities.length]!,
      depart,
    }
  }
}

const acknowledgedBy = (bookers: Booker[]) => bookers.flatMap(({ acknowledged }) => acknowledged)

/** Until then, and so while others are being written: a busy machine books more slowly. */
async function untilBooked(bookers: Booker[], count: number): Promise<void> {
  while (acknowledgedBy(bookers).length < count) await sleep(20)
}

async function mintCodes() {
  const { services, close } = await openStored()
  const opening = await openingOf(services, traveler)
  const codes = await Promise.all(Array.from({ length: clients }, () => createSsoCode(services, opening)))
  await close()
  return codes
}

const stores = [
  { name: 'the embedded database', isShared: false },
  { name: 'PostgreSQL', isShared: true },
]

test.for(stores.filter(({ isShared }) => postgres || !isShared))(
  'a server killed during bookings keeps every confirmed one on $name, once, and opens again',
  { timeout: startingLimitMs },
  async ({ isShared }) => {
    storage = await makeProcessStore('demo', isShared)
    origin = `http://localhost:${await freePort()}`
    const codes = await mintCodes()
    onTestFinished(async () => void (await server.end('SIGKILL')))
    await start()
    const bookers: Booker[] = []
    for (const [client, { code, cookie }] of codes.entries()) {
      const path = `/booking-tool/sso?userToken=${code}&locale=en-us`
      bookers.push(new Booker(await enterTool(send, path, headerOf(cookie)), client))
    }

    for (let round = 0; round < kills; round += 1) {
      if (round > 0) await start()
      const stop = new AbortController()
      const work = bookers.map((booker) => booker.bookUntil(stop.signal))
      await untilBooked(bookers, (round + 1) * clients * 2)
      expect(await server.end('SIGKILL')).toEqual([null, 'SIGKILL'])
      stop.abort()
      await Promise.all(work)
    }

    const acknowledged = acknowledgedBy(bookers)
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    await checkStored(acknowledged)
  },
)

/** Opens the data after the last kill: all acknowledged trips are there, and none is there twice or in part. */
async function checkStored(acknowledged: string[]): Promise<void> {
  const { services, close } = await openStored()
  const { db } = services
  const stored = await db.select().from(trips).where(inArray(trips.id, acknowledged))
  count({ kills, lost: acknowledged.length - stored.length })
  expect(stored).toHaveLength(acknowledged.length)
  const confirmations = await db.select().from(toolConfirmations)
  const ids = confirmations.map(({ tripId }) => tripId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length - acknowledged.length).toBeLessThanOrEqual(clients)
  expect(await db.$count(trips, inArray(trips.id, ids))).toBe(ids.length)
  expect(await db.$count(invoices, inArray(invoices.tripId, ids))).toBe(ids.length)
  const parts = await db
    .selectDistinct({ id: tripSegments.tripId })
    .from(tripSegments)
    .where(inArray(tripSegments.tripId, ids))
  expect(parts).toHaveLength(ids.length)
  await close()
}
