import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file of the server that imports another, by paths from the root of the repository. */
export interface ServerImport {
  from: string
  to: string
}

/** The imports of our own files: values and types, re-exports, and dynamic imports. */
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
