import { useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'

/** What the company wants read before somebody books; empty for nothing. */
export const useDisclaimer = (): string => useFeatureConfigurationQuery(useOwnProfile()).data?.disclaimer ?? ''
