import type { FieldProblemCode } from '#contract/fieldProblemCodes.ts'
import { Refusal } from '#server/http/envelope.ts'

const code: FieldProblemCode = 'alreadyThere'

/** 409 for something the person already has, naming the field. */
export const alreadyExists = (field: string, message: string) =>
  new Refusal(409, 'alreadyThere', message, { problems: [{ field, code }] })

/** 409 for exceeding the number of entries a person may have. */
export const tooMany = (messageCode: string, message: string) => new Refusal(409, messageCode, message)
