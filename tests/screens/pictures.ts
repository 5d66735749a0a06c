import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { RouteRow } from '@/routes/row'
import { measureOverflow, measureTargets, type Target } from './measure.ts'
import type { Theme } from './options.ts'
import { fileNameOf, nameOf, type Screen } from './screen.ts'
import { heightAt } from './turns.ts'
import { visit } from './visit.ts'

const narrowest = 320

/** A picture, or the failure to take it. */
export interface Picture {
  screen: string
  place: string
  width: number
  theme: Theme
  language: LocaleCode
  /** Below the folder of the run. */
  file: string
  /** How much of the width and height the file shows, in CSS pixels. */
  size: { width: number; height: number }
}
export interface Finding {
  screen: string
  width: number
  language: LocaleCode
  kind: 'not shown' | 'not built' | 'overflow' | 'console' | 'request' | 'small target' | 'under a finger'
  text: string
}

export interface Shoot {
  context: BrowserContext
  /** The token of the person who is signed in there. */
  token: string
  table: Record<string, RouteRow>
  locale: LocaleCode
  width: number
  themes: readonly Theme[]
  /** Whether this is the width and language whose targets, or the overflow of the narrowest window, are measured. */
  measures: { targets: boolean; narrowest: boolean }
  out: string
}

export interface Shot {
  pictures: Picture[]
  findings: Finding[]
}

/** Opens a screen, takes its picture in each theme and measures it. */
export async function shoot(screen: Screen, at: Shoot): Promise<Shot> {
  const page = await at.context.newPage()
  page.setDefaultTimeout(15_000)
  const about = { screen: nameOf(screen), width: at.width, language: at.locale }
  const heard = listen(page, screen, about)
  try {
    const { quiet, ...own } = visit({ ...at, page, person: screen.person })
    await screen.open({ quiet, ...own })
    const shown = await placeShown(page, screen)
    if (shown !== screen.place) return { pictures: [], findings: [{ ...about, ...elsewhere(screen, shown, at) }] }
    if (!screen.isInFront) await showWhole(page, at.width, quiet)
    const pictures: Picture[] = []
    for (const theme of at.themes) pictures.push(await takePicture(page, screen, theme, at))
    return { pictures, findings: [...(await measure(page, at, about)), ...heard] }
  } finally {
    await page.close()
  }
}

/** The route that the page shows; a state may lead to another on purpose. */
const placeShown = async (page: Page, { place, state }: Screen) =>
  state ? place : page.locator('main[data-route]').first().getAttribute('data-route')

/** A picture of another screen is none of this one. */
function elsewhere({ place }: Screen, shown: string | null, { table }: Shoot): Pick<Finding, 'kind' | 'text'> {
  const gate = [table[place]?.gate ?? []].flat().find((each) => each.startsWith('setting.'))
  if (gate) return { kind: 'not built', text: `It needs a build with ${gate}.` }
  return { kind: 'not shown', text: `Instead of it, ${shown} is shown: another person may have to see it.` }
}

type About = Pick<Finding, 'screen' | 'width' | 'language'>

function listen(page: Page, { provoked = /(?!)/ }: Screen, about: About): Finding[] {
  const heard: Finding[] = []
  const hear = (kind: Finding['kind'], text: string) => {
    // The browser reports the first because these pictures block service workers.
    if (!text.startsWith('Service Worker registration blocked') && !provoked.test(text))
      heard.push({ ...about, kind, text })
  }
  page.on('console', (message) => {
    if (message.type() === 'error') hear('console', `${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => hear('console', String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser aborts the requests of a page that it leaves.
    if (!reason.includes('ERR_ABORTED')) hear('request', `${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) hear('request', `${response.url()} has a status of ${response.status()}`)
  })
  return heard
}

/**
 * Makes the window as high as the page, because a bar at the bottom of the window would otherwise cover the middle of
 * the picture.
 */
async function showWhole(page: Page, width: number, quiet: () => Promise<void>): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, heightAt(width)) })
  await quiet()
}

async function takePicture(page: Page, screen: Screen, theme: Theme, at: Shoot): Promise<Picture> {
  const { width, locale: language, out } = at
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const file = join(fileNameOf(screen), `${width}-${theme}-${language}.png`)
  await mkdir(join(out, fileNameOf(screen)), { recursive: true })
  const fullPage = !screen.isInFront
  await page.screenshot({ path: join(out, file), fullPage, animations: 'disabled', caret: 'hide', timeout: 30_000 })
  const size = await page.evaluate((isWhole) => {
    const { scrollWidth, scrollHeight, clientHeight } = document.documentElement
    return { width: scrollWidth, height: isWhole ? scrollHeight : clientHeight }
  }, fullPage)
  return { screen: nameOf(screen), place: screen.place, width, theme, language, file, size }
}

async function measure(page: Page, { width, measures }: Shoot, about: About): Promise<Finding[]> {
  const targets = measures.targets ? await measureTargets(page) : { tooSmall: [], underFinger: [] }
  const overflow = await overflowAt(page, width, about)
  if (measures.narrowest) {
    await page.setViewportSize({ width: narrowest, height: heightAt(narrowest) })
    // Popovers take their place a few frames after the element they point at.
    await page.waitForTimeout(300)
  }
  const narrow = measures.narrowest ? await overflowAt(page, narrowest, { ...about, width: narrowest }) : []
  const sized = (kind: Finding['kind']) => (target: Target) => ({
    ...about,
    kind,
    text: `${target.name} is ${target.width} × ${target.height}`,
  })
  const fingers = width <= 480 ? targets.underFinger.map(sized('under a finger')) : []
  return [...overflow, ...narrow, ...targets.tooSmall.map(sized('small target')), ...fingers]
}

async function overflowAt(page: Page, width: number, about: About): Promise<Finding[]> {
  const beyond = await measureOverflow(page, width)
  return beyond.length > 0 ? [{ ...about, kind: 'overflow', text: beyond.join('; ') }] : []
}
