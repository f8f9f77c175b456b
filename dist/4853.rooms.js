export const id=4853,ids=[4853],modules={94403:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{v6:()=>engineTitle,Ml:()=>explainSymbol,hC:()=>symbolAdvice,vX:()=>worstSymbols});const notes=parseTable(`
Add the sending service to the SPF record of the Return-Path domain.
  R_SPF_FAIL R_SPF_SOFTFAIL SPF_FAIL SPF_SOFTFAIL: The envelope domain's SPF record does not allow the sending address.
Keep one v=spf1 record, without syntax errors, with at most 10 DNS lookups.
  R_SPF_PERMFAIL T_SPF_PERMERROR: The SPF record is invalid: two records, a syntax error, or more than 10 lookups.
Publish an SPF record for the envelope sender's domain.
  R_SPF_NA SPF_NONE: The envelope domain has no SPF record.
Try again. If the error persists, check the domain's name servers.
  R_SPF_DNSFAIL T_SPF_TEMPERROR: The SPF lookup got no DNS reply.
Sign after the last change to the message, and compare the DNS record with the key.
  R_DKIM_REJECT DKIM_INVALID: The DKIM signature does not verify: body or signed header fields changed, or the key differs.
Publish the DKIM key at <selector>._domainkey.<domain>.
  R_DKIM_PERMFAIL: The public key of the DKIM signature is missing or unusable.
Sign with DKIM as the From: domain.
  R_DKIM_NA: The message is not signed.
Make SPF or DKIM pass with the From: domain. A template change cannot fix this.
  DMARC_POLICY_REJECT DMARC_REJECT: DMARC fails and the domain requests rejection; real providers reply with 550.
  DMARC_POLICY_QUARANTINE DMARC_QUAR: DMARC fails and the domain requests the spam folder.
  DMARC_POLICY_SOFTFAIL DMARC_NONE: DMARC fails and the domain requests no action; the message is delivered with less trust.
Publish a DMARC record at _dmarc.<From: domain>.
  DMARC_NA DMARC_MISSING: The From: domain has no DMARC record. Gmail, Yahoo and Outlook.com require one from bulk senders.
Use a Return-Path below your own domain, if the sending service offers it.
  FORGED_SENDER HEADER_FROM_DIFFERENT_DOMAINS: Envelope sender and From: have different domains. Normal for sending services; harmful only if DMARC fails too.
Remove the address from the display name of From:.
  SPOOF_DISPLAY_NAME: The From: display name contains an email address or domain other than the real one.
  FROM_NEQ_DISPLAY_NAME: The display name shows a different address from the one in angle brackets.
Use From: and Reply-To: addresses of your own domain.
  FREEMAIL_FROM FREEMAIL_ENVFROM: The sender is at a freemail domain (gmail.com, yahoo.com …).
  FREEMAIL_REPLYTO_NEQ_FROM_DOM: From: and Reply-To: are at two different freemail services.
  FREEMAIL_REPLYTO FREEMAIL_FORGED_REPLYTO: Reply-To: is a freemail address but From: is not, a pattern of fraud.
Use a Reply-To: of the same domain as From:, or none.
  REPLYTO_DOM_NEQ_FROM_DOM SPOOF_REPLYTO: Reply-To: and From: have different domains.
Check reply-to: a variable may be empty or in the wrong place.
  REPLYTO_EQ_TO_ADDR: Reply-To: is the recipient's own address, usually a merge field in the wrong header.
  REPLYTO_UNPARSEABLE: Reply-To: is not a valid address.
Give the sending address a PTR record that resolves back to it.
  RDNS_NONE: The sending address has no reverse DNS name. Gmail rejects such mail (5.7.25).
Compare with an earlier version of the template, and reword what differs.
  BAYES_SPAM BAYES_99 BAYES_80: The engine's trained statistics classify the message as spam. presend does not train them.
Change text that others use word for word, and find out whether your account was abused.
  FUZZY_DENIED: The message nearly matches reported spam (only with fuzzy storage).
Enable STARTTLS on the sending server. Ignore this in a test without TLS.
  RCVD_NO_TLS_LAST: The last hop was not encrypted.
No action needed: this is normal before sending.
  ONCE_RECEIVED NO_RELAYS: The message has passed one server or none.

Let the mail library write the Message-ID, with a real domain on its right side.
  MISSING_MID: Message-ID is missing. Gmail rejects such mail.
  INVALID_MSGID: Message-ID is malformed.
  MID_RHS_NOT_FQDN MID_BARE_IP: The right side of the Message-ID is localhost, an unqualified host name or an IP address.
Let the mail library write the Date.
  MISSING_DATE: Date is missing.
  INVALID_DATE: Date does not have the format of RFC 5322.
Set the clock of the sending server, and do not store a Date in the template.
  DATE_IN_PAST DATE_IN_FUTURE DATE_IN_PAST_96_XX DATE_IN_FUTURE_96_XX: Date is far from the time of receipt.
Fill in the subject; a variable may be empty.
  MISSING_SUBJECT EMPTY_SUBJECT: The subject is missing or empty.
Send one message to each recipient, with a real To:.
  MISSING_TO MISSING_HEADERS: To: is missing.
  R_UNDISC_RCPT: To: says "undisclosed recipients".
Set from: every message needs an author.
  MISSING_FROM: From: is missing.
Name one author in From:.
  MULTIPLE_FROM: From: has several addresses. Gmail rejects such mail.
Remove header fields that the mail library also writes.
  MULTIPLE_UNIQUE_HEADERS: A header field that may occur once (Subject, Date, To, Message-ID …) occurs twice.
Add MIME-Version: 1.0, or let the mail library compose the message.
  MISSING_MIME_VERSION MIME_HEADER_CTYPE_ONLY: Content-Type is present without MIME-Version: 1.0.
Give From: the name that readers know, as in Acme <hello@acme.example>.
  FROM_NO_DN: From: has no display name.
Use your brand's name or a plain name without a title.
  FROM_NAME_HAS_TITLE HK_NAME_FM_MR_MRS: The sender's name has a title (Mr, Mrs, Dr).
Encode only header fields with non-ASCII characters.
  FROM_EXCESS_BASE64 SUBJ_EXCESS_BASE64: An ASCII header field is base64-encoded, as if to hide it.
  SUBJ_EXCESS_QP FROM_EXCESS_QP: An ASCII header field is quoted-printable, as if to hide it.
Encode header fields as in RFC 2047.
  SUBJECT_NEEDS_ENCODING FROM_NEEDS_ENCODING SUBJ_ILLEGAL_CHARS FROM_ILLEGAL_CHARS: A header field contains raw non-ASCII bytes.
Write the author as Name <address>.
  R_NO_SPACE_IN_FROM FROM_MISSPACED: The space between display name and < is missing.
Do not mark mailings as urgent.
  HAS_X_PRIO_ONE XPRIO: The message is marked urgent.
Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).
  FORGED_MUA_OUTLOOK FORGED_OUTLOOK_HTML: X-Mailer names Outlook but the message does not look like Outlook's.
  OLD_X_MAILER: X-Mailer names a very old program.
  MISSING_MIMEOLE: X-MSMail-Priority is present without X-MimeOLE, probably copied.
Keep it: marketing mail needs List-Unsubscribe and List-Unsubscribe-Post.
  MAILLIST HAS_LIST_UNSUB MAILING_LIST_MULTI: The message looks like mailing list mail, which is neither good nor bad.
Send the full set: List-Id, List-Unsubscribe, List-Unsubscribe-Post.
  LIST_PRTL_SAME_USER: Some List-* header fields are missing, and From: and To: have the same local part.
Write the subject in sentence case.
  SUBJ_ALL_CAPS: The subject is in all capitals.
Remove the exclamation mark from the subject.
  SUBJECT_ENDS_EXCLAIM SUBJECT_HAS_EXCLAIM PLING_QUERY: The subject has exclamation marks.
Keep it if it is a real question.
  SUBJECT_ENDS_QUESTION SUBJECT_HAS_QUESTION: The subject has a question mark.
Move the amount from the subject to the body.
  SUBJECT_HAS_CURRENCY: The subject has a currency sign.
Trim the subject, and look for an empty variable in the data.
  SUBJECT_ENDS_SPACES: The subject ends with spaces, usually because of an empty variable.
Remove "Re:" or "Fwd:" from a subject that is not a reply.
  FAKE_REPLY: The subject begins with Re:, but In-Reply-To and References are missing.
Move the URL from the subject to the body.
  URL_IN_SUBJECT: The subject contains a URL.
Shorten the subject to about 50 characters.
  LONG_SUBJ: The subject has more than 200 characters.
Spell the words of the subject normally.
  GAPPY_SUBJECT: The letters of the subject are spaced out.
  FUZZY_CREDIT FUZZY_OFFERS: Trigger words are misspelled, as if to evade filters.

Add a text part to the HTML.
  MIME_HTML_ONLY: The message has only an HTML part.
  MIME_MA_MISSING_TEXT MIME_HTML_ONLY_MULTI: multipart/alternative has no text part.
Add the HTML part, or send text/plain alone.
  MIME_MA_MISSING_HTML: multipart/alternative has no HTML part.
Generate the text part from the HTML, so that their content matches.
  R_PARTS_DIFFER MPART_ALT_DIFF: Text part and HTML part have different content.
Use multipart/alternative; multipart/mixed is for attachments.
  CTYPE_MIXED_BOGUS: multipart/mixed contains a single part.
Give each attachment a Content-Disposition with its file name.
  CTYPE_MISSING_DISPOSITION: An attachment has no Content-Disposition.
Encode text as quoted-printable, not base64.
  MIME_BASE64_TEXT: Text is base64-encoded without need.
  MIME_BASE64_TEXT_BOGUS: ASCII text is base64-encoded, as if to hide it.
Declare UTF-8 with quoted-printable for every text part.
  R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT: A part declared as 7bit or ASCII contains 8-bit bytes.
  R_MISSING_CHARSET: A text part has no charset.
Replace look-alike letters of other scripts, which often come from pasted text.
  R_MIXED_CHARSET: Words mix letters of different scripts (look-alikes).
Compose with a mail library. In an .eml file, check the line endings.
  BROKEN_CONTENT_TYPE BROKEN_HEADERS MISSING_HB_SEP: The header section is malformed (missing empty line, bad folding).
Link to the file instead of attaching it.
  MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT: An attachment has a type that filters block (.exe, .js, .html …).
  MIME_DOUBLE_BAD_EXTENSION: An attachment hides its type behind another one, as in invoice.pdf.exe.
  MIME_ENCRYPTED_ARCHIVE: An attachment is a password-protected archive.
Let the mail library encode the parts.
  MIME_QP_LONG_LINE: A quoted-printable line has more than 76 characters.
Send a complete document: doctype, html, head and body.
  HTML_MIME_NO_HTML_TAG: The HTML part has no <html> tag.
Write the recipient as Name <local@domain>.
  TO_MALFORMED: The To: address is invalid.
Remove invisible text, except for one preheader with readable words.
  ZERO_FONT HTML_TEXT_INVISIBLE_FONT: Text has font size 0.
  HTML_TEXT_INVISIBLE_STYLE: Hidden text occurs together with other signs of spam.
  STY_INVIS_DIRECT: A message without relays contains invisible text.
Increase the contrast between text and background, and hide nothing but the preheader.
  R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST: Text nearly has the color of its background, or many elements are hidden.
Give every image a source and an alternative text.
  R_EMPTY_IMAGE: An image has no source or no alternative text.
Write the content as text of at least 500 characters, and use images only to illustrate it.
  R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3: Linked images have very little text around them.
  HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32: Images have few words around them.
  HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04: The image area is large compared with the text.
Set sizes with CSS, up to about 32 px.
  HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE: A <font size> is very large.
Use the names of real font families.
  HTML_FONT_FACE_BAD: A font name is not a word.
Run the HTML through a validator, and close every tag.
  HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE: Tags are unbalanced or superfluous.
  HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20: Many tags are unknown or broken.
Include the style sheet in the message.
  EXT_CSS: The message loads an external style sheet.
Remove frames, embedded objects and forms: mail programs drop them.
  HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO: The HTML has a frame, an embedded object, or a form that sends mail.
Build the template from its source, not from a saved page.
  HTML_COMMENT_SAVED_URL: The HTML was saved from a web page by a browser.
Link to a payment page instead.
  BITCOIN_ADDR: The text contains a Bitcoin address.
Avoid large sums together with words such as winner, transfer or claim.
  LOTS_OF_MONEY: The text names large sums of money.
Greet the reader by name, or without one.
  DEAR_SOMETHING DEAR_FRIEND: The greeting is impersonal, such as "Dear friend".
State why the reader gets this mail, and link "Unsubscribe".
  EXCUSE_REMOVE EXCUSE_4 EXCUSE_24: The text makes excuses, such as "you asked for this" or "to be removed …".
State what happened instead of asking to verify an account.
  URI_PHISH T_FILL_THIS_FORM_SHORT: The text has phrases of phishing: verify your account, fill in this form.
Use words as link text, not the URL of another domain.
  PHISHING: A link text shows another domain than the link's target (click tracking also causes this).
Use https in all links.
  HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH: A link text says https, but the target is http.
Link to a host name, not an IP address.
  HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR: A link leads to an IP address.
Check the URLs of the rendered links for odd characters, empty variables, and reserved domains as link text.
  R_SUSPICIOUS_URL: A link's URL is malformed or obscured: user@host, odd encoding, an empty variable in the host; or its text is a URL under a name without a public top-level domain, such as .example.
  OMOGRAPH_URL ZERO_WIDTH_SPACE_URL: A link contains look-alike or zero-width characters.
  URI_OBFU_WWW: A URL is written so that filters do not recognize it.
Generate the text part again, so that both parts have the same links.
  URI_COUNT_ODD: The text part and the HTML part have different links.
Link to a path that does not begin with a dot.
  URI_HIDDEN_PATH: A path begins with a dot, as on compromised sites.
Shorten the tracking part of the links, and use a readable host name.
  URI_HEX: A host name contains a long hexadecimal sequence.
  LONG_HEX_URI TRACKER_ID: A URL contains a long hexadecimal tracking id.
Make the sending server greet with its full host name.
  FSL_HELO_NON_FQDN_1 HELO_NO_DOMAIN: The EHLO name of the sending server has no domain.
Use your main domain for links and From:.
  PDS_OTHER_BAD_TLD FROM_SUSPICIOUS_NTLD: A top-level domain is often abused.
Find the linked domain that is on a blocklist; it is often a shortener or a shared tracking host.
  URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL: A linked domain is on a blocklist (only with DNS enabled).
Ask the sending service for an address with a good reputation.
  RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL: The sending address is on a blocklist (only with DNS enabled).
`);function parseTable(table){const found=new Map;let fix="";for(const line of table.split(`
`)){const[,names,meaning=""]=/^ {2}([A-Z0-9_ ]+): (.+)$/u.exec(line)??[];if(names===void 0)fix=line;else for(const name of names.split(" "))found.set(name,{meaning,fix})}return found}const maxReportedSymbols=5;function worstSymbols(symbols){return symbols.filter(symbol=>symbol.score>0).toSorted((left,right)=>right.score-left.score).slice(0,maxReportedSymbols)}function explainSymbol({name,score,description,fix}){const note=notes.get(name);return note===void 0?{name,score,meaning:description,fix}:fix===null?{name,score,...note}:{name,score,meaning:description===""?note.meaning:description,fix}}function symbolAdvice(symbol){return explainSymbol(symbol).fix}function engineTitle({engine,version}){return version===void 0||engine.includes(version)?engine:`${engine}, rules ${version}`}}),84853:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{renderReportPage:()=>renderReportPage});var html_page=__webpack_require__(73307),markup=__webpack_require__(58654),test_status=__webpack_require__(84604),page_style=__webpack_require__(3989);const reportPageStyle=`${page_style.x}
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
`;var names=__webpack_require__(766);const seedStates=["refused","spam","undecided","deferred","waiting","tab","inbox"];function seedState({result}){return result===null?"waiting":result.status!=="placed"?result.status:result.folder==="INBOX"?"inbox":result.folder!==null&&(0,names.KG)(result.folder)?"tab":"spam"}function tallySeeds(seeds){const states=seeds.map(seedState),count=state=>states.filter(one=>one===state).length;return{refused:count("refused"),spam:count("spam"),undecided:count("undecided"),deferred:count("deferred"),waiting:count("waiting"),tab:count("tab"),inbox:count("inbox"),total:seeds.length}}function timeText(epochMs){return`${new Date(epochMs).toISOString().slice(0,19).replace("T"," ")} UTC`}const barOrder=seedStates.toReversed(),stateTitles={inbox:"Inbox",tab:"Tabs",waiting:"Not received",deferred:"Deferred",undecided:"Folder unknown",spam:"Spam",refused:"Rejected"};function placementTable(seeds){const rows=names.Nm.flatMap(type=>{const own=seeds.filter(seed=>seed.providerType===type);return own.length===0?[]:[{type,tally:tallySeeds(own)}]}),total=tallySeeds(seeds),shown=barOrder.filter(state=>state==="inbox"||total[state]>0);return(0,markup.q)`<dl class="bars">${rows.map(({type,tally})=>(0,markup.q)`<dt>${type}</dt><dd>${bar(tally)}</dd>\n`)}</dl>
<table class="counts placement"><thead><tr><th scope="col">Provider type</th><th scope="col">Seeds</th>${shown.map(state=>(0,markup.q)`<th scope="col">${swatch(state)}${stateTitles[state]}</th>`)}</tr></thead>
<tbody>${rows.map(({type,tally})=>placementRow(type,tally,shown))}
${rows.length>1?placementRow("all",total,shown):null}</tbody></table>`}function swatch(state){return(0,markup.q)`<i class="swatch swatch-${state}" aria-hidden="true"></i>`}function placementRow(name,tally,shown){const cells=shown.map(state=>(0,markup.q)`<td class="${tally[state]===0?"zero":""}" data-title="${stateTitles[state]}">${swatch(state)}<span>${tally[state]}</span></td>`);return(0,markup.q)`<tr><td>${name}</td><td data-title="Seeds"><span>${tally.total}</span></td>${cells}</tr>\n`}function bar(tally){let x=0;const pieces=barOrder.map(state=>{const width=100*tally[state]/tally.total,left=x;return x+=width,width===0?null:(0,markup.q)`<rect class="fill-${state}" x="${left.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`}),label=`${tally.inbox} of ${tally.total} in the inbox; the table below has all figures`;return(0,markup.q)`<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${label}">${pieces}</svg>`}const methods=[["SPF",evidence=>evidence.spf],["DKIM",evidence=>evidence.dkim],["DMARC",evidence=>evidence.dmarc]];function authenticationTable(seeds){const received=seeds.flatMap(({result})=>result!==null&&(result.status==="placed"||result.status==="undecided")?[result.evidence]:[]);if(received.length===0)return(0,markup.q)`<p class="soft">Not measured: no copy has been received.</p>`;const rows=methods.map(([name,verdictOf])=>{const measured=received.map(verdictOf).filter(({isMeasured,isPass})=>isMeasured&&isPass!==null),passed=measured.filter(({isPass})=>isPass===!0).length,counts=[passed,measured.length-passed,received.length-measured.length];return(0,markup.q)`<tr><td>${name}</td>${counts.map(count=>(0,markup.q)`<td>${count}</td>`)}</tr>\n`});return(0,markup.q)`<div class="scroll"><table class="counts"><thead><tr><th scope="col">Method</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Not measured</th></tr></thead>
<tbody>${rows}</tbody></table></div>`}var symbol_advice=__webpack_require__(94403);function seedCard(seed){const state=seedState(seed),{address,result}=seed;return(0,markup.q)`<article class="seed">
<h3><span class="folder ${state}">${(0,markup.V)(result?.folder??stateNames[state])}</span><code>${(0,markup.V)(address)}</code></h3>
<p class="soft">${facts(seed).map(markup.V).join(" · ")}</p>
${result===null?null:resultPart(result)}</article>\n`}const stateNames={refused:"rejected",spam:"Spam",undecided:"folder unknown",deferred:"deferred",waiting:"not received",tab:"tab",inbox:"INBOX"};function facts({providerType,providerName,result}){const known=[providerType,providerName];if(result===null)return known;const verb=result.status==="placed"||result.status==="undecided"?"received":"rejected",placement=result.status==="placed"?[`${result.placementKind} placement`]:[];return[...known,`${verb} ${timeText(result.recordedAtMs)}`,...placement]}function resultPart({evidence,reason,reply}){const{spf,dkim,dmarc,spam}=evidence,answer=(reply===null?[]:[String(reply.code),reply.enhancedCode??"",reply.text]).filter(word=>word!=="").join(" ");return(0,markup.q)`<ul class="verdicts">${verdictLine("SPF",spf)}${verdictLine("DKIM",dkim)}${verdictLine("DMARC",dmarc)}</ul>
${answer===""?null:(0,markup.q)`<p>SMTP reply: <code>${(0,markup.V)(answer)}</code></p>\n`}
${reason===""?null:(0,markup.q)`<p>Reason: ${(0,markup.V)(reason)}</p>\n`}
${spam===null?null:spamPart(spam)}`}function verdictLine(method,verdict){const{kind,word}=verdictWord(verdict),origin=verdict.origin==="computed"?(0,markup.q)` <span class="soft">(computed by presend)</span>`:null,detail=verdict.detail===""?"":`: ${(0,markup.V)(verdict.detail)}`;return(0,markup.q)`<li><b>${method}</b> <span class="${kind}">${(0,markup.V)(word)}</span>${origin}${detail}</li>`}function verdictWord({isPass,isMeasured,result}){return!isMeasured||isPass===null?{kind:"unmeasured",word:"not measured"}:isPass?{kind:"pass",word:"pass"}:{kind:"fail",word:result===null||result==="pass"?"fail":result}}function spamPart(spam){const{score,threshold,symbols}=spam,line=(0,markup.q)`<p>${(0,markup.V)((0,symbol_advice.v6)(spam))}: score ${rounded(score)}, spam threshold ${rounded(threshold)}</p>\n`,worst=(0,symbol_advice.vX)(symbols);if(worst.length===0)return line;const restCount=symbols.length-worst.length,isSpam=score>=threshold,body=(0,markup.q)`<summary>${isSpam?"Why it is spam, and how to fix it":"What raised the score"}</summary><ul>${worst.map(symbolLine)}${restCount===0?null:(0,markup.q)`<li class="soft">${restCount} more with lower scores; the API lists all</li>`}</ul>`;return(0,markup.q)`${line}${isSpam?(0,markup.q)`<details open>${body}</details>`:(0,markup.q)`<details>${body}</details>`}\n`}function symbolLine(symbol){const{name,score,meaning,fix}=(0,symbol_advice.Ml)(symbol),advice=fix===null||fix===""?null:(0,markup.q)`<br><b>Fix:</b> ${(0,markup.V)(fix)}`;return(0,markup.q)`<li>${rounded(score)} <code>${(0,markup.V)(name)}</code> ${(0,markup.V)(meaning)}${advice}</li>`}function rounded(value){return Math.round(value*100)/100}const refreshSeconds=10,maxCards=500;function renderReportPage(test,nowMs){const status=(0,test_status.c)(test,nowMs),tally=tallySeeds(test.seeds),body=(0,markup.q)`<main>
<h1 class="${moodOf(tally,status)}">${verdictSentence(tally,status)}</h1>
${factList(test,status)}
${undecidedNote(test,status)}
${placementNotes(test.seeds)}
<h2>Placement</h2>
${placementTable(test.seeds)}
<h2>Authentication of received copies</h2>
${authenticationTable(test.seeds)}
<h2>Seed mailboxes</h2>
${seedCards(test.seeds)}
<footer>presend · as of ${timeText(nowMs)}. Anyone with this link can view this page.</footer>
</main>`;return(0,html_page.X)({title:`${test.name} · presend`,style:reportPageStyle,body,audience:"link-holders",refreshSeconds:isOpen(status)?refreshSeconds:null})}function isOpen(status){return status==="pending"||status==="in_progress"}function verdictSentence(tally,status){const copies=tally.total===1?"1 copy":`${tally.total} copies`;if(status==="pending")return`Waiting for mail: none of ${copies} received yet.`;const inbox=`${tally.inbox} of ${copies} in the inbox`,start={expired:`Expired: ${inbox}`,in_progress:`So far: ${inbox}`,complete:`Complete: ${inbox}`}[status],others=otherStates.flatMap(([state,words])=>tally[state]===0?[]:[`${tally[state]} ${words[status]}`]);return others.length===0?`${start}.`:`${start}; ${others.join(", ")}.`}const otherStates=[["tab",always("in another tab")],["spam",always("in spam")],["refused",always("rejected")],["deferred",always("deferred")],["undecided",always("received, folder unknown")],["waiting",{...always("outstanding"),expired:"never received"}]];function always(words){return{pending:words,in_progress:words,complete:words,expired:words}}function moodOf(tally,status){return isOpen(status)?"open":tally.inbox===tally.total?"good":tally.inbox*2<tally.total?"bad":"mixed"}function factList(test,status){const facts2=[(0,markup.q)`<b>${(0,markup.V)(test.name)}</b>`,stateText(test,status),`created ${timeText(test.createdAtMs)}`,(0,markup.q)`test <code>${(0,markup.V)(test.trackingId)}</code>`,...isOpen(status)?[`this page reloads every ${refreshSeconds} seconds`]:[]];return(0,markup.q)`<ul class="facts">${facts2.map(fact=>(0,markup.q)`<li>${fact}</li>\n`)}</ul>`}function stateText({completedAtMs,expiresAtMs},status){return completedAtMs!==null?`complete since ${timeText(completedAtMs)}`:`${isOpen(status)?"open until":"expired"} ${timeText(expiresAtMs)}`}function undecidedNote({seeds,expiresAtMs},status){const open=seeds.flatMap(({result})=>result?.status==="undecided"?[result]:[]),[first]=open.toSorted((left,right)=>left.recordedAtMs-right.recordedAtMs);if(first===void 0)return null;const count=open.length===1?"1 received copy has":`${open.length} received copies have`,next=isOpen(status)&&!first.isSettled?`Retrying since ${timeText(first.recordedAtMs)}, until ${timeText(expiresAtMs)} at the latest. You don't need to send anything again.`:"The filter was unavailable until the test expired; this says nothing about the message.";return(0,markup.q)`<p class="note unjudged"><b>Not judged</b>: ${count} no folder. ${next}</p>`}const placementTexts={observed:"the folder was seen in a real mailbox.",simulated:"presend's own rules and spam engine chose the folder. This shows problems with the message; it does not predict how any provider will place it."};function placementNotes(seeds){const kinds=seeds.flatMap(({result})=>result?.status==="placed"?[result.placementKind]:[]);return["observed","simulated"].map(kind=>{const count=kinds.filter(one=>one===kind).length;if(count===0)return null;const share=count===kinds.length?"":` (${count} of ${kinds.length} copies)`,title=kind==="observed"?"Observed placement":"Simulated placement";return(0,markup.q)`<p class="note ${kind}"><b>${title}</b>${share}: ${placementTexts[kind]}</p>\n`})}function seedCards(seeds){const sorted=seedStates.flatMap(state=>seeds.filter(seed=>seedState(seed)===state)),hiddenCount=sorted.length-maxCards,rest=hiddenCount>0?(0,markup.q)`<p class="soft">${hiddenCount} more seeds are not shown; the API lists all.</p>`:null;return(0,markup.q)`<div class="seeds">${sorted.slice(0,maxCards).map(seedCard)}</div>\n${rest}`}})};
