import { AxiosHeaders } from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetTripsIfTakenBack } from '@/domains/session/logout/takenBack'
import { folderOf, offlineFiles } from '@/lib/offlineFiles'

afterEach(() => vi.unstubAllGlobals())

test("the start of the application keeps the person's own trips and deletes those of others", async () => {
  const kept = new Set([
    '/kept/aurora/p1/AB12CD/trip',
    '/kept/aurora/p10/EF34GH/trip',
    '/kept/boreal/p1/AB12CD/itinerary',
  ])
  const cache = {
    keys: () => Promise.resolve([...kept].map((path) => ({ url: `https://waymark.example${path}` }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(new URL(url).pathname)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  await offlineFiles.keepOnly(folderOf({ companyId: 'aurora', profileId: 'p1' }))
  expect([...kept]).toEqual(['/kept/aurora/p1/AB12CD/trip'])
})

test('the application starts in a browser that refuses to store files', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('refused')) })
  await expect(offlineFiles.keepOnly('aurora/p1')).resolves.toBeUndefined()
})

test('a file that is written while everything is removed does not stay', async () => {
  const kept = new Set<string>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const cache = { put: (address: string) => promise.then(() => kept.add(address)) }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), delete: () => Promise.resolve(kept.clear()) })
  const writing = offlineFiles.write('aurora/p1/AB12CD/trip', new Blob(['{}']), '2026-05-09T12:00:00Z')
  await offlineFiles.clear()
  resolve()
  await writing
  expect([...kept]).toEqual([])
})

const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.y`

test.each([
  ['has not expired', tokenUntil(600), true],
  ['has expired, and is renewed', tokenUntil(-600), false],
  ['only its provider can read', 'opaque', true],
])('a refusal of a token that %s decides whether the kept trips are cleared', async (_, token, isCleared) => {
  const removed = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { delete: removed })
  const headers = new AxiosHeaders({ Authorization: `Bearer ${token}` })
  await forgetTripsIfTakenBack({ config: { headers } })
  expect(removed).toHaveBeenCalledTimes(isCleared ? 1 : 0)
})

test('a refused call without a token leaves the kept trips', async () => {
  const removed = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('caches', { delete: removed })
  await forgetTripsIfTakenBack({ config: { headers: new AxiosHeaders() } })
  expect(removed).not.toHaveBeenCalled()
})
