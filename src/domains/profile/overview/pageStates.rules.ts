import type { EmergencyContact } from '#contract/emergencyContact.ts'
import type { Profile } from '#contract/profile.ts'
import type { TravelDocument } from '#contract/travelDocuments.ts'
import { documentStatus } from '@/domains/profile/documents/documents.rules'
import { obstacleRow } from '@/domains/profile/profile.rules'
import { leftToBook } from '@/domains/profile/steps.rules'
import type { ProfilePageName } from '@/domains/profile/profilePages'

/** How a page of the profile stands. `count` is the number of missing details. */
export interface PageState {
  kind: 'complete' | 'missing' | 'none' | 'soon' | 'expired'
  count: number
}

interface PageFacts {
  profile: Profile
  /** Undefined while not loaded: then nothing is said about them. */
  documents: readonly TravelDocument[] | undefined
  contact: EmergencyContact | null | undefined
  /** `yyyy-MM-dd` */
  today: string
}

/** §4, §9: how the pages that can be incomplete stand; of passports the one valid longest counts. */
export function pageStates({ profile, documents, contact, today }: PageFacts) {
  const states: Partial<Record<ProfilePageName, PageState>> = {
    personal: missingOn(profile, 'personal'),
    payment: missingOn(profile, 'payment'),
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

function passportsState(documents: readonly TravelDocument[], today: string): PageState['kind'] {
  const [longest] = documents.toSorted((one, other) => other.expirationDate.localeCompare(one.expirationDate))
  if (!longest) return 'none'
  const status = documentStatus(longest, today)
  return status === 'good' ? 'complete' : status
}
