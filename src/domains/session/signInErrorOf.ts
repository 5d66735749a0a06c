import axios from 'axios'
import { toFailure } from '@/http/failure'
import { SignInError, type SignInProblem } from './problems'

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
  claimMissing: 'claim',
  unknownPerson: 'account',
  // The sign-in that it was issued in has ended.
  notSignedIn: 'state',
}

/** Converts an error thrown during sign-in, by the library or by a call of ours, to a problem of §8. */
export function signInErrorOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (!(error instanceof Error)) return new SignInError('unreachable', error)
  if (axios.isAxiosError(error)) {
    const failure = toFailure(error)
    // An unknown code means that the server did not answer.
    return new SignInError(codes[failure.messageCode] ?? 'unreachable', failure)
  }
  if (error.name === 'ErrorResponse') return new SignInError('refused', error)
  if (error.name === 'ErrorTimeout') return new SignInError('frameTimedOut', error)
  return new SignInError(words.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'unreachable', error)
}
