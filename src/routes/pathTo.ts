import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { type RouteName, rowOf, table } from './table'

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type ParamsOf<Name extends RouteName> = Record<ParamNames<(typeof table)[Name]['path']>, string>
/** The arguments of `pathTo` besides the name: parameters where the address has any, and a query. */
export type RestOf<Name extends RouteName> =
  ParamNames<(typeof table)[Name]['path']> extends never
    ? [params?: undefined, query?: Record<string, string>]
    : [params: ParamsOf<Name>, query?: Record<string, string>]

/** Screens whose address needs no parameters. */
export type PlainRouteName = {
  [Name in RouteName]: ParamNames<(typeof table)[Name]['path']> extends never ? Name : never
}[RouteName]

/**
 * Whether an unchecked name is a screen whose address needs only these parameters. Screens without a locale are
 * excluded.
 */
export function isRouteWith(name: string, params: Readonly<Record<string, string>>): boolean {
  if (!Object.hasOwn(table, name)) return false
  const { path, isBare } = rowOf(name as RouteName)
  return !isBare && [...path.matchAll(/:(\w+)/g)].every(([, param = '']) => Boolean(params[param]))
}

/** The address of a screen. Wrong names and missing parameters are type errors. */
export function pathTo<Name extends RouteName>(locale: LocaleCode, name: Name, ...rest: RestOf<Name>): string {
  const [params, query] = rest
  return pathNamed(locale, name, params ?? {}, query)
}

/** The same for a name and parameters that `isRouteWith` has checked. */
export function pathNamed(
  locale: LocaleCode,
  name: RouteName,
  params: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
): string {
  const row = rowOf(name)
  const path = generatePath(row.isBare ? row.path : `/${locale}${row.path}`, params)
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  return `${path}${search}`
}
