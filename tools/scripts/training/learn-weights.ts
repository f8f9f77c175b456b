/**
 * Learns a linear model from examples: a support vector machine with squared hinge loss, trained by dual coordinate
 * descent.
 */

import { fakeRandom } from '../../../test/support/fake-random.ts'

/** One message: its distinct features, its label, and its weight. */
export interface Example {
  readonly features: readonly string[]
  readonly isSpam: boolean
  /**
   * The weight of the message. Each training entry has a total weight of 1. If an entry has several drafts, the drafts
   * share this weight equally.
   */
  readonly share: number
}

export interface LinearModel {
  readonly bias: number
  readonly weights: ReadonlyMap<string, number>
}

/** A larger value makes the model fit the examples more closely; a smaller value makes the weights smaller. */
const cost = 4
/** The factor by which an error on wanted mail costs more than an error on spam. */
const wantedFactor = 1.5
const roundCount = 60
/** The value of the bias feature, which is the same for every message. */
const biasValue = 0.5

/**
 * Minimizes ‖w‖²/2 + Σ cost · max(0, 1 − y·(w·x + b))². Each feature of a message with n features has the value
 * scale/√n, so that long messages do not weigh more than short messages.
 *
 * To produce the same bytes from the same examples on every machine, the code computes only sums, products, quotients
 * and square roots, which IEEE 754 defines exactly, and always in the same order. Logistic regression could not
 * guarantee this, because the results of the exponential function can differ between machines.
 * Source: Hsieh et al., "A Dual Coordinate Descent Method for Large-scale Linear SVM", ICML 2008, algorithm 1 (L2-SVM)
 *
 * @param scales the scale of each feature; features without a scale are ignored
 */
export function learnWeights(examples: readonly Example[], scales: ReadonlyMap<string, number>): LinearModel {
  const names = [...scales.keys()].toSorted()
  const columns = new Map(names.map((name, index) => [name, { index, scale: scales.get(name) ?? 0 }]))
  const rows = examples.map((example) => toRow(example, columns))
  const weights = new Float64Array(names.length + 1)
  const alphas = new Float64Array(rows.length)
  const random = fakeRandom(7)
  const order = rows.map((_row, index) => index)
  for (let round = 0; round < roundCount; round += 1) {
    shuffle(order, () => random.fraction())
    for (const index of order) {
      const row = rows[index]
      if (row !== undefined) alphas[index] = descend(row, alphas[index] ?? 0, weights)
    }
  }
  return {
    bias: biasValue * (weights[names.length] ?? 0),
    weights: new Map([...columns].map(([name, { index, scale }]) => [name, (weights[index] ?? 0) * scale])),
  }
}

interface Row {
  readonly indexes: readonly number[]
  readonly values: readonly number[]
  readonly squares: number
  readonly sign: number
  /** The value of 1/(2·cost) for this message. */
  readonly softness: number
}

type Columns = ReadonlyMap<string, { readonly index: number; readonly scale: number }>

function toRow({ features, isSpam, share }: Example, columns: Columns): Row {
  const known = features.flatMap((name) => columns.get(name) ?? [])
  const values = known.map(({ scale }) => scale / Math.sqrt(features.length))
  return {
    indexes: known.map(({ index }) => index),
    values,
    squares: values.reduce((sum, value) => sum + value * value, biasValue * biasValue),
    sign: isSpam ? 1 : -1,
    softness: 1 / (2 * cost * share * (isSpam ? 1 : wantedFactor)),
  }
}

/** Updates `weights` by one step for one message, and returns the message's new multiplier. */
function descend(row: Row, alpha: number, weights: Float64Array): number {
  const biasIndex = weights.length - 1
  let margin = biasValue * (weights[biasIndex] ?? 0)
  for (const [at, index] of row.indexes.entries()) margin += (row.values[at] ?? 0) * (weights[index] ?? 0)
  const gradient = row.sign * margin - 1 + row.softness * alpha
  const next = Math.max(alpha - gradient / (row.squares + row.softness), 0)
  const step = (next - alpha) * row.sign
  for (const [at, index] of row.indexes.entries()) {
    weights[index] = (weights[index] ?? 0) + step * (row.values[at] ?? 0)
  }
  weights[biasIndex] = (weights[biasIndex] ?? 0) + step * biasValue
  return next
}

function shuffle(order: number[], chance: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1))
    const [left, right] = [order[last], order[other]]
    if (left === undefined || right === undefined) continue
    order[last] = right
    order[other] = left
  }
}
