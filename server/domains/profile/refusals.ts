import type { FieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { mosts, type Most, type MostName } from '#contract/fields/mosts.ts'
import { Refusal } from '#server/http/answers/envelope.ts'

const code: FieldProblemCode = 'alreadyThere'

/** 409 for something the person already has, naming the field. */
export const alreadyExists = (field: string, message: string) =>
  new Refusal(409, 'alreadyThere', message, { problems: [{ field, code }] })

/** 409 for exceeding the number of entries a person may have. */
export const tooMany = (messageCode: string, message: string) => new Refusal(409, messageCode, message)

/**
 * Refuses a further record where its owner has the most of them (contract/fields/mosts.ts).
 * @param held how many there are; the caller has locked what they are counted of
 * @param added how many are to be added
 * @throws 409 `tooManyKept` for records of a person, else `tooManyInCompany`
 */
export function requireRoom(name: MostName, held: number, what: string, added = 1): void {
  const { most, of }: Most = mosts[name]
  if (held + added <= most) return
  throw of === 'person'
    ? tooMany('tooManyKept', `You keep ${held} ${what}, and ${most} is the most. Remove one that you no longer need.`)
    : tooMany('tooManyInCompany', `Your company has ${held} ${what}, and ${most} is the most. Remove or reuse one.`)
}
