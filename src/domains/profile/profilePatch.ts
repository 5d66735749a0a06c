import type { Profile } from '#contract/profile.ts'
import type { EditableProfile, ProfilePatch } from '#contract/profileChanges.ts'

/** Fields of a profile with their new values; null where a field that may be missing still is. */
export type ProfileEdits = { [Field in keyof EditableProfile]?: EditableProfile[Field] | null }

/**
 * The JSON Patch (RFC 6902) that changes a profile: for each field that differs a `test` with the value the form was
 * opened with, as GET answered it, and a `replace`; so nobody's later change is overwritten. Empty where nothing
 * differs; the server takes no empty patch. §7 Profiles
 */
export function profilePatch(opened: Profile, changed: ProfileEdits): ProfilePatch {
  const differing = Object.entries(changed).filter(([field, value]) => value !== opened[field as keyof ProfileEdits])
  return differing.flatMap(([field, value]) => {
    const path = `/${field as keyof ProfileEdits}` as const
    return [
      { op: 'test' as const, path, value: opened[field as keyof ProfileEdits] },
      { op: 'replace' as const, path, value },
    ]
  })
}

/** The fields that a patch changes. */
export const patchedFields = (patch: ProfilePatch): string[] =>
  patch.filter(({ op }) => op === 'replace').map(({ path }) => path.slice(1))
