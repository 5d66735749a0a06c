import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { Whoami } from '#contract/session/session.ts'
import { storedClaims } from '@/http/accessToken'
import { sessionEndpoints } from '@/domains/session/session.slice'
import { isLoginAsked } from '@/domains/session/signIn/loginAsked'
import { signIn } from '@/domains/session/signIn/signIn'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useLocale } from '@/i18n/useLocale'
import { safePath } from '@/lib/safePath'
import { inLocale } from '@/routes/inLocale'
import { pathTo } from '@/routes/pathTo'
import { rowOf } from '@/routes/table'
import { useRouteName } from '@/routes/useRouteName'
import { type Facts, verdict } from '@/routes/verdict'
import { Starting } from '../locale/Starting'
import { useRefreshOnArrival } from '../refresh/useRefreshOnArrival'

/** Screens that a verdict can redirect to, apart from signing in and registering. */
const elsewhere = { sandbox: 'sandbox', start: 'home', notFound: 'notFound' } as const

/**
 * The navigation guard of §2: before a page renders, checks the row of its route against the person signed in, and
 * redirects where needed. The data it reads is cached already: `sessionGate` requests it before the route is entered.
 */
export function NavigationGuard() {
  useRefreshOnArrival()
  const name = useRouteName()
  const row = rowOf(name)
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const asked = pathname + search + hash
  const { data } = sessionEndpoints.endpoints.whoami.useQueryState()
  // On the way to the login route the page still shows its data.
  const who = storedClaims() || isLoginAsked() ? data : undefined
  // Before registration the server refuses this call, and no gated page is open anyway.
  const statusOf = useGateStatus(who?.isRegistered ? who : undefined)
  const decision = verdict(row, {
    session: sessionOf(who),
    roles: who?.roles ?? [],
    isOpen: (gate) => statusOf(gate) === 'enabled',
  })
  // After registration, now or earlier, the person goes on to the requested page in the chosen language.
  if (decision === 'start' && row.isRegistration) return <Navigate replace to={askedFor(search, locale)} />
  if (decision === 'allow') return <Outlet />
  if (decision === 'signIn' && isLoginAsked()) return <Navigate replace to={pathTo(locale, 'login')} />
  if (decision === 'signIn') return <SignIn returnTo={asked} />
  if (decision === 'register')
    return <Navigate replace to={pathTo(locale, 'registration', undefined, { redirect: asked })} />
  return <Navigate replace to={pathTo(locale, elsewhere[decision])} />
}

/** Redirects to the identity provider. If that fails, or repeats in circles, the route's error element shows. */
function SignIn({ returnTo }: { returnTo: string }) {
  const [failure, setFailure] = useState<Error>()
  useEffect(() => void signIn(returnTo).catch(setFailure), [returnTo])
  if (failure) throw failure
  return <Starting />
}

function askedFor(search: string, locale: LocaleCode): string {
  const path = safePath(new URLSearchParams(search).get('redirect'), pathTo(locale, 'home'))
  return inLocale(locale, path)
}

function sessionOf(who: Whoami | undefined): Facts['session'] {
  if (!who) return 'none'
  if (!who.isRegistered) return 'unregistered'
  return who.employeeId ? 'employee' : 'sandbox'
}
