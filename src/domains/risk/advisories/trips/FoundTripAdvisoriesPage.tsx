import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useWayToSearch } from '@/domains/risk/shared/useWayToSearch'
import { PageHeader } from '@/patterns/page/PageHeader'
import { CodeValue } from '@/patterns/record/CodeValue'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { titleOf } from '@/routes/table'
import { useTripAdvisoriesQuery } from '../advisories.slice'
import { TripAdvice } from './TripAdvice'
import layout from '@/ui/layout/layout.module.css'

/** §2 find-travelers/advisories: the advice about the countries of a trip that a risk advisor found. It names nobody. */
export default function FoundTripAdvisoriesPage() {
  const { bookingId = '' } = useParams()
  const { locale } = useIntl()
  const answer = useTripAdvisoriesQuery({ ...useSubjectProfile(), bookingId, cultureCode: locale })
  const back = useWayToSearch()
  return (
    <RecordAnswer
      answer={answer}
      title={titleOf('findTravelerAdvisories')}
      failed="advisories.failed.title"
      failedText="advisories.failed.text"
      unknown={{ about: 'advisories.found', back }}
    >
      {(advice) => (
        <div className={layout.stack6}>
          <PageHeader
            title={<FormattedMessage id={titleOf('findTravelerAdvisories')} />}
            facts={[<Reference key="booking" bookingId={bookingId} />]}
          />
          <TripAdvice bookingId={bookingId} advice={advice} />
        </div>
      )}
    </RecordAnswer>
  )
}

const Reference = ({ bookingId }: { bookingId: string }) => (
  <FormattedMessage id="advisories.found.booking" values={{ code: <CodeValue key="code" code={bookingId} /> }} />
)
