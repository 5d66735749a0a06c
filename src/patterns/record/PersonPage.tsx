import { type ReactNode, useRef } from 'react'
import { SectionGroup } from '@/forms/section/SaveBar'
import { PageHeader, type PageHeaderProps } from '@/patterns/page/PageHeader'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import styles from './recordPage.module.css'

interface PersonPageProps extends PageHeaderProps {
  /** The status of the person, with the actions that change it. */
  life: ReactNode
  /** Cards beside the form. */
  aside: ReactNode
  /** The form of the person, which the page's bar saves. */
  children: ReactNode
}

/** The page about an employee or a guest: their status, their form, and further cards beside it. */
export const PersonPage = ({ life, aside, children, ...header }: PersonPageProps) => (
  <div className={layout.stack5}>
    <PageHeader {...header} />
    <div className={styles.columns}>
      <div className={styles.life}>{life}</div>
      <div className={styles.main}>
        <SectionGroup>{children}</SectionGroup>
      </div>
      <div className={styles.aside}>{aside}</div>
    </div>
  </div>
)

/** The card with the status of a person and the actions that change it, each at once. */
export function LifeCycleCard({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const card = useRef<HTMLElement>(null)
  useKeepFocusWithin(card)
  return (
    <Card ref={card} heading={heading}>
      <div className={layout.stack4}>{children}</div>
    </Card>
  )
}
