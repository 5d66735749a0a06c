import { UserPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ManagedPolicy } from '#contract/travelPolicies.ts'
import { usePatchTravelPolicyMutation } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/ActionFailure'
import { failureOf } from '@/http/failure'
import { showToast } from '@/patterns/toasts'
import { Button } from '@/ui/Button'

/** Makes this the policy of everybody who is added from now on; another stops being it. */
export function MakeDefault({ policy: { id: policyId, name, version } }: { policy: ManagedPolicy }) {
  const { companyId } = useSession()
  const [patch, { error, isLoading }] = usePatchTravelPolicyMutation()
  const failure = failureOf(error)
  const make = async () => {
    const answer = await patch({ companyId, policyId, patch: { isDefault: true, version } })
    if (!answer.error) void showToast({ text: <FormattedMessage id="travelPolicies.default.done" values={{ name }} /> })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<UserPlus aria-hidden="true" />}
        isPending={isLoading}
        onClick={() => void make()}
      >
        <FormattedMessage id="travelPolicies.default.make" />
      </Button>
      {failure && <ActionFailure failure={failure} />}
    </>
  )
}
