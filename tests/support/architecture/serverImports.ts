import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One file of the server, the booking tool or the contract that imports another, by paths from the root of the repository. */
export interface ServerImport {
  from: string
  to: string
}

/** The imports of our own files: values and types, re-exports, and dynamic imports. */
export function importsIn(file: string, text: string): ServerImport[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport\s*\(?)\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
  return specifiers.flatMap((specifier) => {
    if (/^#(?:bookingTool|contract|server)\//.test(specifier)) return { from: file, to: specifier.slice(1) }
    return specifier.startsWith('.') ? { from: file, to: join(dirname(file), specifier) } : []
  })
}

/** Every import of a file of the server. */
export const serverImports = (): ServerImport[] => importsOf('server').filter(isBesideContract)

/** Every import between files of the contract. */
export const contractImports = (): ServerImport[] => importsOf('contract')

/** Every import of a file of the booking tool. */
export const toolImports = (): ServerImport[] => importsOf('bookingTool').filter(isBesideContract)

const isBesideContract = ({ to }: ServerImport) => !to.startsWith('contract/')

const importsOf = (root: string) =>
  globSync(`${root}/**/*.ts`).flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))
