/** One file that imports another, types and dynamic imports included, by paths from the root of the repository. */
export interface Import {
  from: string
  to: string
}

const asText = ({ from, to }: Import) => `${from} → ${to}`

/** Circles of imports, each as `a → b → a`: one at least for every group of files that reach one another. */
export function circles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) return void found.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}

/**
 * Pairs of rooms that import each other, at any depth: two folders of the same folder, or a folder and the files beside
 * it. Each pair has one import in either direction.
 */
export function twoWayRooms(imports: readonly Import[]): string[] {
  const between = new Map<string, Import>()
  for (const each of imports) {
    const [from, to] = roomsOf(each)
    if (from !== to) between.set(`${from} ${to}`, each)
  }
  return [...between].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split(' ')
    const back = from < to ? between.get(`${to} ${from}`) : undefined
    return back ? `${from} ⇄ ${to}: ${asText(there)}, ${asText(back)}` : []
  })
}

/** The rooms of an import where its paths part: a folder, or `<folder>/*` for the files in it. */
function roomsOf({ from, to }: Import): [string, string] {
  const [one, other] = [from.split('/'), to.split('/')]
  const at = one.findIndex((name, place) => name !== other[place])
  const room = (path: string[]) => [...path.slice(0, at), at === path.length - 1 ? '*' : path[at]].join('/')
  return [room(one), room(other)]
}
