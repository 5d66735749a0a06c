import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'
import { type RouteName, rowOf, table } from './table'

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type ParamsOf<Name extends RouteName> = Record<ParamNames<(typeof table)[Name]['path']>, string>
/** What `pathTo` needs besides the name: parameters where the address has any, and a query. */
export type RestOf<Name extends RouteName> =
  ParamNames<(typeof table)[Name]['path']> extends never
    ? [params?: undefined, query?: Record<string, string>]
    : [params: ParamsOf<Name>, query?: Record<string, string>]

/** Screens whose address needs no parameters. */
export type PlainRouteName = {
  [Name in RouteName]: ParamNames<(typeof table)[Name]['path']> extends never ? Name : never
}[RouteName]

/** Whether an unchecked name is that of such a screen; screens without a locale are no target and excluded. */
export const isPlainRoute = (name: string): name is PlainRouteName =>
  Object.hasOwn(table, name) && !rowOf(name as RouteName).path.includes(':') && !rowOf(name as RouteName).isBare

/** The address of a screen. Wrong names and missing parameters are type errors. */
export function pathTo<Name extends RouteName>(locale: LocaleCode, name: Name, ...rest: RestOf<Name>): string {
  const [params, query] = rest
  const row = rowOf(name)
  const path = generatePath(row.isBare ? row.path : `/${locale}${row.path}`, params)
  const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  return `${path}${search}`
}
