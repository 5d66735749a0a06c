import { useFeatureConfigurationQuery } from '@/domains/reference/configuration.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'

/** The notice that the company shows before booking, empty for none. */
export const useDisclaimer = (): string => useFeatureConfigurationQuery(useOwnProfile()).data?.disclaimer ?? ''
