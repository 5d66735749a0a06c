import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

const builds: Record<string, { executablePath: () => string }> = { firefox, webkit }

/** The journeys that run in browsers other than Chromium unless the command names others: signing in and booking. */
export const otherBrowserJourneys = ['signIn.journey', 'booking.journey']

/**
 * Checks that Playwright's own build of a browser is installed.
 * @throws with the remedy where it is not
 */
export function requireBrowser(name: string): void {
  const build = builds[name]
  if (!build) throw new Error(`The journeys run in chromium, firefox or webkit, not in "${name}".`)
  if (existsSync(build.executablePath())) return
  const why =
    name === 'firefox'
      ? 'A Firefox of the system cannot take its place: Playwright 1.65 drives one over WebDriver BiDi only, with commands that Firefox ESR 153 does not know (emulation.setMediaFeaturesOverride).'
      : 'No system has a WebKit that Playwright could drive instead.'
  throw new Error(
    `The journeys in ${name} need the build of it that comes with Playwright, and it is not installed. Run "npx playwright install --with-deps ${name}", then again. ${why}`,
  )
}
