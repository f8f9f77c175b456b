import type { RuleExamples } from '../cases/rule-examples.ts'

const signed = 'DKIM-Signature: v=1; a=rsa-sha256; d=fernhill-bikes.com; s=s1;\n h='

const rest = `; bh=x; b=x
From: Shop <news@fernhill-bikes.com>
Subject: News
List-Unsubscribe: <https://fernhill-bikes.com/u/8f2c4e>
List-Unsubscribe-Post: List-Unsubscribe=One-Click
Content-Type: text/plain

News
`

export const examples: RuleExamples = {
  bad: [{ file: 'none.eml', text: `${signed}From:Subject${rest}`, line: 1 }],
  good: [
    { file: 'both.eml', text: `${signed}From:Subject:list-unsubscribe: List-Unsubscribe-Post${rest}` },
    {
      about: 'Transactional mail',
      file: 'receipt.eml',
      text: `${signed}From:Subject${rest}`,
      settings: { mailType: 'transactional' },
    },
  ],
}
