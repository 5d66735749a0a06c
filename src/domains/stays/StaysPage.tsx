import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Suspense, useState } from 'react'
import { shortStay } from '#contract/stays/shortStay.ts'
import type { PlannedTrip, OtherStay } from '#contract/stays/stays.ts'
import { PageHeader } from '@/patterns/page/PageHeader'
import { lazyPart } from '@/patterns/page/lazyPart'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import layout from '@/ui/layout/layout.module.css'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import type { ProfileRef } from '@/http/paths'
import textStyle from '@/ui/layout/textStyle.module.css'
import rows from '@/patterns/list/rows.module.css'
import { CountryDays } from './CountryDays'
import { Permits } from './Permits'
import { useStaysQuery, useDeleteOtherStayMutation } from './stays.slice'
import { WindowCard } from './WindowCard'
import { StayWords } from './StayWords'
import { DeclaredList, RemoveLabel } from './DeclaredList'
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

/** The trips ahead to the area, with the day each reaches and the first day over. */
function PlannedTrips({ planned }: { planned: readonly PlannedTrip[] }) {
  return (
    <Card heading={<FormattedMessage id="stays.planned.heading" />}>
      {planned.length === 0 ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="stays.planned.nothing" />
        </p>
      ) : (
        <ul role="list" className={rows.list}>
          {planned.map((trip) => (
            <li key={trip.bookingId} className={cx(rows.row, layout.stack1)}>
              <PlannedRow trip={trip} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function PlannedRow({ trip }: { trip: PlannedTrip }) {
  const { formatList } = useIntl()
  const { country, dateRange } = useFormats()
  const path = useSubjectPath()
  const { bookingId, countries, from, until, days, used, overstay, leaves } = trip
  return (
    <>
      <div className={cx(layout.row3, layout.between, layout.lines0)}>
        <Link to={path('trip', { bookingId })}>
          {formatList(countries.map((code) => country(code)))}, {dateRange(from, until)}
        </Link>
        <span className={cx(textStyle.figures, textStyle.strong, overstay && textStyle.danger)}>
          <FormattedMessage id="stays.planned.used" values={{ used, of: shortStay.days }} />
        </span>
      </div>
      <p className={textStyle.note}>
        <FormattedMessage id="stays.planned.days" values={{ days }} />
        {!leaves && (
          <>
            {' '}
            <FormattedMessage id="stays.planned.open" />
          </>
        )}
      </p>
      {overstay && (
        <p className={cx(textStyle.danger, textStyle.strong)}>
          <StayWords overstay={overstay} />
        </p>
      )}
    </>
  )
}

const OtherStayDialog = lazyPart(['forms'], () => import('./OtherStayDialog'))

/** Days abroad that no trip has, as the person declares them. */
function OtherStays({ other, owner }: { other: readonly OtherStay[]; owner: ProfileRef }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <DeclaredList of="other" declared={other} onAdd={() => setAdding(true)}>
        {(stay) => <StayRow stay={stay} owner={owner} />}
      </DeclaredList>
      <Suspense fallback={null}>
        {isAdding && <OtherStayDialog owner={owner} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}

function StayRow({ stay: { id, country, from, until }, owner }: { stay: OtherStay; owner: ProfileRef }) {
  const formats = useFormats()
  const [name, days] = [formats.country(country), formats.dateRange(from, until)]
  const named = `${name}, ${days}`
  const remove = useAction({ mutation: useDeleteOtherStayMutation(), doneText: { id: 'stays.other.removed' } })
  return (
    <>
      <div className={cx(layout.stackTight, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>{name}</p>
        <p className={textStyle.note}>{days}</p>
      </div>
      <RemoveInPlace
        isInRow
        label={<RemoveLabel name={named} />}
        question={<FormattedMessage id="stays.other.remove.sure" values={{ name: named }} />}
        yes={<FormattedMessage id="stays.remove.yes" />}
        no={<FormattedMessage id="forms.cancel" />}
        action={remove}
        onConfirm={() => remove.run({ ...owner, id })}
      />
    </>
  )
}
