import * as z from 'zod/mini'
import { textLine } from './fields.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { withoutInvisible } from '#contract/texts/invisible.ts'

/** A text that is empty or passes the schema, as the schema writes it. */
export const emptyOr = (schema: z.ZodMiniType<string, string>) =>
  z.string(fieldProblem('invalid')).check((field) => {
    if (field.value === '') return
    const { data, error } = schema.safeParse(field.value)
    if (data !== undefined) field.value = data
    const problem = error?.issues[0]
    if (problem) field.issues.push({ code: 'custom', input: field.value, message: problem.message })
  })

/** Whether a web address holds a user name or a password. */
export const hasLogin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}

/** Whether a text is an https address as people write it: browsers also take one without its slashes, or with others. */
export const isHttps = (text: string): boolean => /^https:\/\/[^/\\]/i.test(text) && URL.canParse(text)

/** The address with its host as the network knows it, so that a host with letters that look like others is told apart. */
const withPlainHost = (text: string): string =>
  isHttps(text) ? text.replace(/^https:\/\/[^/?#\\]+/i, (start) => new URL(start).href.slice(0, -1)) : text

/**
 * A web address, https, without a user name or password, as every reader would see these, and without marks that are
 * not seen or turn the direction of writing, as these hide where it leads.
 */
export const httpsAddress = (most: number) =>
  textLine(most).check(
    z.refine((text) => withoutInvisible(text) === text, fieldProblem('addressHidden')),
    z.refine(isHttps, fieldProblem('webAddress')),
    z.refine((text) => !hasLogin(text), fieldProblem('addressWithLogin')),
    z.overwrite(withPlainHost),
  )
