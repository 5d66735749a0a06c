import { useIntl } from 'react-intl'
import { CopyButton } from '@/ui/button/CopyButton'
import { MailAddress } from '@/ui/display/MailAddress'
import styles from './ContactDetails.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The agency's address, to write to or to copy. */
export function MailDetails({ label, email }: { label: string; email: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <p className={textStyle.note}>{label}</p>
      <div className={styles.row}>
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <MailAddress address={email} />
        </a>
        <CopyButton
          text={email}
          label={formatMessage({ id: 'agency.contact.copy' })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
          size="small"
        />
      </div>
    </>
  )
}
