import { useWatch } from 'react-hook-form'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { TravelPolicy } from '#contract/profile.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { SelectInput } from '@/forms/SelectInput'
import { useTravelPoliciesQuery } from '@/domains/admin/employees/employees.slice'

const none: TravelPolicy[] = []

/** The travel policy somebody books under; what it allows is said below it. */
export function PolicyInput({ name }: { name: string }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const { data: policies = none } = useTravelPoliciesQuery({ companyId })
  const chosen: unknown = useWatch({ name })
  const policy = policies.find(({ id }) => id === chosen)
  return (
    <SelectInput
      // The options that come later would not show what was chosen before.
      key={policies.length}
      name={name}
      description={policy ? <Allowed policy={policy} /> : <FormattedMessage id="employees.form.policy.none" />}
    >
      <option value="">{formatMessage({ id: 'employees.form.policy.companys' })}</option>
      {typeof chosen === 'string' && chosen !== '' && !policy && <option value={chosen}>{chosen}</option>}
      {policies.map(({ id, name: called }) => (
        <option key={id} value={id}>
          {called || id}
        </option>
      ))}
    </SelectInput>
  )
}

const permissions = ['isAllowedSelf', 'isAllowedTransient', 'isAllowedEvent'] as const

/** §3: whom and what for a policy lets somebody book. */
function Allowed({ policy }: { policy: TravelPolicy }) {
  const { formatMessage } = useIntl()
  const allowed = permissions.filter((each) => policy[each])
  if (allowed.length === 0) return <FormattedMessage id="employees.form.policy.nothing" />
  const list = <FormattedList value={allowed.map((each) => formatMessage({ id: `employees.form.policy.${each}` }))} />
  return <FormattedMessage id="employees.form.policy.allows" values={{ list }} />
}
