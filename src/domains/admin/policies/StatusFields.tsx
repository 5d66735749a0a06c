import { FormattedMessage } from 'react-intl'
import { activeStatuses } from '#contract/costCenters.ts'
import { RadioInput } from '@/forms/input/RadioInput'
import { Card } from '@/ui/display/Card'

/** Whether the policy can still be given to people. */
export const StatusFields = () => (
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
