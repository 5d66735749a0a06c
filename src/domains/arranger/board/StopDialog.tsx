import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveler } from '#contract/arranger/travelers.ts'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { FailureText } from '@/forms/failure/FailureText'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useAction } from '@/patterns/action/useAction'
import { useAppDispatch } from '@/store/hooks'
import { Banner } from '@/ui/notice/Banner'
import { deselected, useDeleteArrangementMutation } from './board.slice'

interface StopDialogProps {
  traveler: Traveler
  onClose: () => void
}

/** Asks before the arranger stops arranging for a traveler, who gets a mail about it. */
export default function StopDialog({ traveler, onClose }: StopDialogProps) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const profileRef = useSubjectProfile()
  const name = nameOf(traveler)
  const end = useAction({
    mutation: useDeleteArrangementMutation(),
    doneText: { id: 'travelers.stop.done', values: { name } },
    onDone: () => {
      dispatch(deselected([traveler.profileId]))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'travelers.stop.title' }, { name })}
      no={<FormattedMessage id="travelers.stop.no" />}
      yes={<FormattedMessage id="travelers.stop.yes" />}
      isPending={end.isPending}
      failure={
        end.failure && (
          <Banner tone="danger" title={<FormattedMessage id="travelers.stop.failed" />}>
            <FailureText failure={end.failure} isTyped={false} />
          </Banner>
        )
      }
      onConfirm={() => end.run({ ...profileRef, key: traveler.requestId })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="travelers.stop.text" values={{ name }} />
      </p>
    </ConfirmDialog>
  )
}
