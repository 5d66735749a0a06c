import { type ComponentType, lazy, type LazyExoticComponent, use } from 'react'
import { useIntl } from 'react-intl'
import { fallbackLocale, localeCodeOf } from '#contract/locales.ts'
import { arrivalOf, bringTexts } from './loadTexts'
import type { TextGroup } from './textGroups'

/**
 * React's `lazy` for code that shows texts of groups: both are fetched at once. In another language than the one it was
 * fetched in, it waits for the texts as it waited for its code.
 */
export const lazyWithTexts = <Props extends object>(
  groups: readonly TextGroup[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [{ default: Code }] = await Promise.all([load(), bringTexts(groups)])
    function WithTexts(props: Props) {
      arrivalOf(localeCodeOf(useIntl().locale) ?? fallbackLocale, groups).forEach((arrival) => use(arrival))
      return <Code {...props} />
    }
    return { default: WithTexts }
  })
