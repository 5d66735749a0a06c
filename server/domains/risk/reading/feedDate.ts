import { hourMs, minuteMs } from '#contract/time/durations.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const zones: Record<string, number> = { EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7 }
const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

const isoForm = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(\S*)$/
const mailForm =
  /^(?:[A-Za-z]+,?\s+)?(\d{1,2})\s+([A-Za-z]{3,9})\.?,?\s+(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(\S*)$/
const wordForm =
  /^(?:[A-Za-z]+,\s+)?([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(\S*)$/
const slashForm = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

interface Parts {
  year: string | undefined
  month: number
  day: string | undefined
  time: (string | undefined)[]
  zone: string | undefined
}

/**
 * The instant of a date as feeds write it: ISO, RFC 822, `September 10, 2026` or `09/10/2026` (month first). A date
 * without a zone is in UTC. Undefined for any other text, and for a day outside this century.
 */
export function parseFeedDate(text: string): Date | undefined {
  const parts = partsOf(text.trim())
  if (!parts || parts.month < 0) return undefined
  const { year, month, day, zone } = parts
  const [hour, minute, second] = parts.time.map((value) => Number(value ?? 0))
  const local = Date.UTC(Number(year), month, Number(day), hour, minute, second)
  const isDay = new Date(local).getUTCMonth() === month && Number(day) >= 1
  const instant = local - offsetOf(zone ?? '')
  return isDay && instant >= earliest && instant < latest ? new Date(instant) : undefined
}

function partsOf(text: string): Parts | undefined {
  const iso = isoForm.exec(text)
  if (iso) return { year: iso[1], month: Number(iso[2]) - 1, day: iso[3], time: iso.slice(4, 7), zone: iso[7] }
  const mail = mailForm.exec(text)
  if (mail) return { year: mail[3], month: monthOf(mail[2]), day: mail[1], time: mail.slice(4, 7), zone: mail[7] }
  const word = wordForm.exec(text)
  if (word) return { year: word[3], month: monthOf(word[1]), day: word[2], time: word.slice(4, 7), zone: word[7] }
  const slash = slashForm.exec(text)
  return slash
    ? { year: slash[3], month: Number(slash[1]) - 1, day: slash[2], time: ['0', '0', '0'], zone: '' }
    : undefined
}

const monthOf = (word = '') => months.indexOf(word.slice(0, 3).toLowerCase())

/** The offset of a zone from UTC in milliseconds; 0 for an unknown zone. */
function offsetOf(zone: string): number {
  const numeric = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)
  if (!numeric) return (zones[zone.toUpperCase()] ?? 0) * hourMs
  const offset = Number(numeric[2]) * hourMs + Number(numeric[3]) * minuteMs
  return numeric[1] === '-' ? -offset : offset
}
