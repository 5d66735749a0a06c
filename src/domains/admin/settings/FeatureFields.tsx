import { FormattedMessage, useIntl } from 'react-intl'
import { featureStatusSchema } from '#contract/session/configuration.ts'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { SelectInput } from '@/forms/input/SelectInput'
import { Card } from '@/ui/display/Card'
import { followedEmployeeFeatures, followedFeatures } from './followedFeatures'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** Features of the application (§3): used, in sight without use, or out of sight. */
export function FeatureFields() {
  const { formatMessage } = useIntl()
  return (
    <Card
      heading={<FormattedMessage id="companySettings.features" />}
      description={<FormattedMessage id="companySettings.features.text" />}
    >
      <div className={cx(layout.tiles16, layout.gap4)}>
        {followedFeatures.map((name) => (
          <SelectInput
            key={name}
            name={`features_${name}`}
            autoComplete="off"
            description={<FormattedMessage id={`companySettings.feature.${name}.text`} />}
          >
            {featureStatusSchema.options.map((status) => (
              <option key={status} value={status}>
                {formatMessage({ id: `companySettings.status.${status}` })}
              </option>
            ))}
          </SelectInput>
        ))}
      </div>
    </Card>
  )
}

/** The features of the employees (§3). */
export const EmployeeFeatureFields = () => (
  <Card
    heading={<FormattedMessage id="companySettings.employeeFeatures" />}
    description={<FormattedMessage id="companySettings.employeeFeatures.text" />}
  >
    <div className={cx(layout.tiles16, layout.gap4)}>
      {followedEmployeeFeatures.map((name) => (
        <CheckboxInput
          key={name}
          name={`employeeFeatures_${name}`}
          description={<FormattedMessage id={`companySettings.employeeFeature.${name}.text`} />}
        />
      ))}
    </div>
  </Card>
)
