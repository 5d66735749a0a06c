import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Trip } from '#contract/trips/trips.ts'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useIsAboutMe, useSubjectProfile } from '@/patterns/subject/subject'
import { pathTo } from '@/routes/pathTo'
import layout from '@/ui/layout/layout.module.css'
import { useCancellationQuery } from './cancel.slice'
import { Consequences } from './Consequences'

/** The refunded and the lost amount of a cancelled trip, by segment, with the reasons. */
export default function RefundCard({ trip }: { trip: Trip }) {
  const isAboutMe = useIsAboutMe()
  const locale = useLocale()
  const answer = useCancellationQuery({ ...useSubjectProfile(), bookingId: trip.bookingId })
  return (
    <SectionCard heading={<FormattedMessage id="cancel.refund" />} answer={answer}>
      {(cancellation) => (
        <div className={layout.stack3}>
          <Consequences trip={trip} cancellation={cancellation} isDone />
          {cancellation.credits.length > 0 && isAboutMe && isOffered('credits') && (
            <Link to={pathTo(locale, 'ownTravelCredits')}>
              <FormattedMessage id="cancel.credits.see" />
            </Link>
          )}
        </div>
      )}
    </SectionCard>
  )
}
