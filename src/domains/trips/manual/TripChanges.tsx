import { FormattedMessage, useIntl } from 'react-intl'
import { isJourney } from '#contract/trips/segments.ts'
import type { Segment } from '#contract/trips/trips.ts'
import { productOf } from '@/domains/itinerary/shared/segments/segmentNames'
import { useFormats } from '@/i18n/useFormats'
import type { SegmentChange } from './segmentChanges.rules'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The changes another person made to a trip, by segment: the former value struck out, and the present one. */
export const TripChanges = ({ changes }: { changes: readonly SegmentChange[] }) => (
  <ul role="list" className={cx(layout.stack3, layout.above2)}>
    {changes.map(({ was, is }) => (
      <li key={(is ?? was)?.id} className={layout.stack1}>
        <strong>
          <FormattedMessage id={`manual.changed.${was ? (is ? 'changed' : 'removed') : 'added'}`} />
        </strong>
        {was && (
          <del className={textStyle.soft}>
            <Segment segment={was} />
          </del>
        )}
        {is && (
          <ins className={textStyle.plain}>
            <Segment segment={is} />
          </ins>
        )}
      </li>
    ))}
  </ul>
)

function Segment({ segment }: { segment: Segment }) {
  const intl = useIntl()
  const { weekday, time } = useFormats()
  const { kind, providerName, confirmationNumber, from, to, departure, arrival, address } = segment
  const moment = (local: string) => `${weekday(local)}, ${time(local)}`
  const where = isJourney(segment) ? `${from.city || from.name} – ${to.city || to.name}` : (address ?? from.name)
  const what = [providerName, productOf(segment, intl)].filter(Boolean).join(' ')
  return [
    `${intl.formatMessage({ id: `itinerary.kind.${kind}` })}: ${what}`,
    where,
    `${moment(departure)} – ${moment(arrival)}`,
    confirmationNumber,
  ]
    .filter(Boolean)
    .join(' · ')
}
