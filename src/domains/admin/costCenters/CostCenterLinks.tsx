import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CostCenter } from '#contract/employees/costCenters.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { costCenterName } from '@/domains/admin/costCenters.rules'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface CostCenterLinkProps {
  center: Pick<CostCenter, 'id' | 'externalId' | 'names'>
  className?: string | undefined
}

/** Number and name; leads to the page of the cost centre. */
export function CostCenterLink({ center, className }: CostCenterLinkProps) {
  const { locale } = useIntl()
  const name = costCenterName(center, locale)
  return (
    <Link className={className} to={pathTo(useLocale(), 'costCenter', { costCenterId: center.id })}>
      <span className={cx(textStyle.soft, textStyle.figures)}>{center.externalId}</span>{' '}
      {name !== center.externalId && name}
    </Link>
  )
}

/** How many people are in it; leads to them. */
export function PeopleLink({ center: { id, employees } }: { center: Pick<CostCenter, 'id' | 'employees'> }) {
  const locale = useLocale()
  const count = <FormattedMessage id="costCenters.people" values={{ count: employees }} />
  if (employees === 0) return <span>{count}</span>
  return <Link to={pathTo(locale, 'employees', undefined, { costCenterId: id })}>{count}</Link>
}
