/** Parses CSS colors and computes the contrast between two colors. */

/** A color with channels from 0 to 255. The type cannot represent transparent colors. */
export interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** The color names that occur in mail. Other names are not recognized. */
const names: ReadonlyMap<string, string> = new Map(
  `aqua:00ffff black:000000 blue:0000ff brown:a52a2a crimson:dc143c cyan:00ffff darkblue:00008b darkgray:a9a9a9
   darkgreen:006400 darkgrey:a9a9a9 darkred:8b0000 dimgray:696969 dimgrey:696969 fuchsia:ff00ff gold:ffd700
   gray:808080 green:008000 grey:808080 indigo:4b0082 ivory:fffff0 lightblue:add8e6 lightgray:d3d3d3
   lightgrey:d3d3d3 lightyellow:ffffe0 lime:00ff00 magenta:ff00ff maroon:800000 navy:000080 olive:808000
   orange:ffa500 pink:ffc0cb purple:800080 red:ff0000 royalblue:4169e1 silver:c0c0c0 slategray:708090
   slategrey:708090 snow:fffafa steelblue:4682b4 tan:d2b48c teal:008080 tomato:ff6347 violet:ee82ee white:ffffff
   whitesmoke:f5f5f5 yellow:ffff00`
    .split(/\s+/u)
    .map((pair) => [pair.slice(0, -7), pair.slice(-6)]),
)

/** Parses a solid color. Returns null for any other value. Reads only the first word, as in `background: #fff none`. */
export function readColor(value: string): Color | null {
  const text = value.trim().toLowerCase()
  const functional = /^rgba?\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)\s*(?:[,/]\s*([\d.]+%?)\s*)?\)/u.exec(text)
  if (functional !== null) return fromFunction(functional.slice(1, 5))
  const word = text.split(/\s/u)[0] ?? ''
  const hex = names.get(word) ?? /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/u.exec(word)?.[1] ?? null
  if (hex === null) return null
  const digits = hex.length === 3 ? hex.replaceAll(/./gu, '$&$&') : hex
  if (digits.length === 8 && digits.slice(6) !== 'ff') return null
  return {
    red: Number.parseInt(digits.slice(0, 2), 16),
    green: Number.parseInt(digits.slice(2, 4), 16),
    blue: Number.parseInt(digits.slice(4, 6), 16),
  }
}

function fromFunction(parts: readonly (string | undefined)[]): Color | null {
  const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map((part = '0') => channel(part))
  const alpha = parts[3]
  if (alpha !== undefined && Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1) < 1) return null
  return { red, green, blue }
}

function channel(part: string): number {
  const number = part.endsWith('%') ? (Number.parseFloat(part) * 255) / 100 : Number(part)
  return Math.min(255, Math.max(0, Math.round(number)))
}

/** Returns the contrast ratio of two colors, from 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrastRatio(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((left, right) => right - left)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance({ red, green, blue }: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** `#rrggbb`. */
export function renderColor({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
