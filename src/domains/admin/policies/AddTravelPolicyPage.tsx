import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import type { ManagedPolicy } from '#contract/travelPolicies.ts'
import { usePostTravelPolicyMutation, useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/SectionForm'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { useSectionForm } from '@/forms/useSectionForm'
import { atFields, type SaveResult } from '@/forms/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/PageHeader'
import page from '@/patterns/recordPage.module.css'
import { showToast } from '@/patterns/toasts'
import { pathTo } from '@/routes/pathTo'
import { HotelFields } from './HotelFields'
import { IfOffered } from './IfOffered'
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

/** Adds a travel policy, which nobody holds until somebody is given it. */
export default function AddTravelPolicyPage() {
  const locale = useLocale()
  /** Once the form is unmounted, its unsaved changes no longer ask before leaving. */
  const [added, setAdded] = useState<ManagedPolicy>()
  if (added) return <Navigate replace to={pathTo(locale, 'travelPolicy', { policyId: added.id })} />
  const finish = (policy: ManagedPolicy) => {
    void showToast({ text: <FormattedMessage id="travelPolicies.added" values={{ name: policy.name }} /> })
    setAdded(policy)
  }
  return (
    <IfOffered title="routes.addTravelPolicy">
      <div className={page.form}>
        <PageHeader title={<FormattedMessage id="routes.addTravelPolicy" />} />
        <UnsavedWork>
          <AddForm onAdded={finish} />
        </UnsavedWork>
      </div>
    </IfOffered>
  )
}

const valuesOf = (policy: ManagedPolicy | null) => (policy ? policyValues(policy) : newPolicyValues)

function AddForm({ onAdded }: { onAdded: (policy: ManagedPolicy) => void }) {
  const draftOwner = useOwnProfile()
  const { companyId } = draftOwner
  const [post] = usePostTravelPolicyMutation()
  const { data: others } = useTravelPoliciesQuery({ companyId })
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
    onSaved: (policy) => policy && onAdded(policy),
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
      <HotelFields currency={others?.[0]?.currency ?? ''} opened={[]} />
    </SectionForm>
  )
}
