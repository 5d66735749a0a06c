import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The first one has no window to draw, which saves a tenth of a run.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

/** Without a sandbox, which containers lack, and without the browser's own background requests. */
export const chromiumArguments = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run']

/** A Chromium to drive: the one named in CHROMIUM, the system's, Playwright's own; where there is none, one is fetched. */
export function findChromium(): string {
  return named() ?? installed() ?? downloaded() ?? fromPackages() ?? giveUp()
}

function named(): string | undefined {
  const path = process.env.CHROMIUM
  if (!path) return undefined
  if (existsSync(path)) return path
  throw new Error(`CHROMIUM names ${path}, which does not exist.`)
}

const installed = (): string | undefined => systemNames.map(onPath).find(Boolean) ?? playwrights()

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function downloaded(): string | undefined {
  console.log('No Chromium found; asking Playwright to download one.')
  spawnSync('npx', ['playwright', 'install', 'chromium-headless-shell', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  return playwrights()
}

function fromPackages(): string | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
  console.log('Playwright could not; installing the system package.')
  // Without a distribution's recommendations, which would update half of the machine.
  const install = 'apt-get install -y -qq --no-install-recommends'
  const command = `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`
  spawnSync('sh', ['-c', command], { stdio: 'inherit', timeout: 600_000 })
  return installed()
}

function giveUp(): never {
  throw new Error(
    'The browser journeys need a Chromium and none could be found or fetched.\n' +
      'Install one (for example "apt install chromium", "brew install chromium") or set CHROMIUM to its path, then run again.',
  )
}
