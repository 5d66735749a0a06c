import { dayDifference } from '@/i18n/formats'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'

/** How long there is until a day (`yyyy-MM-dd`), exactly in days; the date itself is its title. */
export function DueTime({ day }: { day: string }) {
  const { date, relativeDays } = useFormats()
  return (
    <time dateTime={day} title={date(day)}>
      {relativeDays(dayDifference(localDay(useNow()), day))}
    </time>
  )
}
