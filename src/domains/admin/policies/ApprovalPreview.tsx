import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useState } from 'react'
import { type UseFormReturn, useForm, useFormContext, useWatch } from 'react-hook-form'
import { FormattedList, FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { approvalScopes, type Silence } from '#contract/approvals/approvalRules.ts'
import type { ApprovalPreview as Preview } from '#contract/approvals/approvals.ts'
import { EmployeeInput } from '@/domains/admin/shared/EmployeeInput'
import { usePostApprovalPreviewMutation } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { FieldRow } from '@/forms/input/FieldRow'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { Banner } from '@/ui/notice/Banner'
import { approvalText, ChoiceInput } from './ChoiceInput'
import { NumberInput } from './PolicyFields'
import { newPreviewValues, previewKinds, previewOf, previewSchema, type PreviewValues } from './approvalPreview.rules'
import type { PolicyValues } from './policyForm.rules'
import layout from '@/ui/layout/layout.module.css'

const formId = 'approval-preview'
const labelId = (name: string) => `travelPolicies.preview.field.${name}` as MessageId
const ruleFields = ['tripWithin', 'tripOutside', 'exceptions'] as const

/** Says who would be asked about a trip of an employee, by the rules as they are typed. */
export function ApprovalPreview({ currency }: { currency: string }) {
  const form = useForm<PreviewValues>({ resolver: zodResolver(previewSchema), defaultValues: newPreviewValues })
  const { action, run, answer, silence } = usePreview(form)
  // The card is within the form of the policy, which Enter would save.
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    run()
  }
  return (
    <Card
      heading={<FormattedMessage id="travelPolicies.preview" />}
      description={<FormattedMessage id="travelPolicies.preview.text" />}
      onKeyDown={runOnEnter}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <div className={layout.stack4}>
          <FieldRow>
            <EmployeeInput name="employeeId" purpose="employee" opened={null} isRequired />
          </FieldRow>
          <FieldRow isTight>
            <ChoiceInput name="kind" idOf={approvalText.kind} values={previewKinds} />
            <NumberInput name="amount" isRequired after={currency} />
            <ChoiceInput name="scope" idOf={approvalText.scope} values={approvalScopes} />
          </FieldRow>
          <div className={layout.selfStart}>
            <ActionButton action={action} variant="secondary" size="small" onClick={run}>
              <FormattedMessage id="travelPolicies.preview.ask" />
            </ActionButton>
          </div>
          <div role="status" className={layout.unseenWhenEmpty}>
            {answer && <Answer {...answer} silence={silence} />}
          </div>
        </div>
      </FormScope>
    </Card>
  )
}

/** Asks by the rules of the policy's form; the answer is undefined once they or the trip have changed. */
function usePreview(form: UseFormReturn<PreviewValues>) {
  const { companyId } = useSession()
  const policy = useFormContext<PolicyValues>()
  const [asked, setAsked] = useState('')
  const [tripWithin, tripOutside, exceptions] = useWatch({ control: policy.control, name: ruleFields })
  const silence = useWatch({ control: policy.control, name: 'silence' })
  const now = JSON.stringify(previewOf(useWatch({ control: form.control }), { tripWithin, tripOutside, exceptions }))
  const ask = useAction({
    mutation: usePostApprovalPreviewMutation(),
    onFailed: ({ problems = [] }) =>
      problems.forEach(({ code }) => form.setError('employeeId', { type: 'server', message: code })),
  })
  const run = async () => {
    if (!(await policy.trigger([...ruleFields], { shouldFocus: true }))) return
    await form.handleSubmit((trip) => {
      const request = previewOf(trip, policy.getValues())
      setAsked(JSON.stringify(request))
      ask.run({ companyId, trip: request })
    })()
  }
  const isAtField = ask.failure?.problems !== undefined
  return {
    action: { isPending: ask.isPending, failure: isAtField ? undefined : ask.failure },
    run: () => void run(),
    answer: ask.data && asked === now ? { preview: ask.data, employeeId: form.getValues('employeeId') } : undefined,
    silence,
  }
}

function Answer({ preview, employeeId, silence }: { preview: Preview; employeeId: string; silence: Silence }) {
  const locale = useLocale()
  const { action, deciders } = preview
  const [first, ...others] = deciders.map(({ name, role }) => (
    <FormattedMessage key={name} id="travelPolicies.preview.person" values={{ name, role }} />
  ))
  if (action === 'nothing') return <FormattedMessage id="travelPolicies.preview.nothing" />
  if (!first)
    return (
      <Banner
        tone="warning"
        isWithinLiveRegion
        title={<FormattedMessage id={`travelPolicies.preview.nobody.${action}`} />}
      >
        <Link to={pathTo(locale, 'editEmployee', { employeeId })}>
          <FormattedMessage id="travelPolicies.preview.employee" />
        </Link>
      </Banner>
    )
  return (
    <p>
      <FormattedMessage id={`travelPolicies.preview.who.${action}`} values={{ person: first }} />{' '}
      {action === 'ask' && silence === 'next' && others.length > 0 && (
        <FormattedMessage id="travelPolicies.preview.then" values={{ list: <FormattedList value={others} /> }} />
      )}
    </p>
  )
}
