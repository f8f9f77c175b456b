import type { RuleExamples } from '../cases/rule-examples.ts'

/** The time at which the test runs the rules, in seconds since the epoch. */
const now = Date.UTC(2026, 10, 22) / 1000

export const examples: RuleExamples = {
  bad: [
    { file: 'future.eml', text: signed(`t=${now + 301}`), line: 2 },
    { file: 'folded.eml', text: signed(`x=${now + 9000};\n\tt=\n ${now + 3600}`), line: 2 },
    { file: 'milliseconds.eml', text: signed(`t=${now}000`), line: 2 },
    { file: 'expired.eml', text: signed(`t=${now - 3600}; x=${now - 1}`), line: 2 },
  ],
  good: [
    { about: 'The usual clock skew', file: 'skew.eml', text: signed(`t=${now + 299}; x=${now + 3600}`) },
    { about: 'Tags that are not numbers', file: 'no-number.eml', text: signed('t=soon; x=') },
    { about: 'No t= and no x=', file: 'neither.eml', text: signed('c=relaxed/relaxed') },
    {
      about: 'A field with another name',
      file: 'other.eml',
      text: signed('c=relaxed/relaxed').replace('Subject:', `X-DKIM-Signature: t=${now + 3600}\nSubject:`),
    },
  ],
}

function signed(times: string): string {
  return `From: Shop <news@fernhill-bikes.com>
DKIM-Signature: v=1; a=rsa-sha256; d=fernhill-bikes.com; s=s1;
 ${times}; h=From:Subject; bh=x; b=x
Subject: News
Content-Type: text/plain

News
`
}
