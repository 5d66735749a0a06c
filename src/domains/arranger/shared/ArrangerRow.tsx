import { Check, Clock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Arranger, ArrangementAnswer } from '#contract/arranger/arrangers.ts'
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
import { nameOf } from '@/domains/arranger/arranger.rules'
import { usePutArrangerRequestMutation } from '@/domains/arranger/arranger.slice'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

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
    <li className={cx(rows.row, layout.row4, layout.between, layout.lines2)}>
      <Avatar name={nameOf(arranger)} />
      <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
        <p className={cx(layout.row2, layout.lines1)}>
          <span className={textStyle.strong}>{nameOf(arranger)}</span>
          <Badge
            tone={isApproved ? 'success' : 'warning'}
            icon={isApproved ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}
          >
            <FormattedMessage id={`arranger.${arranger.status}`} />
          </Badge>
        </p>
        <p className={cx(textStyle.note, textStyle.snug)}>
          <MailAddress address={arranger.email} />
        </p>
        {arranger.since && (
          <p className={cx(textStyle.note, textStyle.snug)}>
            <FormattedMessage
              id={`arranger.since.${arranger.status}`}
              values={{ date: date(localDay(arranger.since)) }}
            />
          </p>
        )}
        {isApproved && !isRemovable && (
          <p className={cx(textStyle.note, textStyle.snug)} id={`last-${arranger.key}`}>
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
      <div className={cx(layout.row3, layout.lines2)}>
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
    <div className={cx(layout.row3, layout.lines2, rows.quietEnd)}>
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
