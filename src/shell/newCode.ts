const stampKey = 'waymark.reloadedForNewCode'
const quietMs = 60_000

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|preload CSS|Importing a module/i.test(error.message)

/**
 * Reloads a page whose code is gone from the server because a newer version was deployed, at most once a minute. Any
 * other failure to load code is shown as an error.
 */
export async function reloadOnceForNewCode(error: unknown): Promise<void> {
  if (!isMissingChunk(error) || wasReloaded() || !(await isNewerLive())) return
  if (stamp()) location.reload()
}

/** Whether the server's document names another script than the script of this page. False without an answer. */
export async function isNewerLive(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!own || !navigator.onLine) return false
  try {
    // The query keeps the service worker from answering with its cached document.
    const answer = await fetch('/?newest', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}

function wasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(stampKey) ?? 0) < quietMs
  } catch {
    return true
  }
}

/** Stores the time of the reload. False without storage: no reload then, as reloads could repeat for ever. */
function stamp(): boolean {
  try {
    sessionStorage.setItem(stampKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
