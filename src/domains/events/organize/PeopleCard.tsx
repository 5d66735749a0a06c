import { FormattedMessage } from 'react-intl'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { Card } from '@/ui/Card'
import { Stat } from '@/ui/Stat'
import styles from './GroupView.module.css'
import { figuresOf } from './organize.rules'

/** How many people of an event are where. */
export const PeopleCard = ({ group: { counts } }: { group: GroupDetail }) => (
  <Card heading={<FormattedMessage id="organize.people" />}>
    <div className={styles.figures}>
      {figuresOf(counts).map(({ figure, count }) => (
        <Stat key={figure} label={<FormattedMessage id={`organize.people.${figure}`} />} value={count} />
      ))}
    </div>
  </Card>
)
