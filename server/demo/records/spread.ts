/** Whether the item at a place is among `chosen` of `all`, evenly spread. */
export const spread = (at: number, all: number, chosen: number): boolean =>
  Math.floor(((at + 1) * chosen) / all) > Math.floor((at * chosen) / all)
