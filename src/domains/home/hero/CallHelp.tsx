import { Phone, Siren } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { callAddress, helpLines } from '@/domains/agency/helpLines.rules'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { useNow } from '@/i18n/useNow'
import { buttonClass } from '@/ui/buttonClass'
import styles from './CallHelp.module.css'

/** Calls the number of the agency that is answered now: its desk in its hours, else its line for emergencies. */
export default function CallHelp() {
  const info = useAgency()
  const now = useNow()
  const [line] = info ? helpLines(info.companyTravelPhoneNumber || null, info, now) : []
  // Keeps its place on a phone.
  if (!line) return <span />
  const Icon = line.is === 'emergency' ? Siren : Phone
  return (
    <a href={callAddress(line.phone)} className={buttonClass('quiet', 'small')}>
      <Icon aria-hidden="true" />
      <span>
        <FormattedMessage id={`home.hero.call.${line.is}`} /> <span className={styles.number}>{line.phone}</span>
      </span>
    </a>
  )
}
