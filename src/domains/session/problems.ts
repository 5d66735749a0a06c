/** What can be wrong with signing in (§8). Each has a message of its own, `session.failed.<problem>`. */
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
  'unreachable',
  'refused',
] as const
export type SignInProblem = (typeof signInProblems)[number]

export class SignInError extends Error {
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** The sign-in library's own words, which are all it tells. */
const words: [RegExp, SignInProblem][] = [
  [/nonce/i, 'nonce'],
  [/popup/i, 'popupClosed'],
  [/iframe|frame timed out/i, 'frameTimedOut'],
  [/no id_token|id token is missing|missing id_token/i, 'noIdToken'],
  [/state|code in response/i, 'state'],
]

/** Codes of POST login/signin-oidc, which checks a token that was brought. */
const codes: Record<string, SignInProblem> = {
  issuerNotValid: 'issuer',
  audienceNotValid: 'audience',
  issuedAtNotValid: 'issuedAt',
  notBeforeNotValid: 'notBefore',
  expiryNotValid: 'expired',
  signatureNotValid: 'signature',
  tokenNotValid: 'signature',
  tokenUsed: 'used',
}

/** Anything thrown on the way in, as one of the problems of §8. */
export function signInErrorOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (!(error instanceof Error)) return new SignInError('unreachable', error)
  if (error.name === 'ErrorResponse') return new SignInError('refused', error)
  if (error.name === 'ErrorTimeout') return new SignInError('frameTimedOut', error)
  return new SignInError(words.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'unreachable', error)
}

/** A brought token that the server refused, by its code; anything else means that it did not answer. */
export const problemOfCode = (messageCode: string): SignInProblem => codes[messageCode] ?? 'unreachable'
