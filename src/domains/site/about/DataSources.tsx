import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { factorEditions } from '#contract/reports/factorEditions.ts'
import { adviceSources, adviceTerms } from '@/domains/risk/shared/adviceTerms'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { isOffered } from '@/http/additions'
import { Fact, FactList } from '@/patterns/record/FactList'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'

const mapUrl = 'https://www.naturalearthdata.com/about/terms-of-use/'
const typefaceUrl = 'https://github.com/erikdkennedy/figtree'

/** The publishers of the data that the application shows, in the words that their licences ask for. */
export function DataSources() {
  const { locale } = useIntl()
  return (
    <Card>
      <FactList>
        <Fact name="house.about.advice">
          <Lines>
            {adviceSources.map((source) => (
              <FormattedMessage
                key={source}
                id={`advisories.attribution.${source}`}
                values={{ terms: linkTo(adviceTerms(source, locale)) }}
              />
            ))}
          </Lines>
        </Fact>
        {isOffered('carbon') && (
          <Fact name="house.about.factors">
            <Lines>
              {factorEditions.map(({ id, name, sourceUrl, attribution, licence, licenceUrl }) => (
                <span key={id} lang="en">
                  <OutLink url={sourceUrl}>{name}</OutLink>. {attribution} <OutLink url={licenceUrl}>{licence}</OutLink>
                </span>
              ))}
            </Lines>
          </Fact>
        )}
        <Fact name="house.about.map">
          <FormattedMessage id="house.about.map.text" values={{ terms: linkTo(mapUrl) }} />
        </Fact>
        <Fact name="house.about.typeface">
          <FormattedMessage id="house.about.typeface.text" values={{ terms: linkTo(typefaceUrl) }} />
        </Fact>
      </FactList>
    </Card>
  )
}

/** Makes a link of the words that a text marks. */
const linkTo = (url: string) =>
  function linked(words: ReactNode) {
    return (
      <OutLink key={url} url={url}>
        {words}
      </OutLink>
    )
  }

const Lines = ({ children }: { children: ReactNode[] }) => (
  <ul role="list" className={layout.stack2}>
    {children.map((line, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the sources never change their order
      <li key={place}>{line}</li>
    ))}
  </ul>
)
