import { FormattedMessage } from 'react-intl'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress, type TableAddress } from '@/patterns/table/address/tableAddress'
import { useSession } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoTripsIllustration } from '@/ui/illustrations/NoTripsIllustration'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { FootprintQuery } from './carbon.api'
import { carbonTable, footprintQuery } from './carbon.rules'
import { useFootprintQuery } from './carbon.slice'
import { CarbonTools } from './CarbonTools'
import { FootprintParts } from './FootprintParts'
import { FootprintTotal } from './FootprintTotal'
import { FootprintTrips } from './FootprintTrips'
import { Methodology } from './Methodology'
import { Targets } from './Targets'
import layout from '@/ui/layout/layout.module.css'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { shownOf } from '@/store/shownAnswer'

/** §2 carbon footprint: of the company for a FinancialOfficer, of their own trips for everybody else. */
export default function CarbonPage() {
  const { companyId, roles } = useSession()
  const address = useTableAddress(carbonTable)
  const query = footprintQuery(address.state, companyId, localDay(useNow()))
  const isCompany = roles.includes('FinancialOfficer')
  return (
    <div className={layout.stack6}>
      <PageHeader
        title={<FormattedMessage id="routes.sustainability" />}
        lead={isCompany ? 'carbon.lead.company' : 'carbon.lead.own'}
      />
      <CarbonTools address={address} query={query} isCompany={isCompany} />
      <Footprint address={address} query={query} isCompany={isCompany} />
    </div>
  )
}

interface FootprintProps {
  address: TableAddress
  query: FootprintQuery
  isCompany: boolean
}

/** The emissions of the chosen period: loading, failed, without trips, or with all their parts. */
function Footprint({ address, query, isCompany }: FootprintProps) {
  const answer = useFootprintQuery(query)
  const { isError, isFetching, refetch } = answer
  const { shown: footprint, isOutdated } = shownOf(answer)
  if (!footprint && isError) return <QueryFailure isLarge query={{ refetch, isFetching }} title="carbon.failed" />
  if (!footprint)
    return (
      <>
        <VisuallyHidden role="status">
          <FormattedMessage id="patterns.loading" />
        </VisuallyHidden>
        <Skeleton shape="box" />
        <Skeleton lines={6} />
      </>
    )
  if (footprint.coverage.legs === 0)
    return (
      <UntilAnswered isOutdated={isOutdated}>
        <EmptyState
          title={<FormattedMessage id="carbon.none.title" />}
          text={<FormattedMessage id={isCompany ? 'carbon.none.text' : 'carbon.none.text.own'} />}
          illustration={<NoTripsIllustration />}
        />
        {isCompany && <Targets />}
      </UntilAnswered>
    )
  return (
    <>
      <UntilAnswered isOutdated={isOutdated} className={layout.stack6}>
        <FootprintTotal footprint={footprint} />
        <FootprintParts footprint={footprint} />
        {isCompany && <Targets footprint={footprint} />}
      </UntilAnswered>
      <FootprintTrips address={address} query={query} isCompany={isCompany} />
      <Methodology footprint={footprint} />
    </>
  )
}
