import { describe, expect, test } from 'vitest'

import { hasAbusedTld, isFreeForm, isFreemail, isShortener } from '../../../../src/verdict/spam/built-in/known-hosts.ts'

function targetOf(page: string): { readonly host: string; readonly path: string } {
  const { hostname, pathname } = new URL(`https://${page}`)
  return { host: hostname, path: pathname }
}

describe('known hosts', () => {
  test('isShortener() recognizes public URL shorteners', () => {
    expect([isShortener('bit.ly'), isShortener('www.bit.ly'), isShortener('bit.ly.example')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('hasAbusedTld() recognizes frequently abused top-level domains', () => {
    expect([hasAbusedTld('shop.top'), hasAbusedTld('top.example')]).toEqual([true, false])
  })

  test.for([
    'forms.gle/aB3',
    'docs.google.com/forms/d/e/1/viewform',
    'forms.office.com/r/aB3',
    'acme.typeform.com/to/aB3',
    'form.jotform.com/2411',
    'www.jotform.com/form/2411',
    'www.surveymonkey.com/r/aB3',
    'tally.so/r/aB3',
    'airtable.com/shrAb3',
    'sites.google.com/view/acme',
    'x.weebly.com/',
    'login.pages.dev/',
    'help.github.io/login',
    'a.b.netlify.app/',
    'ipfs.io/ipfs/Qm',
  ])('isFreeForm(%j) returns true', (page) => {
    expect(isFreeForm(targetOf(page))).toBe(true)
  })

  test.for([
    'github.com/acme/shop/issues/4',
    'docs.google.com/document/d/1/edit',
    'google.com/forms/',
    'vercel.com/acme/deployments',
    'app.netlify.com/sites/acme',
    'www.typeform.com/pricing',
    'admin.typeform.com/form/1',
    'www.jotform.com/myforms/',
    'support.wordpress.com/a',
    'wordpress.com/post',
    't.me/acme',
    'wa.me/15550100',
    'shop.example/forms/1',
    'notforms.gle/1',
    'weebly.com.example/',
  ])('isFreeForm(%j) returns false', (page) => {
    expect(isFreeForm(targetOf(page))).toBe(false)
  })

  test.for(['gmail.com', 'yahoo.co.uk', 'gmx.de', 'mail.freemail.example'])('isFreemail(%j) returns true', (domain) => {
    expect(isFreemail(domain)).toBe(true)
  })

  test.for([null, 'shop.example', 'mygmail.com', 'gmail.com.example'])('isFreemail(%j) returns false', (domain) => {
    expect(isFreemail(domain)).toBe(false)
  })
})
