import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/Banner'
import styles from './MrzInput.module.css'
import type { Difference, PassportLines } from './mrz.rules'

interface MrzDifferencesProps {
  passport: PassportLines
  differences: Difference[]
}

/** What the passport says otherwise than the profile: one of the two is wrong, and tickets follow the profile. */
export function MrzDifferences({ passport, differences }: MrzDifferencesProps) {
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
