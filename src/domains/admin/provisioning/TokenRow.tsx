import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ScimToken } from '#contract/admin/scimTokens.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { ActionButton } from '@/patterns/action/ActionButton'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { Badge } from '@/ui/display/Badge'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Provisioning.module.css'
import { isUsable, tokenState } from './provisioning.rules'
import { useEndScimTokenMutation, usePutScimTokenMutation } from './provisioning.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const tones = { open: 'success', soon: 'warning', expired: 'neutral', ended: 'neutral' } as const

/** A token: name, first characters, author, latest use and expiry. */
export function TokenRow({ token, now }: { token: ScimToken; now: Date }) {
  const state = tokenState(token, now)
  const nameId = useId()
  return (
    <li className={styles.row} aria-labelledby={nameId}>
      <div className={styles.words}>
        <p className={cx(layout.row2, layout.lines1)}>
          <strong id={nameId}>{token.name}</strong>{' '}
          <Badge tone={tones[state]}>
            <FormattedMessage id={`provisioning.state.${state}`} />
          </Badge>
        </p>
        <Facts token={token} />
      </div>
      {isUsable(state) && (
        <div className={layout.row2}>
          <ChangeInvites token={token} />
          <EndToken token={token} />
        </div>
      )}
    </li>
  )
}

function Facts({
  token: { start, invites, createdByName, createdAt, lastUsedAt, expiresAt, endedAt },
}: {
  token: ScimToken
}) {
  const { instant } = useFormats()
  return (
    <ul role="list" className={cx(layout.stack0, textStyle.note)}>
      <li>
        <FormattedMessage id="provisioning.start" values={{ start: <code>{start}…</code> }} />
      </li>
      <li>
        <FormattedMessage id="provisioning.created" values={{ name: createdByName, when: instant(createdAt) }} />
      </li>
      <li>
        <FormattedMessage id={invites ? 'provisioning.invites' : 'provisioning.invitesLater'} />
      </li>
      <li>
        {lastUsedAt ? (
          <FormattedMessage id="provisioning.used" values={{ when: instant(lastUsedAt) }} />
        ) : (
          <FormattedMessage id="provisioning.neverUsed" />
        )}
      </li>
      <li>
        {endedAt ? (
          <FormattedMessage id="provisioning.ended" values={{ when: instant(endedAt) }} />
        ) : expiresAt ? (
          <FormattedMessage id="provisioning.expires" values={{ when: instant(expiresAt) }} />
        ) : (
          <FormattedMessage id="provisioning.neverExpires" />
        )}
      </li>
    </ul>
  )
}

const hidden = (words: ReactNode[]) => <VisuallyHidden>{words}</VisuallyHidden>

/** Whether people whom the client adds are invited at once, or by an administrator later. */
function ChangeInvites({ token: { id: tokenId, name, invites } }: { token: ScimToken }) {
  const { companyId } = useSession()
  const change = useAction({ mutation: usePutScimTokenMutation() })
  return (
    <ActionButton
      variant="secondary"
      size="small"
      action={change}
      onClick={() => change.run({ companyId, tokenId, changed: { invites: !invites } })}
    >
      <FormattedMessage
        id={invites ? 'provisioning.invites.stop' : 'provisioning.invites.begin'}
        values={{ name, hidden }}
      />
    </ActionButton>
  )
}

function EndToken({ token: { id: tokenId, name } }: { token: ScimToken }) {
  const { companyId } = useSession()
  const end = useAction({
    mutation: useEndScimTokenMutation(),
    doneText: { id: 'provisioning.end.done', values: { name } },
  })
  return (
    <RemoveInPlace
      isInRow
      label={<FormattedMessage id="provisioning.end" values={{ name, hidden }} />}
      question={
        <>
          <strong>
            <FormattedMessage id="provisioning.end.sure" values={{ name }} />
          </strong>{' '}
          <FormattedMessage id="provisioning.end.consequence" />
        </>
      }
      yes={<FormattedMessage id="provisioning.end.yes" />}
      no={<FormattedMessage id="provisioning.end.no" />}
      action={end}
      onConfirm={() => end.run({ companyId, tokenId })}
    />
  )
}
