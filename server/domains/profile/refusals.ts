import type { FieldProblemCode } from '#contract/fieldProblems.ts'
import { Refusal } from '#server/http/envelope.ts'

const code: FieldProblemCode = 'alreadyThere'

/** 409 for what the person has already, naming the field that says so. */
export const alreadyExists = (field: string, message: string) =>
  new Refusal(409, 'alreadyThere', message, { problems: [{ field, code }] })

/** 409 for one more than a person may keep. */
export const tooMany = (messageCode: string, message: string) => new Refusal(409, messageCode, message)
