import type { Addition, Configuration } from '#contract/session/configuration.ts'
import type { OptionalService } from '#contract/session/optionalServices.ts'

let offered: ReadonlySet<string> = new Set()
let disabled: ReadonlySet<string> = new Set()

/**
 * Stores which additions to §7 the backend offers, and which optional services it lacks, as listed among the features of
 * its configuration.
 */
export function learnAdditions(features: Configuration['features']): void {
  const named = (wanted: string) => new Set(features.filter(({ status }) => status === wanted).map(({ name }) => name))
  offered = named('enabled')
  disabled = named('disabled')
}

/**
 * Whether the backend offers an addition. Without the offer the call is not made and its parts of the screen are
 * hidden. The answer is known before any page of a signed-in person, because the configuration loads together with the
 * session.
 */
export const isOffered = (addition: Addition): boolean => offered.has(addition)

/** Whether the backend says that its operator has not set up a service. A backend that says nothing may have it. */
export const isNotSetUp = (service: OptionalService): boolean => disabled.has(service)
