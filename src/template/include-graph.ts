/** Detects include cycles. */

/** Real mail has two or three levels. */
const maxDepth = 50

export interface IncludeGraph {
  /** Adds the include of `to` in `from`. Returns the problem if it is not allowed. */
  add(from: string, to: string): string | null
}

export function includeGraph(): IncludeGraph {
  const edges = new Map<string, Set<string>>()
  const depths = new Map<string, number>()
  return {
    add: (from, to) => {
      const path = findPath(edges, to, from)
      if (path !== null) return `an include cycle: ${[...path, to].join(' → ')}`
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
      const depth = Math.max(depths.get(to) ?? 0, (depths.get(from) ?? 0) + 1)
      depths.set(to, depth)
      return depth > maxDepth ? `more than ${maxDepth} nested includes` : null
    },
  }
}

/** A path from one file to another; null if there is none. */
function findPath(edges: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): readonly string[] | null {
  const seen = new Set([from])
  const queue: (readonly string[])[] = [[from]]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const last = path.at(-1) ?? from
    if (last === to) return path
    for (const next of edges.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...path, next])
    }
  }
  return null
}
