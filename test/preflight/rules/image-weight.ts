import type { RuleExamples } from '../cases/rule-examples.ts'

const maxBytes = 200 * 1024

/** Composes a message that contains one image of the given size. */
function messageWith(byteCount: number): string {
  const lines = Buffer.alloc(byteCount).toString('base64').replaceAll(/.{76}/gu, '$&\n')
  return `From: news@fernhill-bikes.com\nSubject: Photos\nMIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\n<p>Hi</p>\n<img src="cid:photo@b" alt="A bike">\n--b\nContent-Type: image/png; name=photo.png\nContent-ID: <photo@b>\nContent-Transfer-Encoding: base64\n\n${lines}\n--b--\n`
}

export const examples: RuleExamples = {
  bad: [{ about: 'A large image in a complete message', file: 'photo.eml', text: messageWith(maxBytes + 1), line: 10 }],
  good: [
    { about: 'A small image in a complete message', file: 'small.eml', text: messageWith(maxBytes) },
    {
      about: 'An image by URL',
      file: 'remote.html',
      text: '<img src="https://fernhill-bikes.com/a.png" alt="A bike">\n',
    },
  ],
}
