import { beginCalls } from './app/beginCalls'
import { preloadPage } from './app/preload'
import { limitScriptAddresses } from './app/trustedTypes'
import { replaceUnreadableAddress } from './app/unreadableAddress'
import { takeIdpInitiatedToken } from './domains/session/signIn/idpInitiatedToken'
import { currentLocale } from './i18n/currentLocale'
import { enterLanguage } from './i18n/loadMessages'
import { routeOfPath } from './routes/routeOfPath'

limitScriptAddresses()
takeIdpInitiatedToken()
replaceUnreadableAddress()
// Asked for again by the application, which says so where they do not arrive.
enterLanguage(currentLocale()).catch(() => undefined)
const route = routeOfPath(location.pathname)
if (route) {
  preloadPage(route)
  beginCalls(route)
}

// The first question of this kind makes the browser read its table of languages, which takes a while: now, when there is
// nothing to do but to wait for the network.
setTimeout(() => Intl.NumberFormat.supportedLocalesOf(currentLocale()))

// The application, as one file (server/web/chunks.ts) that the document asks for while this one is on its way.
void import('./app/start').then(({ start }) => start())
