var K=Object.defineProperty;var e=(U,A)=>K(U,"name",{value:A,configurable:!0});export const id=7639,ids=[7639],modules={77699:((U,A,h)=>{h.d(A,{An:e(()=>E,"An"),H0:e(()=>C,"H0"),Rz:e(()=>P,"Rz"),c4:e(()=>D,"c4"),nI:e(()=>N,"nI")});var M=h(8996),_=h(55979),I=h(34652);function E(s){const i=new Set(s.seeds.map(g=>d(g.address))),u=new Map;let p=0,v=0;for(const g of s.snapshot?.results??[]){const $=d(g.address);i.has($)?u.has($)?v+=1:u.set($,g):p+=1}return{seeds:s.seeds.map(g=>l(g,s.submissions.get(g.address)??null,u.get(d(g.address))??null)),notices:[...p===0?[]:[`ignored ${(0,_.S)(p,"result")} for addresses that are not seeds of this test`],...v===0?[]:[`ignored ${(0,_.S)(v,"duplicate result")}: only the first result for each seed counts`]]}}e(E,"joinEvidence");function C(s){return s?.status==="rejected"&&!(0,I.d)(s.reply)}e(C,"isRefused");function D(s){return s!==null&&s.results===null&&s.summary!==null}e(D,"isSummaryAlone");function N({folder:s,result:i},u){return s===null?!1:u.includes(s)||(0,M.KG)(s)&&i?.placementKind==="simulated"}e(N,"countsAsInbox");function P({state:s,result:i}){return s==="pending"&&i?.placementKind==="observed"&&i.receivedAtMs!==null}e(P,"isFiledElsewhere");function l(s,i,u){const p=o(i,u);return{seed:s,submission:i,result:u,state:p,folder:p==="received"?u?.folder??null:null}}e(l,"joinSeed");function o(s,i){return C(s)?"refused":i!==null&&i.folder!==null?"received":s?.status==="not-attempted"?"unsent":"pending"}e(o,"stateOf");function d(s){return s.toLowerCase()}e(d,"addressKey")}),79396:((U,A,h)=>{h.d(A,{$N:e(()=>P,"$N"),CL:e(()=>t,"CL"),Ud:e(()=>r,"Ud"),Vq:e(()=>l,"Vq"),XF:e(()=>H,"XF"),l:e(()=>N,"l"),o3:e(()=>X,"o3"),wo:e(()=>S,"wo"),xx:e(()=>m,"xx"),yZ:e(()=>Y,"yZ")});var M=h(32082),_=h(55979),I=h(34652),E=h(10300),C=h(27821);const D=2;function N(n){return{reason:i[n.outcome](n),simulated:s(n)?n.simulated:"none"}}e(N,"testReason");function P(n){return`${n.outcome}: ${l(n)}`}e(P,"sentenceOf");function l({reason:n,simulated:a="none"}){return`${n}${o[a]}`}e(l,"reasonWithNote");const o={none:"",some:" – partly local simulation",all:" – local simulation"},d={pass:"met",fail:"missed",inconclusive:"undecided"};function s({outcome:n,rates:a,ending:c}){return n==="inconclusive"&&c.kind==="interrupted"?!1:n==="pass"||a.some(f=>!(0,M.ZG)(f.rate)&&f.status===d[n])}e(s,"namesFolders");const i={pass:u,fail:e(({rates:n})=>k($(n,"missed"),"missed"),"fail"),inconclusive:v};function u({rates:n,ending:a}){const c=n.filter(O=>O.scope==="overall"),f=c.flatMap(O=>O.percent===null?[]:[p(O,O.percent)]),L=c.flatMap(({rate:O,percent:G})=>G===null&&(0,M.ZG)(O)?[M.EG[O].name]:[]),T=L.length===0?"":`; ${Y(L)} not measured`,R=n.filter(O=>O.scope!=="overall"&&O.status==="met").length,y=R===0?"":`; ${(0,_.S)(R,"provider type threshold")} met`,F=a.kind==="interrupted"?"; decided before the run was interrupted":"";return`${f.join(", ")}${y}${T}${F}`}e(u,"passReason");function p(n,a){const c=`${(0,E.yn)(a,n.thresholdPercent,n.bound)}%`,f=n.openCount===0||n.rate!=="inbox"?c:`at least ${c}`,L=n.rate==="inbox"?`${(0,E.kT)(n.hitCount)} of ${(0,_.S)(n.outOfCount,"seed")}`:"",T=n.thresholdPercent===null?"no threshold":`threshold ${(0,E.S_)(n.thresholdPercent)}%`,R=[L,T].filter(y=>y!=="").join(", ");return`${(0,C.Ey)(n)} ${f} (${R})`}e(p,"passPart");function v({rates:n,tally:a,ending:c,obstacles:f}){const L=$(n,"undecided");if(c.kind==="interrupted"){const T=`${a.receivedCount} of ${(0,_.S)(a.seedCount,"result")} received`;return`${c.reason} (${T})`}return a.seedCount===0?"the test has no seeds, so nothing was measured":a.receivedCount===0?`${a.filedElsewhereCount===0?"no copy was received":"no copy was seen in the inbox or spam"} (0 of ${(0,_.S)(a.seedCount,"seed")}${g(a,f)}), so nothing was measured`:k(L,"undecided")}e(v,"inconclusiveReason");function g(n,{unsentReason:a,deferredCount:c,deferral:f}){const L=a===null?"":`: ${a}`,T=f===null?"":`: ${(0,I.V)(f)}`;return[n.refusedCount===0?"":`, ${n.refusedCount} rejected`,c===0?"":`, ${c} deferred by the SMTP server${T}`,n.unsentCount===0?"":`, ${n.unsentCount} not sent${L}`,n.filedElsewhereCount===0?"":`, ${n.filedElsewhereCount} filed elsewhere by a mailbox rule`].join("")}e(g,"unreceivedText");function $(n,a){return n.flatMap(c=>c.status===a&&c.reason!==null?[c.reason]:[])}e($,"reasonsOf");function k(n,a){const c=n.length-D;return c<=0?n.join("; "):`${n.slice(0,D).join("; ")}; ${(0,_.S)(c,"more threshold")} ${a}`}e(k,"listReasons");const B=["misconfigured","fail","inconclusive","pass"];function t(n){return B.find(a=>n.includes(a))??"inconclusive"}e(t,"runOutcome");function r({tests:n,notSent:a}){return n.map(({outcome:c})=>c==="not-sent"?a?.outcome??"inconclusive":c)}e(r,"testOutcomes");function S(n){const{tests:a,notSent:c}=n,[f]=a;if(f===void 0)return m("nothing was tested");if(a.every(F=>F.outcome==="not-sent"))return m(c?.reason??"nothing was sent");if(a.length===1)return f;if(t(r(n))==="pass")return m(`all ${a.length} templates passed`);const[L,...T]=w(n),R=a.find(F=>F.outcome===L?.outcome)??f,y=L?.outcome==="not-sent"?c?.reason??"":`${X(R)}: ${l(R)}`;return m(x([`${L?.text??""} (${y})`,...T.map(({text:F})=>F)],T))}e(S,"runReason");function m(n){return{reason:n,simulated:"none"}}e(m,"because");const b={misconfigured:["is misconfigured","are misconfigured"],fail:["fails","fail"],inconclusive:["is inconclusive","are inconclusive"],"not-sent":["was not sent","were not sent"],pass:["passes","pass"]},j=["was sent","were sent"];function H(n){const[a,...c]=w(n);return x([a?.text??"",...c.map(({text:f})=>f)],c)}e(H,"countOutcomes");function w({tests:n,notSent:a,mode:c}){return(a?.outcome==="misconfigured"?["not-sent","misconfigured","fail","inconclusive","pass"]:["misconfigured","fail","inconclusive","not-sent","pass"]).flatMap(T=>{const R=n.filter(y=>y.outcome===T).length;return R===0?[]:[{outcome:T,count:R}]}).map(({outcome:T,count:R},y)=>{const[F,O]=T==="pass"&&c==="send"?j:b[T],G=y===0?`${R} of ${(0,_.S)(n.length,"template")}`:String(R);return{outcome:T,text:`${G} ${R===1?F:O}`}})}e(w,"outcomeCounts");function x(n,a){return a.at(-1)?.outcome!=="pass"?n.join(", "):`${n.slice(0,-1).join(", ")}; ${n.at(-1)??""}`}e(x,"joinCounts");function X({templatePath:n,dataSet:a}){return a===null?n:`${n} [${a}]`}e(X,"testTitle");function Y(n){return n.length<=1?n.join(""):`${n.slice(0,-1).join(", ")} and ${n.at(-1)}`}e(Y,"joinWords")}),27821:((U,A,h)=>{h.d(A,{Bs:e(()=>D,"Bs"),Ey:e(()=>o,"Ey"),Gh:e(()=>l,"Gh"),tF:e(()=>C,"tF"),v9:e(()=>N,"v9"),zT:e(()=>P,"zT")});var M=h(8996),_=h(32082),I=h(55979),E=h(10300);function C(t,r,S){const m=o(t);if(r.seedCount===0)return u(t);const b=v(t,r,S);return t.status==="missed"?`${m} ${d(t)} (${b}${k(r)})`:t.percent===null?`${m} was not measured: no copy has a result (${b})`:`${m} is between ${s(t,t.percent)} and ${s(t,t.highestPercent??t.percent)}, so the threshold of ${i(t)} may or may not be reached (${b}${B(r)})`}e(C,"inboxReason");function D(t,r){const S=o(t);if(r.seedCount===0)return u(t);if(t.status==="missed")return`${S} ${d(t)} (${(0,E.kT)(t.hitCount)} of ${(0,I.S)(t.outOfCount,"checked copy","checked copies")} pass)`;if(t.percent===null)return`${S} must be at least ${i(t)} but was not measured: ${p(r)}`;const m=(0,I.S)(t.openCount,"outstanding copy","outstanding copies");return`${S} is ${s(t,t.percent)} so far; whether it reaches ${i(t)} depends on ${m}`}e(D,"authenticationReason");function N(t){const r=o(t);if(t.percent===null)return`${r} must be at most ${i(t)} but was not measured: no folder is known`;const S=`${(0,E.kT)(t.hitCount)} of ${(0,I.S)(t.outOfCount,"seed")} ${_.EG[t.rate].phrase}`,m=s(t,t.percent);if(t.status==="missed")return`${r} ${m} is above ${i(t)} (${S})`;const b=(0,I.S)(t.openCount,"outstanding result");return`${r} is ${m} so far (${S}); whether it stays within ${i(t)} depends on ${b}`}e(N,"folderReason");function P(t){return`placement is simulated, so ${_.EG[t].setting} does not apply`}e(P,"simulatedReason");function l(t,r){return`${o(t)} was not measured, so its default threshold of ${(0,E.S_)(r.percent)}% does not apply`}e(l,"lapsedReason");function o({rate:t,scope:r}){return r==="overall"?(0,_.D4)(t):`${r} ${(0,_.D4)(t)}`}e(o,"titleIn");function d(t){const r=s(t,t.highestPercent??t.percent??0);return t.openCount===0?`${r} is below ${i(t)}`:`can reach at most ${r}, below ${i(t)}`}e(d,"belowLimit");function s(t,r){return`${(0,E.yn)(r,t.thresholdPercent,t.bound)}%`}e(s,"shownPercent");function i(t){return`${(0,E.S_)(t.thresholdPercent??0)}%`}e(i,"limitOf");function u(t){const r=t.scope==="overall"?"no seeds":`no ${t.scope} seeds`;return`${o(t)} must be at least ${i(t)}, but the test has ${r}`}e(u,"noSeedsReason");function p(t){return t.receivedCount===0?t.filedElsewhereCount===0?"no copy was received":"no copy was seen in the inbox or spam":t.withoutResultCount===0?"none of the received copies could be checked":`none of the copies received so far could be checked (${(0,I.S)(t.withoutResultCount,"result")} outstanding)`}e(p,"whyUnmeasured");function v(t,r,S){const m=`${(0,E.kT)(t.hitCount)} of ${(0,I.S)(t.outOfCount,"seed")} ${g(S)}`,b=r.inbox.excludedCount===0?"":" (excluded)",H=[...M.oW.map(w=>[r.missedFolders[w],`in ${w}`]),[$(t,r),"elsewhere"],[r.refusedCount,"rejected"],[r.unsentCount,"not sent"],[r.filedElsewhereCount,`filed elsewhere by a mailbox rule${b}`],[r.withoutResultCount-r.filedElsewhereCount,`without a result${b}`]].filter(([w])=>w>0).map(([w,x])=>`${(0,E.kT)(w)} ${x}`);return H.length===0?m:`${m}; ${H.join(", ")}`}e(v,"whereSeedsAre");function g(t){return t.length>1&&t.includes("INBOX")?"in the inbox":`in ${t.join(" or ")}`}e(g,"inboxPhrase");function $(t,r){return M.oW.reduce((m,b)=>m+r.folders[b],0)===0?Math.max(r.receivedCount-t.hitCount,0):0}e($,"elsewhereCount");function k({missedFolders:t}){return M.oW.some(S=>(0,M.KG)(S)&&t[S]>0)?"; tabs count as inbox unless inbox-folders excludes them":""}e(k,"tabHint");function B({inbox:t}){return t.reported===null||t.unknownCount===0?"":"; the service counts only INBOX: set inbox-folders to INBOX to use its rate"}e(B,"summaryHint")}),10300:((U,A,h)=>{h.d(A,{S_:e(()=>C,"S_"),kT:e(()=>E,"kT"),mu:e(()=>M,"mu"),yn:e(()=>I,"yn")});function M(l,o){return o===0?null:100*l/o}e(M,"ratePercent");const _=12;function I(l,o,d="at-least"){const s=o===null?null:{percent:o,bound:d};for(let i=1;i<=_;i+=1){const u=[l.toFixed(i),D(l,i)].find(p=>N(Number(p),l,s));if(u!==void 0)return u}return String(l)}e(I,"renderPercent");function E(l){return String(Number(l.toFixed(1)))}e(E,"renderNumber");function C(l){return String(l)}e(C,"renderThreshold");function D(l,o){const d=10**o;return(Math.floor(l*d)/d).toFixed(o)}e(D,"floorTo");function N(l,o,d){return(d===null||P(l,d)===P(o,d))&&l>0==o>0&&l<100==o<100}e(N,"isFaithful");function P(l,o){return o.bound==="at-least"?l>=o.percent:l<=o.percent}e(P,"keeps")}),25550:((U,A,h)=>{h.d(A,{A:e(()=>_,"A"),g:e(()=>M,"g")});const M=["error","warning","notice"],_="all rules"}),48517:((U,A,h)=>{h.d(A,{v6:e(()=>l,"v6"),Ml:e(()=>N,"Ml"),hC:e(()=>P,"hC"),vX:e(()=>D,"vX"),zP:e(()=>E,"zP")});const _=I(`
Add the sending service to the SPF record of the Return-Path domain.
  R_SPF_FAIL R_SPF_SOFTFAIL SPF_FAIL SPF_SOFTFAIL: The SPF record of the envelope sender's domain does not authorize the sending IP address.
Keep a single v=spf1 record, with no syntax errors and at most 10 DNS lookups.
  R_SPF_PERMFAIL T_SPF_PERMERROR: The SPF record is invalid: it has a syntax error, needs more than 10 DNS lookups, or is not the only SPF record.
Publish an SPF record for the envelope sender's domain.
  R_SPF_NA SPF_NONE: The envelope sender's domain has no SPF record.
Try again. If the error persists, check the domain's name servers.
  R_SPF_DNSFAIL T_SPF_TEMPERROR: A DNS query for SPF failed.
Sign the message after all other changes to it, and check that the DNS record matches the signing key.
  R_DKIM_REJECT DKIM_INVALID: The DKIM signature is invalid: the body or a signed header field was changed, or the published key does not match.
Publish the DKIM public key at <selector>._domainkey.<domain>.
  R_DKIM_PERMFAIL: The public key of the DKIM signature is missing or unusable.
Sign the message with DKIM for the From: domain.
  R_DKIM_NA: The message has no DKIM signature.
Make SPF or DKIM pass for the From: domain. Changing the template cannot fix this.
  DMARC_POLICY_REJECT DMARC_REJECT: DMARC fails, and the domain's policy is to reject such mail; real providers reply with 550.
  DMARC_POLICY_QUARANTINE DMARC_QUAR: DMARC fails, and the domain's policy is to quarantine such mail in the spam folder.
  DMARC_POLICY_SOFTFAIL DMARC_NONE: DMARC fails, but the domain's policy requests no action; the message is delivered but trusted less.
Publish a DMARC record at _dmarc.<From: domain>.
  DMARC_NA DMARC_MISSING: The From: domain has no DMARC record. Gmail, Yahoo and Outlook.com require bulk senders to publish one.
Use a Return-Path address in your own domain, if your sending service supports it.
  FORGED_SENDER HEADER_FROM_DIFFERENT_DOMAINS: The envelope sender and From: have different domains. This is normal for sending services, and harmful only if DMARC also fails.
Remove the address from the display name in From:.
  SPOOF_DISPLAY_NAME: The From: display name contains an email address or domain other than the real one.
  FROM_NEQ_DISPLAY_NAME: The display name shows a different address from the one in angle brackets.
Use From: and Reply-To: addresses in your own domain.
  FREEMAIL_FROM FREEMAIL_ENVFROM: The sender's address is at a freemail service (gmail.com, yahoo.com …).
  FREEMAIL_REPLYTO_NEQ_FROM_DOM: From: and Reply-To: are at two different freemail services.
  FREEMAIL_REPLYTO FREEMAIL_FORGED_REPLYTO: Reply-To: is a freemail address but From: is not, which is common in fraud.
Use a Reply-To: address in the same domain as From:, or omit Reply-To:.
  REPLYTO_DOM_NEQ_FROM_DOM SPOOF_REPLYTO: Reply-To: and From: have different domains.
Check the reply-to setting: a variable may be empty or in the wrong place.
  REPLYTO_EQ_TO_ADDR: Reply-To: is the recipient's own address, usually because a merge field is in the wrong header field.
  REPLYTO_UNPARSEABLE: Reply-To: is not a valid address.
Give the sending IP address a PTR record whose name resolves back to that address.
  RDNS_NONE: The sending IP address has no reverse DNS name. Gmail rejects such mail (5.7.25).
Compare the template with an earlier version, and reword what has changed.
  BAYES_SPAM BAYES_99 BAYES_80: The engine's statistical filter, which presend does not train, classifies the message as spam.
Change text that other senders use word for word, and find out whether your sending account was abused.
  FUZZY_DENIED: The message nearly matches reported spam (checked only if rspamd uses fuzzy storage).
Enable STARTTLS on the sending server. Ignore this if the test does not use TLS.
  RCVD_NO_TLS_LAST: The last SMTP connection was not encrypted.
No action needed: this is normal for a test message.
  ONCE_RECEIVED NO_RELAYS: The message has passed through at most one server.

Let the mail library write the Message-ID, with a real domain after the @.
  MISSING_MID: Message-ID is missing. Gmail rejects such mail.
  INVALID_MSGID: Message-ID is malformed.
  MID_RHS_NOT_FQDN MID_BARE_IP: In the Message-ID, the part after the @ is localhost, an unqualified host name or an IP address.
Let the mail library write the Date field.
  MISSING_DATE: The Date field is missing.
  INVALID_DATE: The Date field is not in the RFC 5322 format.
Correct the sending server's clock, and do not put a Date field in the template.
  DATE_IN_PAST DATE_IN_FUTURE DATE_IN_PAST_96_XX DATE_IN_FUTURE_96_XX: The date differs greatly from the time of receipt.
Fill in the subject; a variable may be empty.
  MISSING_SUBJECT EMPTY_SUBJECT: The subject is missing or empty.
Send each recipient a separate message, with their address in To:.
  MISSING_TO MISSING_HEADERS: To: is missing.
  R_UNDISC_RCPT: To: says "undisclosed recipients".
Set the from setting: every message needs an author.
  MISSING_FROM: From: is missing.
Name one author in From:.
  MULTIPLE_FROM: From: has several addresses. Gmail rejects such mail.
Remove header fields that the mail library also writes.
  MULTIPLE_UNIQUE_HEADERS: A header field that may occur only once (Subject, Date, To, Message-ID …) occurs several times.
Add MIME-Version: 1.0, or let the mail library compose the message.
  MISSING_MIME_VERSION MIME_HEADER_CTYPE_ONLY: Content-Type is present without MIME-Version: 1.0.
In From:, add a display name that readers know, as in Acme <hello@acme.example>.
  FROM_NO_DN: From: has no display name.
Use your brand's name or a plain name without a title.
  FROM_NAME_HAS_TITLE HK_NAME_FM_MR_MRS: The sender's name has a title (Mr, Mrs, Dr).
Encode only header fields that contain non-ASCII characters.
  FROM_EXCESS_BASE64 SUBJ_EXCESS_BASE64: An ASCII header field is base64-encoded, as if to hide its content.
  SUBJ_EXCESS_QP FROM_EXCESS_QP: An ASCII header field is quoted-printable, as if to hide its content.
Encode non-ASCII characters in header fields as RFC 2047 specifies.
  SUBJECT_NEEDS_ENCODING FROM_NEEDS_ENCODING SUBJ_ILLEGAL_CHARS FROM_ILLEGAL_CHARS: A header field contains raw non-ASCII bytes.
Write From: as Name <address>, with a space before the <.
  R_NO_SPACE_IN_FROM FROM_MISSPACED: In From:, the space between the display name and < is missing.
Do not mark mailings as urgent.
  HAS_X_PRIO_ONE XPRIO: The message is marked urgent.
Remove header fields copied from another mail program (X-Mailer, X-MSMail-Priority).
  FORGED_MUA_OUTLOOK FORGED_OUTLOOK_HTML: X-Mailer names Outlook, but the message does not look as if Outlook composed it.
  OLD_X_MAILER: X-Mailer names a very old program.
  MISSING_MIMEOLE: X-MSMail-Priority is present without X-MimeOLE, so it was probably copied.
Keep the list header fields: marketing mail needs List-Unsubscribe and List-Unsubscribe-Post.
  MAILLIST HAS_LIST_UNSUB MAILING_LIST_MULTI: The message looks like mail from a mailing list, which is neither good nor bad.
Include all three header fields: List-Id, List-Unsubscribe and List-Unsubscribe-Post.
  LIST_PRTL_SAME_USER: Some List-* header fields are missing, and From: and To: have the same local part.
Write the subject in sentence case.
  SUBJ_ALL_CAPS: The subject is in all capitals.
Remove exclamation marks from the subject.
  SUBJECT_ENDS_EXCLAIM SUBJECT_HAS_EXCLAIM PLING_QUERY: The subject has exclamation marks.
Keep the question mark only if the subject is a real question.
  SUBJECT_ENDS_QUESTION SUBJECT_HAS_QUESTION: The subject has a question mark.
Move the amount from the subject to the body.
  SUBJECT_HAS_CURRENCY: The subject has a currency sign.
Remove spaces at the end of the subject, and look for an empty variable in the data.
  SUBJECT_ENDS_SPACES: The subject ends with spaces, usually because of an empty variable.
Remove "Re:" or "Fwd:" from a subject that is not a reply.
  FAKE_REPLY: The subject begins with Re:, but In-Reply-To and References are missing.
Move the URL from the subject to the body.
  URL_IN_SUBJECT: The subject contains a URL.
Shorten the subject to about 50 characters.
  LONG_SUBJ: The subject is longer than 200 characters.
Spell words normally, in the subject and in the text.
  GAPPY_SUBJECT: The letters in the subject are spaced out.
  FUZZY_CREDIT FUZZY_OFFERS: Trigger words are misspelled, as if to evade filters.

Add a plain-text part to the message.
  MIME_HTML_ONLY: The message has only an HTML part.
  MIME_MA_MISSING_TEXT MIME_HTML_ONLY_MULTI: multipart/alternative has no text part.
Add the HTML part, or send text/plain alone.
  MIME_MA_MISSING_HTML: multipart/alternative has no HTML part.
Generate the text part from the HTML part, so that both have the same content.
  R_PARTS_DIFFER MPART_ALT_DIFF: The text part and the HTML part have different content.
Use multipart/alternative; multipart/mixed is for attachments.
  CTYPE_MIXED_BOGUS: multipart/mixed contains a single part.
Give each attachment a Content-Disposition with its file name.
  CTYPE_MISSING_DISPOSITION: An attachment has no Content-Disposition.
Encode text as quoted-printable, not base64.
  MIME_BASE64_TEXT: Text is base64-encoded unnecessarily.
  MIME_BASE64_TEXT_BOGUS: ASCII text is base64-encoded, as if to hide it.
For every text part, declare the UTF-8 charset and quoted-printable encoding.
  R_BAD_CTE_7BIT PP_MIME_FAKE_ASCII_TEXT: A part declared as 7bit or ASCII contains 8-bit bytes.
  R_MISSING_CHARSET: A text part declares no charset.
Replace look-alike letters from other scripts, which often come from pasted text.
  R_MIXED_CHARSET: Words mix look-alike letters from different scripts.
Compose the message with a mail library. If the message is an .eml file, check its line endings.
  BROKEN_CONTENT_TYPE BROKEN_HEADERS MISSING_HB_SEP: The header section is malformed (for example, a missing empty line or incorrect folding).
Link to the file instead of attaching it.
  MIME_BAD_EXTENSION MIME_BAD_ATTACHMENT: An attachment has a type that filters block (.exe, .js, .html …).
  MIME_DOUBLE_BAD_EXTENSION: An attachment's name hides its real type, as in invoice.pdf.exe.
  MIME_ENCRYPTED_ARCHIVE: An attachment is a password-protected archive.
Let the mail library encode the parts.
  MIME_QP_LONG_LINE: A quoted-printable line is longer than 76 characters.
Send a complete HTML document: doctype, html, head and body.
  HTML_MIME_NO_HTML_TAG: The HTML part has no <html> tag.
Write the recipient as Name <local@domain>.
  TO_MALFORMED: The To: address is invalid.
Remove invisible text, except for one preheader that consists of real words.
  ZERO_FONT HTML_TEXT_INVISIBLE_FONT: Some text has a font size of 0.
  HTML_TEXT_INVISIBLE_STYLE: Hidden text occurs together with other signs of spam.
  STY_INVIS_DIRECT: The message contains invisible text and has passed through no relay.
Increase the contrast between the text and its background, and hide nothing but the preheader.
  R_WHITE_ON_WHITE MANY_INVISIBLE_PARTS HTML_FONT_LOW_CONTRAST: Some text has nearly the same color as its background, or many elements are hidden.
Give every image a source (src) and alternative text (alt).
  R_EMPTY_IMAGE: An image has no source (src) or no alternative text (alt).
Write the content as text (at least 500 characters), and use images only to illustrate it.
  R_SUSPICIOUS_IMAGES HTML_SHORT_LINK_IMG_1 HTML_SHORT_LINK_IMG_2 HTML_SHORT_LINK_IMG_3: Linked images have very little text around them.
  HTML_IMAGE_ONLY_08 HTML_IMAGE_ONLY_16 HTML_IMAGE_ONLY_24 HTML_IMAGE_ONLY_32: The message contains images but little text.
  HTML_IMAGE_RATIO_02 HTML_IMAGE_RATIO_04: The image area is large compared with the text.
Set font sizes with CSS, to at most about 32 px.
  HTML_FONT_SIZE_HUGE HTML_FONT_SIZE_LARGE: A <font size> is very large.
Use the names of real font families.
  HTML_FONT_FACE_BAD: A font name does not look like a real name.
Run the HTML through a validator, and close every tag.
  HTML_TAG_BALANCE_BODY HTML_TAG_BALANCE_CENTER HTML_EXTRA_CLOSE: HTML tags are unbalanced or superfluous.
  HTML_BADTAG_40_50 HTML_OBFUSCATE_10_20: Many HTML tags are unknown or broken.
Include the style sheet in the message.
  EXT_CSS: The message loads an external style sheet.
Remove frames, embedded objects and forms: mail programs drop them.
  HTML_IFRAME_SRC HTML_EMBEDS HTML_FORMACTION_MAILTO: The HTML has a frame, an embedded object, or a form that sends mail.
Build the template from its source, not from a saved page.
  HTML_COMMENT_SAVED_URL: The HTML was saved from a web page by a browser.
Remove the Bitcoin address, and link to a payment page instead.
  BITCOIN_ADDR: The text contains a Bitcoin address.
Avoid large sums together with words such as winner, transfer or claim.
  LOTS_OF_MONEY: The text mentions large sums of money.
Greet readers by name, or with a plain "Hello".
  DEAR_SOMETHING DEAR_FRIEND: The greeting is impersonal, such as "Dear friend".
State why the reader receives this mail, and add an "Unsubscribe" link.
  EXCUSE_REMOVE EXCUSE_4 EXCUSE_24: The text makes excuses, such as "you asked for this" or "to be removed …".
State what happened instead of asking readers to verify an account.
  URI_PHISH T_FILL_THIS_FORM_SHORT: The text contains phrases that are common in phishing, such as "verify your account" or "fill in this form".
Use words as link text, not a URL on another domain.
  PHISHING: A link's text shows a different domain from its target (click tracking also causes this).
Use https in all links.
  HTTP_TO_HTTPS HTTPS_HTTP_MISMATCH: A link's text shows https, but its target is http.
Link to a host name, not an IP address.
  HTTP_TO_IP NORMAL_HTTP_TO_IP NUMERIC_HTTP_ADDR: A link points to an IP address.
Check the rendered links for odd characters, empty variables, and link text with a reserved domain such as .example.
  R_SUSPICIOUS_URL: A link's URL is malformed or obscured (user@host, odd encoding, an empty variable in the host), or the link text is a URL whose top-level domain is not public, such as .example.
  OMOGRAPH_URL ZERO_WIDTH_SPACE_URL: A link contains look-alike or zero-width characters.
  URI_OBFU_WWW: A URL is written so that filters do not recognize it.
Generate the text part from the HTML part again, so that both have the same links.
  URI_COUNT_ODD: The text part and the HTML part have different links.
Link to a path that does not begin with a dot.
  URI_HIDDEN_PATH: The path in a URL begins with a dot, as is common on compromised sites.
Shorten the tracking part of links, and use readable host names.
  URI_HEX: A host name contains a long hexadecimal sequence.
  LONG_HEX_URI TRACKER_ID: A URL contains a long hexadecimal tracking id.
Make the sending server use its fully qualified host name in EHLO.
  FSL_HELO_NON_FQDN_1 HELO_NO_DOMAIN: The EHLO name of the sending server has no domain.
Use your main domain for links and From:.
  PDS_OTHER_BAD_TLD FROM_SUSPICIOUS_NTLD: The message uses a top-level domain that is often abused.
Find the linked domain that is on a blocklist; it is often a link shortener or a shared tracking host.
  URIBL_BLACK DBL_SPAM ABUSE_SURBL URIBL_DBL_SPAM URIBL_ABUSE_SURBL: A linked domain is on a blocklist (checked only with DNS enabled).
Ask the sending service for an IP address with a good reputation.
  RBL_SPAMHAUS_SBL RBL_SPAMHAUS_XBL RCVD_IN_SBL RCVD_IN_XBL: The sending IP address is on a blocklist (checked only with DNS enabled).
`);function I(o){const d=new Map;let s="";for(const i of o.split(`
`)){const[,u,p=""]=/^ {2}([A-Z0-9_ ]+): (.+)$/u.exec(i)??[];if(u===void 0)s=i;else for(const v of u.split(" "))d.set(v,{meaning:p,fix:s})}return d}e(I,"parseTable");function E(o){const d=e(({score:s,threshold:i})=>s-i,"above");return o.toSorted((s,i)=>d(i)-d(s))[0]??null}e(E,"worstVerdict");const C=5;function D(o){return o.filter(d=>d.score>0).toSorted((d,s)=>s.score-d.score).slice(0,C)}e(D,"worstSymbols");function N({name:o,score:d,description:s,fix:i}){const u=_.get(o);return u===void 0?{name:o,score:d,meaning:s,fix:i}:i===null?{name:o,score:d,...u}:{name:o,score:d,meaning:s===""?u.meaning:s,fix:i}}e(N,"explainSymbol");function P(o){return N(o).fix}e(P,"symbolAdvice");function l({engine:o,version:d}){return d===void 0||o.includes(d)?o:`${o}, rules ${d}`}e(l,"engineTitle")})};
