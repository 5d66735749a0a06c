/** What a browser says of itself: its brands where it has them, and the older line of text. */
export interface BrowserIdentity {
  userAgent: string
  userAgentData?: { brands: readonly { brand: string }[] } | undefined
}

const brands = ['Google Chrome', 'Microsoft Edge', 'Electron', 'HeadlessChrome']
// Others built on Chromium call themselves Chrome too and add their own name.
const others = /\b(OPR|Opera|Vivaldi|YaBrowser|SamsungBrowser|UCBrowser|DuckDuckGo|Whale|Silk|MiuiBrowser|Seamonkey)\b/i

/**
 * §5: Electron, Chrome, Chrome Mobile and Microsoft Edge. Brands decide where there are any; a plain Chromium is
 * Chrome without the name, so it counts.
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
