import { Mail } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AgencyInfo } from '#contract/support/agency.ts'
import { useAgencyInfoQuery } from '@/domains/agency/agency.slice'
import { HelpLines } from '@/domains/agency/shared/HelpLines'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { obstacleMessage } from '@/domains/profile/shared/obstacleMessage'
import { type Obstacle, obstacleRow } from '@/domains/profile/profile.rules'
import layout from '@/ui/layout/layout.module.css'

/**
 * The contact that serves this person, the number that is answered now first, with a prepared message that names the
 * missing fields but contains no values.
 */
export default function AgencyHelp({ obstacles: all }: { obstacles: Obstacle[] }) {
  // Policy, approver and similar fields are the administrator's, so the agency is not asked for them.
  const obstacles = all.filter((obstacle) => obstacleRow(obstacle).owner === 'user')
  const { isError, isFetching, refetch } = useAgencyInfoQuery(useSubjectProfile())
  const agency = useAgency()
  if (all.length > 0 && obstacles.length === 0) return null
  if (agency && !agency.emailFrom && !agency.companyTravelPhoneNumber && !agency.emergencyPhone) return null
  return (
    <Card
      heading={<FormattedMessage id="completion.agency.heading" />}
      description={
        <FormattedMessage id={obstacles.length > 0 ? 'completion.agency.text' : 'completion.agency.textReady'} />
      }
    >
      {agency ? (
        <Contact agency={agency} obstacles={obstacles} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="completion.agency.failed" />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

function Contact({ agency, obstacles }: { agency: AgencyInfo; obstacles: Obstacle[] }) {
  const { formatMessage } = useIntl()
  const missing = obstacles.map(obstacleMessage).map(({ id, values }) => `- ${formatMessage({ id }, values)}`)
  const mail = mailto(
    agency.emailFrom,
    formatMessage({ id: 'completion.mail.subject' }),
    formatMessage({ id: 'completion.mail.body' }, { missing: missing.join('\n') }),
  )
  const plainMail = `mailto:${encodeURIComponent(agency.emailFrom)}`
  return (
    <div className={layout.stack4}>
      {agency.emailFrom && (
        <ButtonLink
          href={obstacles.length > 0 ? mail : plainMail}
          variant="secondary"
          icon={<Mail aria-hidden="true" />}
          isFullWidth
        >
          <FormattedMessage id={obstacles.length > 0 ? 'completion.agency.mail' : 'completion.agency.write'} />
        </ButtonLink>
      )}
      <HelpLines desk={agency.companyTravelPhoneNumber || null} info={agency} />
    </div>
  )
}

const mailto = (address: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`
