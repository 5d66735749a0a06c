import { TravellerChoice } from '@/domains/arranger/shared/TravellerChoice'
import BookModal from '@/domains/booking/modal/BookModal'
import { EventChoices } from '@/domains/events/shared/EventChoices'

/** The booking window with every choice of §2: those of events and of travellers belong to later domains. */
export default function BookWindow() {
  return <BookModal events={<EventChoices />} travellers={<TravellerChoice />} />
}
