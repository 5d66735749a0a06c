import { useIntl } from 'react-intl'
import type { ApprovalAction, ApprovalKind, ApprovalScope, Silence } from '#contract/approvals/approvalRules.ts'
import { SelectInput } from '@/forms/input/SelectInput'
import type { MessageId } from '@/i18n/messages'

interface ChoiceInputProps<Value extends string> {
  name: string
  values: readonly Value[]
  /** The id of the text of a value. */
  idOf: (value: Value) => MessageId
}

/** One of a few values. */
export function ChoiceInput<Value extends string>({ name, values, idOf }: ChoiceInputProps<Value>) {
  const { formatMessage } = useIntl()
  return (
    <SelectInput name={name} isRequired autoComplete="off">
      {values.map((value) => (
        <option key={value} value={value}>
          {formatMessage({ id: idOf(value) })}
        </option>
      ))}
    </SelectInput>
  )
}

/** The ids of the texts of what the rules of approval consist of. */
export const approvalText = {
  action: (value: ApprovalAction): MessageId => `travelPolicies.approvals.action.${value}`,
  kind: (value: ApprovalKind): MessageId => `travelPolicies.approvals.kind.${value}`,
  scope: (value: ApprovalScope): MessageId => `travelPolicies.approvals.scope.${value}`,
  silence: (value: Silence): MessageId => `travelPolicies.approvals.silence.${value}`,
}
