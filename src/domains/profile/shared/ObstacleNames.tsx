import { FormattedMessage, useIntl } from 'react-intl'
import type { Obstacle } from '@/domains/profile/profile.rules'
import { lowercase } from '@/i18n/letterCase'
import { obstacleMessage } from './obstacleMessage'

interface ObstacleNamesProps {
  obstacles: readonly Obstacle[]
  /** Whether the obstacles are the uses of a first card. They are then named as that one card. */
  isFirstCard?: boolean | undefined
  /** Whether the names are part of a sentence. */
  isWithin?: boolean
}

/** The names of missing details; several are joined in one sentence. */
export function ObstacleNames({ obstacles, isFirstCard = false, isWithin = false }: ObstacleNamesProps) {
  const { formatMessage, formatList, locale } = useIntl()
  if (isFirstCard) return <FormattedMessage id="profile.missing.card" />
  const names = obstacles.map((obstacle, at) => {
    const { id, values } = obstacleMessage(obstacle)
    const name = formatMessage({ id }, values)
    return at > 0 || isWithin ? lowercase(locale, name.slice(0, 1)) + name.slice(1) : name
  })
  return formatList(names)
}
