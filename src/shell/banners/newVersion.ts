import { Workbox } from 'workbox-window'
import { hourMs } from '#contract/time/durations.ts'
import { isNewerLive } from '@/shell/newCode'

/** After this time the page is reloaded even if the browser has not reported that the new version is active. */
const patienceMs = 15_000

const listeners = new Set<() => void>()
let worker: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined
let isKnown = false
let isWatching = false

/** Whether a version newer than this page's is ready, for `useSyncExternalStore`. */
export const newVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isReady: () => isKnown,
}

function found(): void {
  isKnown = true
  for (const tell of listeners) tell()
}

/**
 * Registers the service worker and checks for a newer version hourly and whenever the page becomes visible. A newer
 * version waits; open pages are only notified (§4). Without service workers, or with data saving, the application works
 * the same.
 */
export async function watchForNewVersion(): Promise<void> {
  if (isWatching) return
  isWatching = true
  // Missing code is another sign of a newer version. The page is never reloaded without the person's consent.
  window.addEventListener('vite:preloadError', () => {
    look()
    void isNewerLive().then((isNewer) => isNewer && found())
  })
  if (!('serviceWorker' in navigator) || isSavingData()) return
  worker = new Workbox('/sw.js')
  let isControlled = Boolean(navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab has activated the new version. The very first worker taking over this page is no new version.
    if (isControlled) found()
    isControlled = true
  })
  registration = await worker.register().catch(() => undefined)
  registration?.addEventListener('updatefound', followInstallation)
  followInstallation()
  setInterval(look, hourMs)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

/**
 * Notices every version that waits, whichever tab looked for it. The `waiting` event of Workbox leaves out a version
 * whose installation began before this page registered, and any version after the first that another tab found.
 */
function followInstallation(): void {
  registration?.installing?.addEventListener('statechange', foundIfWaiting)
  foundIfWaiting()
}

/** The very first worker waits for a moment too, but has no predecessor. */
function foundIfWaiting(): void {
  if (registration?.waiting && registration.active) found()
}

const look = () => void registration?.update().then(foundIfWaiting, foundIfWaiting)

const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Activates the waiting version and reloads this page. Other tabs stay unchanged and show that it is available. */
export function switchToNewVersion(): void {
  const next = registration?.waiting
  if (!next) return location.reload()
  let isDone = false
  const reload = () => {
    if (!isDone) location.reload()
    isDone = true
  }
  // Earlier the browser may still answer with the version before it.
  next.addEventListener('statechange', () => (next.state === 'activated' || next.state === 'redundant') && reload())
  worker?.messageSkipWaiting()
  setTimeout(reload, patienceMs)
}
