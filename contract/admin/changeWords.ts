/**
 * A part of a value of the record of changes for display: a day, a month, an instant, a word of the application, a cost
 * center with those below it, or the value unchanged.
 */
export type ValuePart =
  | { kind: 'day' | 'month' | 'instant' | 'withBelow' | 'card' | 'text'; text: string }
  | { kind: 'word'; id: string }
  | { kind: 'minutes'; amount: number }
  | { kind: 'count'; amount: number }
  | { kind: 'kilograms'; amount: number }
  | { kind: 'money'; amount: number; currency: string }
  | { kind: 'approvalRule'; rule: RecordedRule }

/** A rule of approval as the record of changes has it; values of the text `companyChanges.value.approvalRule`. */
export interface RecordedRule {
  kind: string
  scope: string
  above: number
  action: string
}

/**
 * Fields whose values are the company's own names. They are shown unchanged, even where they equal a word of the
 * application.
 */
const ownWords =
  /^(name|names|displayName|externalId|parentId|costCenter|costCenterId|travelPolicyId|number|obt|agency|disclaimers|expenseUrl|title|text|hints|choices|requiredByPolicies|address|eventPlace|eventVenue)(\.|$)/
/** A card number with most of its digits hidden, as the server stores it. */
const maskedCard = /^\d+\*+\d{4}$/
/** The carbon budget of a year, in kilograms, and the travel budget of a year, with its currency. */
const budgetOfYear = /^(budget|travelBudget)\.(\d{4})$/
/** Fields of several values. */
const lists = ['roles', 'uses', 'costCenters', 'impactedComponents', 'approvalRules']
/** Fields that are plain numbers. */
const counts = [
  'rows',
  'importedNumbers',
  'removedNumbers',
  'groupInvitation',
  'groupReminder',
  'answerHours',
  'dearerPercent',
]
/** The beginnings of the ids of words for values that other parts of the application name too. */
const wordsOf: Record<string, string> = {
  category: 'banners.maintenance.category',
  impactedComponents: 'banners.maintenance.component',
  screen: 'routes',
  silence: 'companyChanges.value.silence',
}

/** Ids of messages for fields and values that only some kinds of records have. */
export interface FurtherTexts {
  fieldId: (field: string) => string
  valueId: (value: string) => string
}

type FindText = (ids: readonly string[]) => string | undefined

/**
 * The parts of a recorded value for display, several where the field has several values.
 * @param find returns the first of some message ids that exists
 */
export const valueParts = (field: string, value: string, find: FindText, further?: FurtherTexts): ValuePart[] =>
  (lists.includes(field) ? value.split(', ') : [value]).map((text) => partOf(field, text, find, further))

function partOf(field: string, text: string, find: FindText, further: FurtherTexts | undefined): ValuePart {
  if (field === 'number' && maskedCard.test(text)) return { kind: 'card', text }
  if (ownWords.test(field)) return { kind: 'text', text }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { kind: 'day', text }
  if (/^\d{4}-\d{2}$/.test(text)) return { kind: 'month', text }
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return { kind: 'instant', text }
  if (field === 'idleSeconds') return { kind: 'minutes', amount: Number(text) / 60 }
  if (field === 'approvalRules') return { kind: 'approvalRule', rule: ruleOf(text) }
  if (field.startsWith('budget.')) return { kind: 'kilograms', amount: Number(text) }
  if (field === 'pricePerTonne' || budgetOfYear.test(field)) {
    const [amount, currency = ''] = text.split(' ')
    return { kind: 'money', amount: Number(amount), currency }
  }
  if (counts.includes(field)) return { kind: 'count', amount: Number(text) }
  if (field === 'costCenters' && text.endsWith('+')) return { kind: 'withBelow', text: text.slice(0, -1) }
  const id = find([
    `companyChanges.value.${text}`,
    `profile.account.role.${text}`,
    ...(field in wordsOf ? [`${wordsOf[field]}.${text}`] : []),
    ...(further ? [further.valueId(text)] : []),
  ])
  return id ? { kind: 'word', id } : { kind: 'text', text }
}

/** `hotel outside 300 ask`; without an amount `hotel outside ask`. */
function ruleOf(text: string): RecordedRule {
  const [kind = '', scope = '', ...rest] = text.split(' ')
  return { kind, scope, above: Number(rest.length > 1 ? rest[0] : 0), action: rest.at(-1) ?? '' }
}

/** The ids of the messages that can name a changed field; the first existing one is used. */
export const fieldIds = (field: string, further?: FurtherTexts): readonly string[] => [
  `companyChanges.field.${budgetOfYear.exec(field)?.[1] ?? field}`,
  ...(further ? [further.fieldId(field)] : []),
]

/** The year that the name of a field needs; undefined for the other fields. */
export const yearOfField = (field: string): string | undefined => budgetOfYear.exec(field)?.[2]

/**
 * Texts for the changes of company settings and cards. They stand apart, so that the pages of employees and cost centers
 * do not load them.
 */
export const settingsAndCards: FurtherTexts = {
  fieldId: (field) => `companySettings.field.${field.replaceAll('.', '_')}`,
  valueId: (value) => `profile.payment.use.${value}`,
}
