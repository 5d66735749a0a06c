import { activationCodeLength } from '#contract/profileChanges.ts'
import type { ApiFailure } from '@/http/failure'

/** So long a message may take: only then another one can be asked for. */
export const resendMs = 30_000

/** What stands in the way of confirming a telephone, each a message `profile.personal.code.problem.<problem>`. */
export type PhoneCodeProblem =
  'confirmed' | 'expired' | 'network' | 'notSent' | 'otherNumber' | 'tooManyCodes' | 'tooManyTries' | 'wrong'

const byCode: Record<string, PhoneCodeProblem> = {
  phoneConfirmed: 'confirmed',
  codeExpired: 'expired',
  tooManyCodes: 'tooManyCodes',
  tooManyTries: 'tooManyTries',
}

/** A refusal of §7's phone-activation calls as something to say. */
export function phoneCodeProblem({ status, messageCode }: ApiFailure): PhoneCodeProblem {
  if (status === 0) return 'network'
  const known = byCode[messageCode]
  if (known) return known
  if (status === 400) return 'wrong'
  if (status === 404) return 'otherNumber'
  return status === 429 ? 'tooManyTries' : 'notSent'
}

/** The digits of a code as typed or pasted. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, activationCodeLength)
