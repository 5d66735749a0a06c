import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/i18n/messages'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { GroupFrame } from '@/ui/field/frame/GroupFrame'
import styles from './WishesInput.module.css'

interface WishesInputProps<Wish extends string> {
  id: string
  label: ReactNode
  options: readonly Wish[]
  labelId: (wish: Wish) => MessageId
  wishes: readonly Wish[]
  onChange: (wishes: Wish[]) => void
}

/** Frequent wishes as check boxes: any number of them. */
export const WishesInput = <Wish extends string>(props: WishesInputProps<Wish>) => {
  const { id, label, options, labelId, wishes, onChange } = props
  return (
    <GroupFrame id={id} label={label}>
      <div className={styles.wishes}>
        {options.map((wish) => (
          <CheckboxField
            key={wish}
            id={`${id}-${wish}`}
            label={<FormattedMessage id={labelId(wish)} />}
            checked={wishes.includes(wish)}
            onChange={({ target }) =>
              onChange(target.checked ? [...wishes, wish] : wishes.filter((each) => each !== wish))
            }
          />
        ))}
      </div>
    </GroupFrame>
  )
}
