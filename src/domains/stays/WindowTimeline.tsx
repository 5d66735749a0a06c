import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import type { SpanKind, Timeline } from './timeline.rules'
import styles from './WindowTimeline.module.css'

const height = 12
const kinds: readonly SpanKind[] = ['past', 'ahead', 'over']

/** The days that count on a line from the first of the 180 days to the last trip ahead, also in words. */
export function WindowTimeline({ timeline }: { timeline: Timeline }) {
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
      <svg
        className={styles.line}
        viewBox={`0 0 ${length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={[label, ...sums].join('. ')}
      >
        <rect className={styles.window} x={0} y={2} width={length} height={height - 4} />
        {spans.map(({ start, length: days, kind }) => (
          <rect key={start} className={styles[kind]} x={start} y={2} width={days} height={height - 4} />
        ))}
        <rect className={styles.today} x={today} y={0} width={1} height={height} />
      </svg>
      <div className={cx(layout.row2, layout.between, layout.lines0, textStyle.note)} aria-hidden="true">
        <span>{date(first)}</span>
        <span>
          <FormattedMessage id="stays.timeline.today" />
        </span>
        <span>{date(last)}</span>
      </div>
      {shown.length > 0 && (
        <figcaption>
          <ul role="list" className={cx(layout.row3, layout.lines1, textStyle.small)} aria-hidden="true">
            {shown.map((kind, at) => (
              <li key={kind} className={cx(layout.row2, layout.nowrap)}>
                <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                  <rect className={styles[kind]} width={1} height={1} />
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
