import { randomUUID } from 'node:crypto'
import { isSamePhone, mostOtherContacts } from '#contract/emergencyContact.ts'
import type { ContactPerson, PutEmergencyContact } from '#contract/emergencyContact.ts'
import { phoneProblem, storedNumber } from '#contract/phones.ts'
import { recordFields } from '#server/domains/profile/recordProfileChanges.ts'
import { changedFields } from '#server/domains/profile/editSection.ts'
import type { Note } from '#server/domains/profile/editSection.ts'
import { tooMany } from '#server/domains/profile/refusals.ts'
import { refusedField } from '#server/http/envelope.ts'

/**
 * The people to call as a request leaves them.
 * @param before those there are now, in the order they are called
 * @throws 400 for an id that none of them has, or that is sent twice; 409 for more people than are kept
 */
export function peopleSent(before: ContactPerson[], { others, ...first }: Omit<PutEmergencyContact, 'version'>) {
  const sentIds = [first, ...(others ?? [])].map(({ id }) => id)
  for (const [index, id] of sentIds.entries())
    if (id && (sentIds.indexOf(id) < index || !before.some((each) => each.id === id)))
      throw refusedField(`${placeOf(index)}id`, 'invalid')
  if (others && others.length > mostOtherContacts)
    throw tooMany('tooManyContacts', `At most ${mostOtherContacts + 1} people are kept. Remove one of them.`)
  const calledFirst = before[0]?.id
  const id = first.id ?? (sentIds.includes(calledFirst) ? undefined : calledFirst)
  const stays = before.filter((each) => each.id !== id)
  return [{ ...first, id }, ...(others ?? stays)].map((each): ContactPerson =>
    withStoredPhone({ ...each, id: each.id ?? randomUUID() }),
  )
}

/** Somebody with their telephone as it is stored. */
export const withStoredPhone = (person: ContactPerson): ContactPerson => ({
  ...person,
  phoneNumber: storedNumber({ code: person.code, number: person.phoneNumber }),
})

/**
 * Where a request has the people whose telephone is new, by their position in the list. Two who have had one telephone
 * from before stand in nobody else's way.
 */
export const placesOfNewPhones = (sent: ContactPerson[], had: ContactPerson[]): ReadonlyMap<number, string> =>
  new Map(
    [...sent.entries()]
      .filter(([, person]) => !had.some((each) => each.id === person.id && isSamePhone(each, person)))
      .map(([index]) => [index, placeOf(index)]),
  )

/** Where a request has a person: the first in the body itself, the others in its list. */
const placeOf = (index: number): string => (index === 0 ? '' : `others.${index - 1}.`)

/**
 * Refuses a telephone that does not exist, and one that somebody else of the list has.
 * @param places where the request has a person, by their position in the list; others are not looked at
 * @throws 400
 */
export function refuseWrongPhones(people: ContactPerson[], places: ReadonlyMap<number, string>): void {
  for (const [index, place] of places) {
    const person = people[index]!
    const problem = phoneProblem({ code: person.code, number: person.phoneNumber })
    if (problem) throw refusedField(`${place}${problem === 'phoneCode' ? 'code' : 'phoneNumber'}`, problem)
    // Of two who were sent, the one called later is refused.
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

/** Records who came, who went, and what changed about the others or in their order. */
export async function recordDifferences(note: Note, before: ContactPerson[], after: ContactPerson[]): Promise<void> {
  const [had, kept] = [before.filter(isIn(after)), after.filter(isIn(before))]
  for (let added = after.length - kept.length; added > 0; added--) await note('added', recordFields.emergencyContact)
  for (let removed = before.length - had.length; removed > 0; removed--)
    await note('removed', recordFields.emergencyContact)
  const changed = kept.flatMap((person) =>
    changedFields(
      had.find(({ id }) => id === person.id)!,
      person,
    ),
  )
  if (kept.some(({ id }, place) => had[place]?.id !== id)) changed.push('callingOrder')
  if (changed.length > 0) await note('changed', [...new Set(changed)])
}
