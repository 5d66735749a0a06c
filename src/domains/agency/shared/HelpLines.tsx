import { Phone, Siren } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { wholePhoneAddress } from '#contract/support/callAddress.ts'
import type { AgencyInfo } from '#contract/support/agency.ts'
import { openingHoursText } from '@/domains/agency/contactChannels.rules'
import { type HelpLine, helpLines, urgentLines } from '@/domains/agency/helpLines.rules'
import { useNow } from '@/i18n/useNow'
import styles from './HelpLines.module.css'
import { OpeningNow } from './OpeningNow'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

interface HelpLinesProps {
  /** The number of the desk that serves this person. */
  desk: string | null
  info: Pick<AgencyInfo, 'companyName'> & Partial<AgencyInfo>
  /** The line for emergencies is first at every hour. */
  isUrgent?: boolean
}

/** The numbers of the agency with the hours of its desk. The number to call now is first and largest. */
export function HelpLines({ desk, info, isUrgent = false }: HelpLinesProps) {
  const now = useNow()
  const lines = isUrgent ? urgentLines(desk, info) : helpLines(desk, info, now)
  return (
    <ul role="list" className={cx(layout.stack3, textStyle.small)}>
      {lines.map((line) => (
        <Line key={line.is} line={line} info={info} />
      ))}
    </ul>
  )
}

function Line({ line: { is, phone }, info }: { line: HelpLine; info: HelpLinesProps['info'] }) {
  const nameId = useId()
  return (
    <li className={styles.line}>
      {is === 'desk' ? <Phone aria-hidden="true" /> : <Siren aria-hidden="true" />}
      <div className={cx(layout.stack2, layout.lines0)}>
        <a href={wholePhoneAddress(phone)} aria-describedby={nameId} className={styles.number}>
          {phone}
        </a>
        <p id={nameId} className={textStyle.soft}>
          {is === 'desk' ? info.companyName : <FormattedMessage id="agency.emergency" />}
        </p>
        {is === 'desk' && <DeskHours info={info} />}
      </div>
    </li>
  )
}

/** Whether the desk is open. In print, and where the hours are only words, the agency's own words. */
function DeskHours({ info: { opening, openDay = '', openHour = '' } }: { info: HelpLinesProps['info'] }) {
  const words = openingHoursText({ openDay, openHour })
  return (
    <>
      {opening && (
        <div className={cx(textStyle.soft, layout.above1, layout.screenOnly)}>
          <OpeningNow opening={opening} />
        </div>
      )}
      {words && <p className={opening ? styles.printed : textStyle.soft}>{words}</p>}
    </>
  )
}
