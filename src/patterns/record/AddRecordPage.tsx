import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import type { MessageId } from '@/i18n/messages'
import { PageHeader } from '@/patterns/page/PageHeader'
import styles from './recordPage.module.css'

interface AddRecordPageProps {
  title: MessageId
  /** The facts below the title, such as the cost center that the record will belong to. */
  facts?: readonly ReactNode[]
  /** The next step once the record is added. */
  lead?: MessageId
  children: ReactNode
}

/** The page with the form of a new record. Leaving it with unsaved changes asks first. */
export const AddRecordPage = ({ title, facts, lead, children }: AddRecordPageProps) => (
  <div className={styles.form}>
    <PageHeader title={<FormattedMessage id={title} />} facts={facts} lead={lead} />
    <UnsavedWork>{children}</UnsavedWork>
  </div>
)
