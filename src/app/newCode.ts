const stampKey = 'waymark.reloadedForNewCode'
const quietMs = 60_000

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|preload CSS|Importing a module/i.test(error.message)

/** A page whose code is gone (a newer version is live) is loaded anew, once a minute at most. */
export function reloadOnceForNewCode(error: unknown): void {
  if (!isMissingChunk(error) || !navigator.onLine) return
  const last = Number(sessionStorage.getItem(stampKey) ?? 0)
  if (Date.now() - last < quietMs) return
  sessionStorage.setItem(stampKey, String(Date.now()))
  location.reload()
}
