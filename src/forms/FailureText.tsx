import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'

/** Error codes with a translated message; the server's own messages are in English only. */
const refusals: Record<string, MessageId> = {
  accountIsTheirs: 'forms.failed.accountIsTheirs',
  lastArranger: 'forms.failed.lastArranger',
  noTravelProfile: 'forms.failed.noTravelProfile',
  notFound: 'forms.failed.notFound',
  notFromHere: 'forms.failed.notFromHere',
  notSignedIn: 'forms.failed.notSignedIn',
  nothingToAsk: 'forms.failed.nothingToAsk',
  phoneNotConfirmed: 'forms.failed.phoneNotConfirmed',
  profileActive: 'forms.failed.nothingToAsk',
  tooManyArrangers: 'forms.failed.tooManyArrangers',
  tooManyCards: 'forms.failed.tooMany',
  tooManyContacts: 'forms.failed.tooMany',
  tooManyDocuments: 'forms.failed.tooMany',
  tooManyMarks: 'forms.failed.tooMany',
}

const byStatus: Record<number, MessageId> = {
  0: 'forms.failed.network',
  403: 'forms.failed.forbidden',
  412: 'forms.failed.changed',
}

/** Why saving failed: the translated message where there is one, else the server's message for a refusal (§8). */
export function FailureText({ failure: { status, messageCode, message } }: { failure: ApiFailure }) {
  const isOtherRefusal = status >= 400 && status < 500
  const id = (Object.hasOwn(refusals, messageCode) ? refusals[messageCode] : undefined) ?? byStatus[status]
  return !id && isOtherRefusal ? message : <FormattedMessage id={id ?? 'forms.failed.server'} />
}
