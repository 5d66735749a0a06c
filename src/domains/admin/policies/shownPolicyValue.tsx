import { FormattedMessage } from 'react-intl'
import type { PlaceValues } from './policyForm.rules'

/** Formats a value of a policy for a conflict. */
export function shownPolicyValue(name: string, value: unknown) {
  if (typeof value === 'boolean') return <FormattedMessage id={`travelPolicies.${value ? 'yes' : 'no'}`} />
  if (name === 'status') return <FormattedMessage id={`travelPolicies.status.${value as 'active'}`} />
  const text = Array.isArray(value)
    ? (value as PlaceValues[]).map(({ code, limit }) => `${code} ${limit}`).join(', ')
    : String(value)
  return text === '' ? '—' : text
}
