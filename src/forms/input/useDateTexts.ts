import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { dayPattern, readDay, writeDay } from '@/i18n/dateText'
import { readTime } from '@/i18n/readTime'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { isDay, isTime } from '@/lib/localDateTime'

/** Limits of a date, `yyyy-MM-dd`. */
export interface DateLimits {
  min?: string | undefined
  max?: string | undefined
}

/** Functions and texts with which fields parse and format dates and times in the screen's culture. */
export function useDateTexts({ min, max }: DateLimits = {}) {
  const { locale, formatMessage } = useIntl()
  const { date, time } = useFormats()
  const today = localDay(useNow())
  return useMemo(() => {
    const example = { date: date(today), time: time(`${today}T19:40`) }
    return {
      date: {
        read: (text: string) => readDay(locale, text, { today, min, max }),
        write: (value: string) => (isDay(value) ? writeDay(locale, value) : undefined),
        placeholder: dayPattern(locale, {
          day: formatMessage({ id: 'forms.date.pattern.day' }),
          month: formatMessage({ id: 'forms.date.pattern.month' }),
          year: formatMessage({ id: 'forms.date.pattern.year' }),
        }),
        unreadable: formatMessage({ id: 'forms.date.unreadable' }, { example: example.date }),
      },
      time: {
        read: readTime,
        write: (value: string) => (isTime(value) ? time(`${today}T${value}`) : undefined),
        placeholder: formatMessage({ id: 'forms.time.example' }, { example: example.time }),
        unreadable: formatMessage({ id: 'forms.time.unreadable' }, { example: example.time }),
      },
    }
  }, [locale, formatMessage, date, time, today, min, max])
}
