import { FormattedMessage } from 'react-intl'
import type { DeskThread } from '#contract/support/helpDesk.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useTripsQuery } from '@/domains/trips/trips.slice'
import { useLeave } from '@/forms/leave/unsaved'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { ClosedNotice } from './ClosedNotice'
import { requestFormSchema } from '../helpDesk.rules'
import { usePostDeskRequestMutation } from '../helpDesk.slice'
import { RequestFields } from './RequestFields'
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
