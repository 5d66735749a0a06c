import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { DateTimeProblem } from '@/lib/localDateTime'
import { useDateTexts } from './useDateTexts'

/** The messages of a `DateTimeProblem`, with an example in the reader's format; for `problem` of a `FormScope`. */
export function useDateProblem(): (name: string, code: unknown) => string | undefined {
  const { formatMessage } = useIntl()
  const { date, time } = useDateTexts()
  return useCallback(
    (_name, code) => {
      switch (code as DateTimeProblem) {
        case 'unreadableDate':
          return date.unreadable
        case 'unreadableTime':
          return time.unreadable
        case 'dateMissing':
        case 'timeMissing':
          return formatMessage({ id: `forms.problem.${code as 'dateMissing' | 'timeMissing'}` })
        default:
          return undefined
      }
    },
    [formatMessage, date.unreadable, time.unreadable],
  )
}
