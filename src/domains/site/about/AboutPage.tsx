import { FormattedMessage } from 'react-intl'
import { useState } from 'react'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { WaitingRows } from '@/patterns/feedback/sectionStates'
import { ExpandingRow, RowList } from '@/patterns/list/ExpandingRow'
import { ShowMore } from '@/patterns/list/ShowMore'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { cx } from '@/ui/cx'
import { DataSources } from './DataSources'
import { getUsedPackages, type UsedPackage } from './licenses'
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

const { useUsedPackagesQuery } = apiSlice.injectEndpoints({
  endpoints: (build) => ({ usedPackages: build.query({ queryFn: toQueryFn(getUsedPackages) }) }),
})

/** The packages shown before the reader asks for all. */
const firstShown = 5

/** The packages within the application's files. Each opens to the text of its licence. */
function UsedPackages() {
  const answer = useUsedPackagesQuery()
  const { data, isError } = answer
  const [open, setOpen] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  if (!data)
    return isError ? (
      <QueryFailure query={answer} title="house.about.packages.failed" />
    ) : (
      <WaitingRows text={<FormattedMessage id="patterns.loading" />} />
    )
  return (
    <div className={layout.stack3}>
      <p className={cx(textStyle.soft, textStyle.measure)}>
        <FormattedMessage id="house.about.packages.text" values={{ count: data.length }} />
      </p>
      <RowList>
        {data.slice(0, isWhole ? undefined : firstShown).map((each, place) => {
          const name = `${each.name} ${each.version}`
          return (
            <ExpandingRow
              key={name}
              isWhole
              headingId={`package-${place}`}
              name={name}
              summary={<Name {...each} id={`package-${place}`} />}
              end={<span className={textStyle.note}>{each.identifier}</span>}
              details={{
                isOpen: open === name,
                onToggle: () => setOpen(open === name ? undefined : name),
                content: <Licence {...each} />,
              }}
            />
          )
        })}
      </RowList>
      {!isWhole && data.length > firstShown && (
        <ShowMore onClick={() => setWhole(true)}>
          <FormattedMessage id="house.about.packages.all" />
        </ShowMore>
      )}
    </div>
  )
}

const Name = ({ id, name, version }: UsedPackage & { id: string }) => (
  <h3 id={id} className={cx(textStyle.normal, textStyle.medium, textStyle.anywhere)}>
    {name} <span className={cx(textStyle.note, textStyle.regular)}>{version}</span>
  </h3>
)

/** The words of a licence are the publisher's, so they stand in their own language. */
const Licence = ({ text, identifier }: UsedPackage) =>
  text ? (
    <p lang="en" className={cx(textStyle.small, textStyle.lines, textStyle.measure, textStyle.anywhere)}>
      {text.trim()}
    </p>
  ) : (
    <p className={textStyle.small}>
      <FormattedMessage id="house.about.packages.noText" values={{ spdx: identifier ?? 'none' }} />
    </p>
  )
