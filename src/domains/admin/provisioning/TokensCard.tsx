import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { IssuedScimToken, ScimToken } from '#contract/admin/scimTokens.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/notice/EmptyState'
import { IssuedToken } from './IssuedToken'
import { NewToken } from './NewToken'
import { mayMakeAnother } from './provisioning.rules'
import { useScimTokensQuery } from './provisioning.slice'
import { TokenRow } from './TokenRow'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

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
