import { FormattedMessage } from 'react-intl'
import { groupLimits } from '#contract/groupTravels.ts'
import { FailureText } from '@/forms/FailureText'
import type { ApiFailure } from '@/http/failure'

const told = ['groupClosed', 'groupNotOpen', 'tooManyPeople'] as const

/** Why nothing was done with the people of an event. */
export function PeopleFailure({ failure }: { failure: ApiFailure }) {
  const code = told.find((each) => each === failure.messageCode)
  if (!code) return <FailureText failure={failure} />
  return <FormattedMessage id={`groupPeople.failed.${code}`} values={{ most: groupLimits.people }} />
}
