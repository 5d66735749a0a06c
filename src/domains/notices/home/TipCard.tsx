import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { HomeEntry } from '#contract/notices/homeContent.ts'
import { useNow } from '@/i18n/useNow'
import { IconButton } from '@/ui/button/IconButton'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { EntryLink } from './EntryLink'
import { tipOfDay } from './homeContent.rules'
import { Paragraphs } from './Paragraphs'
import styles from './TipCard.module.css'

interface TipCardProps {
  kind: 'bestPractice' | 'greenTip'
  entries: readonly HomeEntry[]
}

/** §6 home.bestPractices and home.greenTips: one of them a day, with the others one step away. */
export function TipCard({ kind, entries }: TipCardProps) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const [steps, setSteps] = useState(0)
  const of = entries.length
  const at = (((tipOfDay(of, now) + steps) % of) + of) % of
  const entry = entries[at]
  const step = (by: 1 | -1) => (
    <IconButton
      size="small"
      label={formatMessage({ id: `homeContent.${kind}.${by === 1 ? 'next' : 'previous'}` })}
      icon={by === 1 ? <ChevronRight aria-hidden="true" /> : <ChevronLeft aria-hidden="true" />}
      onClick={() => setSteps(steps + by)}
    />
  )
  return (
    <Card heading={<FormattedMessage id={`homeContent.${kind}`} />}>
      <div aria-live="polite" className={layout.stack2}>
        {entry && (
          <>
            <h3 className={textStyle.normal}>{entry.title}</h3>
            <Paragraphs text={entry.text} />
            <EntryLink entry={entry} />
          </>
        )}
      </div>
      {of > 1 && (
        <div className={cx(layout.row2, layout.middle, styles.steps)}>
          {step(-1)}
          <span className={textStyle.note}>
            <FormattedMessage id="homeContent.place" values={{ at: at + 1, of }} />
          </span>
          {step(1)}
        </div>
      )}
    </Card>
  )
}
