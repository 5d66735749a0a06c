import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { answer, paths } from '#tests/support/page/network.ts'

/** Gives the company the pages of protection (§3). */
export function enableProtection(): void {
  const features = { ...makeEmployeeConfiguration().features, protect: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
}
