import type { View } from '#bookingTool/plan/address.ts'
import type { ToolSession } from '#bookingTool/session/toolSession.ts'
import type { Filter } from './activeFilters.ts'

/** The offers of a step counted through its filters. */
export interface Tally<Filters> {
  /** The filters that are set. */
  filters: Filters
  /** How many offers there are with some of them changed. */
  count: (changed: Partial<Filters>) => number
  /** Whether a filter by itself removes some offers and not all; other filters are not shown. */
  differs: (alone: Partial<Filters>) => boolean
}

/** Counts the offers of a step through the filters of a view. */
export function tallyOf<Filters>(
  filtersOf: (view: View) => Filters,
  view: View,
  countWith: (filters: Filters) => number,
): Tally<Filters> {
  const [filters, none] = [filtersOf(view), filtersOf({})]
  const left = (alone: Partial<Filters>) => countWith({ ...none, ...alone })
  return {
    filters,
    count: (changed) => countWith({ ...filters, ...changed }),
    differs: (alone) => left(alone) > 0 && left(alone) < countWith(none),
  }
}

type Value = string | readonly string[] | boolean | undefined
type Named<Filters> = Extract<keyof Filters, keyof View>

interface Values<Filters> {
  name: Named<Filters>
  label: string
  options: readonly { value: string; text: string }[]
}

const changeTo = <Filters>(name: Named<Filters>, value: Value) => ({ [name]: value }) as Partial<Filters>

/** A filter of one value or any, with the values that make a difference. */
export function oneOf<Filters>(
  { filters, count, differs }: Tally<Filters>,
  { name, label, options }: Values<Filters>,
): Filter[] {
  const set = filters[name]?.toString()
  const offered = options
    .filter(({ value }) => value === set || differs(changeTo(name, value)))
    .map((option) => ({ ...option, count: count(changeTo(name, option.value)) }))
  const without = count(changeTo(name, undefined))
  return offered.length > 0 || set ? [{ kind: 'one', name, label, value: set, options: offered, without }] : []
}

/** A filter of several values or any; not offered where there is a single one. */
export function severalOf<Filters>(
  { filters, count }: Tally<Filters>,
  { name, label, options }: Values<Filters>,
): Filter[] {
  const set = filters[name]?.toString()
  const counted = options.map((option) => ({ ...option, count: count(changeTo(name, [option.value])) }))
  const without = count(changeTo(name, undefined))
  return counted.length > 1 || set ? [{ kind: 'several', name, label, value: set, options: counted, without }] : []
}

/** A filter that is on or off. A filter that removes fares but no whole offer has no number. */
export function onOrOff<Filters>(
  { filters, count, differs }: Tally<Filters>,
  name: Named<Filters>,
  text: string,
): Filter[] {
  const [left, without] = [count(changeTo(name, true)), count(changeTo(name, false))]
  const value = filters[name] ? 'yes' : undefined
  const option = { value: 'yes', text, ...(left < without && { count: left }) }
  return value || differs(changeTo(name, true))
    ? [{ kind: 'yes', name, label: '', value, options: [option], without }]
    : []
}

/** The filter by the company's policy, where there is one. */
export const inPolicyOnly = <Filters>(
  { policy, say }: ToolSession,
  tally: Tally<Filters>,
  name: Named<Filters>,
): Filter[] => (policy ? onOrOff(tally, name, say('bookingTool.filters.inPolicy')) : [])
