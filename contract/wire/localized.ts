import * as z from 'zod/mini'
import { fieldProblem } from './fieldProblems.ts'

/** Check of a list of texts by locale: none twice. */
export const onePerLocale = z.superRefine<{ locale: string }[]>((given, check) => {
  const twice = given.findIndex(({ locale }, at) => given.findIndex((each) => each.locale === locale) < at)
  if (twice < 0) return
  check.addIssue({ code: 'custom', path: [twice, 'locale'], message: fieldProblem('alreadyThere'), input: given })
})
