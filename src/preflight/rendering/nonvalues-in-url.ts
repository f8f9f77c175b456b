/** Finds values such as `undefined` and `[object Object]` that a template engine printed in a URL. */

const nonvalue =
  /\[object(?: |%20|\+)[A-Z]\w{0,30}\]|%5[Bb]object(?: |%20|\+)[A-Z]\w{0,30}%5[Dd]|(?<=^|[/=:])(?:undefined|null|NaN)(?=$|[/?&#]|\.(?:png|jpe?g|gif|webp|svg|pdf)\b)/gu

/** Returns the nonvalues in a URL, which rendered-nonvalue reports. */
export function findNonvalues(url: string): readonly { readonly word: string; readonly index: number }[] {
  return [...url.matchAll(nonvalue)].map(({ 0: word, index }) => ({ word, index }))
}
