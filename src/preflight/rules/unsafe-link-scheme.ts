/** Defines the rule unsafe-link-scheme. */

import { schemeFault, targetFaults } from '../links/diagnose-target.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

const link = (url: string): string => `<p>Hello.</p>\n<p><a href="${url}">Open</a></p>\n`

export const unsafeLinkScheme: Rule = {
  id: 'unsafe-link-scheme',
  group: 'links',
  severity: 'error',
  title: 'Link with a scheme that clients block',
  why: 'Clients remove links to scripts, local files and applications, and filters treat them as attacks.',
  source: 'Microsoft and Google sanitize HTML mail; OWASP on javascript: URLs',
  fix: 'Link to an https: page',
  ignores:
    'The rule ignores javascript:void(0) (see placeholder-link) and schemes in `allow-schemes`. Schemes of other applications are warnings.',
  options: { 'allow-schemes': { default: [], description: 'Schemes of your own applications, without the colon' } },
  bad: [
    { file: 'script.html', text: link('javascript:alert(1)'), line: 2 },
    { file: 'spaced.html', text: link(' JavaScript:open()'), line: 2 },
    { file: 'vb.html', text: link('vbscript:run'), line: 2 },
    { file: 'file.html', text: link('file:///C:/offers.html'), line: 2 },
    { file: 'drive.html', text: link('C:\\offers\\june.html'), line: 2 },
    { file: 'data.html', text: link('data:text/html,hello'), line: 2 },
    { file: 'blob.html', text: link('blob:https://fernhill-bikes.com/1'), line: 2 },
    { file: 'image.html', text: '<p>Hi</p>\n<img src="javascript:void 1" alt="A bike">\n', line: 2 },
    { file: 'sound.html', text: '<p>Hi</p>\n<audio src="file:///tmp/a.mp3"></audio>\n', line: 2 },
    { file: 'app.html', text: link('fernhill://orders/7'), line: 2, severity: 'warning' },
  ],
  good: [
    { file: 'web.html', text: link('https://fernhill-bikes.com/') },
    {
      about: 'A scheme in allow-schemes',
      file: 'allowed.html',
      text: link('fernhill://orders/7'),
      settings: { rules: { 'unsafe-link-scheme': { severity: null, options: { 'allow-schemes': ['fernhill'] } } } },
    },
    {
      about: 'An image on a disk, which image-source reports',
      file: 'disk.html',
      text: '<img src="file:///tmp/a.png" alt="A bike"><img src="C:\\a.png" alt="A bike">\n',
    },
    { about: 'An embedded image', file: 'cid.html', text: '<img src="data:image/gif;base64,R0lGOD" alt="">\n' },
    {
      about: 'A phone number and a message',
      file: 'tel.html',
      text: `${link('tel:+441422000000')}${link('whatsapp://send?text=Hi')}`,
    },
  ],
  check: (context) => [...targetFaults('unsafe-link-scheme', context), ...sourceFaults(context)],
}

const sourceElements = new Set(['img', 'source', 'video', 'audio', 'input', 'track'])

function sourceFaults(context: RuleContext): readonly Fault[] {
  return (context.html?.elements ?? []).flatMap((element): readonly Fault[] => {
    if (!sourceElements.has(element.name)) return []
    return element.attributes.flatMap((attribute): readonly Fault[] => {
      if (attribute.name !== 'src') return []
      const value = attribute.value.trim()
      // image-source reports paths on the author's disk.
      if (element.name === 'img' && /^(?:file:|[a-z]:[\\/])/iu.test(value)) return []
      const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(value)?.[1]?.toLowerCase() ?? null
      const fault = schemeFault(scheme, value, context)
      return fault === null ? [] : [{ at: context.originAt(attribute.valueStart), ...fault }]
    })
  })
}
