import { FormattedMessage } from 'react-intl'
import { issueMessage } from '@/domains/booking/booking.rules'
import { type Issue, obstacleRow } from '@/domains/profile/profile.rules'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import { ownPart } from '@/domains/profile/steps.rules'
import { useOwnProfile } from '@/domains/session/shared/useSession'

/** §8: the message of the issue that prevents booking. For several issues, the number left and who can settle them. */
export function IssueText({ issues }: { issues: readonly Issue[] }) {
  const issue = issueMessage(issues)
  if (!issue) return null
  if (issue === 'multiple') return <SeveralText issues={issues} />
  return (
    <FormattedMessage id="profile.missing.one" values={{ what: <FormattedMessage {...obstacleMessage(issue)} /> }} />
  )
}

/** Counts as every other place does: a card once, however many uses it pays for. */
function SeveralText({ issues }: { issues: readonly Issue[] }) {
  const { data: profile } = useProfileQuery(useOwnProfile())
  const others = issues.filter((each) => obstacleRow(each).owner === 'admin')
  const own = profile && ownPart(profile)
  if (own && own.done < own.of)
    return (
      <FormattedMessage
        id="completion.unfinished.left"
        values={{
          details: own.details.length,
          card: own.cards.length > 0 ? 'yes' : 'no',
          others: others.length > 0 ? 'yes' : 'no',
        }}
      />
    )
  if (others.every((each) => obstacleRow(each).adminRequest === 'details'))
    return (
      <FormattedMessage id="completion.left.others" values={{ what: <ObstacleNames obstacles={others} isWithin /> }} />
    )
  return <FormattedMessage id="profile.missing.multiple" />
}
