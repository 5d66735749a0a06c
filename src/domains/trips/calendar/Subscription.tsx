import { FormattedMessage, useIntl } from 'react-intl'
import type { CalendarSubscription } from '#contract/trips/calendar.ts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useAction } from '@/patterns/action/useAction'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { CopyButton } from '@/ui/button/CopyButton'
import { TextField } from '@/ui/field/text/TextField'
import { useCreateSubscriptionMutation, useRevokeSubscriptionMutation } from './calendar.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** The private calendar address: created, shown only once, and revoked. */
export function Subscription({ subscription }: { subscription: CalendarSubscription }) {
  const profileRef = useSubjectProfile()
  const { locale, formatMessage } = useIntl()
  const revocation = useRevokeSubscriptionMutation()
  const [, revoked] = revocation
  const create = useAction({ mutation: useCreateSubscriptionMutation(), onDone: revoked.reset })
  const revoke = useAction({ mutation: revocation, onDone: create.reset })
  const address = create.data?.url
  return (
    <div className={cx(layout.stack3, layout.wide)}>
      {address && (
        <Banner tone="warning" title={<FormattedMessage id="calendar.once" />}>
          <FormattedMessage id="calendar.once.text" />
        </Banner>
      )}
      {address && (
        <div className={cx(layout.row2, layout.bottom)}>
          <TextField
            className={layout.grow14}
            readOnly
            value={address}
            label={<FormattedMessage id="calendar.url" />}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton
            text={address}
            size="medium"
            label={formatMessage({ id: 'calendar.copy' })}
            copiedLabel={formatMessage({ id: 'patterns.copied' })}
          />
        </div>
      )}
      {!address && subscription.isActive && <Activity subscription={subscription} />}
      <div className={cx(layout.row2, layout.bottom)}>
        {!address && (
          <Button
            variant={subscription.isActive ? 'secondary' : 'primary'}
            size="small"
            isPending={create.isPending}
            onClick={() => create.run({ ...profileRef, culture: locale })}
          >
            <FormattedMessage id={subscription.isActive ? 'calendar.renew' : 'calendar.create'} />
          </Button>
        )}
        {subscription.isActive && (
          <Button variant="quiet" size="small" isPending={revoke.isPending} onClick={() => revoke.run(profileRef)}>
            <FormattedMessage id="calendar.revoke" />
          </Button>
        )}
      </div>
      <ActionFailure failure={create.failure ?? revoke.failure} />
      {revoked.isSuccess && !subscription.isActive && (
        <p role="status">
          <FormattedMessage id="calendar.revoked" />
        </p>
      )}
    </div>
  )
}

/** When the address was created, and when it was last read. */
function Activity({ subscription: { createdAt, lastReadAt } }: { subscription: CalendarSubscription }) {
  const { instant } = useFormats()
  return (
    <p>
      {createdAt && <FormattedMessage id="calendar.since" values={{ when: instant(createdAt) }} />}{' '}
      {lastReadAt ? (
        <FormattedMessage id="calendar.lastRead" values={{ when: instant(lastReadAt) }} />
      ) : (
        <FormattedMessage id="calendar.neverRead" />
      )}
    </p>
  )
}
