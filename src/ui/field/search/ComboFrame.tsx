import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { ErrorText } from '../frame/FieldError'
import errorStyles from '../frame/FieldError.module.css'
import styles from './SearchField.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ComboFrameProps {
  label: string
  isLabelHidden?: boolean
  isRequired: boolean
  description: ReactNode
  error: string | undefined
  /** The control itself. */
  children: ReactNode
}

/** The frame of a combo box: its label, and below it the description and the error. */
export function ComboFrame({
  label,
  isLabelHidden = false,
  isRequired,
  description,
  error,
  children,
}: ComboFrameProps) {
  return (
    <>
      <Label className={styles.label ?? ''}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired && !isLabelHidden && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </Label>
      {children}
      {description != null && (
        <Text slot="description" className={styles.description ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={errorStyles.error ?? ''}>
        <ErrorText>{error}</ErrorText>
      </FieldError>
    </>
  )
}
