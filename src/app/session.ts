import type { AxiosError } from 'axios'
import { storedClaims } from '@/http/accessToken'
import { endsWithin } from '@/http/tokenPayload'
import { codeOf } from '@/domains/session/hasEnded'
import { isIdleOver, signOutIdle } from '@/domains/session/idle/idleEnd'
import { rememberRefusal } from '@/domains/session/attempts'
import { askForLogin } from '@/domains/session/signIn/loginAsked'
import { signIn } from '@/domains/session/signIn/signIn'
import { forgetSession, onOtherUserSignedIn, onSignedOutElsewhere } from '@/domains/session/logout/signedOutElsewhere'
import { forgetTripsIfTakenBack } from '@/domains/session/logout/takenBack'
import type { watchIdentity } from '@/domains/session/watchIdentity'
import { authenticationHttp, companyHttp, mainHttp, reportingHttp } from '@/http/clients'
import { toFailure } from '@/http/failure'
import { onSessionEpochEnd } from '@/http/sessionEpoch'
import { apiSlice } from '@/store/apiSlice'
import { onUnauthorized } from '@/http/unauthorized'
import { currentLocale } from '@/i18n/currentLocale'
import { firstScreen } from '@/lib/firstScreen'
import { offlineFiles } from '@/lib/offlineFiles'
import { forgetDrafts } from '@/lib/storage'
import { pathTo } from '@/routes/pathTo'
import type { Router } from './router'
import type { Store } from '@/store/store'

/** Watches the session while the application is open: 401 rules of §4, renewal, signing out in another tab. */
export function watchSession(router: Router, store: Store): void {
  /** The page shown, or the page being entered, whose own call may be the refused one. */
  const here = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
    return pathname + search + hash
  }
  /** Opens the login route first and clears the cache after, because a page still shown must not lose its data. */
  const toLogin = async () => {
    askForLogin()
    await router.navigate(pathTo(currentLocale(), 'login'))
    store.dispatch(apiSlice.util.resetApiState())
  }
  // A session that ended because of idleness is shown as such, whichever event noticed it first.
  const unlessIdle = (act: () => void) => () => (isIdleOver() ? signOutIdle() : act())
  // Where that fails or would loop, the guard of the same address shows the reason.
  const explain = async () => {
    await router.navigate(here(), { replace: true })
    store.dispatch(apiSlice.util.resetApiState())
  }
  const restart = unlessIdle(() => void signIn(here()).catch(explain))
  const refused = (error: AxiosError) => {
    void forgetTripsIfTakenBack(error)
    rememberRefusal({ answer: `401 ${toFailure(error).messageCode}`, api: error.config?.baseURL ?? '/' })
    restart()
  }
  onUnauthorized(mainHttp, refused)
  onUnauthorized(companyHttp, refused)
  onUnauthorized(authenticationHttp, refused)
  const goToLogin = unlessIdle(() => void toLogin())
  onUnauthorized(reportingHttp, (error) => {
    void forgetTripsIfTakenBack(error)
    goToLogin()
  })
  const land = unlessIdle(() => {
    // A deliberate sign-out in any tab also discards unsaved drafts in this one.
    forgetDrafts()
    location.replace('/logout?ref=idp')
  })
  onSignedOutElsewhere(() => location.pathname !== '/logout' && land())
  // Another person signed in in another tab: this page must not show them the previous person's data.
  onOtherUserSignedIn(() => location.replace('/'))
  // Pending queries would be refused, so they are cancelled; pending changes continue.
  onSessionEpochEnd(() => {
    for (const query of store.dispatch(apiSlice.util.getRunningQueriesThunk())) query.abort()
  })
  // A page restored by the back button (bfcache) must not show data from before signing out.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !storedClaims()) location.reload()
  })
  startRenewal(router, {
    ended: (error) => {
      rememberRefusal({ answer: codeOf(error) })
      // A session that is not renewed ends like an idle one, so the saved trips are removed.
      void offlineFiles.clear()
      restart()
    },
    signedOut: () => {
      forgetSession()
      land()
    },
  })
}

/** Starts automatic renewal by the sign-in library; loaded once the first screen has its data. */
function startRenewal(router: Router, on: Parameters<typeof watchIdentity>[0]): void {
  const claims = storedClaims()
  if (!claims) {
    // Waits until the person has signed in again.
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
