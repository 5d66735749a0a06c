import { type RouteName, routeNames, rowOf } from './table'

/**
 * The route of an address, found without the router, which is still loading when the first screen's code is requested.
 * Undefined where the address needs a redirect first.
 */
export const routeOfPath = (pathname: string): RouteName | undefined =>
  routeNames.find((name) => {
    const { isBare, path } = rowOf(name)
    const pattern = `${isBare ? '' : '/:localeCode'}${path}`.replaceAll(/:\w+/g, '[^/]+')
    return new RegExp(`^${pattern}/?$`, 'i').test(pathname)
  })
