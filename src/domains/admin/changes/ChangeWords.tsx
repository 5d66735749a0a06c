import { FormattedMessage } from 'react-intl'
import type { CompanyChange } from '#contract/companyChanges.ts'
import { Badge } from '@/ui/display/Badge'

/** Who made a change: an administrator, or a program that keeps the employees up to date. */
export const Actor = ({ change: { actorName, isProvisioned } }: { change: CompanyChange }) => (
  <>
    {actorName}
    {isProvisioned && (
      <>
        {' '}
        <Badge>
          <FormattedMessage id="companyChanges.provisioned" />
        </Badge>
      </>
    )}
  </>
)

/** What was done: "Cost center changed". */
export const Deed = ({ change: { entity, action } }: { change: Pick<CompanyChange, 'entity' | 'action'> }) => (
  <FormattedMessage
    id="companyChanges.deed"
    values={{
      entity: <FormattedMessage id={`companyChanges.entity.${entity}`} />,
      action: <FormattedMessage id={`companyChanges.action.${action}`} />,
    }}
  />
)
