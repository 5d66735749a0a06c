import { FormattedMessage } from 'react-intl'
import { PageHeader } from '@/patterns/page/PageHeader'
import { ChartSamples } from './ChartSamples'
import { ControlSamples } from './ControlSamples'
import { PatternSamples } from './PatternSamples'
import { StateSamples } from './StateSamples'
import { TableSample } from './TableSample'
import { TokenSamples } from './TokenSamples'
import layout from '@/ui/layout/layout.module.css'

/** §2 developer comp-ap: the tokens and every shared part in each of its states, in the theme and language chosen. */
export default function ComponentsPage() {
  return (
    <div className={layout.stack10}>
      <PageHeader
        title={<FormattedMessage id="routes.developerComponents" />}
        facts={[<FormattedMessage key="what" id="site.developer.about" />]}
      />
      <TokenSamples />
      <ControlSamples />
      <StateSamples />
      <PatternSamples />
      <ChartSamples />
      <TableSample />
    </div>
  )
}
