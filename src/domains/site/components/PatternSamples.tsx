import { CalendarDays, Plane, Printer, XCircle } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CodeValue } from '@/patterns/record/CodeValue'
import { MapLink } from '@/patterns/MapLink'
import { StatLink } from '@/patterns/page/StatLink'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { SampleRow, Samples } from './Samples'

/** Values as they are shown everywhere. */
export function PatternSamples() {
  const { formatNumber } = useIntl()
  const { money, dateRange } = useFormats()
  const home = pathTo(useLocale(), 'home')
  const label = <FormattedMessage id="site.developer.sample.label" />
  return (
    <Samples heading="site.developer.values">
      <SampleRow>
        <CodeValue code="CRBPSF" />
        <MapLink address="519 Lantern Street, Vancouver" />
        <data value="1291.52">{money(1291.52, 'CAD')}</data>
        <span>{dateRange('2026-12-30', '2027-01-03')}</span>
      </SampleRow>
      <Card>
        <SampleRow>
          <StatLink to={home} label={label} value={formatNumber(1204)} />
          <StatLink to={home} label={label} value={money(142026, 'CAD')} />
        </SampleRow>
      </Card>
      <SampleRow>
        <Button variant="quiet" size="small" icon={<CalendarDays aria-hidden="true" />}>
          {label}
        </Button>
        <Button variant="quiet" size="small" icon={<Printer aria-hidden="true" />}>
          {label}
        </Button>
        <Button variant="quietDanger" size="small" icon={<XCircle aria-hidden="true" />}>
          {label}
        </Button>
        <Button icon={<Plane aria-hidden="true" />}>{label}</Button>
      </SampleRow>
    </Samples>
  )
}
