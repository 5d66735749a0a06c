import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Trip } from '#contract/trips/trips.ts'
import { openDocumentPool } from '#server/files/documentPool.ts'
import { openTestApi, placeOf, type Handle } from '#tests/support/http/api.ts'
import { context, flight, trip } from '#tests/support/trips/printedTrip.ts'

/** The threads that were begun. */
let threads: Worker[]
const noteThread = (message: unknown) => void threads.push((message as { worker: Worker }).worker)
beforeEach(() => {
  threads = []
  subscribe('worker_threads', noteThread)
})
afterEach(() => void unsubscribe('worker_threads', noteThread))

const me = 'traveller@aurora'

test('no thread starts with the server, the first with the first document, and none for further ones', async () => {
  const at = await openTestApi()
  try {
    const [first] = await at.get<Trip[]>(me, `/main${placeOf(me)}/trips`)
    expect(threads).toHaveLength(0)
    const print = () => at.send(me, `/main${first!.itineraryDownloadUrl}`)
    expect((await print()).status).toBe(200)
    expect(threads).toHaveLength(1)
    expect((await print()).status).toBe(200)
    expect(threads).toHaveLength(1)
  } finally {
    await at.close()
  }
})

test('a thread without work ends and frees its memory, and the next document starts another', async () => {
  const pool = openDocumentPool(pathToFileURL('server/documentThread.ts'), 50)
  try {
    const print = () => pool.documents.itinerary(trip([flight()]), context)
    await print()
    await once(threads[0]!, 'exit')
    expect((await print()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(threads).toHaveLength(2)
  } finally {
    await pool.close()
  }
})

test('a document that cannot be made fails alone', async () => {
  const pool = openDocumentPool(pathToFileURL('server/documentThread.ts'))
  try {
    const nonsense = { ...trip([]), segments: undefined } as unknown as Trip
    await expect(pool.documents.itinerary(nonsense, context)).rejects.toThrow(/segments|undefined/)
    expect((await pool.documents.itinerary(trip([flight()]), context)).subarray(0, 5).toString()).toBe('%PDF-')
  } finally {
    await pool.close()
  }
})

test('one person has two documents made at once; a third is refused meanwhile, and others are served', async () => {
  const at = await openTestApi()
  try {
    const address = async (who: Handle) => {
      const [first] = await at.get<Trip[]>(who, `/main${placeOf(who)}/trips`)
      return `/main${first!.itineraryDownloadUrl}`
    }
    const [mine, theirs] = [await address(me), await address('vip@aurora')]
    const asked = [mine, mine, mine].map((path) => at.send(me, path))
    const other = at.send('vip@aurora', theirs)
    const light = at.send(me, `/main${placeOf(me)}`)
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '429'])
    const refused = answers.find(({ status }) => status === 429)!
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ messageCode: 'documentsUnderWay' })
    expect([(await other).status, (await light).status]).toEqual([200, 200])
    expect((await at.send(me, mine)).status).toBe(200)
  } finally {
    await at.close()
  }
})

test('spreadsheets count as documents too', async () => {
  const at = await openTestApi()
  try {
    const sheet = '/company/admin/companies/aurora/employees/downloadEmployeesData'
    const answers = await Promise.all([1, 2, 3].map(() => at.send('admin@aurora', sheet)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '200', '429'])
  } finally {
    await at.close()
  }
})
