const stampKey = 'waymark.reloadedForNewCode'
const quietMs = 60_000

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|preload CSS|Importing a module/i.test(error.message)

/**
 * A page whose code is gone is loaded anew where a newer version really is live, once a minute at most. Anything else
 * that keeps code from arriving is shown as what it is.
 */
export async function reloadOnceForNewCode(error: unknown): Promise<void> {
  if (!isMissingChunk(error) || wasReloaded() || !(await isNewerLive())) return
  if (stamp()) location.reload()
}

/** Whether the server's document names another script than the one this page runs. No answer is no news. */
export async function isNewerLive(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!own || !navigator.onLine) return false
  try {
    // The query keeps the service worker from answering with the document it holds.
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

/** Without a place for the stamp nothing would end a circle of reloads. */
function stamp(): boolean {
  try {
    sessionStorage.setItem(stampKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
