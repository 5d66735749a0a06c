import { sendEarlyRequests } from './app/sendEarlyRequests'
import { limitScriptAddresses } from './app/trustedTypes'
import { replaceUnreadableAddress } from './app/unreadableAddress'
import { takeIdpInitiatedToken } from './domains/session/signIn/idpInitiatedToken'
import { currentLocale } from './i18n/currentLocale'
import { routeOfPath } from './routes/routeOfPath'

limitScriptAddresses()
takeIdpInitiatedToken()
replaceUnreadableAddress()
const route = routeOfPath(location.pathname)
if (route) sendEarlyRequests(route)

// Three files that the document preloads (server/web/chunks.ts). Each runs when it arrives, while the next ones load.
void import('./app/preload').then(({ preloadFirstPage }) => preloadFirstPage(route?.name))
void import('./app/libraries')
void import('./app/start').then(({ start }) => start())

// The first such call makes the browser load its table of languages, which takes a while. Here it happens while the
// application waits for the network anyway.
setTimeout(() => Intl.NumberFormat.supportedLocalesOf(currentLocale()))
