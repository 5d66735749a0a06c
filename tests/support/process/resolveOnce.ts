import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Preloaded into processes that tests start. Node reads a package's whole description for each of its files and for each
 * import of it, and those of the query builder and of the date functions have thousands of lines: half of a start. Here
 * a package is looked up once, and what lies beside a file of the query builder is taken from beside it.
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
