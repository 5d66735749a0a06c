import type { IntlShape } from 'react-intl'
import { mealCodes, type MealCode } from '#contract/profile/preferences.ts'
import type { MessageId } from '@/i18n/messages'

/** Message id of an option. */
export const preferenceLabelId = (name: string, value: string) =>
  (value === 'none' ? 'profile.preferences.none' : `profile.preferences.${name}.${value}`) as MessageId

/** A meal's name, with the code used by airlines: "Kosher (KSML)". */
export function mealName(formatMessage: IntlShape['formatMessage'], code: MealCode): string {
  const name = formatMessage({ id: preferenceLabelId('meal', code) })
  return code === 'none' ? name : `${name} (${code})`
}

/** Formats a preference for a conflict. */
export function preferenceInWords(formatMessage: IntlShape['formatMessage'], name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '—'
  if (name.endsWith('Requests')) return value
  const meal = mealCodes.find((code) => name === 'meal' && code === value)
  return meal ? mealName(formatMessage, meal) : formatMessage({ id: preferenceLabelId(name, value) })
}
