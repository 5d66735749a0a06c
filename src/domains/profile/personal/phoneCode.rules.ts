import { activationCodeLength } from '#contract/profile/profileChanges.ts'
import type { ApiFailure } from '@/http/failure'

/** Time a message may take to arrive; only after it can another code be requested. */
export const resendMs = 30_000

/** Problems of confirming a telephone. Each has a message `profile.personal.code.problem.<problem>`. */
export type PhoneCodeProblem =
  'confirmed' | 'expired' | 'network' | 'notSent' | 'otherNumber' | 'tooManyCodes' | 'tooManyTries' | 'wrong'

const byCode: Record<string, PhoneCodeProblem> = {
  phoneConfirmed: 'confirmed',
  codeExpired: 'expired',
  tooManyCodes: 'tooManyCodes',
  tooManyTries: 'tooManyTries',
}

/** The problem for a failure of §7's phone-activation calls. */
export function phoneCodeProblem({ status, messageCode }: ApiFailure): PhoneCodeProblem {
  if (status === 0) return 'network'
  const known = byCode[messageCode]
  if (known) return known
  if (status === 400) return 'wrong'
  if (status === 404) return 'otherNumber'
  return status === 429 ? 'tooManyTries' : 'notSent'
}

/** The digits of a code, typed or pasted. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, activationCodeLength)
