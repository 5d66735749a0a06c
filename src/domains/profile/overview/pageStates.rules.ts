import type { CreditCard } from '#contract/payment/cards.ts'
import type { EmergencyContact } from '#contract/profile/emergencyContact.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { TravelDocument } from '#contract/profile/travelDocuments.ts'
import { documentStatus } from '@/domains/profile/documents/documents.rules'
import { cardStatus } from '@/domains/profile/payment/shared/card.rules'
import { obstacleRow } from '@/domains/profile/profile.rules'
import { leftToBook } from '@/domains/profile/steps.rules'
import type { ProfilePageName } from '@/domains/profile/profilePages'

/** The state of a page of the profile. `count` is the number of missing details. */
export interface PageState {
  kind: 'complete' | 'missing' | 'none' | 'soon' | 'expired'
  count: number
}

interface PageFacts {
  profile: Profile
  /** Undefined until they are loaded. Then their pages have no state. */
  documents: readonly TravelDocument[] | undefined
  cards: readonly CreditCard[] | undefined
  contact: EmergencyContact | null | undefined
  /** `yyyy-MM-dd` */
  today: string
}

/**
 * §4, §9: the states of the pages that can be incomplete. They call a date soon by the same rule as the pages
 * themselves.
 */
export function pageStates({ profile, documents, cards = [], contact, today }: PageFacts) {
  const states: Partial<Record<ProfilePageName, PageState>> = {
    personal: missingOn(profile, 'personal'),
    payment: paymentState(missingOn(profile, 'payment'), cards, today),
  }
  if (documents) states.travelDocuments = { kind: passportsState(documents, today), count: 0 }
  if (contact !== undefined) states.emergencyContact = { kind: contact ? 'complete' : 'none', count: 0 }
  return states
}

function missingOn(profile: Profile, page: 'personal' | 'payment'): PageState {
  const own = leftToBook(profile).own.filter(([first]) => first && obstacleRow(first).page === page)
  if (own.flat().some((obstacle) => obstacle.endsWith('Expired'))) return { kind: 'expired', count: 0 }
  return { kind: own.length > 0 ? 'missing' : 'complete', count: own.length }
}

const paymentState = (known: PageState, cards: readonly CreditCard[], today: string): PageState =>
  known.kind === 'complete' && cards.some((card) => cardStatus(card, today).status === 'soon')
    ? { kind: 'soon', count: 0 }
    : known

/** An expired passport counts only without a valid one. */
function passportsState(documents: readonly TravelDocument[], today: string): PageState['kind'] {
  const found = documents.map((document) => documentStatus(document, today))
  if (found.includes('soon')) return 'soon'
  if (found.includes('good')) return 'complete'
  return found.length > 0 ? 'expired' : 'none'
}
