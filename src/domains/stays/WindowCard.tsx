import { FormattedMessage, useIntl } from 'react-intl'
import type { CSSProperties } from 'react'
import { shortStay } from '#contract/stays/shortStay.ts'
import type { Stays } from '#contract/stays/stays.ts'
import { texturePath } from '#contract/charts/chartMarks.ts'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { NoPassport } from './NoPassport'
import { hasDaysAhead, nextEntryOf, timelineOf, type SpanKind, type Timeline } from './timeline.rules'
import styles from './WindowTimeline.module.css'

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

const height = 12
const kinds: readonly SpanKind[] = ['past', 'ahead', 'over']
/** By which the kinds differ without their colors. */
const textures = { past: 'none', ahead: 'rows', over: 'slash' } as const

/** The days that count on a line from the first of the 180 days to the last trip ahead, also in words. */
function WindowTimeline({ timeline }: { timeline: Timeline }) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const { first, last, length, today, spans } = timeline
  const daysOf = (kind: SpanKind) =>
    spans.filter((span) => span.kind === kind).reduce((sum, span) => sum + span.length, 0)
  const shown = kinds.filter((kind) => daysOf(kind) > 0)
  const sums = shown.map((kind) => formatMessage({ id: `stays.timeline.${kind}` }, { days: daysOf(kind) }))
  const label = formatMessage({ id: 'stays.timeline' }, { from: date(first), until: date(last) })
  return (
    <figure className={layout.stack2}>
      <div>
        <p
          className={cx(styles.todayLabel, textStyle.note)}
          style={{ '--today': (today + 0.5) / length } as CSSProperties}
          aria-hidden="true"
        >
          <FormattedMessage id="stays.timeline.today" />
        </p>
        <svg
          className={styles.line}
          viewBox={`0 0 ${length} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={[label, ...sums].join('. ')}
        >
          <rect className={styles.window} x={0} y={2} width={length} height={height - 4} />
          {spans.map(({ start, length: days, kind }) => (
            <Days key={start} kind={kind} box={{ x: start, y: 2, width: days, height: height - 4 }} />
          ))}
          <rect className={styles.today} x={today} y={0} width={1} height={height} />
        </svg>
        <div className={cx(layout.row2, layout.between, layout.lines0, textStyle.note)} aria-hidden="true">
          <span>{date(first)}</span>
          <span>{date(last)}</span>
        </div>
      </div>
      {shown.length > 0 && (
        <figcaption>
          <ul role="list" className={cx(layout.row3, layout.lines1, textStyle.small)} aria-hidden="true">
            {shown.map((kind, at) => (
              <li key={kind} className={cx(layout.row2, layout.nowrap)}>
                <svg className={styles.swatch} viewBox="0 0 8 8">
                  <Days kind={kind} box={{ x: 0, y: 0, width: 8, height: 8 }} />
                </svg>
                {sums[at]}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}

interface DaysProps {
  kind: SpanKind
  box: { x: number; y: number; width: number; height: number }
}

/** Days of one kind: a bar with its texture. */
const Days = ({ kind, box }: DaysProps) => (
  <>
    <rect className={styles[kind]} {...box} />
    <path className={styles.texture} d={texturePath(textures[kind], box, 3)} />
  </>
)
