import { CircleCheck, Hourglass, Inbox } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type HelpDeskStatus, helpDeskStatuses } from '#contract/helpDesk.ts'
import { Button } from '@/ui/button/Button'

const icons = { open: Inbox, waiting: Hourglass, solved: CircleCheck }

interface StatusButtonsProps {
  status: HelpDeskStatus
  /** The status that is being set. */
  pending: HelpDeskStatus | undefined
  onChange: (status: HelpDeskStatus) => void
}

/** A button for each other status of a request. */
export const StatusButtons = ({ status, pending, onChange }: StatusButtonsProps) =>
  helpDeskStatuses
    .filter((each) => each !== status)
    .map((each) => {
      const Icon = icons[each]
      return (
        <Button
          key={each}
          variant="quiet"
          size="small"
          icon={<Icon aria-hidden="true" />}
          isPending={pending === each}
          onClick={() => onChange(each)}
        >
          <FormattedMessage id={`helpDesk.agent.set.${each}`} />
        </Button>
      )
    })
