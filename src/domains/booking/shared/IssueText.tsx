import { FormattedMessage } from 'react-intl'
import { issueMessage } from '@/domains/booking/booking.rules'
import type { Issue } from '@/domains/profile/profile.rules'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'

/** §8: the message of the issue that keeps somebody from booking, or the one for several. */
export default function IssueText({ issues }: { issues: readonly Issue[] }) {
  const issue = issueMessage(issues)
  if (!issue) return null
  if (issue === 'multiple') return <FormattedMessage id="profile.missing.multiple" />
  return (
    <FormattedMessage id="profile.missing.one" values={{ what: <FormattedMessage {...obstacleMessage(issue)} /> }} />
  )
}
