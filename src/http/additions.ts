import type { Addition, Configuration } from '#contract/configuration.ts'

let offered: ReadonlySet<string> = new Set()

/** Keeps what the backend offers beyond §7, as its configuration lists it among the features. */
export function learnAdditions(features: Configuration['features']): void {
  offered = new Set(features.filter(({ status }) => status === 'enabled').map(({ name }) => name))
}

/**
 * Whether the backend offers one of our own calls. Where it does not, the call is not made and what depends on it does
 * not show. Known before any page of a signed-in person: the session is looked for with the configuration.
 */
export const isOffered = (addition: Addition): boolean => offered.has(addition)
