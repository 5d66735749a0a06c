import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { groupNameOf } from '#contract/events/groupNames.ts'
import { useMyGroupTravels } from '@/domains/events/shared/useMyGroupTravels'

/** The name of the event in the address of complete-your-profile (`g` of §2), undefined until it is loaded. */
export function useWizardEvent(event: string | null): string | undefined {
  const { locale } = useIntl()
  const { data } = useMyGroupTravels(event !== null)
  return useMemo(() => {
    const group = event && data?.find(({ groupTravel }) => groupTravel.shareableId === event)
    return group ? groupNameOf(group.names, locale) : undefined
  }, [data, event, locale])
}
