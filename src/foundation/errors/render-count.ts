/** Renders a count with its noun. */

/** Renders a count with its noun, such as `1 seed` or `3 seeds`. */
export function renderCount(count: number, singular: string, plural: string = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`
}
