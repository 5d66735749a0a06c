import { FormattedMessage } from 'react-intl'
import { shortStay } from '#contract/stays/shortStay.ts'
import { PageHeader } from '@/patterns/page/PageHeader'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import layout from '@/ui/layout/layout.module.css'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { MessageId } from '@/i18n/messages'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import { CountryDays } from './CountryDays'
import { OtherStays } from './OtherStays'
import { Permits } from './Permits'
import { PlannedTrips } from './PlannedTrips'
import { useStaysQuery } from './stays.slice'
import { WindowCard } from './WindowCard'
import styles from './StaysPage.module.css'

/** The days abroad of a person: the limit of short stays, the days of the year in each country, and declared ones. */
export default function StaysPage() {
  return (
    <div className={layout.stack6}>
      <PageHeader title={<FormattedMessage id="routes.stays" />} lead="stays.lead" />
      <Content />
    </div>
  )
}

function Content() {
  const owner = useSubjectProfile()
  const answer = useStaysQuery(owner)
  const { currentData: stays, isError } = answer
  if (!stays) return isError ? <QueryFailure query={answer} title="stays.failed" /> : <Loading />
  return (
    <>
      <WindowCard stays={stays} owner={owner} />
      <PlannedTrips planned={stays.planned} />
      <CountryDays stays={stays} />
      <Permits permits={stays.permits} owner={owner} />
      <OtherStays other={stays.other} owner={owner} />
      <StayRules />
    </>
  )
}

const Loading = () => (
  <>
    <VisuallyHidden role="status">
      <FormattedMessage id="patterns.loading" />
    </VisuallyHidden>
    <Skeleton shape="box" />
    <Skeleton lines={5} />
  </>
)

const rules = ['window', 'ends', 'transit', 'permit', 'area', 'oneWay'] as const

/** How days are counted, and that it is information. */
const StayRules = () => (
  <Card heading={<FormattedMessage id="stays.rules.heading" />}>
    <div className={cx(layout.stack3, textStyle.measure)}>
      <ul className={cx(layout.stack2, styles.rules)}>
        {rules.map((rule) => (
          <li key={rule}>
            <FormattedMessage id={`stays.rules.${rule}` as MessageId} values={{ ...shortStay }} />
          </li>
        ))}
      </ul>
      <p className={textStyle.strong}>
        <FormattedMessage id="stays.rules.information" />
      </p>
    </div>
  </Card>
)
