import { FormattedMessage } from 'react-intl'
import type { ApiFailure } from '@/http/failure'
import { showToast } from '@/patterns/feedback/toasts'

/**
 * Says in a toast that a person's request was answered or withdrawn meanwhile, since its row and its dialog disappear.
 * @returns whether the failure is about that
 */
export function toastDecided({ messageCode, status }: ApiFailure, who: string): boolean {
  const isDecided = messageCode === 'requestDecided' || status === 404
  if (isDecided)
    void showToast({ tone: 'danger', text: <FormattedMessage id="marketplace.requests.gone" values={{ who }} /> })
  return isDecided
}
