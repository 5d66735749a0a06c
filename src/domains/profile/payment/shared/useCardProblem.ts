import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/i18n/messages'

/** The text of a card that is already kept, for cards that do not belong to a profile; other problems keep their text. */
export function useCardProblem(alreadyThere: MessageId) {
  const { formatMessage } = useIntl()
  return useCallback(
    (name: string, code: unknown) =>
      name === 'number' && code === 'alreadyThere' ? formatMessage({ id: alreadyThere }) : undefined,
    [formatMessage, alreadyThere],
  )
}
