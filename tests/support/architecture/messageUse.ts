import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { bundles } from '@/i18n/textBundles'

/** The parts of a parsed source that this file reads. */
interface Node {
  type: string
  [key: string]: unknown
}

/** The messages and modules that a module uses. */
interface Module {
  /** Modules that load together with it. */
  imports: string[]
  /** Modules it loads later, with the domains whose messages load beside them. */
  later: Part[]
  /** The ids it names. */
  named: string[]
}
interface Part {
  file: string
  domains: string[]
}

const pageFiles = readdirSync('src/app/pages').map((file) => `src/app/pages/${file}`)
const domainsOf: Record<string, readonly string[]> = bundles
const loaders = ['lazyPart', 'lazyWithMessages', 'loadWithMessages']

const modules = new Map<string, Module>()

/**
 * Messages that the code of the application uses where their domain is not loaded, each as `file: id`. The walk follows
 * the imports of the start and of every page, and the dynamic imports of each.
 */
export function messagesMissing(ids: readonly string[], isCore: (id: string) => boolean): string[] {
  const seen = new Set<string>()
  const missing = new Set<string>()
  const visit = (file: string, domains: readonly string[]) => {
    const key = [file, ...new Set(domains)].toSorted().join()
    if (seen.has(key)) return
    seen.add(key)
    const module = modules.get(file) ?? moduleOf(file, ids)
    modules.set(file, module)
    const there = domains.flatMap((each): readonly string[] => domainsOf[each] ?? [each])
    for (const id of module.named)
      if (!isCore(id) && !there.includes(id.split('.')[0] ?? '')) missing.add(`${file}: ${id}`)
    for (const other of module.imports) visit(other, domains)
    for (const part of module.later) visit(part.file, [...domains, ...part.domains])
  }
  visit('src/main.ts', [])
  for (const { file, domains } of pageFiles.flatMap(pageParts)) visit(file, domains)
  return [...missing].toSorted()
}

/** The code that each row of a file of pages loads, by whichever function of that file, with the domains the row names. */
function pageParts(pagesFile: string): Part[] {
  const program = parse(pagesFile)
  const declared = new Map(
    nodesIn(program)
      .filter(({ type }) => type === 'VariableDeclarator')
      .map((node) => [(node.id as { name?: string }).name, node]),
  )
  /** A node with the constants that its names stand for. */
  const resolved = (node: Node): Node[] =>
    nodesIn(node).flatMap((inner) => {
      const used = inner.type === 'Identifier' ? declared.get(inner.name as string) : undefined
      return used && used !== node ? resolved(used) : [inner]
    })
  const rows = nodesIn(program).filter(({ type }) => type === 'ObjectExpression')
  return rows.flatMap((row) => {
    const cells = (row.properties as { key?: { name: string }; value: Node }[]).filter(({ key }) => key)
    const cell = (name: string) => cells.find(({ key }) => key?.name === name)?.value
    const [load, messages] = [cell('load'), cell('messages')]
    if (!load) return []
    const domains = messages ? resolved(messages).flatMap((node) => stringsIn(node)) : []
    return resolved(load)
      .filter(({ type }) => type === 'ImportExpression')
      .flatMap((node) => importedBy(pagesFile, node))
      .map((file) => ({ file, domains }))
  })
}

function moduleOf(file: string, ids: readonly string[]): Module {
  const nodes = nodesIn(parse(file))
  const beside = (later: Node) =>
    nodes.filter(
      ({ type, callee, arguments: given }) =>
        type === 'CallExpression' &&
        loaders.includes((callee as { name?: string }).name ?? '') &&
        (given as Node[]).some((each) => nodesIn(each).includes(later)),
    )
  const patterns = nodes.flatMap(patternOf)
  return {
    imports: nodes.filter(isImport).flatMap((node) => importedBy(file, node)),
    // Pages load with their own domains, not with the application's.
    later: nodes
      .filter(({ type }) => type === 'ImportExpression' && !pageFiles.includes(file))
      .flatMap((node) => {
        const domains = beside(node).flatMap(({ arguments: given }) => stringsIn((given as Node[])[0]))
        return importedBy(file, node).map((imported) => ({ file: imported, domains }))
      }),
    named: ids.filter((id) => patterns.some((pattern) => pattern.test(id))),
  }
}

const parse = (file: string) => parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(nodesIn)
  return 'type' in value ? [value as Node, ...within] : within
}

const stringsIn = (node: Node | undefined): string[] =>
  nodesIn(node).flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []))

/** Imports and exports of values; a type brings no code along. */
const isImport = ({ type, importKind, exportKind, source }: Node) =>
  /^(Import|Export\w*)Declaration$/.test(type) && Boolean(source) && importKind !== 'type' && exportKind !== 'type'

/** A quoted text or template that may be an id, or the beginning of ids. A placeholder stands for any text. */
function patternOf({ type, value, quasis }: Node): RegExp[] {
  const parts =
    type === 'TemplateLiteral'
      ? (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked)
      : type === 'Literal' && typeof value === 'string'
        ? [value]
        : []
  if (!/^[a-zA-Z]+\.[\w.]*$/.test(parts[0] ?? '')) return []
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}(\\.|$)`)]
}

/** Our own file that is imported; empty for styles, data and libraries. */
function importedBy(file: string, { source }: Node): string[] {
  const path = (source as { value?: unknown }).value
  if (typeof path !== 'string' || !/^[@.]/.test(path)) return []
  const base = path.startsWith('@/') ? `src/${path.slice(2)}` : posix.join(posix.dirname(file), path)
  return ['', '.ts', '.tsx'].map((ending) => base + ending).filter((name) => /\.tsx?$/.test(name) && existsSync(name))
}
