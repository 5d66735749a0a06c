import { FormattedMessage } from 'react-intl'
import { scimGroupChoices } from '#contract/companySettings.ts'
import { featureStatusSchema } from '#contract/configuration.ts'
import { dayKinds } from './opening.rules'

/** Formats a setting for a conflict. */
export const shownSettingsValue = (name: string, value: unknown) => {
  if (typeof value === 'boolean') return <FormattedMessage id={`companySettings.${value ? 'yes' : 'no'}`} />
  const status = featureStatusSchema.options.find((each) => name.startsWith('features_') && each === value)
  if (status) return <FormattedMessage id={`companySettings.status.${status}`} />
  const groups = scimGroupChoices.find((each) => name === 'scimGroups' && each === value)
  if (groups) return <FormattedMessage id={`companySettings.scimGroups.${groups}`} />
  const day = dayKinds.find((each) => /^day\d_is$/.test(name) && each === value)
  if (day) return <FormattedMessage id={`companySettings.day.${day}`} />
  return typeof value === 'string' && value !== '' ? value : '—'
}
