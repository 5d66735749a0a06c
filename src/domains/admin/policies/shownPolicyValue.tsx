import { FormattedList, FormattedMessage } from 'react-intl'
import type { ExceptionValues } from './approvalForm.rules'
import { approvalText } from './ChoiceInput'
import type { PlaceValues, PolicyValues } from './policyForm.rules'

/** Formats a value of a policy for a conflict. */
export function shownPolicyValue(name: string, value: unknown) {
  if (typeof value === 'boolean') return <FormattedMessage id={`travelPolicies.${value ? 'yes' : 'no'}`} />
  if (name === 'status') return <FormattedMessage id={`travelPolicies.status.${value as 'active'}`} />
  if (name === 'tripWithin' || name === 'tripOutside')
    return <FormattedMessage id={approvalText.action(value as PolicyValues['tripWithin'])} />
  if (name === 'silence') return <FormattedMessage id={approvalText.silence(value as PolicyValues['silence'])} />
  if (Array.isArray(value) && value.length > 0 && name === 'exceptions')
    return <FormattedList value={(value as ExceptionValues[]).map(shownException)} />
  const text = Array.isArray(value)
    ? (value as PlaceValues[]).map(({ code, limit }) => `${code} ${limit}`).join(', ')
    : String(value)
  return text === '' ? '—' : text
}

const shownException = ({ kind, scope, above, action }: ExceptionValues) => (
  <span key={`${kind} ${scope} ${above}`}>
    <FormattedMessage id={approvalText.kind(kind)} /> · <FormattedMessage id={approvalText.scope(scope)} />
    {above && ` · ${above}`} · <FormattedMessage id={approvalText.action(action)} />
  </span>
)
