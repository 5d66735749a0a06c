import { Loader, Radio, WifiOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './ConnectionState.module.css'
import type { LiveState } from './useLive'

const icons = { connecting: Loader, live: Radio, lost: WifiOff }

/** Whether answers appear by themselves. */
export function ConnectionState({ state }: { state: LiveState }) {
  const Icon = icons[state]
  return (
    <p role="status" className={cx(layout.row2, layout.nowrap, textStyle.note, styles.state, styles[state])}>
      <Icon aria-hidden="true" />
      <span>
        <FormattedMessage id={`helpDesk.connection.${state}`} />
      </span>
    </p>
  )
}
