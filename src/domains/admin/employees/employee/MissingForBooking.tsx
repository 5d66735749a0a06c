import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees/employees.ts'
import type { Obstacle } from '@/domains/profile/profile.rules'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import { isFirstCard, leftToBook } from '@/domains/profile/steps.rules'
import { TravelerTexts } from '@/i18n/TravelerTexts'
import styles from '@/patterns/page/section.module.css'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/**
 * The issues that keep an employee from booking (§4), grouped by the person who can resolve them; nothing without
 * issues.
 */
export function MissingForBooking({ employee }: { employee: Employee }) {
  // An unusable policy also prevents booking; it has a message of its own.
  const { own, others } = leftToBook({ ...employee, isAllowedToBook: true })
  const count = own.length + others.length + (employee.hasUsablePolicy ? 0 : 1)
  if (count === 0) return null
  return (
    <Card heading={<FormattedMessage id="employees.missing" values={{ count }} />}>
      <TravelerTexts name={employee.firstName}>
        <div className={layout.stack4}>
          {!employee.hasUsablePolicy && (
            <p>
              <FormattedMessage
                id={`employees.missing.${employee.travelPolicyId ? 'policyAllowsNothing' : 'policy'}`}
              />
            </p>
          )}
          <Settled
            by={<FormattedMessage id="employees.missing.admin" />}
            things={others.map((one) => [one])}
            employee={employee}
          />
          <Settled by={<FormattedMessage id="employees.missing.user" />} things={own} employee={employee} />
        </div>
      </TravelerTexts>
    </Card>
  )
}

interface SettledProps {
  by: ReactNode
  things: readonly (readonly Obstacle[])[]
  employee: Employee
}

function Settled({ by, things, employee }: SettledProps) {
  if (things.length === 0) return null
  return (
    <div>
      <p className={cx(textStyle.note, textStyle.snug)}>{by}</p>
      <ul className={styles.points}>
        {things.map(
          ([first, ...more]) =>
            first && (
              <li key={first}>
                <ObstacleNames obstacles={[first, ...more]} isFirstCard={isFirstCard(first, employee)} />
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
