import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A file that contains one import, by its path from the root of the repository. */
interface PlantedImport {
  file: string
  imports: string
}

/** Writes files with one import each into an empty repository, and returns those that lint refuses, with its reason. */
export function refusedImports(planted: readonly PlantedImport[]): { file: string; reason: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-lint-'))
  try {
    for (const name of ['oxlint.config.ts', 'tests/architecture/rooms.ts']) cpSync(name, join(folder, name))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    for (const { file, imports } of planted) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `import { one } from '${imports}'\n\nexport const two = one\n`)
    }
    const roots = new Set(planted.map(({ file }) => file.split('/')[0] ?? ''))
    const { diagnostics } = JSON.parse(lint(folder, roots)) as { diagnostics: Finding[] }
    return diagnostics
      .filter(({ code }) => code.includes('no-restricted-imports'))
      .map(({ filename, help = '' }) => ({ file: filename, reason: help }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Finding {
  code: string
  filename: string
  help?: string
}

/** The report of oxlint on some roots of a folder. It exits with an error where it found something. */
function lint(cwd: string, roots: Iterable<string>): string {
  try {
    return execFileSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', ...roots], { cwd, encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
