import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { VisitedPlace } from '#contract/reports/itineraryReport.ts'
import { firstPlaces, peopleByLevel, peopleIn, placeKey } from '@/domains/risk/risk.rules'
import { useTripsInProgressQuery } from '@/domains/risk/underWay.slice'
import { AsOf } from '@/domains/risk/shared/AsOf'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { FailedSection } from '@/patterns/feedback/sectionStates'
import { ShowMore } from '@/patterns/list/ShowMore'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { PlaceRow } from '@/domains/risk/travelers/PlaceRow'
import styles from './TravelersUnderWay.module.css'

interface UnderWayProps {
  companyId: string
  /** How many places are shown at first. */
  rows: number
}

/**
 * The places where a company's people are now, those under an advisory first. Each opens to its people (§6
 * RiskAdvisor).
 */
export function TravelersUnderWay({ companyId, rows }: UnderWayProps) {
  const query = useTripsInProgressQuery({ companyId, pageNumber: 1 })
  const { data, isError, fulfilledTimeStamp } = query
  return (
    <PageSection
      heading={<FormattedMessage id="risk.underWay.heading" />}
      note={fulfilledTimeStamp && <AsOf time={fulfilledTimeStamp} />}
    >
      {data ? (
        <Places companyId={companyId} places={data.places ?? []} rows={rows} />
      ) : isError ? (
        <FailedSection title="risk.underWay.failed" query={query} />
      ) : (
        <Waiting rows={rows} />
      )}
    </PageSection>
  )
}

function Places({ companyId, places, rows }: UnderWayProps & { places: VisitedPlace[] }) {
  const [areAllShown, setAllShown] = useState(false)
  const shown = areAllShown ? places : firstPlaces(places, rows)
  const more = places.length - shown.length
  return (
    <>
      <div className={styles.glance}>
        <p>
          <Glance places={places} />
        </p>
        {places.some(({ advisoryLevel }) => advisoryLevel > 0) && <Levels />}
      </div>
      {places.length > 0 && (
        <RowList className={styles.rows}>
          {shown.map((place) => (
            <PlaceRow key={placeKey(place)} companyId={companyId} place={place} places={places} />
          ))}
        </RowList>
      )}
      {more > 0 && (
        <ShowMore onClick={() => setAllShown(true)}>
          <FormattedMessage id="risk.underWay.more" values={{ count: more }} />
        </ShowMore>
      )}
    </>
  )
}

/** A summary in one sentence: the number of travelling people, and of those under an advisory. */
function Glance({ places }: { places: VisitedPlace[] }) {
  const { formatList, formatMessage } = useIntl()
  if (places.length === 0) return <FormattedMessage id="risk.underWay.nobody" />
  const values = { people: peopleIn(places), places: places.length }
  const advised = peopleByLevel(places).map(({ level, people }) =>
    formatMessage({ id: 'risk.underWay.at' }, { people, level: String(level) }),
  )
  if (advised.length === 0) return <FormattedMessage id="risk.underWay.calm" values={values} />
  return <FormattedMessage id="risk.underWay.advised" values={{ ...values, advised: formatList(advised) }} />
}

/** The scale of advisories, the mildest first. */
function Levels() {
  const { formatMessage } = useIntl()
  const terms = (['1', '2', '3'] as const).map((level) => ({
    key: level,
    term: <FormattedMessage id="advisories.level" values={{ level }} />,
    text: <FormattedMessage id={`risk.levels.${level}`} />,
  }))
  return <HelpTip theme="scoreKpi" label={formatMessage({ id: 'risk.levels' })} terms={terms} />
}

const Waiting = ({ rows }: Pick<UnderWayProps, 'rows'>) => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="risk.underWay.loading" />
    </VisuallyHidden>
    <Skeleton lines={1} className={styles.line} />
    <RowList isWaiting>
      {Array.from({ length: rows }, (_, at) => (
        <li key={at} className={styles.bones}>
          <Skeleton lines={2} />
        </li>
      ))}
    </RowList>
  </>
)
