/** Cuts a list into slices of at most `size` items, in order: one statement holds only so many rows. */
export function* slicesOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
