import * as z from 'zod/mini'
import { type NewTripField, type TripField, tripFieldLimits } from '#contract/admin/tripFields.ts'
import { policyNameLocales } from '#contract/admin/travelPolicies.ts'
import { requiredLine, textLine } from '#contract/fields/fields.ts'
import { tripFieldKinds } from '#contract/trips/tripFieldValues.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'

/** Who must give a value: nobody, everybody, or the holders of some policies. */
export const requirements = ['nobody', 'everybody', 'policies'] as const

const { name, hint, choice, choices: mostChoices } = tripFieldLimits
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The choices of a field, one in each line. */
const choiceLines = z.string().check(
  z.superRefine<string>((text, check) => {
    const lines = linesOf(text)
    const wrong = lines.map((line) => requiredLine(choice).safeParse(line).error?.issues[0]?.message).find(Boolean)
    const more = lines.length > mostChoices && fieldProblem('tooMany')
    const twice = new Set(lines).size < lines.length && fieldProblem('alreadyThere')
    const message = wrong ?? (more || twice)
    if (message) check.addIssue({ code: 'custom', message, input: text })
  }),
)

/** The values of the form of a field; texts that its kind or its requirement does not need may be anything. */
export const fieldFormSchema = z
  .object({
    nameEn: requiredLine(name),
    nameFr: textLine(name),
    nameEs: textLine(name),
    hintEn: textLine(hint),
    hintFr: textLine(hint),
    hintEs: textLine(hint),
    kind: z.enum(tripFieldKinds),
    choices: choiceLines,
    required: z.enum(requirements),
    policyIds: z.array(z.string()),
    isActive: z.boolean(),
  })
  .check(
    z.refine(({ kind, choices }) => kind !== 'choice' || linesOf(choices).length > 0, {
      error: fieldProblem('required'),
      path: ['choices'],
    }),
    z.refine(({ required, policyIds }) => required !== 'policies' || policyIds.length > 0, {
      error: fieldProblem('required'),
      path: ['policyIds'],
    }),
  )
export type FieldFormValues = z.infer<typeof fieldFormSchema>

/** The values of a field in its form; of a new one without `field`. */
export function fieldValues(field?: TripField): FieldFormValues {
  const [english, french, spanish] = policyNameLocales
  const textOf = (texts: TripField['names'] | undefined, locale: string) =>
    texts?.find((each) => each.locale === locale)?.value ?? ''
  const chosen = (field?.policyIds.length ?? 0) > 0 ? 'policies' : 'nobody'
  return {
    nameEn: textOf(field?.names, english),
    nameFr: textOf(field?.names, french),
    nameEs: textOf(field?.names, spanish),
    hintEn: textOf(field?.hints, english),
    hintFr: textOf(field?.hints, french),
    hintEs: textOf(field?.hints, spanish),
    kind: field?.kind ?? 'text',
    choices: field?.choices.join('\n') ?? '',
    required: field?.isAlwaysRequired ? 'everybody' : chosen,
    policyIds: field?.policyIds ?? [],
    isActive: field?.isActive ?? true,
  }
}

/** The request of the form, without whether the field is active, which a new one always is. */
export function toField(values: FieldFormValues): NewTripField {
  const inLocales = (...texts: string[]) => policyNameLocales.map((locale, at) => ({ locale, value: texts[at] ?? '' }))
  return {
    names: inLocales(values.nameEn, values.nameFr, values.nameEs),
    hints: inLocales(values.hintEn, values.hintFr, values.hintEs),
    kind: values.kind,
    choices: values.kind === 'choice' ? linesOf(values.choices) : [],
    isAlwaysRequired: values.required === 'everybody',
    policyIds: values.required === 'policies' ? values.policyIds : [],
  }
}
