/** Which file includes which, so that a ring is named and not walked. */

/** A real mail includes two or three levels deep. */
const maxDepth = 50

export interface IncludeGraph {
  /** Notes that `from` includes `to`. Says why it may not, or `null`. */
  add(from: string, to: string): string | null
}

/** An empty graph. Every include that is evaluated is added, also when it was before. */
export function includeGraph(): IncludeGraph {
  const edges = new Map<string, Set<string>>()
  const depths = new Map<string, number>()
  return {
    add: (from, to) => {
      const way = findWay(edges, to, from)
      if (way !== null) return `a ring: ${[...way, to].join(' → ')}`
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
      const depth = Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1)
      depths.set(to, depth)
      return depth > maxDepth ? `includes more than ${maxDepth} files deep` : null
    },
  }
}

/** The files from one to another along the edges, both ends included; `null` when there is no way. */
function findWay(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): readonly string[] | null {
  const seen = new Set([from])
  const queue: (readonly string[])[] = [[from]]
  for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
    const last = way.at(-1) ?? from
    if (last === to) return way
    for (const next of edges.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return null
}
