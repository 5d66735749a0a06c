import { FormattedMessage } from 'react-intl'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { DataSources } from './DataSources'
import { UsedPackages } from './UsedPackages'
import { version } from '#package.json'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 about: the version, where data comes from, and the packages within the application with their licences. */
export default function AboutPage() {
  return (
    <div className={layout.stack8}>
      <PageHeader
        title={<FormattedMessage id="routes.about" />}
        facts={[
          <FormattedMessage key="version" id="house.about.version" values={{ version }} />,
          <FormattedMessage key="licence" id="house.about.licence" />,
        ]}
      />
      <p className={textStyle.measure}>
        <FormattedMessage id="house.about.text" />
      </p>
      <PageSection heading={<FormattedMessage id="house.about.data" />}>
        <DataSources />
      </PageSection>
      <PageSection heading={<FormattedMessage id="house.about.packages" />}>
        <UsedPackages />
      </PageSection>
    </div>
  )
}
