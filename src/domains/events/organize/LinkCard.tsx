import { FormattedMessage, useIntl } from 'react-intl'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Card } from '@/ui/display/Card'
import { CopyButton } from '@/ui/button/CopyButton'
import styles from './GroupView.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The address where visitors see the event, and invited people answer. */
export function LinkCard({ group: { shareableId } }: { group: GroupDetail }) {
  const { formatMessage } = useIntl()
  const link = `${location.origin}${pathTo(useLocale(), 'event', undefined, { id: shareableId })}`
  return (
    <Card heading={<FormattedMessage id="organize.link" />}>
      <div className={styles.link}>
        <p className={textStyle.note}>
          <FormattedMessage id="organize.link.text" />
        </p>
        <p className={cx(textStyle.small, textStyle.anywhere)}>{link}</p>
        <CopyButton
          text={link}
          label={formatMessage({ id: 'organize.link.copy' })}
          copiedLabel={formatMessage({ id: 'patterns.copied' })}
        />
      </div>
    </Card>
  )
}
