import { type Profile, travelerNumbers } from '#contract/profile/profile.ts'
import type { EditableProfile, ProfilePatch } from '#contract/profile/profileChanges.ts'

/** Profile fields with their new values; null for an optional field without a value. */
export type ProfileEdits = { [Field in keyof EditableProfile]?: EditableProfile[Field] | null }

/**
 * The JSON Patch (RFC 6902) that changes a profile. Each changed field has a `test` with the value that GET sent when
 * the form was opened, and a `replace`, so that a later change of another person is not overwritten. Empty without
 * changes; the server refuses an empty patch. §7 Profiles
 */
export function profilePatch(opened: Profile, changed: ProfileEdits): ProfilePatch {
  const differing = Object.entries(changed).filter(([field, value]) => value !== opened[field as keyof ProfileEdits])
  return differing.flatMap(([field, value]) => {
    const path = `/${field as keyof ProfileEdits}` as const
    return [
      { op: 'test' as const, path, value: opened[field as keyof ProfileEdits] },
      ...tagTest(opened, field),
      { op: 'replace' as const, path, value },
    ]
  })
}

/**
 * The test of a traveler number's tag, because two numbers may have the same mask. None where the server sends no
 * tags.
 */
function tagTest({ travellerNumberTags }: Profile, field: string) {
  const name = travelerNumbers.find((each) => each === field)
  const value = name && travellerNumberTags[name]
  return value ? [{ op: 'test' as const, path: `/travellerNumberTags/${name}` as const, value }] : []
}
