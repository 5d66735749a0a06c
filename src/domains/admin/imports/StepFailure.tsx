import { FormattedMessage } from 'react-intl'
import { FailureText } from '@/forms/failure/FailureText'
import type { ApiFailure } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'

interface StepFailureProps {
  failure: ApiFailure
  /** Goes on where it stopped. */
  onRetry: () => void
}

/** Failures after which the rows have to be checked again, by code. */
const checkedAgain: Record<string, MessageId> = {
  administratorsNotConfirmed: 'imports.failed.administrators',
  badRows: 'imports.failed.badRows',
}

/** The error message of a failed step. The earlier steps stay done. */
export function StepFailure({ failure, onRetry }: StepFailureProps) {
  const text = checkedAgain[failure.messageCode ?? '']
  return (
    <Banner
      tone="danger"
      title={<FormattedMessage id="imports.failed.title" />}
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <FormattedMessage id={text ? 'imports.checkAgain' : 'patterns.tryAgain'} />
        </Button>
      }
    >
      {text ? <FormattedMessage id={text} /> : <FailureText failure={failure} isTyped={false} />}
    </Banner>
  )
}
