export const id=2719,ids=[2719],modules={52719:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{renderDocsPage:()=>renderDocsPage});var html_page=__webpack_require__(62544),markup=__webpack_require__(74107),page_style=__webpack_require__(22900);function paragraphs(text){return text.split(/\n{2,}/u).map(paragraph=>(0,markup.q)`<p>${inline(paragraph)}</p>\n`)}function inline(text){return text.split(/(`[^`]+`|\*[^*`]+\*)/u).map(piece=>/^`.+`$/su.test(piece)?(0,markup.q)`<code>${piece.slice(1,-1)}</code>`:/^\*.+\*$/su.test(piece)?(0,markup.q)`<em>${piece.slice(1,-1)}</em>`:piece)}function codeBlock(text){return(0,markup.q)`<pre><code>${text}</code></pre>`}function jsonBlock(value){return codeBlock(JSON.stringify(value,null,2))}function curlExample(method,path,operation){const url=`"$BASE_URL${filledPath(path,operation.parameters)}${queryOf(operation.parameters)}"`,token=operation.security.length===0?[]:['-H "Authorization: Bearer $API_TOKEN"'],body=operation.requestBody?.content["application/json"].example,sent=body===void 0?[]:['-H "Content-Type: application/json"',`-d ${quoted(JSON.stringify(body))}`];return[`${method==="get"?"curl":`curl -X ${method.toUpperCase()}`} ${url}`,...token,...sent].join(` \\
  `)}function filledPath(path,parameters){return path.replaceAll(/\{(?<name>\w+)\}/gu,(_all,name)=>{const parameter=parameters.find(one=>one.in==="path"&&one.name===name);return encodeURIComponent(textOf(parameter?.example??name))})}function queryOf(parameters){const pairs=parameters.filter(parameter=>parameter.in==="query"&&parameter.example!==void 0).flatMap(({name,example})=>[example].flat().map(value=>`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`));return pairs.length===0?"":`?${pairs.join("&")}`}function quoted(text){return`'${text.replaceAll("'",String.raw`'\''`)}'`}function textOf(value){return typeof value=="string"?value:JSON.stringify(value)}function schemaTable(schema,direction){const rows=fieldRows(schema,{prefix:"",present:direction==="sent"?"must":"always"});return rows.length===0?null:fieldsTable(rows)}function fieldsTable(rows){const lines=rows.map(({name,schema,presence,description})=>{const isAdditive=description.startsWith("Additive: "),text=description.replace(/^Additive: (?<first>.)/u,(_all,first)=>first.toUpperCase()),limits=limitsOf(schema).map(limit=>` ${limit}`),additive=isAdditive?(0,markup.q)` <span class="badge">additive</span>`:null;return(0,markup.q)`<tr><td><code>${name}</code>${presenceBadges[presence]}${additive}</td><td>${typeOf(schema)}</td><td>${inline(text)}${limits}</td></tr>\n`});return(0,markup.q)`<table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>
${lines}</tbody></table>`}const presenceBadges={must:(0,markup.q)` <span class="badge must">required</span>`,maybe:(0,markup.q)` <span class="badge">optional</span>`,always:null};function fieldRows(schema,{prefix,present}){const required=schema.required??[];return Object.entries(schema.properties??{}).flatMap(([name,inner])=>{if(typeof inner=="boolean")return[];const path=prefix+name,presence=required.includes(name)?present:"maybe";return[{name:path,schema:inner,presence,description:inner.description??""}].concat(innerRows(inner,{prefix:path,present}))})}function innerRows(schema,{prefix:path,present}){const items=itemsOf(schema);if(items?.properties!==void 0)return fieldRows(items,{prefix:`${path}[].`,present});const object=[schema,...alternativesOf(schema)].find(one=>one.properties!==void 0);return object===void 0?[]:fieldRows(object,{prefix:`${path}.`,present})}function typeOf(schema){if(schema.$ref!==void 0)return schemaLink(schema.$ref);const alternatives=alternativesOf(schema);if(alternatives.length>0)return joinOr(alternatives.map(typeOf));if(schema.const!==void 0)return(0,markup.q)`<code>${JSON.stringify(schema.const)}</code>`;if(schema.enum!==void 0)return joinOr(schema.enum.map(value=>(0,markup.q)`<code>${JSON.stringify(value)}</code>`));const items=itemsOf(schema);if(schema.type==="array"&&items!==null)return(0,markup.q)`array of ${typeOf(items)}`;const words=[schema.type??"any"].flat().join(" or ");return(0,markup.q)`${schema.format===void 0?words:`${words} (${schema.format})`}`}function joinOr(parts){return(0,markup.q)`${parts.map((part,index)=>(0,markup.q)`${index===0?"":" or "}${part}`)}`}function schemaLink(reference){const name=reference.slice(reference.lastIndexOf("/")+1);return(0,markup.q)`<a href="#schema-${name}">${name}</a>`}function itemsOf({items}){return typeof items=="object"&&!Array.isArray(items)?items:null}function alternativesOf({anyOf,oneOf}){return[...anyOf??[],...oneOf??[]].filter(one=>typeof one!="boolean")}function limitsOf({minimum,maximum,minLength,maxLength,default:standard}){return[...minimum!==void 0&&maximum!==void 0?[`From ${minimum} to ${maximum}.`]:[],...(minLength??0)>0?["Not empty."]:[],...maxLength===void 0?[]:[`At most ${maxLength} characters.`],...standard===void 0?[]:[`Default: ${JSON.stringify(standard)}.`]]}function operationSection({method,path,operation},document){return(0,markup.q)`<article id="op-${operation.operationId}">
<h3>${inline(operation.summary)}</h3>
<p class="path">${methodBadge(method)}<code>${path}</code></p>
${paragraphs(operation.description)}
${parametersPart(operation)}${bodyPart(operation,document)}<h4>Example</h4>
${codeBlock(curlExample(method,path,operation))}
${replyPart(operation,document)}
${errorsPart(operation)}
</article>\n`}function methodBadge(method){return(0,markup.q)`<span class="method ${method==="get"?"get":"post"}">${method.toUpperCase()}</span>`}function parametersPart({parameters}){if(parameters.length===0)return null;const rows=parameters.map(({name,in:place,required,description,schema})=>({name:place==="query"?name:`${name} (${place})`,schema,presence:required?"must":"maybe",description}));return(0,markup.q)`<h4>Parameters</h4>\n${fieldsTable(rows)}\n`}function bodyPart({requestBody},document){if(requestBody===void 0)return null;const{schema}=requestBody.content["application/json"],optional=requestBody.required?null:(0,markup.q)` <span class="badge">optional</span>`;return(0,markup.q)`<h4>Body${optional}</h4>\n${schemaTable(schemaAt(schema.$ref,document),"sent")}\n`}function replyPart({responses},document){return Object.entries(responses).filter(([status])=>Number(status)<400).map(([status,response])=>(0,markup.q)`<h4>Reply ${status}</h4>\n${goodResponse(response,document)}\n`)}function goodResponse({description,content,headers},document){const own=Object.keys(headers).filter(name=>!name.startsWith("X-RateLimit-")),names=own.map((name,index)=>(0,markup.q)`${index===0?"":", "}<code>${name}</code>`),words=(0,markup.q)`<p>${inline(description)}${own.length===0?null:(0,markup.q)` Header fields: ${names}.`}</p>`;if(content===void 0)return words;const{schema,example}=content["application/json"],table=schemaTable(schemaAt(schema.$ref,document),"received");return(0,markup.q)`${words}\n${table}\n<details><summary>Example reply</summary>${jsonBlock(example)}</details>`}function errorsPart({responses}){const rows=Object.entries(responses).filter(([status])=>status==="default"||Number(status)>=400).map(([status,{description,content}])=>{const example=content===void 0?null:(0,markup.q)`<code>${JSON.stringify(content["application/json"].example)}</code>`;return(0,markup.q)`<tr><td>${status==="default"?"other":status}</td><td>${inline(description)}<br>${example}</td></tr>\n`});return(0,markup.q)`<details><summary>Errors</summary><table><thead><tr><th scope="col">Status</th><th scope="col">Cause and body</th></tr></thead>
<tbody>${rows}</tbody></table></details>`}function schemaAt(reference,{components}){const schema=components.schemas[reference.slice(reference.lastIndexOf("/")+1)];if(schema===void 0)throw new TypeError(`the OpenAPI document does not define ${reference}`);return schema}function renderDocsPage(document,baseUrl){const{info,tags,paths}=document,operations=Object.entries(paths).flatMap(([path,methods])=>Object.entries(methods).map(([method,operation])=>({path,method,operation}))),body=(0,markup.q)`<div class="layout">
<header>
<h1>${info.title}</h1>
<p class="soft">${inline(info.summary)} For programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
</header>
${navigation(document,operations)}
<main>
${introduction(document,baseUrl)}
${tags.map(({name})=>(0,markup.q)`<h2>${name}</h2>\n${tagged(name,operations).map(one=>operationSection(one,document))}`)}
${webhookSection(document)}
${sharedSchemas(document)}
</main>
</div>`;return(0,html_page.X)({title:info.title,style:{kind:"inline",text:docsStyle},body,audience:"public"})}function tagged(name,operations){return operations.filter(({operation})=>operation.tags.includes(name))}function navigation(document,operations){const groups=document.tags.map(({name})=>{const links=tagged(name,operations).map(({method,operation})=>(0,markup.q)`<li><a href="#op-${operation.operationId}">${methodBadge(method)}${inline(operation.summary)}</a></li>\n`);return(0,markup.q)`<h2>${name}</h2>\n<ul>${links}</ul>\n`});return(0,markup.q)`<nav aria-label="Operations">
${groups}<h2>More</h2>
<ul><li><a href="#webhooks">Webhooks</a></li><li><a href="#schemas">Shared objects</a></li></ul>
</nav>`}function introduction({info,components},baseUrl){const headers=Object.entries(components.headers).map(([name,{description,schema}])=>({name,schema,presence:"always",description}));return(0,markup.q)`${paragraphs(info.description)}
<h4>The examples use</h4>
${codeBlock(`BASE_URL=${baseUrl}
API_TOKEN=psd_…`)}
<h4>Response header fields</h4>
${fieldsTable(headers)}`}function webhookSection({webhooks,components}){const articles=Object.values(webhooks).map(({post})=>{const content=post.requestBody?.content["application/json"],schema=components.schemas[content?.schema.$ref.split("/").at(-1)??""],parameters=post.parameters.map(({name,schema:type,description})=>({name:`${name} (header)`,schema:type,presence:"always",description}));return(0,markup.q)`<article id="op-${post.operationId}"><h3>${inline(post.summary)}</h3>
${paragraphs(post.description)}
${fieldsTable(parameters)}
<h4>Body</h4>
${schema===void 0?null:schemaTable(schema,"received")}
<details><summary>Example</summary>${jsonBlock(content?.example)}</details></article>\n`});return(0,markup.q)`<h2 id="webhooks">Webhooks</h2>\n${articles}`}function sharedSchemas({components}){const articles=["Error","PostmasterError",...new Set(JSON.stringify(components.schemas).match(/(?<=#\/components\/schemas\/)\w+/gu))].map(name=>{const schema=components.schemas[name];return schema===void 0?null:(0,markup.q)`<article id="schema-${name}"><h3>${name}</h3>\n${schemaTable(schema,"received")}</article>\n`});return(0,markup.q)`<h2 id="schemas">Shared objects</h2>\n${articles}`}const docsStyle=`${page_style.x}
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
