/** Removes from CSS what could load something or leave its element. */

/** Functions that load a resource, or read attributes (CSS Values 4, CSS Images 4), and the scripts of old browsers. */
const loading = /(?:url|src|image|image-set|cross-fade|element|paint|attr|expression)\(/giu
/** Rules that load style sheets and fonts, or change how the rules after them are read. */
const loadingRules = /@(?:import|font-face|namespace|charset)/giu

/**
 * Renames functions and rules that load resources, so that browsers ignore them. Removes backslashes, which could hide
 * their names (CSS Syntax 3 §4.3.7), and `<`, which could end the style element.
 */
export function safeCss(css: string): string {
  return css.replaceAll(/[\\<]/gu, '').replaceAll(loading, 'removed(').replaceAll(loadingRules, '@removed')
}
