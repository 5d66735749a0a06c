import { Search } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasPhrase } from '#contract/texts/searchText.ts'
import { pseudo } from '@/i18n/pseudo'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { TextField } from '@/ui/field/text/TextField'
import { Skeleton } from '@/ui/progress/Skeleton'
import { asPseudo, wordsOf } from './messageWords'
import { type LanguageReport, reportLanguages } from './wholeLanguages'
import styles from './DeveloperTextsPage.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The most texts that the list shows; a longer search finds fewer. */
const mostFound = 50

/** §2 developer i18n: the texts of every language, what is missing or unused, and the pseudo-locale. */
export default function DeveloperTextsPage() {
  const { formatMessage } = useIntl()
  const isPseudo = useSyncExternalStore(pseudo.subscribe, pseudo.current) !== undefined
  const [reports, setReports] = useState<LanguageReport[]>()
  const [search, setSearch] = useState('')
  useEffect(() => void reportLanguages().then(setReports), [])
  return (
    <div className={layout.stack8}>
      <PageHeader title={<FormattedMessage id="routes.developerTexts" />} />
      <CheckboxField
        label={formatMessage({ id: 'site.texts.pseudo' })}
        description={formatMessage({ id: 'site.texts.pseudo.text' })}
        checked={isPseudo}
        onChange={({ target }) => pseudo.set(target.checked ? asPseudo : undefined)}
      />
      {reports ? (
        <>
          <div className={layout.columns13}>
            {reports.map((report) => (
              <Language key={report.language} report={report} />
            ))}
          </div>
          <PageSection heading={<FormattedMessage id="site.texts.all" />}>
            <TextField
              type="search"
              label={<FormattedMessage id="site.texts.search" />}
              before={<Search aria-hidden="true" />}
              value={search}
              autoComplete="off"
              onChange={({ target }) => setSearch(target.value)}
            />
            <Found reports={reports} search={search} />
          </PageSection>
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  )
}

function Language({ report: { language, texts, missing, unused } }: { report: LanguageReport }) {
  return (
    <section className={layout.stack2} aria-labelledby={`texts-${language}`}>
      <h2 id={`texts-${language}`}>{language}</h2>
      <p>
        <FormattedMessage id="site.texts.count" values={{ count: Object.keys(texts).length }} />
      </p>
      {(['missing', 'unused'] as const).map((lack) => {
        const ids = lack === 'missing' ? missing : unused
        return (
          <details key={lack}>
            <summary className={styles.summary}>
              <FormattedMessage id={`site.texts.${lack}`} values={{ count: ids.length }} />
            </summary>
            <ul className={styles.ids}>
              {ids.map((id) => (
                <li key={id}>
                  <code className={textStyle.anywhere}>{id}</code>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}

function Found({ reports, search }: { reports: readonly LanguageReport[]; search: string }) {
  const ids = [...new Set(reports.flatMap(({ texts }) => Object.keys(texts)))].toSorted()
  const found = ids.filter(
    (id) => hasPhrase(search, id) || reports.some(({ texts }) => hasPhrase(search, wordsOf(texts[id] ?? []))),
  )
  return (
    <>
      <p role="status" className={textStyle.note}>
        <FormattedMessage id="site.texts.found" values={{ count: found.length }} />
      </p>
      <RowList>
        {found.slice(0, mostFound).map((id) => (
          <li key={id} className={styles.row}>
            <code className={cx(textStyle.small, textStyle.anywhere)}>{id}</code>
            {reports.map(({ language, texts }) => (
              <p key={language} lang={language} className={textStyle.anywhere}>
                {texts[id] ? wordsOf(texts[id]) : <FormattedMessage id="site.texts.none" />}
              </p>
            ))}
          </li>
        ))}
      </RowList>
    </>
  )
}
