/** Looks of the application that a person may choose instead of the device's; `contrast` is of high contrast, light or dark as the device asks. */
export const chosenThemes = ['light', 'dark', 'contrast'] as const
export type ChosenTheme = (typeof chosenThemes)[number]
