import type { ProfileIssue } from './profileIssues.ts'

const phone: readonly string[] = ['phoneNumberMissing', 'phoneCountryCodeMissing', 'phoneTypeMissing']
/** The details that people fill in themselves; the airport is asked for only where they book for an event (§5). */
const details: readonly string[] = [...phone, 'dateOfBirthMissing', 'genderMissing', 'homeAirportMissing']
const cards: readonly string[] = (['hotel', 'car', 'rail', 'air'] as const).flatMap((use): ProfileIssue[] => [
  `${use}FopMissing`,
  `${use}FopExpired`,
])

/** The things that stand between somebody and booking, by what settles them. */
export interface LeftToBook<Issue extends string> {
  /** Details of their own, each by its first issue: a telephone is one, whatever of it is missing. */
  details: Issue[]
  /** Uses that no good card pays for: one thing altogether, as one more card settles it. */
  cards: Issue[]
  /** Issues that only their travel administrator can settle: each is one thing, and so is what §4 does not name. */
  others: Issue[]
}

/** §4: the issues of a profile as the things to settle. Wherever they are counted, they are counted so. */
export function leftOf<Issue extends string>(issues: readonly Issue[]): LeftToBook<Issue> {
  const firstOfPhone = issues.find((issue) => phone.includes(issue))
  return {
    details: issues.filter((issue) => details.includes(issue) && (!phone.includes(issue) || issue === firstOfPhone)),
    cards: issues.filter((issue) => cards.includes(issue)),
    others: issues.filter((issue) => !details.includes(issue) && !cards.includes(issue)),
  }
}

/** How many things are left, and how many of them others settle. */
export function countLeft(issues: readonly string[]): { all: number; others: number } {
  const left = leftOf(issues)
  const others = left.others.length
  return { all: left.details.length + (left.cards.length > 0 ? 1 : 0) + others, others }
}
