import type { IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import type { LocaleCode } from '#contract/texts/locales.ts'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { OrganizedGroup } from '#contract/events/groupTravels.ts'
import type { Column } from '@/patterns/table/rows/TableRows'
import { pathTo } from '@/routes/pathTo'
import { Funnel } from './Funnel'
import { GroupDays } from '../GroupDays'
import { placeOf } from '../organize.rules'
import { StatusBadge } from '../StatusBadge'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The columns of a list of events: name, place, dates, numbers of people and state. */
export const groupColumns = (
  { formatMessage, locale: culture }: IntlShape,
  locale: LocaleCode,
): Column<OrganizedGroup>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'organize.column.name' }),
    isRowHeader: true,
    cell: (group) => (
      <>
        <Link to={pathTo(locale, 'groupDetail', { groupTravelId: group.id })}>{groupNameOf(group.names, culture)}</Link>
        {!group.isOwn && <p className={cx(textStyle.soft, textStyle.regular)}>{group.organizer.name}</p>}
      </>
    ),
  },
  {
    key: 'place',
    header: formatMessage({ id: 'organize.column.place' }),
    cell: (group) => placeOf(group) || formatMessage({ id: 'organize.place.open' }),
  },
  {
    key: 'startDate',
    header: formatMessage({ id: 'organize.column.days' }),
    cell: (group) => <GroupDays group={group} />,
  },
  {
    key: 'people',
    header: formatMessage({ id: 'organize.column.people' }),
    isWhole: true,
    cell: (group) => <Funnel group={group} />,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'organize.column.status' }),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
]
