import { messageSW, Workbox } from 'workbox-window'
import { hourMs } from '#contract/durations.ts'
import { isNewerLive } from '@/shell/newCode'

/** After this time the page is reloaded even if the browser has not reported that the new version is active. */
const patienceMs = 15_000

const listeners = new Set<() => void>()
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
    void look()
    void isNewerLive().then((isNewer) => isNewer && found())
  })
  if (!('serviceWorker' in navigator) || isSavingData()) return
  let isControlled = Boolean(navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Another tab has activated the new version. The very first worker taking over this page is no new version.
    if (isControlled) found()
    isControlled = true
  })
  setInterval(() => void look(), hourMs)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look())
  // A version registered before is followed at once: the browser may answer another registration late, or never.
  await followRegistered()
  follow(await new Workbox('/sw.js').register({ immediate: true }).catch(() => undefined))
}

const followRegistered = async () => follow(await navigator.serviceWorker.getRegistration().catch(() => undefined))

function follow(found: ServiceWorkerRegistration | undefined): void {
  if (found && found !== registration) {
    registration = found
    registration.addEventListener('updatefound', followInstallation)
  }
  followInstallation()
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

async function look(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await followRegistered()
  await registration?.update().catch(() => undefined)
  foundIfWaiting()
}

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
  // A reload before that shows the version before it, or code of the server that its next release removes.
  next.addEventListener('statechange', () => (next.state === 'activated' || next.state === 'redundant') && reload())
  void messageSW(next, { type: 'SKIP_WAITING' })
  setTimeout(reload, patienceMs)
}
