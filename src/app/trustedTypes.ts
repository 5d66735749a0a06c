declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
  }
}

/** Allows a text to become a script address only for the service worker. */
export const limitScriptAddresses = (): unknown =>
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.origin)
      if (origin === location.origin && pathname === '/sw.js') return url
      throw new TypeError('Not a script of this site')
    },
  })
