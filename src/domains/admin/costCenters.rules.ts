import type { CostCenter, CostCenterAbove } from '#contract/employees/costCenters.ts'

type Named = Pick<CostCenterAbove, 'externalId' | 'names'>

/** A cost centre in the reader's language, else in English, else by its number. */
export function costCenterName({ names, externalId }: Named, locale: string): string {
  const [language = ''] = locale.toLowerCase().split('-')
  const named = (start: string) =>
    names.find((each) => each.value !== '' && each.locale.toLowerCase().startsWith(start))
  return (named(language) ?? named('en'))?.value ?? externalId
}

/** Number and name, where the name alone may be ambiguous: `4200 Marketing`. */
export function costCenterTitle(center: Named, locale: string): string {
  const name = costCenterName(center, locale)
  return name === center.externalId ? name : `${center.externalId} ${name}`
}

/**
 * The names of the cost centres above, the highest first: `Operations › Logistics`; empty for a cost centre at the top.
 */
export const costCenterTrail = ({ above }: Pick<CostCenter, 'above'>, locale: string): string =>
  above.map((each) => costCenterName(each, locale)).join(' › ')
