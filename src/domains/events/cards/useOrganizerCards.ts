import { useSession } from '@/domains/session/shared/useSession'
import { useGroupCardsQuery } from './cards.slice'

/** The signed-in organizer's cards for events. */
export const useOrganizerCards = () => useGroupCardsQuery(useSession().companyId)
