import type { QueryStatus } from '@reduxjs/toolkit/query/react'

/** The state of a question in the cache. */
export interface Entry {
  status: `${QueryStatus}`
  data?: unknown
  error?: unknown
  startedTimeStamp?: number
}

/** The answer as a query hook returns it; the fields mean what the library says. */
export interface Result extends Omit<Entry, 'status'> {
  status: `${QueryStatus}`
  currentData?: unknown
  isUninitialized: boolean
  isLoading: boolean
  isFetching: boolean
  isSuccess: boolean
  isError: boolean
  refetch: () => unknown
}

interface Subscription {
  unsubscribe: () => void
}

interface Question {
  /** Reads its state in the cache. */
  read: () => Entry | undefined
  /** Asks, unless an answer is there or on its way, and keeps the answer in the cache until unsubscribed. */
  ask: () => Subscription
  /** Asks in any case. */
  refetch: () => unknown
  /** Whether a fulfilled answer is too old to begin to show it (`sharedData`). */
  isOld: (entry: Entry) => boolean
}

/** The store, as far as this needs it. */
export interface Changing {
  subscribe: (listener: () => void) => () => void
}

/**
 * A question as the components see it that show its answer: they share one subscription and one result. It asks when a
 * component begins to show the answer and it is missing, failed or old, and again when the cache was emptied.
 */
export class SharedAnswer {
  readonly #question: Question
  readonly #store: Changing
  readonly #tell: (isShown: boolean) => void
  readonly #listeners = new Set<() => void>()
  #entry: Entry | undefined
  #result: Result
  /** The result that the components know. */
  #told: Result | undefined
  #subscription: Subscription | undefined
  #stopWatching: (() => void) | undefined

  /** @param tell called when the first component shows the answer, and when the last one does no more */
  constructor(question: Question, store: Changing, tell: (isShown: boolean) => void) {
    this.#question = question
    this.#store = store
    this.#tell = tell
    this.#entry = question.read()
    this.#result = this.#toResult()
  }

  /** The same object until the answer changes. */
  readonly read = (): Result => {
    const entry = this.#question.read()
    if (entry !== this.#entry) {
      const isNowAsked = !this.#entry && entry?.status === 'pending' && entry.data === undefined
      this.#entry = entry
      // For a component a question on its way is as one about to be asked: it is not drawn again.
      if (isNowAsked) Object.assign(this.#result, { startedTimeStamp: entry.startedTimeStamp })
      else this.#result = this.#toResult()
    }
    return this.#result
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    const entry = this.#question.read()
    if (!this.#subscription || !entry || entry.status === 'rejected' || this.#question.isOld(entry)) this.#ask()
    if (!this.#stopWatching) {
      this.#tell(true)
      this.#told = this.read()
      this.#stopWatching = this.#store.subscribe(this.#notify)
    }
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stopWatching?.()
      this.#subscription?.unsubscribe()
      this.#stopWatching = this.#subscription = undefined
      this.#tell(false)
    }
  }

  #ask() {
    const before = this.#subscription
    this.#subscription = this.#question.ask()
    before?.unsubscribe()
  }

  readonly #notify = () => {
    const result = this.read()
    if (result === this.#told) return
    this.#told = result
    // The cache was emptied, after which whoever still shows the answer asks again.
    if (!this.#entry) queueMicrotask(() => this.#listeners.size > 0 && !this.#question.read() && this.#ask())
    for (const listener of this.#listeners) listener()
  }

  /** A question that was never asked is about to be. */
  #toResult(): Result {
    const { status, ...rest }: Entry = this.#entry ?? { status: 'pending' }
    const isFetching = status === 'pending'
    const hasData = rest.data !== undefined
    return {
      ...rest,
      status,
      currentData: rest.data,
      isUninitialized: false,
      isLoading: isFetching && !hasData,
      isFetching,
      isSuccess: status === 'fulfilled' || (hasData && isFetching && rest.error === undefined),
      isError: status === 'rejected',
      refetch: this.#question.refetch,
    }
  }
}

/** In place of an answer while there is no question. */
export const noQuestion = (() => {
  const result: Result = {
    status: 'uninitialized',
    isUninitialized: true,
    isLoading: false,
    isFetching: false,
    isSuccess: false,
    isError: false,
    refetch: () => undefined,
  }
  return { read: () => result, subscribe: () => () => undefined }
})()

/** An answer that is not there yet, with the data of the question before, which stays until then. */
export const withDataOf = (last: Result, result: Result): Result => ({
  ...result,
  data: last.data,
  isLoading: false,
  isSuccess: result.isUninitialized || (result.isFetching && result.error === undefined),
})
