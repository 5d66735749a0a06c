import type { ProfileIssue } from './profileIssues.ts'

const phone: readonly string[] = ['phoneNumberMissing', 'phoneCountryCodeMissing', 'phoneTypeMissing']
/** The details that people fill in themselves. Only people who book for an event need the airport (§5). */
const details: readonly string[] = [...phone, 'dateOfBirthMissing', 'genderMissing', 'homeAirportMissing']
const cards: readonly string[] = (['hotel', 'car', 'rail', 'air'] as const).flatMap((use): ProfileIssue[] => [
  `${use}FopMissing`,
  `${use}FopExpired`,
])

/** The issues that keep a person from booking, by the way to resolve them. */
export interface LeftToBook<Issue extends string> {
  /** Details the person fills in, each by its first issue: a telephone counts once, whichever parts are missing. */
  details: Issue[]
  /** Uses without a valid card: together they count once, as one more card resolves them. */
  cards: Issue[]
  /** Issues that only their travel administrator can resolve: each counts, and so does an issue unknown to §4. */
  others: Issue[]
}

/** §4: groups the issues of a profile by the way to resolve them. Every count of issues uses this grouping. */
export function leftOf<Issue extends string>(issues: readonly Issue[]): LeftToBook<Issue> {
  const firstOfPhone = issues.find((issue) => phone.includes(issue))
  return {
    details: issues.filter((issue) => details.includes(issue) && (!phone.includes(issue) || issue === firstOfPhone)),
    cards: issues.filter((issue) => cards.includes(issue)),
    others: issues.filter((issue) => !details.includes(issue) && !cards.includes(issue)),
  }
}

/** The number of issues left, and the number of them that only an administrator can resolve. */
export function countLeft(issues: readonly string[]): { all: number; others: number } {
  const left = leftOf(issues)
  const others = left.others.length
  return { all: left.details.length + (left.cards.length > 0 ? 1 : 0) + others, others }
}
