import { differenceInYears } from 'date-fns/differenceInYears'
import { parseISO } from 'date-fns/parseISO'

/** Lower age limits of the groups 2 to 8 (§5). */
const starts = [18, 21, 30, 40, 50, 60, 70]

/**
 * Age group of §5: 0–17 is 1, 18–20 is 2, then one for each decade, 70 and over is 8.
 * @param dateOfBirth `yyyy-MM-dd`
 * @param today `yyyy-MM-dd`
 */
export function ageGroupOf(dateOfBirth: string | null, today: string): number | null {
  if (!dateOfBirth) return null
  const age = differenceInYears(parseISO(today), parseISO(dateOfBirth))
  return 1 + starts.filter((start) => age >= start).length
}
