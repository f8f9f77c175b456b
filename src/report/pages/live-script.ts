/** The script that updates the page of an open test without reloading it. */

/**
 * While the page is visible, the script requests it repeatedly: every 3 seconds at first, every 10 seconds later. If
 * nothing has changed, the response is a 304 without a body. Sections that the reader has expanded stay expanded. The
 * script stops when the test is complete. A redirect means that the session has ended, so the script reloads the page,
 * which takes the browser to the login page.
 */
export const liveScript: string = `
{
  let etag = null, asked = 0
  const { setTimeout: wait } = window
  const nameOf = (one) => [one.closest('section')?.querySelector('h2'), one.closest('article')?.querySelector('p'),
    one.querySelector('summary')].map((part) => part?.textContent ?? '').join('|')
  const update = async () => {
    const response = await fetch(location.href, { cache: 'no-store', headers: etag === null ? {} : { 'If-None-Match': etag } })
    if (response.redirected) return location.reload()
    if (response.status !== 200) return response.status === 304 || response.status === 429 || response.status >= 500
    etag = response.headers.get('ETag')
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    const main = next.querySelector('main')
    const open = new Set([...document.querySelectorAll('details[open]')].map(nameOf))
    for (const one of main.querySelectorAll('details')) if (open.has(nameOf(one))) one.open = true
    document.querySelector('main').replaceWith(main)
    document.title = next.title
    return main.dataset.live === 'true'
  }
  const later = () => wait(async () => {
    asked += 1
    if (document.hidden || await update().catch(() => true)) later()
  }, asked < 40 ? 3000 : 10000)
  later()
}
`
