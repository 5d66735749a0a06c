import { wholePhoneAddress } from '#contract/callAddress.ts'
import textStyle from '@/ui/layout/textStyle.module.css'

/** A telephone number that calls. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={wholePhoneAddress(phone)} className={textStyle.nowrap}>
    {phone}
  </a>
)
