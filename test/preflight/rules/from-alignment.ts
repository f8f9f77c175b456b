import type { RuleExamples } from '../cases/rule-examples.ts'

const text =
  '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\n---\n<p>It is ready.</p>\n'

const rest = 'Subject: Ready\nContent-Type: text/plain\n\nReady\n'

const ownKey = { domain: 'fernhill-bikes.com', selector: 's1', isSigning: false }

export const examples: RuleExamples = {
  bad: [
    {
      file: 'half.html',
      text,
      settings: { envelopeFrom: 'b@northwind.net', dkim: ownKey },
      severity: 'notice',
      line: 3,
    },
    {
      file: 'signed.eml',
      text: 'Return-Path: <b@northwind.net>\nDKIM-Signature: v=1; a=rsa-sha256; d=northwind.net; s=s1; h=From; bh=x; b=x\nFrom: news@fernhill-bikes.com\nSubject: Ready\nContent-Type: text/plain\n\nReady\n',
      line: 3,
    },
  ],
  good: [
    { file: 'own.html', text, settings: { envelopeFrom: 'b@bounce.fernhill-bikes.com', dkim: ownKey } },
    {
      file: 'u-label-envelope.eml',
      text: `Return-Path: <bounce@büro.example>\nDKIM-Signature: v=1; a=rsa-sha256; d=xn--bro-hoa.example; s=s1; h=From; bh=x; b=x\nFrom: news@xn--bro-hoa.example\n${rest}`,
    },
    {
      file: 'a-label-envelope.eml',
      text: `Return-Path: <bounce@xn--bro-hoa.example>\nDKIM-Signature: v=1; a=rsa-sha256; d=BÜRO.example; s=s1; h=From; bh=x; b=x\nFrom: news@büro.example\n${rest}`,
    },
  ],
}
