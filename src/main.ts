import { beginCalls } from './app/beginCalls'
import { preloadPage } from './app/preload'
import { limitScriptAddresses } from './app/trustedTypes'
import { replaceUnreadableAddress } from './app/unreadableAddress'
import { takeBroughtToken } from './domains/session/signIn/broughtToken'
import { routeOfPath } from './routes/routeOfPath'

limitScriptAddresses()
takeBroughtToken()
replaceUnreadableAddress()
const route = routeOfPath(location.pathname)
if (route) {
  preloadPage(route)
  beginCalls(route)
}

// What these three are made of is one file (server/web/startFile.ts): the application, the frame, and Home, where most
// people arrive. The document asks for it while this one is on its way.
const application = Promise.all([import('./app/start'), import('./shell/Shell'), import('./domains/home/HomePage')])
void application.then(([{ start }]) => start())
