import { ArrowDown } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { AdvisoryChange } from '#contract/risk/advisories.ts'
import { LevelBadge } from '@/domains/risk/shared/LevelBadge'
import { useFormats } from '@/i18n/useFormats'
import { RowList } from '@/patterns/list/ExpandingRow'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { cx } from '@/ui/cx'
import { directionOf } from '../advisories.rules'
import styles from './Changes.module.css'
import { GovernmentName } from './GovernmentName'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Changes of advice, newest first: when, by which government, and its own words before and after. */
export const Changes = ({ changes, label }: { changes: readonly AdvisoryChange[]; label: string }) => (
  <RowList label={label}>
    {changes.map((change) => (
      <li key={`${change.sourceCountry} ${change.changedAt}`} className={styles.change}>
        <ChangeHead change={change} />
        <div className={layout.stack2}>
          <State said={change.before} text="advisories.change.before" />
          <ArrowDown aria-hidden="true" className={styles.arrow} />
          <State said={change.after} text="advisories.change.after" />
        </div>
      </li>
    ))}
  </RowList>
)

function ChangeHead({ change }: { change: AdvisoryChange }) {
  const { instant } = useFormats()
  return (
    <div className={cx(layout.stackTight, layout.packed)}>
      <p className={textStyle.medium}>
        <FormattedMessage id={`advisories.change.${directionOf(change)}`} />
      </p>
      <p className={textStyle.note}>
        <GovernmentName source={change.sourceCountry} />
      </p>
      <p className={cx(textStyle.note, textStyle.figures)}>{instant(change.changedAt)}</p>
    </div>
  )
}

interface StateProps {
  said: AdvisoryChange['before']
  text: 'advisories.change.before' | 'advisories.change.after'
}

/** The levels and words on one side of a change, or that there was no advice. */
const State = ({ said, text }: StateProps) => (
  <div className={styles.state}>
    <VisuallyHidden>
      <FormattedMessage id={text} />
    </VisuallyHidden>
    {said ? (
      <>
        <LevelBadge level={said.warningLevel} />
        {said.regionalLevel > said.warningLevel && (
          <span className={styles.parts}>
            <FormattedMessage id="advisories.regional" /> <LevelBadge level={said.regionalLevel} />
          </span>
        )}
        <q className={styles.words} {...(said.language && { lang: said.language })}>
          {said.warningText}
        </q>
      </>
    ) : (
      <FormattedMessage id="advisories.change.none" />
    )}
  </div>
)
