import { Phone, Siren } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { wholePhoneAddress } from '#contract/callAddress.ts'
import { urgentLine } from '@/domains/agency/helpLines.rules'
import { useAgency } from '@/domains/agency/shared/useAgency'
import { buttonClass } from '@/ui/button/buttonClass'
import styles from './CallHelp.module.css'

/** Calls the agency for urgent matters. */
export function CallHelp() {
  const info = useAgency()
  const line = info && urgentLine(info)
  // The empty element keeps the place of the button on a phone.
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
