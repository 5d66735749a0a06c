import { FormattedMessage } from 'react-intl'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import { Badge } from '@/ui/display/Badge'

/** The author of a change: an administrator, or a program that updates the employees. */
export const ChangeAuthor = ({ change: { actorName, isProvisioned } }: { change: CompanyChange }) => (
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

/** The action of a change: "Cost center changed". */
export const ChangeAction = ({ change: { entity, action } }: { change: Pick<CompanyChange, 'entity' | 'action'> }) => (
  <FormattedMessage
    id="companyChanges.deed"
    values={{
      entity: <FormattedMessage id={`companyChanges.entity.${entity}`} />,
      action: <FormattedMessage id={`companyChanges.action.${action}`} />,
    }}
  />
)
