import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import type { Traveler, TravelerPage } from '#contract/arranger/travelers.ts'
import { inOrderOfHome } from '@/domains/arranger/arranger.rules'
import { useTravelersQuery } from '@/domains/arranger/arranger.slice'
import { useTravelerBooking } from '@/domains/arranger/shared/useTravelerBooking'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { ShowMore } from '@/patterns/list/ShowMore'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { TravelerRow } from './TravelerRow'
import styles from './YourTravelers.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface YourTravelersProps {
  /** How many are shown at first. */
  rows: number
}

/** The reader's travelers: where they are or go next, and their most important mark. First a few, then more. */
export function YourTravelers({ rows }: YourTravelersProps) {
  const locale = useLocale()
  const answer = useTravelersQuery(useSubjectProfile())
  return (
    <PageSection
      heading={<FormattedMessage id="arranger.travelers.heading" />}
      link={{ to: pathTo(locale, 'arranger-profiles'), text: <FormattedMessage id="arranger.travelers.all" /> }}
    >
      {answer.currentData ? (
        <Travelers first={answer.currentData} rows={rows} />
      ) : answer.isError ? (
        <Card>
          <QueryFailure query={answer} title="arranger.travelers.failed" />
        </Card>
      ) : (
        <Waiting rows={rows} />
      )}
    </PageSection>
  )
}

/** The first page, of which a few rows are shown, and further pages on demand. */
function Travelers({ first, rows }: YourTravelersProps & { first: TravelerPage }) {
  const { responseData, totalItemsCount, pageCount } = first
  const [asked, setAsked] = useState(0)
  const all = inOrderOfHome(responseData)
  if (all.length === 0)
    return (
      <p className={textStyle.note}>
        <FormattedMessage id="arranger.travelers.nobody" />
      </p>
    )
  // 0 while only a few rows of the first page are shown.
  const pages = Math.max(asked, all.length > rows ? 0 : 1)
  const next =
    pages === 0 ? all.length - rows : Math.min(limits.arrangerPage, totalItemsCount - pages * limits.arrangerPage)
  return (
    <>
      <RowList className={styles.list}>
        <Rows travelers={pages === 0 ? all.slice(0, rows) : all} focusAt={rows} />
        {Array.from({ length: Math.max(0, pages - 1) }, (_, at) => (
          <FurtherPage key={at} pageNumber={at + 2} />
        ))}
      </RowList>
      {next > 0 && pages < pageCount && (
        <ShowMore onClick={() => setAsked(pages + 1)}>
          <FormattedMessage id="arranger.travelers.showMore" values={{ count: next }} />
        </ShowMore>
      )}
    </>
  )
}

function FurtherPage({ pageNumber }: { pageNumber: number }) {
  const answer = useTravelersQuery({ ...useSubjectProfile(), pageNumber })
  if (answer.currentData) return <Rows travelers={inOrderOfHome(answer.currentData.responseData)} focusAt={0} />
  return (
    <li className={styles.row}>
      <div className={layout.wholeRow}>
        {answer.isError ? <QueryFailure query={answer} title="arranger.travelers.failed" /> : <Skeleton lines={2} />}
      </div>
    </li>
  )
}

/** @param focusAt the row that takes the focus when it is added */
function Rows({ travelers, focusAt }: { travelers: readonly Traveler[]; focusAt: number }) {
  const booking = useTravelerBooking()
  return travelers.map((traveler, at) => (
    <TravelerRow key={traveler.profileId} traveler={traveler} booking={booking} isNext={at === focusAt} />
  ))
}

const Waiting = ({ rows }: YourTravelersProps) => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="arranger.travelers.loading" />
    </VisuallyHidden>
    <RowList isWaiting className={styles.list}>
      {Array.from({ length: rows }, (_, at) => (
        <li key={at} className={styles.row}>
          <Skeleton shape="circle" className={styles.face} />
          <Skeleton lines={2} className={styles.lines} />
        </li>
      ))}
    </RowList>
  </>
)
