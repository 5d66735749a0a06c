import { FormattedMessage } from 'react-intl'
import { useDisclaimer } from '@/domains/booking/shared/useDisclaimer'
import { Banner } from '@/ui/notice/Banner'
import textStyle from '@/ui/layout/textStyle.module.css'

/** What the company wants read before somebody books, in its own lines; nothing where it wants nothing. */
export function Disclaimer() {
  const text = useDisclaimer()
  if (!text) return null
  return (
    <Banner tone="neutral" title={<FormattedMessage id="bookModal.disclaimer" />}>
      <p className={textStyle.lines}>{text}</p>
    </Banner>
  )
}
