import { LifeBuoy } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'

/** §2: shown in the header where the agency has neither a telephone nor an e-mail. */
export function HelpLink() {
  return (
    <Link to={pathTo(useLocale(), 'support')} className={buttonClass('quiet', 'small')}>
      <LifeBuoy aria-hidden="true" />
      <FormattedMessage id="shell.contact.help" />
    </Link>
  )
}
