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

/** Written by the build: every file of this version. */
declare const builtFiles: PrecacheEntry[]
declare const self: {
  location: Location
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'message', listen: (event: MessageEvent<{ type?: string } | null>) => void) => void
}

// Nothing but the built files is ever kept: answers of the API are personal and go past this worker.
precacheAndRoute(builtFiles)
cleanupOutdatedCaches()
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/'), {
    denylist: navigateFallbackDenylist(env.identityAuthority, self.location.origin),
  }),
)

// The page that installed the first worker is then under it, so a later version waits for its consent too.
clientsClaim()

// A new version waits until somebody asks for it: activating deletes files that open pages may still want.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
