import { aurora, type Screen, statesOf } from '../screen.ts'

const nobody = { person: undefined }

/** The sign-in, the sign-out, and the pages of the identity provider. */
export const sessionStates: Screen[] = [
  ...statesOf('login', nobody, {
    'no address': async (visit) => {
      await visit.open('login')
      await visit.press('session.login.action')
    },
    'a company without it': async (visit) => {
      await visit.open('login')
      await visit.page.locator('main input').first().fill('ada@elsewhere.example')
      await visit.press('session.login.action')
    },
  }),
  ...statesOf('logout', nobody, {
    'after a while away': (visit) => visit.open('logout', {}, { ref: 'idp', reason: 'session-timeout' }),
  }),
  ...statesOf(
    'arrangerRequest',
    { ...nobody, provoked: /status of 404/ },
    {
      'a link that is not valid': (visit) => visit.open('arrangerRequest', { requestId: 'a-key', action: 'approve' }),
    },
  ),
  ...statesOf('openIdConnectLogin', nobody, {
    'refused by the provider': (visit) => visit.open('openIdConnectLogin', {}, { error: 'access_denied', state: 'y' }),
  }),
  ...statesOf(
    'registration',
    { person: aurora('newcomer') },
    {
      'terms not accepted': async (visit) => {
        await visit.open('registration')
        await visit.press('session.registration.action')
      },
    },
  ),
  ...statesOf('identityProvider', nobody, {
    'sign in': (visit) => visit.open('home'),
    'sign out': (visit) => visit.goTo('/identity/session/end'),
    'a forgotten password': (visit) => visit.goTo('/identity/forgotten-password'),
  }),
  ...statesOf(
    'identityProvider',
    { ...nobody, provoked: /status of 4\d\d/ },
    {
      'wrong password': async (visit) => {
        await visit.open('home')
        await visit.page.locator('input[name="login"]').fill('traveller@aurora.example')
        await visit.page.locator('input[name="password"]').fill('wrong')
        await visit.click(visit.page.locator('button.main'))
      },
      'a link that is over': (visit) => visit.goTo('/identity/interaction/over'),
      'a password link that is over': (visit) => visit.goTo('/identity/set-password/over'),
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('organiser'), isAlone: true, isInFront: true },
    {
      'idle warning': async (visit) => {
        await visit.page.clock.install()
        await visit.open('home')
        await visit.page.clock.runFor(4000)
        await visit.quiet()
        await visit.page.clock.fastForward(1500 * 1000)
        await visit.front().waitFor()
        await visit.page.clock.resume()
      },
    },
  ),
]
