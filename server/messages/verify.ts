import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogues } from './messages.ts'

/** Checks that every language has the same texts and placeholders, by a tool that reads one file per language. */
const folder = mkdtempSync(join(tmpdir(), 'waymark-messages-'))
const files = Object.entries(catalogues).map(([language, texts]) => {
  const file = join(folder, `${language}.json`)
  writeFileSync(file, JSON.stringify(texts))
  return file
})
const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
try {
  execFileSync('formatjs', ['verify', '--source-locale', 'en', ...checks, ...files], { stdio: 'inherit' })
} catch {
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
