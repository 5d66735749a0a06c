import { skipToken } from '@reduxjs/toolkit/query/react'
import { Download, MessageCircleQuestion } from 'lucide-react'
import { memo, Suspense, useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { VisitedPlace } from '#contract/itineraryReport.ts'
import { itineraryReportPath } from '@/domains/risk/findTravelers.api'
import { searchAt, writeView } from '@/domains/risk/findTravelers.rules'
import { useItineraryReportQuery } from '@/domains/risk/findTravelers.slice'
import { createHighlight } from '@/domains/risk/map/highlight'
import { factsOf } from '@/domains/risk/results.rules'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { PageHeader } from '@/patterns/page/PageHeader'
import { lazyPart } from '@/patterns/page/lazyPart'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import { FoundTravelers } from './results/FoundTravelers'
import { Presets } from './search/Presets'
import { SavedSearches } from './search/SavedSearches'
import { SearchChips } from './search/SearchChips'
import { SearchFilters } from './search/SearchFilters'
import { useSearchedAlert } from './search/useSearchedAlert'
import { type TravelerAddress, useTravelerView } from './search/useTravelerView'
import { SearchedAlert } from './SearchedAlert'
import styles from './FindTravelersPage.module.css'

const TravelerMap = memo(lazyPart(['findTravelers'], () => import('@/domains/risk/map/TravelerMap')))

/** §2 find-travelers: the travelers of the company by place, flight, day, advice and alert, as a map and a list. */
export default function FindTravelersPage() {
  const address = useTravelerView()
  const { search, at, preset } = address.view
  const { choose, chooseAt } = address
  const [highlight] = useState(createHighlight)
  const filters = useRef<HTMLDivElement>(null)
  const { companyId } = useSession()
  const { report, places } = useReports(companyId, address)
  const { alert, query } = useSearchedAlert(search.alertId)
  const onArea = useCallback((area: string) => choose({ area }), [choose])
  const { data } = report
  const hasMap = isOffered('findtravelers') && (!data || data.places !== undefined || places.length > 0)
  return (
    <div className={layout.stack5}>
      <Head companyId={companyId} address={address} places={data?.places && places} />
      <Presets current={preset} />
      <SearchFilters
        address={address}
        cityName={places.find(({ cityCode }) => cityCode === search.cityCode)?.city}
        region={filters}
      />
      <SearchChips address={address} places={places} headline={alert?.headline} filters={filters} />
      {search.alertId && <SearchedAlert alert={alert} query={query} />}
      {hasMap && (
        <Suspense fallback={<div className={styles.mapPlace} />}>
          <TravelerMap
            places={places}
            area={search.area}
            near={search.near}
            at={at}
            highlight={highlight}
            onChoose={chooseAt}
            onArea={onArea}
          />
        </Suspense>
      )}
      <FoundTravelers companyId={companyId} address={address} report={report} alert={alert} onPoint={highlight.set} />
    </div>
  )
}

const noPlaces: readonly VisitedPlace[] = []

/** The rows, and the places of the map: those of the whole search, although the rows may be those of one place. */
function useReports(companyId: string, { view: { search, at, pageNumber } }: TravelerAddress) {
  const { locale: culture } = useIntl()
  const asked = { companyId, search, culture }
  // Keeps the places of another page while the first is loading.
  const whole = useItineraryReportQuery({ ...asked, pageNumber: at === '' ? pageNumber : 1 })
  const narrowed = useItineraryReportQuery(
    at === '' ? skipToken : { ...asked, search: searchAt(search, at), pageNumber },
  )
  const report = at === '' ? whole : { ...narrowed, data: narrowed.data ?? whole.data }
  return { report, places: whole.data?.places ?? noPlaces }
}

interface HeadProps {
  companyId: string
  address: TravelerAddress
  /** Undefined until they are known, and for trips that are over. */
  places: readonly VisitedPlace[] | undefined
}

/** The page in numbers: who is found, and who needs attention. */
function Head({ companyId, address: { view, today }, places }: HeadProps) {
  const search = searchAt(view.search, view.at)
  const { locale: culture } = useIntl()
  const locale = useLocale()
  return (
    <PageHeader
      title={<FormattedMessage id="routes.reports" />}
      facts={
        places
          ? factsOf(places).map(({ id, people }) => <FormattedMessage key={id} id={id} values={{ people }} />)
          : [<FormattedMessage key="lead" id="findTravelers.lead" />]
      }
      actions={
        <>
          {isOffered('rollcalls') && (
            <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'rollCalls')}>
              <MessageCircleQuestion aria-hidden="true" />
              <FormattedMessage id="routes.rollCalls" />
            </Link>
          )}
          <SavedSearches companyId={companyId} query={writeView({ ...view, at: '', pageNumber: 1 }, today).slice(1)} />
          <DownloadButton
            variant="quiet"
            path={itineraryReportPath({ companyId, search, culture })}
            api="company"
            fallbackName="travelers.xlsx"
            icon={<Download aria-hidden="true" />}
          >
            <FormattedMessage id="tables.download" />
          </DownloadButton>
        </>
      }
    />
  )
}
