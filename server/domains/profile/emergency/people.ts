import { randomUUID } from 'node:crypto'
import { isSamePhone, type ContactPerson, type PutEmergencyContact } from '#contract/profile/emergencyContact.ts'
import { phoneProblem, storedNumber } from '#contract/fields/phones.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { changedFields, type RecordChange } from '#server/domains/profile/editSection.ts'
import { tooMany } from '#server/domains/profile/refusals.ts'
import { refusedField } from '#server/http/answers/envelope.ts'

/**
 * The people to call after a request.
 * @param before the stored people, in order of calling
 * @throws 400 for an unknown or repeated id; 409 for too many people
 */
export function peopleSent(before: ContactPerson[], { others, ...first }: Omit<PutEmergencyContact, 'version'>) {
  const sentIds = [first, ...(others ?? [])].map(({ id }) => id)
  for (const [index, id] of sentIds.entries())
    if (id && (sentIds.indexOf(id) < index || !before.some((each) => each.id === id)))
      throw refusedField(`${placeOf(index)}id`, 'invalid')
  if (others && others.length >= mosts.emergencyContacts.most)
    throw tooMany('tooManyContacts', `At most ${mosts.emergencyContacts.most} people are kept. Remove one of them.`)
  const calledFirst = before[0]?.id
  const id = first.id ?? (sentIds.includes(calledFirst) ? undefined : calledFirst)
  const stays = before.filter((each) => each.id !== id)
  return [{ ...first, id }, ...(others ?? stays)].map((each): ContactPerson =>
    withStoredPhone({ ...each, id: each.id ?? randomUUID() }),
  )
}

/** A person with the telephone as stored. */
export const withStoredPhone = (person: ContactPerson): ContactPerson => ({
  ...person,
  phoneNumber: storedNumber({ code: person.code, number: person.phoneNumber }),
})

/**
 * The fields of people with a new telephone, by position in the list. Equal telephones that were stored before are not
 * refused.
 */
export const placesOfNewPhones = (sent: ContactPerson[], had: ContactPerson[]): ReadonlyMap<number, string> =>
  new Map(
    [...sent.entries()]
      .filter(([, person]) => !had.some((each) => each.id === person.id && isSamePhone(each, person)))
      .map(([index]) => [index, placeOf(index)]),
  )

/** The field of a person in the request: the first is the body itself, the others are in its list. */
const placeOf = (index: number): string => (index === 0 ? '' : `others.${index - 1}.`)

/**
 * Refuses an invalid telephone, and the telephone of another person in the list.
 * @param places the fields to check, by position in the list
 * @throws 400
 */
export function refuseWrongPhones(people: ContactPerson[], places: ReadonlyMap<number, string>): void {
  for (const [index, place] of places) {
    const person = people[index]!
    const problem = phoneProblem({ code: person.code, number: person.phoneNumber })
    if (problem) throw refusedField(`${place}${problem === 'phoneCode' ? 'code' : 'phoneNumber'}`, problem)
    // The later of two equal telephones in a request is refused.
    const isTaken = people.some(
      (other, at) => at !== index && (at < index || !places.has(at)) && isSamePhone(other, person),
    )
    if (isTaken) throw refusedField(`${place}phoneNumber`, 'samePhone')
  }
}

const isIn =
  (people: ContactPerson[]) =>
  ({ id }: ContactPerson): boolean =>
    people.some((each) => each.id === id)

/** Records added and removed people, and changes of the others or their order. */
export async function recordDifferences(
  recordChange: RecordChange,
  before: ContactPerson[],
  after: ContactPerson[],
): Promise<void> {
  const [had, kept] = [before.filter(isIn(after)), after.filter(isIn(before))]
  for (let added = after.length - kept.length; added > 0; added--)
    await recordChange('added', recordFields.emergencyContact)
  for (let removed = before.length - had.length; removed > 0; removed--)
    await recordChange('removed', recordFields.emergencyContact)
  const changed = kept.flatMap((person) =>
    changedFields(
      had.find(({ id }) => id === person.id)!,
      person,
    ),
  )
  if (kept.some(({ id }, place) => had[place]?.id !== id)) changed.push('callingOrder')
  if (changed.length > 0) await recordChange('changed', [...new Set(changed)])
}
