export const id = 1581;
export const ids = [1581];
export const modules = {

/***/ 11581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderReportPage: () => (/* binding */ renderReportPage)
});

// EXTERNAL MODULE: ./lib/report/escape-html.js
var escape_html = __webpack_require__(26597);
// EXTERNAL MODULE: ./lib/storage/test-status.js
var test_status = __webpack_require__(84604);
// EXTERNAL MODULE: ./lib/service/pages/html-page.js
var html_page = __webpack_require__(33367);
;// CONCATENATED MODULE: ./lib/service/report-page/authentication-part.js
/** SPF, DKIM and DMARC over all received copies. */
const methods = [
    ['SPF', (evidence) => evidence.spf],
    ['DKIM', (evidence) => evidence.dkim],
    ['DMARC', (evidence) => evidence.dmarc],
];
/** A table of passes; "not measured" is neither a pass nor a fail, and says so. */
function authenticationPart(seeds) {
    const received = seeds.flatMap(({ result }) => result !== null && (result.status === 'placed' || result.status === 'undecided') ? [result.evidence] : []);
    if (received.length === 0)
        return '<p class="soft">No copy has been received, so nothing is measured.</p>';
    const rows = methods.map(([name, verdictOf]) => {
        const measured = received.map(verdictOf).filter(({ isMeasured, isPass }) => isMeasured && isPass !== null);
        const passed = measured.filter(({ isPass }) => isPass === true).length;
        return `<tr><td>${name}</td>${cells(passed, measured.length, received.length)}</tr>`;
    });
    return `<div class="scroll"><table class="counts"><thead><tr><th scope="col">Method</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Not measured</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}
function cells(passed, measured, received) {
    return [passed, measured - passed, received - measured].map((count) => `<td>${count}</td>`).join('');
}

// EXTERNAL MODULE: ./lib/contract/names.js
var names = __webpack_require__(766);
;// CONCATENATED MODULE: ./lib/service/report-page/seed-standing.js
/** Where one copy stands, in the one word that the report sorts and colours by. */

/** From what needs a look first to what is as it should be. */
const standings = ['refused', 'spam', 'undecided', 'deferred', 'waiting', 'tab', 'inbox'];
/** The standing of a seed's copy. */
function standingOf({ result }) {
    if (result === null)
        return 'waiting';
    if (result.status !== 'placed')
        return result.status;
    if (result.folder === 'INBOX')
        return 'inbox';
    return result.folder !== null && (0,names/* isTab */.KG)(result.folder) ? 'tab' : 'spam';
}
/** Counts them. */
function tallyOf(seeds) {
    const found = seeds.map(standingOf);
    const count = (standing) => found.filter((one) => one === standing).length;
    return {
        refused: count('refused'),
        spam: count('spam'),
        undecided: count('undecided'),
        deferred: count('deferred'),
        waiting: count('waiting'),
        tab: count('tab'),
        inbox: count('inbox'),
        total: seeds.length,
    };
}

;// CONCATENATED MODULE: ./lib/service/report-page/placement-part.js
/** Placement by provider type: a bar each, and the same figures as a table. */


/** Inbox first, as people read a bar from the left. */
const order = standings.toReversed();
const titles = {
    inbox: 'Inbox',
    tab: 'Tabs',
    waiting: 'Not arrived',
    deferred: 'Put off',
    undecided: 'No folder',
    spam: 'Spam',
    refused: 'Refused',
};
/** Bars and table; only columns that count something. */
function placementPart(seeds) {
    const rows = names/* providerTypes */.Nm.flatMap((type) => {
        const own = seeds.filter((seed) => seed.providerType === type);
        return own.length === 0 ? [] : [{ type, tally: tallyOf(own) }];
    });
    const bars = rows.map(({ type, tally }) => `<dt>${type}</dt><dd>${bar(tally)}</dd>`);
    const total = tallyOf(seeds);
    const shown = order.filter((standing) => standing === 'inbox' || total[standing] > 0);
    const head = [
        '<th scope="col">Provider type</th><th scope="col">Seeds</th>',
        ...shown.map((standing) => `<th scope="col">${swatch(standing)}${titles[standing]}</th>`),
    ];
    const lines = [
        ...rows.map(({ type, tally }) => line(type, tally, shown)),
        ...(rows.length > 1 ? [line('all', total, shown)] : []),
    ];
    return `<dl class="bars">${bars.join('\n')}</dl>
<table class="counts placement"><thead><tr>${head.join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table>`;
}
/** The colour of the bars, beside its word. */
function swatch(standing) {
    return `<i class="swatch swatch-${standing}" aria-hidden="true"></i>`;
}
function line(name, tally, shown) {
    // On a phone each row is a list of its own, and the words of the head stand in it.
    const cells = shown.map((standing) => `<td${tally[standing] === 0 ? ' class="zero"' : ''} data-title="${titles[standing]}">${swatch(standing)}<span>${tally[standing]}</span></td>`);
    return `<tr><td>${name}</td><td data-title="Seeds"><span>${tally.total}</span></td>${cells.join('')}</tr>`;
}
function bar(tally) {
    let x = 0;
    const pieces = order.map((standing) => {
        const width = (100 * tally[standing]) / tally.total;
        const piece = width === 0
            ? ''
            : `<rect class="fill-${standing}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`;
        x += width;
        return piece;
    });
    const words = `${tally.inbox} of ${tally.total} in the inbox; the table below has all figures`;
    return `<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${words}">${pieces.join('')}</svg>`;
}

// EXTERNAL MODULE: ./lib/service/pages/page-style.js
var page_style = __webpack_require__(46857);
;// CONCATENATED MODULE: ./lib/service/report-page/report-style.js
/** The style sheet of the report page. */

const reportPageStyle = `${page_style/* pageStyle */.x}
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 1.35rem; margin: 0 0 1rem; padding: 1rem 1.25rem; background: var(--panel); border-left: .4rem solid var(--soft);
  border-radius: .25rem; }
h1.good { border-color: var(--good); } h1.mixed { border-color: var(--warn); } h1.bad { border-color: var(--bad); }
h1.open { border-color: var(--tab); }
h2 { font-size: 1.1rem; margin: 2.25rem 0 .75rem; }
.facts { display: flex; flex-wrap: wrap; gap: .1rem 1.5rem; margin: 0; padding: 0; list-style: none; color: var(--soft); font-size: .95rem; }
.facts li { min-width: 0; overflow-wrap: anywhere; } .facts b { color: var(--text); font-weight: 600; }
.note { margin: 1rem 0; padding: .6rem .9rem; background: var(--panel); border-left: .25rem solid var(--tab); border-radius: .2rem; font-size: .95rem; }
.note.observed { border-color: var(--good); } .note.unjudged { border-color: var(--warn); }
svg { display: block; width: 100%; height: 1.4rem; border-radius: .2rem; }
.bars { display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1rem; align-items: center; margin: 0; }
.bars dt { color: var(--soft); } .bars dd { margin: 0; min-width: 0; }
.fill-inbox { fill: #2da44e; } .fill-tab { fill: #54aeff; } .fill-spam { fill: #e5534b; } .fill-refused { fill: #8250df; }
.fill-undecided { fill: #d4a72c; } .fill-deferred { fill: #bf8700; } .fill-waiting { fill: #8c959f; }
.swatch { display: inline-block; width: .7em; height: .7em; margin-right: .4em; border-radius: .15em; }
.swatch-inbox { background: #2da44e; } .swatch-tab { background: #54aeff; } .swatch-spam { background: #e5534b; }
.swatch-refused { background: #8250df; } .swatch-undecided { background: #d4a72c; } .swatch-deferred { background: #bf8700; }
.swatch-waiting { background: #8c959f; }
table.placement { margin-top: 1rem; } table.placement td .swatch { display: none; }
@media (max-width: 40rem) {
  table.placement, table.placement tbody, table.placement tr { display: block; width: 100%; }
  table.placement thead { display: none; }
  table.placement tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  table.placement td, table.counts.placement td:not(:first-child) { display: flex; align-items: baseline; padding: .1rem 0;
    border: 0; text-align: left; }
  table.placement td:first-child { font-weight: 600; } table.counts.placement td.zero:not(:first-child) { display: none; } table.placement td .swatch { display: inline-block; order: -2; }
  table.placement td[data-title]::before { content: attr(data-title); flex: 1; order: -1; color: var(--soft); }
}
table.counts { width: auto; min-width: 50%; }
table.counts td:not(:first-child), table.counts th:not(:first-child) { text-align: right; padding: .4rem 0 .4rem 1.25rem; font-variant-numeric: tabular-nums; }
.seeds { display: grid; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
.seed { border: 1px solid var(--line); border-radius: .375rem; padding: .8rem 1rem; min-width: 0; }
.seed h3 { margin: 0; font-size: 1rem; display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; }
.seed h3 code { font-weight: 500; }
.seed p { margin: .4rem 0; font-size: .93rem; }
.folder { padding: 0 .5rem; border: 1px solid currentColor; border-radius: .25rem; font-size: .88rem; }
.inbox { color: var(--good); } .tab { color: var(--tab); } .spam { color: var(--bad); } .refused { color: var(--refused); }
.undecided, .deferred { color: var(--warn); } .waiting { color: var(--soft); }
.verdicts { margin: .5rem 0; padding: 0; list-style: none; font-size: .93rem; }
.verdicts li { padding: .15rem 0; } .verdicts b { display: inline-block; min-width: 4.5rem; }
.pass { color: var(--good); font-weight: 600; } .fail { color: var(--bad); font-weight: 600; } .unmeasured { color: var(--soft); font-weight: 600; }
details { margin: .4rem 0 0; font-size: .9rem; } summary { cursor: pointer; color: var(--link); }
details ul { margin: .4rem 0 0; padding-left: 1.1rem; }
`;

// EXTERNAL MODULE: ./lib/advice/engine-title.js
var engine_title = __webpack_require__(73007);
// EXTERNAL MODULE: ./lib/advice/symbol-advice.js + 3 modules
var symbol_advice = __webpack_require__(66715);
// EXTERNAL MODULE: ./lib/report/plain-text.js
var plain_text = __webpack_require__(11984);
;// CONCATENATED MODULE: ./lib/service/report-page/time-text.js
/** Times as every reader of a report can read them, wherever they are. */
/** `2026-01-01 10:30:05 UTC` */
function timeText(epochMs) {
    return `${new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

;// CONCATENATED MODULE: ./lib/service/report-page/seed-card.js
/** What one seed mailbox shows, for people. Every text of it may be somebody else's: it is escaped where it is written. */






/** Longer texts than this come from nobody who wants to be read. */
const longestText = 500;
/** The card of a seed. */
function seedCard(seed) {
    const standing = standingOf(seed);
    return `<article class="seed">
<h3><span class="folder ${standing}">${folderWords(seed, standing)}</span><code>${foreign(seed.address)}</code></h3>
<p class="soft">${facts(seed).map(foreign).join(' · ')}</p>
${seed.result === null ? '' : resultPart(seed.result)}</article>`;
}
function folderWords({ result }, standing) {
    if (result?.folder !== null && result?.folder !== undefined)
        return foreign(result.folder);
    return standingWords[standing];
}
const standingWords = {
    refused: 'refused',
    spam: 'Spam',
    undecided: 'no folder known',
    deferred: 'put off',
    waiting: 'not arrived',
    tab: 'tab',
    inbox: 'INBOX',
};
function facts({ providerType, providerName, result }) {
    const known = [providerType, providerName];
    if (result === null)
        return known;
    const verb = result.status === 'placed' || result.status === 'undecided' ? 'received' : 'refused';
    const placement = result.status === 'placed' ? [placementWords[result.placementKind]] : [];
    return [...known, `${verb} ${timeText(result.recordedAtMs)}`, ...placement];
}
/** The same words as in the notes above all cards. */
const placementWords = {
    observed: 'observed placement',
    simulated: 'simulated placement',
};
function resultPart({ evidence, reason, reply }) {
    const verdicts = [
        verdictLine('SPF', evidence.spf),
        verdictLine('DKIM', evidence.dkim),
        verdictLine('DMARC', evidence.dmarc),
    ];
    const code = reply === null ? [] : [String(reply.code), reply.enhancedCode ?? '', reply.text].filter((part) => part !== '');
    const answer = code.length === 0 ? '' : `<p>The receiver answered <code>${foreign(code.join(' '))}</code></p>\n`;
    return `<ul class="verdicts">${verdicts.join('')}</ul>
${answer}${reason === '' ? '' : `<p>Why: ${foreign(reason)}</p>\n`}${spamPart(evidence.spam)}`;
}
/** Words, not colours alone: pass, the method's own word for a failure, or that nothing could be measured. */
function verdictLine(method, verdict) {
    const { kind, word } = verdictWords(verdict);
    const said = verdict.detail === '' ? '' : `: ${foreign(verdict.detail)}`;
    // The detail says it too, at its end, where a long one is cut.
    const origin = verdict.origin === 'computed' ? ' <span class="soft">(computed by presend)</span>' : '';
    return `<li><b>${method}</b> <span class="${kind}">${foreign(word)}</span>${origin}${said}</li>`;
}
function verdictWords({ isPass, isMeasured, result }) {
    if (!isMeasured || isPass === null)
        return { kind: 'unmeasured', word: 'not measured' };
    if (isPass)
        return { kind: 'pass', word: 'pass' };
    return { kind: 'fail', word: result === null || result === 'pass' ? 'fail' : result };
}
/** What cost most, with what it means and what to change: the fix is what people come for. */
function spamPart(spam) {
    if (spam === null)
        return '';
    const { score, threshold, symbols } = spam;
    const line = `<p>${foreign((0,engine_title/* engineTitle */.v)(spam))}: score ${figure(score)}, spam from ${figure(threshold)}</p>`;
    const worst = (0,symbol_advice/* worstSymbols */.vX)(symbols);
    if (worst.length === 0)
        return `${line}\n`;
    const restCount = symbols.length - worst.length;
    const rest = restCount === 0 ? '' : `<li class="soft">and ${restCount} more, of less weight; the API lists all</li>`;
    const title = score >= threshold ? 'What made it spam, and what to change' : 'What counted against it';
    const isOpen = score >= threshold ? ' open' : '';
    return `${line}\n<details${isOpen}><summary>${title}</summary><ul>${worst.map(symbolLine).join('')}${rest}</ul></details>\n`;
}
function symbolLine(symbol) {
    const { name, score, meaning, fix } = (0,symbol_advice/* explainSymbol */.Ml)(symbol);
    const words = meaning === '' ? '' : ` ${foreign(meaning)}`;
    const advice = fix === null || fix === '' ? '' : `<br><b>Fix:</b> ${foreign(fix)}`;
    return `<li>${figure(score)} <code>${foreign(name)}</code>${words}${advice}</li>`;
}
function figure(value) {
    return String(Math.round(value * 100) / 100);
}
function foreign(text) {
    return (0,escape_html/* escapeHtml */.Z)((0,plain_text/* shorten */.m)(text, longestText));
}

;// CONCATENATED MODULE: ./lib/service/report-page/verdict-sentence.js
/** What a report says first: the whole result in one sentence. */
/** The sentence; true for every mix of results, also while some are missing. */
function verdictSentence(tally, status) {
    const others = otherParts(tally, status);
    const inbox = `${tally.inbox} of ${copies(tally.total)} ${tally.inbox === 1 ? 'is' : 'are'} in the inbox`;
    if (status === 'pending')
        return `Waiting for mail: none of ${copies(tally.total)} has arrived yet.`;
    const start = { expired: `Time is up: ${inbox}`, in_progress: `So far ${inbox}`, complete: upper(inbox) }[status];
    return others.length === 0 ? `${start}.` : `${start}; ${others.join(', ')}.`;
}
/** Good: every copy that can be judged is in the inbox. Bad: most are not. */
function moodOf(tally, status) {
    if (status === 'pending' || status === 'in_progress')
        return 'open';
    if (tally.inbox === tally.total)
        return 'good';
    return tally.inbox * 2 < tally.total ? 'bad' : 'mixed';
}
/** In the order of the sentence; the inbox stands before all of them. */
const parts = [
    ['tab', (count) => `${count} in another tab`],
    ['spam', (count) => `${count} in Spam`],
    ['refused', (count) => `${count} refused`],
    ['deferred', (count) => `${count} put off by the receiver`],
    ['undecided', (count) => `${count} taken with no folder known`],
    ['waiting', (count, status) => (status === 'expired' ? `${count} never arrived` : `${count} still to come`)],
];
function otherParts(tally, status) {
    return parts.flatMap(([standing, words]) => (tally[standing] === 0 ? [] : [words(tally[standing], status)]));
}
function copies(count) {
    return count === 1 ? '1 copy' : `${count} copies`;
}
function upper(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./lib/service/report-page/report-page.js
/** The page of one test for people: what came of it so far, without a script, a secret or an outside file. */










/** An open test asks again so often: 360 requests an hour of the 1000 that an address has. */
const refreshSeconds = 10;
/** Seeds that are shown one by one; the API lists all. */
const maxCards = 500;
/** The page at `nowMs`. It knows neither metadata nor tracking key: whoever has the link is no member of the workspace. */
function renderReportPage(test, nowMs) {
    const status = (0,test_status/* statusOf */.c)(test, nowMs);
    const tally = tallyOf(test.seeds);
    const body = `<main>
<h1 class="${moodOf(tally, status)}">${verdictSentence(tally, status)}</h1>
${factList(test, status)}
${undecidedNote(test, status)}
${placementNotes(test.seeds)}
<h2>Placement</h2>
${placementPart(test.seeds)}
<h2>Authentication of received copies</h2>
${authenticationPart(test.seeds)}
<h2>Seed mailboxes</h2>
${seedCards(test.seeds)}
<footer>presend · as of ${timeText(nowMs)}. Whoever knows this address can read this page.</footer>
</main>`;
    return (0,html_page/* htmlPage */.X)({
        title: `${test.name} · presend`,
        style: reportPageStyle,
        body,
        audience: 'link-holders',
        refreshSeconds: isOpen(status) ? refreshSeconds : null,
    });
}
function isOpen(status) {
    return status === 'pending' || status === 'in_progress';
}
function factList(test, status) {
    const renewal = isOpen(status) ? [`this page renews itself every ${refreshSeconds} seconds`] : [];
    const facts = [
        `<b>${(0,escape_html/* escapeHtml */.Z)(test.name)}</b>`,
        stateText(test, status),
        `created ${timeText(test.createdAtMs)}`,
        `test <code>${(0,escape_html/* escapeHtml */.Z)(test.trackingId)}</code>`,
        ...renewal,
    ];
    return `<ul class="facts">${facts.map((fact) => `<li>${fact}</li>`).join('\n')}</ul>`;
}
function stateText({ completedAtMs, expiresAtMs }, status) {
    if (completedAtMs !== null)
        return `complete since ${timeText(completedAtMs)}`;
    return `${isOpen(status) ? 'open until' : 'expired'} ${timeText(expiresAtMs)}`;
}
/** Copies that were taken and lie nowhere: what is waited for, since when, and whether it goes on. */
function undecidedNote({ seeds, expiresAtMs }, status) {
    const open = seeds.flatMap(({ result }) => (result?.status === 'undecided' ? [result] : []));
    const [first] = open.toSorted((left, right) => left.recordedAtMs - right.recordedAtMs);
    if (first === undefined)
        return '';
    const count = open.length === 1 ? '1 copy was taken and has' : `${open.length} copies were taken and have`;
    const again = isOpen(status) && !first.isSettled
        ? `Judged again and again since ${timeText(first.recordedAtMs)}, until ${timeText(expiresAtMs)} at the latest; nothing has to be sent again.`
        : 'There was no judgement in time, which says nothing about the message.';
    return `<p class="note unjudged"><b>Not judged</b>: ${count} no folder. ${again}</p>`;
}
/** Says plainly which folders somebody saw and which are rules' opinions; where a test has both, each card says it. */
function placementNotes(seeds) {
    const kinds = seeds.flatMap(({ result }) => (result?.status === 'placed' ? [result.placementKind] : []));
    const note = (kind, words) => {
        const count = kinds.filter((one) => one === kind).length;
        if (count === 0)
            return '';
        const part = count === kinds.length ? '' : ` (${count} of ${kinds.length} copies)`;
        return `<p class="note ${kind}"><b>${kind === 'observed' ? 'Observed' : 'Simulated'} placement</b>${part}: ${words}</p>`;
    };
    return [
        note('observed', 'the folder was seen in a real mailbox.'),
        note('simulated', 'presend’s own rules and spam engine chose the folder. It shows what is wrong with a message; it predicts no mailbox provider.'),
    ].join('\n');
}
/** What needs a look first stands first. */
function seedCards(seeds) {
    const sorted = standings.flatMap((standing) => seeds.filter((seed) => standingOf(seed) === standing));
    const hidden = sorted.length - maxCards;
    const rest = hidden > 0 ? `<p class="soft">${hidden} more are left out here; the API lists all.</p>` : '';
    return `<div class="seeds">${sorted.slice(0, maxCards).map(seedCard).join('\n')}</div>\n${rest}`;
}


/***/ })

};
