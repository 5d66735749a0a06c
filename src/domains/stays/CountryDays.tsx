import { FormattedMessage, useIntl } from 'react-intl'
import type { Stays } from '#contract/stays/stays.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './CountryDays.module.css'

/** The days of the year in each country. */
export function CountryDays({ stays: { countries, year } }: { stays: Stays }) {
  const { formatMessage } = useIntl()
  // A year is no amount: it has no separator of thousands.
  const heading = formatMessage({ id: 'stays.countries.heading' }, { year: String(year) })
  return (
    <Card heading={heading} description={<FormattedMessage id="stays.countries.text" />}>
      {countries.length === 0 ? (
        <p className={textStyle.soft}>
          <FormattedMessage id="stays.countries.nothing" />
        </p>
      ) : (
        <CountryTable countries={countries} label={heading} />
      )}
    </Card>
  )
}

function CountryTable({ countries, label }: { countries: Stays['countries']; label: string }) {
  const { country } = useFormats()
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="stays.field.country" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="stays.countries.past" />
          </th>
          <th scope="col" className={styles.figure}>
            <FormattedMessage id="stays.countries.ahead" />
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ country: code, past, ahead }) => (
          <tr key={code}>
            <th scope="row">{country(code)}</th>
            <td className={styles.figure}>{past}</td>
            <td className={styles.figure}>{ahead}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
