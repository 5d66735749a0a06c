declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
  }
}

/** Allows only one script address to be made from text: that of the service worker. */
export const limitScriptAddresses = (): unknown =>
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.origin)
      if (origin === location.origin && pathname === '/sw.js') return url
      throw new TypeError('Not a script of this site')
    },
  })
