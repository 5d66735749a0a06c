import { storedClaims } from '@/http/accessToken'
import { endsWithin } from '@/http/tokenPayload'
import { isIdleOver, signOutIdle } from '@/domains/session/idle/idleEnd'
import { signIn } from '@/domains/session/signIn/signIn'
import { forgetSession, onOtherUserSignedIn, onSignedOutElsewhere } from '@/domains/session/logout/signOut'
import type { watchIdentity } from '@/domains/session/watchIdentity'
import { authenticationHttp, companyHttp, mainHttp, reportingHttp } from '@/http/clients'
import { onSessionEpochEnd } from '@/http/sessionEpoch'
import { apiSlice } from '@/store/apiSlice'
import { onUnauthorized } from '@/http/unauthorized'
import { currentLocale } from '@/i18n/currentLocale'
import { firstScreen } from '@/lib/firstScreen'
import { forgetDrafts } from '@/lib/storage'
import { pathTo } from '@/routes/pathTo'
import type { Router } from './router'
import type { Store } from '@/store/store'

const here = () => location.pathname + location.search

/** What happens to a session while the application is open: 401 rules of §4, renewal, signing out in another tab. */
export function watchSession(router: Router, store: Store): void {
  /** To the login route, and only then out of the cache: a page that still shows must not lose its data under it. */
  const toLogin = async () => {
    await router.navigate(pathTo(currentLocale(), 'login'))
    store.dispatch(apiSlice.util.resetApiState())
  }
  // A session that ended because nobody was there says so, whatever noticed first.
  const unlessIdle = (act: () => void) => () => (isIdleOver() ? signOutIdle() : act())
  const restart = unlessIdle(() => void signIn(here()).catch(toLogin))
  onUnauthorized(mainHttp, restart)
  onUnauthorized(companyHttp, restart)
  onUnauthorized(authenticationHttp, restart)
  onUnauthorized(
    reportingHttp,
    unlessIdle(() => void toLogin()),
  )
  const land = () => {
    // Whoever signs out on purpose, in whichever tab, leaves nothing typed in this one either.
    if (!isIdleOver()) forgetDrafts()
    location.replace('/logout?ref=idp')
  }
  onSignedOutElsewhere(() => location.pathname !== '/logout' && land())
  // Somebody else signed in in another tab: what stands here is not theirs to see.
  onOtherUserSignedIn(() => location.replace('/'))
  // What is asked for and still on its way would be refused; what is being saved goes on.
  onSessionEpochEnd(() => {
    for (const query of store.dispatch(apiSlice.util.getRunningQueriesThunk())) query.abort()
  })
  // A page the browser kept for its back button must not show what it held before signing out.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !storedClaims()) location.reload()
  })
  startRenewal(router, {
    ended: restart,
    signedOut: () => {
      forgetSession()
      land()
    },
  })
}

/** The sign-in library renews by itself; it is fetched once the first screen has what it needs. */
function startRenewal(router: Router, on: Parameters<typeof watchIdentity>[0]): void {
  const claims = storedClaims()
  if (!claims) {
    // Once somebody has come back from signing in.
    const stop = router.subscribe(() => {
      if (!storedClaims()) return
      stop()
      startRenewal(router, on)
    })
    return
  }
  const load = () =>
    void import('@/domains/session/watchIdentity').then((code) => code.watchIdentity(on)).catch(() => undefined)
  if (endsWithin(claims, 120)) load()
  else void firstScreen.then(load)
}
