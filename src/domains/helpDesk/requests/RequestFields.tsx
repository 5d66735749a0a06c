import { Siren } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { helpDeskLimits, helpDeskTopics } from '#contract/support/helpDesk.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { tripName } from '@/domains/itinerary/itinerary.rules'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { Banner } from '@/ui/notice/Banner'
import { isUrgentTrip, type RequestValues, tripChoices } from '../helpDesk.rules'

interface RequestFieldsProps {
  trips: readonly Trip[]
  /** The trip that the page was opened for; empty for none. */
  asked: string
}

/** Topic, trip and text of a new request. A trip that leaves soon makes it urgent. */
export function RequestFields({ trips, asked }: RequestFieldsProps) {
  const { formatMessage } = useIntl()
  const { dateRange } = useFormats()
  const { control } = useFormContext<RequestValues>()
  const chosen = useWatch({ control, name: 'bookingId' })
  const trip = trips.find(({ bookingId }) => bookingId === chosen)
  const now = useNow()
  return (
    <>
      <SelectInput name="topic" isRequired>
        <option value="" disabled>
          {formatMessage({ id: 'helpDesk.field.topic.choose' })}
        </option>
        {helpDeskTopics.map((topic) => (
          <option key={topic} value={topic}>
            {formatMessage({ id: `helpDesk.topic.${topic}` })}
          </option>
        ))}
      </SelectInput>
      <SelectInput name="bookingId">
        <option value="">{formatMessage({ id: 'helpDesk.field.bookingId.none' })}</option>
        {tripChoices(trips, asked).map((each) => (
          <option key={each.internalTripId} value={each.bookingId}>
            {`${tripName(each)}, ${dateRange(each.departureDate, lastDayOfTrip(each))}`}
          </option>
        ))}
      </SelectInput>
      <div role="status">
        {trip && isUrgentTrip(trip, now) && (
          <Banner
            tone="warning"
            isWithinLiveRegion
            icon={<Siren aria-hidden="true" />}
            title={<FormattedMessage id="helpDesk.urgent" />}
          >
            <FormattedMessage id="helpDesk.urgent.text" values={{ hours: helpDeskLimits.urgentHours }} />
          </Banner>
        )}
      </div>
      <TextAreaInput
        name="text"
        isRequired
        rows={6}
        description={<FormattedMessage id="helpDesk.field.text.description" />}
      />
    </>
  )
}
