import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

interface BackToTravellersProps {
  icon?: ReactNode
  className: string
}

/** The way out of a traveller's pages: to where one's travellers are listed. */
export const BackToTravellers = ({ icon, className }: BackToTravellersProps) => (
  <Link to={pathTo(useLocale(), 'arranger-profiles')} className={className}>
    {icon}
    <span>
      <FormattedMessage id="arranger.bar.back" />
    </span>
  </Link>
)
