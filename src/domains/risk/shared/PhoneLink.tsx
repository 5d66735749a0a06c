import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './reach.module.css'

/** A telephone number that calls. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={wholePhoneAddress(phone)} className={cx(textStyle.nowrap, styles.link)}>
    {phone}
  </a>
)
