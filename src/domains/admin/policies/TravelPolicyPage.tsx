import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { UserPlus } from 'lucide-react'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'
import { activeStatuses } from '#contract/employees/costCenters.ts'
import { usePatchTravelPolicyMutation, useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { SectionForm } from '@/forms/section/SectionForm'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { useSectionForm } from '@/forms/section/useSectionForm'
import { atFields, type SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import page from '@/patterns/record/recordPage.module.css'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { RadioInput } from '@/forms/input/RadioInput'
import { Card } from '@/ui/display/Card'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { ApprovalFields } from './ApprovalFields'
import { ElsewhereNotice } from './ElsewhereNotice'
import { HotelFields } from './HotelFields'
import { BookingFields, FlightFields, NameFields } from './PolicyFields'
import { PolicyMark } from './PolicyMark'
import { policyField, policyFormSchema, type PolicyOutput, policyValues, type PolicyValues } from './policyForm.rules'
import { shownPolicyValue } from './shownPolicyValue'
import { usePolicyProblem } from './usePolicyProblem'

/** A travel policy: its limits, its holders, and its status. */
export default function TravelPolicyPage() {
  const { policyId = '' } = useParams()
  const locale = useLocale()
  const answer = useTravelPoliciesQuery({ companyId: useSession().companyId })
  const policy = answer.currentData && (answer.currentData.find(({ id }) => id === policyId) ?? null)
  return (
    <RecordAnswer
      answer={{ ...answer, currentData: policy }}
      title="routes.travelPolicy"
      failed="travelPolicies.one.failed"
      failedText="tables.failed.text"
      unknown={{ about: 'travelPolicies', back: pathTo(locale, 'travelPolicies') }}
    >
      {(found) => <View key={policyId} policy={found} />}
    </RecordAnswer>
  )
}

function View({ policy }: { policy: ManagedPolicy }) {
  const name = policy.name || policy.id
  useNameInTrail('travelPolicy', name)
  return (
    <div className={page.form}>
      <PageHeader
        title={name}
        mark={<PolicyMark policy={policy} />}
        facts={[<FormattedMessage key="people" id="travelPolicies.holders" values={{ count: policy.holders }} />]}
        lead="travelPolicies.effect"
        actions={!policy.isDefault && <MakeDefault policy={policy} />}
      />
      <ElsewhereNotice />
      <UnsavedWork>
        <SectionGroup>
          <PolicyForm policy={policy} />
        </SectionGroup>
      </UnsavedWork>
    </div>
  )
}

function PolicyForm({ policy }: { policy: ManagedPolicy }) {
  const draftOwner = useOwnProfile()
  const { companyId } = draftOwner
  const [patch] = usePatchTravelPolicyMutation()
  const section = useSectionForm<ManagedPolicy, PolicyValues, PolicyOutput>({
    id: `travel-policy-${policy.id}`,
    schema: policyFormSchema,
    entity: policy,
    valuesOf: policyValues,
    save: async (typed, { version }) => {
      const changed = { companyId, policyId: policy.id, patch: { ...typed, version } }
      const { data, error } = (await patch(changed)) as SaveResult<ManagedPolicy>
      return error ? { error: atFields(error, policyField(typed)) } : { data }
    },
    draftOwner,
  })
  return (
    <SectionForm
      section={section}
      labels="travelPolicies.field"
      part="routes.travelPolicy"
      show={shownPolicyValue}
      problem={usePolicyProblem()}
    >
      <NameFields />
      <BookingFields />
      <FlightFields />
      <HotelFields currency={policy.currency} opened={policy.hotelLimits} />
      <ApprovalFields currency={policy.currency} />
      {!policy.isDefault && <StatusFields />}
    </SectionForm>
  )
}

/** Whether the policy can still be given to people. */
const StatusFields = () => (
  <Card heading={<FormattedMessage id="travelPolicies.use" />}>
    <RadioInput
      name="status"
      options={activeStatuses.map((value) => ({
        value,
        label: <FormattedMessage id={`travelPolicies.status.${value}`} />,
        description: <FormattedMessage id={`travelPolicies.status.${value}.text`} />,
      }))}
    />
  </Card>
)

/** Makes this the default policy of new employees, in place of the present one. */
function MakeDefault({ policy: { id: policyId, name, version } }: { policy: ManagedPolicy }) {
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
