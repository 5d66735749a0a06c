import type { MessageId } from '@/i18n/messages'
import type { SignInError } from '@/domains/session/problems'
import { env } from '@/lib/env'
import type { ApiFailure } from '@/http/failure'
import { type Refusal, refusalKey } from '@/domains/session/attempts'

/** The texts about a failed sign-in. */
export interface Explanation {
  title: MessageId
  texts: readonly MessageId[]
  /**
   * Hosts of the provider and of the refusing API; the address of the page and the right address; the missing claim.
   */
  values: { provider: string; host: string; here: string; address: string; claim: string }
  /** The answer of the refusing side, for an administrator to read. */
  answer?: string
  /** The way to sign in with another account: the provider asks for it, or its remembered sign-in is ended first. */
  otherwise?: 'providerAsks' | 'signOut' | 'otherAccount' | 'rightAddress'
}

/** Codes consist of ASCII letters (RFC 6749, 5.2). Other texts are not shown. */
const codePattern = /^[\w.:-]{1,64}$/

/** As a person can name a service: the host of its address. */
const hostOf = (address: string): string => new URL(address, location.origin).host

/** The last refusal since this tab's last successful sign-in, or undefined. */
function lastRefusal(): Refusal | undefined {
  const stored = sessionStorage.getItem(refusalKey)
  return stored ? (JSON.parse(stored) as Refusal) : undefined
}

export function explanationOf(error: SignInError): Explanation {
  const { problem } = error
  const values = valuesOf(error)
  if (problem === 'claim' || problem === 'account') return refusedByServer(problem, error, values)
  if (problem === 'refused') return refusedByProvider(error, values)
  const refusal = problem === 'loop' ? lastRefusal() : undefined
  if (refusal) return refusedAgain(refusal, values)
  return {
    title: 'session.failed.title',
    texts: [`session.failed.${problem}`],
    values,
    ...(values.address && { otherwise: 'rightAddress' as const }),
  }
}

type Values = Explanation['values']

function valuesOf({ problem, cause }: SignInError): Values {
  const { problems } = (cause ?? {}) as Partial<ApiFailure>
  return {
    provider: hostOf(env.identityAuthority),
    host: '',
    here: location.origin,
    address: problem === 'address' && typeof cause === 'string' ? cause : '',
    // Alternative claims are separated by spaces.
    claim: (problems?.[0]?.field ?? '').replaceAll(' ', ' / '),
  }
}

function refusedByServer(problem: 'claim' | 'account', { cause }: SignInError, values: Values): Explanation {
  const { status, messageCode = '' } = (cause ?? {}) as Partial<ApiFailure>
  return {
    title: 'session.refused.title',
    texts: [`session.failed.${problem}`],
    values,
    ...(status && codePattern.test(messageCode) && { answer: `${status} ${messageCode}` }),
    otherwise: 'otherAccount',
  }
}

function refusedByProvider({ cause }: SignInError, values: Values): Explanation {
  const code = (cause as { error?: string } | undefined)?.error ?? ''
  return {
    title: 'session.failed.title',
    texts: [code === 'access_denied' ? 'session.failed.refused' : 'session.refused.provider'],
    values,
    ...(codePattern.test(code) && { answer: code }),
    otherwise: 'providerAsks',
  }
}

function refusedAgain({ answer, api }: Refusal, values: Values): Explanation {
  const isAccount = answer.startsWith('403')
  const byApi = isAccount ? 'session.refused.account' : 'session.refused.token'
  return {
    title: 'session.refused.title',
    texts: [
      api ? byApi : 'session.refused.renewal',
      isAccount ? 'session.refused.adviceAccount' : 'session.refused.advice',
    ],
    values: { ...values, host: hostOf(api ?? '') },
    answer,
    otherwise: isAccount ? 'otherAccount' : 'signOut',
  }
}
