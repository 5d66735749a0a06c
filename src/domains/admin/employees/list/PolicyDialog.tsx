import { useIntl } from 'react-intl'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { SelectInput } from '@/forms/input/SelectInput'
import { ChoiceDialog } from './ChoiceDialog'
import type { BulkDialogProps } from './CostCenterDialog'

/** Gives a travel policy to many people. */
export default function PolicyDialog({ onChoose, ...dialog }: BulkDialogProps) {
  const { companyId } = useSession()
  const { formatMessage } = useIntl()
  const { data: policies = [] } = useTravelPoliciesQuery({ companyId })
  return (
    <ChoiceDialog
      {...dialog}
      kind="policy"
      onChoose={(travelPolicyId) => void onChoose({ kind: 'policy', travelPolicyId })}
    >
      <SelectInput key={policies.length} name="id" isRequired>
        <option value="">{formatMessage({ id: 'forms.choose' })}</option>
        {policies
          .filter(({ isActive }) => isActive)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name || id}
            </option>
          ))}
      </SelectInput>
    </ChoiceDialog>
  )
}
