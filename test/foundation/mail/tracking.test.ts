import { describe, expect, test } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { addTrackingId } from '../../../src/foundation/mail/tracking.ts'
import { aMessage } from './a-message.ts'

describe('addTrackingId()', () => {
  test('adds a comment before the last </body>, in upper or lower case', () => {
    const message = aMessage({ html: '<BODY>x</BODY></html>', text: 'x\n\n' })
    const tracked = addTrackingId(message, toTrackingId('id-1'), 'body')
    expect(tracked.html).toBe('<BODY>x<!-- presend:id-1 --></BODY></html>')
    expect(tracked.text).toBe('x\n\npresend:id-1\n')
  })

  test('finds </body> after letters whose lower case is longer', () => {
    const tracked = addTrackingId(aMessage({ html: '<body>İİİİ</body></html>' }), toTrackingId('id-1'), 'body')
    expect(tracked.html).toBe('<body>İİİİ<!-- presend:id-1 --></body></html>')
  })

  test('adds the comment at the end of HTML without </body>, and only the id to an empty text', () => {
    const tracked = addTrackingId(aMessage({ html: '<p>x', text: '' }), toTrackingId('id-1'), 'body')
    expect([tracked.html, tracked.text]).toEqual(['<p>x<!-- presend:id-1 -->', 'presend:id-1\n'])
  })

  test('adds no HTML to a message without HTML', () => {
    expect(addTrackingId(aMessage({ html: null }), toTrackingId('id-1'), 'body').html).toBeNull()
  })

  test('appends the id to the subject, and changes nothing for `header`', () => {
    expect(addTrackingId(aMessage({ subject: 'Hi' }), toTrackingId('id-1'), 'subject').subject).toBe('Hi [id-1]')
    const message = aMessage()
    expect(addTrackingId(message, toTrackingId('id-1'), 'header')).toBe(message)
  })
})
