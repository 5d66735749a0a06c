import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNewerLive, reloadOnceForNewCode } from '@/shell/newCode'
import { network } from '#tests/support/page/network.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/TripsPage-1.js')
const live = (script: string) =>
  network.use(http.get('*/', () => HttpResponse.html(`<script type="module" src="${script}"></script>`)))
const reload = vi.fn<() => void>()

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>'
  vi.stubGlobal('location', { reload, origin: location.origin, href: location.href })
})
afterEach(() => {
  document.head.innerHTML = ''
  reload.mockClear()
})

test('code missing because of a newer version reloads the page once', async () => {
  live('/assets/index-new.js')
  await reloadOnceForNewCode(gone)
  await reloadOnceForNewCode(gone)
  expect(reload).toHaveBeenCalledOnce()
})

test('code missing from the live version does not reload the page', async () => {
  live('/assets/index-old.js')
  await reloadOnceForNewCode(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('another error does not reload the page, whatever version is live', async () => {
  live('/assets/index-new.js')
  await reloadOnceForNewCode(new Error('undefined is not a function'))
  expect(reload).not.toHaveBeenCalled()
})

test('a server that does not answer is no newer version', async () => {
  network.use(http.get('*/', () => HttpResponse.error()))
  expect(await isNewerLive()).toBe(false)
  network.use(http.get('*/', () => HttpResponse.text('down', { status: 503 })))
  expect(await isNewerLive()).toBe(false)
})
