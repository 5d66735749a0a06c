import { execFileSync, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { roomOf, testFoldersOf } from './domains.ts'

/**
 * Runs the tests that a change touches: rule, page, contract and architecture tests by their imports, and the server
 * tests and journeys of the changed rooms. `npm run test:changed -- <commit>` compares with that commit; by default
 * with the point where this branch left main, or the last commit on main itself. A change of code that serves all
 * domains runs no journey and only the tests of every operation: `npm test` runs everything.
 */
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function baseOf(named: string | undefined): string {
  if (named) return named
  const [head, main] = [git('rev-parse', 'HEAD'), git('rev-parse', 'main')]
  return head === main ? 'HEAD' : git('merge-base', 'HEAD', main)
}

function changedSince(base: string): string[] {
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(lines.join('\n').split('\n').filter(Boolean))]
}

const gates = ['access', 'operations', 'openapi'].map((name) => `tests/server/http/${name}.test.ts`)

/** Server tests or journeys that were changed themselves, or that test the room of a changed file. */
function touched(kind: 'server' | 'journeys', changed: string[]): string[] {
  const folders = new Set(changed.flatMap((path) => testFoldersOf(kind, path)))
  return globSync(`tests/${kind}/**/*.{test,journey}.ts`).filter(
    (path) => changed.includes(path) || folders.has(dirname(path)),
  )
}

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function main(): number {
  const base = baseOf(process.argv[2])
  const changed = changedSince(base)
  if (changed.length === 0) {
    console.log(`Nothing differs from ${base}.`)
    return 0
  }
  const rooms = new Set(changed.map(roomOf).filter((room) => room !== undefined))
  const isServer = changed.some((path) => /^(bookingTool|server|contract)\//.test(path))
  const server = touched('server', changed).concat(isServer ? gates : [])
  const journeys = touched('journeys', changed)
  console.log(`${changed.length} files differ from ${base}; rooms: ${[...rooms].join(', ') || 'none'}.`)
  const projects = ['rules', 'pages', 'alone'].flatMap((project) => ['--project', project])
  const steps: [string, string[]][] = [
    ['npx', ['vitest', 'run', ...projects, '--changed', base, '--passWithNoTests']],
    ...(server.length > 0
      ? [['npx', ['vitest', 'run', '--project', 'server', ...new Set(server)]] satisfies [string, string[]]]
      : []),
    ...(journeys.length > 0
      ? ([
          ['npm', ['run', 'build', '--silent']],
          ['npm', ['run', 'journeys', '--', ...journeys]],
        ] satisfies [string, string[]][])
      : []),
  ]
  return steps.every(([command, args]) => run(command, args)) ? 0 : 1
}

process.exitCode = main()
