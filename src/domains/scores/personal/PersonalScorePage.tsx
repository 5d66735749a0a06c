import { FormattedMessage } from 'react-intl'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { BookingTable } from '@/domains/scores/bookings/BookingTable'
import { FilterBar } from '@/domains/scores/filter/FilterBar'
import { bookingTable } from '@/domains/scores/scoreFilter.rules'
import { useScoreView } from '@/domains/scores/filter/useScoreView'
import { MonthsCard } from '@/domains/scores/summary/MonthsCard'
import { ReportView } from '@/domains/scores/summary/ReportView'
import { useReport } from '@/domains/scores/summary/useReport'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 score/personal: the reader's own scores, whatever their roles. */
export default function PersonalScorePage() {
  const profile = useProfileQuery(useOwnProfile())
  const view = useScoreView(bookingTable)
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.scorePersonal" />}
        note={
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id="scorePages.lead.personal" />
          </p>
        }
      />
      <FilterBar view={view} />
      {profile.isError && !profile.data ? (
        <Card>
          <QueryFailure query={profile} title="scorePages.failed.title" text="scores.company.failed.text" />
        </Card>
      ) : (
        <Own view={view} email={profile.data?.email} />
      )}
    </div>
  )
}

function Own({ view, email }: { view: ReturnType<typeof useScoreView>; email: string | undefined }) {
  const locale = useLocale()
  const subject = { travellerEmail: email }
  const report = useReport(view, email === undefined ? undefined : subject)
  return (
    <ReportView report={report} view={view} heading={<FormattedMessage id="scorePages.score.own" />}>
      {({ currency }) => (
        <>
          <MonthsCard view={view} subject={subject} currency={currency} />
          <BookingTable
            view={view}
            subject={subject}
            pathOf={({ internalInvoiceDetailsId }) => pathTo(locale, 'scoreBooking', { internalInvoiceDetailsId })}
          />
        </>
      )}
    </ReportView>
  )
}
