import { sendEarlyRequests } from './app/sendEarlyRequests'
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
// The application requests them again and reports a failure.
enterLanguage(currentLocale()).catch(() => undefined)
const route = routeOfPath(location.pathname)
if (route) {
  sendEarlyRequests(route)
  void preloadPage(route.name)
}

// The first such call makes the browser load its table of languages, which takes a while. Here it happens while the
// application waits for the network anyway.
setTimeout(() => Intl.NumberFormat.supportedLocalesOf(currentLocale()))

// The application, one file (server/web/chunks.ts) that the document preloads.
void import('./app/start').then(({ start }) => start())
