import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { groupOf } from '@/i18n/textGroups'

/** What the source of a module says of texts and of other modules, as far as it stands there word for word. */
interface Module {
  /** Modules that come with it. */
  imports: string[]
  /** Modules it loads later, with the groups of texts named beside them. */
  later: { file: string; groups: string[] }[]
  /** Quoted words and templates that may be ids of texts; `${…}` stands for anything. */
  ids: RegExp[]
  /** Groups it brings itself, for what it shows and what it loads later. */
  groups: string[]
}

const table = 'src/app/pages.tsx'
const read = new Map<string, Module>()

/**
 * Texts that some code of the browser names without the group being there, as `file: id`. Ids put together from
 * variables alone are not seen.
 */
export function textsMissing(ids: readonly string[]): string[] {
  const missing = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string, groups: readonly string[]) => {
    const visited = [file, ...groups].join()
    if (seen.has(visited)) return
    seen.add(visited)
    const { imports, later, ids: patterns, groups: own } = moduleOf(file)
    for (const pattern of patterns) {
      const absent = ids.filter((id) => pattern.test(id) && ![...groups, ...own].includes(groupOf(id)))
      for (const id of absent) missing.add(`${file}: ${id}`)
    }
    for (const other of imports) visit(other, groups)
    for (const other of later) visit(other.file, [...new Set([...groups, ...own, ...other.groups])].toSorted())
  }
  visit('src/main.tsx', ['first'])
  for (const { file, groups } of pages()) visit(file, ['first', ...groups].toSorted())
  return [...missing].toSorted()
}

/** The pages of the route table with the groups of their rows. */
function pages(): Module['later'] {
  const rows = readFileSync(table, 'utf8').matchAll(/\{[^{}]*import\('([^']+)'\)[^{}]*\}/g)
  return [...rows].flatMap(([row, path = '']) => {
    const file = fileOf(table, path)
    return file ? [{ file, groups: quoted(/texts: \[([^\]]*)\]/.exec(row)?.[1] ?? '') }] : []
  })
}

function moduleOf(file: string): Module {
  const known = read.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8').replaceAll(/^import type .*$|^\s*(\/\*)?\*.*$/gm, '')
  const module = {
    imports: [...source.matchAll(/(?:\bfrom|^import) '([@.][^']+)'/gm)].flatMap(
      ([, path = '']) => fileOf(file, path) ?? [],
    ),
    groups: quoted(/bringTexts\(\[([^\]]*)\]/.exec(source)?.[1] ?? ''),
    later: file === table ? [] : laterOf(file, source),
    ids: [...source.matchAll(/['"]([a-zA-Z]+\.[\w.]+)['"]|`([a-zA-Z]+\.[^`\s]*)`/g)].map(([, word, template = '']) =>
      patternOf(word ?? template),
    ),
  }
  read.set(file, module)
  return module
}

const laterOf = (from: string, source: string): Module['later'] =>
  [...source.matchAll(/(?:\[([^[\]]*)\],\s*\(\) =>\s*)?import\('([^']+)'\)/g)].flatMap(([, groups = '', path = '']) => {
    const file = fileOf(from, path)
    return file ? [{ file, groups: quoted(groups) }] : []
  })

const quoted = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)

const patternOf = (id: string) =>
  new RegExp(
    `^${id
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('.+')}$`,
  )

/** The file an import of ours names; undefined for styles, data and libraries. */
function fileOf(from: string, path: string): string | undefined {
  const base = path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(from), path)
  return ['', '.ts', '.tsx'].map((ending) => base + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file))
}
