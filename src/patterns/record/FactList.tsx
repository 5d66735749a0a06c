import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import styles from './FactList.module.css'

/** Named facts about a record in two columns; on a phone the name stands above its fact. Its children are `Fact`s. */
export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

interface FactProps {
  name: MessageId
  children: ReactNode
}

/** A fact of a `FactList` with its name. */
export const Fact = ({ name, children }: FactProps) => (
  <>
    <dt>
      <FormattedMessage id={name} />
    </dt>
    <dd>{children}</dd>
  </>
)
