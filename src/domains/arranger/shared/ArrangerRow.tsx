import { Check, Clock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Arranger, ArrangementAnswer } from '#contract/arrangers.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import type { ProfileRef } from '@/http/paths'
import { localDay } from '@/lib/localDay'
import { useFormats } from '@/i18n/useFormats'
import { useAction } from '@/patterns/action/useAction'
import { Avatar } from '@/ui/display/Avatar'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { MailAddress } from '@/ui/display/MailAddress'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import rows from '@/patterns/list/rows.module.css'
import styles from '@/patterns/page/section.module.css'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { usePutArrangerRequestMutation } from '@/domains/arranger/arranger.slice'

type Status = ArrangementAnswer['status']

interface ArrangerRowProps {
  profileRef: ProfileRef
  arranger: Arranger
  isRemovable: boolean
  onDone: (status: Status) => void
}

/** One arranger: approved, or a pending request (§4: `sent` shows "approval pending"). */
export function ArrangerRow({ profileRef, arranger, isRemovable, onDone }: ArrangerRowProps) {
  const { date } = useFormats()
  const answer = useAction({ mutation: usePutArrangerRequestMutation(), onDone: (_, { status }) => onDone(status) })
  const [isAsking, setAsking] = useState(false)
  const send = (status: Status) => answer.run({ ...profileRef, key: arranger.key, status })
  const isApproved = arranger.status === 'approved'
  return (
    <li className={cx(rows.row, rows.spread)}>
      <Avatar name={nameOf(arranger)} />
      <div className={rows.words}>
        <p className={rows.marked}>
          <span className={styles.name}>{nameOf(arranger)}</span>
          <Badge
            tone={isApproved ? 'success' : 'warning'}
            icon={isApproved ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}
          >
            <FormattedMessage id={`arranger.${arranger.status}`} />
          </Badge>
        </p>
        <p className={styles.soft}>
          <MailAddress address={arranger.email} />
        </p>
        {arranger.since && (
          <p className={styles.soft}>
            <FormattedMessage
              id={`arranger.since.${arranger.status}`}
              values={{ date: date(localDay(arranger.since)) }}
            />
          </p>
        )}
        {isApproved && !isRemovable && (
          <p className={styles.soft} id={`last-${arranger.key}`}>
            <FormattedMessage id="arranger.last" />
          </p>
        )}
      </div>
      {isAsking ? (
        <RemoveQuestion
          question={<FormattedMessage id="arranger.remove.sure" values={{ name: nameOf(arranger) }} />}
          yes={<FormattedMessage id="arranger.remove.yes" />}
          no={<FormattedMessage id="forms.cancel" />}
          action={answer}
          onConfirm={() => send('removed')}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <ArrangerActions
          {...{ arranger, isRemovable }}
          isLoading={answer.isPending}
          onAnswer={send}
          onRemove={() => setAsking(true)}
        />
      )}
      {!isAsking && <ActionFailure failure={answer.failure} />}
    </li>
  )
}

interface ArrangerActionsProps {
  arranger: Arranger
  isRemovable: boolean
  isLoading: boolean
  onAnswer: (status: Status) => void
  onRemove: () => void
}

function ArrangerActions({ arranger, isRemovable, isLoading, onAnswer, onRemove }: ArrangerActionsProps) {
  const { formatMessage } = useIntl()
  const name = nameOf(arranger)
  const named = (id: 'approve' | 'decline' | 'remove') => ({
    'aria-label': formatMessage({ id: `arranger.${id}.of` }, { name }),
    children: <FormattedMessage id={`arranger.${id}`} />,
  })
  if (arranger.status === 'sent')
    return (
      <div className={styles.actions}>
        <Button size="small" isPending={isLoading} onClick={() => onAnswer('approved')} {...named('approve')} />
        <Button
          variant="secondary"
          size="small"
          isPending={isLoading}
          onClick={() => onAnswer('declined')}
          {...named('decline')}
        />
      </div>
    )
  return (
    <div className={cx(styles.actions, rows.quietEnd)}>
      <Button
        variant="quietDanger"
        size="small"
        icon={<Trash2 />}
        aria-disabled={!isRemovable || undefined}
        aria-describedby={isRemovable ? undefined : `last-${arranger.key}`}
        onClick={() => isRemovable && onRemove()}
        {...named('remove')}
      />
    </div>
  )
}
