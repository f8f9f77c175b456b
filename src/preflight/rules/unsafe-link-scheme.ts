import { schemeFault, targetFaults } from '../links/diagnose-target.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const unsafeLinkScheme: Rule = {
  id: 'unsafe-link-scheme',
  group: 'links',
  severity: 'error',
  title: 'Link with a scheme that clients block',
  why: 'Clients remove links to scripts, local files and applications, and filters treat them as attacks.',
  source: 'Microsoft and Google sanitize HTML mail; OWASP on javascript: URLs',
  fix: 'Link to an https: page',
  ignores:
    'The rule ignores javascript:void(0) (see placeholder-link) and schemes in `allow-schemes`. Links that open other applications are reported only as warnings.',
  options: { 'allow-schemes': { default: [], description: 'Schemes of your own applications, without the colon' } },
  bad: '<p>Hello.</p>\n<p><a href="javascript:alert(1)">Open</a></p>\n',
  good: {
    about: 'A scheme in allow-schemes',
    text: '<p>Hello.</p>\n<p><a href="fernhill://orders/7">Open</a></p>\n',
    settings: { rules: { 'unsafe-link-scheme': { severity: null, options: { 'allow-schemes': ['fernhill'] } } } },
  },
  check: (context) => [...targetFaults('unsafe-link-scheme', context), ...sourceFaults(context)],
}

const sourceElements = new Set(['img', 'source', 'video', 'audio', 'input', 'track'])

function sourceFaults(context: RuleContext): readonly Fault[] {
  return (context.html?.elements ?? []).flatMap((element): readonly Fault[] => {
    if (!sourceElements.has(element.name)) return []
    return element.attributes.flatMap((attribute): Fault | [] => {
      if (attribute.name !== 'src') return []
      const value = attribute.value.trim()
      // The image-source rule reports paths on the author's disk.
      if (element.name === 'img' && /^(?:file:|[a-z]:[\\/])/iu.test(value)) return []
      const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(value)?.[1]?.toLowerCase() ?? null
      const fault = schemeFault(scheme, value, context)
      return fault === null ? [] : { at: context.originAt(attribute.valueStart), ...fault }
    })
  })
}
