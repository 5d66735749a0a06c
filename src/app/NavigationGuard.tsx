import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'
import type { Whoami } from '#contract/session.ts'
import { storedClaims } from '@/http/accessToken'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { signIn } from '@/domains/session/signIn/signIn'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useLocale } from '@/i18n/useLocale'
import { safePath } from '@/lib/safePath'
import { pathTo } from '@/routes/pathTo'
import { rowOf } from '@/routes/table'
import { useRouteName } from '@/routes/useRouteName'
import { type Facts, verdict } from '@/routes/verdict'

/** Where a verdict leads that is neither this page nor a way to sign in or register. */
const elsewhere = { sandbox: 'sandbox', start: 'home', notFound: 'notFound' } as const

/**
 * §2 navigation guard: checks the row of the route against who is signed in before anything of its page renders, and
 * carries the verdict out. What it reads is there already: `sessionGate` asks for it before the route is entered.
 */
export function NavigationGuard() {
  const name = useRouteName()
  const row = rowOf(name)
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { data } = sessionEndpoints.endpoints.whoami.useQueryState()
  const who = storedClaims() ? data : undefined
  // Before registration the server refuses to tell, and nothing gated is open.
  const statusOf = useGateStatus(who?.isRegistered ? who : undefined)
  const decision = verdict(row, {
    session: sessionOf(who),
    roles: who?.roles ?? [],
    isOpen: (gate) => statusOf(gate) === 'enabled',
  })
  // Whoever has registered, just now or before, goes on to what they asked for, in the language they chose.
  if (decision === 'start' && row.isRegistration) return <Navigate replace to={askedFor(search, locale)} />
  if (decision === 'allow') return <Outlet />
  if (decision === 'signIn') return <SignIn returnTo={pathname + search} />
  if (decision === 'register')
    return <Navigate replace to={pathTo(locale, 'registration', undefined, { redirect: pathname + search })} />
  return <Navigate replace to={pathTo(locale, elsewhere[decision])} />
}

/** Leaves for the identity provider; that it cannot be reached, or turns in circles, is the route's failure. */
function SignIn({ returnTo }: { returnTo: string }) {
  const [failure, setFailure] = useState<Error>()
  useEffect(() => void signIn(returnTo).catch(setFailure), [returnTo])
  if (failure) throw failure
  return null
}

function askedFor(search: string, locale: LocaleCode): string {
  const path = safePath(new URLSearchParams(search).get('redirect'), pathTo(locale, 'home'))
  return `/${locale}/${path.split('/').slice(2).join('/') || 'home'}`
}

function sessionOf(who: Whoami | undefined): Facts['session'] {
  if (!who) return 'none'
  if (!who.isRegistered) return 'unregistered'
  return who.employeeId ? 'employee' : 'sandbox'
}
