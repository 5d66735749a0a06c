import { toFailure, wasCancelled } from './failure'

/** The silent failures of §8, named so that the catalogue can be searched for: written at the end of an API function. */
const unlessCancelled =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (wasCancelled(toFailure(error))) throw error
    return fallback
  }

/** §8: employee and employee configuration failures. */
export const asNull = unlessCancelled(null)
/** §8: notification failures are ignored; the list is then empty. */
export const asEmptyList = unlessCancelled<never[]>([])
