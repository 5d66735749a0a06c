import { FormattedMessage } from 'react-intl'
import { featureStatusSchema } from '#contract/configuration.ts'

/** Formats a setting for a conflict. */
export const shownSettingsValue = (name: string, value: unknown) => {
  if (typeof value === 'boolean') return <FormattedMessage id={`companySettings.${value ? 'yes' : 'no'}`} />
  const status = featureStatusSchema.options.find((each) => name.startsWith('features_') && each === value)
  if (status) return <FormattedMessage id={`companySettings.status.${status}`} />
  return typeof value === 'string' && value !== '' ? value : '—'
}
