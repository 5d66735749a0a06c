import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Loaded before the rest of the server. Node reads a package's whole description for each of its files and for each
 * import of it; those of the query builder and of the date functions have thousands of lines and took half of a start.
 * This hook looks up a package once, and resolves relative imports of the query builder by path.
 */
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const isInPackage = context.parentURL?.includes('/node_modules/') ?? false
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (isInPackage || !/^(@?[a-z])/.test(specifier) || specifier.includes(':')) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
