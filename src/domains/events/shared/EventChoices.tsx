import { isBookable } from '@/domains/events/events.rules'
import { EventChoice } from './EventChoice'
import { useMyGroupTravels } from './useMyGroupTravels'

/** The events the reader may book for (§4), each a choice of the booking window (§2). */
export function EventChoices() {
  const { data = [] } = useMyGroupTravels()
  return data.filter(isBookable).map((group) => <EventChoice key={group.groupTravel.id} group={group} />)
}
