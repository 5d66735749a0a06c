import { FormattedMessage } from 'react-intl'
import { FailureText } from '@/forms/failure/FailureText'
import type { ApiFailure } from '@/http/failure'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'

interface StepFailureProps {
  failure: ApiFailure
  /** Goes on where it stopped. */
  onRetry: () => void
}

/** The error message of a failed step. The earlier steps stay done. */
export function StepFailure({ failure, onRetry }: StepFailureProps) {
  const isBad = failure.messageCode === 'badRows'
  return (
    <Banner
      tone="danger"
      title={<FormattedMessage id="imports.failed.title" />}
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <FormattedMessage id={isBad ? 'imports.checkAgain' : 'patterns.tryAgain'} />
        </Button>
      }
    >
      {isBad ? <FormattedMessage id="imports.failed.badRows" /> : <FailureText failure={failure} isTyped={false} />}
    </Banner>
  )
}
