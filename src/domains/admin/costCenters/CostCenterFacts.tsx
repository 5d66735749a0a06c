import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CostCenter } from '#contract/costCenters.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Badge } from '@/ui/display/Badge'
import { costCenterName } from '@/domains/admin/costCenters.rules'
import styles from './CostCenters.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Number and name; leads to the page of the cost centre. */
export function CostCenterLink({ center }: { center: Pick<CostCenter, 'id' | 'externalId' | 'names'> }) {
  const { locale } = useIntl()
  const name = costCenterName(center, locale)
  return (
    <Link className={styles.name} to={pathTo(useLocale(), 'costCenter', { costCenterId: center.id })}>
      <span className={cx(textStyle.soft, textStyle.figures)}>{center.externalId}</span>{' '}
      {name !== center.externalId && name}
    </Link>
  )
}

/** Its state where it is inactive, its people, and the number of cost centres below it. */
export const CostCenterFacts = ({ center }: { center: CostCenter }) => (
  <span className={styles.facts}>
    {center.status === 'inactive' && (
      <Badge>
        <FormattedMessage id="costCenters.status.inactive" />
      </Badge>
    )}
    <PeopleLink center={center} />
    <span className={styles.below}>
      {center.children > 0 && <FormattedMessage id="costCenters.below" values={{ count: center.children }} />}
    </span>
  </span>
)

/** How many people are in it; leads to them. */
export function PeopleLink({ center: { id, employees } }: { center: Pick<CostCenter, 'id' | 'employees'> }) {
  const locale = useLocale()
  const count = <FormattedMessage id="costCenters.people" values={{ count: employees }} />
  if (employees === 0) return <span>{count}</span>
  return <Link to={pathTo(locale, 'employees', undefined, { costCenterId: id })}>{count}</Link>
}
