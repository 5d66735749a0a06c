import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file of the server that imports another, by paths from the root of the repository. */
export interface ServerImport {
  from: string
  to: string
}

/** What a file imports of ours: values and types, re-exports, and what it loads while running. */
export function importsIn(file: string, text: string): ServerImport[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport\s*\(?)\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#server/')) return { from: file, to: specifier.slice(1) }
    return specifier.startsWith('.') ? { from: file, to: join(dirname(file), specifier) } : []
  })
}

/** Every import between files of the server. */
export const serverImports = (): ServerImport[] =>
  globSync('server/**/*.ts').flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))

/** Pairs of folders that import one another, each with a file for either direction. */
export function twoWayPairs(imports: readonly ServerImport[], folderOf: (file: string) => string): string[] {
  const between = new Map<string, ServerImport>()
  for (const each of imports) {
    const [from, to] = [folderOf(each.from), folderOf(each.to)]
    if (from !== to) between.set(`${from} ${to}`, each)
  }
  return [...between].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split(' ')
    const back = from < to ? between.get(`${to} ${from}`) : undefined
    return back ? `${from} ⇄ ${to}: ${there.from} → ${there.to}, ${back.from} → ${back.to}` : []
  })
}
