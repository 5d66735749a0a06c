/** Replaces an address with invalid percent-encoding, which no route can match, by that of the not-found screen. */
export function replaceUnreadableAddress(): void {
  try {
    decodeURIComponent(location.pathname)
  } catch {
    history.replaceState(null, '', '/404')
  }
}
