import type { Cancellation } from '#contract/trips/cancellation.ts'

/** The part that is not refunded: as credits of airlines, and lost for good. */
export function keptParts({ lost, credits }: Pick<Cancellation, 'lost' | 'credits'>): { credit: number; lost: number } {
  const credit = credits.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)
  return { credit: credit / 100, lost: (Math.round(lost * 100) - credit) / 100 }
}
