import { Check, Plane } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@/ui/display/Badge'
import { Banner } from '@/ui/notice/Banner'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { ErrorState } from '@/ui/notice/ErrorState'
import { NoTripsIllustration } from '@/ui/illustrations/NoTripsIllustration'
import { IconTile } from '@/ui/display/IconTile'
import { Meter } from '@/ui/display/Meter'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { Skeleton } from '@/ui/progress/Skeleton'
import type { Tone } from '@/ui/tone'
import { SampleGrid, SampleRow, Samples } from './Samples'

const tones: Tone[] = ['neutral', 'accent', 'info', 'success', 'warning', 'danger']
const noop = () => undefined

/** Components for states: badges, banners, progress, loading, failing, empty. */
export function StateSamples() {
  const { formatMessage } = useIntl()
  const [label, text] = [
    formatMessage({ id: 'site.developer.sample.label' }),
    formatMessage({ id: 'site.developer.sample.text' }),
  ]
  return (
    <Samples heading="site.developer.states">
      <SampleRow>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === 'success' && <Check aria-hidden="true" />}>
            {tone}
          </Badge>
        ))}
      </SampleRow>
      <SampleRow>
        {tones.map((tone) => (
          <IconTile key={tone} tone={tone}>
            <Plane aria-hidden="true" />
          </IconTile>
        ))}
      </SampleRow>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={tone} isWithinLiveRegion>
          {text}
        </Banner>
      ))}
      <SampleGrid>
        <ProgressBar label={label} value={60} valueText="60 %" />
        <ProgressBar label={label} />
        <ProgressBar label={label} value={100} tone="success" />
        <Meter label={label} value={3} max={5} valueText="3 / 5" />
      </SampleGrid>
      <SampleGrid>
        <Card heading={label}>
          <Skeleton lines={4} />
        </Card>
        <Card heading={formatMessage({ id: 'site.developer.chart.flight' })}>
          <ErrorState
            isCompact
            title={<FormattedMessage id="site.developer.sample.error" />}
            text={text}
            retryLabel={label}
            onRetry={noop}
          />
        </Card>
        <Card heading={formatMessage({ id: 'site.developer.chart.hotel' })}>
          <EmptyState
            headingLevel={3}
            title={<FormattedMessage id="site.developer.sample.label" />}
            text={text}
            illustration={<NoTripsIllustration />}
          />
        </Card>
      </SampleGrid>
    </Samples>
  )
}
