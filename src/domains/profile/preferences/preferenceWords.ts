import type { IntlShape } from 'react-intl'
import { mealCodes, type MealCode } from '#contract/preferences.ts'
import type { MessageId } from '@/i18n/messages'

/** The message of one value of a choice. */
export const preferenceLabelId = (name: string, value: string) =>
  (value === 'none' ? 'profile.preferences.none' : `profile.preferences.${name}.${value}`) as MessageId

/** A meal by its name, with the code airlines print: "Kosher (KSML)". */
export function mealName(formatMessage: IntlShape['formatMessage'], code: MealCode): string {
  const name = formatMessage({ id: preferenceLabelId('meal', code) })
  return code === 'none' ? name : `${name} (${code})`
}

/** A value of the record in words: what a conflict shows side by side. */
export function preferenceInWords(formatMessage: IntlShape['formatMessage'], name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '—'
  if (name.endsWith('Requests')) return value
  const meal = mealCodes.find((code) => name === 'meal' && code === value)
  return meal ? mealName(formatMessage, meal) : formatMessage({ id: preferenceLabelId(name, value) })
}
