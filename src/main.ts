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

/**
 * The document preloads the libraries in two files (server/web/chunks.ts). Everything else is requested when the first of
 * them has arrived and runs, so that the second arrives next, and runs while the application's own code is on its way.
 */
async function startApplication() {
  void import('./app/libraries')
  await import('./app/react')
  void import('./app/preload').then(({ preloadFirstPage }) => preloadFirstPage(route?.name))
  const { start } = await import('./app/start')
  await start()
}
void startApplication()

// The first such call makes the browser load its table of languages, which takes a while. Here it happens while the
// application waits for the network anyway.
setTimeout(() => Intl.NumberFormat.supportedLocalesOf(currentLocale()))
