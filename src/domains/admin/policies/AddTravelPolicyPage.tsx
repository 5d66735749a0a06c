import { FormattedMessage } from 'react-intl'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'
import { usePostTravelPolicyMutation, useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useLeave } from '@/forms/leave/unsaved'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { atFields, type SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { showToast } from '@/patterns/feedback/toasts'
import { pathTo } from '@/routes/pathTo'
import { ApprovalFields } from './ApprovalFields'
import { HotelFields } from './HotelFields'
import { BookingFields, FlightFields, NameFields } from './PolicyFields'
import {
  newPolicyValues,
  policyField,
  policyFormSchema,
  type PolicyOutput,
  policyValues,
  type PolicyValues,
} from './policyForm.rules'
import { shownPolicyValue } from './shownPolicyValue'
import { usePolicyProblem } from './usePolicyProblem'

/** Adds a travel policy, at first without holders. */
export default function AddTravelPolicyPage() {
  return (
    <AddRecordPage title="routes.addTravelPolicy">
      <AddForm />
    </AddRecordPage>
  )
}

const valuesOf = (policy: ManagedPolicy | null) => (policy ? policyValues(policy) : newPolicyValues)

function AddForm() {
  const locale = useLocale()
  const leave = useLeave()
  const draftOwner = useOwnProfile()
  const { companyId } = draftOwner
  const [post] = usePostTravelPolicyMutation()
  const { data: others } = useTravelPoliciesQuery({ companyId })
  const currency = others?.[0]?.currency ?? ''
  const finish = (policy: ManagedPolicy) => {
    void showToast({ text: <FormattedMessage id="travelPolicies.added" values={{ name: policy.name }} /> })
    leave(pathTo(locale, 'travelPolicy', { policyId: policy.id }))
  }
  const section = useSectionForm<ManagedPolicy | null, PolicyValues, PolicyOutput>({
    id: 'travel-policy-new',
    schema: policyFormSchema,
    entity: null,
    valuesOf,
    save: async ({ isActive: _isActive, ...policy }) => {
      const { data, error } = (await post({ companyId, policy })) as SaveResult<ManagedPolicy>
      return error ? { error: atFields(error, policyField(policy)) } : { data }
    },
    draftOwner,
    onSaved: (policy) => policy && finish(policy),
  })
  return (
    <SectionForm
      section={section}
      labels="travelPolicies.field"
      saveLabel="travelPolicies.add"
      isLong
      show={shownPolicyValue}
      problem={usePolicyProblem()}
    >
      <NameFields />
      <BookingFields />
      <FlightFields />
      <HotelFields currency={currency} opened={[]} />
      <ApprovalFields currency={currency} />
    </SectionForm>
  )
}
