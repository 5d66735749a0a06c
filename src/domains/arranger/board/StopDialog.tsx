import { FormattedMessage, useIntl } from 'react-intl'
import type { Traveller } from '#contract/travellers.ts'
import { FailureText } from '@/forms/FailureText'
import { failureOf } from '@/http/failure'
import { nameOf } from '@/domains/arranger/arranger.rules'
import { useSubjectProfile } from '@/patterns/subject'
import { showToast } from '@/patterns/toasts'
import { useAppDispatch } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { deselected, useDeleteArrangementMutation } from './board.slice'

interface StopDialogProps {
  traveller: Traveller
  onClose: () => void
}

/** Asks before somebody arranges for a traveller no longer; the traveller is told by mail. */
export default function StopDialog({ traveller, onClose }: StopDialogProps) {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const profileRef = useSubjectProfile()
  const [end, { error, isLoading }] = useDeleteArrangementMutation()
  const name = nameOf(traveller)
  const confirm = async () => {
    const answer = await end({ ...profileRef, key: traveller.requestId })
    if (answer.error) return
    dispatch(deselected([traveller.profileId]))
    onClose()
    await showToast({ text: formatMessage({ id: 'travellers.stop.done' }, { name }) })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={formatMessage({ id: 'travellers.stop.title' }, { name })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="travellers.stop.no" />
          </Button>
          <Button variant="danger" isPending={isLoading} onClick={() => void confirm()}>
            <FormattedMessage id="travellers.stop.yes" />
          </Button>
        </>
      }
    >
      {error && (
        <Banner tone="danger" title={<FormattedMessage id="travellers.stop.failed" />}>
          <FailureText failure={failureOf(error)} isTyped={false} />
        </Banner>
      )}
      <p>
        <FormattedMessage id="travellers.stop.text" values={{ name }} />
      </p>
    </Dialog>
  )
}
