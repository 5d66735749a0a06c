import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { env } from '@/lib/env'
import { navigateFallbackDenylist } from './serverPaths'

/** Inserted by the build: every file of this version. */
declare const builtFiles: PrecacheEntry[]
declare const self: {
  location: Location
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'message', listen: (event: MessageEvent<{ type?: string } | null>) => void) => void
}

// Only the built files are cached. Answers of the API are personal and bypass this worker.
precacheAndRoute(builtFiles)
cleanupOutdatedCaches()
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/'), {
    denylist: navigateFallbackDenylist(env.identityAuthority, self.location.origin),
  }),
)

// Takes control of the page that installed the first worker, so that a later version waits for that page's consent too.
clientsClaim()

// A new version activates only on request: activating deletes files that open pages may still need.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
