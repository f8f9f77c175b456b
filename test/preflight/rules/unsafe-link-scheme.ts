import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>Hello.</p>\n<p><a href="${url}">Open</a></p>\n`

export const examples: RuleExamples = {
  bad: [
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
}
