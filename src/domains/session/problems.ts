/** What can be wrong with a sign-in answer (§8). Each has a message of its own. */
export type SignInProblem =
  | 'issuer'
  | 'audience'
  | 'issuedAt'
  | 'notBefore'
  | 'expired'
  | 'signature'
  | 'nonce'
  | 'state'
  | 'noIdToken'
  | 'loop'
  | 'unreachable'
  | 'refused'

export class SignInError extends Error {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}
