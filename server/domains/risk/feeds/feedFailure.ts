import type { FeedFailureCode } from '#contract/risk/advisories.ts'

/** The advice of a government could not be read. The message has no text of the feed, so that it may be logged. */
export class FeedFailure extends Error {
  readonly code: FeedFailureCode

  constructor(code: FeedFailureCode) {
    super(`The feed could not be read: ${code}`)
    this.name = 'FeedFailure'
    this.code = code
  }
}
