import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importsIn, serverImports, twoWayPairs } from '#tests/support/architecture/serverImports.ts'
import type { ServerImport } from '#tests/support/architecture/serverImports.ts'

const imports = serverImports()
const said = ({ from, to }: ServerImport) => `${from} → ${to}`

/** Folder of the files that compose all parts, as those beside them in `server` do: one command each. */
const commands = 'server/commands/'
/** The part of the server a file belongs to: the folder below `server`; none for what composes them. */
const partOf = (file: string) =>
  file.split('/').length > 2 && !file.startsWith(commands) ? (file.split('/')[1] ?? '') : ''
/** The noun of a file below `server/domains`. */
const domainOf = (file: string) => (partOf(file) === 'domains' ? (file.split('/')[2] ?? '') : undefined)

/** What each part of the server may import besides itself and the contract. */
const standsOn: Record<string, readonly string[]> = {
  time: [],
  codes: [],
  files: ['services', 'time'],
  web: [],
  log: [],
  db: ['log', 'time'],
  crypto: ['db'],
  services: ['db', 'crypto'],
  reference: ['db', 'codes'],
  suppliers: ['reference', 'time'],
  messages: [],
  http: ['db', 'services', 'log', 'crypto', 'codes'],
  mail: ['db', 'http', 'services', 'log', 'crypto', 'codes'],
  control: ['log', 'mail'],
}
const below = Object.keys(standsOn)
const above = ['bookingTool', 'identity', 'demo', 'scim']
const allowed: Record<string, readonly string[]> = { ...standsOn, domains: below }
for (const part of above) allowed[part] = [...below, 'domains']

describe('the reader of imports', () => {
  test('sees values, types, re-exports and what is loaded while running', () => {
    const text = [
      `import { a } from './a.ts'`,
      `import type { B } from '#server/b/b.ts'`,
      `import {\n  c,\n} from '../c/c.ts'`,
      `export * from './d.ts'`,
      `const e = await import('./e.ts')`,
      `import './f.ts'`,
      `import { z } from 'zod'`,
    ].join('\n')
    expect(importsIn('server/x/x.ts', text).map(({ to }) => to)).toEqual([
      'server/x/a.ts',
      'server/b/b.ts',
      'server/c/c.ts',
      'server/x/d.ts',
      'server/x/e.ts',
      'server/x/f.ts',
    ])
  })

  test('finds folders that import one another', () => {
    const circle = [
      { from: 'server/a/one.ts', to: 'server/b/two.ts' },
      { from: 'server/b/three.ts', to: 'server/a/four.ts' },
      { from: 'server/b/three.ts', to: 'server/c/five.ts' },
    ]
    expect(twoWayPairs(circle, dirname)).toEqual([
      'server/a ⇄ server/b: server/a/one.ts → server/b/two.ts, server/b/three.ts → server/a/four.ts',
    ])
  })
})

describe('folders of the server', () => {
  test('never import one another', () => {
    expect(twoWayPairs(imports, dirname)).toEqual([])
  })

  test('have a place in the order, every one', () => {
    const parts = new Set(globSync('server/**/*.ts').map(partOf))
    parts.delete('')
    expect([...parts].toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  test('import what they stand on, and nothing above or beside', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [part, other] = [partOf(from), partOf(to)]
      return part !== '' && part !== other && !allowed[part]?.includes(other)
    })
    expect(wrong.map(said)).toEqual([])
  })

  test('leave composing to the files beside them', () => {
    expect(imports.filter(({ from, to }) => partOf(from) !== '' && partOf(to) === '').map(said)).toEqual([])
  })
})

test('documents are made in the thread of documents only, which no other file loads', () => {
  const makers = /\/(itinerary|invoice|workbook|pdfWriter)\.ts$/
  const made = globSync('server/**/*.ts').filter((file) => makers.test(file))
  const loading = imports.filter(({ from, to }) => makers.test(to) && !made.includes(from) && !isDrawing(from))
  expect(new Set(loading.map(({ from }) => from))).toEqual(new Set(['server/documentThread.ts']))
  expect(imports.filter(({ to }) => to === 'server/documentThread.ts')).toEqual([])
})
/** Parts of a document, for whom only the makers ask. */
const isDrawing = (file: string) => /\/draw\w+\.ts$/.test(file)

describe('domains of the server', () => {
  const between = imports.filter(({ from, to }) => domainOf(from) && domainOf(to))

  test('never import one another', () => {
    expect(twoWayPairs(between, (file) => domainOf(file) ?? '')).toEqual([])
  })

  test('call what another does, never its operations, which are composed at the top', () => {
    const callers = imports.filter(({ to }) => /\/(\w+O|o)perations\.ts$/.test(to)).map(({ from }) => from)
    expect(new Set(callers)).toEqual(new Set(['server/api.ts']))
  })
})

describe('the linter', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-lint-'))
    cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** The planted files that it refuses. */
  function refused(planted: Record<string, string>): string[] {
    for (const [file, specifier] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `import { one } from '${specifier}'\n\nexport const two = one\n`)
    }
    const report = lint(['--format', 'json', 'server'])
    const { diagnostics } = JSON.parse(report) as { diagnostics: { code: string; filename: string }[] }
    return diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename)
  }

  function lint(options: string[]): string {
    try {
      return execFileSync(resolve('node_modules/.bin/oxlint'), options, { cwd: folder, encoding: 'utf8' })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  test('refuses what turns the order around', () => {
    const wrong: Record<string, string> = Object.fromEntries([
      ...below.map((part) => [`server/${part}/a.ts`, '#server/domains/trips/status.ts']),
      ...['domains/trips', ...below].flatMap((part) =>
        above.map((other) => [`server/${part}/${other}.ts`, `#server/${other}/one.ts`]),
      ),
      ...above.flatMap((part) =>
        above
          .filter((other) => other !== part)
          .map((other) => [`server/${part}/${other}.ts`, `#server/${other}/one.ts`]),
      ),
      ['server/domains/scores/operations.ts', '#server/domains/trips/operations.ts'],
      ['server/domains/scores/months.ts', '#server/domains/trips/cancel/cancelOperations.ts'],
      ['server/mail/page.ts', '@/domains/home/HomePage'],
    ])
    const right = {
      'server/api.ts': '#server/domains/trips/operations.ts',
      'server/domains/trips/status.ts': '#server/time/zonedTime.ts',
      'server/identity/accounts.ts': '#server/domains/session/account.ts',
      'server/demo/people/wallet.ts': '#server/domains/profile/payment/mask.ts',
      'server/crypto/secrets.ts': '#server/db/schema/identity.ts',
    }
    expect(refused({ ...wrong, ...right }).toSorted()).toEqual(Object.keys(wrong).toSorted())
  })
})
