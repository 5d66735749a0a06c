import { FormattedMessage } from 'react-intl'
import { shortStay } from '#contract/shortStay.ts'
import type { MessageId } from '@/i18n/messages'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './StayRules.module.css'

const rules = ['window', 'ends', 'transit', 'permit', 'area', 'oneWay'] as const

/** How days are counted, and that it is information. */
export const StayRules = () => (
  <Card heading={<FormattedMessage id="stays.rules.heading" />}>
    <div className={cx(layout.stack3, textStyle.measure)}>
      <ul className={cx(layout.stack2, styles.rules)}>
        {rules.map((rule) => (
          <li key={rule}>
            <FormattedMessage id={`stays.rules.${rule}` as MessageId} values={{ ...shortStay }} />
          </li>
        ))}
      </ul>
      <p className={textStyle.strong}>
        <FormattedMessage id="stays.rules.information" />
      </p>
    </div>
  </Card>
)
