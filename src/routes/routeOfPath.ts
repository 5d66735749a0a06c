import { type RouteName, routeNames, rowOf } from './table'

/** The route of an address, and the values that its path names. */
export interface FoundRoute {
  name: RouteName
  params: Readonly<Record<string, string>>
}

/**
 * The route of an address, found without the router, which is still loading when the first screen's code is requested.
 * Undefined where the address needs a redirect first.
 */
export function routeOfPath(pathname: string): FoundRoute | undefined {
  for (const name of routeNames) {
    const { isBare, path } = rowOf(name)
    const pattern = `${isBare ? '' : '/:localeCode'}${path}`.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname)
    if (found) return { name, params: mapValues(found.groups ?? {}, decodeURIComponent) }
  }
  return undefined
}

const mapValues = (values: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
