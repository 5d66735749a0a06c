import { ChevronDown, ScanText } from 'lucide-react'
import { useContext, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLazyCountriesQuery } from '@/domains/reference/countries.slice'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { FieldScopeContext } from '@/forms/input/FieldContext'
import type { ProfileRef } from '@/http/paths'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { TextAreaField } from '@/ui/field/text/TextAreaField'
import type { DocumentValues } from './documentForm.rules'
import styles from './MrzInput.module.css'
import type { Difference, MrzReading, PassportLines } from './mrz.rules'
import layout from '@/ui/layout/layout.module.css'

type Problem = NonNullable<MrzReading['problem']> | 'notLoaded'
type Outcome =
  | { problem: Problem }
  | { problem?: undefined; differences: Difference[]; passport: PassportLines; hasCountry: boolean }

/** Fills in the form from the machine-readable zone of the photo page, which is neither stored nor sent. */
export function MrzInput({ profileRef }: { profileRef: ProfileRef }) {
  const { id } = useContext(FieldScopeContext)
  const [pasted, setPasted] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const read = useReading(profileRef)
  const area = useRef<HTMLTextAreaElement>(null)
  const submit = async () => {
    const next = await read(pasted)
    setOutcome(next)
    if (next.problem) area.current?.focus()
    else setPasted('')
  }
  const problem = outcome?.problem
  return (
    <details className={styles.mrz}>
      <summary>
        <ScanText aria-hidden="true" />
        <FormattedMessage id="profile.documents.mrz.open" />
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <TextAreaField
          id={`${id}-mrz`}
          ref={area}
          className={styles.lines}
          label={<FormattedMessage id="profile.documents.mrz.label" />}
          description={<FormattedMessage id="profile.documents.mrz.text" />}
          error={problem && <FormattedMessage id={`profile.documents.mrz.problem.${problem}`} />}
          rows={3}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button variant="secondary" size="small" className={layout.selfStart} onClick={() => void submit()}>
          <FormattedMessage id="profile.documents.mrz.read" />
        </Button>
        <div role="status">
          {outcome && !outcome.problem && (
            <Banner tone="success" isWithinLiveRegion>
              {outcome.hasCountry ? (
                <FormattedMessage id="profile.documents.mrz.done" />
              ) : (
                <FormattedMessage id="profile.documents.mrz.doneNoCountry" />
              )}
            </Banner>
          )}
          {outcome && !outcome.problem && outcome.differences.length > 0 && <MrzDifferences {...outcome} />}
        </div>
      </div>
    </details>
  )
}

/** The parser is loaded when first used. */
const loadReader = () => import('./mrz.rules').catch(() => undefined)

function useReading(profileRef: ProfileRef) {
  const { setValue } = useFormContext<DocumentValues>()
  const { data: profile } = useProfileQuery(profileRef)
  const { locale } = useIntl()
  const [loadCountries] = useLazyCountriesQuery()
  return async (pasted: string): Promise<Outcome> => {
    const reader = await loadReader()
    if (!reader) return { problem: 'notLoaded' }
    const { passport, problem } = reader.readMrz(pasted)
    if (problem) return { problem }
    const fill = (name: keyof DocumentValues, value: string) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
    fill('number', passport.number)
    // The form asks for the list too; a reading that comes first waits for it.
    const { data: countries } = await loadCountries(locale, true)
    const country = countries?.find(({ alpha3 }) => alpha3 === passport.issuedBy)?.countryCode
    if (country) fill('issueCountry', country)
    fill('expirationDate', passport.expirationDate)
    return {
      passport,
      hasCountry: country !== undefined,
      differences: profile ? reader.differencesFrom(profile, passport) : [],
    }
  }
}

interface MrzDifferencesProps {
  passport: PassportLines
  differences: Difference[]
}

/** The differences between passport and profile. One of the two is wrong, and tickets are issued from the profile. */
function MrzDifferences({ passport, differences }: MrzDifferencesProps) {
  const printed: Record<Difference, string> = {
    lastName: passport.lastName,
    firstName: passport.firstName,
    dateOfBirth: passport.birthDate.replaceAll(/(..)(..)(..)/g, '$1-$2-$3'),
    gender: passport.sex ? passport.sex.slice(0, 1).toUpperCase().replace('N', 'X') : '',
  }
  return (
    <Banner tone="warning" isWithinLiveRegion title={<FormattedMessage id="profile.documents.mrz.differs" />}>
      <p>
        <FormattedMessage id="profile.documents.mrz.differs.text" />
      </p>
      <ul className={styles.differences}>
        {differences.map((field) => (
          <li key={field}>
            <FormattedMessage id={`profile.documents.mrz.differs.${field}`} values={{ printed: printed[field] }} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
