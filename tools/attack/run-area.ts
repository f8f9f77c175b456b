/** Runs the inputs of one area, and counts those that presend withstood. */

import type { AttackArea, AttackOptions, HostileInput, OpenArea } from './attack-area.ts'

/** An input that presend did not withstand. */
export interface Breach {
  readonly input: string
  readonly effect: string
}

/** The results of an area of attack. */
export interface AreaResult {
  readonly name: string
  readonly title: string
  readonly inputCount: number
  readonly breaches: readonly Breach[]
  readonly seconds: number
  readonly notes: readonly string[]
}

/** The time limit for one input, longer than any timeout in presend. */
const inputLimitMs = 120_000

/**
 * Opens the area, runs its inputs and closes the area. @param part of the name of the inputs to run; `null` selects all
 * inputs
 */
export async function runArea(area: AttackArea, options: AttackOptions, only: string | null): Promise<AreaResult> {
  const startMs = performance.now()
  await using open = await area.open(options)
  const wanted = open.inputs.filter(
    (input) => (!options.isQuick || input.isQuick) && (only === null || input.name.includes(only)),
  )
  checkNames(area.name, open.inputs)
  const breaches = await runInputs(open, wanted)
  return {
    name: area.name,
    title: area.title,
    inputCount: wanted.length,
    breaches,
    seconds: (performance.now() - startMs) / 1000,
    notes: open.notes?.() ?? [],
  }
}

/** Checks that names are unique, because a failed input is reproduced by its name. */
function checkNames(area: string, inputs: readonly HostileInput[]): void {
  const seen = new Set<string>()
  for (const { name } of inputs) {
    if (seen.has(name)) throw new Error(`${area}: input names must be unique, but two inputs are named "${name}"`)
    seen.add(name)
  }
}

async function runInputs({ concurrency }: OpenArea, inputs: readonly HostileInput[]): Promise<readonly Breach[]> {
  const breaches: Breach[] = []
  const waiting = [...inputs]
  const work = async (): Promise<void> => {
    for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
      const first = await attemptWithin(input)
      if (first === null) continue
      const effect = isAboutTime(first) ? await attemptWithin(input) : first
      if (effect === null) continue
      breaches.push({ input: input.name, effect })
      process.stderr.write(`  attack succeeded: ${input.name}: ${effect.slice(0, 300)}\n`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return breaches
}

/**
 * Returns true if the input failed only because something took too long. Such inputs are tried again, because a busy
 * machine may be slow once, but a real problem is slow every time.
 */
function isAboutTime(effect: string): boolean {
  return /took \d+ m?s|\d+ ms after the signal|did not finish within/u.test(effect)
}

async function attemptWithin(input: HostileInput): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`the input did not finish within ${inputLimitMs / 1000} s`), inputLimitMs)
  })
  try {
    return await Promise.race([input.attempt(), late])
  } catch (error) {
    return `the attempt failed: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    clearTimeout(timer)
  }
}
