import { Hand, UserRoundX } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type HelpDeskStatus, helpDeskStatuses, type QueueThread } from '#contract/helpDesk.ts'
import { RequestBadges } from '@/domains/helpDesk/RequestBadges'
import { RequestTrip } from '@/domains/helpDesk/RequestTrip'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { useAction } from '@/patterns/action/useAction'
import { PageHeader } from '@/patterns/page/PageHeader'
import { Button } from '@/ui/button/Button'
import { SelectField } from '@/ui/field/SelectField'
import layout from '@/ui/layout/layout.module.css'
import type { QueueRef } from './queue.api'
import { usePutQueueAgentMutation, usePutQueueStatusMutation } from './queue.slice'

/** The person, company, topic and trip of a request, its status, and who takes care of it. */
export function QueueHead({ thread, queueRef }: { thread: QueueThread; queueRef: QueueRef }) {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  const { person, company, topic, trip, openedAt, agent, isMine, status } = thread
  const take = useAction({ mutation: usePutQueueAgentMutation() })
  const change = useAction({ mutation: usePutQueueStatusMutation() })
  return (
    <>
      <PageHeader
        title={person || <FormattedMessage id="helpDesk.agent.nobody" />}
        mark={<RequestBadges request={thread} isAgent />}
        facts={[
          company,
          <FormattedMessage key="topic" id={`helpDesk.topic.${topic}`} />,
          trip && <RequestTrip key="trip" trip={trip} />,
          <FormattedMessage key="opened" id="helpDesk.opened" values={{ at: instant(openedAt) }} />,
          agent && !isMine && <FormattedMessage key="agent" id="helpDesk.caredFor" values={{ name: agent }} />,
        ]}
        actions={
          <div className={layout.row3}>
            <Button
              variant="quiet"
              size="small"
              icon={isMine ? <UserRoundX aria-hidden="true" /> : <Hand aria-hidden="true" />}
              isPending={take.isPending}
              onClick={() => take.run({ ...queueRef, isMine: !isMine })}
            >
              <FormattedMessage id={isMine ? 'helpDesk.agent.leave' : 'helpDesk.agent.take'} />
            </Button>
            <SelectField
              label={formatMessage({ id: 'helpDesk.agent.column.status' })}
              isLabelHidden
              value={status}
              disabled={change.isPending}
              onChange={({ target }) => change.run({ ...queueRef, status: target.value as HelpDeskStatus })}
            >
              {helpDeskStatuses.map((each) => (
                <option key={each} value={each}>
                  {formatMessage({ id: `helpDesk.agent.status.${each}` })}
                </option>
              ))}
            </SelectField>
          </div>
        }
      />
      <ActionFailure failure={take.failure ?? change.failure} />
    </>
  )
}
