export interface TooltipTheme {
  placement: 'bottom' | 'right'
  opensOn: 'hover' | 'click' | 'clickOrHover'
  /** From the trigger, in px. */
  distance: number
  /** A long text scrolls in a low box, which has its place below the trigger where a high one has not. */
  isLow?: true
}

const base = { placement: 'bottom', opensOn: 'hover', distance: 8 } as const satisfies TooltipTheme

/** §9 tooltip themes. A value that §9 does not define for a theme is the base tooltip's. */
export const tooltipThemes = {
  base,
  contactMenu: { ...base, opensOn: 'clickOrHover', distance: 7 },
  arrangerList: { ...base, placement: 'right' },
  tripsHelp: { ...base, opensOn: 'click' },
  scoreKpi: { ...base, opensOn: 'clickOrHover', isLow: true },
} as const satisfies Record<string, TooltipTheme>

/** Themes of popovers that open by a click, so that they work without a hovering pointer. */
export type PopoverTheme = 'contactMenu' | 'tripsHelp' | 'scoreKpi'
