import type { Addition, Configuration } from '#contract/configuration.ts'

let offered: ReadonlySet<string> = new Set()

/** Stores which additions to §7 the backend offers, as listed among the features of its configuration. */
export function learnAdditions(features: Configuration['features']): void {
  offered = new Set(features.filter(({ status }) => status === 'enabled').map(({ name }) => name))
}

/**
 * Whether the backend offers an addition. Without the offer the call is not made and its parts of the screen are
 * hidden. The answer is known before any page of a signed-in person, because the configuration loads together with the
 * session.
 */
export const isOffered = (addition: Addition): boolean => offered.has(addition)
