import { FormattedMessage } from 'react-intl'
import { limits } from '#contract/fields/limits.ts'
import type { ApiFailure } from '@/http/failure'

/** Whether a document was refused because as many as may be are still being made for the same person. */
export const areUnderWay = (failure: ApiFailure | undefined) => failure?.messageCode === 'documentsUnderWay'

/** The reason why a download failed, next to the button to try again. */
export const DownloadFailed = ({ failure }: { failure: ApiFailure | undefined }) =>
  areUnderWay(failure) ? (
    <FormattedMessage id="patterns.download.underWay" values={{ most: limits.documentsAtOnce }} />
  ) : (
    <FormattedMessage id="patterns.download.failed" />
  )
