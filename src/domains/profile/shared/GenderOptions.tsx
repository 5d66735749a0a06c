import { FormattedMessage } from 'react-intl'
import { genderSchema } from '#contract/profile/profile.ts'

/** The options of a select for the gender in a passport, which may be left open. */
export const GenderOptions = () => (
  <>
    <option value="">
      <FormattedMessage id="forms.choose" />
    </option>
    {genderSchema.options.map((gender) => (
      <option key={gender} value={gender}>
        <FormattedMessage id={`profile.personal.gender.${gender}`} />
      </option>
    ))}
  </>
)
