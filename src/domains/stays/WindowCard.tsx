import { FormattedMessage, useIntl } from 'react-intl'
import { shortStay } from '#contract/stays/shortStay.ts'
import type { Stays } from '#contract/stays/stays.ts'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { NoPassport } from './NoPassport'
import { hasDaysAhead, nextEntryOf, timelineOf } from './timeline.rules'
import { WindowTimeline } from './WindowTimeline'

interface WindowCardProps {
  stays: Stays
  owner: ProfileRef
}

/** The days used of those allowed, today and in the 180 days; or the reason why no limit counts. */
export function WindowCard({ stays, owner }: WindowCardProps) {
  const { date } = useFormats()
  return (
    <Card
      heading={<FormattedMessage id="stays.window.heading" />}
      description={
        <FormattedMessage
          id="stays.window.days"
          values={{ window: shortStay.window, from: date(stays.windowFrom), until: date(stays.today) }}
        />
      }
    >
      {stays.exempt ? <Exempt exempt={stays.exempt} /> : <Used stays={stays} owner={owner} />}
    </Card>
  )
}

function Exempt({ exempt: { by, country } }: { exempt: NonNullable<Stays['exempt']> }) {
  const formats = useFormats()
  return (
    <Banner tone="success" title={<FormattedMessage id="stays.exempt.title" />}>
      <FormattedMessage id={`stays.exempt.${by}`} values={{ country: formats.country(country) }} />
    </Banner>
  )
}

function Used({ stays, owner }: WindowCardProps) {
  const { formatMessage } = useIntl()
  const { country } = useFormats()
  const { used, residence, hasPassport } = stays
  const isOver = used > shortStay.days
  return (
    <div className={layout.stack4}>
      {isOver && (
        <Banner tone="danger" title={<FormattedMessage id="stays.over.title" values={{ used, of: shortStay.days }} />}>
          <FormattedMessage id="stays.over.text" />
        </Banner>
      )}
      <ProgressBar
        label={formatMessage({ id: 'stays.used' })}
        value={Math.min(used, shortStay.days)}
        max={shortStay.days}
        valueText={formatMessage({ id: 'stays.used.of' }, { used, of: shortStay.days })}
        tone={isOver ? 'danger' : used >= shortStay.days - 10 ? 'warning' : 'accent'}
      />
      <Left stays={stays} />
      {!hasPassport && <NoPassport owner={owner} />}
      <WindowTimeline timeline={timelineOf(stays)} />
      {residence !== null && (
        <p className={cx(textStyle.note, textStyle.measure)}>
          <FormattedMessage id="stays.residence" values={{ country: country(residence) }} />
        </p>
      )}
    </div>
  )
}

/** How long a stay that begins today may last, or when the next one may begin. */
function Left({ stays }: { stays: Stays }) {
  const { date } = useFormats()
  const { remaining, longest } = stays
  const next = nextEntryOf(stays)
  return (
    <p className={textStyle.measure}>
      {next === null ? (
        <FormattedMessage
          id="stays.longest"
          values={{ remaining, longest, ahead: hasDaysAhead(stays) ? 'yes' : 'no' }}
        />
      ) : (
        <FormattedMessage
          id={remaining > 0 ? 'stays.next.needed' : 'stays.next'}
          values={{ remaining, date: date(next) }}
        />
      )}
    </p>
  )
}
