import { toFailure, wasCancelled } from './failure'

/** The silent failures of §8: handlers for the end of an API function, named so that they can be searched for. */
const unlessCancelled =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (wasCancelled(toFailure(error))) throw error
    return fallback
  }

/** §8: maintenance fetch errors are only logged; the last answer stays. */
export const onlyLogged = (error: unknown): never => {
  const failure = toFailure(error)
  // oxlint-disable-next-line no-console -- §8: logged, and the reader can do nothing about it
  if (!wasCancelled(failure)) console.info('The maintenance notice could not be read.', failure.messageCode)
  throw error
}

/** §8: employee and employee configuration count as null where the call fails. */
export const asNull = unlessCancelled(null)
/** §8: notification failures are ignored; the list is then empty. */
export const asEmptyList = unlessCancelled<never[]>([])
