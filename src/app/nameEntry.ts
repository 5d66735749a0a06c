/**
 * Gives the history entry of a fresh load a random key, under which the router stores its scroll position in the tab.
 * The router calls all such entries `default`. Their addresses would tell them apart, but contain what a later person
 * must not find: references of trips, keys of mails, the answer of a provider.
 */
export function nameEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '')
}
