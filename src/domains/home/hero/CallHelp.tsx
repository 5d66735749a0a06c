import { Phone, Siren } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { wholePhoneAddress } from '#contract/callAddress.ts'
import { urgentLine } from '@/domains/agency/helpLines.rules'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './CallHelp.module.css'

/** Calls the agency about what cannot wait. */
export function CallHelp() {
  const info = useAgency()
  const line = info && urgentLine(info)
  // Keeps its place on a phone.
  if (!line) return <span />
  const Icon = line.is === 'emergency' ? Siren : Phone
  return (
    <a href={wholePhoneAddress(line.phone)} className={buttonClass('quiet', 'small')}>
      <Icon aria-hidden="true" />
      <span>
        <FormattedMessage id={`home.hero.call.${line.is}`} /> <span className={styles.number}>{line.phone}</span>
      </span>
    </a>
  )
}
