import styles from './MailAddress.module.css'

/** An e-mail address that may break only after its `@`. */
export function MailAddress({ address }: { address: string }) {
  const end = address.lastIndexOf('@') + 1
  return (
    <span className={styles.address}>
      {address.slice(0, end)}
      <wbr />
      {address.slice(end)}
    </span>
  )
}
