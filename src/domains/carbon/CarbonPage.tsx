import { FormattedMessage, useIntl } from 'react-intl'
import { Download } from 'lucide-react'
import { namedPeriods } from '#contract/reports/reportPeriods.ts'
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
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { SelectField } from '@/ui/field/choice/SelectField'
import { type FootprintQuery, legsPath } from './carbon.api'
import { carbonTable, footprintQuery, periodIn } from './carbon.rules'
import { useFootprintQuery } from './carbon.slice'
import { FootprintParts } from './FootprintParts'
import { FootprintTotal } from './FootprintTotal'
import { FootprintTrips } from './FootprintTrips'
import { Methodology } from './Methodology'
import { Targets } from './Targets'
import layout from '@/ui/layout/layout.module.css'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { shownOf } from '@/store/shownAnswer'
import styles from './CarbonTools.module.css'

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

interface CarbonToolsProps {
  address: TableAddress
  query: FootprintQuery
  isCompany: boolean
}

/** Period, cost center and radiative forcing, which stand in the address, and the legs as a file. */
function CarbonTools({ address, query, isCompany }: CarbonToolsProps) {
  const { formatMessage } = useIntl()
  const { state, choose } = address
  return (
    <div className={styles.tools}>
      <SelectField
        label={<FormattedMessage id="carbon.period" />}
        value={periodIn(state)}
        onChange={({ target }) => choose('period', target.value === namedPeriods[0] ? [] : [target.value])}
      >
        {namedPeriods.map((period) => (
          <option key={period} value={period}>
            {formatMessage({ id: `periods.${period}` })}
          </option>
        ))}
      </SelectField>
      {isCompany && <CostCenterChoice query={query} onChoose={(id) => choose('costCenter', id ? [id] : [])} />}
      <CheckboxField
        label={<FormattedMessage id="carbon.forcing" />}
        description={<FormattedMessage id="carbon.forcing.text" values={{ share: 0.7 }} />}
        checked={query.withRadiativeForcing}
        onChange={({ target }) => choose('forcing', target.checked ? [] : ['without'])}
      />
      <DownloadButton
        api="reporting"
        path={legsPath(query)}
        fallbackName="carbon-footprint.csv"
        icon={<Download aria-hidden="true" />}
      >
        <FormattedMessage id="carbon.download" />
      </DownloadButton>
    </div>
  )
}

/** The cost centers with trips in the period. The chosen one stays a choice in a period without trips of it. */
function CostCenterChoice({ query, onChoose }: { query: FootprintQuery; onChoose: (id: string) => void }) {
  const { formatMessage } = useIntl()
  // The choices of the last period stay until those of another are there.
  const { shown } = shownOf(useFootprintQuery({ ...query, costCenter: undefined }))
  const chosen = query.costCenter
  const found = shown?.costCenters ?? []
  const isMissing = chosen !== undefined && !found.some(({ costCenter }) => costCenter === chosen)
  return (
    <SelectField
      label={<FormattedMessage id="carbon.costCenter" />}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      autoComplete="off"
    >
      <option value="">{formatMessage({ id: 'carbon.costCenter.all' })}</option>
      {isMissing && <option value={chosen}>{formatMessage({ id: 'carbon.costCenter.chosen' })}</option>}
      {found.map(({ costCenter, name }) => (
        <option key={costCenter} value={costCenter}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
