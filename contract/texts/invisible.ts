/**
 * Removes invisible characters, which copying brings along: spaces without width, joiners, directions of writing, soft
 * hyphens, fillers.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u3164\uFFA0]/gu, '')
