import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { IssuedScimToken } from '#contract/admin/scimTokens.ts'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { CopyButton } from '@/ui/button/CopyButton'
import { TextField } from '@/ui/field/text/TextField'
import styles from './Provisioning.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** A token that was just made, the only time it can be read. */
export function IssuedToken({ token: { name, token }, onDone }: { token: IssuedScimToken; onDone: () => void }) {
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
