import { Fragment } from 'react'
import styles from './MailAddress.module.css'

/** An e-mail address that stays whole where it can, and otherwise breaks after its `@` and its dots. */
export const MailAddress = ({ address }: { address: string }) => (
  <span className={styles.address}>
    {address.split(/(?<=[@.])/).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
