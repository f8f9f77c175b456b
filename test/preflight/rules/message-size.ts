import type { RuleExamples } from '../cases/rule-examples.ts'

/** Returns placeholder data for a photo; the content does not matter here. */
const photo = 'x'.repeat(5 * 1024 * 1024 - 1)

const photos = { '1.png': photo, '2.png': photo, '3.png': photo, '4.png': photo }

function imagesOf(count: number): string {
  return Array.from({ length: count }, (_one, index) => `<img src="${index + 1}.png" alt="A bike">\n`).join('')
}

export const examples: RuleExamples = {
  bad: [
    {
      file: 'big.html',
      text: imagesOf(2),
      files: photos,
      settings: { embedImages: true },
      line: 1,
      severity: 'notice',
    },
  ],
  good: [],
}
