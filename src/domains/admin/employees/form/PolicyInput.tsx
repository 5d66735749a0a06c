import { useWatch } from 'react-hook-form'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { SelectInput } from '@/forms/input/SelectInput'
import { summarizeApproval } from '@/domains/admin/travelPolicies.rules'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'

const none: ManagedPolicy[] = []

/** The travel policy of the employee, with a summary below it. */
export function PolicyInput({ name }: { name: string }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const { data: policies = none } = useTravelPoliciesQuery({ companyId })
  const chosen: unknown = useWatch({ name })
  const byDefault = policies.find(({ isDefault }) => isDefault)
  const policy = policies.find(({ id }) => id === chosen) ?? (chosen === '' ? byDefault : undefined)
  const isKnown = policies.some(({ id }) => id === chosen)
  return (
    <SelectInput
      // A select with options that load later would not show the earlier choice.
      key={policies.length}
      name={name}
      description={
        policy ? (
          <AllowedBookings policy={policy} />
        ) : (
          policies.length === 0 && <FormattedMessage id="employees.form.policy.none" />
        )
      }
    >
      <option value="">
        {byDefault?.name
          ? formatMessage({ id: 'employees.form.policy.companysNamed' }, { name: byDefault.name })
          : formatMessage({ id: 'employees.form.policy.companys' })}
      </option>
      {typeof chosen === 'string' && chosen !== '' && !isKnown && <option value={chosen}>{chosen}</option>}
      {policies
        .filter(({ id, isActive }) => isActive || id === chosen)
        .map(({ id, name: called }) => (
          <option key={id} value={id}>
            {called || id}
          </option>
        ))}
    </SelectInput>
  )
}

const permissions = ['isAllowedSelf', 'isAllowedTransient', 'isAllowedEvent'] as const

/** §3: the bookings that a policy allows. */
function AllowedBookings({ policy }: { policy: ManagedPolicy }) {
  const { formatMessage } = useIntl()
  const summary = summarizeApproval(policy.approval)
  const allowed = permissions.filter((each) => policy[each])
  if (allowed.length === 0) return <FormattedMessage id="employees.form.policy.nothing" />
  const list = <FormattedList value={allowed.map((each) => formatMessage({ id: `employees.form.policy.${each}` }))} />
  return (
    <>
      <FormattedMessage id="employees.form.policy.allows" values={{ list }} />{' '}
      {summary && isOffered('approvals') && <FormattedMessage id={`employees.form.policy.approval.${summary}`} />}{' '}
      {policy.needsApproval && <FormattedMessage id="employees.form.policy.approval" />}
    </>
  )
}
