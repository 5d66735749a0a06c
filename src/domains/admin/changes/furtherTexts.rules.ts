import type { FurtherTexts } from './companyChanges.rules'

/**
 * Texts for the changes of company settings and cards. They stand apart, so that the pages of employees and cost centers
 * do not load them.
 */
export const settingsAndCards: FurtherTexts = {
  fieldId: (field) => `companySettings.field.${field.replaceAll('.', '_')}`,
  valueId: (value) => `profile.payment.use.${value}`,
}
