import { FormattedMessage } from 'react-intl'
import { mosts } from '#contract/fields/mosts.ts'
import { FailureText } from '@/forms/failure/FailureText'
import type { ApiFailure } from '@/http/failure'

const told = ['groupClosed', 'groupNotOpen', 'tooManyPeople'] as const

/** Error message of a failed action on the people of an event. */
export function PeopleFailure({ failure, isTyped }: { failure: ApiFailure; isTyped: boolean }) {
  const code = told.find((each) => each === failure.messageCode)
  if (!code) return <FailureText failure={failure} isTyped={isTyped} />
  return <FormattedMessage id={`groupPeople.failed.${code}`} values={{ most: mosts.eventPeople.most }} />
}
