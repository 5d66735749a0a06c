import { asWritten } from '#contract/texts/writtenForms.ts'

/**
 * Two days near `today` as rows show them, all `yyyy-MM-dd`: 'Nov 24 – 27'. With their years where one of them is in
 * another year than today: 'Dec 30, 2026 – Jan 2, 2027'. Not in `formats.ts`, because only code that loads later needs
 * it.
 */
export function formatDayRange(culture: string, { from, to, today }: { from: string; to: string; today: string }) {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4))
  const format = new Intl.DateTimeFormat(culture, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  })
  const [first, last] = [from, to].map((day) => new Date(`${day.slice(0, 10)}T00:00Z`)) as [Date, Date]
  return asWritten(culture, format.formatRange(first, last))
}

/**
 * Two days, `yyyy-MM-dd`, with weekdays and year: 'Mon, May 3 – Wed, May 5, 2027'. A single day where both are the
 * same.
 */
export function formatWeekdayRange(culture: string, from: string, to: string) {
  const format = new Intl.DateTimeFormat(culture, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
  return asWritten(culture, format.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`)))
}
