import { Plus } from 'lucide-react'
import { useState, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type IssuedScimToken, type ScimToken, type NewScimToken, scimTokenLimits } from '#contract/admin/scimTokens.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { useSession, useOwnProfile } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Button } from '@/ui/button/Button'
import { CopyButton } from '@/ui/button/CopyButton'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Banner } from '@/ui/notice/Banner'
import { TextField } from '@/ui/field/text/TextField'
import { cx } from '@/ui/cx'
import { CheckboxInput } from '@/forms/input/CheckboxInput'
import { SelectInput } from '@/forms/input/SelectInput'
import { TextInput } from '@/forms/input/TextInput'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { mayMakeAnother, durations, newTokenForm, newTokenValues } from './provisioning.rules'
import { useScimTokensQuery, usePostScimTokenMutation } from './provisioning.slice'
import { TokenRow } from './TokenRow'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './Provisioning.module.css'

/** The tokens of the company. A new token is created in their place, and is shown only once. */
export function TokensCard() {
  const answer = useScimTokensQuery(useSession().companyId)
  const now = useNow()
  const [shown, setShown] = useState<'list' | 'new' | IssuedScimToken>('list')
  const make = () => setShown('new')
  return (
    <SectionCard
      heading={<FormattedMessage id="provisioning.tokens" />}
      description={<FormattedMessage id="provisioning.tokens.text" />}
      answer={answer}
    >
      {({ tokens }) => {
        if (shown === 'new') return <NewToken onMade={setShown} onCancel={() => setShown('list')} />
        if (shown !== 'list') return <IssuedToken token={shown} onDone={() => setShown('list')} />
        if (tokens.length === 0) return <NoTokens onMake={make} />
        return <Tokens tokens={tokens} now={now} onMake={make} />
      }}
    </SectionCard>
  )
}

function Tokens({ tokens, now, onMake }: { tokens: readonly ScimToken[]; now: Date; onMake: () => void }) {
  return (
    <div className={layout.stack4}>
      {mayMakeAnother(tokens, now) ? (
        <div>
          <Button size="small" icon={<Plus />} onClick={onMake}>
            <FormattedMessage id="provisioning.make" />
          </Button>
        </div>
      ) : (
        <p className={textStyle.note}>
          <FormattedMessage id="provisioning.tooMany" values={{ most: mosts.scimTokens.most }} />
        </p>
      )}
      <ul role="list" className={layout.stack0}>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} now={now} />
        ))}
      </ul>
    </div>
  )
}

const NoTokens = ({ onMake }: { onMake: () => void }) => (
  <EmptyState
    headingLevel={3}
    title={<FormattedMessage id="provisioning.none.title" />}
    text={<FormattedMessage id="provisioning.none.text" />}
    action={
      <Button icon={<Plus />} onClick={onMake}>
        <FormattedMessage id="provisioning.make" />
      </Button>
    }
  />
)

/** A token that was just made, the only time it can be read. */
function IssuedToken({ token: { name, token }, onDone }: { token: IssuedScimToken; onDone: () => void }) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className={layout.stack4}>
      <Banner tone="warning" title={<FormattedMessage id="provisioning.once" values={{ name }} />}>
        <FormattedMessage id="provisioning.once.text" />
      </Banner>
      <div className={cx(layout.row2, layout.bottom)}>
        <TextField
          ref={field}
          className={styles.value}
          readOnly
          value={token}
          label={<FormattedMessage id="provisioning.token" />}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          text={token}
          size="medium"
          label={formatMessage({ id: 'provisioning.token.copy' })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
        />
      </div>
      <div>
        <Button variant="secondary" onClick={onDone}>
          <FormattedMessage id="provisioning.once.done" />
        </Button>
      </div>
    </div>
  )
}

interface NewTokenProps {
  onMade: (token: IssuedScimToken) => void
  onCancel: () => void
}

/** The form of a new token: its name, its validity, and whether added people are invited at once. */
function NewToken({ onMade, onCancel }: NewTokenProps) {
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
