import type { MessageId } from '@/i18n/messages'
import type { SignInError } from '@/domains/session/problems'
import { env } from '@/lib/env'
import type { ApiFailure } from '@/http/failure'
import { type Refusal, refusalKey } from '@/domains/session/attempts'

/** What is said of a sign-in that failed. */
export interface Explanation {
  title: MessageId
  texts: readonly MessageId[]
  /**
   * Hosts of the provider, and of the API that refused; where the page was opened, and where it should be; the claim
   * that is missing.
   */
  values: { provider: string; host: string; here: string; address: string; claim: string }
  /** What the refusing side answered, for an administrator to read. */
  answer?: string
  /** The way on as somebody else: the provider is told to ask, or the sign-in that it remembers is ended first. */
  otherwise?: 'providerAsks' | 'signOut' | 'otherAccount' | 'rightAddress'
}

/** Codes are of ASCII letters (RFC 6749, 5.2); anything else is not repeated. */
const codePattern = /^[\w.:-]{1,64}$/

/** As a person can name a service: the host of its address. */
const hostOf = (address: string): string => new URL(address, location.origin).host

/** Who refused the sign-ins of this tab since the last one that worked; undefined where nobody is known to have. */
function lastRefusal(): Refusal | undefined {
  const stored = sessionStorage.getItem(refusalKey)
  return stored ? (JSON.parse(stored) as Refusal) : undefined
}

export function explanationOf({ problem, cause }: SignInError): Explanation {
  const address = problem === 'address' && typeof cause === 'string' ? cause : ''
  const { status, messageCode = '', problems } = (cause ?? {}) as Partial<ApiFailure>
  // Names of which one would do stand with spaces between them.
  const claim = (problems?.[0]?.field ?? '').replaceAll(' ', ' / ')
  const values = { provider: hostOf(env.identityAuthority), host: '', here: location.origin, address, claim }
  if (problem === 'claim' || problem === 'account')
    return {
      title: 'session.refused.title',
      texts: [`session.failed.${problem}`],
      values,
      ...(status && codePattern.test(messageCode) && { answer: `${status} ${messageCode}` }),
      otherwise: 'otherAccount',
    }
  const code = (cause as { error?: string } | undefined)?.error ?? ''
  if (problem === 'refused')
    return {
      title: 'session.failed.title',
      texts: [code === 'access_denied' ? 'session.failed.refused' : 'session.refused.provider'],
      values,
      ...(codePattern.test(code) && { answer: code }),
      otherwise: 'providerAsks',
    }
  const refusal = problem === 'loop' ? lastRefusal() : undefined
  if (!refusal)
    return {
      title: 'session.failed.title',
      texts: [`session.failed.${problem}`],
      values,
      ...(address && { otherwise: 'rightAddress' as const }),
    }
  const isAccount = refusal.answer.startsWith('403')
  const byApi = isAccount ? 'session.refused.account' : 'session.refused.token'
  return {
    title: 'session.refused.title',
    texts: [
      refusal.api ? byApi : 'session.refused.renewal',
      isAccount ? 'session.refused.adviceAccount' : 'session.refused.advice',
    ],
    values: { ...values, host: hostOf(refusal.api ?? '') },
    answer: refusal.answer,
    otherwise: isAccount ? 'otherAccount' : 'signOut',
  }
}
