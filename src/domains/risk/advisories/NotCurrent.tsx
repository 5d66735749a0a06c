import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/notice/Banner'
import { adviceNotCurrent } from './advisories.rules'

/** Says that the advice of some government may be out of date, where the message code of the answer says so (§3, §8). */
export const NotCurrent = ({ code }: { code: string }) =>
  code === adviceNotCurrent && (
    <Banner tone="warning" title={<FormattedMessage id="advisories.notCurrent.title" />}>
      <FormattedMessage id="advisories.notCurrent.text" />
    </Banner>
  )
