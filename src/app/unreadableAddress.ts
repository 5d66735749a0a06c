/** An address whose percent signs mean nothing cannot be matched to a screen; it becomes the not-found screen's. */
export function replaceUnreadableAddress(): void {
  try {
    decodeURIComponent(location.pathname)
  } catch {
    history.replaceState(null, '', '/404')
  }
}
