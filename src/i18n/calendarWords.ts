/** Names of the months: 'January', 'janvier'. */
export function monthNames(culture: string): string[] {
  const format = new Intl.DateTimeFormat(culture, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)))
}

export type DayPart = 'day' | 'month' | 'year'

/** The order in which a region writes a date: month first in the United States, day first in Mexico. */
export const dayOrder = (culture: string): DayPart[] =>
  new Intl.DateTimeFormat(culture, { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DayPart => type === 'day' || type === 'month' || type === 'year')
