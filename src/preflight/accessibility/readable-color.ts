/** Finds a text color with enough contrast. */

import { type Color, contrastRatio } from '../html/css-color.ts'

const steps = 100

/**
 * Returns the color that is closest to the given one and has at least the given contrast ratio. Tries mixtures of the
 * color with black and with white.
 */
export function readableColor(color: Color, background: Color, ratio: number): Color {
  const black: Color = { red: 0, green: 0, blue: 0 }
  const white: Color = { red: 255, green: 255, blue: 255 }
  for (let step = 1; step <= steps; step += 1) {
    for (const end of [black, white]) {
      const mixed = mix(color, end, step / steps)
      if (contrastRatio(mixed, background) >= ratio) return mixed
    }
  }
  return contrastRatio(black, background) > contrastRatio(white, background) ? black : white
}

function mix(from: Color, to: Color, share: number): Color {
  const channel = (key: keyof Color): number => Math.round(from[key] + (to[key] - from[key]) * share)
  return { red: channel('red'), green: channel('green'), blue: channel('blue') }
}
