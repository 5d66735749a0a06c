import { generatePath } from 'react-router-dom'
import type { LocaleCode } from '#contract/locales.ts'
import { type RouteName, rowOf, table } from './table'

/** The screens above a screen, the highest first; those at the top have none. */
export function trailOf(name: RouteName): RouteName[] {
  const { parent } = rowOf(name)
  return parent && Object.hasOwn(table, parent) ? [...trailOf(parent as RouteName), parent as RouteName] : []
}

/** The address of a screen above the one shown, whose parameters hold those it needs. */
export const pathAbove = (name: RouteName, locale: LocaleCode, params: Readonly<Record<string, string | undefined>>) =>
  generatePath(`/${locale}${rowOf(name).path}`, params)

export function parentPath(
  name: RouteName,
  locale: LocaleCode,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const parent = trailOf(name).at(-1)
  return parent && pathAbove(parent, locale, params)
}
