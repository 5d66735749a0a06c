import { MailAddress } from '@/ui/display/MailAddress'
import styles from './reach.module.css'

/** An e-mail address that begins a message. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email)}`} className={styles.link}>
    <MailAddress address={email} />
  </a>
)
