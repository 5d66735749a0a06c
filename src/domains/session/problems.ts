/** The problems of signing in (§8). The message of each is `session.failed.<problem>`. */
export const signInProblems = [
  'issuer',
  'audience',
  'issuedAt',
  'notBefore',
  'expired',
  'signature',
  'nonce',
  'state',
  'noIdToken',
  'noUrl',
  'popupClosed',
  'frameTimedOut',
  'used',
  'loop',
  'storage',
  'address',
  'unreachable',
  'refused',
  'account',
  'claim',
] as const
export type SignInProblem = (typeof signInProblems)[number]

export class SignInError extends Error {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}
