import { useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { DisplayContext, type DisplayPreference } from './displayPreference'
import * as formats from './formats'

type Tail<Format> = Format extends (culture: string, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never
type BoundName = Exclude<keyof typeof formats, 'dayDifference' | 'withClock'>
export type Formats = {
  [Name in BoundName as Name extends `format${infer Short}` ? Uncapitalize<Short> : Name]: Tail<(typeof formats)[Name]>
}

/**
 * The formats of §9 in the culture of the screen, with the clock and the unit of distance that the person has chosen:
 * `const { money } = useFormats()`.
 * @param other another culture than that of the screen
 */
export function useFormats(other?: string): Formats {
  const { locale } = useIntl()
  const culture = other ?? locale
  const { timeFormat, distanceUnit } = useContext(DisplayContext)
  return useMemo(() => bind(culture, { timeFormat, distanceUnit }), [culture, timeFormat, distanceUnit])
}

const bind = (region: string, { timeFormat, distanceUnit }: DisplayPreference): Formats =>
  bindAll(formats.withClock(region, timeFormat), distanceUnit ?? undefined)

const bindAll = (culture: string, unit: 'km' | 'mi' | undefined): Formats => ({
  date: (...rest) => formats.formatDate(culture, ...rest),
  dateRange: (...rest) => formats.formatDateRange(culture, ...rest),
  weekday: (...rest) => formats.formatWeekday(culture, ...rest),
  dayName: (...rest) => formats.formatDayName(culture, ...rest),
  month: (...rest) => formats.formatMonth(culture, ...rest),
  time: (...rest) => formats.formatTime(culture, ...rest),
  instant: (...rest) => formats.formatInstant(culture, ...rest),
  clock: (...rest) => formats.formatClock(culture, ...rest),
  zone: (...rest) => formats.formatZone(culture, ...rest),
  duration: (...rest) => formats.formatDuration(culture, ...rest),
  money: (...rest) => formats.formatMoney(culture, ...rest),
  moneyFigure: (...rest) => formats.formatMoneyFigure(culture, ...rest),
  moneyTotal: (...rest) => formats.formatMoneyTotal(culture, ...rest),
  shortMoney: (...rest) => formats.formatShortMoney(culture, ...rest),
  percent: (...rest) => formats.formatPercent(culture, ...rest),
  score: (...rest) => formats.formatScore(culture, ...rest),
  country: (...rest) => formats.formatCountry(culture, ...rest),
  relativeDays: (...rest) => formats.formatRelativeDays(culture, ...rest),
  distance: (kilometres, shown = unit) => formats.formatDistance(culture, kilometres, shown),
  timeAhead: (...rest) => formats.formatTimeAhead(culture, ...rest),
})
