import { useIntl } from 'react-intl'
import { CopyButton } from '@/ui/CopyButton'
import styles from './ContactDetails.module.css'

interface ContactDetailsProps {
  label: string
  href: string
  text: string
}

/** One way to reach the agency, to follow or to copy. */
export default function ContactDetails({ label, href, text }: ContactDetailsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <p className={styles.label}>{label}</p>
      <div className={styles.row}>
        <a href={href}>{text}</a>
        <CopyButton
          text={text}
          label={formatMessage({ id: 'agency.contact.copy' })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
          size="small"
        />
      </div>
    </>
  )
}
