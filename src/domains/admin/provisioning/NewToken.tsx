import { FormattedMessage } from 'react-intl'
import { type IssuedScimToken, type NewScimToken, scimTokenLimits } from '#contract/admin/scimTokens.ts'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { durations, newTokenForm, newTokenValues } from './provisioning.rules'
import { usePostScimTokenMutation } from './provisioning.slice'

interface NewTokenProps {
  onMade: (token: IssuedScimToken) => void
  onCancel: () => void
}

/** The form of a new token: its name, its validity, and whether added people are invited at once. */
export function NewToken({ onMade, onCancel }: NewTokenProps) {
  const { companyId } = useSession()
  const [post] = usePostScimTokenMutation()
  const section = useSectionForm<IssuedScimToken | null, ReturnType<typeof newTokenValues>, NewScimToken>({
    id: 'scim-token-new',
    schema: newTokenForm,
    entity: null,
    valuesOf: newTokenValues,
    save: async (token) => (await post({ companyId, token })) as SaveResult<IssuedScimToken | null>,
    draftOwner: useOwnProfile(),
    onSaved: (token) => token && onMade(token),
  })
  return (
    <SectionForm
      section={section}
      labels="provisioning.field"
      saveLabel="provisioning.make"
      onCancel={() => {
        section.discard()
        onCancel()
      }}
    >
      <TextInput
        name="name"
        description={<FormattedMessage id="provisioning.field.name.text" />}
        maxLength={scimTokenLimits.name}
        isRequired
      />
      <SelectInput name="days" description={<FormattedMessage id="provisioning.field.days.text" />}>
        {durations.map((days) => (
          <FormattedMessage key={days} id="provisioning.duration" values={{ days }}>
            {(words) => <option value={days}>{words}</option>}
          </FormattedMessage>
        ))}
      </SelectInput>
      <CheckboxInput name="invites" description={<FormattedMessage id="provisioning.field.invites.text" />} />
    </SectionForm>
  )
}
