import { useRef, useState } from 'react'
import type { GroupDetail } from '#contract/groupTravels.ts'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { CancelQuestion } from './CancelQuestion'
import { AgencyCard } from './AgencyCard'
import { DatesCard } from './DatesCard'
import { GroupHeader } from './GroupHeader'
import styles from './GroupView.module.css'
import { LinkCard } from './LinkCard'
import { isPublished } from './organize.rules'
import { PaymentCard } from './PaymentCard'
import { PeopleCard } from './PeopleCard'
import { PlaceCard } from './PlaceCard'
import { NextStep } from './NextStep'
import { useGroupStatus } from './useGroupStatus'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** One event: its state and next step, its people, and its settings. */
export function GroupView({ group }: { group: GroupDetail }) {
  const status = useGroupStatus(group)
  const [isCanceling, setCanceling] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useKeepFocusWithin(page)
  const keep = () => {
    setCanceling(false)
    opener.current?.focus()
  }
  return (
    <div ref={page} className={cx(layout.stack4, layout.packed)}>
      <GroupHeader group={group} status={status} opener={opener} onCancel={() => setCanceling(true)} />
      {isCanceling && group.nextStatuses.includes('canceled') && (
        <CancelQuestion group={group} status={status} onKeep={keep} />
      )}
      <NextStep group={group} status={status} />
      <div className={styles.columns}>
        <div className={cx(layout.stack4, layout.packed)}>
          <PeopleCard group={group} />
          <DatesCard group={group} />
          <PlaceCard group={group} />
        </div>
        <div className={cx(layout.stack4, layout.packed)}>
          {isPublished(group.status) && <LinkCard group={group} />}
          <PaymentCard group={group} />
          <AgencyCard />
        </div>
      </div>
    </div>
  )
}
