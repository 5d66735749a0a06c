import { FormattedMessage, useIntl } from 'react-intl'
import { Siren } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type DeskThread, helpDeskLimits, helpDeskTopics } from '#contract/support/helpDesk.ts'
import type { Trip } from '#contract/trips/trips.ts'
import { lastDayOfTrip } from '#contract/trips/tripDays.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { tripName } from '@/domains/itinerary/itinerary.rules'
import { useLeave } from '@/forms/leave/unsaved'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { Banner } from '@/ui/notice/Banner'
import { ClosedNotice } from './ClosedNotice'
import { requestFormSchema, isUrgentTrip, type RequestValues, tripChoices } from '../helpDesk.rules'
import { usePostDeskRequestMutation } from '../helpDesk.slice'
import { useDesk } from '../useDesk'

interface NewRequestProps {
  /** The trip that the address names; empty for none. */
  asked: string
  onCancel: () => void
}

/** A new request: its topic, a trip of the person, and the first message. */
export function NewRequest(props: NewRequestProps) {
  const { data, isError } = useTripsQuery(useOwnProfile())
  return (
    <Card heading={<FormattedMessage id="helpDesk.new" />}>
      {/* A choice of trips that does not load must not prevent asking. */}
      {data || isError ? <RequestForm {...props} trips={data ?? []} /> : <Skeleton lines={5} />}
    </Card>
  )
}

function RequestForm({
  asked,
  onCancel,
  trips,
}: NewRequestProps & { trips: Parameters<typeof RequestFields>[0]['trips'] }) {
  const desk = useDesk()
  const locale = useLocale()
  const leave = useLeave()
  const [post] = usePostDeskRequestMutation()
  const named = trips.some(({ bookingId }) => bookingId === asked) ? asked : ''
  const section = useSectionForm({
    id: `helpDesk.request.${named || 'new'}`,
    schema: requestFormSchema,
    entity: null as DeskThread | null,
    valuesOf: () => ({ topic: '', bookingId: named, text: '' }),
    draftOwner: desk,
    save: async (request) => {
      const { data, error } = await post({ ...desk, request })
      return data ? { data } : { error: failureOf(error) ?? { status: 0, messageCode: 'unexpected', message: '' } }
    },
    onSaved: (thread) => thread && leave(pathTo(locale, 'helpDeskRequest', { requestId: thread.id })),
  })
  return (
    <SectionForm section={section} labels="helpDesk.field" saveLabel="helpDesk.send" onCancel={onCancel}>
      <ClosedNotice />
      <RequestFields trips={trips} asked={named} />
    </SectionForm>
  )
}

interface RequestFieldsProps {
  trips: readonly Trip[]
  /** The trip that the page was opened for; empty for none. */
  asked: string
}

/** Topic, trip and text of a new request. A trip that leaves soon makes it urgent. */
function RequestFields({ trips, asked }: RequestFieldsProps) {
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
