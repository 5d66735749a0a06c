import { UserPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ManagedPolicy } from '#contract/travelPolicies.ts'
import { usePatchTravelPolicyMutation } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'

/** Makes this the default policy of new employees, in place of the present one. */
export function MakeDefault({ policy: { id: policyId, name, version } }: { policy: ManagedPolicy }) {
  const { companyId } = useSession()
  const make = useAction({
    mutation: usePatchTravelPolicyMutation(),
    doneText: { id: 'travelPolicies.default.done', values: { name } },
  })
  return (
    <ActionButton
      action={make}
      variant="quiet"
      size="small"
      icon={<UserPlus aria-hidden="true" />}
      onClick={() => make.run({ companyId, policyId, patch: { isDefault: true, version } })}
    >
      <FormattedMessage id="travelPolicies.default.make" />
    </ActionButton>
  )
}
