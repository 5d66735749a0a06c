import { FormattedMessage } from 'react-intl'
import { offlineFiles } from '@/lib/offlineFiles'
import { Card } from '@/ui/display/Card'

/** The data that this browser keeps of the person for use without a network, and until when. */
export const KeptSection = () =>
  'serviceWorker' in navigator && offlineFiles.isPossible() ? (
    <Card
      heading={<FormattedMessage id="profile.account.kept" />}
      description={<FormattedMessage id="profile.account.kept.text" />}
    />
  ) : null
