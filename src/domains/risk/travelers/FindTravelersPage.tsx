import { skipToken } from '@reduxjs/toolkit/query/react'
import { Download, MessageCircleQuestion } from 'lucide-react'
import { Fragment, memo, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { VisitedPlace } from '#contract/reports/itineraryReport.ts'
import { itineraryReportPath } from '@/domains/risk/findTravelers.api'
import { searchAt, writeView, namedPresets } from '@/domains/risk/findTravelers.rules'
import { useItineraryReportQuery } from '@/domains/risk/findTravelers.slice'
import { createHighlight } from '@/domains/risk/map/highlight'
import { factsOf } from '@/domains/risk/results.rules'
import { useAlertsQuery } from '@/domains/risk/alerts/alerts.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { PageHeader } from '@/patterns/page/PageHeader'
import { lazyPart } from '@/patterns/page/lazyPart'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import { AlertPeople } from './results/AlertPeople'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { shownOf } from '@/store/shownAnswer'
import { FoundTravelers } from './results/FoundTravelers'
import { SavedSearches } from './search/SavedSearches'
import { SearchChips } from './search/SearchChips'
import { SearchFilters } from './search/SearchFilters'
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
  const { report, places, isOutdated } = useReports(companyId, address)
  const { alert, query } = useSearchedAlert(search.alertId)
  const onArea = useCallback((area: string) => choose({ area }), [choose])
  const { shown } = shownOf(report)
  const isByAlert = search.alertId !== ''
  const hasMap = isOffered('findtravelers') && (!shown || shown.places !== undefined || places.length > 0)
  const tools = <Tools companyId={companyId} address={address} />
  const parts = {
    tools: <div className={layout.row2}>{tools}</div>,
    presets: <Presets current={preset} />,
    filters: (
      <SearchFilters
        address={address}
        cityName={places.find(({ cityCode }) => cityCode === search.cityCode)?.city}
        region={filters}
      />
    ),
    chips: <SearchChips address={address} places={places} headline={alert?.headline} filters={filters} />,
    alert: isByAlert && (
      <SearchedAlert alert={alert} query={query}>
        {alert && <AlertPeople view={address.view} report={report} alert={alert} />}
      </SearchedAlert>
    ),
    map: hasMap && (
      <UntilAnswered isOutdated={isOutdated} isSilent>
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
      </UntilAnswered>
    ),
    people: (
      <FoundTravelers companyId={companyId} address={address} report={report} alert={alert} onPoint={highlight.set} />
    ),
  }
  return (
    <div className={layout.stack5}>
      <Head places={shown?.places && places} areOutdated={isOutdated} tools={!isByAlert && tools} />
      {(isByAlert ? alertFirst : searchFirst).map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
    </div>
  )
}

const searchFirst = ['presets', 'filters', 'chips', 'alert', 'map', 'people'] as const
/** With an alert, the people in danger and the question to them come before everything else. */
const alertFirst = ['alert', 'tools', 'filters', 'chips', 'people', 'map', 'presets'] as const

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
  const { shown, isOutdated } = shownOf(whole)
  const report = at === '' ? whole : { ...narrowed, data: shownOf(narrowed).shown ?? shown }
  return { report, places: shown?.places ?? noPlaces, isOutdated }
}

interface HeadProps {
  /** Undefined until they are known, and for trips that are over. */
  places: readonly VisitedPlace[] | undefined
  areOutdated: boolean
  tools: ReactNode
}

/** The page in numbers: who is found, and who needs attention. */
function Head({ places, areOutdated, tools }: HeadProps) {
  return (
    <PageHeader
      title={<FormattedMessage id="routes.reports" />}
      facts={
        places
          ? factsOf(places).map(({ id, people }) => (
              <UntilAnswered key={id} isOutdated={areOutdated} isFigure tagName="span">
                <FormattedMessage id={id} values={{ people }} />
              </UntilAnswered>
            ))
          : [<FormattedMessage key="lead" id="findTravelers.lead" />]
      }
      actions={tools}
    />
  )
}

/** Roll calls, saved searches, and the list as a file. */
function Tools({ companyId, address: { view, today } }: { companyId: string; address: TravelerAddress }) {
  const search = searchAt(view.search, view.at)
  const locale = useLocale()
  return (
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
        path={itineraryReportPath({ companyId, search })}
        api="company"
        fallbackName="travelers.xlsx"
        icon={<Download aria-hidden="true" />}
      >
        <FormattedMessage id="tables.download" />
      </DownloadButton>
    </>
  )
}

/** Links to the searches that are made most often (§2, `p`). */
function Presets({ current }: { current: string }) {
  const { formatMessage } = useIntl()
  const offered = namedPresets.filter((preset) => preset !== 'arriving-today' || isOffered('findtravelers'))
  return (
    <nav aria-label={formatMessage({ id: 'findTravelers.presets' })}>
      <ul role="list" className={layout.row2}>
        {offered.map((preset) => (
          <li key={preset}>
            <Link
              to={{ search: `?p=${preset}` }}
              preventScrollReset
              className={buttonClass(current === preset ? 'secondary' : 'quiet', 'small')}
              aria-current={current === preset ? 'page' : undefined}
            >
              <FormattedMessage id={`findTravelers.preset.${preset}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The alert of a search, among those about travelers of the company; no question without one. */
function useSearchedAlert(alertId: string) {
  const { locale } = useIntl()
  const me = useSubjectProfile()
  const query = useAlertsQuery(alertId === '' ? skipToken : { ...me, cultureCode: locale })
  return { query, alert: query.currentData?.find(({ id }) => id === alertId) }
}
