/**
 * Looks of the application that a person can choose instead of the device's. `contrast` is high contrast, light or dark
 * as the device's setting.
 */
export const chosenThemes = ['light', 'dark', 'contrast'] as const
export type ChosenTheme = (typeof chosenThemes)[number]
