import { Ban, Mail, Pencil, Undo2 } from 'lucide-react'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { GroupDays } from '../GroupDays'
import { placeOf, stepOf, toInvite, wayBackOf } from '../organize.rules'
import { StatusBadge } from '../StatusBadge'
import type { StatusChange } from '../useGroupStatus'

interface GroupHeaderProps {
  group: GroupDetail
  status: StatusChange
  /** The button that opens the question about canceling. */
  opener: Ref<HTMLButtonElement>
  onCancel: () => void
}

/** The summary of an event, its next step, and the menu of further actions. */
export function GroupHeader({ group, status, opener, onCancel }: GroupHeaderProps) {
  const { locale, formatMessage } = useIntl()
  const step = stepOf(group)
  const wayBack = wayBackOf(group)
  const mayCancel = group.nextStatuses.includes('canceled')
  return (
    <PageHeader
      title={groupNameOf(group.names, locale)}
      mark={<StatusBadge status={group.status} />}
      facts={[
        <GroupDays key="days" group={group} />,
        placeOf(group) || formatMessage({ id: 'organize.place.none' }),
        !group.isOwn && <FormattedMessage key="by" id="organize.by" values={{ name: group.organizer.name }} />,
      ]}
      primary={
        step ? (
          <Button isPending={status.pending === step} onClick={() => status.change(step)}>
            <FormattedMessage id={`organize.do.${step}`} />
          </Button>
        ) : (
          toInvite(group) > 0 && <InviteLink group={group} />
        )
      }
      actions={
        <>
          {wayBack && (
            <Button
              variant="quiet"
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              isPending={status.pending === 'planning'}
              onClick={() => status.change('planning')}
            >
              <FormattedMessage id={`organize.do.${wayBack}`} />
            </Button>
          )}
          {group.mayEdit && <EditLink id={group.id} />}
        </>
      }
      changes={
        mayCancel && (
          <Button ref={opener} variant="quietDanger" size="small" icon={<Ban aria-hidden="true" />} onClick={onCancel}>
            <FormattedMessage id="organize.do.canceled" />
          </Button>
        )
      }
    />
  )
}

/** Leads to the list, where a dialog shows the mail and its receivers before it is sent. */
const InviteLink = ({ group }: { group: GroupDetail }) => (
  <Link
    to={pathTo(useLocale(), 'groupTravelers', { groupTravelId: group.id }, { mail: 'invitations' })}
    className={buttonClass()}
  >
    <Mail aria-hidden="true" />
    <FormattedMessage id="organize.do.invite" values={{ people: toInvite(group) }} />
  </Link>
)

const EditLink = ({ id }: { id: string }) => (
  <Link to={pathTo(useLocale(), 'groupTravelEdit', { groupTravelId: id })} className={buttonClass('quiet', 'small')}>
    <Pencil aria-hidden="true" />
    <FormattedMessage id="organize.edit" />
  </Link>
)
