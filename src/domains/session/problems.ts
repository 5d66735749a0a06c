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

/** Problems recognised by the sign-in library's messages, as it has no error codes. */
const words: [RegExp, SignInProblem][] = [
  [/nonce/i, 'nonce'],
  [/popup/i, 'popupClosed'],
  [/iframe|frame timed out/i, 'frameTimedOut'],
  [/no id_token|id token is missing|missing id_token/i, 'noIdToken'],
  [/state|code in response/i, 'state'],
]

/** Problems by the error codes of POST login/signin-oidc, which validates a token of another party. */
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

/** Converts an error thrown during sign-in to a problem of §8. */
export function signInErrorOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (!(error instanceof Error)) return new SignInError('unreachable', error)
  if (error.name === 'ErrorResponse') return new SignInError('refused', error)
  if (error.name === 'ErrorTimeout') return new SignInError('frameTimedOut', error)
  return new SignInError(words.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'unreachable', error)
}

/** The problem for an error code of that call; an unknown code means that the server did not answer. */
export const problemOfCode = (messageCode: string): SignInProblem => codes[messageCode] ?? 'unreachable'
