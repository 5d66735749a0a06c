/** The identity of a browser: its brands where it supports them, and the user agent string. */
export interface BrowserIdentity {
  userAgent: string
  userAgentData?: { brands: readonly { brand: string }[] } | undefined
}

const brands = ['Google Chrome', 'Microsoft Edge', 'Electron', 'HeadlessChrome']
// Other browsers built on Chromium also call themselves Chrome and add their own name.
const others = /\b(OPR|Opera|Vivaldi|YaBrowser|SamsungBrowser|UCBrowser|DuckDuckGo|Whale|Silk|MiuiBrowser|Seamonkey)\b/i

/**
 * §5: Electron, Chrome, Chrome Mobile and Microsoft Edge. Brands count first where there are any; plain Chromium counts
 * as Chrome.
 */
export function isSupportedBrowser({ userAgent, userAgentData }: BrowserIdentity): boolean {
  const named = (userAgentData?.brands ?? []).map(({ brand }) => brand).filter((brand) => !/not.*brand/i.test(brand))
  if (named.length > 0) {
    if (others.test(userAgent)) return false
    return named.every((brand) => brand === 'Chromium') || named.some((brand) => brands.includes(brand))
  }
  if (/\bElectron\//.test(userAgent)) return true
  return /\b((?:Headless)?Chrome|Chromium|CriOS|Edg|EdgA|EdgiOS)\//.test(userAgent) && !others.test(userAgent)
}
