import { useCallback } from 'react'
import { useIntl } from 'react-intl'

const own = { status: 'inUse', nameEn: 'taken', nameFr: 'taken', nameEs: 'taken' } as const

/** The texts for problems of a policy, where the general texts would be wrong. */
export function usePolicyProblem(): (name: string, code: unknown) => string | undefined {
  const { formatMessage } = useIntl()
  return useCallback(
    (name, code) => {
      if (code === 'alreadyThere' && name.startsWith('exceptions'))
        return formatMessage({ id: 'travelPolicies.problem.sameRule' })
      if (code === 'alreadyThere') return formatMessage({ id: 'travelPolicies.problem.alreadyThere' })
      const known = own[name as keyof typeof own]
      return known !== undefined && known === code
        ? formatMessage({ id: `travelPolicies.problem.${known}` })
        : undefined
    },
    [formatMessage],
  )
}
