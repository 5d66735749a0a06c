import { useEffect, useState, type Ref } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type LoyaltyProgram,
  type Membership,
  type MembershipCategory,
  newMembershipSchema,
} from '#contract/profile/memberships.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useField } from '@/forms/input/FieldContext'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { ProfileRef } from '@/http/paths'
import { SearchField } from '@/ui/field/search/SearchField'
import styles from './MembershipsSection.module.css'
import { usePostMembershipMutation, useProgramsQuery } from './memberships.slice'
import { NumberInput } from './NumberInput'
import textStyle from '@/ui/layout/textStyle.module.css'

interface AddMembershipProps {
  profileRef: ProfileRef
  category: MembershipCategory
  onClose: () => void
  onAdded: (program: string) => void
}

const schema = z.omit(newMembershipSchema, { category: true })
const valuesOf = (membership: Membership | null) => ({
  programCode: membership?.programCode ?? '',
  number: membership?.number ?? '',
})

/** Adds a membership: programme and number. The error for a programme the person has already shows at its field. */
export default function AddMembership({ profileRef, category, onClose, onAdded }: AddMembershipProps) {
  const [post] = usePostMembershipMutation()
  const section = useSectionForm({
    id: `membership-${category}-${profileRef.profileId}`,
    schema,
    entity: null as Membership | null,
    valuesOf,
    save: async (typed) =>
      (await post({ ...profileRef, membership: { category, ...typed } })) as SaveResult<Membership | null>,
    draftOwner: useOwnProfile(),
    // Not in drafts: a draft has only the code of a programme, while the field shows its name.
    sealed: { programCode: () => '' },
    onSaved: (added) => onAdded(added?.programName ?? ''),
  })
  return (
    <div className={styles.form}>
      <SectionForm
        section={section}
        labels="profile.memberships.field"
        saveLabel="profile.memberships.add.save"
        onCancel={onClose}
      >
        <ProgramAndNumber profileRef={profileRef} category={category} />
      </SectionForm>
    </div>
  )
}

function ProgramAndNumber({ profileRef, category }: { profileRef: ProfileRef; category: MembershipCategory }) {
  const [program, setProgram] = useState<LoyaltyProgram | null>(null)
  const { label, error, control } = useField('programCode')
  const { ref, onBlur, onChange } = useController({ control, name: 'programCode' }).field
  const { setFocus } = useFormContext()
  useEffect(() => setFocus('programCode'), [setFocus])
  return (
    <>
      <ProgramField
        profileRef={profileRef}
        category={category}
        label={label}
        error={error}
        value={program}
        onChange={(chosen) => {
          setProgram(chosen)
          onChange(chosen?.code ?? '')
        }}
        onBlur={onBlur}
        inputRef={ref}
      />
      <NumberInput pattern={program?.usualNumber} />
    </>
  )
}

interface ProgramFieldProps {
  profileRef: ProfileRef
  category: MembershipCategory
  label: string
  error: string | undefined
  value: LoyaltyProgram | null
  onChange: (program: LoyaltyProgram | null) => void
  onBlur: () => void
  inputRef: Ref<HTMLInputElement>
}

/** Searches a loyalty programme by its name, its company or an airline's code; offers the most common without text. */
function ProgramField({ profileRef, category, label, error, value, onChange, onBlur, inputRef }: ProgramFieldProps) {
  const [text, setText] = useState(value?.name ?? '')
  const { formatMessage } = useIntl()
  const { found, isSearching, hasFailed } = useFound(profileRef, category, value && text === value.name ? '' : text)
  // The list must contain the chosen programme: otherwise leaving the field would clear it.
  const choices = !value || found.some(({ code }) => code === value.code) ? found : [...found, value]
  const empty = hasFailed ? 'failed' : isSearching ? 'searching' : 'nothing'
  return (
    <SearchField
      {...{ label, error, inputRef, onBlur, text }}
      isRequired
      items={choices}
      onText={setText}
      nameOf={({ name }) => name}
      selected={value?.code ?? null}
      onSelect={(program) => {
        onChange(program ?? null)
        if (program) setText(program.name)
      }}
      nothing={<FormattedMessage id={`profile.memberships.program.${empty}`} />}
      openLabel={formatMessage({ id: 'profile.memberships.program.all' })}
    >
      {({ name, provider }) => (
        <>
          <strong>{name}</strong>
          <span className={textStyle.note}>{provider}</span>
        </>
      )}
    </SearchField>
  )
}

/** Search results of the server, once typing has paused. */
function useFound(profileRef: ProfileRef, category: MembershipCategory, text: string) {
  const term = useDebouncedValue(text).trim()
  const common = useProgramsQuery({ ...profileRef, category, text: '' })
  const search = useProgramsQuery(term ? { ...profileRef, category, text: term } : skipToken)
  // The most common programmes are not results for the text being typed.
  const found = term ? shownResults(search) : text.trim() ? [] : (common.currentData ?? [])
  const { isFetching, isError } = term ? search : common
  return { found, isSearching: isFetching || term !== text.trim(), hasFailed: isError }
}
