import { FormattedMessage } from 'react-intl'
import type { CostCenter } from '#contract/employees/costCenters.ts'
import { Badge } from '@/ui/display/Badge'
import { PeopleLink } from './CostCenterLinks'
import styles from './CostCenters.module.css'

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
