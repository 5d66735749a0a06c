import { CircleCheck, Hand, Hourglass, Inbox, UserRoundX } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type HelpDeskStatus, helpDeskStatuses, type QueueThread } from '#contract/support/helpDesk.ts'
import { RequestBadges } from '@/domains/helpDesk/RequestBadges'
import { RequestTrip } from '@/domains/helpDesk/RequestTrip'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import type { ApiFailure } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import { useAction } from '@/patterns/action/useAction'
import { PageHeader } from '@/patterns/page/PageHeader'
import { Button } from '@/ui/button/Button'
import { Banner } from '@/ui/notice/Banner'
import layout from '@/ui/layout/layout.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import type { QueueRef } from './queue.api'
import { usePutQueueAgentMutation, usePutQueueStatusMutation } from './queue.slice'

/** The person, company, topic and trip of a request, how the person is reached, its status, and who takes care of it. */
export function QueueHead({ thread, queueRef }: { thread: QueueThread; queueRef: QueueRef }) {
  const place = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(place)
  const { formatDisplayName } = useIntl()
  const { instant } = useFormats()
  const { person, company, topic, trip, openedAt, agent, isMine, status, version } = thread
  const seen = { ...queueRef, version }
  const take = useAction({ mutation: usePutQueueAgentMutation() })
  const change = useAction({ mutation: usePutQueueStatusMutation() })
  return (
    <div ref={place} className={layout.contents}>
      <PageHeader
        title={person || <FormattedMessage id="helpDesk.agent.nobody" />}
        mark={<RequestBadges request={thread} isAgent />}
        facts={[
          company,
          <FormattedMessage key="topic" id={`helpDesk.topic.${topic}`} />,
          trip && <RequestTrip key="trip" trip={trip} />,
          thread.phone && (
            <a key="phone" href={`tel:${thread.phone.replaceAll(/[^+\d]/g, '')}`}>
              {thread.phone}
            </a>
          ),
          thread.cultureCode && (
            <FormattedMessage
              key="language"
              id="helpDesk.agent.language"
              values={{ language: formatDisplayName(thread.cultureCode, { type: 'language' }) ?? thread.cultureCode }}
            />
          ),
          <FormattedMessage key="opened" id="helpDesk.opened" values={{ at: instant(openedAt) }} />,
          agent && !isMine && <FormattedMessage key="agent" id="helpDesk.caredFor" values={{ name: agent }} />,
        ]}
        actions={
          <>
            <Button
              variant="quiet"
              size="small"
              icon={isMine ? <UserRoundX aria-hidden="true" /> : <Hand aria-hidden="true" />}
              isPending={take.isPending}
              onClick={() => take.run({ ...seen, isMine: !isMine })}
            >
              <FormattedMessage id={isMine ? 'helpDesk.agent.leave' : 'helpDesk.agent.take'} />
            </Button>
            <StatusButtons
              status={status}
              pending={change.pending?.status}
              onChange={(to) => change.run({ ...seen, status: to })}
            />
          </>
        }
      />
      <Failure failure={take.failure ?? change.failure} />
    </div>
  )
}

/** A failure of a change. After a 412 the page shows the request as it is now, which the agent looks at first. */
const Failure = ({ failure }: { failure: ApiFailure | undefined }) =>
  failure?.status === 412 ? (
    <Banner tone="warning" title={<FormattedMessage id="helpDesk.agent.changed" />}>
      <FormattedMessage id="helpDesk.agent.changed.text" />
    </Banner>
  ) : (
    <ActionFailure failure={failure} />
  )

const icons = { open: Inbox, waiting: Hourglass, solved: CircleCheck }

interface StatusButtonsProps {
  status: HelpDeskStatus
  /** The status that is being set. */
  pending: HelpDeskStatus | undefined
  onChange: (status: HelpDeskStatus) => void
}

/** A button for each other status of a request. */
const StatusButtons = ({ status, pending, onChange }: StatusButtonsProps) =>
  helpDeskStatuses
    .filter((each) => each !== status)
    .map((each) => {
      const Icon = icons[each]
      return (
        <Button
          key={each}
          variant="quiet"
          size="small"
          icon={<Icon aria-hidden="true" />}
          isPending={pending === each}
          onClick={() => onChange(each)}
        >
          <FormattedMessage id={`helpDesk.agent.set.${each}`} />
        </Button>
      )
    })
