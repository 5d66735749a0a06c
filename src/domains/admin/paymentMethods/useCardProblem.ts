import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** The texts for problems of a company card, where those of a profile would be wrong. */
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
