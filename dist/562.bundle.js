var ee=Object.defineProperty;var o=(w,g)=>ee(w,"name",{value:g,configurable:!0});export const id=562,ids=[562],modules={30562:((w,g,f)=>{f.d(g,{renderDocsPage:o(()=>K,"renderDocsPage")});var P=f(65674),i=f(55973),R=f(48582);function b(e){return e.split(/\n{2,}/u).map(n=>(0,i.q)`<p>${p(n)}</p>\n`)}o(b,"paragraphs");function p(e){return e.split(/(`[^`]+`|\*[^*`]+\*)/u).map(n=>/^`.+`$/su.test(n)?(0,i.q)`<code>${n.slice(1,-1)}</code>`:/^\*.+\*$/su.test(n)?(0,i.q)`<em>${n.slice(1,-1)}</em>`:n)}o(p,"inline");function y(e){return(0,i.q)`<pre><code>${e}</code></pre>`}o(y,"codeBlock");function O(e){return y(JSON.stringify(e,null,2))}o(O,"jsonBlock");function C(e,n,t){const r=`"$BASE_URL${I(n,t.parameters)}${z(t.parameters)}"`,a=t.security.length===0?[]:['-H "Authorization: Bearer $API_TOKEN"'],s=t.requestBody?.content["application/json"].example,l=s===void 0?[]:['-H "Content-Type: application/json"',`-d ${B(JSON.stringify(s))}`];return[`${e==="get"?"curl":`curl -X ${e.toUpperCase()}`} ${r}`,...a,...l].join(` \\
  `)}o(C,"curlExample");function I(e,n){return e.replaceAll(/\{(?<name>\w+)\}/gu,(t,r)=>{const a=n.find(s=>s.in==="path"&&s.name===r);return encodeURIComponent(J(a?.example??r))})}o(I,"filledPath");function z(e){const n=e.filter(t=>t.in==="query"&&t.example!==void 0).flatMap(({name:t,example:r})=>[r].flat().map(a=>`${encodeURIComponent(t)}=${encodeURIComponent(String(a))}`));return n.length===0?"":`?${n.join("&")}`}o(z,"queryOf");function B(e){return`'${e.replaceAll("'",String.raw`'\''`)}'`}o(B,"quoted");function J(e){return typeof e=="string"?e:JSON.stringify(e)}o(J,"textOf");function h(e,n){const t=q(e,{prefix:"",present:n==="sent"?"must":"always"});return t.length===0?null:$(t)}o(h,"schemaTable");function $(e){const n=e.map(({name:t,schema:r,presence:a,description:s})=>{const l=s.startsWith("Additive: "),d=s.replace(/^Additive: (?<first>.)/u,(u,x)=>x.toUpperCase()),c=F(r).map(u=>` ${u}`),m=l?(0,i.q)` <span class="badge">additive</span>`:null;return(0,i.q)`<tr><td><code>${t}</code>${U[a]}${m}</td><td>${v(r)}</td><td>${p(d)}${c}</td></tr>\n`});return(0,i.q)`<table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>
${n}</tbody></table>`}o($,"fieldsTable");const U={must:(0,i.q)` <span class="badge must">required</span>`,maybe:(0,i.q)` <span class="badge">optional</span>`,always:null};function q(e,{prefix:n,present:t}){const r=e.required??[];return Object.entries(e.properties??{}).flatMap(([a,s])=>{if(typeof s=="boolean")return[];const l=n+a,d=r.includes(a)?t:"maybe";return[{name:l,schema:s,presence:d,description:s.description??""}].concat(M(s,{prefix:l,present:t}))})}o(q,"fieldRows");function M(e,{prefix:n,present:t}){const r=S(e);if(r?.properties!==void 0)return q(r,{prefix:`${n}[].`,present:t});const a=[e,...k(e)].find(s=>s.properties!==void 0);return a===void 0?[]:q(a,{prefix:`${n}.`,present:t})}o(M,"innerRows");function v(e){if(e.$ref!==void 0)return T(e.$ref);const n=k(e);if(n.length>0)return j(n.map(v));if(e.const!==void 0)return(0,i.q)`<code>${JSON.stringify(e.const)}</code>`;if(e.enum!==void 0)return j(e.enum.map(a=>(0,i.q)`<code>${JSON.stringify(a)}</code>`));const t=S(e);if(e.type==="array"&&t!==null)return(0,i.q)`array of ${v(t)}`;const r=[e.type??"any"].flat().join(" or ");return(0,i.q)`${e.format===void 0?r:`${r} (${e.format})`}`}o(v,"typeOf");function j(e){return(0,i.q)`${e.map((n,t)=>(0,i.q)`${t===0?"":" or "}${n}`)}`}o(j,"joinOr");function T(e){const n=e.slice(e.lastIndexOf("/")+1);return(0,i.q)`<a href="#schema-${n}">${n}</a>`}o(T,"schemaLink");function S({items:e}){return typeof e=="object"&&!Array.isArray(e)?e:null}o(S,"itemsOf");function k({anyOf:e,oneOf:n}){return[...e??[],...n??[]].filter(t=>typeof t!="boolean")}o(k,"alternativesOf");function F({minimum:e,maximum:n,minLength:t,maxLength:r,default:a}){return[...e!==void 0&&n!==void 0?[`From ${e} to ${n}.`]:[],...(t??0)>0?["Not empty."]:[],...r===void 0?[]:[`At most ${r} characters.`],...a===void 0?[]:[`Default: ${JSON.stringify(a)}.`]]}o(F,"limitsOf");function W({method:e,path:n,operation:t},r){return(0,i.q)`<article id="op-${t.operationId}">
<h3>${p(t.summary)}</h3>
<p class="path">${A(e)}<code>${n}</code></p>
${b(t.description)}
${D(t)}${H(t,r)}<h4>Example</h4>
${y(C(e,n,t))}
${L(t,r)}
${_(t)}
</article>\n`}o(W,"operationSection");function A(e){return(0,i.q)`<span class="method ${e==="get"?"get":"post"}">${e.toUpperCase()}</span>`}o(A,"methodBadge");function D({parameters:e}){if(e.length===0)return null;const n=e.map(({name:t,in:r,required:a,description:s,schema:l})=>({name:r==="query"?t:`${t} (${r})`,schema:l,presence:a?"must":"maybe",description:s}));return(0,i.q)`<h4>Parameters</h4>\n${$(n)}\n`}o(D,"parametersPart");function H({requestBody:e},n){if(e===void 0)return null;const{schema:t}=e.content["application/json"],r=e.required?null:(0,i.q)` <span class="badge">optional</span>`;return(0,i.q)`<h4>Body${r}</h4>\n${h(N(t.$ref,n),"sent")}\n`}o(H,"bodyPart");function L({responses:e},n){return Object.entries(e).filter(([t])=>Number(t)<400).map(([t,r])=>(0,i.q)`<h4>Reply ${t}</h4>\n${X(r,n)}\n`)}o(L,"replyPart");function X({description:e,content:n,headers:t},r){const a=Object.keys(t).filter(u=>!u.startsWith("X-RateLimit-")),s=a.map((u,x)=>(0,i.q)`${x===0?"":", "}<code>${u}</code>`),l=(0,i.q)`<p>${p(e)}${a.length===0?null:(0,i.q)` Header fields: ${s}.`}</p>`;if(n===void 0)return l;const{schema:d,example:c}=n["application/json"],m=h(N(d.$ref,r),"received");return(0,i.q)`${l}\n${m}\n<details><summary>Example reply</summary>${O(c)}</details>`}o(X,"goodResponse");function _({responses:e}){const n=Object.entries(e).filter(([t])=>t==="default"||Number(t)>=400).map(([t,{description:r,content:a}])=>{const s=a===void 0?null:(0,i.q)`<code>${JSON.stringify(a["application/json"].example)}</code>`;return(0,i.q)`<tr><td>${t==="default"?"other":t}</td><td>${p(r)}<br>${s}</td></tr>\n`});return(0,i.q)`<details><summary>Errors</summary><table><thead><tr><th scope="col">Status</th><th scope="col">Cause and body</th></tr></thead>
<tbody>${n}</tbody></table></details>`}o(_,"errorsPart");function N(e,{components:n}){const t=n.schemas[e.slice(e.lastIndexOf("/")+1)];if(t===void 0)throw new TypeError(`the OpenAPI document does not define ${e}`);return t}o(N,"schemaAt");function K(e,n){const{info:t,tags:r,paths:a}=e,s=Object.entries(a).flatMap(([d,c])=>Object.entries(c).map(([m,u])=>({path:d,method:m,operation:u}))),l=(0,i.q)`<div class="layout">
<header>
<h1>${t.title}</h1>
<p class="soft">${p(t.summary)} For programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
</header>
${V(e,s)}
<main>
${G(e,n)}
${r.map(({name:d})=>(0,i.q)`<h2>${d}</h2>\n${E(d,s).map(c=>W(c,e))}`)}
${Q(e)}
${Y(e)}
</main>
</div>`;return(0,P.X)({title:t.title,style:{kind:"inline",text:Z},body:l,audience:"public"})}o(K,"renderDocsPage");function E(e,n){return n.filter(({operation:t})=>t.tags.includes(e))}o(E,"tagged");function V(e,n){const t=e.tags.map(({name:r})=>{const a=E(r,n).map(({method:s,operation:l})=>(0,i.q)`<li><a href="#op-${l.operationId}">${A(s)}${p(l.summary)}</a></li>\n`);return(0,i.q)`<h2>${r}</h2>\n<ul>${a}</ul>\n`});return(0,i.q)`<nav aria-label="Operations">
${t}<h2>More</h2>
<ul><li><a href="#webhooks">Webhooks</a></li><li><a href="#schemas">Shared objects</a></li></ul>
</nav>`}o(V,"navigation");function G({info:e,components:n},t){const r=Object.entries(n.headers).map(([a,{description:s,schema:l}])=>({name:a,schema:l,presence:"always",description:s}));return(0,i.q)`${b(e.description)}
<h4>Variables in the examples</h4>
${y(`BASE_URL=${t}
API_TOKEN=psd_…`)}
<h4>Response header fields</h4>
${$(r)}`}o(G,"introduction");function Q({webhooks:e,components:n}){const t=Object.values(e).map(({post:r})=>{const a=r.requestBody?.content["application/json"],s=n.schemas[a?.schema.$ref.split("/").at(-1)??""],l=r.parameters.map(({name:d,schema:c,description:m})=>({name:`${d} (header)`,schema:c,presence:"always",description:m}));return(0,i.q)`<article id="op-${r.operationId}"><h3>${p(r.summary)}</h3>
${b(r.description)}
${$(l)}
<h4>Body</h4>
${s===void 0?null:h(s,"received")}
<details><summary>Example</summary>${O(a?.example)}</details></article>\n`});return(0,i.q)`<h2 id="webhooks">Webhooks</h2>\n${t}`}o(Q,"webhookSection");function Y({components:e}){const t=["Error","PostmasterError",...new Set(JSON.stringify(e.schemas).match(/(?<=#\/components\/schemas\/)\w+/gu))].map(r=>{const a=e.schemas[r];return a===void 0?null:(0,i.q)`<article id="schema-${r}"><h3>${r}</h3>\n${h(a,"received")}</article>\n`});return(0,i.q)`<h2 id="schemas">Shared objects</h2>\n${t}`}o(Y,"sharedSchemas");const Z=`${R.x}
.layout { max-width: 78rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
nav { font-size: .92rem; }
nav h2 { font-size: .8rem; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); margin: 1.25rem 0 .25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; align-items: baseline; padding: .2rem 0; text-decoration: none; color: var(--text); }
nav a:hover { color: var(--link); text-decoration: underline; }
main { min-width: 0; margin-top: 2rem; }
main > p:first-child { margin-top: 0; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
main > h2 { font-size: 1.35rem; margin: 3rem 0 0; padding-top: 1.25rem; border-top: 2px solid var(--line); }
article { margin: 2rem 0 0; padding: 0 0 1rem; scroll-margin-top: 1rem; }
article + article { border-top: 1px solid var(--line); padding-top: 1.5rem; }
article h3 { font-size: 1.15rem; margin: 0; }
article h4 { font-size: .95rem; margin: 1.5rem 0 .25rem; }
.path { margin: .35rem 0 .75rem; font-size: 1rem; }
.method { display: inline-block; min-width: 3.4rem; margin-right: .5rem; padding: .05rem .45rem; border: 1px solid currentColor;
  border-radius: .25rem; text-align: center; font: 600 .8rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.get { color: var(--good); } .post { color: var(--tab); }
nav .method { flex: none; min-width: 2.9rem; font-size: .7rem; padding: 0 .2rem; margin-right: .4rem; }
.badge { padding: 0 .4rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: .78rem; white-space: nowrap; }
.badge.must { color: var(--bad); border-color: currentColor; }
table.fields td:first-child { width: 32%; } table.fields td:nth-child(2) { width: 22%; }
td p { margin: 0; }
details { margin: .5rem 0; } summary { cursor: pointer; font-weight: 600; padding: .25rem 0; }
@media (min-width: 62rem) {
  .layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 3rem; }
  header { grid-column: 1 / -1; }
  nav h2:first-child { margin-top: 0; }
  main { margin-top: 0; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 3rem); overflow-y: auto; }
}
@media (max-width: 40rem) {
  table.fields, table.fields tbody, table.fields tr, table.fields td { display: block; width: auto !important; border: 0; padding: 0; }
  table.fields thead { position: absolute; left: -100vw; }
  table.fields tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
}
`})};
