/** Why a document is refused. */
export const refusals = [
  'tooLarge',
  'doctype',
  'malformed',
  'notCap',
  'oldCap',
  'missingField',
  'badDate',
  'badArea',
  'unknownValue',
] as const
export type CapProblem = (typeof refusals)[number]

/** Formal mistakes of a document that is accepted nevertheless, since a missed alert is worse than a sloppy one. */
export type CapWarning = 'zuluDate' | 'badReference' | 'openRing' | 'simplifiedArea' | 'noPlace' | 'insecureLink'

/** A document that is refused. It changes nothing. */
export class CapRefusal extends Error {
  override name = 'CapRefusal'
  readonly problem: CapProblem
  constructor(problem: CapProblem) {
    super(problem)
    this.problem = problem
  }
}
