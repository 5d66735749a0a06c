import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isAskedStatus } from '#contract/risk/askedStatus.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { TripStatus } from '#contract/trips/trips.ts'
import { searchAt } from '@/domains/risk/findTravelers.rules'
import { countOf, firstNames } from '@/domains/risk/results.rules'
import { peopleIn } from '@/domains/risk/risk.rules'
import type { TravelerAddress } from '@/domains/risk/travelers/search/useTravelerView'
import { isOffered } from '@/http/additions'
import { UntilAnswered } from '@/patterns/feedback/UntilAnswered'
import { type Answer, shownOf } from '@/store/shownAnswer'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useRollCallsQuery } from '@/domains/risk/rollCall/rollCall.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { AskThem } from './AskThem'

interface AlertPeopleProps {
  view: TravelerAddress['view']
  report: Answer<ItineraryReport>
  alert: { id: string; headline: string }
}

/** The number of people of an alert with the question to them; or that nobody is there, and where was searched. */
export function AlertPeople({ view, report, alert }: AlertPeopleProps) {
  const search = searchAt(view.search, view.at)
  const status = search.displayTripStatus
  const { shown, isOutdated } = shownOf(report)
  if (!shown) return null
  const count = countOf(shown, status)
  const people = shown.places ? peopleIn(shown.places) : count
  const isNobody = search.tripStatuses.every((each) => countOf(shown, each) === 0)
  return (
    <div className={cx(layout.row3, layout.lines1)}>
      <UntilAnswered isOutdated={isOutdated} isFigure>
        {isNobody ? (
          <Nobody statuses={search.tripStatuses} />
        ) : (
          <>
            <p className={textStyle.strong}>
              <FormattedMessage
                id="findTravelers.alert.people"
                values={{ count: people, status: <FormattedMessage id={`findTravelers.status.${status}`} /> }}
              />
            </p>
            <FirstNames report={shown} people={people} />
          </>
        )}
      </UntilAnswered>
      {isOffered('rollcalls') && (
        <AskedAbout alertId={alert.id}>
          {(wasAsked) =>
            isAskedStatus(status) && (
              <AskThem
                isLeading={!wasAsked}
                isAgain={wasAsked}
                count={count}
                who={{ search }}
                alert={alert}
                isLoading={isOutdated}
              />
            )
          }
        </AskedAbout>
      )}
    </div>
  )
}

/** The first people of the list by name, as a phone shows them below its first screen. */
function FirstNames({ report, people }: { report: ItineraryReport; people: number }) {
  const { formatList } = useIntl()
  const names = firstNames(report, people)
  if (names.length === 0) return null
  const more = Math.max(0, people - names.length)
  return (
    <p className={textStyle.note}>
      <FormattedMessage
        id="findTravelers.alert.names"
        values={{ names: formatList(names, { type: more > 0 ? 'unit' : 'conjunction' }), more }}
      />
    </p>
  )
}

function Nobody({ statuses }: { statuses: readonly TripStatus[] }) {
  const { formatMessage } = useIntl()
  const searched = statuses.map((status) => formatMessage({ id: `findTravelers.status.${status}` }))
  return (
    <p role="status">
      <strong>
        <FormattedMessage id="findTravelers.alert.nobody" />
      </strong>{' '}
      <FormattedMessage
        id="findTravelers.alert.searched"
        values={{ statuses: <FormattedList type="disjunction" value={searched} /> }}
      />
    </p>
  )
}

interface AskedAboutProps {
  alertId: string
  /** The question to the people; gets whether it was asked before. */
  children: (wasAsked: boolean) => ReactNode
}

/** The open roll call about an alert: its answers so far, and the way to them, before the question is asked again. */
function AskedAbout({ alertId, children }: AskedAboutProps) {
  const { companyId } = useSession()
  const locale = useLocale()
  const { instant } = useFormats()
  const { data } = useRollCallsQuery({ companyId, pageNumber: 1, alertId })
  const open = data?.responseData.find(({ isOpen }) => isOpen)
  // The question stays in its place, so that its open window stays when the answer to sending it arrives.
  return (
    <>
      {open && (
        <>
          <p>
            <FormattedMessage id="findTravelers.alert.asked" values={{ ...open.counts, at: instant(open.askedAt) }} />
          </p>
          <Link className={buttonClass()} to={pathTo(locale, 'rollCall', { rollCallId: open.id })}>
            <FormattedMessage id="findTravelers.alert.follow" />
          </Link>
        </>
      )}
      {children(open !== undefined)}
    </>
  )
}
