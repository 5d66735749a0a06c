import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { PlannedTrip } from '#contract/stays.ts'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Banner } from '@/ui/notice/Banner'
import { StayWords } from '@/domains/stays/StayWords'

/** The warning about an overstay, with the way to the days that were counted. */
export function StayWarning({ overstay }: { overstay: NonNullable<PlannedTrip['overstay']> }) {
  const path = useSubjectPath()
  return (
    <Banner tone="warning" title={<StayWords overstay={overstay} />}>
      <Link to={path('stays')}>
        <FormattedMessage id="stays.see" />
      </Link>
    </Banner>
  )
}
