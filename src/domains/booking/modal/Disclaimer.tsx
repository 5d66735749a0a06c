import { FormattedMessage } from 'react-intl'
import { useDisclaimer } from '@/domains/booking/shared/useDisclaimer'
import { Banner } from '@/ui/notice/Banner'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The notice that the company shows before booking, in its own lines, or nothing. */
export function Disclaimer() {
  const text = useDisclaimer()
  if (!text) return null
  return (
    <Banner tone="neutral" title={<FormattedMessage id="bookModal.disclaimer" />}>
      <p className={textStyle.lines}>{text}</p>
    </Banner>
  )
}
