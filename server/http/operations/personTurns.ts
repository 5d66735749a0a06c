import pLimit, { type LimitFunction } from 'p-limit'
import { limits } from '#contract/fields/limits.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { badInput, Refusal } from '#server/http/answers/envelope.ts'

/** Requests of one person handled at a time; further ones wait in order, without delaying other people. */
export const callsAtOnce = 3
/** Requests of one person that may wait. No screen sends as many; only a script reaches the limit. */
export const callsWaiting = 100

/** The requests and documents of one person in progress. */
interface UnderWay {
  calls: number
  documents: number
  turn: LimitFunction
}

interface Turn {
  /** The request creates a document; the number in progress is limited per person. */
  isDocument: boolean
  /** Aborts when the client has disconnected. */
  signal: AbortSignal
}

/** An answer, and what ends the turn of its document: called once it has been sent or nobody waits for it any more. */
interface Taken<Answer> {
  answer: Answer
  endDocument: () => void
}

/** Runs the handler of a request when it is its turn. A document counts until its turn is ended. */
export type TakeTurn = <Answer>(caller: Caller, turn: Turn, work: () => Promise<Answer>) => Promise<Taken<Answer>>

/**
 * Queues the requests of each person, so that one person cannot slow others down. Each process has its own queues.
 * @throws 429 `documentsUnderWay` or `tooManyCalls`, with the seconds until the next attempt
 */
export function createTurns(): TakeTurn {
  const people = new Map<string, UnderWay>()
  return async ({ accountId }, { isDocument, signal }, work) => {
    const person = people.get(accountId) ?? { calls: 0, documents: 0, turn: pLimit(callsAtOnce) }
    if (isDocument && person.documents >= limits.documentsAtOnce) throw documentsUnderWay()
    if (person.calls >= callsAtOnce + callsWaiting) throw tooManyCalls()
    people.set(accountId, person)
    const leave = (what: 'calls' | 'documents') => {
      person[what] -= 1
      if (person.calls + person.documents === 0) people.delete(accountId)
    }
    let isMade = !isDocument
    const endDocument = () => {
      if (!isMade) leave('documents')
      isMade = true
    }
    person.calls += 1
    person.documents += Number(isDocument)
    try {
      const answer = await person.turn(() => (signal.aborted ? Promise.reject(nobodyWaits()) : work()))
      return { answer, endDocument }
    } catch (error) {
      endDocument()
      throw error
    } finally {
      leave('calls')
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
