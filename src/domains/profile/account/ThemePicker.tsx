import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { chooseTheme, currentTheme, type Theme, themes } from '@/lib/theme'
import { SelectField } from '@/ui/SelectField'

/** The theme of the application, for this tab. */
export function ThemePicker({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const { formatMessage } = useIntl()
  const [theme, setTheme] = useState(currentTheme)
  const choose = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return (
    <SelectField
      label={<FormattedMessage id="patterns.theme" />}
      isLabelHidden={isLabelHidden}
      value={theme}
      onChange={(event) => choose(event.target.value as Theme)}
    >
      {themes.map((name) => (
        <option key={name} value={name}>
          {formatMessage({ id: `patterns.theme.${name}` })}
        </option>
      ))}
    </SelectField>
  )
}
