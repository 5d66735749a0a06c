import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/i18n/messages'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'

type Named<Part extends string, Id = MessageId> = Id extends `${infer About}.unknown.${Part}` ? About : never
/** The beginning of the ids `<about>.unknown.title`, `<about>.unknown.text` and `<about>.unknown.action`. */
type About = Named<'title'> & Named<'text'> & Named<'action'>

export interface UnknownRecordProps {
  about: About
  /** Where the texts of `about` have another title for this record. */
  title?: MessageId
  /** The address of the list that the record would be in. */
  back: string
  /** 2 where the page has a heading of its own. */
  headingLevel?: 1 | 2
}

/** A message in place of a record that does not exist or is not the reader's, with a link to the list. */
export const UnknownRecord = ({ about, title, back, headingLevel = 1 }: UnknownRecordProps) => (
  <EmptyState
    headingLevel={headingLevel}
    title={<FormattedMessage id={title ?? `${about}.unknown.title`} />}
    text={<FormattedMessage id={`${about}.unknown.text`} />}
    illustration={<LostIllustration />}
    action={
      <Link to={back} className={buttonClass()}>
        <FormattedMessage id={`${about}.unknown.action`} />
      </Link>
    }
  />
)
