import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { demoSignIn } from '#server/demo/accounts/signIn.ts'
import { signInPage } from '#server/identity/pages/signInPage.ts'

/**
 * What a first, cold load of a screen carries, in bytes after brotli: the document, the code and styles of the entry,
 * the frame, the page and one language. Fails when a screen is over its budget.
 */
interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

const dist = 'dist'
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

const entry = ['index.html', 'start', 'src/i18n/compiled/core.en.json']
const screens: Record<string, string[]> = {
  home: entry,
  trips: [...entry, 'src/domains/trips/list/TripsPage.tsx', 'src/i18n/compiled/trips.en.json'],
  'return from sign-in': [
    ...entry,
    'src/domains/session/signIn/OidcLoginPage.tsx',
    'src/domains/session/watchIdentity.ts',
  ],
}
/** kB: a little above what is reached. The libraries alone are 144. */
const budgets: Record<string, number> = { home: 185, trips: 194, 'return from sign-in': 208 }

/** Every file the named chunks pull in by static imports, each once. */
function filesOf(names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
    if (!chunk) throw new Error(`The build has no ${name}; its chunks are ${Object.keys(manifest).join(', ')}`)
    files.add(chunk.file)
    for (const sheet of chunk.css ?? []) files.add(sheet)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  return files
}

const brotliBytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length
const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
const sum = (files: string[]) => files.map(brotliBytes).reduce((total, bytes) => total + bytes, 0)

/** The provider's page has no script and no file of its own; the typeface of its headings comes after it. */
async function signInPageBytes(): Promise<number> {
  const cookies = { get: () => undefined, set: () => undefined }
  const page = { path: '/interaction/x', body: '', get: () => '', set: () => undefined, cookies }
  await signInPage(page as never, 'en', { login: '', problem: undefined, demoPeople: demoSignIn.people })
  return brotliCompressSync(page.body).length
}

const signInBudgetKb = 6
const signIn = await signInPageBytes()
let isOver = signIn / 1000 > signInBudgetKb
console.log('First load, kB after brotli   code  styles   total  budget (code)')
console.log(`${'sign-in'.padEnd(27)}${kb(0)}  ${kb(0)}  ${kb(signIn)}  ${signInBudgetKb} in all`)
for (const [name, chunks] of Object.entries(screens)) {
  const budgetKb = budgets[name] ?? 0
  const files = [...filesOf(chunks)]
  const code = sum(files.filter((file) => file.endsWith('.js')))
  const styles = sum(files.filter((file) => file.endsWith('.css')))
  const mark = code / 1000 > budgetKb ? '  over' : ''
  isOver ||= mark !== ''
  const total = code + styles + brotliBytes('index.html')
  console.log(`${name.padEnd(27)}${kb(code)}  ${kb(styles)}  ${kb(total)}  ${budgetKb}${mark}`)
}
if (isOver) process.exitCode = 1
