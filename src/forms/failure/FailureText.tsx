import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { refusals, refusalsByStatus } from './refusals'

interface FailureTextProps {
  failure: ApiFailure
  /** Whether the text may speak of typed values; false where only a button was pressed. */
  isTyped?: boolean
}

/** Texts that speak of typed values, each with its version without. */
const untyped: Partial<Record<MessageId, MessageId>> = {
  'forms.failed.network': 'forms.failed.network.untyped',
  'forms.failed.server': 'forms.failed.server.untyped',
}

/**
 * The reason why saving failed: the translated message where there is one, else the server's message for a refusal
 * (§8).
 */
export function FailureText({ failure: { status, messageCode, message }, isTyped = true }: FailureTextProps) {
  const isOtherRefusal = status >= 400 && status < 500
  const known = (Object.hasOwn(refusals, messageCode) ? refusals[messageCode] : undefined) ?? refusalsByStatus[status]
  if (!known && isOtherRefusal) return message
  const id = known ?? 'forms.failed.server'
  return <FormattedMessage id={(isTyped ? undefined : untyped[id]) ?? id} />
}
