export interface TooltipTheme {
  placement: 'bottom' | 'right'
  opensOn: 'hover' | 'click' | 'clickOrHover'
  /** From the trigger, in px. */
  distance: number
}

const base = { placement: 'bottom', opensOn: 'hover', distance: 8 } as const satisfies TooltipTheme

/** §9 tooltip themes. What §9 does not say of a theme is as in the base tooltip. */
export const tooltipThemes = {
  base,
  contactMenu: { ...base, opensOn: 'clickOrHover', distance: 7 },
  arrangerList: { ...base, placement: 'right' },
  tripsHelp: { ...base, opensOn: 'click' },
  scoreKpi: { ...base, opensOn: 'clickOrHover' },
} as const satisfies Record<string, TooltipTheme>

/** Themes of what a click opens, so that it can be reached without a pointer that hovers. */
export type PopoverTheme = 'contactMenu' | 'tripsHelp' | 'scoreKpi'
