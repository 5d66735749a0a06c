import type { AdvisorySourceStatus } from '#contract/risk/advisories.ts'
import { adviceService, type OptionalService } from '#contract/session/optionalServices.ts'
import { isNotSetUp } from '@/http/additions'

/** The service that a government's advice lacks, where it was never read because it is not set up. */
export function missingService({ state, sourceCountry }: AdvisorySourceStatus): OptionalService | undefined {
  const service = adviceService(sourceCountry)
  return state === 'notChecked' && service && isNotSetUp(service) ? service : undefined
}

/** The services that advice lacks, where that is why it is not current; undefined where there is another reason. */
export function missingServices(sources: readonly AdvisorySourceStatus[]): OptionalService[] | undefined {
  const unread = sources.filter(({ state }) => state !== 'current')
  const missing = unread.flatMap((source) => missingService(source) ?? [])
  return missing.length > 0 && missing.length === unread.length ? missing : undefined
}
