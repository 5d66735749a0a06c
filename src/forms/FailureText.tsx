import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { refusals, refusalsByStatus } from './refusals'

/** Why saving failed: the translated message where there is one, else the server's message for a refusal (§8). */
export function FailureText({ failure: { status, messageCode, message } }: { failure: ApiFailure }) {
  const isOtherRefusal = status >= 400 && status < 500
  const id = (Object.hasOwn(refusals, messageCode) ? refusals[messageCode] : undefined) ?? refusalsByStatus[status]
  return !id && isOtherRefusal ? message : <FormattedMessage id={id ?? 'forms.failed.server'} />
}
