import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** What is wrong with a card of the company, where the words of a profile would not fit. */
export function useCardProblem() {
  const { formatMessage } = useIntl()
  return useCallback(
    (name: string, code: unknown) =>
      name === 'number' && code === 'alreadyThere'
        ? formatMessage({ id: 'companyCards.problem.alreadyThere' })
        : undefined,
    [formatMessage],
  )
}
