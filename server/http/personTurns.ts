import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'
import { limits } from '#contract/limits.ts'
import type { Caller } from '#server/http/caller.ts'
import { badInput, Refusal } from '#server/http/envelope.ts'

/** Calls of one person that are worked on at once; further ones wait in order, and calls of others pass them. */
export const callsAtOnce = 3
/** Calls of one person that wait at most: more than any screen asks, so that only a script has to slow down. */
export const callsWaiting = 100

/** The calls and documents that one person has under way. */
interface UnderWay {
  calls: number
  documents: number
  turn: LimitFunction
}

interface Turn {
  /** A document is made, of which a person may have only few under way. */
  isDocument: boolean
  /** Ends where nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Runs what answers a call of a person when it is its turn. */
export type TakeTurn = <Answer>(caller: Caller, turn: Turn, work: () => Promise<Answer>) => Promise<Answer>

/**
 * Lets the calls of each person take turns, so that nobody slows the others down. Each process counts by itself.
 * @throws 429 `documentsUnderWay` or `tooManyCalls`, with the seconds after which to try again
 */
export function createTurns(): TakeTurn {
  const people = new Map<string, UnderWay>()
  return async ({ accountId }, { isDocument, signal }, work) => {
    const person = people.get(accountId) ?? { calls: 0, documents: 0, turn: pLimit(callsAtOnce) }
    if (isDocument && person.documents >= limits.documentsAtOnce) throw documentsUnderWay()
    if (person.calls >= callsAtOnce + callsWaiting) throw tooManyCalls()
    people.set(accountId, person)
    person.calls += 1
    person.documents += Number(isDocument)
    try {
      return await person.turn(() => (signal.aborted ? Promise.reject(nobodyWaits()) : work()))
    } finally {
      person.calls -= 1
      person.documents -= Number(isDocument)
      if (person.calls === 0) people.delete(accountId)
    }
  }
}

const nobodyWaits = () => badInput('The caller went away before it was answered.')

const tooManyCalls = () =>
  new Refusal(429, 'tooManyCalls', 'Too many of your calls wait to be answered. Send fewer at once.', {
    retryAfterSeconds: 2,
  })

const documentsUnderWay = () =>
  new Refusal(
    429,
    'documentsUnderWay',
    `${limits.documentsAtOnce} documents are still being made for you. Try again once one of them is there.`,
    { retryAfterSeconds: 3 },
  )
