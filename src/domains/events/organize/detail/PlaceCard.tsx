import { FormattedMessage } from 'react-intl'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { MapLink } from '@/patterns/MapLink'
import { Card } from '@/ui/display/Card'
import facts from '@/domains/events/shared/facts.module.css'
import { placeOf } from '../organize.rules'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The place of an event, and the organizer's notes. */
export function PlaceCard({ group }: { group: GroupDetail }) {
  const { address, notes } = group
  const place = placeOf(group)
  if (!place && !address && !notes) return null
  return (
    <Card heading={<FormattedMessage id="organize.about" />}>
      <dl className={facts.facts}>
        {place && (
          <div>
            <dt>
              <FormattedMessage id="organize.column.place" />
            </dt>
            <dd>{place}</dd>
            {address && (
              <dd>
                <MapLink address={address} query={`${address}, ${place}`} />
              </dd>
            )}
          </div>
        )}
        {notes && (
          <div>
            <dt>
              <FormattedMessage id="organize.field.notes" />
            </dt>
            <dd className={textStyle.lines}>{notes}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
