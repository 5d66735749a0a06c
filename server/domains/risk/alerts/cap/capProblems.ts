/** Why a document is refused. */
export type CapProblem =
  | 'tooLarge'
  | 'doctype'
  | 'malformed'
  | 'notCap'
  | 'oldCap'
  | 'missingField'
  | 'badDate'
  | 'badArea'
  | 'unknownValue'
  | 'notPublic'

/** Formal mistakes of a document that is accepted nevertheless, since a missed alert is worse than a sloppy one. */
export type CapWarning = 'zuluDate' | 'badReference' | 'openRing' | 'simplifiedArea' | 'badShape'

/** A document that is refused. It changes nothing. */
export class CapRefusal extends Error {
  override name = 'CapRefusal'
  readonly problem: CapProblem
  constructor(problem: CapProblem) {
    super(problem)
    this.problem = problem
  }
}
