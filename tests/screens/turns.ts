import type { Browser, BrowserContext } from '@playwright/test'
import { cultureOf, type LocaleCode } from '#contract/texts/locales.ts'
import { enterPassword } from '../journeys/person.ts'
import type { Options } from './options.ts'
import type { Screen } from './screen.ts'

/** The screens that one browser context shows: one person, one language, one width. */
export interface Turn {
  person: string | undefined
  locale: LocaleCode
  width: number
  screens: Screen[]
}

/** From the longest to the shortest, so that the last turn does not delay the end. */
export function turnsOf(screens: readonly Screen[], { languages, widths }: Options): Turn[] {
  const turns = languages.flatMap((locale) =>
    widths.flatMap((width) => partsOf(screens).map((part) => ({ ...part, locale, width }))),
  )
  return turns.toSorted((one, other) => other.screens.length - one.screens.length)
}

function partsOf(screens: readonly Screen[]): Pick<Turn, 'person' | 'screens'>[] {
  const alone = screens.filter(({ isAlone }) => isAlone).map((screen) => ({ person: screen.person, screens: [screen] }))
  const together = Map.groupBy(
    screens.filter(({ isAlone }) => !isAlone),
    ({ person }) => person,
  )
  return [...alone, ...[...together].map(([person, own]) => ({ person, screens: own }))]
}

/** How high the window is: that of a phone, or of a laptop. */
export const heightAt = (width: number): number => (width < 600 ? 844 : 900)

interface OpenedTurn {
  context: BrowserContext
  /** The access token of the signed-in person, or empty. */
  token: string
}

/** A new browser in which the person is signed in, without animations. */
export async function openTurn(
  browser: Browser,
  baseURL: string,
  { person, locale, width }: Turn,
): Promise<OpenedTurn> {
  const context = await browser.newContext({
    baseURL,
    locale: cultureOf(locale),
    timezoneId: 'America/Toronto',
    viewport: { width, height: heightAt(width) },
    hasTouch: width < 1024,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (!person) return { context, token: '' }
  const page = await context.newPage()
  await page.goto(`/${locale}/home`)
  await page.locator('input[name="password"]').waitFor()
  await enterPassword(page, person)
  await page.locator('main[data-route]').waitFor()
  const stored = await page.waitForFunction(() => localStorage.getItem('waymark.accessToken'))
  const token = String(await stored.jsonValue())
  await page.close()
  return { context, token }
}
