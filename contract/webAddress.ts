import * as z from 'zod/mini'
import { textLine } from './fields.ts'
import { fieldProblem } from './fieldProblems.ts'

/** A text that is empty or passes the schema. */
export const emptyOr = (schema: z.ZodMiniType<string, string>) =>
  z.string(fieldProblem('invalid')).check(({ value, issues }) => {
    const problem = value === '' ? undefined : schema.safeParse(value).error?.issues[0]
    if (problem) issues.push({ code: 'custom', input: value, message: problem.message })
  })

/** Whether a web address holds a user name or a password. */
export const hasLogin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}

/** Whether a text is an https address. */
export const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'

/** A web address, https, without a user name or password, as every reader would see these. */
export const httpsAddress = (most: number) =>
  textLine(most).check(
    z.refine(isHttps, fieldProblem('webAddress')),
    z.refine((text) => !hasLogin(text), fieldProblem('addressWithLogin')),
  )
