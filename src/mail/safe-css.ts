/** Removes everything from CSS that could load resources or affect the page outside its element. */

/**
 * Functions that load a resource or read attributes (CSS Values 4, CSS Images 4), and functions with which old browsers
 * run scripts.
 */
const loading = /(?:url|src|image|image-set|cross-fade|element|paint|attr|expression)\(/giu
/** At-rules that load style sheets or fonts, or that change how subsequent rules are interpreted. */
const loadingRules = /@(?:import|font-face|namespace|charset)/giu

/**
 * Renames functions and rules that load resources, so that browsers ignore these functions and rules. Removes
 * backslashes, which could hide their names (CSS Syntax 3 §4.3.7), and `<`, which could end the style element.
 */
export function safeCss(css: string): string {
  return css.replaceAll(/[\\<]/gu, '').replaceAll(loading, 'removed(').replaceAll(loadingRules, '@removed')
}
