import { Workbox } from 'workbox-window'
import { isNewerLive } from '@/shell/newCode'

const hourMs = 3_600_000
/** After this the page is loaded anew even where the browser never said that the new worker took over. */
const patienceMs = 3000

const listeners = new Set<() => void>()
let worker: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined
let isKnown = false
let isWatching = false

/** Whether a newer version than this page's is ready, for `useSyncExternalStore`. */
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
 * Registers the service worker and keeps looking for a newer version: hourly, and whenever the page is looked at again.
 * A newer one waits; this page, and every other open one, is only told (§4). Where service workers are switched off or
 * data is to be saved, the application is the same without.
 */
export async function watchForNewVersion(): Promise<void> {
  if (isWatching) return
  isWatching = true
  // Code that is missing when it is asked for is the other sign; nothing is loaded anew under somebody's hands.
  window.addEventListener('vite:preloadError', () => {
    look()
    void isNewerLive().then((isNewer) => isNewer && found())
  })
  if (!('serviceWorker' in navigator) || isSavingData()) return
  worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', found)
  let isControlled = Boolean(navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab let the new version in. The first worker of all taking this page over is no news.
    if (isControlled) found()
    isControlled = true
  })
  registration = await worker.register().catch(() => undefined)
  setInterval(look, hourMs)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

const look = () => void registration?.update().catch(() => undefined)

const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Lets the waiting version in and loads this page with it; other tabs stay as they are and say that it is there. */
export function switchToNewVersion(): void {
  if (!registration?.waiting) return location.reload()
  let isDone = false
  const reload = () => {
    if (!isDone) location.reload()
    isDone = true
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  worker?.messageSkipWaiting()
  setTimeout(reload, patienceMs)
}
