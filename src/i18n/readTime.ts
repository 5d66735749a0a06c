/**
 * Parses a time as people type it: `7:40`, `0740`, `7:40 am`, `19 h 40`, `7 p.m.`.
 * @returns `HH:mm`, or undefined for an invalid time
 */
export function readTime(text: string): string | undefined {
  const typed = text.toLowerCase().replace(/\s/g, '')
  const [, body = '', half] = /^(.*?)(?:([ap])\.?(?:m\.?)?)?$/.exec(typed) ?? []
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:[:.](\d\d)(?:h|hr?s)?|h(?:r?s)?\.?(?:(\d\d)(?:min)?)?)?$/
      .exec(body)
      ?.filter((part) => part !== undefined) ??
    /^(\d{1,2})(\d\d)$/.exec(body) ??
    []
  const hour = half ? hourOfHalf(Number(hours), half) : Number(hours)
  if (!hours || hour === undefined || hour > 23 || Number(minutes) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** 12 is the first hour of each half of the day. */
const hourOfHalf = (hour: number, half: string): number | undefined =>
  hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : undefined
