import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupMailKind, GroupMailPreview } from '#contract/events/groupTravelers.ts'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useMailPreviewQuery } from '../people.slice'
import styles from './MailDialog.module.css'
import type { GroupActions } from '../useGroupAction'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface MailDialogProps {
  groupRef: GroupRef
  kind: GroupMailKind
  actions: GroupActions
  onClose: () => void
}

/** The mail to all people it is for, before it is sent: their number, skipped people with the reason, and the text. */
export default function MailDialog({ groupRef, kind, actions, onClose }: MailDialogProps) {
  const { formatMessage } = useIntl()
  const query = useMailPreviewQuery({ ...groupRef, kind })
  const preview = query.currentData
  const people = preview?.people ?? 0
  const isSent = useRef(false)
  const send = async () => {
    // A second click may come before the dialog has closed.
    if (isSent.current) return
    isSent.current = true
    await actions.run(kind)
    onClose()
  }
  return (
    <ConfirmDialog
      variant="primary"
      size="medium"
      title={formatMessage({ id: `groupPeople.mail.${kind}.title` })}
      no={<FormattedMessage id={preview && people === 0 ? 'patterns.close' : 'forms.cancel'} />}
      yes={people > 0 && <FormattedMessage id={`groupPeople.mail.${kind}.send`} values={{ people }} />}
      isPending={actions.pending === kind}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {preview ? (
        <Preview preview={preview} />
      ) : query.isError ? (
        <QueryFailure query={query} title="groupPeople.mail.failed" />
      ) : (
        <>
          <VisuallyHidden role="status">
            <FormattedMessage id="groupPeople.mail.loading" />
          </VisuallyHidden>
          <Skeleton lines={6} />
        </>
      )}
    </ConfirmDialog>
  )
}

function Preview({ preview: { people, leftOut, subject, text } }: { preview: GroupMailPreview }) {
  const { formatMessage } = useIntl()
  return (
    <div className={layout.stack4}>
      <p className={textStyle.strong}>
        <FormattedMessage id="groupPeople.mail.people" values={{ people }} />
      </p>
      {leftOut.length > 0 && (
        <div className={styles.leftOut}>
          <p>
            <FormattedMessage id="groupPeople.mail.leftOut" />
          </p>
          <ul>
            {leftOut.map((each) => (
              <li key={each.reason}>
                <FormattedMessage id={`groupPeople.mail.leftOut.${each.reason}`} values={{ people: each.people }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {people > 0 && (
        <section aria-label={formatMessage({ id: 'groupPeople.mail.letter' })} className={styles.letter}>
          <p className={textStyle.strong}>{subject}</p>
          <p className={cx(textStyle.lines, textStyle.anywhere)}>{text}</p>
        </section>
      )}
    </div>
  )
}
