import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, type Import, twoWayRooms } from './importGraph.ts'
import { domains, foundation, layers, openSuffixes } from './rooms.ts'
import { refusedImports } from './refusedImports.ts'

/**
 * The order of the layers and domains (docs/decisions/0015): a file imports only the layers after its own, and a domain
 * only earlier domains. Lint has the same rules; here they are computed from every import.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(file))

const fileOf = (path: string) => ['', '.ts', '.tsx'].map((ending) => path + ending).find((name) => files.includes(name))
const written = /^(?:import|export) [^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm
const targetOf = (from: string, path: string) =>
  /^[@.]/.test(path)
    ? fileOf(path.startsWith('@/') ? `src/${path.slice(2)}` : posix.join(posix.dirname(from), path))
    : undefined
const importsOf = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(written)].flatMap(([, named, bare, later]) => {
    const path = named ?? bare ?? later ?? ''
    const to = targetOf(file, path)
    return to ? [{ from: file, to }] : []
  })
const imports = files.flatMap(importsOf)
const importedOnDemand = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(
    ([, path = '']) => targetOf(file, path) ?? [],
  )
const folderOf = (file: string) => posix.dirname(file)
const layerOf = (file: string) => {
  const [, name = ''] = file.split('/')
  const layer = foundation.some((room) => room === name) ? 'foundation' : name
  return layers.findIndex((each) => each === layer)
}
const domainOf = (file: string) => (file.startsWith('src/domains/') ? (file.split('/')[2] ?? '') : undefined)
const named = ({ from, to }: Import) => `${from} → ${to}`

describe('layers', () => {
  test('imports run one way: main, app, shell, domains, patterns, forms, then the foundation', () => {
    const against = imports.filter(({ from, to }) => from !== 'src/main.ts' && layerOf(to) < layerOf(from))
    expect(against.map(named)).toEqual([])
  })

  test('the design system and lib import nothing of the other rooms', () => {
    const curious = imports.filter(
      ({ from, to }) => /^src\/(ui|lib)\//.test(from) && folderOf(from).split('/')[1] !== folderOf(to).split('/')[1],
    )
    expect(curious.map(named)).toEqual([])
  })
})

describe('domains', () => {
  test('every domain has its place in the order', () => {
    const found = new Set(files.flatMap((file) => domainOf(file) ?? []))
    expect([...found].filter((name) => !domains.includes(name))).toEqual([])
  })

  test('a domain imports only domains before it', () => {
    const against = imports.filter(({ from, to }) => {
      const [own, other] = [domainOf(from), domainOf(to)]
      return own && other && domains.indexOf(other) > domains.indexOf(own)
    })
    expect(against.map(named)).toEqual([])
  })

  test('a domain imports only the api, slice, rules and shared room of an earlier one; completion also imports sections', () => {
    const open = new RegExp(`/shared/|\\.(${openSuffixes.join('|')})\\.ts$`)
    const reaching = imports.filter(({ from, to }) => {
      const [own, other] = [domainOf(from), domainOf(to)]
      if (!own || !other || own === other || open.test(to)) return false
      const isSection = own === 'completion' && other === 'profile' && /Sections?\.tsx$|\/profileNotice\.ts$/.test(to)
      return !isSection
    })
    expect(reaching.map(named)).toEqual([])
  })
})

test('no two rooms import each other, at any depth', () => {
  expect(twoWayRooms(imports)).toEqual([])
})

test('no file reaches itself through its imports, including types and dynamic imports', () => {
  expect(circles(imports)).toEqual([])
})

test('a default export is only what some file imports on demand', () => {
  const onDemand = new Set(files.flatMap(importedOnDemand))
  const defaults = files.filter((file) => /^export default |\bas default\b/m.test(readFileSync(file, 'utf8')))
  expect(defaults.length).toBeGreaterThan(50)
  expect(defaults.filter((file) => !onDemand.has(file))).toEqual([])
})

/** One import that each rule forbids, and the words by which lint refuses it. */
// prettier-ignore
const forbidden: [where: string, imports: string, because: string][] = [
  ['src/shell', '@/app/router', 'composed'],
  ['src/domains/trips', '@/app/router', 'composed'],
  ['src/domains/trips', '@/shell/Shell', 'frame'],
  ['src/patterns', '@/domains/trips/trips.slice', 'domain'],
  ['src/forms', '@/patterns/page/SectionCard', 'Forms'],
  ['src/store', '@/domains/trips/trips.slice', 'domain'],
  ['src/http', '@/domains/trips/trips.slice', 'domain'],
  ['src/i18n', '@/shell/Shell', 'domain'],
  ['src/routes', '@/domains/home/HomePage', 'domain'],
  ['src/ui', '@/store/hooks', 'design system'],
  ['src/ui', 'react-redux', 'design system'],
  ['src/lib', '@/http/clients', 'lib'],
  ['src/ui', '#server/env.ts', 'contract'],
  ['contract', '@/lib/env', 'contract'],
  ...domains.slice(0, -1).flatMap((name, place): [string, string, string][] =>
    domains.slice(place + 1).filter((later) => files.some((file) => domainOf(file) === later))
      .map((later) => [`src/domains/${name}`, `@/domains/${later}/${later}.rules`, 'before it']),
  ),
  ['src/domains/home', '@/domains/trips/list/TripCard', 'shared'],
  ['src/domains/home', '@/domains/trips/list/TripsPage', 'shared'],
]

test('lint refuses each import that the order forbids', { timeout: 60_000 }, () => {
  const planted = forbidden.map(([where, imports, because], at) => ({ file: `${where}/p${at}.ts`, imports, because }))
  const refused = refusedImports(planted)
  const missed = planted.filter(
    ({ file, because }) => !refused.some((each) => each.file === file && each.reason.includes(because)),
  )
  expect(missed.map(({ file, imports }) => `${file}: ${imports}`)).toEqual([])
})
