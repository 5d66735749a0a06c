let widthPx = 1280

/** The width of the window that pages are shown in, 1280 unless a test says otherwise. jsdom has no media queries. */
export const setWindowWidth = (px = 1280): void => void (widthPx = px)

const rem = 16

/** Answers queries for a minimum width in rem, as the application has them, and false to all others. */
export const matchMedia = (media: string) => ({
  media,
  matches: widthPx >= rem * Number(/^\(min-width: (\d+)rem\)$/.exec(media)?.[1] ?? Infinity),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
