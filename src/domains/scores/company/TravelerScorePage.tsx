import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { BookingTable } from '@/domains/scores/bookings/BookingTable'
import { FilterBar } from '@/domains/scores/filter/FilterBar'
import { bookingTable, linkQuery } from '@/domains/scores/scoreFilter.rules'
import { useScoreView } from '@/domains/scores/filter/useScoreView'
import { MonthsCard } from '@/domains/scores/summary/MonthsCard'
import { ReportView } from '@/domains/scores/summary/ReportView'
import { useReport } from '@/domains/scores/summary/useReport'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { groupIn } from './scoreLinks.rules'
import { namesIn, useTrail } from './useTrail'
import layout from '@/ui/layout/layout.module.css'

/** §2 score/company/{groupId}/{costCenter}/{travellerEmail}: a traveler's bookings in a cost center. */
export default function TravelerScorePage() {
  const { groupId = '', costCenter = '', travellerEmail = '' } = useParams()
  const params = { groupId, costCenter, travellerEmail }
  return <Traveler key={Object.values(params).join('/')} {...params} />
}

interface TravelerProps {
  groupId: string
  costCenter: string
  travellerEmail: string
}

function Traveler({ groupId, costCenter, travellerEmail }: TravelerProps) {
  const locale = useLocale()
  const view = useScoreView(bookingTable)
  const subject = { ...groupIn(groupId), costCenter, travellerEmail }
  const report = useReport(view, subject)
  const { data } = report.answer
  const names = useTrail(groupId, namesIn(data))
  const name = data && (data.names?.traveller ?? travellerEmail)
  useNameInTrail('travellerDetail', name)
  const above = pathTo(locale, 'costCenterDetail', { groupId, costCenter }, linkQuery(view.filter))
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={name ?? <FormattedMessage id="routes.travellerDetail" />}
        facts={[names.costCenter, names.group]}
      />
      <FilterBar view={view} />
      <ReportView
        report={report}
        view={view}
        back={above}
        heading={<FormattedMessage id="scorePages.score.traveler" />}
      >
        {({ currency }) => (
          <>
            <MonthsCard view={view} subject={subject} currency={currency} />
            <BookingTable
              view={view}
              subject={subject}
              pathOf={({ internalInvoiceDetailsId }) =>
                pathTo(locale, 'travelerBooking', { groupId, costCenter, travellerEmail, internalInvoiceDetailsId })
              }
            />
          </>
        )}
      </ReportView>
    </div>
  )
}
