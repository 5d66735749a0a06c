import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useDateProblem } from '@/forms/input/useDateProblem'

/** The texts for problems of a notice, where the general texts would be wrong. */
export function useNoticeProblem(): (name: string, code: unknown) => string | undefined {
  const { formatMessage } = useIntl()
  const dateProblem = useDateProblem()
  return useCallback(
    (name, code) =>
      name.startsWith('affects_') && code === 'required'
        ? formatMessage({ id: 'notices.problem.component' })
        : dateProblem(name, code),
    [formatMessage, dateProblem],
  )
}
