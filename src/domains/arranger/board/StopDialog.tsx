import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller } from '#contract/arranger/travellers.ts'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { FailureText } from '@/forms/failure/FailureText'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useAction } from '@/patterns/action/useAction'
import { useAppDispatch } from '@/store/hooks'
import { Banner } from '@/ui/notice/Banner'
import { deselected, useDeleteArrangementMutation } from './board.slice'

interface StopDialogProps {
  traveller: Traveller
  onClose: () => void
}

/** Asks before the arranger stops arranging for a traveler, who gets a mail about it. */
export default function StopDialog({ traveller, onClose }: StopDialogProps) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const profileRef = useSubjectProfile()
  const name = nameOf(traveller)
  const end = useAction({
    mutation: useDeleteArrangementMutation(),
    doneText: { id: 'travellers.stop.done', values: { name } },
    onDone: () => {
      dispatch(deselected([traveller.profileId]))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'travellers.stop.title' }, { name })}
      no={<FormattedMessage id="travellers.stop.no" />}
      yes={<FormattedMessage id="travellers.stop.yes" />}
      isPending={end.isPending}
      failure={
        end.failure && (
          <Banner tone="danger" title={<FormattedMessage id="travellers.stop.failed" />}>
            <FailureText failure={end.failure} isTyped={false} />
          </Banner>
        )
      }
      onConfirm={() => end.run({ ...profileRef, key: traveller.requestId })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="travellers.stop.text" values={{ name }} />
      </p>
    </ConfirmDialog>
  )
}
