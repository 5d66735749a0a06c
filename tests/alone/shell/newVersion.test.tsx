import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

/** A worker whose state the browser changes. */
class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
  readonly scriptURL = `${location.origin}/sw.js`
  change(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
/** The registration of the application, changed in the order in which the browser changes it. */
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null
  update = vi.fn(() => Promise.resolve())
  find(): Worker {
    this.installing = new Worker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
  install(worker: Worker) {
    Object.assign(this, { installing: null, waiting: worker })
    worker.change('installed')
  }
  fail(worker: Worker) {
    this.installing = null
    worker.change('redundant')
  }
  activate(worker: Worker) {
    Object.assign(this, { waiting: null, active: worker })
    worker.change('activating')
  }
}

let registration: Registration
const reload = vi.fn<() => void>()
const register = vi.fn(() => Promise.resolve(registration))

beforeEach(() => {
  vi.resetModules()
  reload.mockClear()
  vi.stubGlobal('location', { reload, origin: location.origin, href: location.href })
  registration = new Registration()
  register.mockReset().mockImplementation(() => Promise.resolve(registration))
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register,
    getRegistration: () => Promise.resolve(registration),
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker: container }))
})

async function watch() {
  const { newVersion, switchToNewVersion, watchForNewVersion } = await import('@/shell/banners/newVersion')
  await watchForNewVersion()
  return { ...newVersion, switchTo: switchToNewVersion }
}

test('the very first version is no new one', async () => {
  const version = await watch()
  const first = registration.find()
  registration.install(first)
  registration.activate(first)
  expect(version.isReady()).toBe(false)
})

test('a version is offered whose installation was under way before the page registered', async () => {
  registration.active = new Worker()
  const worker = registration.find()
  const version = await watch()
  expect(version.isReady()).toBe(false)
  registration.install(worker)
  expect(version.isReady()).toBe(true)
})

test('a version is offered after installations that failed', async () => {
  registration.active = new Worker()
  const version = await watch()
  for (const failed of [registration.find(), registration.find(), registration.find()]) registration.fail(failed)
  expect(version.isReady()).toBe(false)
  registration.install(registration.find())
  expect(version.isReady()).toBe(true)
})

test('a version that waits is offered at the next look, though this page saw no installation', async () => {
  registration.active = new Worker()
  const version = await watch()
  registration.waiting = new Worker()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(version.isReady()).toBe(true))
  expect(registration.update).toHaveBeenCalledOnce()
})

test('a version that waits is offered though looking for one fails', async () => {
  registration.active = new Worker()
  registration.update.mockRejectedValue(new TypeError('The script cannot be fetched.'))
  const version = await watch()
  registration.waiting = new Worker()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(version.isReady()).toBe(true))
})

test('a page whose reader accepts a version reloads once, when that version is active and no earlier', async () => {
  registration.active = new Worker()
  const version = await watch()
  const worker = registration.find()
  registration.install(worker)
  version.switchTo()
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, expect.anything())
  registration.activate(worker)
  expect(reload).not.toHaveBeenCalled()
  worker.change('activated')
  expect(reload).toHaveBeenCalledOnce()
})

test('a page reloads at once where another tab has activated the version', async () => {
  registration.active = new Worker()
  const version = await watch()
  version.switchTo()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page reloads in the end though the version does not become active', async () => {
  registration.active = new Worker()
  const version = await watch()
  registration.install(registration.find())
  vi.useFakeTimers()
  version.switchTo()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(reload).toHaveBeenCalledOnce()
})
