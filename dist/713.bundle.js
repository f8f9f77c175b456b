var $g=Object.defineProperty;var a=(Ge,j)=>$g(Ge,"name",{value:j,configurable:!0});export const id=713,ids=[713],modules={82596:((Ge,j)=>{Object.defineProperty(j,"__esModule",{value:!0});class te extends Error{static{a(this,"LuxonError")}}class S extends te{static{a(this,"InvalidDateTimeError")}constructor(u){super(`Invalid DateTime: ${u.toMessage()}`)}}class F extends te{static{a(this,"InvalidIntervalError")}constructor(u){super(`Invalid Interval: ${u.toMessage()}`)}}class Z extends te{static{a(this,"InvalidDurationError")}constructor(u){super(`Invalid Duration: ${u.toMessage()}`)}}class U extends te{static{a(this,"ConflictingSpecificationError")}}class A extends te{static{a(this,"InvalidUnitError")}constructor(u){super(`Invalid unit ${u}`)}}class I extends te{static{a(this,"InvalidArgumentError")}}class k extends te{static{a(this,"ZoneIsAbstractError")}constructor(){super("Zone is an abstract class")}}const M="numeric",Q="short",z="long",ne={year:M,month:M,day:M},Y={year:M,month:Q,day:M},B={year:M,month:Q,day:M,weekday:Q},W={year:M,month:z,day:M},G={year:M,month:z,day:M,weekday:z},ae={hour:M,minute:M},fe={hour:M,minute:M,second:M},ce={hour:M,minute:M,second:M,timeZoneName:Q},ye={hour:M,minute:M,second:M,timeZoneName:z},Le={hour:M,minute:M,hourCycle:"h23"},ve={hour:M,minute:M,second:M,hourCycle:"h23"},rt={hour:M,minute:M,second:M,hourCycle:"h23",timeZoneName:Q},sn={hour:M,minute:M,second:M,hourCycle:"h23",timeZoneName:z},ut={year:M,month:M,day:M,hour:M,minute:M},Vt={year:M,month:M,day:M,hour:M,minute:M,second:M},gt={year:M,month:Q,day:M,hour:M,minute:M},St={year:M,month:Q,day:M,hour:M,minute:M,second:M},Ns={year:M,month:Q,day:M,weekday:Q,hour:M,minute:M},bi={year:M,month:z,day:M,hour:M,minute:M,timeZoneName:Q},$o={year:M,month:z,day:M,hour:M,minute:M,second:M,timeZoneName:Q},Ao={year:M,month:z,day:M,weekday:z,hour:M,minute:M,timeZoneName:z},vr={year:M,month:z,day:M,weekday:z,hour:M,minute:M,second:M,timeZoneName:z};class Vn{static{a(this,"Zone")}get type(){throw new k}get name(){throw new k}get ianaName(){return this.name}get isUniversal(){throw new k}offsetName(u,f){throw new k}formatOffset(u,f){throw new k}offset(u){throw new k}equals(u){throw new k}get isValid(){throw new k}}let Lo=null;class kr extends Vn{static{a(this,"SystemZone")}static get instance(){return Lo===null&&(Lo=new kr),Lo}get type(){return"system"}get name(){return new Intl.DateTimeFormat().resolvedOptions().timeZone}get isUniversal(){return!1}offsetName(u,{format:f,locale:p}){return Ls(u,f,p)}formatOffset(u,f){return Hr(this.offset(u),f)}offset(u){return-new Date(u).getTimezoneOffset()}equals(u){return u.type==="system"}get isValid(){return!0}}const Ro=new Map;function $u(m){let u=Ro.get(m);return u===void 0&&(u=new Intl.DateTimeFormat("en-US",{hour12:!1,timeZone:m,year:"numeric",month:"2-digit",day:"2-digit",hour:"2-digit",minute:"2-digit",second:"2-digit",era:"short"}),Ro.set(m,u)),u}a($u,"makeDTF");const Au={year:0,month:1,day:2,era:3,hour:4,minute:5,second:6};function Yh(m,u){const f=m.format(u).replace(/\u200E/g,""),p=/(\d+)\/(\d+)\/(\d+) (AD|BC),? (\d+):(\d+):(\d+)/.exec(f),[,N,O,R,w,v,q,ie]=p;return[R,N,O,w,v,q,ie]}a(Yh,"hackyOffset");function Lu(m,u){const f=m.formatToParts(u),p=[];for(let N=0;N<f.length;N++){const{type:O,value:R}=f[N],w=Au[O];O==="era"?p[w]=R:se(w)||(p[w]=parseInt(R,10))}return p}a(Lu,"partsOffset");const wo=new Map;class Ft extends Vn{static{a(this,"IANAZone")}static create(u){let f=wo.get(u);return f===void 0&&wo.set(u,f=new Ft(u)),f}static resetCache(){wo.clear(),Ro.clear()}static isValidSpecifier(u){return this.isValidZone(u)}static isValidZone(u){if(!u)return!1;try{return new Intl.DateTimeFormat("en-US",{timeZone:u}).format(),!0}catch{return!1}}constructor(u){super(),this.zoneName=u,this.valid=Ft.isValidZone(u)}get type(){return"iana"}get name(){return this.zoneName}get isUniversal(){return!1}offsetName(u,{format:f,locale:p}){return Ls(u,f,p,this.name)}formatOffset(u,f){return Hr(this.offset(u),f)}offset(u){if(!this.valid)return NaN;const f=new Date(u);if(isNaN(f))return NaN;const p=$u(this.name);let[N,O,R,w,v,q,ie]=p.formatToParts?Lu(p,f):Yh(p,f);w==="BC"&&(N=-Math.abs(N)+1);const ge=Rn({year:N,month:O,day:R,hour:v===24?0:v,minute:q,second:ie,millisecond:0});let oe=+f;const Ue=oe%1e3;return oe-=Ue>=0?Ue:1e3+Ue,(ge-oe)/(60*1e3)}equals(u){return u.type==="iana"&&u.name===this.name}get isValid(){return this.valid}}let Ts={};function Ru(m,u={}){const f=JSON.stringify([m,u]);let p=Ts[f];return p||(p=new Intl.ListFormat(m,u),Ts[f]=p),p}a(Ru,"getCachedLF");const Zn=new Map;function Mo(m,u={}){const f=JSON.stringify([m,u]);let p=Zn.get(f);return p===void 0&&(p=new Intl.DateTimeFormat(m,u),Zn.set(f,p)),p}a(Mo,"getCachedDTF");const Qn=new Map;function wu(m,u={}){const f=JSON.stringify([m,u]);let p=Qn.get(f);return p===void 0&&(p=new Intl.NumberFormat(m,u),Qn.set(f,p)),p}a(wu,"getCachedINF");const vo=new Map;function ht(m,u={}){const{base:f,...p}=u,N=JSON.stringify([m,p]);let O=vo.get(N);return O===void 0&&(O=new Intl.RelativeTimeFormat(m,u),vo.set(N,O)),O}a(ht,"getCachedRTF");let Ur=null;function Mu(){return Ur||(Ur=new Intl.DateTimeFormat().resolvedOptions().locale,Ur)}a(Mu,"systemLocale");const ko=new Map;function Uo(m){let u=ko.get(m);return u===void 0&&(u=new Intl.DateTimeFormat(m).resolvedOptions(),ko.set(m,u)),u}a(Uo,"getCachedIntResolvedOptions");const xo=new Map;function X(m){let u=xo.get(m);if(!u){const f=new Intl.Locale(m);u="getWeekInfo"in f?f.getWeekInfo():f.weekInfo,"minimalDays"in u||(u={...Ss,...u}),xo.set(m,u)}return u}a(X,"getCachedWeekInfo");function me(m){const u=m.indexOf("-x-");u!==-1&&(m=m.substring(0,u));const f=m.indexOf("-u-");if(f===-1)return[m];{let p,N;try{p=Mo(m).resolvedOptions(),N=m}catch{const v=m.substring(0,f);p=Mo(v).resolvedOptions(),N=v}const{numberingSystem:O,calendar:R}=p;return[N,O,R]}}a(me,"parseLocaleString");function $t(m,u,f){return(f||u)&&(m.includes("-u-")||(m+="-u"),f&&(m+=`-ca-${f}`),u&&(m+=`-nu-${u}`)),m}a($t,"intlConfigString");function jo(m){const u=[];for(let f=1;f<=12;f++){const p=le.utc(2009,f,1);u.push(m(p))}return u}a(jo,"mapMonths");function ke(m){const u=[];for(let f=1;f<=7;f++){const p=le.utc(2016,11,13+f);u.push(m(p))}return u}a(ke,"mapWeekdays");function Zt(m,u,f,p){const N=m.listingMode();return N==="error"?null:N==="en"?f(u):p(u)}a(Zt,"listStuff");function Ce(m){return m.numberingSystem&&m.numberingSystem!=="latn"?!1:m.numberingSystem==="latn"||!m.locale||m.locale.startsWith("en")||Uo(m.locale).numberingSystem==="latn"}a(Ce,"supportsFastNumbers");class vu{static{a(this,"PolyNumberFormatter")}constructor(u,f,p){this.padTo=p.padTo||0,this.floor=p.floor||!1;const{padTo:N,floor:O,...R}=p;if(!f||Object.keys(R).length>0){const w={useGrouping:!1,...p};p.padTo>0&&(w.minimumIntegerDigits=p.padTo),this.inf=wu(u,w)}}format(u){if(this.inf){const f=this.floor?Math.floor(u):u;return this.inf.format(f)}else{const f=this.floor?Math.floor(u):na(u,3);return xe(f,this.padTo)}}}class _i{static{a(this,"PolyDateFormatter")}constructor(u,f,p){this.opts=p,this.originalZone=void 0;let N;if(this.opts.timeZone)this.dt=u;else if(u.zone.type==="fixed"){const R=-1*(u.offset/60),w=R>=0?`Etc/GMT+${R}`:`Etc/GMT${R}`;u.offset!==0&&Ft.create(w).valid?(N=w,this.dt=u):(N="UTC",this.dt=u.offset===0?u:u.setZone("UTC").plus({minutes:u.offset}),this.originalZone=u.zone)}else u.zone.type==="system"?this.dt=u:u.zone.type==="iana"?(this.dt=u,N=u.zone.name):(N="UTC",this.dt=u.setZone("UTC").plus({minutes:u.offset}),this.originalZone=u.zone);const O={...this.opts};O.timeZone=O.timeZone||N,this.dtf=Mo(f,O)}format(){return this.originalZone?this.formatToParts().map(({value:u})=>u).join(""):this.dtf.format(this.dt.toJSDate())}formatToParts(){const u=this.dtf.formatToParts(this.dt.toJSDate());return this.originalZone?u.map(f=>{if(f.type==="timeZoneName"){const p=this.originalZone.offsetName(this.dt.ts,{locale:this.dt.locale,format:this.opts.timeZoneName});return{...f,value:p}}else return f}):u}resolvedOptions(){return this.dtf.resolvedOptions()}}class gs{static{a(this,"PolyRelFormatter")}constructor(u,f,p){this.opts={style:"long",...p},!f&&Ii()&&(this.rtf=ht(u,p))}format(u,f){return this.rtf?this.rtf.format(u,f):js(f,u,this.opts.numeric,this.opts.style!=="long")}formatToParts(u,f){return this.rtf?this.rtf.formatToParts(u,f):[]}}const Ss={firstDay:1,minimalDays:4,weekend:[6,7]};class Ne{static{a(this,"Locale")}static fromOpts(u){return Ne.create(u.locale,u.numberingSystem,u.outputCalendar,u.weekSettings,u.defaultToEN)}static create(u,f,p,N,O=!1){const R=u||Re.defaultLocale,w=R||(O?"en-US":Mu()),v=f||Re.defaultNumberingSystem,q=p||Re.defaultOutputCalendar,ie=qr(N)||Re.defaultWeekSettings;return new Ne(w,v,q,ie,R)}static resetCache(){Ur=null,Zn.clear(),Qn.clear(),vo.clear(),ko.clear(),xo.clear()}static fromObject({locale:u,numberingSystem:f,outputCalendar:p,weekSettings:N}={}){return Ne.create(u,f,p,N)}constructor(u,f,p,N,O){const[R,w,v]=me(u);this.locale=R,this.numberingSystem=f||w||null,this.outputCalendar=p||v||null,this.weekSettings=N,this.intl=$t(this.locale,this.numberingSystem,this.outputCalendar),this.weekdaysCache={format:{},standalone:{}},this.monthsCache={format:{},standalone:{}},this.meridiemCache=null,this.eraCache={},this.specifiedLocale=O,this.fastNumbersCached=null}get fastNumbers(){return this.fastNumbersCached==null&&(this.fastNumbersCached=Ce(this)),this.fastNumbersCached}listingMode(){const u=this.isEnglish(),f=(this.numberingSystem===null||this.numberingSystem==="latn")&&(this.outputCalendar===null||this.outputCalendar==="gregory");return u&&f?"en":"intl"}clone(u){return!u||Object.getOwnPropertyNames(u).length===0?this:Ne.create(u.locale||this.specifiedLocale,u.numberingSystem||this.numberingSystem,u.outputCalendar||this.outputCalendar,qr(u.weekSettings)||this.weekSettings,u.defaultToEN||!1)}redefaultToEN(u={}){return this.clone({...u,defaultToEN:!0})}redefaultToSystem(u={}){return this.clone({...u,defaultToEN:!1})}months(u,f=!1){return Zt(this,u,ws,()=>{const p=this.intl==="ja"||this.intl.startsWith("ja-");f&=!p;const N=f?{month:u,day:"numeric"}:{month:u},O=f?"format":"standalone";if(!this.monthsCache[O][u]){const R=p?w=>this.dtFormatter(w,N).format():w=>this.extract(w,N,"month");this.monthsCache[O][u]=jo(R)}return this.monthsCache[O][u]})}weekdays(u,f=!1){return Zt(this,u,ks,()=>{const p=f?{weekday:u,year:"numeric",month:"long",day:"numeric"}:{weekday:u},N=f?"format":"standalone";return this.weekdaysCache[N][u]||(this.weekdaysCache[N][u]=ke(O=>this.extract(O,p,"weekday"))),this.weekdaysCache[N][u]})}meridiems(){return Zt(this,void 0,()=>Us,()=>{if(!this.meridiemCache){const u={hour:"numeric",hourCycle:"h12"};this.meridiemCache=[le.utc(2016,11,13,9),le.utc(2016,11,13,19)].map(f=>this.extract(f,u,"dayperiod"))}return this.meridiemCache})}eras(u){return Zt(this,u,xs,()=>{const f={era:u};return this.eraCache[u]||(this.eraCache[u]=[le.utc(-40,1,1),le.utc(2017,1,1)].map(p=>this.extract(p,f,"era"))),this.eraCache[u]})}extract(u,f,p){const N=this.dtFormatter(u,f),O=N.formatToParts(),R=O.find(w=>w.type.toLowerCase()===p);return R?R.value:null}numberFormatter(u={}){return new vu(this.intl,u.forceSimple||this.fastNumbers,u)}dtFormatter(u,f={}){return new _i(u,this.intl,f)}relFormatter(u={}){return new gs(this.intl,this.isEnglish(),u)}listFormatter(u={}){return Ru(this.intl,u)}isEnglish(){return this.locale==="en"||this.locale.toLowerCase()==="en-us"||Uo(this.intl).locale.startsWith("en-us")}getWeekSettings(){return this.weekSettings?this.weekSettings:$i()?X(this.locale):Ss}getStartOfWeek(){return this.getWeekSettings().firstDay}getMinDaysInFirstWeek(){return this.getWeekSettings().minimalDays}getWeekendDays(){return this.getWeekSettings().weekend}equals(u){return this.locale===u.locale&&this.numberingSystem===u.numberingSystem&&this.outputCalendar===u.outputCalendar}toString(){return`Locale(${this.locale}, ${this.numberingSystem}, ${this.outputCalendar})`}}let Ni=null;class Je extends Vn{static{a(this,"FixedOffsetZone")}static get utcInstance(){return Ni===null&&(Ni=new Je(0)),Ni}static instance(u){return u===0?Je.utcInstance:new Je(u)}static parseSpecifier(u){if(u){const f=u.match(/^utc(?:([+-]\d{1,2})(?::(\d{2}))?)?$/i);if(f)return new Je(wi(f[1],f[2]))}return null}constructor(u){super(),this.fixed=u}get type(){return"fixed"}get name(){return this.fixed===0?"UTC":`UTC${Hr(this.fixed,"narrow")}`}get ianaName(){return this.fixed===0?"Etc/UTC":`Etc/GMT${Hr(-this.fixed,"narrow")}`}offsetName(){return this.name}formatOffset(u,f){return Hr(this.fixed,f)}get isUniversal(){return!0}offset(){return this.fixed}equals(u){return u.type==="fixed"&&u.fixed===this.fixed}get isValid(){return!0}}class xr extends Vn{static{a(this,"InvalidZone")}constructor(u){super(),this.zoneName=u}get type(){return"invalid"}get name(){return this.zoneName}get isUniversal(){return!1}offsetName(){return null}formatOffset(){return""}offset(){return NaN}equals(){return!1}get isValid(){return!1}}function Qt(m,u){if(se(m)||m===null)return u;if(m instanceof Vn)return m;if(Qo(m)){const f=m.toLowerCase();return f==="default"?u:f==="local"||f==="system"?kr.instance:f==="utc"||f==="gmt"?Je.utcInstance:Je.parseSpecifier(f)||Ft.create(m)}else return qt(m)?Je.instance(m):typeof m=="object"&&"offset"in m&&typeof m.offset=="function"?m:new xr(m)}a(Qt,"normalizeZone");const Fo={arab:"[٠-٩]",arabext:"[۰-۹]",bali:"[᭐-᭙]",beng:"[০-৯]",deva:"[०-९]",fullwide:"[０-９]",gujr:"[૦-૯]",hanidec:"[〇|一|二|三|四|五|六|七|八|九]",khmr:"[០-៩]",knda:"[೦-೯]",laoo:"[໐-໙]",limb:"[᥆-᥏]",mlym:"[൦-൯]",mong:"[᠐-᠙]",mymr:"[၀-၉]",orya:"[୦-୯]",tamldec:"[௦-௯]",telu:"[౦-౯]",thai:"[๐-๙]",tibt:"[༠-༩]",latn:"\\d"},Os={arab:[1632,1641],arabext:[1776,1785],bali:[6992,7001],beng:[2534,2543],deva:[2406,2415],fullwide:[65296,65303],gujr:[2790,2799],khmr:[6112,6121],knda:[3302,3311],laoo:[3792,3801],limb:[6470,6479],mlym:[3430,3439],mong:[6160,6169],mymr:[4160,4169],orya:[2918,2927],tamldec:[3046,3055],telu:[3174,3183],thai:[3664,3673],tibt:[3872,3881]},Xh=Fo.hanidec.replace(/[\[|\]]/g,"").split("");function ku(m){let u=parseInt(m,10);if(isNaN(u)){u="";for(let f=0;f<m.length;f++){const p=m.charCodeAt(f);if(m[f].search(Fo.hanidec)!==-1)u+=Xh.indexOf(m[f]);else for(const N in Os){const[O,R]=Os[N];p>=O&&p<=R&&(u+=p-O)}}return parseInt(u,10)}else return u}a(ku,"parseDigits");const qo=new Map;function Uu(){qo.clear()}a(Uu,"resetDigitRegexCache");function ft({numberingSystem:m},u=""){const f=m||"latn";let p=qo.get(f);p===void 0&&(p=new Map,qo.set(f,p));let N=p.get(u);return N===void 0&&(N=new RegExp(`${Fo[f]}${u}`),p.set(u,N)),N}a(ft,"digitRegex");let Wo=a(()=>Date.now(),"now"),Ho="system",Po=null,Bo=null,Yo=null,Xo=60,zo,Go=null;class Re{static{a(this,"Settings")}static get now(){return Wo}static set now(u){Wo=u}static set defaultZone(u){Ho=u}static get defaultZone(){return Qt(Ho,kr.instance)}static get defaultLocale(){return Po}static set defaultLocale(u){Po=u}static get defaultNumberingSystem(){return Bo}static set defaultNumberingSystem(u){Bo=u}static get defaultOutputCalendar(){return Yo}static set defaultOutputCalendar(u){Yo=u}static get defaultWeekSettings(){return Go}static set defaultWeekSettings(u){Go=qr(u)}static get twoDigitCutoffYear(){return Xo}static set twoDigitCutoffYear(u){Xo=u%100}static get throwOnInvalid(){return zo}static set throwOnInvalid(u){zo=u}static resetCaches(){Ne.resetCache(),Ft.resetCache(),le.resetCache(),Uu()}}class At{static{a(this,"Invalid")}constructor(u,f){this.reason=u,this.explanation=f}toMessage(){return this.explanation?`${this.reason}: ${this.explanation}`:this.reason}}const Ds=[0,31,59,90,120,151,181,212,243,273,304,334],Cs=[0,31,60,91,121,152,182,213,244,274,305,335];function mt(m,u){return new At("unit out of range",`you specified ${u} (of type ${typeof u}) as a ${m}, which is invalid`)}a(mt,"unitOutOfRange");function Ti(m,u,f){const p=new Date(Date.UTC(m,u-1,f));m<100&&m>=0&&p.setUTCFullYear(p.getUTCFullYear()-1900);const N=p.getUTCDay();return N===0?7:N}a(Ti,"dayOfWeek");function gi(m,u,f){return f+(Wr(m)?Cs:Ds)[u-1]}a(gi,"computeOrdinal");function Is(m,u){const f=Wr(m)?Cs:Ds,p=f.findIndex(O=>O<u),N=u-f[p];return{month:p+1,day:N}}a(Is,"uncomputeOrdinal");function Si(m,u){return(m-u+7)%7+1}a(Si,"isoWeekdayToLocal");function jr(m,u=4,f=1){const{year:p,month:N,day:O}=m,R=gi(p,N,O),w=Si(Ti(p,N,O),f);let v=Math.floor((R-w+14-u)/7),q;return v<1?(q=p-1,v=er(q,u,f)):v>er(p,u,f)?(q=p+1,v=1):q=p,{weekYear:q,weekNumber:v,weekday:w,...Pr(m)}}a(jr,"gregorianToWeek");function Vo(m,u=4,f=1){const{weekYear:p,weekNumber:N,weekday:O}=m,R=Si(Ti(p,1,u),f),w=Kn(p);let v=N*7+O-R-7+u,q;v<1?(q=p-1,v+=Kn(q)):v>w?(q=p+1,v-=Kn(p)):q=p;const{month:ie,day:de}=Is(q,v);return{year:q,month:ie,day:de,...Pr(m)}}a(Vo,"weekToGregorian");function Zo(m){const{year:u,month:f,day:p}=m,N=gi(u,f,p);return{year:u,ordinal:N,...Pr(m)}}a(Zo,"gregorianToOrdinal");function Fr(m){const{year:u,ordinal:f}=m,{month:p,day:N}=Is(u,f);return{year:u,month:p,day:N,...Pr(m)}}a(Fr,"ordinalToGregorian");function $s(m,u){if(!se(m.localWeekday)||!se(m.localWeekNumber)||!se(m.localWeekYear)){if(!se(m.weekday)||!se(m.weekNumber)||!se(m.weekYear))throw new U("Cannot mix locale-based week fields with ISO-based week fields");return se(m.localWeekday)||(m.weekday=m.localWeekday),se(m.localWeekNumber)||(m.weekNumber=m.localWeekNumber),se(m.localWeekYear)||(m.weekYear=m.localWeekYear),delete m.localWeekday,delete m.localWeekNumber,delete m.localWeekYear,{minDaysInFirstWeek:u.getMinDaysInFirstWeek(),startOfWeek:u.getStartOfWeek()}}else return{minDaysInFirstWeek:4,startOfWeek:1}}a($s,"usesLocalWeekValues");function xu(m,u=4,f=1){const p=Jn(m.weekYear),N=Ot(m.weekNumber,1,er(m.weekYear,u,f)),O=Ot(m.weekday,1,7);return p?N?O?!1:mt("weekday",m.weekday):mt("week",m.weekNumber):mt("weekYear",m.weekYear)}a(xu,"hasInvalidWeekData");function Oi(m){const u=Jn(m.year),f=Ot(m.ordinal,1,Kn(m.year));return u?f?!1:mt("ordinal",m.ordinal):mt("year",m.year)}a(Oi,"hasInvalidOrdinalData");function Di(m){const u=Jn(m.year),f=Ot(m.month,1,12),p=Ot(m.day,1,Li(m.year,m.month));return u?f?p?!1:mt("day",m.day):mt("month",m.month):mt("year",m.year)}a(Di,"hasInvalidGregorianData");function Ci(m){const{hour:u,minute:f,second:p,millisecond:N}=m,O=Ot(u,0,23)||u===24&&f===0&&p===0&&N===0,R=Ot(f,0,59),w=Ot(p,0,59),v=Ot(N,0,999);return O?R?w?v?!1:mt("millisecond",N):mt("second",p):mt("minute",f):mt("hour",u)}a(Ci,"hasInvalidTimeData");function se(m){return typeof m>"u"}a(se,"isUndefined");function qt(m){return typeof m=="number"}a(qt,"isNumber");function Jn(m){return typeof m=="number"&&m%1===0}a(Jn,"isInteger");function Qo(m){return typeof m=="string"}a(Qo,"isString");function Jo(m){return Object.prototype.toString.call(m)==="[object Date]"}a(Jo,"isDate");function Ii(){try{return typeof Intl<"u"&&!!Intl.RelativeTimeFormat}catch{return!1}}a(Ii,"hasRelative");function $i(){try{return typeof Intl<"u"&&!!Intl.Locale&&("weekInfo"in Intl.Locale.prototype||"getWeekInfo"in Intl.Locale.prototype)}catch{return!1}}a($i,"hasLocaleWeekInfo");function Ko(m){return Array.isArray(m)?m:[m]}a(Ko,"maybeArray");function Ai(m,u,f){if(m.length!==0)return m.reduce((p,N)=>{const O=[u(N),N];return p&&f(p[0],O[0])===p[0]?p:O},null)[1]}a(Ai,"bestBy");function ea(m,u){return u.reduce((f,p)=>(f[p]=m[p],f),{})}a(ea,"pick");function ln(m,u){return Object.prototype.hasOwnProperty.call(m,u)}a(ln,"hasOwnProperty");function qr(m){if(m==null)return null;if(typeof m!="object")throw new I("Week settings must be an object");if(!Ot(m.firstDay,1,7)||!Ot(m.minimalDays,1,7)||!Array.isArray(m.weekend)||m.weekend.some(u=>!Ot(u,1,7)))throw new I("Invalid week settings");return{firstDay:m.firstDay,minimalDays:m.minimalDays,weekend:Array.from(m.weekend)}}a(qr,"validateWeekSettings");function Ot(m,u,f){return Jn(m)&&m>=u&&m<=f}a(Ot,"integerBetween");function ju(m,u){return m-u*Math.floor(m/u)}a(ju,"floorMod");function xe(m,u=2){const f=m<0;let p;return f?p="-"+(""+-m).padStart(u,"0"):p=(""+m).padStart(u,"0"),p}a(xe,"padStart");function un(m){if(!(se(m)||m===null||m===""))return parseInt(m,10)}a(un,"parseInteger");function Ln(m){if(!(se(m)||m===null||m===""))return parseFloat(m)}a(Ln,"parseFloating");function ta(m){if(!(se(m)||m===null||m==="")){const u=parseFloat("0."+m)*1e3;return Math.floor(u)}}a(ta,"parseMillis");function na(m,u,f="round"){const p=10**u;switch(f){case"expand":return m>0?Math.ceil(m*p)/p:Math.floor(m*p)/p;case"trunc":return Math.trunc(m*p)/p;case"round":return Math.round(m*p)/p;case"floor":return Math.floor(m*p)/p;case"ceil":return Math.ceil(m*p)/p;default:throw new RangeError(`Value rounding ${f} is out of range`)}}a(na,"roundTo");function Wr(m){return m%4===0&&(m%100!==0||m%400===0)}a(Wr,"isLeapYear");function Kn(m){return Wr(m)?366:365}a(Kn,"daysInYear");function Li(m,u){const f=ju(u-1,12)+1,p=m+(u-f)/12;return f===2?Wr(p)?29:28:[31,null,31,30,31,30,31,31,30,31,30,31][f-1]}a(Li,"daysInMonth");function Rn(m){let u=Date.UTC(m.year,m.month-1,m.day,m.hour,m.minute,m.second,m.millisecond);return m.year<100&&m.year>=0&&(u=new Date(u),u.setUTCFullYear(m.year,m.month-1,m.day)),+u}a(Rn,"objToLocalTS");function As(m,u,f){return-Si(Ti(m,1,u),f)+u-1}a(As,"firstWeekOffset");function er(m,u=4,f=1){const p=As(m,u,f),N=As(m+1,u,f);return(Kn(m)-p+N)/7}a(er,"weeksInWeekYear");function Ri(m){return m>99?m:m>Re.twoDigitCutoffYear?1900+m:2e3+m}a(Ri,"untruncateYear");function Ls(m,u,f,p=null){const N=new Date(m),O={hourCycle:"h23",year:"numeric",month:"2-digit",day:"2-digit",hour:"2-digit",minute:"2-digit"};p&&(O.timeZone=p);const R={timeZoneName:u,...O},w=new Intl.DateTimeFormat(f,R).formatToParts(N).find(v=>v.type.toLowerCase()==="timezonename");return w?w.value:null}a(Ls,"parseZoneInfo");function wi(m,u){let f=parseInt(m,10);Number.isNaN(f)&&(f=0);const p=parseInt(u,10)||0,N=f<0||Object.is(f,-0)?-p:p;return f*60+N}a(wi,"signedOffset");function Rs(m){const u=Number(m);if(typeof m=="boolean"||m===""||!Number.isFinite(u))throw new I(`Invalid unit value ${m}`);return u}a(Rs,"asNumber");function Mi(m,u){const f={};for(const p in m)if(ln(m,p)){const N=m[p];if(N==null)continue;f[u(p)]=Rs(N)}return f}a(Mi,"normalizeObject");function Hr(m,u){const f=Math.trunc(Math.abs(m/60)),p=Math.trunc(Math.abs(m%60)),N=m>=0?"+":"-";switch(u){case"short":return`${N}${xe(f,2)}:${xe(p,2)}`;case"narrow":return`${N}${f}${p>0?`:${p}`:""}`;case"techie":return`${N}${xe(f,2)}${xe(p,2)}`;default:throw new RangeError(`Value format ${u} is out of range for property format`)}}a(Hr,"formatOffset");function Pr(m){return ea(m,["hour","minute","second","millisecond"])}a(Pr,"timeObject");const Fu=["January","February","March","April","May","June","July","August","September","October","November","December"],vi=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],qu=["J","F","M","A","M","J","J","A","S","O","N","D"];function ws(m){switch(m){case"narrow":return[...qu];case"short":return[...vi];case"long":return[...Fu];case"numeric":return["1","2","3","4","5","6","7","8","9","10","11","12"];case"2-digit":return["01","02","03","04","05","06","07","08","09","10","11","12"];default:return null}}a(ws,"months");const Ms=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],vs=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"],Wu=["M","T","W","T","F","S","S"];function ks(m){switch(m){case"narrow":return[...Wu];case"short":return[...vs];case"long":return[...Ms];case"numeric":return["1","2","3","4","5","6","7"];default:return null}}a(ks,"weekdays");const Us=["AM","PM"],Hu=["Before Christ","Anno Domini"],Pu=["BC","AD"],Bu=["B","A"];function xs(m){switch(m){case"narrow":return[...Bu];case"short":return[...Pu];case"long":return[...Hu];default:return null}}a(xs,"eras");function Yu(m){return Us[m.hour<12?0:1]}a(Yu,"meridiemForDateTime");function zh(m,u){return ks(u)[m.weekday-1]}a(zh,"weekdayForDateTime");function Gh(m,u){return ws(u)[m.month-1]}a(Gh,"monthForDateTime");function Xu(m,u){return xs(u)[m.year<0?0:1]}a(Xu,"eraForDateTime");function js(m,u,f="always",p=!1){const N={years:["year","yr."],quarters:["quarter","qtr."],months:["month","mo."],weeks:["week","wk."],days:["day","day","days"],hours:["hour","hr."],minutes:["minute","min."],seconds:["second","sec."]},O=["hours","minutes","seconds"].indexOf(m)===-1;if(f==="auto"&&O){const de=m==="days";switch(u){case 1:return de?"tomorrow":`next ${N[m][0]}`;case-1:return de?"yesterday":`last ${N[m][0]}`;case 0:return de?"today":`this ${N[m][0]}`}}const R=Object.is(u,-0)||u<0,w=Math.abs(u),v=w===1,q=N[m],ie=p?v?q[1]:q[2]||q[1]:v?N[m][0]:m;return R?`${w} ${ie} ago`:`in ${w} ${ie}`}a(js,"formatRelativeTime");function ra(m,u){let f="";for(const p of m)p.literal?f+=p.val:f+=u(p.val);return f}a(ra,"stringifyTokens");const Fs={D:ne,DD:Y,DDD:W,DDDD:G,t:ae,tt:fe,ttt:ce,tttt:ye,T:Le,TT:ve,TTT:rt,TTTT:sn,f:ut,ff:gt,fff:bi,ffff:Ao,F:Vt,FF:St,FFF:$o,FFFF:vr};class Ke{static{a(this,"Formatter")}static create(u,f={}){return new Ke(u,f)}static parseFormat(u){let f=null,p="",N=!1;const O=[];for(let R=0;R<u.length;R++){const w=u.charAt(R);w==="'"?((p.length>0||N)&&O.push({literal:N||/^\s+$/.test(p),val:p===""?"'":p}),f=null,p="",N=!N):N||w===f?p+=w:(p.length>0&&O.push({literal:/^\s+$/.test(p),val:p}),p=w,f=w)}return p.length>0&&O.push({literal:N||/^\s+$/.test(p),val:p}),O}static macroTokenToFormatOpts(u){return Fs[u]}constructor(u,f){this.opts=f,this.loc=u,this.systemLoc=null}formatWithSystemDefault(u,f){return this.systemLoc===null&&(this.systemLoc=this.loc.redefaultToSystem()),this.systemLoc.dtFormatter(u,{...this.opts,...f}).format()}dtFormatter(u,f={}){return this.loc.dtFormatter(u,{...this.opts,...f})}formatDateTime(u,f){return this.dtFormatter(u,f).format()}formatDateTimeParts(u,f){return this.dtFormatter(u,f).formatToParts()}formatInterval(u,f){return this.dtFormatter(u.start,f).dtf.formatRange(u.start.toJSDate(),u.end.toJSDate())}resolvedOptions(u,f){return this.dtFormatter(u,f).resolvedOptions()}num(u,f=0,p=void 0){if(this.opts.forceSimple)return xe(u,f);const N={...this.opts};return f>0&&(N.padTo=f),p&&(N.signDisplay=p),this.loc.numberFormatter(N).format(u)}formatDateTimeFromString(u,f){const p=this.loc.listingMode()==="en",N=this.loc.outputCalendar&&this.loc.outputCalendar!=="gregory",O=a((oe,Ue)=>this.loc.extract(u,oe,Ue),"string"),R=a(oe=>u.isOffsetFixed&&u.offset===0&&oe.allowZ?"Z":u.isValid?u.zone.formatOffset(u.ts,oe.format):"","formatOffset"),w=a(()=>p?Yu(u):O({hour:"numeric",hourCycle:"h12"},"dayperiod"),"meridiem"),v=a((oe,Ue)=>p?Gh(u,oe):O(Ue?{month:oe}:{month:oe,day:"numeric"},"month"),"month"),q=a((oe,Ue)=>p?zh(u,oe):O(Ue?{weekday:oe}:{weekday:oe,month:"long",day:"numeric"},"weekday"),"weekday"),ie=a(oe=>{const Ue=Ke.macroTokenToFormatOpts(oe);return Ue?this.formatWithSystemDefault(u,Ue):oe},"maybeMacro"),de=a(oe=>p?Xu(u,oe):O({era:oe},"era"),"era"),ge=a(oe=>{switch(oe){case"S":return this.num(u.millisecond);case"u":case"SSS":return this.num(u.millisecond,3);case"s":return this.num(u.second);case"ss":return this.num(u.second,2);case"uu":return this.num(Math.floor(u.millisecond/10),2);case"uuu":return this.num(Math.floor(u.millisecond/100));case"m":return this.num(u.minute);case"mm":return this.num(u.minute,2);case"h":return this.num(u.hour%12===0?12:u.hour%12);case"hh":return this.num(u.hour%12===0?12:u.hour%12,2);case"H":return this.num(u.hour);case"HH":return this.num(u.hour,2);case"Z":return R({format:"narrow",allowZ:this.opts.allowZ});case"ZZ":return R({format:"short",allowZ:this.opts.allowZ});case"ZZZ":return R({format:"techie",allowZ:this.opts.allowZ});case"ZZZZ":return u.zone.offsetName(u.ts,{format:"short",locale:this.loc.locale});case"ZZZZZ":return u.zone.offsetName(u.ts,{format:"long",locale:this.loc.locale});case"z":return u.zoneName;case"a":return w();case"d":return N?O({day:"numeric"},"day"):this.num(u.day);case"dd":return N?O({day:"2-digit"},"day"):this.num(u.day,2);case"c":return this.num(u.weekday);case"ccc":return q("short",!0);case"cccc":return q("long",!0);case"ccccc":return q("narrow",!0);case"E":return this.num(u.weekday);case"EEE":return q("short",!1);case"EEEE":return q("long",!1);case"EEEEE":return q("narrow",!1);case"L":return N?O({month:"numeric",day:"numeric"},"month"):this.num(u.month);case"LL":return N?O({month:"2-digit",day:"numeric"},"month"):this.num(u.month,2);case"LLL":return v("short",!0);case"LLLL":return v("long",!0);case"LLLLL":return v("narrow",!0);case"M":return N?O({month:"numeric"},"month"):this.num(u.month);case"MM":return N?O({month:"2-digit"},"month"):this.num(u.month,2);case"MMM":return v("short",!1);case"MMMM":return v("long",!1);case"MMMMM":return v("narrow",!1);case"y":return N?O({year:"numeric"},"year"):this.num(u.year);case"yy":return N?O({year:"2-digit"},"year"):this.num(u.year.toString().slice(-2),2);case"yyyy":return N?O({year:"numeric"},"year"):this.num(u.year,4);case"yyyyyy":return N?O({year:"numeric"},"year"):this.num(u.year,6);case"G":return de("short");case"GG":return de("long");case"GGGGG":return de("narrow");case"kk":return this.num(u.weekYear.toString().slice(-2),2);case"kkkk":return this.num(u.weekYear,4);case"W":return this.num(u.weekNumber);case"WW":return this.num(u.weekNumber,2);case"n":return this.num(u.localWeekNumber);case"nn":return this.num(u.localWeekNumber,2);case"ii":return this.num(u.localWeekYear.toString().slice(-2),2);case"iiii":return this.num(u.localWeekYear,4);case"o":return this.num(u.ordinal);case"ooo":return this.num(u.ordinal,3);case"q":return this.num(u.quarter);case"qq":return this.num(u.quarter,2);case"X":return this.num(Math.floor(u.ts/1e3));case"x":return this.num(u.ts);default:return ie(oe)}},"tokenToString");return ra(Ke.parseFormat(f),ge)}formatDurationFromString(u,f){const p=this.opts.signMode==="negativeLargestOnly"?-1:1,N=a(ie=>{switch(ie[0]){case"S":return"milliseconds";case"s":return"seconds";case"m":return"minutes";case"h":return"hours";case"d":return"days";case"w":return"weeks";case"M":return"months";case"y":return"years";default:return null}},"tokenToField"),O=a((ie,de)=>ge=>{const oe=N(ge);if(oe){const Ue=de.isNegativeDuration&&oe!==de.largestUnit?p:1;let Ht;return this.opts.signMode==="negativeLargestOnly"&&oe!==de.largestUnit?Ht="never":this.opts.signMode==="all"?Ht="always":Ht="auto",this.num(ie.get(oe)*Ue,ge.length,Ht)}else return ge},"tokenToString"),R=Ke.parseFormat(f),w=R.reduce((ie,{literal:de,val:ge})=>de?ie:ie.concat(ge),[]),v=u.shiftTo(...w.map(N).filter(ie=>ie)),q={isNegativeDuration:v<0,largestUnit:Object.keys(v.values)[0]};return ra(R,O(v,q))}}const qs=/[A-Za-z_+-]{1,256}(?::?\/[A-Za-z0-9_+-]{1,256}(?:\/[A-Za-z0-9_+-]{1,256})?)?/;function tr(...m){const u=m.reduce((f,p)=>f+p.source,"");return RegExp(`^${u}$`)}a(tr,"combineRegexes");function nr(...m){return u=>m.reduce(([f,p,N],O)=>{const[R,w,v]=O(u,N);return[{...f,...R},w||p,v]},[{},null,1]).slice(0,2)}a(nr,"combineExtractors");function rr(m,...u){if(m==null)return[null,null];for(const[f,p]of u){const N=f.exec(m);if(N)return p(N)}return[null,null]}a(rr,"parse");function Ws(...m){return(u,f)=>{const p={};let N;for(N=0;N<m.length;N++)p[m[N]]=un(u[f+N]);return[p,null,f+N]}}a(Ws,"simpleParse");const Hs=/(?:([Zz])|([+-]\d\d)(?::?(\d\d))?)/,zu=`(?:${Hs.source}?(?:\\[(${qs.source})\\])?)?`,ia=/(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,30}))?)?)?/,Ps=RegExp(`${ia.source}${zu}`),oa=RegExp(`(?:[Tt]${Ps.source})?`),Vh=/([+-]\d{6}|\d{4})(?:-?(\d\d)(?:-?(\d\d))?)?/,Bs=/(\d{4})-?W(\d\d)(?:-?(\d))?/,Gu=/(\d{4})-?(\d{3})/,Vu=Ws("weekYear","weekNumber","weekDay"),ir=Ws("year","ordinal"),cn=/(\d{4})-(\d\d)-(\d\d)/,Ys=RegExp(`${ia.source} ?(?:${Hs.source}|(${qs.source}))?`),Zu=RegExp(`(?: ${Ys.source})?`);function wn(m,u,f){const p=m[u];return se(p)?f:un(p)}a(wn,"int");function Xs(m,u){return[{year:wn(m,u),month:wn(m,u+1,1),day:wn(m,u+2,1)},null,u+3]}a(Xs,"extractISOYmd");function Mn(m,u){return[{hours:wn(m,u,0),minutes:wn(m,u+1,0),seconds:wn(m,u+2,0),milliseconds:ta(m[u+3])},null,u+4]}a(Mn,"extractISOTime");function or(m,u){const f=!m[u]&&!m[u+1],p=wi(m[u+1],m[u+2]),N=f?null:Je.instance(p);return[{},N,u+3]}a(or,"extractISOOffset");function Br(m,u){const f=m[u]?Ft.create(m[u]):null;return[{},f,u+1]}a(Br,"extractIANAZone");const Qu=RegExp(`^T?${ia.source}$`),Ju=/^-?P(?:(?:(-?\d{1,20}(?:\.\d{1,20})?)Y)?(?:(-?\d{1,20}(?:\.\d{1,20})?)M)?(?:(-?\d{1,20}(?:\.\d{1,20})?)W)?(?:(-?\d{1,20}(?:\.\d{1,20})?)D)?(?:T(?:(-?\d{1,20}(?:\.\d{1,20})?)H)?(?:(-?\d{1,20}(?:\.\d{1,20})?)M)?(?:(-?\d{1,20})(?:[.,](-?\d{1,20}))?S)?)?)$/;function Ku(m){const[u,f,p,N,O,R,w,v,q]=m,ie=u[0]==="-",de=v&&v[0]==="-",ge=a((oe,Ue=!1)=>oe!==void 0&&(Ue||oe&&ie)?-oe:oe,"maybeNegate");return[{years:ge(Ln(f)),months:ge(Ln(p)),weeks:ge(Ln(N)),days:ge(Ln(O)),hours:ge(Ln(R)),minutes:ge(Ln(w)),seconds:ge(Ln(v),v==="-0"),milliseconds:ge(ta(q),de)}]}a(Ku,"extractISODuration");const ec={GMT:0,EDT:-240,EST:-300,CDT:-300,CST:-360,MDT:-360,MST:-420,PDT:-420,PST:-480};function aa(m,u,f,p,N,O,R){const w={year:u.length===2?Ri(un(u)):un(u),month:vi.indexOf(f)+1,day:un(p),hour:un(N),minute:un(O)};return R&&(w.second=un(R)),m&&(w.weekday=m.length>3?Ms.indexOf(m)+1:vs.indexOf(m)+1),w}a(aa,"fromStrings");const zs=/^(?:(Mon|Tue|Wed|Thu|Fri|Sat|Sun),\s)?(\d{1,2})\s(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s(\d{2,4})\s(\d\d):(\d\d)(?::(\d\d))?\s(?:(UT|GMT|[ECMP][SD]T)|([Zz])|(?:([+-]\d\d)(\d\d)))$/;function ki(m){const[,u,f,p,N,O,R,w,v,q,ie,de]=m,ge=aa(u,N,p,f,O,R,w);let oe;return v?oe=ec[v]:q?oe=0:oe=wi(ie,de),[ge,new Je(oe)]}a(ki,"extractRFC2822");function tc(m){return m.replace(/\([^()]*\)|[\n\t]/g," ").replace(/(\s\s+)/g," ").trim()}a(tc,"preprocessRFC2822");const nc=/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/,rc=/^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d\d)-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d\d) (\d\d):(\d\d):(\d\d) GMT$/,ic=/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( \d|\d\d) (\d\d):(\d\d):(\d\d) (\d{4})$/;function Gs(m){const[,u,f,p,N,O,R,w]=m;return[aa(u,N,p,f,O,R,w),Je.utcInstance]}a(Gs,"extractRFC1123Or850");function sa(m){const[,u,f,p,N,O,R,w]=m;return[aa(u,w,f,p,N,O,R),Je.utcInstance]}a(sa,"extractASCII");const dn=tr(Vh,oa),la=tr(Bs,oa),oc=tr(Gu,oa),ac=tr(Ps),Ui=nr(Xs,Mn,or,Br),Vs=nr(Vu,Mn,or,Br),Zs=nr(ir,Mn,or,Br),sc=nr(Mn,or,Br);function lc(m){return rr(m,[dn,Ui],[la,Vs],[oc,Zs],[ac,sc])}a(lc,"parseISODate");function Qs(m){return rr(tc(m),[zs,ki])}a(Qs,"parseRFC2822Date");function uc(m){return rr(m,[nc,Gs],[rc,Gs],[ic,sa])}a(uc,"parseHTTPDate");function cc(m){return rr(m,[Ju,Ku])}a(cc,"parseISODuration");const ua=nr(Mn);function dc(m){return rr(m,[Qu,ua])}a(dc,"parseISOTimeOnly");const hc=tr(cn,Zu),fc=tr(Ys),mc=nr(Mn,or,Br);function Ec(m){return rr(m,[hc,Ui],[fc,mc])}a(Ec,"parseSQL");const xi="Invalid Duration",ca={weeks:{days:7,hours:168,minutes:10080,seconds:10080*60,milliseconds:10080*60*1e3},days:{hours:24,minutes:1440,seconds:1440*60,milliseconds:1440*60*1e3},hours:{minutes:60,seconds:3600,milliseconds:3600*1e3},minutes:{seconds:60,milliseconds:60*1e3},seconds:{milliseconds:1e3}},Js={years:{quarters:4,months:12,weeks:52,days:365,hours:365*24,minutes:365*24*60,seconds:365*24*60*60,milliseconds:365*24*60*60*1e3},quarters:{months:3,weeks:13,days:91,hours:2184,minutes:2184*60,seconds:2184*60*60,milliseconds:2184*60*60*1e3},months:{weeks:4,days:30,hours:720,minutes:720*60,seconds:720*60*60,milliseconds:720*60*60*1e3},...ca},Et=146097/400,vn=146097/4800,pc={years:{quarters:4,months:12,weeks:Et/7,days:Et,hours:Et*24,minutes:Et*24*60,seconds:Et*24*60*60,milliseconds:Et*24*60*60*1e3},quarters:{months:3,weeks:Et/28,days:Et/4,hours:Et*24/4,minutes:Et*24*60/4,seconds:Et*24*60*60/4,milliseconds:Et*24*60*60*1e3/4},months:{weeks:vn/7,days:vn,hours:vn*24,minutes:vn*24*60,seconds:vn*24*60*60,milliseconds:vn*24*60*60*1e3},...ca},kn=["years","quarters","months","weeks","days","hours","minutes","seconds","milliseconds"],yc=kn.slice(0).reverse();function Jt(m,u,f=!1){const p={values:f?u.values:{...m.values,...u.values||{}},loc:m.loc.clone(u.loc),conversionAccuracy:u.conversionAccuracy||m.conversionAccuracy,matrix:u.matrix||m.matrix};return new Ee(p)}a(Jt,"clone$1");function Ks(m,u){var f;let p=(f=u.milliseconds)!=null?f:0;for(const N of yc.slice(1))u[N]&&(p+=u[N]*m[N].milliseconds);return p}a(Ks,"durationToMillis");function el(m,u){const f=Ks(m,u)<0?-1:1;kn.reduceRight((p,N)=>{if(se(u[N]))return p;if(p){const O=u[p]*f,R=m[N][p],w=Math.floor(O/R);u[N]+=w*f,u[p]-=w*R*f}return N},null),kn.reduce((p,N)=>{if(se(u[N]))return p;if(p){const O=u[p]%1;u[p]-=O,u[N]+=O*m[p][N]}return N},null)}a(el,"normalizeValues");function tl(m){const u={};for(const[f,p]of Object.entries(m))p!==0&&(u[f]=p);return u}a(tl,"removeZeroes");class Ee{static{a(this,"Duration")}constructor(u){const f=u.conversionAccuracy==="longterm"||!1;let p=f?pc:Js;u.matrix&&(p=u.matrix),this.values=u.values,this.loc=u.loc||Ne.create(),this.conversionAccuracy=f?"longterm":"casual",this.invalid=u.invalid||null,this.matrix=p,this.isLuxonDuration=!0}static fromMillis(u,f){return Ee.fromObject({milliseconds:u},f)}static fromObject(u,f={}){if(u==null||typeof u!="object")throw new I(`Duration.fromObject: argument expected to be an object, got ${u===null?"null":typeof u}`);return new Ee({values:Mi(u,Ee.normalizeUnit),loc:Ne.fromObject(f),conversionAccuracy:f.conversionAccuracy,matrix:f.matrix})}static fromDurationLike(u){if(qt(u))return Ee.fromMillis(u);if(Ee.isDuration(u))return u;if(typeof u=="object")return Ee.fromObject(u);throw new I(`Unknown duration argument ${u} of type ${typeof u}`)}static fromISO(u,f){const[p]=cc(u);return p?Ee.fromObject(p,f):Ee.invalid("unparsable",`the input "${u}" can't be parsed as ISO 8601`)}static fromISOTime(u,f){const[p]=dc(u);return p?Ee.fromObject(p,f):Ee.invalid("unparsable",`the input "${u}" can't be parsed as ISO 8601`)}static invalid(u,f=null){if(!u)throw new I("need to specify a reason the Duration is invalid");const p=u instanceof At?u:new At(u,f);if(Re.throwOnInvalid)throw new Z(p);return new Ee({invalid:p})}static normalizeUnit(u){const f={year:"years",years:"years",quarter:"quarters",quarters:"quarters",month:"months",months:"months",week:"weeks",weeks:"weeks",day:"days",days:"days",hour:"hours",hours:"hours",minute:"minutes",minutes:"minutes",second:"seconds",seconds:"seconds",millisecond:"milliseconds",milliseconds:"milliseconds"}[u&&u.toLowerCase()];if(!f)throw new A(u);return f}static isDuration(u){return u&&u.isLuxonDuration||!1}get locale(){return this.isValid?this.loc.locale:null}get numberingSystem(){return this.isValid?this.loc.numberingSystem:null}toFormat(u,f={}){const p={...f,floor:f.round!==!1&&f.floor!==!1};return this.isValid?Ke.create(this.loc,p).formatDurationFromString(this,u):xi}toHuman(u={}){if(!this.isValid)return xi;const f=u.showZeros!==!1,p=kn.map(N=>{const O=this.values[N];return se(O)||O===0&&!f?null:this.loc.numberFormatter({style:"unit",unitDisplay:"long",...u,unit:N.slice(0,-1)}).format(O)}).filter(N=>N);return this.loc.listFormatter({type:"conjunction",style:u.listStyle||"narrow",...u}).format(p)}toObject(){return this.isValid?{...this.values}:{}}toISO(){if(!this.isValid)return null;let u="P";return this.years!==0&&(u+=this.years+"Y"),(this.months!==0||this.quarters!==0)&&(u+=this.months+this.quarters*3+"M"),this.weeks!==0&&(u+=this.weeks+"W"),this.days!==0&&(u+=this.days+"D"),(this.hours!==0||this.minutes!==0||this.seconds!==0||this.milliseconds!==0)&&(u+="T"),this.hours!==0&&(u+=this.hours+"H"),this.minutes!==0&&(u+=this.minutes+"M"),(this.seconds!==0||this.milliseconds!==0)&&(u+=na(this.seconds+this.milliseconds/1e3,3)+"S"),u==="P"&&(u+="T0S"),u}toISOTime(u={}){if(!this.isValid)return null;const f=this.toMillis();return f<0||f>=864e5?null:(u={suppressMilliseconds:!1,suppressSeconds:!1,includePrefix:!1,format:"extended",...u,includeOffset:!1},le.fromMillis(f,{zone:"UTC"}).toISOTime(u))}toJSON(){return this.toISO()}toString(){return this.toISO()}[Symbol.for("nodejs.util.inspect.custom")](){return this.isValid?`Duration { values: ${JSON.stringify(this.values)} }`:`Duration { Invalid, reason: ${this.invalidReason} }`}toMillis(){return this.isValid?Ks(this.matrix,this.values):NaN}valueOf(){return this.toMillis()}plus(u){if(!this.isValid)return this;const f=Ee.fromDurationLike(u),p={};for(const N of kn)(ln(f.values,N)||ln(this.values,N))&&(p[N]=f.get(N)+this.get(N));return Jt(this,{values:p},!0)}minus(u){if(!this.isValid)return this;const f=Ee.fromDurationLike(u);return this.plus(f.negate())}mapUnits(u){if(!this.isValid)return this;const f={};for(const p of Object.keys(this.values))f[p]=Rs(u(this.values[p],p));return Jt(this,{values:f},!0)}get(u){return this[Ee.normalizeUnit(u)]}set(u){if(!this.isValid)return this;const f={...this.values,...Mi(u,Ee.normalizeUnit)};return Jt(this,{values:f})}reconfigure({locale:u,numberingSystem:f,conversionAccuracy:p,matrix:N}={}){const R={loc:this.loc.clone({locale:u,numberingSystem:f}),matrix:N,conversionAccuracy:p};return Jt(this,R)}as(u){return this.isValid?this.shiftTo(u).get(u):NaN}normalize(){if(!this.isValid)return this;const u=this.toObject();return el(this.matrix,u),Jt(this,{values:u},!0)}rescale(){if(!this.isValid)return this;const u=tl(this.normalize().shiftToAll().toObject());return Jt(this,{values:u},!0)}shiftTo(...u){if(!this.isValid)return this;if(u.length===0)return this;u=u.map(R=>Ee.normalizeUnit(R));const f={},p={},N=this.toObject();let O;for(const R of kn)if(u.indexOf(R)>=0){O=R;let w=0;for(const q in p)w+=this.matrix[q][R]*p[q],p[q]=0;qt(N[R])&&(w+=N[R]);const v=Math.trunc(w);f[R]=v,p[R]=(w*1e3-v*1e3)/1e3}else qt(N[R])&&(p[R]=N[R]);for(const R in p)p[R]!==0&&(f[O]+=R===O?p[R]:p[R]/this.matrix[O][R]);return el(this.matrix,f),Jt(this,{values:f},!0)}shiftToAll(){return this.isValid?this.shiftTo("years","months","weeks","days","hours","minutes","seconds","milliseconds"):this}negate(){if(!this.isValid)return this;const u={};for(const f of Object.keys(this.values))u[f]=this.values[f]===0?0:-this.values[f];return Jt(this,{values:u},!0)}removeZeros(){if(!this.isValid)return this;const u=tl(this.values);return Jt(this,{values:u},!0)}get years(){return this.isValid?this.values.years||0:NaN}get quarters(){return this.isValid?this.values.quarters||0:NaN}get months(){return this.isValid?this.values.months||0:NaN}get weeks(){return this.isValid?this.values.weeks||0:NaN}get days(){return this.isValid?this.values.days||0:NaN}get hours(){return this.isValid?this.values.hours||0:NaN}get minutes(){return this.isValid?this.values.minutes||0:NaN}get seconds(){return this.isValid?this.values.seconds||0:NaN}get milliseconds(){return this.isValid?this.values.milliseconds||0:NaN}get isValid(){return this.invalid===null}get invalidReason(){return this.invalid?this.invalid.reason:null}get invalidExplanation(){return this.invalid?this.invalid.explanation:null}equals(u){if(!this.isValid||!u.isValid||!this.loc.equals(u.loc))return!1;function f(p,N){return p===void 0||p===0?N===void 0||N===0:p===N}a(f,"eq");for(const p of kn)if(!f(this.values[p],u.values[p]))return!1;return!0}}const ar="Invalid Interval";function nl(m,u){return!m||!m.isValid?we.invalid("missing or invalid start"):!u||!u.isValid?we.invalid("missing or invalid end"):u<m?we.invalid("end before start",`The end of an interval must be after its start, but you had start=${m.toISO()} and end=${u.toISO()}`):null}a(nl,"validateStartEnd");class we{static{a(this,"Interval")}constructor(u){this.s=u.start,this.e=u.end,this.invalid=u.invalid||null,this.isLuxonInterval=!0}static invalid(u,f=null){if(!u)throw new I("need to specify a reason the Interval is invalid");const p=u instanceof At?u:new At(u,f);if(Re.throwOnInvalid)throw new F(p);return new we({invalid:p})}static fromDateTimes(u,f){const p=lr(u),N=lr(f),O=nl(p,N);return O??new we({start:p,end:N})}static after(u,f){const p=Ee.fromDurationLike(f),N=lr(u);return we.fromDateTimes(N,N.plus(p))}static before(u,f){const p=Ee.fromDurationLike(f),N=lr(u);return we.fromDateTimes(N.minus(p),N)}static fromISO(u,f){const[p,N]=(u||"").split("/",2);if(p&&N){let O,R;try{O=le.fromISO(p,f),R=O.isValid}catch{R=!1}let w,v;try{w=le.fromISO(N,f),v=w.isValid}catch{v=!1}if(R&&v)return we.fromDateTimes(O,w);if(R){const q=Ee.fromISO(N,f);if(q.isValid)return we.after(O,q)}else if(v){const q=Ee.fromISO(p,f);if(q.isValid)return we.before(w,q)}}return we.invalid("unparsable",`the input "${u}" can't be parsed as ISO 8601`)}static isInterval(u){return u&&u.isLuxonInterval||!1}get start(){return this.isValid?this.s:null}get end(){return this.isValid?this.e:null}get lastDateTime(){return this.isValid&&this.e?this.e.minus(1):null}get isValid(){return this.invalidReason===null}get invalidReason(){return this.invalid?this.invalid.reason:null}get invalidExplanation(){return this.invalid?this.invalid.explanation:null}length(u="milliseconds"){return this.isValid?this.toDuration(u).get(u):NaN}count(u="milliseconds",f){if(!this.isValid)return NaN;const p=this.start.startOf(u,f);let N;return f!=null&&f.useLocaleWeeks?N=this.end.reconfigure({locale:p.locale}):N=this.end,N=N.startOf(u,f),Math.floor(N.diff(p,u).get(u))+(N.valueOf()!==this.end.valueOf())}hasSame(u){return this.isValid?this.isEmpty()||this.e.minus(1).hasSame(this.s,u):!1}isEmpty(){return this.s.valueOf()===this.e.valueOf()}isAfter(u){return this.isValid?this.s>u:!1}isBefore(u){return this.isValid?this.e<=u:!1}contains(u){return this.isValid?this.s<=u&&this.e>u:!1}set({start:u,end:f}={}){return this.isValid?we.fromDateTimes(u||this.s,f||this.e):this}splitAt(...u){if(!this.isValid)return[];const f=u.map(lr).filter(R=>this.contains(R)).sort((R,w)=>R.toMillis()-w.toMillis()),p=[];let{s:N}=this,O=0;for(;N<this.e;){const R=f[O]||this.e,w=+R>+this.e?this.e:R;p.push(we.fromDateTimes(N,w)),N=w,O+=1}return p}splitBy(u){const f=Ee.fromDurationLike(u);if(!this.isValid||!f.isValid||f.as("milliseconds")===0)return[];let{s:p}=this,N=1,O;const R=[];for(;p<this.e;){const w=this.start.plus(f.mapUnits(v=>v*N));O=+w>+this.e?this.e:w,R.push(we.fromDateTimes(p,O)),p=O,N+=1}return R}divideEqually(u){return this.isValid?this.splitBy(this.length()/u).slice(0,u):[]}overlaps(u){return this.e>u.s&&this.s<u.e}abutsStart(u){return this.isValid?+this.e==+u.s:!1}abutsEnd(u){return this.isValid?+u.e==+this.s:!1}engulfs(u){return this.isValid?this.s<=u.s&&this.e>=u.e:!1}equals(u){return!this.isValid||!u.isValid?!1:this.s.equals(u.s)&&this.e.equals(u.e)}intersection(u){if(!this.isValid)return this;const f=this.s>u.s?this.s:u.s,p=this.e<u.e?this.e:u.e;return f>=p?null:we.fromDateTimes(f,p)}union(u){if(!this.isValid)return this;const f=this.s<u.s?this.s:u.s,p=this.e>u.e?this.e:u.e;return we.fromDateTimes(f,p)}static merge(u){const[f,p]=u.sort((N,O)=>N.s-O.s).reduce(([N,O],R)=>O?O.overlaps(R)||O.abutsStart(R)?[N,O.union(R)]:[N.concat([O]),R]:[N,R],[[],null]);return p&&f.push(p),f}static xor(u){let f=null,p=0;const N=[],O=u.map(v=>[{time:v.s,type:"s"},{time:v.e,type:"e"}]),R=Array.prototype.concat(...O),w=R.sort((v,q)=>v.time-q.time);for(const v of w)p+=v.type==="s"?1:-1,p===1?f=v.time:(f&&+f!=+v.time&&N.push(we.fromDateTimes(f,v.time)),f=null);return we.merge(N)}difference(...u){return we.xor([this].concat(u)).map(f=>this.intersection(f)).filter(f=>f&&!f.isEmpty())}toString(){return this.isValid?`[${this.s.toISO()} – ${this.e.toISO()})`:ar}[Symbol.for("nodejs.util.inspect.custom")](){return this.isValid?`Interval { start: ${this.s.toISO()}, end: ${this.e.toISO()} }`:`Interval { Invalid, reason: ${this.invalidReason} }`}toLocaleString(u=ne,f={}){return this.isValid?Ke.create(this.s.loc.clone(f),u).formatInterval(this):ar}toISO(u){return this.isValid?`${this.s.toISO(u)}/${this.e.toISO(u)}`:ar}toISODate(){return this.isValid?`${this.s.toISODate()}/${this.e.toISODate()}`:ar}toISOTime(u){return this.isValid?`${this.s.toISOTime(u)}/${this.e.toISOTime(u)}`:ar}toFormat(u,{separator:f=" – "}={}){return this.isValid?`${this.s.toFormat(u)}${f}${this.e.toFormat(u)}`:ar}toDuration(u,f){return this.isValid?this.e.diff(this.s,u,f):Ee.invalid(this.invalidReason)}mapEndpoints(u){return we.fromDateTimes(u(this.s),u(this.e))}}class Un{static{a(this,"Info")}static hasDST(u=Re.defaultZone){const f=le.now().setZone(u).set({month:12});return!u.isUniversal&&f.offset!==f.set({month:6}).offset}static isValidIANAZone(u){return Ft.isValidZone(u)}static normalizeZone(u){return Qt(u,Re.defaultZone)}static getStartOfWeek({locale:u=null,locObj:f=null}={}){return(f||Ne.create(u)).getStartOfWeek()}static getMinimumDaysInFirstWeek({locale:u=null,locObj:f=null}={}){return(f||Ne.create(u)).getMinDaysInFirstWeek()}static getWeekendWeekdays({locale:u=null,locObj:f=null}={}){return(f||Ne.create(u)).getWeekendDays().slice()}static months(u="long",{locale:f=null,numberingSystem:p=null,locObj:N=null,outputCalendar:O="gregory"}={}){return(N||Ne.create(f,p,O)).months(u)}static monthsFormat(u="long",{locale:f=null,numberingSystem:p=null,locObj:N=null,outputCalendar:O="gregory"}={}){return(N||Ne.create(f,p,O)).months(u,!0)}static weekdays(u="long",{locale:f=null,numberingSystem:p=null,locObj:N=null}={}){return(N||Ne.create(f,p,null)).weekdays(u)}static weekdaysFormat(u="long",{locale:f=null,numberingSystem:p=null,locObj:N=null}={}){return(N||Ne.create(f,p,null)).weekdays(u,!0)}static meridiems({locale:u=null}={}){return Ne.create(u).meridiems()}static eras(u="short",{locale:f=null}={}){return Ne.create(f,null,"gregory").eras(u)}static features(){return{relative:Ii(),localeWeek:$i()}}}function rl(m,u){const f=a(N=>N.toUTC(0,{keepLocalTime:!0}).startOf("day").valueOf(),"utcDayStart"),p=f(u)-f(m);return Math.floor(Ee.fromMillis(p).as("days"))}a(rl,"dayDiff");function il(m,u,f){const p=[["years",(v,q)=>q.year-v.year],["quarters",(v,q)=>q.quarter-v.quarter+(q.year-v.year)*4],["months",(v,q)=>q.month-v.month+(q.year-v.year)*12],["weeks",(v,q)=>{const ie=rl(v,q);return(ie-ie%7)/7}],["days",rl]],N={},O=m;let R,w;for(const[v,q]of p)f.indexOf(v)>=0&&(R=v,N[v]=q(m,u),w=O.plus(N),w>u?(N[v]--,m=O.plus(N),m>u&&(w=m,N[v]--,m=O.plus(N))):m=w);return[m,N,w,R]}a(il,"highOrderDiffs");function ol(m,u,f,p){let[N,O,R,w]=il(m,u,f);const v=u-N,q=f.filter(de=>["hours","minutes","seconds","milliseconds"].indexOf(de)>=0);q.length===0&&(R<u&&(R=N.plus({[w]:1})),R!==N&&(O[w]=(O[w]||0)+v/(R-N)));const ie=Ee.fromObject(O,p);return q.length>0?Ee.fromMillis(v,p).shiftTo(...q).plus(ie):ie}a(ol,"diff");const bc="missing Intl.DateTimeFormat.formatToParts support";function be(m,u=f=>f){return{regex:m,deser:a(([f])=>u(ku(f)),"deser")}}a(be,"intUnit");const da="[  ]",ji=new RegExp(da,"g");function Nc(m){return m.replace(/\./g,"\\.?").replace(ji,da)}a(Nc,"fixListRegex");function al(m){return m.replace(/\./g,"").replace(ji," ").toLowerCase()}a(al,"stripInsensitivities");function Lt(m,u){return m===null?null:{regex:RegExp(m.map(Nc).join("|")),deser:a(([f])=>m.findIndex(p=>al(f)===al(p))+u,"deser")}}a(Lt,"oneOf");function ha(m,u){return{regex:m,deser:a(([,f,p])=>wi(f,p),"deser"),groups:u}}a(ha,"offset");function Fi(m){return{regex:m,deser:a(([u])=>u,"deser")}}a(Fi,"simple");function sl(m){return m.replace(/[\-\[\]{}()*+?.,\\\^$|#\s]/g,"\\$&")}a(sl,"escapeToken");function Tc(m,u){const f=ft(u),p=ft(u,"{2}"),N=ft(u,"{3}"),O=ft(u,"{4}"),R=ft(u,"{6}"),w=ft(u,"{1,2}"),v=ft(u,"{1,3}"),q=ft(u,"{1,6}"),ie=ft(u,"{1,9}"),de=ft(u,"{2,4}"),ge=ft(u,"{4,6}"),oe=a(_e=>({regex:RegExp(sl(_e.val)),deser:a(([jn])=>jn,"deser"),literal:!0}),"literal"),Ht=a(_e=>{if(m.literal)return oe(_e);switch(_e.val){case"G":return Lt(u.eras("short"),0);case"GG":return Lt(u.eras("long"),0);case"y":return be(q);case"yy":return be(de,Ri);case"yyyy":return be(O);case"yyyyy":return be(ge);case"yyyyyy":return be(R);case"M":return be(w);case"MM":return be(p);case"MMM":return Lt(u.months("short",!0),1);case"MMMM":return Lt(u.months("long",!0),1);case"L":return be(w);case"LL":return be(p);case"LLL":return Lt(u.months("short",!1),1);case"LLLL":return Lt(u.months("long",!1),1);case"d":return be(w);case"dd":return be(p);case"o":return be(v);case"ooo":return be(N);case"HH":return be(p);case"H":return be(w);case"hh":return be(p);case"h":return be(w);case"mm":return be(p);case"m":return be(w);case"q":return be(w);case"qq":return be(p);case"s":return be(w);case"ss":return be(p);case"S":return be(v);case"SSS":return be(N);case"u":return Fi(ie);case"uu":return Fi(w);case"uuu":return be(f);case"a":return Lt(u.meridiems(),0);case"kkkk":return be(O);case"kk":return be(de,Ri);case"W":return be(w);case"WW":return be(p);case"E":case"c":return be(f);case"EEE":return Lt(u.weekdays("short",!1),1);case"EEEE":return Lt(u.weekdays("long",!1),1);case"ccc":return Lt(u.weekdays("short",!0),1);case"cccc":return Lt(u.weekdays("long",!0),1);case"Z":case"ZZ":return ha(new RegExp(`([+-]${w.source})(?::(${p.source}))?`),2);case"ZZZ":return ha(new RegExp(`([+-]${w.source})(${p.source})?`),2);case"z":return Fi(/[a-z_+-/]{1,256}?/i);case" ":return Fi(/[^\S\n\r]/);default:return oe(_e)}},"unitate")(m)||{invalidReason:bc};return Ht.token=m,Ht}a(Tc,"unitForToken");const gc={year:{"2-digit":"yy",numeric:"yyyyy"},month:{numeric:"M","2-digit":"MM",short:"MMM",long:"MMMM"},day:{numeric:"d","2-digit":"dd"},weekday:{short:"EEE",long:"EEEE"},dayperiod:"a",dayPeriod:"a",hour12:{numeric:"h","2-digit":"hh"},hour24:{numeric:"H","2-digit":"HH"},minute:{numeric:"m","2-digit":"mm"},second:{numeric:"s","2-digit":"ss"},timeZoneName:{long:"ZZZZZ",short:"ZZZ"}};function ct(m,u,f){const{type:p,value:N}=m;if(p==="literal"){const v=/^\s+$/.test(N);return{literal:!v,val:v?" ":N}}const O=u[p];let R=p;p==="hour"&&(u.hour12!=null?R=u.hour12?"hour12":"hour24":u.hourCycle!=null?u.hourCycle==="h11"||u.hourCycle==="h12"?R="hour12":R="hour24":R=f.hour12?"hour12":"hour24");let w=gc[R];if(typeof w=="object"&&(w=w[O]),w)return{literal:!1,val:w}}a(ct,"tokenForPart");function ll(m){return[`^${m.map(f=>f.regex).reduce((f,p)=>`${f}(${p.source})`,"")}$`,m]}a(ll,"buildRegex");function qi(m,u,f){const p=m.match(u);if(p){const N={};let O=1;for(const R in f)if(ln(f,R)){const w=f[R],v=w.groups?w.groups+1:1;!w.literal&&w.token&&(N[w.token.val[0]]=w.deser(p.slice(O,O+v))),O+=v}return[p,N]}else return[p,{}]}a(qi,"match");function Wt(m){const u=a(O=>{switch(O){case"S":return"millisecond";case"s":return"second";case"m":return"minute";case"h":case"H":return"hour";case"d":return"day";case"o":return"ordinal";case"L":case"M":return"month";case"y":return"year";case"E":case"c":return"weekday";case"W":return"weekNumber";case"k":return"weekYear";case"q":return"quarter";default:return null}},"toField");let f=null,p;return se(m.z)||(f=Ft.create(m.z)),se(m.Z)||(f||(f=new Je(m.Z)),p=m.Z),se(m.q)||(m.M=(m.q-1)*3+1),se(m.h)||(m.h<12&&m.a===1?m.h+=12:m.h===12&&m.a===0&&(m.h=0)),m.G===0&&m.y&&(m.y=-m.y),se(m.u)||(m.S=ta(m.u)),[Object.keys(m).reduce((O,R)=>{const w=u(R);return w&&(O[w]=m[R]),O},{}),f,p]}a(Wt,"dateTimeFromMatches");let Wi=null;function Sc(){return Wi||(Wi=le.fromMillis(1555555555555)),Wi}a(Sc,"getDummyDateTime");function fa(m,u){if(m.literal)return m;const f=Ke.macroTokenToFormatOpts(m.val),p=hl(f,u);return p==null||p.includes(void 0)?m:p}a(fa,"maybeExpandMacroToken");function ul(m,u){return Array.prototype.concat(...m.map(f=>fa(f,u)))}a(ul,"expandMacroTokens");class cl{static{a(this,"TokenParser")}constructor(u,f){if(this.locale=u,this.format=f,this.tokens=ul(Ke.parseFormat(f),u),this.units=this.tokens.map(p=>Tc(p,u)),this.disqualifyingUnit=this.units.find(p=>p.invalidReason),!this.disqualifyingUnit){const[p,N]=ll(this.units);this.regex=RegExp(p,"i"),this.handlers=N}}explainFromTokens(u){if(this.isValid){const[f,p]=qi(u,this.regex,this.handlers),[N,O,R]=p?Wt(p):[null,null,void 0];if(ln(p,"a")&&ln(p,"H"))throw new U("Can't include meridiem when specifying 24-hour format");return{input:u,tokens:this.tokens,regex:this.regex,rawMatches:f,matches:p,result:N,zone:O,specificOffset:R}}else return{input:u,tokens:this.tokens,invalidReason:this.invalidReason}}get isValid(){return!this.disqualifyingUnit}get invalidReason(){return this.disqualifyingUnit?this.disqualifyingUnit.invalidReason:null}}function dl(m,u,f){return new cl(m,f).explainFromTokens(u)}a(dl,"explainFromTokens");function Oc(m,u,f){const{result:p,zone:N,specificOffset:O,invalidReason:R}=dl(m,u,f);return[p,N,O,R]}a(Oc,"parseFromTokens");function hl(m,u){if(!m)return null;const p=Ke.create(u,m).dtFormatter(Sc()),N=p.formatToParts(),O=p.resolvedOptions();return N.map(R=>ct(R,m,O))}a(hl,"formatOptsToTokens");const ma="Invalid DateTime",fl=864e13;function Yr(m){return new At("unsupported zone",`the zone "${m.name}" is not supported`)}a(Yr,"unsupportedZone");function Ea(m){return m.weekData===null&&(m.weekData=jr(m.c)),m.weekData}a(Ea,"possiblyCachedWeekData");function pa(m){return m.localWeekData===null&&(m.localWeekData=jr(m.c,m.loc.getMinDaysInFirstWeek(),m.loc.getStartOfWeek())),m.localWeekData}a(pa,"possiblyCachedLocalWeekData");function xn(m,u){const f={ts:m.ts,zone:m.zone,c:m.c,o:m.o,loc:m.loc,invalid:m.invalid};return new le({...f,...u,old:f})}a(xn,"clone");function ml(m,u,f){let p=m-u*60*1e3;const N=f.offset(p);if(u===N)return[p,u];p-=(N-u)*60*1e3;const O=f.offset(p);return N===O?[p,N]:[m-Math.min(N,O)*60*1e3,Math.max(N,O)]}a(ml,"fixOffset");function Hi(m,u){m+=u*60*1e3;const f=new Date(m);return{year:f.getUTCFullYear(),month:f.getUTCMonth()+1,day:f.getUTCDate(),hour:f.getUTCHours(),minute:f.getUTCMinutes(),second:f.getUTCSeconds(),millisecond:f.getUTCMilliseconds()}}a(Hi,"tsToObj");function Pi(m,u,f){return ml(Rn(m),u,f)}a(Pi,"objToTS");function El(m,u){const f=m.o,p=m.c.year+Math.trunc(u.years),N=m.c.month+Math.trunc(u.months)+Math.trunc(u.quarters)*3,O={...m.c,year:p,month:N,day:Math.min(m.c.day,Li(p,N))+Math.trunc(u.days)+Math.trunc(u.weeks)*7},R=Ee.fromObject({years:u.years-Math.trunc(u.years),quarters:u.quarters-Math.trunc(u.quarters),months:u.months-Math.trunc(u.months),weeks:u.weeks-Math.trunc(u.weeks),days:u.days-Math.trunc(u.days),hours:u.hours,minutes:u.minutes,seconds:u.seconds,milliseconds:u.milliseconds}).as("milliseconds"),w=Rn(O);let[v,q]=ml(w,f,m.zone);return R!==0&&(v+=R,q=m.zone.offset(v)),{ts:v,o:q}}a(El,"adjustTime");function sr(m,u,f,p,N,O){const{setZone:R,zone:w}=f;if(m&&Object.keys(m).length!==0||u){const v=u||w,q=le.fromObject(m,{...f,zone:v,specificOffset:O});return R?q:q.setZone(w)}else return le.invalid(new At("unparsable",`the input "${N}" can't be parsed as ${p}`))}a(sr,"parseDataToDateTime");function Bi(m,u,f=!0){return m.isValid?Ke.create(Ne.create("en-US"),{allowZ:f,forceSimple:!0}).formatDateTimeFromString(m,u):null}a(Bi,"toTechFormat");function ya(m,u,f){const p=m.c.year>9999||m.c.year<0;let N="";if(p&&m.c.year>=0&&(N+="+"),N+=xe(m.c.year,p?6:4),f==="year")return N;if(u){if(N+="-",N+=xe(m.c.month),f==="month")return N;N+="-"}else if(N+=xe(m.c.month),f==="month")return N;return N+=xe(m.c.day),N}a(ya,"toISODate");function pl(m,u,f,p,N,O,R){let w=!f||m.c.millisecond!==0||m.c.second!==0,v="";switch(R){case"day":case"month":case"year":break;default:if(v+=xe(m.c.hour),R==="hour")break;if(u){if(v+=":",v+=xe(m.c.minute),R==="minute")break;w&&(v+=":",v+=xe(m.c.second))}else{if(v+=xe(m.c.minute),R==="minute")break;w&&(v+=xe(m.c.second))}if(R==="second")break;w&&(!p||m.c.millisecond!==0)&&(v+=".",v+=xe(m.c.millisecond,3))}return N&&(m.isOffsetFixed&&m.offset===0&&!O?v+="Z":m.o<0?(v+="-",v+=xe(Math.trunc(-m.o/60)),v+=":",v+=xe(Math.trunc(-m.o%60))):(v+="+",v+=xe(Math.trunc(m.o/60)),v+=":",v+=xe(Math.trunc(m.o%60)))),O&&(v+="["+m.zone.ianaName+"]"),v}a(pl,"toISOTime");const yl={month:1,day:1,hour:0,minute:0,second:0,millisecond:0},Dc={weekNumber:1,weekday:1,hour:0,minute:0,second:0,millisecond:0},Cc={ordinal:1,hour:0,minute:0,second:0,millisecond:0},Xr=["year","month","day","hour","minute","second","millisecond"],zr=["weekYear","weekNumber","weekday","hour","minute","second","millisecond"],Gr=["year","ordinal","hour","minute","second","millisecond"];function Yi(m){const u={year:"year",years:"year",month:"month",months:"month",day:"day",days:"day",hour:"hour",hours:"hour",minute:"minute",minutes:"minute",quarter:"quarter",quarters:"quarter",second:"second",seconds:"second",millisecond:"millisecond",milliseconds:"millisecond",weekday:"weekday",weekdays:"weekday",weeknumber:"weekNumber",weeksnumber:"weekNumber",weeknumbers:"weekNumber",weekyear:"weekYear",weekyears:"weekYear",ordinal:"ordinal"}[m.toLowerCase()];if(!u)throw new A(m);return u}a(Yi,"normalizeUnit");function bl(m){switch(m.toLowerCase()){case"localweekday":case"localweekdays":return"localWeekday";case"localweeknumber":case"localweeknumbers":return"localWeekNumber";case"localweekyear":case"localweekyears":return"localWeekYear";default:return Yi(m)}}a(bl,"normalizeUnitWithLocalWeeks");function Ic(m){if(hn===void 0&&(hn=Re.now()),m.type!=="iana")return m.offset(hn);const u=m.name;let f=ba.get(u);return f===void 0&&(f=m.offset(hn),ba.set(u,f)),f}a(Ic,"guessOffsetForZone");function _l(m,u){const f=Qt(u.zone,Re.defaultZone);if(!f.isValid)return le.invalid(Yr(f));const p=Ne.fromObject(u);let N,O;if(se(m.year))N=Re.now();else{for(const v of Xr)se(m[v])&&(m[v]=yl[v]);const R=Di(m)||Ci(m);if(R)return le.invalid(R);const w=Ic(f);[N,O]=Pi(m,w,f)}return new le({ts:N,zone:f,loc:p,o:O})}a(_l,"quickDT");function Nl(m,u,f){const p=se(f.round)?!0:f.round,N=se(f.rounding)?"trunc":f.rounding,O=a((w,v)=>(w=na(w,p||f.calendary?0:2,f.calendary?"round":N),u.loc.clone(f).relFormatter(f).format(w,v)),"format"),R=a(w=>f.calendary?u.hasSame(m,w)?0:u.startOf(w).diff(m.startOf(w),w).get(w):u.diff(m,w).get(w),"differ");if(f.unit)return O(R(f.unit),f.unit);for(const w of f.units){const v=R(w);if(Math.abs(v)>=1)return O(v,w)}return O(m>u?-0:0,f.units[f.units.length-1])}a(Nl,"diffRelative");function Tl(m){let u={},f;return m.length>0&&typeof m[m.length-1]=="object"?(u=m[m.length-1],f=Array.from(m).slice(0,m.length-1)):f=Array.from(m),[u,f]}a(Tl,"lastOpts");let hn;const ba=new Map;class le{static{a(this,"DateTime")}constructor(u){const f=u.zone||Re.defaultZone;let p=u.invalid||(Number.isNaN(u.ts)?new At("invalid input"):null)||(f.isValid?null:Yr(f));this.ts=se(u.ts)?Re.now():u.ts;let N=null,O=null;if(!p)if(u.old&&u.old.ts===this.ts&&u.old.zone.equals(f))[N,O]=[u.old.c,u.old.o];else{const w=qt(u.o)&&!u.old?u.o:f.offset(this.ts);N=Hi(this.ts,w),p=Number.isNaN(N.year)?new At("invalid input"):null,N=p?null:N,O=p?null:w}this._zone=f,this.loc=u.loc||Ne.create(),this.invalid=p,this.weekData=null,this.localWeekData=null,this.c=N,this.o=O,this.isLuxonDateTime=!0}static now(){return new le({})}static local(){const[u,f]=Tl(arguments),[p,N,O,R,w,v,q]=f;return _l({year:p,month:N,day:O,hour:R,minute:w,second:v,millisecond:q},u)}static utc(){const[u,f]=Tl(arguments),[p,N,O,R,w,v,q]=f;return u.zone=Je.utcInstance,_l({year:p,month:N,day:O,hour:R,minute:w,second:v,millisecond:q},u)}static fromJSDate(u,f={}){const p=Jo(u)?u.valueOf():NaN;if(Number.isNaN(p))return le.invalid("invalid input");const N=Qt(f.zone,Re.defaultZone);return N.isValid?new le({ts:p,zone:N,loc:Ne.fromObject(f)}):le.invalid(Yr(N))}static fromMillis(u,f={}){if(qt(u))return u<-fl||u>fl?le.invalid("Timestamp out of range"):new le({ts:u,zone:Qt(f.zone,Re.defaultZone),loc:Ne.fromObject(f)});throw new I(`fromMillis requires a numerical input, but received a ${typeof u} with value ${u}`)}static fromSeconds(u,f={}){if(qt(u))return new le({ts:u*1e3,zone:Qt(f.zone,Re.defaultZone),loc:Ne.fromObject(f)});throw new I("fromSeconds requires a numerical input")}static fromObject(u,f={}){u=u||{};const p=Qt(f.zone,Re.defaultZone);if(!p.isValid)return le.invalid(Yr(p));const N=Ne.fromObject(f),O=Mi(u,bl),{minDaysInFirstWeek:R,startOfWeek:w}=$s(O,N),v=Re.now(),q=se(f.specificOffset)?p.offset(v):f.specificOffset,ie=!se(O.ordinal),de=!se(O.year),ge=!se(O.month)||!se(O.day),oe=de||ge,Ue=O.weekYear||O.weekNumber;if((oe||ie)&&Ue)throw new U("Can't mix weekYear/weekNumber units with year/month/day or ordinals");if(ge&&ie)throw new U("Can't mix ordinal dates with month/day");const Ht=Ue||O.weekday&&!oe;let _e,jn,Fn=Hi(v,q);Ht?(_e=zr,jn=Dc,Fn=jr(Fn,R,w)):ie?(_e=Gr,jn=Cc,Fn=Zo(Fn)):(_e=Xr,jn=yl);let Vr=!1;for(const dr of _e){const Ta=O[dr];se(Ta)?Vr?O[dr]=jn[dr]:O[dr]=Fn[dr]:Vr=!0}const gl=Ht?xu(O,R,w):ie?Oi(O):Di(O),Sl=gl||Ci(O);if(Sl)return le.invalid(Sl);const $c=Ht?Vo(O,R,w):ie?Fr(O):O,[Na,ur]=Pi($c,q,p),cr=new le({ts:Na,zone:p,o:ur,loc:N});return O.weekday&&oe&&u.weekday!==cr.weekday?le.invalid("mismatched weekday",`you can't specify both a weekday of ${O.weekday} and a date of ${cr.toISO()}`):cr.isValid?cr:le.invalid(cr.invalid)}static fromISO(u,f={}){const[p,N]=lc(u);return sr(p,N,f,"ISO 8601",u)}static fromRFC2822(u,f={}){const[p,N]=Qs(u);return sr(p,N,f,"RFC 2822",u)}static fromHTTP(u,f={}){const[p,N]=uc(u);return sr(p,N,f,"HTTP",f)}static fromFormat(u,f,p={}){if(se(u)||se(f))throw new I("fromFormat requires an input string and a format");const{locale:N=null,numberingSystem:O=null}=p,R=Ne.fromOpts({locale:N,numberingSystem:O,defaultToEN:!0}),[w,v,q,ie]=Oc(R,u,f);return ie?le.invalid(ie):sr(w,v,p,`format ${f}`,u,q)}static fromString(u,f,p={}){return le.fromFormat(u,f,p)}static fromSQL(u,f={}){const[p,N]=Ec(u);return sr(p,N,f,"SQL",u)}static invalid(u,f=null){if(!u)throw new I("need to specify a reason the DateTime is invalid");const p=u instanceof At?u:new At(u,f);if(Re.throwOnInvalid)throw new S(p);return new le({invalid:p})}static isDateTime(u){return u&&u.isLuxonDateTime||!1}static parseFormatForOpts(u,f={}){const p=hl(u,Ne.fromObject(f));return p?p.map(N=>N?N.val:null).join(""):null}static expandFormat(u,f={}){return ul(Ke.parseFormat(u),Ne.fromObject(f)).map(N=>N.val).join("")}static resetCache(){hn=void 0,ba.clear()}get(u){return this[u]}get isValid(){return this.invalid===null}get invalidReason(){return this.invalid?this.invalid.reason:null}get invalidExplanation(){return this.invalid?this.invalid.explanation:null}get locale(){return this.isValid?this.loc.locale:null}get numberingSystem(){return this.isValid?this.loc.numberingSystem:null}get outputCalendar(){return this.isValid?this.loc.outputCalendar:null}get zone(){return this._zone}get zoneName(){return this.isValid?this.zone.name:null}get year(){return this.isValid?this.c.year:NaN}get quarter(){return this.isValid?Math.ceil(this.c.month/3):NaN}get month(){return this.isValid?this.c.month:NaN}get day(){return this.isValid?this.c.day:NaN}get hour(){return this.isValid?this.c.hour:NaN}get minute(){return this.isValid?this.c.minute:NaN}get second(){return this.isValid?this.c.second:NaN}get millisecond(){return this.isValid?this.c.millisecond:NaN}get weekYear(){return this.isValid?Ea(this).weekYear:NaN}get weekNumber(){return this.isValid?Ea(this).weekNumber:NaN}get weekday(){return this.isValid?Ea(this).weekday:NaN}get isWeekend(){return this.isValid&&this.loc.getWeekendDays().includes(this.weekday)}get localWeekday(){return this.isValid?pa(this).weekday:NaN}get localWeekNumber(){return this.isValid?pa(this).weekNumber:NaN}get localWeekYear(){return this.isValid?pa(this).weekYear:NaN}get ordinal(){return this.isValid?Zo(this.c).ordinal:NaN}get monthShort(){return this.isValid?Un.months("short",{locObj:this.loc})[this.month-1]:null}get monthLong(){return this.isValid?Un.months("long",{locObj:this.loc})[this.month-1]:null}get weekdayShort(){return this.isValid?Un.weekdays("short",{locObj:this.loc})[this.weekday-1]:null}get weekdayLong(){return this.isValid?Un.weekdays("long",{locObj:this.loc})[this.weekday-1]:null}get offset(){return this.isValid?+this.o:NaN}get offsetNameShort(){return this.isValid?this.zone.offsetName(this.ts,{format:"short",locale:this.locale}):null}get offsetNameLong(){return this.isValid?this.zone.offsetName(this.ts,{format:"long",locale:this.locale}):null}get isOffsetFixed(){return this.isValid?this.zone.isUniversal:null}get isInDST(){return this.isOffsetFixed?!1:this.offset>this.set({month:1,day:1}).offset||this.offset>this.set({month:5}).offset}getPossibleOffsets(){if(!this.isValid||this.isOffsetFixed)return[this];const u=864e5,f=6e4,p=Rn(this.c),N=this.zone.offset(p-u),O=this.zone.offset(p+u),R=this.zone.offset(p-N*f),w=this.zone.offset(p-O*f);if(R===w)return[this];const v=p-R*f,q=p-w*f,ie=Hi(v,R),de=Hi(q,w);return ie.hour===de.hour&&ie.minute===de.minute&&ie.second===de.second&&ie.millisecond===de.millisecond?[xn(this,{ts:v}),xn(this,{ts:q})]:[this]}get isInLeapYear(){return Wr(this.year)}get daysInMonth(){return Li(this.year,this.month)}get daysInYear(){return this.isValid?Kn(this.year):NaN}get weeksInWeekYear(){return this.isValid?er(this.weekYear):NaN}get weeksInLocalWeekYear(){return this.isValid?er(this.localWeekYear,this.loc.getMinDaysInFirstWeek(),this.loc.getStartOfWeek()):NaN}resolvedLocaleOptions(u={}){const{locale:f,numberingSystem:p,calendar:N}=Ke.create(this.loc.clone(u),u).resolvedOptions(this);return{locale:f,numberingSystem:p,outputCalendar:N}}toUTC(u=0,f={}){return this.setZone(Je.instance(u),f)}toLocal(){return this.setZone(Re.defaultZone)}setZone(u,{keepLocalTime:f=!1,keepCalendarTime:p=!1}={}){if(u=Qt(u,Re.defaultZone),u.equals(this.zone))return this;if(u.isValid){let N=this.ts;if(f||p){const O=u.offset(this.ts),R=this.toObject();[N]=Pi(R,O,u)}return xn(this,{ts:N,zone:u})}else return le.invalid(Yr(u))}reconfigure({locale:u,numberingSystem:f,outputCalendar:p}={}){const N=this.loc.clone({locale:u,numberingSystem:f,outputCalendar:p});return xn(this,{loc:N})}setLocale(u){return this.reconfigure({locale:u})}set(u){if(!this.isValid)return this;const f=Mi(u,bl),{minDaysInFirstWeek:p,startOfWeek:N}=$s(f,this.loc),O=!se(f.weekYear)||!se(f.weekNumber)||!se(f.weekday),R=!se(f.ordinal),w=!se(f.year),v=!se(f.month)||!se(f.day),q=w||v,ie=f.weekYear||f.weekNumber;if((q||R)&&ie)throw new U("Can't mix weekYear/weekNumber units with year/month/day or ordinals");if(v&&R)throw new U("Can't mix ordinal dates with month/day");let de;O?de=Vo({...jr(this.c,p,N),...f},p,N):se(f.ordinal)?(de={...this.toObject(),...f},se(f.day)&&(de.day=Math.min(Li(de.year,de.month),de.day))):de=Fr({...Zo(this.c),...f});const[ge,oe]=Pi(de,this.o,this.zone);return xn(this,{ts:ge,o:oe})}plus(u){if(!this.isValid)return this;const f=Ee.fromDurationLike(u);return xn(this,El(this,f))}minus(u){if(!this.isValid)return this;const f=Ee.fromDurationLike(u).negate();return xn(this,El(this,f))}startOf(u,{useLocaleWeeks:f=!1}={}){if(!this.isValid)return this;const p={},N=Ee.normalizeUnit(u);switch(N){case"years":p.month=1;case"quarters":case"months":p.day=1;case"weeks":case"days":p.hour=0;case"hours":p.minute=0;case"minutes":p.second=0;case"seconds":p.millisecond=0;break}if(N==="weeks")if(f){const O=this.loc.getStartOfWeek(),{weekday:R}=this;R<O&&(p.weekNumber=this.weekNumber-1),p.weekday=O}else p.weekday=1;if(N==="quarters"){const O=Math.ceil(this.month/3);p.month=(O-1)*3+1}return this.set(p)}endOf(u,f){return this.isValid?this.plus({[u]:1}).startOf(u,f).minus(1):this}toFormat(u,f={}){return this.isValid?Ke.create(this.loc.redefaultToEN(f)).formatDateTimeFromString(this,u):ma}toLocaleString(u=ne,f={}){return this.isValid?Ke.create(this.loc.clone(f),u).formatDateTime(this):ma}toLocaleParts(u={}){return this.isValid?Ke.create(this.loc.clone(u),u).formatDateTimeParts(this):[]}toISO({format:u="extended",suppressSeconds:f=!1,suppressMilliseconds:p=!1,includeOffset:N=!0,extendedZone:O=!1,precision:R="milliseconds"}={}){if(!this.isValid)return null;R=Yi(R);const w=u==="extended";let v=ya(this,w,R);return Xr.indexOf(R)>=3&&(v+="T"),v+=pl(this,w,f,p,N,O,R),v}toISODate({format:u="extended",precision:f="day"}={}){return this.isValid?ya(this,u==="extended",Yi(f)):null}toISOWeekDate(){return Bi(this,"kkkk-'W'WW-c")}toISOTime({suppressMilliseconds:u=!1,suppressSeconds:f=!1,includeOffset:p=!0,includePrefix:N=!1,extendedZone:O=!1,format:R="extended",precision:w="milliseconds"}={}){return this.isValid?(w=Yi(w),(N&&Xr.indexOf(w)>=3?"T":"")+pl(this,R==="extended",f,u,p,O,w)):null}toRFC2822(){return Bi(this,"EEE, dd LLL yyyy HH:mm:ss ZZZ",!1)}toHTTP(){return Bi(this.toUTC(),"EEE, dd LLL yyyy HH:mm:ss 'GMT'")}toSQLDate(){return this.isValid?ya(this,!0):null}toSQLTime({includeOffset:u=!0,includeZone:f=!1,includeOffsetSpace:p=!0}={}){let N="HH:mm:ss.SSS";return(f||u)&&(p&&(N+=" "),f?N+="z":u&&(N+="ZZ")),Bi(this,N,!0)}toSQL(u={}){return this.isValid?`${this.toSQLDate()} ${this.toSQLTime(u)}`:null}toString(){return this.isValid?this.toISO():ma}[Symbol.for("nodejs.util.inspect.custom")](){return this.isValid?`DateTime { ts: ${this.toISO()}, zone: ${this.zone.name}, locale: ${this.locale} }`:`DateTime { Invalid, reason: ${this.invalidReason} }`}valueOf(){return this.toMillis()}toMillis(){return this.isValid?this.ts:NaN}toSeconds(){return this.isValid?this.ts/1e3:NaN}toUnixInteger(){return this.isValid?Math.floor(this.ts/1e3):NaN}toJSON(){return this.toISO()}toBSON(){return this.toJSDate()}toObject(u={}){if(!this.isValid)return{};const f={...this.c};return u.includeConfig&&(f.outputCalendar=this.outputCalendar,f.numberingSystem=this.loc.numberingSystem,f.locale=this.loc.locale),f}toJSDate(){return new Date(this.isValid?this.ts:NaN)}diff(u,f="milliseconds",p={}){if(!this.isValid||!u.isValid)return Ee.invalid("created by diffing an invalid DateTime");const N={locale:this.locale,numberingSystem:this.numberingSystem,...p},O=Ko(f).map(Ee.normalizeUnit),R=u.valueOf()>this.valueOf(),w=R?this:u,v=R?u:this,q=ol(w,v,O,N);return R?q.negate():q}diffNow(u="milliseconds",f={}){return this.diff(le.now(),u,f)}until(u){return this.isValid?we.fromDateTimes(this,u):this}hasSame(u,f,p){if(!this.isValid)return!1;const N=u.valueOf(),O=this.setZone(u.zone,{keepLocalTime:!0});return O.startOf(f,p)<=N&&N<=O.endOf(f,p)}equals(u){return this.isValid&&u.isValid&&this.valueOf()===u.valueOf()&&this.zone.equals(u.zone)&&this.loc.equals(u.loc)}toRelative(u={}){if(!this.isValid)return null;const f=u.base||le.fromObject({},{zone:this.zone}),p=u.padding?this<f?-u.padding:u.padding:0;let N=["years","months","days","hours","minutes","seconds"],O=u.unit;return Array.isArray(u.unit)&&(N=u.unit,O=void 0),Nl(f,this.plus(p),{...u,numeric:"always",units:N,unit:O})}toRelativeCalendar(u={}){return this.isValid?Nl(u.base||le.fromObject({},{zone:this.zone}),this,{...u,numeric:"auto",units:["years","months","days"],calendary:!0}):null}static min(...u){if(!u.every(le.isDateTime))throw new I("min requires all arguments be DateTimes");return Ai(u,f=>f.valueOf(),Math.min)}static max(...u){if(!u.every(le.isDateTime))throw new I("max requires all arguments be DateTimes");return Ai(u,f=>f.valueOf(),Math.max)}static fromFormatExplain(u,f,p={}){const{locale:N=null,numberingSystem:O=null}=p,R=Ne.fromOpts({locale:N,numberingSystem:O,defaultToEN:!0});return dl(R,u,f)}static fromStringExplain(u,f,p={}){return le.fromFormatExplain(u,f,p)}static buildFormatParser(u,f={}){const{locale:p=null,numberingSystem:N=null}=f,O=Ne.fromOpts({locale:p,numberingSystem:N,defaultToEN:!0});return new cl(O,u)}static fromFormatParser(u,f,p={}){if(se(u)||se(f))throw new I("fromFormatParser requires an input string and a format parser");const{locale:N=null,numberingSystem:O=null}=p,R=Ne.fromOpts({locale:N,numberingSystem:O,defaultToEN:!0});if(!R.equals(f.locale))throw new I(`fromFormatParser called with a locale of ${R}, but the format parser was created for ${f.locale}`);const{result:w,zone:v,specificOffset:q,invalidReason:ie}=f.explainFromTokens(u);return ie?le.invalid(ie):sr(w,v,p,`format ${f.format}`,u,q)}static get DATE_SHORT(){return ne}static get DATE_MED(){return Y}static get DATE_MED_WITH_WEEKDAY(){return B}static get DATE_FULL(){return W}static get DATE_HUGE(){return G}static get TIME_SIMPLE(){return ae}static get TIME_WITH_SECONDS(){return fe}static get TIME_WITH_SHORT_OFFSET(){return ce}static get TIME_WITH_LONG_OFFSET(){return ye}static get TIME_24_SIMPLE(){return Le}static get TIME_24_WITH_SECONDS(){return ve}static get TIME_24_WITH_SHORT_OFFSET(){return rt}static get TIME_24_WITH_LONG_OFFSET(){return sn}static get DATETIME_SHORT(){return ut}static get DATETIME_SHORT_WITH_SECONDS(){return Vt}static get DATETIME_MED(){return gt}static get DATETIME_MED_WITH_SECONDS(){return St}static get DATETIME_MED_WITH_WEEKDAY(){return Ns}static get DATETIME_FULL(){return bi}static get DATETIME_FULL_WITH_SECONDS(){return $o}static get DATETIME_HUGE(){return Ao}static get DATETIME_HUGE_WITH_SECONDS(){return vr}}function lr(m){if(le.isDateTime(m))return m;if(m&&m.valueOf&&qt(m.valueOf()))return le.fromJSDate(m);if(m&&typeof m=="object")return le.fromObject(m);throw new I(`Unknown datetime argument: ${m}, of type ${typeof m}`)}a(lr,"friendlyDateTime");const _a="3.7.2";j.DateTime=le,j.Duration=Ee,j.FixedOffsetZone=Je,j.IANAZone=Ft,j.Info=Un,j.Interval=we,j.InvalidZone=xr,j.Settings=Re,j.SystemZone=kr,j.VERSION=_a,j.Zone=Vn}),15450:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronDate=j.DAYS_IN_MONTH=j.DateMathOp=j.TimeUnit=void 0;const S=te(82596);var F;(function(A){A.Second="Second",A.Minute="Minute",A.Hour="Hour",A.Day="Day",A.Month="Month",A.Year="Year"})(F||(j.TimeUnit=F={}));var Z;(function(A){A.Add="Add",A.Subtract="Subtract"})(Z||(j.DateMathOp=Z={})),j.DAYS_IN_MONTH=Object.freeze([31,29,31,30,31,30,31,31,30,31,30,31]);class U{static{a(this,"CronDate")}#e;#n=null;#a=null;#i=null;constructor(I,k){const M={zone:k};if(!I&&I!==0?this.#e=S.DateTime.local():I instanceof U?(this.#e=I.#e,this.#n=I.#n,this.#a=I.#a,this.#i=I.#i):I instanceof Date?this.#e=S.DateTime.fromJSDate(I,M):typeof I=="number"?this.#e=S.DateTime.fromMillis(I,M):(this.#e=S.DateTime.fromISO(I,M),this.#e.isValid||(this.#e=S.DateTime.fromRFC2822(I,M)),this.#e.isValid||(this.#e=S.DateTime.fromSQL(I,M)),this.#e.isValid||(this.#e=S.DateTime.fromFormat(I,"EEE, d MMM yyyy HH:mm:ss",M)),this.#e.isValid||(this.#e=S.DateTime.fromHTTP(I,M))),!this.#e.isValid)throw new Error(`CronDate: unhandled timestamp: ${I}`);k&&k!==this.#e.zoneName&&(this.#e=this.#e.setZone(k))}static#o(I){return I%4===0&&I%100!==0||I%400===0}get dstStart(){return this.#n}get dstStartLandingHour(){return this.#a}clearDstStart(){this.#n=null,this.#a=null}get dstEnd(){return this.#i}set dstEnd(I){this.#i=I}addYear(){this.#e=this.#e.plus({years:1})}addMonth(){this.#e=this.#e.plus({months:1}).startOf("month")}addDay(){this.#e=this.#e.plus({days:1}).startOf("day")}addHour(){this.#e=this.#e.plus({hours:1}).startOf("hour")}addMinute(){this.#e=this.#e.plus({minutes:1}).startOf("minute")}addSecond(){this.#e=this.#e.plus({seconds:1})}subtractYear(){this.#e=this.#e.minus({years:1})}subtractMonth(){this.#e=this.#e.minus({months:1}).endOf("month").startOf("second")}subtractDay(){this.#e=this.#e.minus({days:1}).endOf("day").startOf("second")}subtractHour(){this.#e=this.#e.minus({hours:1}).endOf("hour").startOf("second")}subtractMinute(){this.#e=this.#e.minus({minutes:1}).endOf("minute").startOf("second")}subtractSecond(){this.#e=this.#e.minus({seconds:1})}addUnit(I){switch(I){case F.Year:return this.addYear();case F.Month:return this.addMonth();case F.Day:return this.addDay();case F.Hour:return this.addHour();case F.Minute:return this.addMinute();case F.Second:return this.addSecond()}}subtractUnit(I){switch(I){case F.Year:return this.subtractYear();case F.Month:return this.subtractMonth();case F.Day:return this.subtractDay();case F.Hour:return this.subtractHour();case F.Minute:return this.subtractMinute();case F.Second:return this.subtractSecond()}}invokeDateOperation(I,k){if(I===Z.Add){this.addUnit(k);return}if(I===Z.Subtract){this.subtractUnit(k);return}throw new Error(`Invalid verb: ${I}`)}getDate(){return this.#e.day}getFullYear(){return this.#e.year}getDay(){const I=this.#e.weekday;return I===7?0:I}getMonth(){return this.#e.month-1}getHours(){return this.#e.hour}getMinutes(){return this.#e.minute}getSeconds(){return this.#e.second}getMilliseconds(){return this.#e.millisecond}getUTCOffset(){return this.#e.offset}setStartOfDay(){this.#e=this.#e.startOf("day")}setEndOfDay(){this.#e=this.#e.endOf("day")}getTime(){return this.#e.valueOf()}getUTCDate(){return this.#r().day}getUTCFullYear(){return this.#r().year}getUTCDay(){const I=this.#r().weekday;return I===7?0:I}getUTCMonth(){return this.#r().month-1}getUTCHours(){return this.#r().hour}getUTCMinutes(){return this.#r().minute}getUTCSeconds(){return this.#r().second}toISOString(){return this.#e.toUTC().toISO()}toJSON(){return this.#e.toJSON()}#t(I,k){this.#e[I]!==k&&(this.#e=this.#e.set({[I]:k}))}setDate(I){this.#t("day",I)}setFullYear(I){this.#t("year",I)}setDay(I){this.#t("weekday",I)}setMonth(I){this.#t("month",I+1)}setHours(I){this.#t("hour",I)}setMinutes(I){this.#t("minute",I)}setSeconds(I){this.#t("second",I)}setMilliseconds(I){this.#t("millisecond",I)}toString(){return this.toDate().toString()}toDate(){return this.#e.toJSDate()}isLastDayOfMonth(){const{day:I,month:k}=this.#e;if(k===2){const M=U.#o(this.#e.year);return I===j.DAYS_IN_MONTH[k-1]-(M?0:1)}return I===j.DAYS_IN_MONTH[k-1]}isLastWeekdayOfMonth(){const{day:I,month:k}=this.#e;let M;return k===2?M=j.DAYS_IN_MONTH[k-1]-(U.#o(this.#e.year)?0:1):M=j.DAYS_IN_MONTH[k-1],I>M-7}applyDateOperation(I,k,M){if(k===F.Month||k===F.Day){this.invokeDateOperation(I,k),this.clearDstStart(),I===Z.Add&&M!==24&&this.getHours()>0&&(this.#n=0,this.#a=this.getHours());return}const Q=this.getHours(),z=this.getUTCOffset();this.invokeDateOperation(I,k);const ne=this.getHours(),Y=(ne-Q+24)%24;I===Z.Add&&this.getUTCOffset()>z&&Y>=2?M!==24&&(this.#n=(Q+1)%24,this.#a=ne):Y===0&&this.getMinutes()===0&&this.getSeconds()===0&&M!==24&&(this.dstEnd=ne)}#r(){return this.#e.toUTC()}}j.CronDate=U,j.default=U}),34224:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronExpression=j.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE=j.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE=void 0;const S=te(15450);j.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE="Out of the time span range",j.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE="Invalid expression, loop limit exceeded";const F=1e4;class Z{static{a(this,"CronExpression")}#e;#n;#a;#i;#o;#t;#r;#l=null;#c=!1;constructor(A,I){this.#e=I,this.#n=I.tz,this.#o=I.startDate!=null?new S.CronDate(I.startDate,this.#n):null,this.#t=I.endDate!=null?new S.CronDate(I.endDate,this.#n):null;let k=I.currentDate??I.startDate;if(k!=null){const M=new S.CronDate(k,this.#n);this.#o&&M.getTime()<this.#o.getTime()?k=this.#o:this.#t&&M.getTime()>this.#t.getTime()&&(k=this.#t)}this.#a=new S.CronDate(k,this.#n),this.#i=this.#a,this.#r=A}get fields(){return this.#r}static fieldsToExpression(A,I){return new Z(A,I||{})}static#u(A,I){return I.some(k=>k===A)}#s(A,I){return A[I?A.length-1:0]}#h(A){const I=`${A.getFullYear()}-${A.getMonth()+1}-${A.getDate()}`;if(this.#l===I)return this.#c;const k=new S.CronDate(A);k.setStartOfDay();const M=new S.CronDate(A);return M.setEndOfDay(),this.#l=I,this.#c=k.getUTCOffset()!==M.getUTCOffset(),this.#c}#p(A,I,k){const M=this.#r.second.values,Q=A.getSeconds(),z=this.#r.second.findNearestValue(Q,k);if(z!==null){A.setSeconds(z);return}A.applyDateOperation(I,S.TimeUnit.Minute,this.#r.hour.values.length),A.setSeconds(this.#s(M,k))}#E(A,I,k){const M=this.#r.minute.values,Q=this.#r.second.values,z=A.getMinutes(),ne=this.#r.minute.findNearestValue(z,k);if(ne!==null){A.setMinutes(ne),A.setSeconds(this.#s(Q,k));return}A.applyDateOperation(I,S.TimeUnit.Hour,this.#r.hour.values.length),A.setMinutes(this.#s(M,k)),A.setSeconds(this.#s(Q,k))}static#f(A,I){if(!I.isLastWeekdayOfMonth())return!1;const k=I.getDay();return A.some(M=>k===parseInt(M.toString().charAt(0),10)%7)}static#m(A,I){return A<=0||Math.ceil(I.getDate()/7)===A}next(){return this.#_()}prev(){return this.#_(!0)}hasNext(){const A=this.#i;try{return this.#_(),!0}catch{return!1}finally{this.#i=A}}hasPrev(){const A=this.#i;try{return this.#_(!0),!0}catch{return!1}finally{this.#i=A}}take(A){const I=[];if(A>=0)for(let k=0;k<A;k++)try{I.push(this.next())}catch{return I}else for(let k=0;k>A;k--)try{I.push(this.prev())}catch{return I}return I}reset(A){this.#i=A?new S.CronDate(A,this.#n):this.#a}stringify(A=!1){return this.#r.stringify(A)}includesDate(A){const{second:I,minute:k,hour:M,month:Q}=this.#r,z=new S.CronDate(A,this.#n);return!(!I.values.includes(z.getSeconds())||!k.values.includes(z.getMinutes())||!M.values.includes(z.getHours())||!Q.values.includes(z.getMonth()+1)||!this.#y(z))}toString(){return this.#e.expression||this.stringify(!0)}#y(A){const I=this.#r.dayOfMonth.isWildcard,k=!I,M=this.#r.dayOfWeek.isWildcard,Q=!M,z=Z.#u(A.getDate(),this.#r.dayOfMonth.values)||this.#r.dayOfMonth.hasLastChar&&A.isLastDayOfMonth(),ne=this.#r.dayOfWeek.nthDay,Y=Z.#u(A.getDay(),this.#r.dayOfWeek.values)&&Z.#m(ne,A)||this.#r.dayOfWeek.hasLastChar&&Z.#f(this.#r.dayOfWeek.values,A);return!!(k&&Q&&(z||Y)||z&&!Q||I&&!M&&Y)}#b(A,I,k){const M=this.#r.hour.values,Q=M,z=A.getHours(),ne=Z.#u(z,M),Y=A.dstEnd===z;if(A.dstStart!==null&&A.dstStartLandingHour===z){for(let W=A.dstStart;W!==z;W=(W+1)%24)if(Z.#u(W,M))return!0}if(Y&&!k)return A.dstEnd=null,A.applyDateOperation(S.DateMathOp.Add,S.TimeUnit.Hour,Q.length),!1;if(ne)return!0;A.clearDstStart();const B=this.#r.hour.findNearestValue(z,k);if(B===null)return A.applyDateOperation(I,S.TimeUnit.Day,Q.length),!1;if(this.#h(A)){const W=k?z-B:B-z;for(let G=0;G<W&&(A.applyDateOperation(I,S.TimeUnit.Hour,Q.length),!(!k&&A.getHours()>=B||k&&A.getHours()<=B));G++);}else A.setHours(B);return A.setMinutes(this.#s(this.#r.minute.values,k)),A.setSeconds(this.#s(this.#r.second.values,k)),!1}#d(A){if(!this.#o&&!this.#t)return;const I=A.getTime();if(this.#o&&I<this.#o.getTime())throw new Error(j.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE);if(this.#t&&I>this.#t.getTime())throw new Error(j.TIME_SPAN_OUT_OF_BOUNDS_ERROR_MESSAGE)}#_(A=!1){const I=A?S.DateMathOp.Subtract:S.DateMathOp.Add,k=new S.CronDate(this.#i),M=k.getTime();k.getMilliseconds()>0&&(k.setMilliseconds(0),A||k.applyDateOperation(S.DateMathOp.Add,S.TimeUnit.Second,this.#r.hour.values.length));let Q=0;for(;++Q<F;){if(this.#d(k),!Z.#u(k.getMonth()+1,this.#r.month.values)){k.applyDateOperation(I,S.TimeUnit.Month,this.#r.hour.values.length);continue}if(!this.#y(k)){k.applyDateOperation(I,S.TimeUnit.Day,this.#r.hour.values.length);continue}if(this.#b(k,I,A)){if(!Z.#u(k.getMinutes(),this.#r.minute.values)){this.#E(k,I,A);continue}if(!Z.#u(k.getSeconds(),this.#r.second.values)){this.#p(k,I,A);continue}if(M===k.getTime()){k.applyDateOperation(I,S.TimeUnit.Second,this.#r.hour.values.length);continue}break}}if(Q>=F)throw new Error(j.LOOPS_LIMIT_EXCEEDED_ERROR_MESSAGE);return this.#i=k,k}[Symbol.iterator](){return{next:a(()=>{try{return{value:this.#_(),done:!1}}catch{return{value:void 0,done:!0}}},"next")}}}j.CronExpression=Z,j.default=Z}),96243:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronExpressionParser=j.DayOfWeek=j.Months=j.CronUnit=j.PredefinedExpressions=void 0;const S=te(93428),F=te(34224),Z=te(78735),U=te(29392);var A;(function(Y){Y["@yearly"]="0 0 0 1 1 *",Y["@annually"]="0 0 0 1 1 *",Y["@monthly"]="0 0 0 1 * *",Y["@weekly"]="0 0 0 * * 0",Y["@daily"]="0 0 0 * * *",Y["@hourly"]="0 0 * * * *",Y["@minutely"]="0 * * * * *",Y["@secondly"]="* * * * * *",Y["@weekdays"]="0 0 0 * * 1-5",Y["@weekends"]="0 0 0 * * 0,6"})(A||(j.PredefinedExpressions=A={}));var I;(function(Y){Y.Second="Second",Y.Minute="Minute",Y.Hour="Hour",Y.DayOfMonth="DayOfMonth",Y.Month="Month",Y.DayOfWeek="DayOfWeek"})(I||(j.CronUnit=I={}));var k;(function(Y){Y[Y.jan=1]="jan",Y[Y.feb=2]="feb",Y[Y.mar=3]="mar",Y[Y.apr=4]="apr",Y[Y.may=5]="may",Y[Y.jun=6]="jun",Y[Y.jul=7]="jul",Y[Y.aug=8]="aug",Y[Y.sep=9]="sep",Y[Y.oct=10]="oct",Y[Y.nov=11]="nov",Y[Y.dec=12]="dec"})(k||(j.Months=k={}));var M;(function(Y){Y[Y.sun=0]="sun",Y[Y.mon=1]="mon",Y[Y.tue=2]="tue",Y[Y.wed=3]="wed",Y[Y.thu=4]="thu",Y[Y.fri=5]="fri",Y[Y.sat=6]="sat"})(M||(j.DayOfWeek=M={}));const Q=256,z=1024;class ne{static{a(this,"CronExpressionParser")}static parse(B,W={}){const{strict:G=!1,hashSeed:ae}=W,fe=(0,Z.seededRandom)(ae);Object.hasOwn(A,B)&&(B=A[B]);const ce=ne.#e(B,G);if(!(ce.dayOfMonth==="*"||ce.dayOfWeek==="*"||!G))throw new Error("Cannot use both dayOfMonth and dayOfWeek together in strict mode!");const ye=ne.#n(I.Second,ce.second,U.CronSecond.constraints,fe,G),Le=ne.#n(I.Minute,ce.minute,U.CronMinute.constraints,fe,G),ve=ne.#n(I.Hour,ce.hour,U.CronHour.constraints,fe,G),rt=ne.#n(I.Month,ce.month,U.CronMonth.constraints,fe,G),sn=ne.#n(I.DayOfMonth,ce.dayOfMonth,U.CronDayOfMonth.constraints,fe,G),{dayOfWeek:ut,nthDayOfWeek:Vt}=ne.#m(ce.dayOfWeek),gt=ne.#n(I.DayOfWeek,ut,U.CronDayOfWeek.constraints,fe,G),St=new S.CronFieldCollection({second:new U.CronSecond(ye,{rawValue:ce.second}),minute:new U.CronMinute(Le,{rawValue:ce.minute}),hour:new U.CronHour(ve,{rawValue:ce.hour}),dayOfMonth:U.CronDayOfMonth.fromMonth(rt,sn,{rawValue:ce.dayOfMonth}),month:new U.CronMonth(rt,{rawValue:ce.month}),dayOfWeek:new U.CronDayOfWeek(gt,{rawValue:ce.dayOfWeek,nthDayOfWeek:Vt})});return new F.CronExpression(St,{...W,expression:B})}static#e(B,W){if(W&&!B.length)throw new Error("Invalid cron expression");if(B=B||"0 * * * * *",B.length>z)throw new Error(`Invalid cron expression, too long, expected at most ${z} characters`);const G=B.trim().split(/\s+/);if(W&&G.length<6)throw new Error("Invalid cron expression, expected 6 fields");if(G.length>6)throw new Error("Invalid cron expression, too many fields");const ae=["0","*","*","*","*","*"];G.length<ae.length&&G.unshift(...ae.slice(0,ae.length-G.length));const[fe,ce,ye,Le,ve,rt]=G;return{second:fe,minute:ce,hour:ye,dayOfMonth:Le,month:ve,dayOfWeek:rt}}static#n(B,W,G,ae,fe){if(B===I.Month||B===I.DayOfWeek){const ce=B===I.Month?k:M;W=W.replace(/[a-z]{3}/gi,ye=>{ye=ye.toLowerCase();const Le=ce[ye];if(Le===void 0)throw new Error(`Validation error, cannot resolve alias "${ye}"`);return Le.toString()})}if(!G.validChars.test(W))throw new Error(`Invalid characters, got value: ${W}`);return W=this.#a(W,G),W=this.#i(W,G,ae,B,fe),this.#u(B,W,G)}static#a(B,W){const G=B.replace(/(^|,)[*?](?=\/|,|$)/g,(ae,fe)=>`${fe}${W.min}-${W.max}`);if(/[*?]/.test(G))throw new Error(`Invalid wildcard, got value: ${B}`);return G}static#i(B,W,G,ae,fe){const ce=G();let ye=0;return B.replace(/H(?:\((\d+)-(\d+)\))?(?:\/(\d+))?/g,(Le,ve,rt,sn)=>{if(ve&&rt&&sn){const ut=parseInt(ve,10),Vt=parseInt(rt,10),gt=parseInt(sn,10);if(gt<=0)throw new Error(`Invalid step: ${gt}, must be positive`);const St=ne.#r(ut,Vt,W,ae,fe);return ye+=Math.ceil((St.max-St.min+1)/gt),ne.#c(ae,ye),ne.#l(ce,St.min,St.max,gt,ae,fe)}else if(ve&&rt){const ut=parseInt(ve,10),Vt=parseInt(rt,10),gt=ne.#r(ut,Vt,W,ae,fe);return String(ne.#o(ce,gt.min,gt.max))}else if(sn){const ut=parseInt(sn,10);if(ut<=0)throw new Error(`Invalid step: ${ut}, must be positive`);return ye+=Math.ceil((W.max-W.min+1)/ut),ne.#c(ae,ye),ne.#l(ce,W.min,W.max,ut,ae,fe)}else return String(ne.#o(ce,W.min,W.max))})}static#o(B,W,G){return Math.floor(B*(G-W+1))+W}static#t(B){return B.charAt(0).toLowerCase()+B.slice(1)}static#r(B,W,G,ae,fe){if(B>W)throw new Error(`Invalid range: ${B}-${W}, min > max`);if(fe&&(B<G.min||W>G.max))throw new Error(`Invalid range: ${B}-${W}, outside the ${G.min}-${G.max} range of the ${ne.#t(ae)} field`);const ce=Math.max(B,G.min),ye=Math.min(W,G.max);if(ce>ye)throw new Error(`Invalid range: ${B}-${W}, no usable value in the ${ne.#t(ae)} field`);return{min:ce,max:ye}}static#l(B,W,G,ae,fe,ce){if(ce&&ae>G-W+1)throw new Error(`Invalid step: ${ae}, wider than the ${W}-${G} range of the ${ne.#t(fe)} field`);const ye=Math.floor(B*ae),Le=[];for(let ve=Math.floor(W/ae)*ae+ye;ve<=G;ve+=ae)ve>=W&&Le.push(ve);return Le.length===0?String(ne.#o(B,W,G)):Le.join(",")}static#c(B,W){if(W>Q)throw new Error(`Constraint error, too many values in ${B} field, expected at most ${Q}`)}static#u(B,W,G){const ae=[];function fe(ye,Le){if(Array.isArray(ye))ae.push(...ye);else if(ne.#y(Le,ye))ae.push(ye);else{const ve=parseInt(ye.toString(),10);if(!(ve>=Le.min&&ve<=Le.max))throw new Error(`Constraint error, got value ${ye} expected range ${Le.min}-${Le.max}`);ae.push(B===I.DayOfWeek?ve%7:ye)}}a(fe,"handleResult");const ce=W.split(",");for(const ye of ce){if(ne.#c(B,ae.length),!(ye.length>0))throw new Error("Invalid list value format");fe(ne.#s(B,ye,G),G)}return ae}static#s(B,W,G){const ae=W.split("/");if(ae.length>2)throw new Error(`Invalid repeat: ${W}`);return ae.length===2?(ae[0].includes("-")||(ae[0]=`${ae[0]}-${G.max}`),ne.#f(B,ae[0],+ae[1],G)):ne.#f(B,W,1,G)}static#h(B,W,G){if(!(!isNaN(B)&&!isNaN(W)&&B>=G.min&&W<=G.max))throw new Error(`Constraint error, got range ${B}-${W} expected range ${G.min}-${G.max}`);if(B>W)throw new Error(`Invalid range: ${B}-${W}, min(${B}) > max(${W})`)}static#p(B){if(!(!isNaN(B)&&B>0))throw new Error(`Constraint error, cannot repeat at every ${B} time.`)}static#E(B,W,G,ae){const fe=[];B===I.DayOfWeek&&G%7===0&&(G-W)%ae===0&&fe.push(0);for(let ce=W;ce<=G;ce+=ae)fe.indexOf(ce)===-1&&fe.push(ce);return fe}static#f(B,W,G,ae){const fe=W.split("-");if(fe.length<=1)return isNaN(+W)?W:+W;if(fe.length>2)throw new Error(`Invalid range: ${W}`);const[ce,ye]=fe.map(Le=>/^\d+$/.test(Le)?+Le:NaN);return this.#h(ce,ye,ae),this.#p(G),this.#E(B,ce,ye,G)}static#m(B){const W=B.split("#");if(W.length<=1)return{dayOfWeek:W[0]};const G=+W[W.length-1],ae=B.match(/([,\-/L])/);if(ae!==null)throw new Error(`Constraint error, invalid dayOfWeek \`#\` and \`${ae?.[0]}\` special characters are incompatible`);if(!(W.length<=2&&!isNaN(G)&&G>=1&&G<=5))throw new Error("Constraint error, invalid dayOfWeek occurrence number (#)");return{dayOfWeek:W[0],nthDayOfWeek:G}}static#y(B,W){return B.chars.some(G=>W.toString().includes(G))}}j.CronExpressionParser=ne}),93428:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronFieldCollection=void 0;const S=te(29392);class F{static{a(this,"CronFieldCollection")}#e;#n;#a;#i;#o;#t;static from(U,A){return new F({second:this.resolveField(S.CronSecond,U.second,A.second),minute:this.resolveField(S.CronMinute,U.minute,A.minute),hour:this.resolveField(S.CronHour,U.hour,A.hour),dayOfMonth:this.resolveField(S.CronDayOfMonth,U.dayOfMonth,A.dayOfMonth),month:this.resolveField(S.CronMonth,U.month,A.month),dayOfWeek:this.resolveField(S.CronDayOfWeek,U.dayOfWeek,A.dayOfWeek)})}static resolveField(U,A,I){return I?I instanceof S.CronField?I:new U(I):A}constructor({second:U,minute:A,hour:I,dayOfMonth:k,month:M,dayOfWeek:Q}){if(!U)throw new Error("Validation error, Field second is missing");if(!A)throw new Error("Validation error, Field minute is missing");if(!I)throw new Error("Validation error, Field hour is missing");if(!k)throw new Error("Validation error, Field dayOfMonth is missing");if(!M)throw new Error("Validation error, Field month is missing");if(!Q)throw new Error("Validation error, Field dayOfWeek is missing");if(!k.hasLastChar&&Q.isWildcard){const z=Math.max(...M.values.map(ne=>S.CronMonth.daysInMonth[ne-1]));if(!(parseInt(k.values[0],10)<=z))throw new Error("Invalid explicit day of month definition")}this.#e=U,this.#n=A,this.#a=I,this.#o=M,this.#t=Q,this.#i=k}get second(){return this.#e}get minute(){return this.#n}get hour(){return this.#a}get dayOfMonth(){return this.#i}get month(){return this.#o}get dayOfWeek(){return this.#t}static compactField(U){if(U.length===0)return[];const A=[];let I;return U.forEach((k,M,Q)=>{if(I===void 0){I={start:k,count:1};return}const z=Q[M-1]||I.start,ne=Q[M+1];if(k==="L"||k==="W"){A.push(I),A.push({start:k,count:1}),I=void 0;return}if(I.step===void 0&&ne!==void 0){const Y=k-z,B=ne-k;if(Y<=B){I={...I,count:2,end:k,step:Y};return}I.step=1}k-(I.end??0)===I.step?(I.count++,I.end=k):(I.count===1?A.push({start:I.start,count:1}):I.count===2?(A.push({start:I.start,count:1}),A.push({start:I.end??z,count:1})):A.push(I),I={start:k,count:1})}),I&&A.push(I),A}static#r(U,A,I){const k=A.step;return k?k===1&&A.start===U.min&&A.end&&A.end>=I?(U instanceof S.CronDayOfMonth||U instanceof S.CronDayOfWeek)&&!U.isWildcard?null:U.hasQuestionMarkChar?"?":"*":k!==1&&A.start===U.min&&A.end&&A.end>=I-k+1?`*/${k}`:null:null}static#l(U){const A=U.step;if(A===1)return`${U.start}-${U.end}`;const I=U.start===0?U.count-1:U.count;if(!A)throw new Error("Unexpected range step");if(!U.end)throw new Error("Unexpected range end");if(A*I>U.end){const k=a((Q,z)=>{if(typeof U.start!="number")throw new Error("Unexpected range start");return z%A===0?U.start+z:null},"mapFn");if(typeof U.start!="number")throw new Error("Unexpected range start");const M={length:U.end-U.start+1};return Array.from(M,k).filter(Q=>Q!==null).join(",")}return`${U.start}-${U.end}/${A}`}stringifyField(U){let A=U.max,I=U.values;if(U instanceof S.CronDayOfWeek){A=6;const M=this.#t.values;I=M[M.length-1]===7?M.slice(0,-1):M}U instanceof S.CronDayOfMonth&&(A=this.#o.values.length===1?S.CronMonth.daysInMonth[this.#o.values[0]-1]:U.max);const k=F.compactField(I);if(k.length===1){const M=F.#r(U,k[0],A);if(M)return M}return k.map(M=>{const Q=M.count===1?M.start.toString():F.#l(M);return U instanceof S.CronDayOfWeek&&U.nthDay>0?`${Q}#${U.nthDay}`:Q}).join(",")}stringify(U=!1){const A=[];return U&&A.push(this.stringifyField(this.#e)),A.push(this.stringifyField(this.#n),this.stringifyField(this.#a),this.stringifyField(this.#i),this.stringifyField(this.#o),this.stringifyField(this.#t)),A.join(" ")}serialize(){return{second:this.#e.serialize(),minute:this.#n.serialize(),hour:this.#a.serialize(),dayOfMonth:this.#i.serialize(),month:this.#o.serialize(),dayOfWeek:this.#t.serialize()}}}j.CronFieldCollection=F}),60035:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronFileParser=void 0;const S=te(96243);class F{static{a(this,"CronFileParser")}static async parseFile(U){const{readFile:A}=te(91943),I=await A(U,"utf8");return F.#e(I)}static parseFileSync(U){const{readFileSync:A}=te(79896),I=A(U,"utf8");return F.#e(I)}static#e(U){const A=U.split(`
`),I={variables:{},expressions:[],errors:{}};for(const k of A){const M=k.trim();if(M.length===0||M.startsWith("#"))continue;const Q=M.match(/^([^\s=]+)\s*=\s*(.*)$/);if(Q){const[,z,ne]=Q;Object.defineProperty(I.variables,z,{value:ne.replace(/^(["'])(.*)\1$/,"$2"),enumerable:!0,writable:!0,configurable:!0});continue}try{const z=F.#n(M);I.expressions.push(z.interval)}catch(z){Object.defineProperty(I.errors,M,{value:z,enumerable:!0,writable:!0,configurable:!0})}}return I}static#n(U){const A=U.split(/\s+/),I=A[0].startsWith("@")?1:5;return{interval:S.CronExpressionParser.parse(A.slice(0,I).join(" ")),command:A.slice(I,A.length)}}}j.CronFileParser=F}),45797:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronDayOfMonth=void 0;const S=te(38720),F=te(19170),Z=1,U=31,A=Object.freeze(["L"]);class I extends S.CronField{static{a(this,"CronDayOfMonth")}static fromMonth(M,Q,z){if(M.length!==1)return new I(Q,z);const ne=F.CronMonth.daysInMonth[M[0]-1],Y=Q.filter(B=>typeof B!="number"||B<=ne);return new I(Y.length>0?Y:Q,z)}static get min(){return Z}static get max(){return U}static get chars(){return A}static get validChars(){return/^[?,*\dLH/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/}constructor(M,Q){super(M,Q),this.validate()}get values(){return super.values}}j.CronDayOfMonth=I}),73951:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronDayOfWeek=void 0;const S=te(38720),F=0,Z=7,U=Object.freeze(["L"]);class A extends S.CronField{static{a(this,"CronDayOfWeek")}static get min(){return F}static get max(){return Z}static get chars(){return U}static isValidChar(k){return/^[0-7]?L$/.test(k)}static get validChars(){return/^[?,*\dLH#/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/}constructor(k,M){if(super(k,M),this.validate(),this.values.some(Q=>Q==="L"))throw new Error(`${this.constructor.name} Validation error, unexpected standalone L`)}get values(){return super.values}get nthDay(){return this.options.nthDayOfWeek??0}}j.CronDayOfWeek=A}),38720:((Ge,j)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronField=void 0;class te{static{a(this,"CronField")}#e=!1;#n=!1;#a=!1;#i=[];options={rawValue:""};static get min(){throw new Error("min must be overridden")}static get max(){throw new Error("max must be overridden")}static get chars(){return Object.freeze([])}static isValidChar(F){return this.chars.includes(F)}static get validChars(){return/^[?,*\dH/-]+$|^.*H\(\d+-\d+\)\/\d+.*$|^.*H\(\d+-\d+\).*$|^.*H\/\d+.*$/}static get constraints(){return{min:this.min,max:this.max,chars:this.chars,validChars:this.validChars}}constructor(F,Z={rawValue:""}){if(!Array.isArray(F))throw new Error(`${this.constructor.name} Validation error, values is not an array`);if(!(F.length>0))throw new Error(`${this.constructor.name} Validation error, values contains no values`);this.options={...Z,rawValue:Z.rawValue??""},this.#i=[...F].sort(te.sorter),this.#a=this.options.wildcard!==void 0?this.options.wildcard:this.#o(),this.#e=this.options.rawValue.includes("L")||F.includes("L"),this.#n=this.options.rawValue.includes("?")||F.includes("?")}get min(){return this.constructor.min}get max(){return this.constructor.max}get chars(){return this.constructor.chars}get hasLastChar(){return this.#e}get hasQuestionMarkChar(){return this.#n}get isWildcard(){return this.#a}get values(){return this.#i}static sorter(F,Z){const U=typeof F=="number",A=typeof Z=="number";return U&&A?F-Z:!U&&!A?F.localeCompare(Z):U?-1:1}static findNearestValueInList(F,Z,U){if(U){for(let A=F.length-1;A>=0;A--)if(F[A]<Z)return F[A];return null}for(let A=0;A<F.length;A++)if(F[A]>Z)return F[A];return null}findNearestValue(F,Z){return this.constructor.findNearestValueInList(this.values,F,Z)}serialize(){return{wildcard:this.#a,values:this.#i}}validate(){let F;const Z=this.chars.length>0?` or chars ${this.chars.join("")}`:"",U=this.constructor,A=a(M=>(F=M,typeof M=="number"?M>=this.min&&M<=this.max:U.isValidChar(M)),"rangeTest");if(!this.#i.every(A))throw new Error(`${this.constructor.name} Validation error, got value ${F} expected range ${this.min}-${this.max}${Z}`);const k=this.#i.find((M,Q)=>this.#i.indexOf(M)!==Q);if(k!==void 0)throw new Error(`${this.constructor.name} Validation error, duplicate values found: ${k}`)}#o(){return this.options.rawValue.length>0?["*","?"].includes(this.options.rawValue):Array.from({length:this.max-this.min+1},(F,Z)=>Z+this.min).every(F=>this.#i.includes(F))}}j.CronField=te}),17352:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronHour=void 0;const S=te(38720),F=0,Z=23,U=Object.freeze([]);class A extends S.CronField{static{a(this,"CronHour")}static get min(){return F}static get max(){return Z}static get chars(){return U}constructor(k,M){super(k,M),this.validate()}get values(){return super.values}}j.CronHour=A}),66398:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronMinute=void 0;const S=te(38720),F=0,Z=59,U=Object.freeze([]);class A extends S.CronField{static{a(this,"CronMinute")}static get min(){return F}static get max(){return Z}static get chars(){return U}constructor(k,M){super(k,M),this.validate()}get values(){return super.values}}j.CronMinute=A}),19170:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronMonth=void 0;const S=te(15450),F=te(38720),Z=1,U=12,A=Object.freeze([]);class I extends F.CronField{static{a(this,"CronMonth")}static get min(){return Z}static get max(){return U}static get chars(){return A}static get daysInMonth(){return S.DAYS_IN_MONTH}constructor(M,Q){super(M,Q),this.validate()}get values(){return super.values}}j.CronMonth=I}),30042:((Ge,j,te)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.CronSecond=void 0;const S=te(38720),F=0,Z=59,U=Object.freeze([]);class A extends S.CronField{static{a(this,"CronSecond")}static get min(){return F}static get max(){return Z}static get chars(){return U}constructor(k,M){super(k,M),this.validate()}get values(){return super.values}}j.CronSecond=A}),29392:(function(Ge,j,te){var S=this&&this.__createBinding||(Object.create?(function(Z,U,A,I){I===void 0&&(I=A);var k=Object.getOwnPropertyDescriptor(U,A);(!k||("get"in k?!U.__esModule:k.writable||k.configurable))&&(k={enumerable:!0,get:a(function(){return U[A]},"get")}),Object.defineProperty(Z,I,k)}):(function(Z,U,A,I){I===void 0&&(I=A),Z[I]=U[A]})),F=this&&this.__exportStar||function(Z,U){for(var A in Z)A!=="default"&&!Object.prototype.hasOwnProperty.call(U,A)&&S(U,Z,A)};Object.defineProperty(j,"__esModule",{value:!0}),F(te(37045),j),F(te(45797),j),F(te(73951),j),F(te(38720),j),F(te(17352),j),F(te(66398),j),F(te(19170),j),F(te(30042),j)}),37045:((Ge,j)=>{Object.defineProperty(j,"__esModule",{value:!0})}),28628:(function(Ge,j,te){var S=this&&this.__createBinding||(Object.create?(function(Q,z,ne,Y){Y===void 0&&(Y=ne);var B=Object.getOwnPropertyDescriptor(z,ne);(!B||("get"in B?!z.__esModule:B.writable||B.configurable))&&(B={enumerable:!0,get:a(function(){return z[ne]},"get")}),Object.defineProperty(Q,Y,B)}):(function(Q,z,ne,Y){Y===void 0&&(Y=ne),Q[Y]=z[ne]})),F=this&&this.__exportStar||function(Q,z){for(var ne in Q)ne!=="default"&&!Object.prototype.hasOwnProperty.call(z,ne)&&S(z,Q,ne)};Object.defineProperty(j,"__esModule",{value:!0}),j.CronFileParser=j.CronExpressionParser=j.CronExpression=j.CronFieldCollection=j.CronDate=void 0;const Z=te(96243);var U=te(15450);Object.defineProperty(j,"CronDate",{enumerable:!0,get:a(function(){return U.CronDate},"get")});var A=te(93428);Object.defineProperty(j,"CronFieldCollection",{enumerable:!0,get:a(function(){return A.CronFieldCollection},"get")});var I=te(34224);Object.defineProperty(j,"CronExpression",{enumerable:!0,get:a(function(){return I.CronExpression},"get")});var k=te(96243);Object.defineProperty(j,"CronExpressionParser",{enumerable:!0,get:a(function(){return k.CronExpressionParser},"get")});var M=te(60035);Object.defineProperty(j,"CronFileParser",{enumerable:!0,get:a(function(){return M.CronFileParser},"get")}),F(te(29392),j),j.default=Z.CronExpressionParser}),78735:((Ge,j)=>{Object.defineProperty(j,"__esModule",{value:!0}),j.seededRandom=F;function te(Z){let U=2166136261;for(let A=0;A<Z.length;A++)U^=Z.charCodeAt(A),U=Math.imul(U,16777619);return()=>U>>>0}a(te,"xfnv1a");function S(Z){return()=>{let U=Z+=1831565813;return U=Math.imul(U^U>>>15,U|1),U^=U+Math.imul(U^U>>>7,U|61),((U^U>>>14)>>>0)/4294967296}}a(S,"mulberry32");function F(Z){const U=Z?te(Z)():Math.floor(Math.random()*1e10);return S(U)}a(F,"seededRandom")}),10713:((Ge,j,te)=>{te.d(j,{zJ:a(()=>Ig,"zJ")});var S=te(34589),F=te(78474),Z=te(58500);function U(e){return Array.isArray(e)?e.every(t=>Array.isArray(t?.rows))?{rows:e.flatMap(t=>t.rows)}:{rows:e}:e}a(U,"tools_unwrapSQLResult");function A(e,t){const n=new AbortController,r=new Promise((i,o)=>{(0,Z.setTimeout)(e,null,{signal:n.signal}).then(()=>t?o(new Error(t)):i()).catch(()=>i())});return r.abort=()=>{n.signal.aborted||n.abort()},r}a(A,"delay");function I(e,t,n,r){const i=r||new AbortController,o=new Promise((s,l)=>{const c=e.setTimeout(()=>{i.signal.removeEventListener("abort",h),n?l(new Error(n)):s()},t),h=a(()=>{e.clearTimeout(c),s()},"onAbort");i.signal.aborted?h():i.signal.addEventListener("abort",h,{once:!0})});return o.abort=()=>{i.signal.aborted||i.abort()},o}a(I,"clockDelay");async function k(e,t,n,r,i){const o=Math.max(1,n)*1e3,s=I(e,o,r,i);let l;try{l=await Promise.race([t,s])}finally{s.abort()}return l}a(k,"resolveWithinSeconds");const M=/^"[a-z_][a-z0-9_]*"$/,Q=a(e=>e.startsWith('"')&&e.endsWith('"')&&e.length>1,"isQuoted");function z(e){return Q(e)?e.slice(1,-1):e.toLowerCase()}a(z,"resolveSchemaName");function ne(e){return M.test(e)?e.slice(1,-1):e}a(ne,"normalizeSchemaName");const Y=/'/g;function B(e){const t=e.indexOf("(");if(t===-1)return null;let n=0;for(let r=t;r<e.length;r++)if(e[r]==="(")n++;else if(e[r]===")"&&--n===0)return e.slice(t+1,r);return null}a(B,"extractIndexKeyList");const W=/::(?:[a-z_][a-z0-9_$]*\.)?[a-z_][a-z0-9_$]*(?:\[\])?/g;function G(e){return e.toLowerCase().replace(/"/g,"").replace(/\s+/g,"").replace(W,"")}a(G,"normalizeKeyList");function ae(e){const t=B(e);return t===null?"":G(t)}a(ae,"indexKeys");function fe(e){const t=B(e);if(t===null)return null;const n=e.indexOf("(")+t.length+2,i=e.slice(n).match(/^\s*INCLUDE\s*\(/i);if(!i)return null;const o=n+i[0].length-1;let s=0;for(let l=o;l<e.length;l++)if(e[l]==="(")s++;else if(e[l]===")"&&--s===0)return e.slice(o+1,l);return null}a(fe,"extractIndexIncludeList");function ce(e){return G(e).split(",").filter(Boolean).sort().join(",")}a(ce,"normalizeIncludeList");function ye(e){const t=fe(e);return t===null?"":ce(t)}a(ye,"indexInclude");function Le(e){const t=fe(e);return t===null?"":t.replace(W,"").replace(/\s+/g," ").trim()}a(Le,"indexIncludeRaw");function ve(e){const t=e.match(/\bWHERE\b/i);return t?e.slice(t.index+t[0].length):""}a(ve,"extractPredicate");function rt(e){const t=e.toLowerCase().replace(/"/g,"").replace(W,"").replace(/=\s*any\s*\(\s*array\s*\[([^\]]*)\]\s*\)/g,"in ($1)");return St(t).replace(/\s+/g,"")}a(rt,"normalizePredicate");function sn(e){return rt(ve(e))}a(sn,"indexPredicate");function ut(e){const t=B(e);return t===null?"":t.replace(W,"").replace(/\s+/g," ").trim()}a(ut,"indexKeysRaw");function Vt(e){return St(ve(e).replace(W,"").replace(/\s+/g," ").trim())}a(Vt,"indexPredicateRaw");function gt(e){if(e[0]!=="(")return!1;let t=0;for(let n=0;n<e.length;n++)if(e[n]==="(")t++;else if(e[n]===")"&&--t===0)return n===e.length-1;return!1}a(gt,"outerParensWrapWhole");function St(e){let t=e.trim();for(;gt(t);)t=t.slice(1,-1).trim();return t}a(St,"stripOuterParens");function Ns(e){const t=e.replace(/\s+USING\s+btree\s+/i," ").replace(W,"").replace(/\s+/g," ").trim(),n=t.match(/\bWHERE\b/i);if(!n)return t;const r=t.slice(0,n.index+n[0].length),i=St(t.slice(n.index+n[0].length).trim());return`${r} ${i}`}a(Ns,"displayIndexDefinition");function bi(e){const t=e.match(/\$[A-Za-z0-9_]*\$/);if(!t)return"";const n=t[0],r=t.index+n.length,i=e.indexOf(n,r);return i===-1?"":e.slice(r,i)}a(bi,"extractFunctionBody");function $o(e){return e.replace(/\s+/g," ").trim()}a($o,"normalizeFunctionBody");function Ao(e){return St(e.toLowerCase().replace(W,"").replace(/\s+/g," ").trim())}a(Ao,"normalizeDefault");function vr(e){return e.toLowerCase().replace(/"/g,"").replace(W,"").replace(/\s+/g," ").trim()}a(vr,"normalizeConstraintDef");function Vn(e){return`
    SELECT c.relname AS name, t.relname AS "table", i.indisvalid AS valid, pg_get_indexdef(i.indexrelid) AS def,
           EXISTS (SELECT 1 FROM pg_constraint con WHERE con.conindid = i.indexrelid) AS "constraintBacked"
    FROM pg_index i
    JOIN pg_class c ON c.oid = i.indexrelid
    JOIN pg_class t ON t.oid = i.indrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${z(e).replace(Y,"''")}'
  `}a(Vn,"getSchemaIndexes");function Lo(e){return`
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS def
    FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = '${z(e).replace(Y,"''")}'
  `}a(Lo,"getSchemaFunctions");function kr(e,t="job_state"){return`
    SELECT e.enumlabel AS label
    FROM pg_enum e
    JOIN pg_type t ON t.oid = e.enumtypid
    JOIN pg_namespace n ON n.oid = t.typnamespace
    WHERE n.nspname = '${z(e).replace(Y,"''")}' AND t.typname = '${t}'
    ORDER BY e.enumsortorder
  `}a(kr,"getEnumDefinition");function Ro(e){return`
    SELECT c.relname AS "table", a.attname AS "column",
           format_type(a.atttypid, a.atttypmod) AS "type",
           a.attnotnull AS "notNull",
           pg_get_expr(ad.adbin, ad.adrelid) AS "default"
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef ad ON ad.adrelid = a.attrelid AND ad.adnum = a.attnum
    WHERE n.nspname = '${z(e).replace(Y,"''")}'
      AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p')
  `}a(Ro,"getSchemaColumns");function $u(e){return`
    SELECT c.relname AS "table"
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${z(e).replace(Y,"''")}'
      AND c.relkind IN ('r', 'p')
  `}a($u,"getSchemaTables");function Au(e){return`
    SELECT rel.relname AS "table", pg_get_constraintdef(con.oid) AS def
    FROM pg_constraint con
    JOIN pg_class rel ON rel.oid = con.conrelid
    JOIN pg_namespace n ON n.oid = rel.relnamespace
    WHERE n.nspname = '${z(e).replace(Y,"''")}' AND con.contype <> 'n'
  `}a(Au,"getSchemaConstraints");function Yh(e){const t=e.match(/CREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\s+(?:[a-z_][\w$]*\.)?"?([\w$]+)"?/i);return t?t[1]:""}a(Yh,"functionName");function Lu(e,t,n=!1){const r=new Map(t.map(s=>[s.name,s])),i=[],o=[];for(const s of e){const l=r.get(s.name);if(!l?.def){i.push(s);continue}if(n)continue;const c=$o(bi(l.def));c&&c!==s.expectedBody&&o.push({...s,actualBody:c,actualDefinition:l.def.replace(/\s+/g," ").trim()})}return{missingFunctions:i,mismatchedFunctions:o}}a(Lu,"computeFunctionDrift");function wo(e,t){const n=new Map;for(const i of t){let o=n.get(i.table);o||n.set(i.table,o=new Map),o.set(i.column.toLowerCase(),i)}const r=[];for(const{table:i,columns:o,defaults:s,types:l}of e){const c=n.get(i);if(!c||c.size===0)continue;const h=new Set(o),d=o.filter(g=>!c.has(g)),E=[...c.keys()].filter(g=>!h.has(g)),b=[],y=[],_=[];for(const g of o){const T=c.get(g);if(T){if(s&&s[g]!==void 0){const C=T.default??"";Ao(s[g])!==Ao(C)&&b.push({column:g,expected:s[g],actual:C})}if(l&&l[g]){const C=T.type??"";l[g].type!==C&&y.push({column:g,expected:l[g].type,actual:C}),l[g].notNull!==!!T.notNull&&_.push({column:g,expected:l[g].notNull,actual:!!T.notNull})}}}(d.length||E.length||b.length||y.length||_.length)&&r.push({table:i,missingColumns:d,unexpectedColumns:E,defaultMismatches:b,typeMismatches:y,nullabilityMismatches:_})}return r}a(wo,"computeColumnDrift");function Ft(e,t){const n=new Map;for(const{table:i,def:o}of t){let s=n.get(i);s||n.set(i,s=[]),s.push(o)}const r=[];for(const{table:i,constraints:o}of e){const s=n.get(i);if(!s||s.length===0)continue;const l=new Set(s.map(vr)),c=new Set(o.map(vr)),h=o.filter(E=>!l.has(vr(E))),d=s.filter(E=>!c.has(vr(E)));(h.length||d.length)&&r.push({table:i,missingConstraints:h,unexpectedConstraints:d})}return r}a(Ft,"computeConstraintDrift");function Ts(e,t,n){return n.length===0||t.length===n.length&&t.every((i,o)=>i===n[o])?null:{name:e,expectedValues:[...t],actualValues:n}}a(Ts,"computeEnumDrift");function Ru(e={}){const t=e.indexes?.expected??[],n=e.indexes?.live??[],r=e.indexes?.building??new Set,i=new Map(n.map(D=>[D.name,D])),o=new Set(t.map(D=>D.name)),s=[],l=[],c=[],h=[];for(const D of t){const L=i.get(D.name);if(!L)(r.has(D.name)?l:s).push(D);else if(!L.valid)c.push({...D,building:r.has(D.name)});else if(D.keys&&L.def&&!e.indexes?.presenceOnly){const x=ut(L.def);if(G(x)){const H=D.predicate??"",P=Vt(L.def),V=D.include??"",re=Le(L.def),ue=[];G(D.keys)!==G(x)&&ue.push("keys"),ce(V)!==ce(re)&&ue.push("include"),rt(H)!==rt(P)&&ue.push("predicate"),ue.length&&h.push({...D,expectedKeys:D.keys,actualKeys:x,expectedInclude:V,actualInclude:re,expectedPredicate:H,actualPredicate:P,actualDefinition:Ns(L.def),differs:ue})}}}const d=new Set(e.tables?.expected??t.map(D=>D.table)),E=n.filter(D=>d.has(D.table)&&!o.has(D.name)&&!D.constraintBacked).map(D=>({name:D.name,table:D.table})),b=new Set(e.tables?.live??[]),y=(e.tables?.expected??[]).filter(D=>!b.has(D)),{missingFunctions:_,mismatchedFunctions:g}=Lu(e.functions?.expected??[],e.functions?.live??[],e.functions?.presenceOnly),T=e.columns?wo(e.columns.expected,e.columns.live):[],C=e.constraints?Ft(e.constraints.expected,e.constraints.live):[],$=e.enum?Ts(e.enum.name,e.enum.expected,e.enum.actual):null;return{ok:y.length===0&&s.length===0&&c.length===0&&h.length===0&&_.length===0&&g.length===0&&T.length===0&&C.length===0&&$===null,missingTables:y,missing:s,building:l,invalid:c,extraIndexes:E,mismatched:h,missingFunctions:_,mismatchedFunctions:g,columnDrift:T,constraintDrift:C,enumDrift:$}}a(Ru,"computeSchemaDrift");const Zn=JSON.parse(`{"hd":"{{schema}}","ER":{"tables":["bam","job","job_common","job_dependency","queue","queue_stats","schedule","subscription","version","warning"],"columns":[{"table":"bam","column":"command","type":"text","notNull":true,"default":null},{"table":"bam","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"clock_timestamp()"},{"table":"bam","column":"error","type":"text","notNull":false,"default":null},{"table":"bam","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"bam","column":"name","type":"text","notNull":true,"default":null},{"table":"bam","column":"queue","type":"text","notNull":false,"default":null},{"table":"bam","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"status","type":"text","notNull":true,"default":"'pending'::text"},{"table":"bam","column":"table_name","type":"text","notNull":true,"default":null},{"table":"bam","column":"version","type":"integer","notNull":true,"default":null},{"table":"job_common","column":"blocked","type":"boolean","notNull":true,"default":"false"},{"table":"job_common","column":"blocking","type":"boolean","notNull":true,"default":"false"},{"table":"job_common","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job_common","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"job_common","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"job_common","column":"deletion_seconds","type":"integer","notNull":true,"default":"604800"},{"table":"job_common","column":"expire_seconds","type":"integer","notNull":true,"default":"900"},{"table":"job_common","column":"group_id","type":"text","notNull":false,"default":null},{"table":"job_common","column":"group_tier","type":"text","notNull":false,"default":null},{"table":"job_common","column":"heartbeat_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"job_common","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"job_common","column":"keep_until","type":"timestamp with time zone","notNull":true,"default":"(now() + '336:00:00'::interval)"},{"table":"job_common","column":"name","type":"text","notNull":true,"default":null},{"table":"job_common","column":"output","type":"jsonb","notNull":false,"default":null},{"table":"job_common","column":"pending_dependencies","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"policy","type":"text","notNull":false,"default":null},{"table":"job_common","column":"priority","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"retry_backoff","type":"boolean","notNull":true,"default":"false"},{"table":"job_common","column":"retry_count","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"retry_delay","type":"integer","notNull":true,"default":"0"},{"table":"job_common","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"job_common","column":"retry_limit","type":"integer","notNull":true,"default":"2"},{"table":"job_common","column":"singleton_key","type":"text","notNull":false,"default":null},{"table":"job_common","column":"singleton_on","type":"timestamp without time zone","notNull":false,"default":null},{"table":"job_common","column":"source_created_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"source_id","type":"uuid","notNull":false,"default":null},{"table":"job_common","column":"source_name","type":"text","notNull":false,"default":null},{"table":"job_common","column":"source_output","type":"jsonb","notNull":false,"default":null},{"table":"job_common","column":"source_retry_count","type":"integer","notNull":false,"default":null},{"table":"job_common","column":"source_root_id","type":"uuid","notNull":false,"default":null},{"table":"job_common","column":"start_after","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job_common","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job_common","column":"state","type":"{{schema}}.job_state","notNull":true,"default":"'created'::{{schema}}.job_state"},{"table":"job_dependency","column":"child_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"child_name","type":"text","notNull":true,"default":null},{"table":"job_dependency","column":"parent_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"parent_name","type":"text","notNull":true,"default":null},{"table":"job","column":"blocked","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"blocking","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"job","column":"deletion_seconds","type":"integer","notNull":true,"default":"604800"},{"table":"job","column":"expire_seconds","type":"integer","notNull":true,"default":"900"},{"table":"job","column":"group_id","type":"text","notNull":false,"default":null},{"table":"job","column":"group_tier","type":"text","notNull":false,"default":null},{"table":"job","column":"heartbeat_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"job","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"job","column":"keep_until","type":"timestamp with time zone","notNull":true,"default":"(now() + '336:00:00'::interval)"},{"table":"job","column":"name","type":"text","notNull":true,"default":null},{"table":"job","column":"output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"pending_dependencies","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"policy","type":"text","notNull":false,"default":null},{"table":"job","column":"priority","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_backoff","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"retry_count","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"job","column":"retry_limit","type":"integer","notNull":true,"default":"2"},{"table":"job","column":"singleton_key","type":"text","notNull":false,"default":null},{"table":"job","column":"singleton_on","type":"timestamp without time zone","notNull":false,"default":null},{"table":"job","column":"source_created_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"source_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"source_name","type":"text","notNull":false,"default":null},{"table":"job","column":"source_output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"source_retry_count","type":"integer","notNull":false,"default":null},{"table":"job","column":"source_root_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"start_after","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"state","type":"{{schema}}.job_state","notNull":true,"default":"'created'::{{schema}}.job_state"},{"table":"queue_stats","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"captured_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue_stats","column":"completed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"created_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue_stats","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"failed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"queue_stats","column":"name","type":"text","notNull":true,"default":null},{"table":"queue_stats","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"completed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"queue","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"deletion_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"expire_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"failed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"maintain_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_claim_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"name","type":"text","notNull":true,"default":null},{"table":"queue","column":"notify","type":"boolean","notNull":true,"default":"false"},{"table":"queue","column":"partition","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"policy","type":"text","notNull":true,"default":null},{"table":"queue","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_history","type":"integer[]","notNull":true,"default":"'{}'::integer[]"},{"table":"queue","column":"retention_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_backoff","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"retry_delay","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"queue","column":"retry_limit","type":"integer","notNull":true,"default":null},{"table":"queue","column":"singletons_active","type":"text[]","notNull":false,"default":null},{"table":"queue","column":"table_name","type":"text","notNull":true,"default":null},{"table":"queue","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"warning_queued","type":"integer","notNull":true,"default":"0"},{"table":"schedule","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"schedule","column":"cron","type":"text","notNull":true,"default":null},{"table":"schedule","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"key","type":"text","notNull":true,"default":"''::text"},{"table":"schedule","column":"kind","type":"text","notNull":true,"default":"'cron'::text"},{"table":"schedule","column":"last_job_id","type":"uuid","notNull":false,"default":null},{"table":"schedule","column":"name","type":"text","notNull":true,"default":null},{"table":"schedule","column":"options","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"timezone","type":"text","notNull":false,"default":"'UTC'::text"},{"table":"schedule","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"event","type":"text","notNull":true,"default":null},{"table":"subscription","column":"name","type":"text","notNull":true,"default":null},{"table":"subscription","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"version","column":"bam_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"cron_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"flow_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"monitor_backoff_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"reindex_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"version","type":"integer","notNull":true,"default":null},{"table":"warning","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"warning","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"warning","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"warning","column":"message","type":"text","notNull":true,"default":null},{"table":"warning","column":"type","type":"text","notNull":true,"default":null}],"constraints":[{"table":"bam","def":"PRIMARY KEY (id)"},{"table":"job_common","def":"CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))"},{"table":"job_common","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job_common","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job_common","def":"PRIMARY KEY (name, id)"},{"table":"job_dependency","def":"PRIMARY KEY (child_name, child_id, parent_name, parent_id)"},{"table":"job","def":"PRIMARY KEY (name, id)"},{"table":"queue_stats","def":"PRIMARY KEY (id, captured_on)"},{"table":"queue","def":"CHECK ((dead_letter IS DISTINCT FROM name))"},{"table":"queue","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name)"},{"table":"queue","def":"PRIMARY KEY (name)"},{"table":"schedule","def":"CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))"},{"table":"schedule","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"schedule","def":"PRIMARY KEY (name, key)"},{"table":"subscription","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"subscription","def":"PRIMARY KEY (event, name)"},{"table":"version","def":"PRIMARY KEY (version)"},{"table":"warning","def":"PRIMARY KEY (id)"}],"indexes":[{"name":"job_common_i1","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i1 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::{{schema}}.job_state) AND (policy = 'short'::text))"},{"name":"job_common_i10","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i10 ON {{schema}}.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text))"},{"name":"job_common_i11","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i11 ON {{schema}}.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked))"},{"name":"job_common_i12","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i12 ON {{schema}}.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL)"},{"name":"job_common_i2","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i2 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::{{schema}}.job_state) AND (policy = 'singleton'::text))"},{"name":"job_common_i3","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i3 ON {{schema}}.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'stately'::text))"},{"name":"job_common_i4","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i4 ON {{schema}}.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::{{schema}}.job_state) AND (singleton_on IS NOT NULL))"},{"name":"job_common_i6","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i6 ON {{schema}}.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'exclusive'::text))"},{"name":"job_common_i7","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i7 ON {{schema}}.job_common USING btree (name, group_id) WHERE ((state = 'active'::{{schema}}.job_state) AND (group_id IS NOT NULL))"},{"name":"job_common_i8","table":"job_common","valid":true,"def":"CREATE UNIQUE INDEX job_common_i8 ON {{schema}}.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::{{schema}}.job_state, 'retry'::{{schema}}.job_state, 'failed'::{{schema}}.job_state])) AND (policy = 'key_strict_fifo'::text))"},{"name":"job_common_i9","table":"job_common","valid":true,"def":"CREATE INDEX job_common_i9 ON {{schema}}.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::{{schema}}.job_state))"},{"name":"job_dep_parent_idx","table":"job_dependency","valid":true,"def":"CREATE INDEX job_dep_parent_idx ON {{schema}}.job_dependency USING btree (parent_name, parent_id)"},{"name":"queue_stats_i1","table":"queue_stats","valid":true,"def":"CREATE INDEX queue_stats_i1 ON ONLY {{schema}}.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)"},{"name":"warning_i1","table":"warning","valid":true,"def":"CREATE INDEX warning_i1 ON {{schema}}.warning USING btree (created_on DESC)"}],"functions":[{"name":"create_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.create_queue(queue_name text, options jsonb)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    DECLARE\\n      tablename varchar := CASE WHEN options->>'partition' = 'true'\\n                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')\\n                            ELSE 'job_common'\\n                            END;\\n      queue_created_on timestamptz;\\n    BEGIN\\n\\n      WITH q as (\\n        INSERT INTO {{schema}}.queue (\\n          name,\\n          policy,\\n          retry_limit,\\n          retry_delay,\\n          retry_backoff,\\n          retry_delay_max,\\n          expire_seconds,\\n          retention_seconds,\\n          deletion_seconds,\\n          warning_queued,\\n          dead_letter,\\n          partition,\\n          table_name,\\n          heartbeat_seconds,\\n          notify,\\n          created_on,\\n          updated_on\\n        )\\n        VALUES (\\n          queue_name,\\n          options->>'policy',\\n          COALESCE((options->>'retryLimit')::int, 2),\\n          COALESCE((options->>'retryDelay')::int, 0),\\n          COALESCE((options->>'retryBackoff')::bool, false),\\n          (options->>'retryDelayMax')::int,\\n          COALESCE((options->>'expireInSeconds')::int, 900),\\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\\n          COALESCE((options->>'warningQueueSize')::int, 0),\\n          options->>'deadLetter',\\n          COALESCE((options->>'partition')::bool, false),\\n          tablename,\\n          (options->>'heartbeatSeconds')::int,\\n          COALESCE((options->>'notify')::bool, false),\\n          {{schema}}.job_now(),\\n          {{schema}}.job_now()\\n        )\\n        ON CONFLICT DO NOTHING\\n        RETURNING created_on\\n      )\\n      SELECT created_on into queue_created_on from q;\\n\\n      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN\\n        RETURN;\\n      END IF;\\n\\n      EXECUTE format('CREATE TABLE {{schema}}.%I (LIKE {{schema}}.job INCLUDING DEFAULTS)', tablename);\\n\\n      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES {{schema}}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);\\n\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i11 ON {{schema}}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON {{schema}}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i7 ON {{schema}}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i9 ON {{schema}}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);\\n      EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i12 ON {{schema}}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);\\n\\n      IF options->>'policy' = 'short' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON {{schema}}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);\\n      ELSIF options->>'policy' = 'singleton' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON {{schema}}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);\\n      ELSIF options->>'policy' = 'stately' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON {{schema}}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);\\n      ELSIF options->>'policy' = 'exclusive' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON {{schema}}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);\\n      ELSIF options->>'policy' = 'key_strict_fifo' THEN\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON {{schema}}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);\\n        EXECUTE {{schema}}.job_table_format($cmd$CREATE INDEX job_i10 ON {{schema}}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);\\n        EXECUTE {{schema}}.job_table_format($cmd$ALTER TABLE {{schema}}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);\\n      END IF;\\n\\n      EXECUTE format('ALTER TABLE {{schema}}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);\\n      EXECUTE format('ALTER TABLE {{schema}}.job ATTACH PARTITION {{schema}}.%I FOR VALUES IN (%L)', tablename, queue_name);\\n    END;\\n    $function$\\n"},{"name":"delete_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.delete_queue(queue_name text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    DECLARE\\n      v_table varchar;\\n      v_partition bool;\\n    BEGIN\\n      \\n      SELECT table_name, partition\\n      FROM {{schema}}.queue\\n      WHERE name = queue_name\\n      INTO v_table, v_partition;\\n\\n      IF v_partition THEN\\n        EXECUTE format('DROP TABLE IF EXISTS {{schema}}.%I', v_table);\\n      ELSE\\n        EXECUTE format('DELETE FROM {{schema}}.%I WHERE name = %L', v_table, queue_name);\\n      END IF;\\n    \\n      DELETE FROM {{schema}}.queue WHERE name = queue_name;\\n    END;\\n    $function$\\n"},{"name":"job_now","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_now()\\n RETURNS timestamp with time zone\\n LANGUAGE sql\\n STABLE\\nAS $function$\\n      SELECT pg_catalog.now();\\n    $function$\\n"},{"name":"job_table_format","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_table_format(command text, table_name text)\\n RETURNS text\\n LANGUAGE sql\\n IMMUTABLE\\nAS $function$\\n      SELECT format(\\n        regexp_replace(\\n          regexp_replace(command, '\\\\.job\\\\y', '.%1$I', 'g'),\\n          '\\\\yjob_i(\\\\d+)', '%1$s_i\\\\1', 'g'\\n        ),\\n        table_name\\n      );\\n    $function$\\n"},{"name":"job_table_run","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    DECLARE\\n      tbl RECORD;\\n    BEGIN\\n      IF queue_name IS NOT NULL THEN\\n        SELECT table_name INTO tbl_name FROM {{schema}}.queue WHERE name = queue_name;\\n      END IF;\\n\\n      IF tbl_name IS NOT NULL THEN\\n        EXECUTE {{schema}}.job_table_format(command, tbl_name);\\n        RETURN;\\n      END IF;\\n\\n      EXECUTE {{schema}}.job_table_format(command, 'job_common');\\n\\n      FOR tbl IN SELECT table_name FROM {{schema}}.queue WHERE partition = true\\n      LOOP\\n        EXECUTE {{schema}}.job_table_format(command, tbl.table_name);\\n      END LOOP;\\n    END;\\n    $function$\\n"},{"name":"job_table_run_async","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    BEGIN\\n      IF queue_name IS NOT NULL THEN\\n        SELECT table_name INTO tbl_name FROM {{schema}}.queue WHERE name = queue_name;\\n      END IF;\\n\\n      IF tbl_name IS NOT NULL THEN\\n        INSERT INTO {{schema}}.bam (name, version, status, queue, table_name, command)\\n        VALUES (\\n          command_name,\\n          version,\\n          'pending',\\n          queue_name,\\n          tbl_name,\\n          {{schema}}.job_table_format(command, tbl_name)\\n        );\\n        RETURN;\\n      END IF;\\n\\n      INSERT INTO {{schema}}.bam (name, version, status, queue, table_name, command)\\n      SELECT\\n        command_name,\\n        version,\\n        'pending',\\n        NULL,\\n        'job_common',\\n        {{schema}}.job_table_format(command, 'job_common')\\n      UNION ALL\\n      SELECT\\n        command_name,\\n        version,\\n        'pending',\\n        queue.name,\\n        queue.table_name,\\n        {{schema}}.job_table_format(command, queue.table_name)\\n      FROM {{schema}}.queue\\n      WHERE partition = true;\\n    END;\\n    $function$\\n"}],"enum":["created","retry","active","completed","cancelled","failed"]},"Rb":{"tables":["bam","job","job_dependency","queue","queue_stats","schedule","subscription","version","warning"],"columns":[{"table":"bam","column":"command","type":"text","notNull":true,"default":null},{"table":"bam","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"clock_timestamp()"},{"table":"bam","column":"error","type":"text","notNull":false,"default":null},{"table":"bam","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"bam","column":"name","type":"text","notNull":true,"default":null},{"table":"bam","column":"queue","type":"text","notNull":false,"default":null},{"table":"bam","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"bam","column":"status","type":"text","notNull":true,"default":"'pending'::text"},{"table":"bam","column":"table_name","type":"text","notNull":true,"default":null},{"table":"bam","column":"version","type":"integer","notNull":true,"default":null},{"table":"job_dependency","column":"child_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"child_name","type":"text","notNull":true,"default":null},{"table":"job_dependency","column":"parent_id","type":"uuid","notNull":true,"default":null},{"table":"job_dependency","column":"parent_name","type":"text","notNull":true,"default":null},{"table":"job","column":"blocked","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"blocking","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"completed_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"job","column":"deletion_seconds","type":"integer","notNull":true,"default":"604800"},{"table":"job","column":"expire_seconds","type":"integer","notNull":true,"default":"900"},{"table":"job","column":"group_id","type":"text","notNull":false,"default":null},{"table":"job","column":"group_tier","type":"text","notNull":false,"default":null},{"table":"job","column":"heartbeat_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"job","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"job","column":"keep_until","type":"timestamp with time zone","notNull":true,"default":"(now() + '336:00:00'::interval)"},{"table":"job","column":"name","type":"text","notNull":true,"default":null},{"table":"job","column":"output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"pending_dependencies","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"policy","type":"text","notNull":false,"default":null},{"table":"job","column":"priority","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_backoff","type":"boolean","notNull":true,"default":"false"},{"table":"job","column":"retry_count","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay","type":"integer","notNull":true,"default":"0"},{"table":"job","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"job","column":"retry_limit","type":"integer","notNull":true,"default":"2"},{"table":"job","column":"singleton_key","type":"text","notNull":false,"default":null},{"table":"job","column":"singleton_on","type":"timestamp without time zone","notNull":false,"default":null},{"table":"job","column":"source_created_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"source_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"source_name","type":"text","notNull":false,"default":null},{"table":"job","column":"source_output","type":"jsonb","notNull":false,"default":null},{"table":"job","column":"source_retry_count","type":"integer","notNull":false,"default":null},{"table":"job","column":"source_root_id","type":"uuid","notNull":false,"default":null},{"table":"job","column":"start_after","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"job","column":"started_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"job","column":"state","type":"{{schema}}.job_state","notNull":true,"default":"'created'::{{schema}}.job_state"},{"table":"queue_stats","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"captured_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue_stats","column":"completed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"created_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue_stats","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"failed_delta","type":"integer","notNull":false,"default":null},{"table":"queue_stats","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"queue_stats","column":"name","type":"text","notNull":true,"default":null},{"table":"queue_stats","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue_stats","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"active_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"completed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"dead_letter","type":"text","notNull":false,"default":null},{"table":"queue","column":"deferred_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"deletion_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"delta_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"delta_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"expire_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"failed_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"failed_delta","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"heartbeat_seconds","type":"integer","notNull":false,"default":null},{"table":"queue","column":"maintain_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_claim_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"monitor_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"queue","column":"name","type":"text","notNull":true,"default":null},{"table":"queue","column":"notify","type":"boolean","notNull":true,"default":"false"},{"table":"queue","column":"partition","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"policy","type":"text","notNull":true,"default":null},{"table":"queue","column":"queued_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"ready_history","type":"integer[]","notNull":true,"default":"'{}'::integer[]"},{"table":"queue","column":"retention_seconds","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_backoff","type":"boolean","notNull":true,"default":null},{"table":"queue","column":"retry_delay","type":"integer","notNull":true,"default":null},{"table":"queue","column":"retry_delay_max","type":"integer","notNull":false,"default":null},{"table":"queue","column":"retry_limit","type":"integer","notNull":true,"default":null},{"table":"queue","column":"singletons_active","type":"text[]","notNull":false,"default":null},{"table":"queue","column":"table_name","type":"text","notNull":true,"default":null},{"table":"queue","column":"total_count","type":"integer","notNull":true,"default":"0"},{"table":"queue","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"queue","column":"warning_queued","type":"integer","notNull":true,"default":"0"},{"table":"schedule","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"schedule","column":"cron","type":"text","notNull":true,"default":null},{"table":"schedule","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"key","type":"text","notNull":true,"default":"''::text"},{"table":"schedule","column":"kind","type":"text","notNull":true,"default":"'cron'::text"},{"table":"schedule","column":"last_job_id","type":"uuid","notNull":false,"default":null},{"table":"schedule","column":"name","type":"text","notNull":true,"default":null},{"table":"schedule","column":"options","type":"jsonb","notNull":false,"default":null},{"table":"schedule","column":"timezone","type":"text","notNull":false,"default":"'UTC'::text"},{"table":"schedule","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"subscription","column":"event","type":"text","notNull":true,"default":null},{"table":"subscription","column":"name","type":"text","notNull":true,"default":null},{"table":"subscription","column":"updated_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"version","column":"bam_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"cron_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"flow_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"monitor_backoff_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"reindex_on","type":"timestamp with time zone","notNull":false,"default":null},{"table":"version","column":"version","type":"integer","notNull":true,"default":null},{"table":"warning","column":"created_on","type":"timestamp with time zone","notNull":true,"default":"now()"},{"table":"warning","column":"data","type":"jsonb","notNull":false,"default":null},{"table":"warning","column":"id","type":"uuid","notNull":true,"default":"gen_random_uuid()"},{"table":"warning","column":"message","type":"text","notNull":true,"default":null},{"table":"warning","column":"type","type":"text","notNull":true,"default":null}],"constraints":[{"table":"bam","def":"PRIMARY KEY (id)"},{"table":"job_dependency","def":"PRIMARY KEY (child_name, child_id, parent_name, parent_id)"},{"table":"job","def":"CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))"},{"table":"job","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED"},{"table":"job","def":"PRIMARY KEY (name, id)"},{"table":"queue_stats","def":"PRIMARY KEY (id)"},{"table":"queue","def":"CHECK ((dead_letter IS DISTINCT FROM name))"},{"table":"queue","def":"FOREIGN KEY (dead_letter) REFERENCES {{schema}}.queue(name)"},{"table":"queue","def":"PRIMARY KEY (name)"},{"table":"schedule","def":"CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))"},{"table":"schedule","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"schedule","def":"PRIMARY KEY (name, key)"},{"table":"subscription","def":"FOREIGN KEY (name) REFERENCES {{schema}}.queue(name) ON DELETE CASCADE"},{"table":"subscription","def":"PRIMARY KEY (event, name)"},{"table":"version","def":"PRIMARY KEY (version)"},{"table":"warning","def":"PRIMARY KEY (id)"}],"indexes":[{"name":"job_dep_parent_idx","table":"job_dependency","valid":true,"def":"CREATE INDEX job_dep_parent_idx ON {{schema}}.job_dependency USING btree (parent_name, parent_id)"},{"name":"job_i1","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i1 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::{{schema}}.job_state) AND (policy = 'short'::text))"},{"name":"job_i10","table":"job","valid":true,"def":"CREATE INDEX job_i10 ON {{schema}}.job USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text))"},{"name":"job_i11","table":"job","valid":true,"def":"CREATE INDEX job_i11 ON {{schema}}.job USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::{{schema}}.job_state) AND (NOT blocked))"},{"name":"job_i12","table":"job","valid":true,"def":"CREATE INDEX job_i12 ON {{schema}}.job USING btree (source_root_id) WHERE (source_root_id IS NOT NULL)"},{"name":"job_i2","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i2 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::{{schema}}.job_state) AND (policy = 'singleton'::text))"},{"name":"job_i3","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i3 ON {{schema}}.job USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'stately'::text))"},{"name":"job_i4","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i4 ON {{schema}}.job USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::{{schema}}.job_state) AND (singleton_on IS NOT NULL))"},{"name":"job_i6","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i6 ON {{schema}}.job USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::{{schema}}.job_state) AND (policy = 'exclusive'::text))"},{"name":"job_i7","table":"job","valid":true,"def":"CREATE INDEX job_i7 ON {{schema}}.job USING btree (name, group_id) WHERE ((state = 'active'::{{schema}}.job_state) AND (group_id IS NOT NULL))"},{"name":"job_i8","table":"job","valid":true,"def":"CREATE UNIQUE INDEX job_i8 ON {{schema}}.job USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::{{schema}}.job_state, 'retry'::{{schema}}.job_state, 'failed'::{{schema}}.job_state])) AND (policy = 'key_strict_fifo'::text))"},{"name":"job_i9","table":"job","valid":true,"def":"CREATE INDEX job_i9 ON {{schema}}.job USING btree (name, id) WHERE (blocking AND (state = 'completed'::{{schema}}.job_state))"},{"name":"queue_stats_i1","table":"queue_stats","valid":true,"def":"CREATE INDEX queue_stats_i1 ON {{schema}}.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)"},{"name":"warning_i1","table":"warning","valid":true,"def":"CREATE INDEX warning_i1 ON {{schema}}.warning USING btree (created_on DESC)"}],"functions":[{"name":"create_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.create_queue(queue_name text, options jsonb)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n      BEGIN\\n        INSERT INTO {{schema}}.queue (\\n          name,\\n          policy,\\n          retry_limit,\\n          retry_delay,\\n          retry_backoff,\\n          retry_delay_max,\\n          expire_seconds,\\n          retention_seconds,\\n          deletion_seconds,\\n          warning_queued,\\n          dead_letter,\\n          partition,\\n          table_name,\\n          heartbeat_seconds,\\n          created_on,\\n          updated_on\\n        )\\n        VALUES (\\n          queue_name,\\n          options->>'policy',\\n          COALESCE((options->>'retryLimit')::int, 2),\\n          COALESCE((options->>'retryDelay')::int, 0),\\n          COALESCE((options->>'retryBackoff')::bool, false),\\n          (options->>'retryDelayMax')::int,\\n          COALESCE((options->>'expireInSeconds')::int, 900),\\n          COALESCE((options->>'retentionSeconds')::int, 1209600),\\n          COALESCE((options->>'deleteAfterSeconds')::int, 604800),\\n          COALESCE((options->>'warningQueueSize')::int, 0),\\n          options->>'deadLetter',\\n          false,\\n          'job',\\n          (options->>'heartbeatSeconds')::int,\\n          {{schema}}.job_now(),\\n          {{schema}}.job_now()\\n        )\\n        ON CONFLICT DO NOTHING;\\n      END;\\n      $function$\\n"},{"name":"delete_queue","def":"CREATE OR REPLACE FUNCTION {{schema}}.delete_queue(queue_name text)\\n RETURNS void\\n LANGUAGE plpgsql\\nAS $function$\\n    BEGIN\\n      DELETE FROM {{schema}}.job WHERE name = queue_name;\\n      DELETE FROM {{schema}}.queue WHERE name = queue_name;\\n    END;\\n    $function$\\n"},{"name":"job_now","def":"CREATE OR REPLACE FUNCTION {{schema}}.job_now()\\n RETURNS timestamp with time zone\\n LANGUAGE sql\\n STABLE\\nAS $function$\\n      SELECT pg_catalog.now();\\n    $function$\\n"}],"enum":["created","retry","active","completed","cancelled","failed"]}}`),Mo={divisionByZero:"22012"},Qn="pgboss",wu="division by zero",vo="already exists",ht=/'/g,Ur=900,Mu=3600*24*14,ko=3600*24*7,Uo=3600*24,xo=300,X=Object.freeze({created:"created",retry:"retry",active:"active",completed:"completed",cancelled:"cancelled",failed:"failed"}),me=Object.freeze({standard:"standard",short:"short",singleton:"singleton",stately:"stately",exclusive:"exclusive",key_strict_fifo:"key_strict_fifo"}),$t=Object.freeze({cron:"cron",rrule:"rrule"}),jo=Object.freeze({skip:"skip",once:"once"}),ke={expire_seconds:Ur,retention_seconds:Mu,deletion_seconds:ko,retry_limit:2,retry_delay:0,warning_queued:0,retry_backoff:!1,partition:!1},Zt="job",Ce="job_common",vu="SELECT version() AS version";function _i(e,t){const n=t.flatMap(i=>i.split(";")).map(i=>i.trim().replace(/\s+/g," ")).filter(Boolean).map(i=>{let o=i.match(/^ALTER TABLE \S+ ADD PRIMARY KEY (\(.+\))$/i);if(o)return`PRIMARY KEY ${o[1]}`;if(o=i.match(/^ALTER TABLE \S+ ADD CONSTRAINT (\S+) (.+)$/i),o)return`CONSTRAINT ${o[1]} ${o[2]}`;if(o=i.match(/^CREATE (UNIQUE )?INDEX (?:IF NOT EXISTS )?(\S+) ON \S+ (\(.+)$/i),o)return S(!/\bINCLUDE\s*\(/i.test(o[3]),`inlineIntoCreateTable: covering index ${o[2]} has no inline form`),`${o[1]??""}INDEX ${o[2]} ${o[3]}`;throw new Error(`inlineIntoCreateTable: cannot inline: ${i}`)}),r=e.lastIndexOf(")");return S(r>0,"inlineIntoCreateTable: no column list to extend"),`${e.slice(0,r).trimEnd()},
      ${n.join(`,
      `)}
    ${e.slice(r)}`}a(_i,"inlineIntoCreateTable");function gs(e,t,n){const r=n?.noTablePartitioning??!1,i=n?.noDeferrableConstraints??!1,o=n?.noAdvisoryLocks??!1,s=n?.noCoveringIndexes??!1;if((n?.inlineTableIndexes??!1)&&r)return Wt(e,Ss(e,t,{createSchema:n?.createSchema,noDeferrable:i,noCovering:s}),void 0,o);const c=[n?.createSchema?Ne(e):"",Ni(e),ft(e),Wo(e),Ho(e),Po(e),Bo(e),Yo(e),r?"":At(e),r?"":Ds(e),r?"":Cs(e),mt(e,r),Oi(e),r?Si(e,i,s):Is(e),Xo(e),zo(e),js(e,r),ra(e,s),r?"":Fs(e),Go(e),Re(e),jr(e,r),Vo(e,r),Bs(e,t)];return Wt(e,c,void 0,o)}a(gs,"create");function Ss(e,t,n){return[n.createSchema?Ne(e):"",Ni(e),ft(e),Wo(e),Ho(e),Po(e),Bo(e),Yo(e),_i(mt(e,!0),[Oi(e),Si(e,n.noDeferrable,n.noCovering)]),_i(Xo(e),[zo(e)]),_i(js(e,!0),[ra(e,n.noCovering)]),_i(Go(e),[Re(e)]),jr(e,!0),Vo(e,!0),Bs(e,t)]}a(Ss,"createInline");function Ne(e){return`CREATE SCHEMA IF NOT EXISTS ${e}`}a(Ne,"createSchema");function Ni(e){return`
    CREATE TYPE ${e}.job_state AS ENUM (
      '${X.created}',
      '${X.retry}',
      '${X.active}',
      '${X.completed}',
      '${X.cancelled}',
      '${X.failed}'
    )
  `}a(Ni,"createEnumJobState");const Je="SELECT pg_catalog.now();",xr="pgboss.test_clock";function Qt(e){return`${e}.__pgboss_test_clock`}a(Qt,"clockTable");function Fo(e){return`SELECT COALESCE(CASE WHEN current_setting('${xr}', true) = 'on' THEN (SELECT c.now FROM ${Qt(e)} c LIMIT 1) END, pg_catalog.now());`}a(Fo,"clockOverrideBody");function Os(){return`SET ${xr} = 'on'`}a(Os,"enableClockOverride");function Xh(){return`RESET ${xr}`}a(Xh,"disableClockOverride");function ku(e){return`
    SELECT p.prosrc AS source
    FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = '${z(e).replace(ht,"''")}'
      AND p.proname = 'job_now'
  `}a(ku,"getClockFunctionSource");function qo(e){return!!e?.includes(xr)}a(qo,"clockFunctionIsOverridden");function Uu(e){return`
    ${ft(e,{replace:!0})}
    DROP TABLE IF EXISTS ${Qt(e)};
  `}a(Uu,"restoreClockFunction");function ft(e,t={}){const{replace:n=!1,body:r=Je}=t;return`
    CREATE ${n?"OR REPLACE ":""}FUNCTION ${e}.job_now()
    RETURNS timestamp with time zone AS
    $$
      ${r}
    $$
    LANGUAGE sql STABLE;
  `}a(ft,"createClockFunction");function Wo(e){return`
    CREATE TABLE ${e}.version (
      version int primary key,
      cron_on timestamp with time zone,
      bam_on timestamp with time zone,
      flow_on timestamp with time zone,
      reindex_on timestamp with time zone,
      monitor_backoff_on timestamp with time zone
    )
  `}a(Wo,"createTableVersion");function Ho(e){return`
    CREATE TABLE ${e}.queue (
      name text NOT NULL,
      policy text NOT NULL,
      retry_limit int NOT NULL,
      retry_delay int NOT NULL,
      retry_backoff bool NOT NULL,
      retry_delay_max int,
      expire_seconds int NOT NULL,
      retention_seconds int NOT NULL,
      deletion_seconds int NOT NULL,
      dead_letter text REFERENCES ${e}.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
      partition bool NOT NULL,
      table_name text NOT NULL,
      deferred_count int NOT NULL default 0,
      queued_count int NOT NULL default 0,
      ready_count int NOT NULL default 0,
      warning_queued int NOT NULL default 0,
      active_count int NOT NULL default 0,
      failed_count int NOT NULL default 0,
      total_count int NOT NULL default 0,
      created_delta int NOT NULL default 0,
      completed_delta int NOT NULL default 0,
      failed_delta int NOT NULL default 0,
      delta_on timestamp with time zone,
      delta_seconds int,
      ready_history int[] NOT NULL default '{}',
      heartbeat_seconds int,
      notify bool NOT NULL DEFAULT false,
      singletons_active text[],
      monitor_claim_on timestamp with time zone,
      monitor_on timestamp with time zone,
      maintain_on timestamp with time zone,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  `}a(Ho,"createTableQueue");function Po(e){return`
    CREATE TABLE ${e}.schedule (
      name text REFERENCES ${e}.queue ON DELETE CASCADE,
      key text not null DEFAULT '',
      kind text not null DEFAULT '${$t.cron}' CHECK (kind IN ('${$t.cron}', '${$t.rrule}')),
      cron text not null,
      timezone text DEFAULT 'UTC',
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      last_job_id uuid,
      PRIMARY KEY (name, key)
    )
  `}a(Po,"createTableSchedule");function Bo(e){return`
    CREATE TABLE ${e}.subscription (
      event text not null,
      name text not null REFERENCES ${e}.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  `}a(Bo,"createTableSubscription");function Yo(e){return`
    CREATE TABLE ${e}.bam (
      id uuid PRIMARY KEY default gen_random_uuid(),
      name text NOT NULL,
      version int NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      queue text,
      table_name text NOT NULL,
      command text NOT NULL,
      error text,
      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone
    )
  `}a(Yo,"createTableBam");function Xo(e){return`
    CREATE TABLE ${e}.warning (
      id uuid PRIMARY KEY default gen_random_uuid(),
      type text NOT NULL,
      message text NOT NULL,
      data jsonb,
      created_on timestamp with time zone NOT NULL DEFAULT now()
    )
  `}a(Xo,"createTableWarning");function zo(e){return`CREATE INDEX warning_i1 ON ${e}.warning (created_on DESC)`}a(zo,"createIndexWarning");function Go(e){return`
    CREATE TABLE ${e}.job_dependency (
      child_name text NOT NULL,
      child_id uuid NOT NULL,
      parent_name text NOT NULL,
      parent_id uuid NOT NULL,
      PRIMARY KEY (child_name, child_id, parent_name, parent_id)
    )
  `}a(Go,"createTableJobDependency");function Re(e){return`CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${e}.job_dependency (parent_name, parent_id)`}a(Re,"createIndexJobDependencyParent");function At(e){return`
    CREATE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),
          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `}a(At,"jobTableFormatFunction");function Ds(e){return`
    CREATE FUNCTION ${e}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE ${e}.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE ${e}.job_table_format(command, '${Ce}');

      FOR tbl IN SELECT table_name FROM ${e}.queue WHERE partition = true
      LOOP
        EXECUTE ${e}.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$
    LANGUAGE plpgsql;
  `}a(Ds,"jobTableRunFunction");function Cs(e){return`
    CREATE FUNCTION ${e}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          ${e}.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        '${Ce}',
        ${e}.job_table_format(command, '${Ce}')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        ${e}.job_table_format(command, queue.table_name)
      FROM ${e}.queue
      WHERE partition = true;
    END;
    $$
    LANGUAGE plpgsql;
  `}a(Cs,"jobTableRunAsyncFunction");function mt(e,t=!1){const n=t?"":"PARTITION BY LIST (name)";return`
    CREATE TABLE ${e}.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state ${e}.job_state not null default '${X.created}',
      retry_limit integer not null default ${ke.retry_limit},
      retry_count integer not null default 0,
      retry_delay integer not null default ${ke.retry_delay},
      retry_backoff boolean not null default ${ke.retry_backoff},
      retry_delay_max integer,
      expire_seconds int not null default ${ke.expire_seconds},
      deletion_seconds int not null default ${ke.deletion_seconds},
      singleton_key text,
      singleton_on timestamp without time zone,
      group_id text,
      group_tier text,
      start_after timestamp with time zone not null default now(),
      created_on timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '${ke.retention_seconds}',
      output jsonb,
      dead_letter text,
      policy text,
      heartbeat_on timestamp with time zone,
      heartbeat_seconds int,
      blocked boolean not null default false,
      blocking boolean not null default false,
      pending_dependencies int not null default 0,
      source_name text,
      source_id uuid,
      source_created_on timestamp with time zone,
      source_retry_count int,
      source_output jsonb,
      source_root_id uuid
    ) ${n}
  `}a(mt,"createTableJob");const Ti='id, name, data, retry_count as "retryCount", expire_seconds as "expireInSeconds", heartbeat_seconds as "heartbeatSeconds", group_id as "groupId", group_tier as "groupTier"',gi=`${Ti},
  policy,
  state,
  priority,
  retry_limit as "retryLimit",
  retry_delay as "retryDelay",
  retry_backoff as "retryBackoff",
  retry_delay_max as "retryDelayMax",
  start_after as "startAfter",
  started_on as "startedOn",
  singleton_key as "singletonKey",
  singleton_on as "singletonOn",
  deletion_seconds as "deleteAfterSeconds",
  heartbeat_on as "heartbeatOn",
  created_on as "createdOn",
  completed_on as "completedOn",
  keep_until as "keepUntil",
  dead_letter as "deadLetter",
  blocked,
  blocking,
  pending_dependencies as "pendingDependencies",
  output,
  source_name as "sourceName",
  source_id as "sourceId",
  source_created_on as "sourceCreatedOn",
  source_retry_count as "sourceRetryCount",
  source_output as "sourceOutput",
  source_root_id as "sourceRootId"
`;function Is(e){return`
    CREATE TABLE ${e}.${Ce} (LIKE ${e}.job INCLUDING GENERATED INCLUDING DEFAULTS);

    SELECT ${e}.job_table_run($cmd$${Oi(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Di(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Ci(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${se(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${qt(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Jn(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Ii(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${$i(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Ko(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Ai(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Qo(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${Jo(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${ea(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${ln(e)}$cmd$, '${Ce}');
    SELECT ${e}.job_table_run($cmd$${qr(e)}$cmd$, '${Ce}');

    ALTER TABLE ${e}.job ATTACH PARTITION ${e}.${Ce} DEFAULT;
  `}a(Is,"createTableJobCommon");function Si(e,t=!1,n=!1){return`
    ${Di(e,t)};
    ${Ci(e,t)};
    ${se(e)};
    ${qt(e)};
    ${Jn(e)};
    ${Ii(e)};
    ${$i(e)};
    ${Ko(e,n)};
    ${Ai(e)};
    ${Qo(e)};
    ${Jo(e,n)};
    ${ea(e)};
    ${ln(e)};
    ${qr(e)};
  `}a(Si,"createTableJobIndexes");function jr(e,t=!1){return t?`
      CREATE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
      RETURNS VOID AS
      $$
      BEGIN
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, ${ke.retry_limit}),
          COALESCE((options->>'retryDelay')::int, ${ke.retry_delay}),
          COALESCE((options->>'retryBackoff')::bool, ${ke.retry_backoff}),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, ${ke.expire_seconds}),
          COALESCE((options->>'retentionSeconds')::int, ${ke.retention_seconds}),
          COALESCE((options->>'deleteAfterSeconds')::int, ${ke.deletion_seconds}),
          COALESCE((options->>'warningQueueSize')::int, ${ke.warning_queued}),
          options->>'deadLetter',
          false,
          '${Zt}',
          (options->>'heartbeatSeconds')::int,
          ${e}.job_now(),
          ${e}.job_now()
        )
        ON CONFLICT DO NOTHING;
      END;
      $$
      LANGUAGE plpgsql;
    `:`
    CREATE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE '${Ce}'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, ${ke.retry_limit}),
          COALESCE((options->>'retryDelay')::int, ${ke.retry_delay}),
          COALESCE((options->>'retryBackoff')::bool, ${ke.retry_backoff}),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, ${ke.expire_seconds}),
          COALESCE((options->>'retentionSeconds')::int, ${ke.retention_seconds}),
          COALESCE((options->>'deleteAfterSeconds')::int, ${ke.deletion_seconds}),
          COALESCE((options->>'warningQueueSize')::int, ${ke.warning_queued}),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, ${ke.partition}),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          ${e}.job_now(),
          ${e}.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$${Oi(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${Di(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${Ci(e)}$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$${Jo(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${Qo(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${ea(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${ln(e)}$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$${qr(e)}$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$${se(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$${qt(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$${Jn(e)}$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$${Ii(e)}$cmd$, tablename);
      ELSIF options->>'policy' = '${me.key_strict_fifo}' THEN
        EXECUTE ${e}.job_table_format($cmd$${$i(e)}$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$${Ko(e)}$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$${Ai(e)}$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `}a(jr,"createQueueFunction");function Vo(e,t=!1){const n=t?`DELETE FROM ${e}.job WHERE name = queue_name;`:`
      SELECT table_name, partition
      FROM ${e}.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS ${e}.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM ${e}.%I WHERE name = %L', v_table, queue_name);
      END IF;
    `;return`
    CREATE FUNCTION ${e}.delete_queue(queue_name text)
    RETURNS VOID AS
    $$${t?"":`
    DECLARE
      v_table varchar;
      v_partition bool;`}
    BEGIN
      ${n}
      DELETE FROM ${e}.queue WHERE name = queue_name;
    END;
    $$
    LANGUAGE plpgsql;
  `}a(Vo,"deleteQueueFunction");function Zo(e,t,n,r){const i=`SELECT ${e}.create_queue('${t}', '${JSON.stringify(n)}'::jsonb)`;return Wt(e,i,"create-queue",r)}a(Zo,"createQueue");function Fr(e){return`('pgboss_' || left(encode(sha224('${ne(e)}'::bytea), 'hex'), 24))`}a(Fr,"notifyChannelSql");function $s(e,t){return`SELECT pg_notify(${Fr(e)}, '${t}')`}a($s,"notifyQueue");function xu(e,t,n){const r=`SELECT ${e}.delete_queue('${t}')`;return Wt(e,r,"delete-queue",n)}a(xu,"deleteQueue");function Oi(e){return`ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)`}a(Oi,"createPrimaryKeyJob");function Di(e,t=!1){return`ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT${t?"":" DEFERRABLE INITIALLY DEFERRED"}`}a(Di,"createQueueForeignKeyJob");function Ci(e,t=!1){return`ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT${t?"":" DEFERRABLE INITIALLY DEFERRED"}`}a(Ci,"createQueueForeignKeyJobDeadLetter");function se(e){return`CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = '${X.created}' AND policy = '${me.short}'`}a(se,"createIndexJobPolicyShort");function qt(e){return`CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = '${X.active}' AND policy = '${me.singleton}'`}a(qt,"createIndexJobPolicySingleton");function Jn(e){return`CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= '${X.active}' AND policy = '${me.stately}'`}a(Jn,"createIndexJobPolicyStately");function Qo(e){return`CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> '${X.cancelled}' AND singleton_on IS NOT NULL`}a(Qo,"createIndexJobThrottle");function Jo(e,t=!1){return`CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < '${X.active}' AND NOT blocked`}a(Jo,"createIndexJobFetch");function Ii(e){return`CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= '${X.active}' AND policy = '${me.exclusive}'`}a(Ii,"createIndexJobPolicyExclusive");function $i(e){return`CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('${X.active}', '${X.retry}', '${X.failed}') AND policy = '${me.key_strict_fifo}'`}a($i,"createIndexJobPolicyKeyStrictFifo");function Ko(e,t=!1){return`CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id)${t?"":" INCLUDE (start_after)"} WHERE state < '${X.active}' AND NOT blocked AND policy = '${me.key_strict_fifo}'`}a(Ko,"createIndexJobPolicyKeyStrictFifoHeads");function Ai(e){return`ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = '${me.key_strict_fifo}' AND singleton_key IS NULL))`}a(Ai,"createCheckConstraintKeyStrictFifo");function ea(e){return`CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = '${X.active}' AND group_id IS NOT NULL`}a(ea,"createIndexJobGroupConcurrency");function ln(e){return`CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = '${X.completed}'`}a(ln,"createIndexJobBlocking");function qr(e){return`CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL`}a(qr,"createIndexJobSourceRoot");function Ot(e,t,n,r){return{text:`
    WITH due AS (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(monitor_claim_on, monitor_on, ${e}.job_now() - interval '1 week') ) ) >= ${n}
      ${er(r)}
    )
    UPDATE ${e}.queue
    SET monitor_claim_on = ${e}.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name, NOT EXISTS (SELECT 1 FROM ${e}.version WHERE monitor_backoff_on > ${e}.job_now()) as "refreshStats"
  `,values:[t]}}a(Ot,"trySetQueueMonitorTime");const ju=.1,xe=600,un=3600;function Ln(e,t){return{text:`
    WITH budget AS (
      SELECT
        naptime,
        LEAST(
          GREATEST(2 * naptime, LEAST($1::float8, ${xe})),
          ${un}
        ) AS backoff
      FROM (
        SELECT EXTRACT(EPOCH FROM current_setting('autovacuum_naptime')::interval)::float8 AS naptime
      ) n
    )
    UPDATE ${e}.version v
    SET monitor_backoff_on = GREATEST(
      COALESCE(v.monitor_backoff_on, ${e}.job_now()),
      ${e}.job_now() + make_interval(secs => b.backoff)
    )
    FROM budget b
    WHERE $1::float8 > ${ju} * b.naptime
    RETURNING
      b.naptime  as "naptimeSeconds",
      EXTRACT(EPOCH FROM (v.monitor_backoff_on - ${e}.job_now()))::float8 as "backoffSeconds",
      v.monitor_backoff_on as "backoffUntil"
  `,values:[t]}}a(Ln,"setMonitorBackoff");function ta(e,t,n,r){return As(e,t,"maintain_on",n,r)}a(ta,"trySetQueueDeletionTime");function na(e,t){return`
    WITH prior AS (
      SELECT cron_on, EXTRACT( EPOCH FROM (${e}.job_now() - cron_on) ) as elapsed FROM ${e}.version
    ), claim AS (
      ${Rn(e,"cron_on",t)}
    )
    SELECT prior.cron_on as "priorCronOn", prior.elapsed as "elapsed", EXISTS (SELECT 1 FROM claim) as "claimed" FROM prior
  `}a(na,"trySetCronTime");function Wr(e,t){return Rn(e,"bam_on",t)}a(Wr,"trySetBamTime");function Kn(e,t){return Rn(e,"flow_on",t)}a(Kn,"trySetFlowTime");function Li(e,t){return Rn(e,"reindex_on",t)}a(Li,"trySetReindexTime");function Rn(e,t,n){return`
    UPDATE ${e}.version
    SET ${t} = ${e}.job_now()
    WHERE EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(${t}, ${e}.job_now() - interval '1 week') ) ) >= ${n}
    RETURNING true
  `}a(Rn,"trySetTimestamp");function As(e,t,n,r,i){return{text:`
    WITH due AS (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY($1::text[])
        AND EXTRACT( EPOCH FROM (${e}.job_now() - COALESCE(${n}, ${e}.job_now() - interval '1 week') ) ) >= ${r}
      ${er(i)}
    )
    UPDATE ${e}.queue
    SET ${n} = ${e}.job_now()
    FROM due
    WHERE queue.name = due.name
    RETURNING queue.name
  `,values:[t]}}a(As,"trySetQueueTimestamp");function er(e){return`ORDER BY name FOR NO KEY UPDATE${e?" SKIP LOCKED":""}`}a(er,"queueRowLock");function Ri(e,t){return e==="postgres"&&!t}a(Ri,"queueClaimSkipLocked");function Ls(e){return`
    WITH options as (SELECT $2::jsonb as data)
    UPDATE ${e}.queue SET
      retry_limit = COALESCE((o.data->>'retryLimit')::int, retry_limit),
      retry_delay = COALESCE((o.data->>'retryDelay')::int, retry_delay),
      retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, retry_backoff),
      retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL
        THEN (o.data->>'retryDelayMax')::int
        ELSE retry_delay_max END,
      expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, expire_seconds),
      retention_seconds = COALESCE((o.data->>'retentionSeconds')::int, retention_seconds),
      deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, deletion_seconds),
      warning_queued = COALESCE((o.data->>'warningQueueSize')::int, warning_queued),
      heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL
        THEN (o.data->>'heartbeatSeconds')::int
        ELSE heartbeat_seconds END,
      notify = COALESCE((o.data->>'notify')::bool, notify),
      dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL
        THEN o.data->>'deadLetter'
        ELSE dead_letter END,
      updated_on = ${e}.job_now()
    FROM options o
    WHERE name = $1
  `}a(Ls,"updateQueue");function wi(e,t){const n=t&&t.length>0;return{text:`
    SELECT
      q.name,
      q.policy,
      q.retry_limit as "retryLimit",
      q.retry_delay as "retryDelay",
      q.retry_backoff as "retryBackoff",
      q.retry_delay_max as "retryDelayMax",
      q.expire_seconds as "expireInSeconds",
      q.retention_seconds as "retentionSeconds",
      q.deletion_seconds as "deleteAfterSeconds",
      q.partition,
      q.heartbeat_seconds as "heartbeatSeconds",
      q.notify,
      q.dead_letter as "deadLetter",
      q.deferred_count as "deferredCount",
      q.warning_queued as "warningQueueSize",
      q.queued_count as "queuedCount",
      q.ready_count as "readyCount",
      q.active_count as "activeCount",
      q.failed_count as "failedCount",
      q.total_count as "totalCount",
      q.created_delta as "createdDelta",
      q.completed_delta as "completedDelta",
      q.failed_delta as "failedDelta",
      q.delta_seconds as "deltaSeconds",
      q.delta_on as "deltaOn",
      q.singletons_active as "singletonsActive",
      q.table_name as "table",
      q.created_on as "createdOn",
      q.updated_on as "updatedOn"
    FROM ${e}.queue q
    ${n?"WHERE q.name = ANY($1::text[])":""}
   `,values:n?[t]:[]}}a(wi,"getQueues");function Rs(e,t,n){return`
    WITH results as (
      DELETE FROM ${e}.${t}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        ${n?ir(3):""}
      RETURNING id
    )
    ${dn()}
  `}a(Rs,"deleteJobsById");function Mi(e,t){return`DELETE from ${e}.${t} WHERE name = $1 and state < '${X.active}'`}a(Mi,"deleteQueuedJobs");function Hr(e,t){return`DELETE from ${e}.${t} WHERE name = $1 and state > '${X.active}'`}a(Hr,"deleteStoredJobs");function Pr(e,t){return`TRUNCATE ${e}.${t}`}a(Pr,"truncateTable");function Fu(e,t){return`DELETE from ${e}.${t} WHERE name = $1`}a(Fu,"deleteAllJobs");const vi=`
  name,
  key,
  kind,
  cron,
  COALESCE(timezone, 'UTC') as timezone,
  data,
  options,
  created_on as "createdOn",
  updated_on as "updatedOn",
  last_job_id as "lastJobId"
`;function qu(e){return`SELECT ${vi} FROM ${e}.schedule ORDER BY name, key`}a(qu,"getSchedules");function ws(e){return`SELECT ${vi} FROM ${e}.schedule WHERE name = $1 ORDER BY key`}a(ws,"getSchedulesByQueue");function Ms(e){return`SELECT ${vi} FROM ${e}.schedule WHERE name = $1 AND COALESCE(key, '') = $2`}a(Ms,"getSchedulesByQueueAndKey");function vs(e){return`
    UPDATE ${e}.schedule s
    SET last_job_id = x."jobId"
    FROM json_to_recordset($1::json) AS x (name text, key text, "jobId" uuid)
    WHERE s.name = x.name
      AND COALESCE(s.key, '') = x.key
  `}a(vs,"setScheduleLastJobIds");function Wu(e){return`
    UPDATE ${e}.schedule s SET kind = k.kind
    FROM json_to_recordset($1::json) as k (name text, key text, kind text, cron text)
    WHERE s.name = k.name
      AND COALESCE(s.key, '') = k.key
      AND s.cron = k.cron
  `}a(Wu,"setScheduleKinds");function ks(e){return`
    INSERT INTO ${e}.schedule (name, key, kind, cron, timezone, data, options, created_on, updated_on)
    VALUES ($1, $2, $3, $4, $5, $6, $7, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (name, key) DO UPDATE SET
      kind = EXCLUDED.kind,
      cron = EXCLUDED.cron,
      timezone = EXCLUDED.timezone,
      data = EXCLUDED.data,
      options = EXCLUDED.options,
      updated_on = ${e}.job_now()
  `}a(ks,"schedule");function Us(e){return`
    DELETE FROM ${e}.schedule
    WHERE name = $1
      AND COALESCE(key, '') = $2
  `}a(Us,"unschedule");function Hu(e){return`
    INSERT INTO ${e}.subscription (event, name, created_on, updated_on)
    VALUES ($1, $2, ${e}.job_now(), ${e}.job_now())
    ON CONFLICT (event, name) DO UPDATE SET
      event = EXCLUDED.event,
      name = EXCLUDED.name,
      updated_on = ${e}.job_now()
  `}a(Hu,"subscribe");function Pu(e){return`
    DELETE FROM ${e}.subscription
    WHERE event = $1 and name = $2
  `}a(Pu,"unsubscribe");function Bu(e){return`
    SELECT name FROM ${e}.subscription
    WHERE event = $1
  `}a(Bu,"getQueuesForEvent");function xs(e){return`SELECT round(date_part('epoch', ${e}.job_now()) * 1000) as time`}a(xs,"getTime");function Yu(e){return`
    INSERT INTO ${e}.warning (type, message, data, created_on)
    VALUES ($1, $2, $3, ${e}.job_now())
  `}a(Yu,"insertWarning");function zh(e){return`
    SELECT
      id,
      type,
      message,
      data,
      created_on as "createdOn"
    FROM ${e}.warning
    WHERE ($1::text IS NULL OR type = $1)
    ORDER BY created_on DESC
    LIMIT $2 OFFSET $3
  `}a(zh,"getWarnings");function Gh(e){return`
    SELECT COUNT(*)::int as count
    FROM ${e}.warning
    WHERE ($1::text IS NULL OR type = $1)
  `}a(Gh,"getWarningsCount");function Xu(e,t){return`
    DELETE FROM ${e}.warning
    WHERE created_on < ${e}.job_now() - interval '${t} days'
  `}a(Xu,"deleteOldWarnings");function js(e,t=!1){return`
    CREATE TABLE ${e}.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      created_delta   int,
      completed_delta int,
      failed_delta    int,
      delta_seconds   int,
      delta_on        timestamptz,
      captured_on timestamptz NOT NULL DEFAULT now(),
      ${t?"PRIMARY KEY (id)":"PRIMARY KEY (id, captured_on)"}
    ) ${t?"":"PARTITION BY RANGE (captured_on)"}
  `}a(js,"createTableQueueStats");function ra(e,t=!1){return`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats (name, captured_on DESC) ${t?"":"INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)"}`}a(ra,"createIndexQueueStats");function Fs(e){return`
    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (${e}.job_now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = '${z(e)}' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE ${e}.%I PARTITION OF ${e}.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  `}a(Fs,"ensureQueueStatsPartitions");function Ke(e,t){return`
    DO $$
    DECLARE
      r record;
      cutoff date := (${e}.job_now() AT TIME ZONE 'UTC')::date - ${t};
      suffix text;
      part_date date;
    BEGIN
      FOR r IN
        SELECT c.relname
        FROM pg_inherits i
        JOIN pg_class p ON p.oid = i.inhparent
        JOIN pg_class c ON c.oid = i.inhrelid
        JOIN pg_namespace n ON n.oid = p.relnamespace
        WHERE n.nspname = '${z(e)}' AND p.relname = 'queue_stats'
      LOOP
        suffix := substring(r.relname FROM 'queue_stats_(.*)$');
        IF suffix ~ '^[0-9]{8}$' THEN
          part_date := to_date(suffix, 'YYYYMMDD');
          IF part_date < cutoff THEN
            EXECUTE 'DROP TABLE IF EXISTS ${e}.' || quote_ident(r.relname);
          END IF;
        END IF;
      END LOOP;
    END;
    $$
  `}a(Ke,"dropOldQueueStatsPartitions");function qs(e,t){return`
    DELETE FROM ${e}.queue_stats
    WHERE captured_on < ${e}.job_now() - interval '${t} days'
  `}a(qs,"deleteOldQueueStats");function tr(e,t,n){const r=`
    INSERT INTO ${e}.queue_stats
      (name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,
       created_delta, completed_delta, failed_delta, delta_seconds, delta_on, captured_on)
    SELECT name, deferred_count, queued_count, ready_count, active_count, failed_count, total_count,
           created_delta, completed_delta, failed_delta, delta_seconds, delta_on, ${e}.job_now()
    FROM ${e}.queue
    WHERE name = ANY(${ct(t)})
  `;return Wt(e,r,"queue-stats-insert",n)}a(tr,"insertQueueStats");function nr(e){return`
    SELECT
      name,
      deferred_count as "deferredCount",
      queued_count   as "queuedCount",
      ready_count    as "readyCount",
      active_count   as "activeCount",
      failed_count   as "failedCount",
      total_count    as "totalCount",
      created_delta   as "createdDelta",
      completed_delta as "completedDelta",
      failed_delta    as "failedDelta",
      delta_seconds   as "deltaSeconds",
      delta_on        as "deltaOn",
      table_name     as "table",
      monitor_on     as "capturedOn",
      (extract(epoch from (${e}.job_now() - monitor_on)) * 1000)::float8 as "cacheAgeMs",
      (SELECT monitor_backoff_on > ${e}.job_now() FROM ${e}.version) as "monitorBackoff"
    FROM ${e}.queue
    WHERE name = $1
  `}a(nr,"getQueueStatsCache");function rr(e){return`
    SELECT
      name,
      deferred_count as "deferredCount",
      queued_count   as "queuedCount",
      ready_count    as "readyCount",
      active_count   as "activeCount",
      failed_count   as "failedCount",
      total_count    as "totalCount",
      created_delta   as "createdDelta",
      completed_delta as "completedDelta",
      failed_delta    as "failedDelta",
      delta_seconds   as "deltaSeconds",
      delta_on        as "deltaOn",
      captured_on    as "capturedOn"
    FROM ${e}.queue_stats
    WHERE name = $1
      AND ($2::timestamptz IS NULL OR captured_on >= $2)
      AND ($3::timestamptz IS NULL OR captured_on <= $3)
    ORDER BY captured_on DESC
    LIMIT $4
  `}a(rr,"getQueueStatsHistory");const Ws={max:a(e=>`max(${e})::int`,"max"),min:a(e=>`min(${e})::int`,"min"),avg:a(e=>`round(avg(${e}))::int`,"avg")};function Hs(e,t,n){const r=Ws[t],i=n==="auto"?`WITH extent AS (
         SELECT min(captured_on) AS lo, max(captured_on) AS hi
         FROM ${e}.queue_stats
         WHERE name = $1
       ),
       bounds AS (
         SELECT
           greatest(coalesce($2::timestamptz, lo), lo) AS lo,
           least(coalesce($3::timestamptz, hi), hi)    AS hi
         FROM extent
       ),
       w AS (
         SELECT greatest(1, ceil(extract(epoch from (hi - lo))::float8 / greatest($5, 1)::float8)::bigint)::bigint AS secs
         FROM bounds
       )`:"WITH w AS (SELECT greatest($5, 1)::bigint AS secs)",o=n==="auto"?"least($4, $5)":"$4",s=a(l=>`to_timestamp(floor(extract(epoch from ${l})::float8 / w.secs::float8) * w.secs::float8)`,"bucket");return`
    ${i},
    gauges AS (
      SELECT
        ${s("captured_on")} as bucket,
        ${r("deferred_count")} as "deferredCount",
        ${r("queued_count")}   as "queuedCount",
        ${r("ready_count")}    as "readyCount",
        ${r("active_count")}   as "activeCount",
        ${r("failed_count")}   as "failedCount",
        ${r("total_count")}    as "totalCount"
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND ($2::timestamptz IS NULL OR captured_on >= $2)
        AND ($3::timestamptz IS NULL OR captured_on <= $3)
      GROUP BY 1
    ),
    counters AS (
      SELECT
        ${s("delta_on")} as bucket,
        sum(created_delta)::int   as "createdDelta",
        sum(completed_delta)::int as "completedDelta",
        sum(failed_delta)::int    as "failedDelta",
        sum(delta_seconds)::int   as "deltaSeconds",
        max(delta_on)             as "deltaOn"
      FROM ${e}.queue_stats, w
      WHERE name = $1
        AND delta_on IS NOT NULL
        AND ($2::timestamptz IS NULL OR delta_on >= $2)
        AND ($3::timestamptz IS NULL OR delta_on <= $3)
      GROUP BY 1
    ),
    placed AS (
      SELECT
        COALESCE(
          max(g.bucket) OVER (ORDER BY COALESCE(g.bucket, c.bucket) ROWS UNBOUNDED PRECEDING),
          min(g.bucket) OVER ()
        ) as bucket,
        g."deferredCount",
        g."queuedCount",
        g."readyCount",
        g."activeCount",
        g."failedCount",
        g."totalCount",
        c."createdDelta",
        c."completedDelta",
        c."failedDelta",
        c."deltaSeconds",
        c."deltaOn"
      FROM gauges g
        FULL JOIN counters c ON c.bucket = g.bucket
    )
    SELECT
      bucket as "capturedOn",
      max("deferredCount")::int as "deferredCount",
      max("queuedCount")::int   as "queuedCount",
      max("readyCount")::int    as "readyCount",
      max("activeCount")::int   as "activeCount",
      max("failedCount")::int   as "failedCount",
      max("totalCount")::int    as "totalCount",
      sum("createdDelta")::int   as "createdDelta",
      sum("completedDelta")::int as "completedDelta",
      sum("failedDelta")::int    as "failedDelta",
      sum("deltaSeconds")::int   as "deltaSeconds",
      max("deltaOn")             as "deltaOn"
    FROM placed
    WHERE bucket IS NOT NULL
    GROUP BY 1
    ORDER BY 1 DESC
    LIMIT ${o}
  `}a(Hs,"getQueueStatsHistoryBucketed");function zu(e){return`SELECT version from ${e}.version`}a(zu,"getVersion");function ia(e,t){return`UPDATE ${e}.version SET version = '${t}'`}a(ia,"setVersion");function Ps(e){return`SELECT to_regclass('${e}.version') as name`}a(Ps,"versionTableExists");function oa(e){const t=z(e).replace(ht,"''");return`
    SELECT n.nspname as name
    FROM pg_namespace n
    JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = 'version' AND c.relkind IN ('r', 'p')
    WHERE lower(n.nspname) = lower('${t}') AND n.nspname <> '${t}'
    ORDER BY n.nspname
  `}a(oa,"getSchemaCaseVariants");function Vh(e){return`SELECT table_name, policy FROM ${e}.queue WHERE partition = true`}a(Vh,"getPartitionedQueueTables");function Bs(e,t){return`INSERT INTO ${e}.version(version) VALUES ('${t}')`}a(Bs,"insertVersion");function Gu(e){const{ignoreSingletons:t,ignoreGroups:n,groupConcurrency:r,minPriority:i,maxPriority:o}=e,s=t!=null&&t.length>0,l=n!=null&&n.length>0,c=r!=null,h=i!=null,d=o!=null,E=c?typeof r=="number"?{default:r}:r:null,b=E?.tiers&&Object.keys(E.tiers).length>0,y=[];let _=0,g="",T="",C="",$="",D="",L="";return s&&(_++,g=`$${_}::text[]`,y.push(t.map(x=>x??""))),l&&(_++,T=`$${_}::text[]`,y.push(n)),c&&E&&(_++,C=`$${_}::int`,y.push(E.default),b&&(_++,$=`$${_}::text::jsonb`,y.push(JSON.stringify(E.tiers)))),h&&(_++,D=`$${_}::int`,y.push(i)),d&&(_++,L=`$${_}::int`,y.push(o)),{values:y,ignoreSingletonsParam:g,ignoreGroupsParam:T,defaultGroupLimitParam:C,tiersParam:$,minPriorityParam:D,maxPriorityParam:L}}a(Gu,"buildFetchParams");function Vu(e,t=!1){const{schema:n,table:r,name:i,policy:o,limit:s,includeMetadata:l,ignoreStartAfter:c=!1,groupConcurrency:h,minPriority:d,maxPriority:E}=e,b=o===me.key_strict_fifo,y=s>1&&(o===me.singleton||o===me.stately),_=e.ignoreSingletons!=null&&e.ignoreSingletons.length>0,g=e.ignoreGroups!=null&&e.ignoreGroups.length>0,T=h!=null,C=d!=null,$=E!=null,D=T?typeof h=="number"?{default:h}:h:null,L=T&&D?.tiers&&Object.keys(D.tiers).length>0,x=T&&!L&&D?.default===1,H=T&&!x,P=Gu(e),V=L?`COALESCE((${P.tiersParam} ->> group_tier)::int, ${P.defaultGroupLimitParam})`:P.defaultGroupLimitParam,re=H?"COALESCE(((SELECT counts FROM active_group_count_map) ->> j.group_id)::int, 0)":"",ue=["j.id",y?"j.singleton_key":"",T?"j.group_id, j.group_tier":"",H?`${re} as active_cnt`:""].filter(Boolean).join(", "),he=H?`active_group_count_map AS MATERIALIZED (
        SELECT COALESCE(jsonb_object_agg(group_id, active_cnt), '{}'::jsonb) as counts
        FROM (
          SELECT group_id, COUNT(*)::int as active_cnt
          FROM ${n}.${r}
          WHERE name = '${i}' AND state = '${X.active}' AND group_id IS NOT NULL
          GROUP BY group_id
        ) active_groups
      ), `:"",Xe=t?"":"FOR UPDATE OF j SKIP LOCKED",Nt=T?x?`(j.group_id IS NULL
            OR NOT EXISTS (
              SELECT 1
              FROM ${n}.${r} active_group_probe
              WHERE active_group_probe.name = '${i}'
                AND active_group_probe.state = '${X.active}'
                AND active_group_probe.group_id IS NOT NULL
                AND active_group_probe.group_id = j.group_id
            ))`:`(j.group_id IS NULL
            OR ${re} < ${V})`:"",It=b?`strict_fifo_heads AS MATERIALIZED (
        SELECT DISTINCT ON (h.singleton_key) h.id
        FROM ${n}.${r} h
        WHERE h.name = '${i}'
          AND h.state < '${X.active}'
          AND NOT h.blocked
          AND h.policy = '${me.key_strict_fifo}'
          ${c?"":`AND h.start_after <= ${n}.job_now()`}
        ORDER BY h.singleton_key, h.state DESC, h.created_on, h.id
      ), `:"",Co=[`j.name = '${i}'`,`j.state < '${X.active}'`,"NOT j.blocked",c?"":`j.start_after <= ${n}.job_now()`,b?"j.id IN (SELECT id FROM strict_fifo_heads)":"",b?`NOT EXISTS (
            SELECT 1
            FROM ${n}.${r} b
            WHERE b.name = j.name
              AND b.singleton_key = j.singleton_key
              AND b.state IN ('${X.active}', '${X.retry}', '${X.failed}')
              AND b.policy = '${me.key_strict_fifo}'
              AND b.id <> j.id
          )`:"",_?`COALESCE(j.singleton_key, '') <> ALL(${P.ignoreSingletonsParam})`:"",g?`(j.group_id IS NULL OR j.group_id <> ALL(${P.ignoreGroupsParam}))`:"",C?`j.priority >= ${P.minPriorityParam}`:"",$?`j.priority <= ${P.maxPriorityParam}`:"",Nt].filter(Boolean).join(`
          AND `),ze=`
      next AS (
        SELECT ${ue}
        FROM ${n}.${r} j
        WHERE ${Co}
        ORDER BY j.priority desc, j.created_on
        LIMIT ${s}
        ${Xe}
      )`,Mr=y?`, singleton_ranking AS (
        SELECT id, ${T?"group_id, group_tier, ":""}${H?"active_cnt, ":""}
          row_number() OVER (PARTITION BY singleton_key) as singleton_rn
        FROM next
      )`:"",Te=T?`,
      group_ranking AS (
        SELECT t.id
          , t.group_id
          , t.group_tier
          ${y?", singleton_rn":""}
          , ROW_NUMBER() OVER (PARTITION BY t.group_id ORDER BY t.id) as group_rn
          , ${H?"t.active_cnt":"0"} as active_cnt
        FROM ${y?"singleton_ranking":"next"} t
        ${y?"WHERE singleton_rn = 1":""}
      ),
      group_filtered AS (
        SELECT id FROM group_ranking
        WHERE group_id IS NULL
          OR (active_cnt + group_rn) <= ${V}
      )`:"",nt=T?"group_filtered":y?"singleton_ranking":"next",xt=T?"":`FROM ${nt}`,jt=T?`j.id = ANY (ARRAY(SELECT id FROM ${nt}))`:`j.id = ${nt}.id`,Ei=t?`AND j.state < '${X.active}'`:"";return{text:`
      WITH
      ${It}
      ${he}
      ${ze}
      ${Mr}
      ${Te}
      UPDATE ${n}.${r} j SET
        state = '${X.active}',
        started_on = ${n}.job_now(),
        heartbeat_on = ${n}.job_now(),
        retry_count = CASE WHEN started_on IS NOT NULL THEN retry_count + 1 ELSE retry_count END
      ${xt}
      WHERE name = '${i}' AND ${jt}
      ${y&&!T?"AND singleton_rn = 1":""}
      ${Ei}
      RETURNING j.${l?gi:Ti}
    `,values:P.values}}a(Vu,"fetchNextJob");function ir(e){return`AND state = '${X.active}'
        AND (id::text || ':' || retry_count::text) = ANY($${e}::text[])`}a(ir,"attemptFence");function cn(e,t){return e.map((n,r)=>`${Zu(n)}:${t[r]}`)}a(cn,"attemptPairs");const Ys=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;function Zu(e){if(Ys.test(e))return e;const t=e.replace(/[{}-]/g,"").toLowerCase();return/^[0-9a-f]{32}$/.test(t)?`${t.slice(0,8)}-${t.slice(8,12)}-${t.slice(12,16)}-${t.slice(16,20)}-${t.slice(20)}`:e}a(Zu,"canonicalUuid");function wn(e,t){return`AND ${e}state = '${X.active}'
        AND ${e}retry_count = ${t}.retry_count`}a(wn,"recordsetAttemptFence");function Xs(e,t,n,r){return`UPDATE ${e}.${t}
      SET completed_on = ${e}.job_now(),
        state = '${X.completed}',
        output = $3::jsonb,
        blocked = ${n?"false":"blocked"},
        pending_dependencies = ${n?"0":"pending_dependencies"}
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND ${n?`state < '${X.completed}'`:`state = '${X.active}'`}
        ${r?ir(4):""}`}a(Xs,"completeJobsUpdate");function Mn(e){return`locked_children AS (
      SELECT j.name, j.id, d.n
      FROM ${e}.job j
      JOIN decremented d ON d.child_name = j.name
        AND d.child_id = j.id
      WHERE j.blocked
      ORDER BY j.name, j.id
      FOR UPDATE OF j
    )`}a(Mn,"lockedChildrenCte");function or(e){return`UPDATE ${e}.job j
      SET pending_dependencies = GREATEST(j.pending_dependencies - lc.n, 0),
          blocked = GREATEST(j.pending_dependencies - lc.n, 0) > 0
      FROM locked_children lc
      WHERE j.name = lc.name
        AND j.id = lc.id`}a(or,"unblockChildrenUpdate");function Br(e,t,n,r){return`
    WITH results AS (
      ${Xs(e,t,n,r)}
      RETURNING id
    )
    ${dn()}
  `}a(Br,"completeJobs");function Qu(e,t){return`
    WITH input AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    results AS (
      UPDATE ${e}.${t} j
      SET completed_on = ${e}.job_now(),
        state = '${X.completed}',
        output = i.output
      FROM input i
      WHERE j.name = $1
        AND j.id = i.id
        ${wn("j.","i")}
      RETURNING j.id
    )
    ${dn()}
  `}a(Qu,"completeJobsWithOutputs");function Ju(e,t){return`
    WITH input AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    )
    UPDATE ${e}.${t} j
    SET completed_on = ${e}.job_now(),
      state = '${X.completed}',
      output = i.output
    FROM input i
    WHERE j.name = $1
      AND j.id = i.id
      ${wn("j.","i")}
    RETURNING j.id
  `}a(Ju,"completeJobsWithOutputsDistributed");function Ku(e,t,n){return`
    WITH results as (
      UPDATE ${e}.${t}
      SET completed_on = ${e}.job_now(),
        state = '${X.cancelled}'
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state < '${X.completed}'
        ${n?ir(3):""}
      RETURNING id
    )
    ${dn()}
  `}a(Ku,"cancelJobs");function ec(e,t){return`
    WITH results as (
      UPDATE ${e}.${t}
      SET completed_on = NULL,
        state = '${X.created}'
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${X.cancelled}'
      RETURNING 1
    )
    SELECT COUNT(*) from results
  `}a(ec,"resumeJobs");function aa(e,t){return`
    UPDATE ${e}.${t}
    SET state = '${X.created}',
        started_on = NULL,
        heartbeat_on = NULL
    WHERE name = $1
      AND id = ANY($2::uuid[])
  `}a(aa,"restoreJobs");function zs(e){return`(right(${e}, 1) = 'Z' OR ${e} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}')`}a(zs,"isDateTimeString");function ki(e,{table:t,name:n,returnId:r=!0,notify:i=!1,slots:o=!1}){const s=i?"RETURNING id, start_after":r?"RETURNING id":"",c=`
    INSERT INTO ${e}.${t} (
      id,
      name,
      data,
      priority,
      start_after,
      created_on,
      singleton_key,
      singleton_on,
      group_id,
      group_tier,
      expire_seconds,
      deletion_seconds,
      keep_until,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      policy,
      dead_letter,
      heartbeat_seconds,
      blocked,
      blocking,
      pending_dependencies
    )
    SELECT
      COALESCE(id, gen_random_uuid()) as id,
      '${n}' as name,
      data,
      COALESCE(priority, 0) as priority,
      j.start_after,
      ${e}.job_now() as created_on,
      "singletonKey",
      CASE
        ${o?'WHEN "__singletonSlot" IS NOT NULL THEN CAST("__singletonSlot" as timestamp)':""}
        WHEN "singletonSeconds" IS NOT NULL THEN 'epoch'::timestamp + '1s'::interval * ("singletonSeconds"::float8 * floor(( date_part('epoch', ${e}.job_now()) + COALESCE("singletonOffset",0)::float8) / "singletonSeconds"::float8 ))
        ELSE NULL
        END as singleton_on,
      "groupId" as group_id,
      "groupTier" as group_tier,
      COALESCE("expireInSeconds", q.expire_seconds) as expire_seconds,
      COALESCE("deleteAfterSeconds", q.deletion_seconds) as deletion_seconds,
      j.start_after + (COALESCE("retentionSeconds", q.retention_seconds) * interval '1s') as keep_until,
      COALESCE("retryLimit", q.retry_limit) as retry_limit,
      COALESCE("retryDelay", q.retry_delay) as retry_delay,
      COALESCE("retryBackoff", q.retry_backoff, false) as retry_backoff,
      COALESCE("retryDelayMax", q.retry_delay_max) as retry_delay_max,
      q.policy,
      COALESCE("deadLetter", q.dead_letter) as dead_letter,
      COALESCE("heartbeatSeconds", q.heartbeat_seconds) as heartbeat_seconds,
      COALESCE(blocked, false) as blocked,
      COALESCE(blocking, false) as blocking,
      COALESCE("pendingDependencies", 0) as pending_dependencies
    FROM (
      SELECT *,
        CASE
          WHEN ${zs('"startAfter"')} THEN CAST("startAfter" as timestamp with time zone)
          ELSE ${e}.job_now() + CAST(COALESCE("startAfter",'0') as interval)
          END as start_after
      FROM json_to_recordset($1::text::json) as x (
        id uuid,
        priority integer,
        data jsonb,
        "startAfter" text,
        "retryLimit" integer,
        "retryDelay" integer,
        "retryDelayMax" integer,
        "retryBackoff" boolean,
        "singletonKey" text,
        "singletonSeconds" integer,
        "singletonOffset" integer,
        ${o?'"__singletonSlot" text,':""}
        "groupId" text,
        "groupTier" text,
        "expireInSeconds" integer,
        "deleteAfterSeconds" integer,
        "retentionSeconds" integer,
        "deadLetter" text,
        "heartbeatSeconds" integer,
        blocked boolean,
        blocking boolean,
        "pendingDependencies" integer
      )
    ) j
    JOIN ${e}.queue q ON q.name = '${n}'
    ON CONFLICT DO NOTHING
    ${s}
  `;if(!i)return c;const h=r?">= 0":"< 0";return`
    WITH ins AS (
      ${c}
    ),
    notified AS (
      SELECT pg_notify(${Fr(e)}, '${n}')
      FROM ins WHERE start_after <= ${e}.job_now() LIMIT 1
    )
    SELECT id FROM ins WHERE (SELECT count(*) FROM notified) ${h}
  `}a(ki,"insertJobs");function tc(e,{table:t,name:n},r){return`
    WITH ins AS (
      ${ki(e,{table:t,name:n,returnId:!0}).replace("$1",()=>ll(r))}
    )
    SELECT 1 / (CASE WHEN (SELECT count(*) FROM ins) = ${r.length} THEN 1 ELSE 0 END)
  `}a(tc,"insertFlowJobs");function nc(e,t,n){const r=`name = $1 AND id = ANY($2::uuid[]) AND state < '${X.completed}' ${n?ir(4):""}`;return sa(e,t,r,"$3::jsonb",!0)}a(nc,"failJobsById");function rc(e,t,n,r){const i=`state = '${X.active}'
            AND (started_on + expire_seconds * interval '1s') < ${e}.job_now()
            AND name = ANY(${ct(n)})`;return Wt(e,sa(e,t,i,`'{ "value": { "message": "job timed out" } }'::jsonb`),t+"failJobsByTimeout",r)}a(rc,"failJobsByTimeout");function ic(e,t,n,r){const i=`state = '${X.active}'
            AND heartbeat_seconds IS NOT NULL
            AND (heartbeat_on + heartbeat_seconds * interval '1s') < ${e}.job_now()
            AND name = ANY(${ct(n)})`;return Wt(e,sa(e,t,i,`'{ "value": { "message": "job heartbeat timeout" } }'::jsonb`),t+"failJobsByHeartbeat",r)}a(ic,"failJobsByHeartbeat");function Gs(e,t,n){return`
    WITH results AS (
      UPDATE ${e}.${t}
      SET heartbeat_on = ${e}.job_now()
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${X.active}'
        ${n?ir(3):""}
      RETURNING id
    )
    ${dn()}
  `}a(Gs,"touchJobs");function sa(e,t,n,r,i=!1){return`
    WITH ${la(e,t,n,r)}
    ${i?dn():"SELECT COUNT(*) FROM results"}
  `}a(sa,"failJobs");function dn(){return"SELECT COUNT(*), COALESCE(array_agg(id), '{}'::uuid[]) AS ids FROM results"}a(dn,"settledCountAndIds");function la(e,t,n,r,i=!1){const o=i?`'${X.failed}'::${e}.job_state`:`CASE
          WHEN retry_count < retry_limit THEN '${X.retry}'::${e}.job_state
          ELSE '${X.failed}'::${e}.job_state
          END`,s=i?`${e}.job_now()`:`CASE WHEN retry_count < retry_limit THEN NULL ELSE ${e}.job_now() END`;return`deleted_jobs AS (
      DELETE FROM ${e}.${t}
      WHERE ${n}
      RETURNING *
    ),
    retried_jobs AS (
      INSERT INTO ${e}.${t} (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        ${o} as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        CASE WHEN retry_count = retry_limit THEN start_after
             WHEN NOT retry_backoff THEN ${e}.job_now() + retry_delay * interval '1'
             ELSE ${e}.job_now() + LEAST(
               retry_delay_max,
               GREATEST(retry_delay, 1) * (
                2 ^ LEAST(16, retry_count + 1) / 2 +
                2 ^ LEAST(16, retry_count + 1) / 2 * random()
               )
             ) * interval '1s'
        END as start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        ${s} as completed_on,
        keep_until,
        policy,
        ${r},
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    failed_jobs as (
      INSERT INTO ${e}.${t} (
        id,
        name,
        priority,
        data,
        state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        completed_on,
        keep_until,
        policy,
        output,
        dead_letter,
        heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      )
      SELECT
        id,
        name,
        priority,
        data,
        '${X.failed}'::${e}.job_state as state,
        retry_limit,
        retry_count,
        retry_delay,
        retry_backoff,
        retry_delay_max,
        start_after,
        started_on,
        singleton_key,
        singleton_on,
        group_id,
        group_tier,
        expire_seconds,
        deletion_seconds,
        created_on,
        ${e}.job_now() as completed_on,
        keep_until,
        policy,
        ${r},
        dead_letter,
        NULL as heartbeat_on,
        heartbeat_seconds,
        blocked,
        blocking,
        pending_dependencies,
        source_name,
        source_id,
        source_created_on,
        source_retry_count,
        source_output,
        source_root_id
      FROM deleted_jobs
      WHERE id NOT IN (SELECT id from retried_jobs)
      RETURNING *
    ),
    results as (
      SELECT * FROM retried_jobs
      UNION ALL
      SELECT * FROM failed_jobs
    ),
    dlq_jobs as (
      INSERT INTO ${e}.job (name, priority, data, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
        expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
        source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)
      SELECT
        r.dead_letter,
        r.priority,
        r.data,
        q.retry_limit,
        q.retry_backoff,
        q.retry_delay,
        ${e}.job_now(),
        ${e}.job_now(),
        ${e}.job_now() + q.retention_seconds * interval '1s',
        q.deletion_seconds,
        q.expire_seconds,
        r.singleton_key,
        r.group_id,
        r.group_tier,
        q.heartbeat_seconds,
        r.name,
        r.id,
        r.created_on,
        r.retry_count,
        r.output,
        COALESCE(r.source_root_id, r.id)
      FROM results r
        JOIN ${e}.queue q ON q.name = r.dead_letter
      WHERE state = '${X.failed}'
    )`}a(la,"failJobsBody");function oc(e,t){const n=`name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${X.active}'`;return`
    WITH output_map AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    ${la(e,t,n,"(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)")}
    ${dn()}
  `}a(oc,"failJobsByIdWithOutputs");function ac(e,t){const n=`name = $1 AND (id, retry_count) IN (SELECT id, retry_count FROM output_map) AND state = '${X.active}'`;return`
    WITH output_map AS (
      SELECT * FROM json_to_recordset($2::text::json) AS x (id uuid, retry_count int, output jsonb)
    ),
    ${la(e,t,n,"(SELECT om.output FROM output_map om WHERE om.id = deleted_jobs.id)",!0)}
    ${dn()}
  `}a(ac,"deadLetterJobsByIdWithOutputs");const Ui=`started_on::text as started_on_text,
      singleton_on::text as singleton_on_text,
      created_on::text as created_on_text,
      keep_until::text as keep_until_text,
      start_after::text as start_after_text,
      source_created_on::text as source_created_on_text`;function Vs(e,t,n){return{text:`SELECT *, ${Ui}
      FROM ${e}.${t} WHERE name = $1 AND id = ANY($2::uuid[]) AND state < '${X.completed}' ${n?ir(3):""}`,values:[]}}a(Vs,"selectJobsToFailById");function Zs(e,t){return{text:`DELETE FROM ${e}.${t} WHERE name = $1 AND id = ANY($2::uuid[])`,values:[]}}a(Zs,"deleteJobsToFail");function sc(e,t,n){return{text:`SELECT *, ${Ui}
      FROM ${e}.${t}
      WHERE state = '${X.active}'
        AND (started_on + expire_seconds * interval '1s') < ${e}.job_now()
        AND name = ANY(${ct(n)})`,values:[]}}a(sc,"selectJobsToFailByTimeout");function lc(e,t,n){return{text:`SELECT *, ${Ui}
      FROM ${e}.${t}
      WHERE state = '${X.active}'
        AND heartbeat_seconds IS NOT NULL
        AND (heartbeat_on + heartbeat_seconds * interval '1s') < ${e}.job_now()
        AND name = ANY(${ct(n)})`,values:[]}}a(lc,"selectJobsToFailByHeartbeat");function Qs(e,t){return{text:`DELETE FROM ${e}.${t} WHERE id = ANY($1::uuid[])`,values:[]}}a(Qs,"deleteJobsByIds");function uc(e,t,n,r){return`
    ${Xs(e,t,n,r)}
    RETURNING id
  `}a(uc,"completeJobsDistributed");function cc(e){return`
    WITH decremented AS (
      SELECT d.child_name, d.child_id, COUNT(*)::int AS n
      FROM ${e}.job_dependency d
      WHERE d.parent_name = $1
        AND d.parent_id = ANY($2::uuid[])
      GROUP BY d.child_name, d.child_id
    ),
    ${Mn(e)}
    ${or(e)}
  `}a(cc,"decrementDependents");const ua=1e3;function dc(e,t,n){return{text:`
    WITH locked_parents AS (
      SELECT j.name, j.id
      FROM ${e}.${t} j
      WHERE j.blocking
        AND j.state = '${X.completed}'
        AND j.name = ANY($1::text[])
      ORDER BY j.name, j.id
      FOR UPDATE OF j SKIP LOCKED
      LIMIT ${ua}
    ),
    decremented AS (
      SELECT d.child_name, d.child_id, COUNT(*)::int AS n
      FROM ${e}.job_dependency d
      JOIN locked_parents p ON d.parent_name = p.name
        AND d.parent_id = p.id
      GROUP BY d.child_name, d.child_id
    ),
    ${Mn(e)},
    unblocked AS (
      ${or(e)}
      RETURNING 1
    ),
    cleared AS (
      UPDATE ${e}.${t} j
      SET blocking = false
      FROM locked_parents p
      WHERE j.name = p.name
        AND j.id = p.id
      RETURNING 1
    )
    SELECT COUNT(*)::int AS resolved FROM cleared
  `,values:[n]}}a(dc,"resolveFlowJobs");function hc(e,t,n,r){return{text:`
      SELECT name, id
      FROM ${e}.${t}
      WHERE blocking
        AND state = '${X.completed}'
        AND name = ANY($1::text[])
      ORDER BY name, id
      FOR UPDATE${r?"":" SKIP LOCKED"}
      LIMIT ${ua}
    `,values:[n]}}a(hc,"selectBlockingParents");function fc(e){return`
    UPDATE ${e}.job
    SET blocking = false
    WHERE name = $1
      AND id = ANY($2::uuid[])
  `}a(fc,"clearBlocking");function mc(e,t){return`
    INSERT INTO ${e}.${t} (
      id, name, priority, data, state, retry_limit, retry_count, retry_delay,
      retry_backoff, retry_delay_max, start_after, started_on, singleton_key, singleton_on,
      group_id, group_tier, expire_seconds, deletion_seconds, created_on, completed_on,
      keep_until, policy, output, dead_letter,
      heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id
    ) VALUES (
      $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
      $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35
    ) ON CONFLICT DO NOTHING
    RETURNING id
  `}a(mc,"insertRetryJob");function Ec(e){return`
    INSERT INTO ${e}.job (name, data, priority, retry_limit, retry_backoff, retry_delay, start_after, created_on, keep_until, deletion_seconds,
      expire_seconds, singleton_key, group_id, group_tier, heartbeat_seconds,
      source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id)
    SELECT $1, $2, $9, q.retry_limit, q.retry_backoff, q.retry_delay, ${e}.job_now(), ${e}.job_now(), ${e}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds,
      q.expire_seconds, $8, $10, $11, q.heartbeat_seconds,
      $4, $5, $6, $7, $3, COALESCE($12::uuid, $5::uuid)
    FROM ${e}.queue q WHERE q.name = $1
  `}a(Ec,"insertDeadLetterJob");function xi(e,t){return`j.name = $1
        AND j.state < '${X.active}'
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.${t} k
          WHERE j.policy = '${me.key_strict_fifo}'
            AND k.name = j.name
            AND k.singleton_key = j.singleton_key
            AND k.policy = '${me.key_strict_fifo}'
            AND k.state IN ('${X.active}', '${X.retry}', '${X.failed}')
        )
        AND ($3::text IS NULL OR j.source_name = $3)
        AND ($4::jsonb IS NULL OR j.data @> $4::jsonb)
        AND ($5::timestamptz IS NULL OR j.created_on < $5)
        AND ($6::uuid[] IS NULL OR j.id = ANY($6::uuid[]))`}a(xi,"redriveWhere");const ca=`(id, name, data, priority, retry_limit, retry_backoff, retry_delay, retry_delay_max,
       expire_seconds, start_after, created_on, keep_until, deletion_seconds, policy, singleton_key, group_id, group_tier,
       heartbeat_seconds, dead_letter, source_root_id)`;function Js(e,t,n){return`${t}, COALESCE(${n}, m.source_name), m.data, m.priority, q.retry_limit, q.retry_backoff,
      q.retry_delay, q.retry_delay_max, q.expire_seconds, ${e}.job_now(), ${e}.job_now(),
      ${e}.job_now() + q.retention_seconds * interval '1s', q.deletion_seconds, q.policy,
      m.singleton_key, m.group_id, m.group_tier, q.heartbeat_seconds, q.dead_letter,
      COALESCE(m.source_root_id, m.source_id)`}a(Js,"redriveInsertValues");function Et(e,t,n){return`(j.policy IS DISTINCT FROM '${me.key_strict_fifo}' OR j.singleton_key IS NULL OR j.id IN (
        SELECT DISTINCT ON (m.singleton_key) m.id
        FROM ${e}.${t} m
        WHERE ${n} AND m.policy = '${me.key_strict_fifo}'
        ORDER BY m.singleton_key, m.created_on, m.id
      ))`}a(Et,"redriveConflictFailable");function vn(e){return`state = '${X.failed}',
      completed_on = ${e}.job_now(),
      source_output = COALESCE(j.source_output, j.output),
      output = jsonb_build_object(
        'message', 'Not redriven: queue ' || q.name || CASE
          WHEN j.singleton_key IS NULL THEN ' already has a job this one conflicts with'
          ELSE ' already has a job with singletonKey ' || j.singleton_key
        END || ' under its ' || COALESCE(q.policy, 'standard') || ' policy',
        'reason', 'redrive_conflict',
        'destination', q.name,
        'policy', q.policy,
        'singletonKey', j.singleton_key
      )`}a(vn,"redriveConflictSet");function pc(e,t){return`
    WITH candidates AS (
      SELECT j.id, gen_random_uuid() AS new_id
      FROM ${e}.${t} j
      JOIN ${e}.queue q ON q.name = COALESCE($2, j.source_name)
      WHERE ${xi(e,t)}
      ORDER BY j.created_on
      LIMIT $7
      FOR UPDATE OF j SKIP LOCKED
    ),
    ins AS (
      INSERT INTO ${e}.job ${ca}
      SELECT ${Js(e,"c.new_id","$2")}
      FROM candidates c
        JOIN ${e}.${t} m ON m.id = c.id
        JOIN ${e}.queue q ON q.name = COALESCE($2, m.source_name)
      ORDER BY m.created_on
      ON CONFLICT DO NOTHING
      RETURNING id
    ),
    settled AS (
      SELECT c.id, (i.id IS NOT NULL) AS inserted
      FROM candidates c LEFT JOIN ins i ON i.id = c.new_id
    ),
    removed AS (
      DELETE FROM ${e}.${t}
      WHERE id IN (SELECT id FROM settled WHERE inserted)
    ),
    conflicted AS (
      UPDATE ${e}.${t} j
      SET ${vn(e)}
      FROM settled s, ${e}.queue q
      WHERE j.id = s.id
        AND NOT s.inserted
        AND q.name = COALESCE($2, j.source_name)
        AND ${Et(e,t,"m.id IN (SELECT id FROM settled WHERE NOT inserted)")}
    )
    SELECT count(*)::int AS moved FROM ins
  `}a(pc,"redriveJobs");function kn(e,t){return`
    SELECT j.id, gen_random_uuid() AS new_id
    FROM ${e}.${t} j
    WHERE ${xi(e,t)}
      AND EXISTS (SELECT 1 FROM ${e}.queue q WHERE q.name = COALESCE($2, j.source_name))
    ORDER BY j.created_on
    LIMIT $7
    FOR UPDATE
  `}a(kn,"selectRedriveCandidates");function yc(e,t){return`
    INSERT INTO ${e}.job ${ca}
    SELECT ${Js(e,"p.new_id","$2")}
    FROM unnest($1::uuid[], $3::uuid[]) AS p (id, new_id)
      JOIN ${e}.${t} m ON m.id = p.id
      JOIN ${e}.queue q ON q.name = COALESCE($2, m.source_name)
    ORDER BY m.created_on
    ON CONFLICT DO NOTHING
    RETURNING id
  `}a(yc,"insertRedrivenJobs");function Jt(e,t){return`
    UPDATE ${e}.${t} j
    SET ${vn(e)}
    FROM ${e}.queue q
    WHERE j.id = ANY($1::uuid[])
      AND q.name = COALESCE($2, j.source_name)
      AND ${Et(e,t,"m.id = ANY($1::uuid[])")}
  `}a(Jt,"failRedriveConflicts");function Ks(e,t){return`
    SELECT COALESCE($2, j.source_name) AS destination,
      (q.name IS NOT NULL) AS routable,
      count(*)::int AS count
    FROM ${e}.${t} j
    LEFT JOIN ${e}.queue q ON q.name = COALESCE($2, j.source_name)
    WHERE ${xi(e,t)}
    GROUP BY 1, 2
  `}a(Ks,"previewRedrive");function el(e,t,n,r){const i=`
    DELETE FROM ${e}.${t}
    WHERE name = ANY(${ct(n)})
      AND
      (
        (deletion_seconds > 0 AND completed_on + deletion_seconds * interval '1s' < ${e}.job_now())
        OR
        (state < '${X.active}' AND keep_until < ${e}.job_now())
      )
  `;return Wt(e,i,t+"deletion",r)}a(el,"deletion");function tl(e,t){return`
    WITH results as (
      UPDATE ${e}.job
      SET state = '${X.retry}',
        retry_limit = retry_limit + 1,
        completed_on = NULL
      WHERE name = $1
        AND id = ANY($2::uuid[])
        AND state = '${X.failed}'
      RETURNING 1
    )
    SELECT COUNT(*) from results
  `}a(tl,"retryJobs");function Ee(e,t,n,r,i,o=!1){const s=r==="id"?"job.id = (o.data->>'id')::uuid":"job.singleton_key = o.data->>'singletonKey'",l=r==="singletonKey"&&i!=="all"?`ORDER BY job.created_on ${i==="oldest"?"ASC":"DESC"} LIMIT 1`:"",c=`
        CASE WHEN (o.data -> 'startAfter') IS NOT NULL
          THEN CASE WHEN ${zs("o.data->>'startAfter'")}
                 THEN (o.data->>'startAfter')::timestamptz
                 ELSE ${e}.job_now() + CAST(o.data->>'startAfter' AS interval) END
          ELSE job.start_after END`,h=o?`, notified AS (
      SELECT pg_notify(${Fr(e)}, '${n}')
      FROM upd WHERE start_after <= ${e}.job_now() LIMIT 1
    )
    SELECT id FROM upd WHERE (SELECT count(*) FROM notified) >= 0`:`
    SELECT id FROM upd`;return`
    WITH o AS (SELECT $1::text::jsonb AS data),
    target AS (
      SELECT job.id
      FROM ${e}.${t} job, o
      WHERE job.name = '${n}'
        AND job.state < '${X.active}'
        AND ${s}
      ${l}
    ),
    upd AS (
      UPDATE ${e}.${t} job
      SET data = CASE WHEN (o.data -> 'data') IS NOT NULL THEN o.data->'data' ELSE job.data END,
          priority = COALESCE((o.data->>'priority')::int, job.priority),
          start_after = ${c},
          keep_until = CASE
            WHEN (o.data -> 'retentionSeconds') IS NOT NULL
              THEN (${c}) + ((o.data->>'retentionSeconds')::int * interval '1s')
            WHEN (o.data -> 'startAfter') IS NOT NULL
              THEN (${c}) + (job.keep_until - job.start_after)
            ELSE job.keep_until END,
          expire_seconds = COALESCE((o.data->>'expireInSeconds')::int, job.expire_seconds),
          deletion_seconds = COALESCE((o.data->>'deleteAfterSeconds')::int, job.deletion_seconds),
          retry_limit = COALESCE((o.data->>'retryLimit')::int, job.retry_limit),
          retry_delay = COALESCE((o.data->>'retryDelay')::int, job.retry_delay),
          retry_backoff = COALESCE((o.data->>'retryBackoff')::bool, job.retry_backoff),
          retry_delay_max = CASE WHEN (o.data -> 'retryDelayMax') IS NOT NULL THEN (o.data->>'retryDelayMax')::int ELSE job.retry_delay_max END,
          dead_letter = CASE WHEN (o.data -> 'deadLetter') IS NOT NULL THEN o.data->>'deadLetter' ELSE job.dead_letter END,
          heartbeat_seconds = CASE WHEN (o.data -> 'heartbeatSeconds') IS NOT NULL THEN (o.data->>'heartbeatSeconds')::int ELSE job.heartbeat_seconds END,
          group_id = CASE WHEN (o.data -> 'groupId') IS NOT NULL THEN o.data->>'groupId' ELSE job.group_id END,
          group_tier = CASE WHEN (o.data -> 'groupTier') IS NOT NULL THEN o.data->>'groupTier' ELSE job.group_tier END
      FROM o
      WHERE job.id IN (SELECT id FROM target)
        AND job.state < '${X.active}'
      RETURNING job.id, job.start_after
    )${h}
  `}a(Ee,"updateJob");const ar="interval '10 seconds'",nl=7200,we=`interval '${nl} seconds'`,Un="interval '1 hour'";function rl(e){return e*2>nl?`interval '${e*2} seconds'`:we}a(rl,"deltaResetMax");function il(e,t=ar){return`(${e}.job_now() - ${t})`}a(il,"deltaWindowEnd");function ol(e,t,n=we){return`(CASE WHEN ${e}.delta_on > ${t} - ${n} THEN ${e}.delta_on END)`}a(ol,"deltaWindowStart");function bc(e,t){const n=ol("queue",e,t),r=`round(extract(epoch from (${e} - ${n})))::int`;return`
      created_delta = COALESCE(stats."createdDelta", 0),
      completed_delta = COALESCE(stats."completedDelta", 0),
      failed_delta = COALESCE(stats."failedDelta", 0),
      delta_seconds = CASE WHEN ${r} < 0 THEN 0 ELSE ${r} END,
      delta_on = GREATEST(queue.delta_on, ${e}),`}a(bc,"throughputAssignments");function be(e,t){return`s.delta_on <= ${e}.job_now() - ${t} OR s.delta_seconds IS NULL`}a(be,"trueUpAnchor");function _c(e,t){return`s.delta_on >= ${e}.job_now() - (CASE WHEN ${t}.deletion_seconds > 0 AND ${t}.deletion_seconds < ${t}.retention_seconds
    THEN ${t}.deletion_seconds ELSE ${t}.retention_seconds END) * interval '1s'`}a(_c,"trueUpRetentionFloor");function da(e,t){return`CASE WHEN ${t} IS NULL OR ${t} > ${e} THEN ${t} ELSE ${e} END`}a(da,"trueUpAnchorAt");function ji(e,t){return`s.captured_on >= ${e}.job_now() - 2 * ${t} AND s.delta_on IS NOT NULL`}a(ji,"trueUpReach");function Nc(e,t,n=Un){return`
      SELECT x.id, x.captured_on, x.name, x.delta_on, x.created_delta, x.completed_delta, x.failed_delta,
        ${da("x.b","x.f")} AS h
      FROM (
        SELECT s.id, s.captured_on, s.name, s.delta_on, s.created_delta, s.completed_delta, s.failed_delta,
          COALESCE(
            max(CASE WHEN ${be(e,n)} THEN s.delta_on END)
              OVER (PARTITION BY s.name),
            min(s.delta_on) OVER (PARTITION BY s.name)
          ) AS b,
          min(CASE WHEN ${_c(e,"q")} THEN s.delta_on END) OVER (PARTITION BY s.name) AS f
        FROM ${e}.queue_stats s
        JOIN ${e}.queue q ON q.name = s.name
        WHERE s.name = ANY(${t}) AND ${ji(e,n)}
      ) x`}a(Nc,"trueUpWindows");function al(e,t,n=Un){return`
            LEFT JOIN LATERAL (
              SELECT ${da("x.b","x.f")} AS h
              FROM (
                SELECT COALESCE(
                    max(s.delta_on) FILTER (WHERE ${be(e,n)}),
                    min(s.delta_on)
                  ) AS b,
                  min(s.delta_on) FILTER (WHERE ${_c(e,t)}) AS f
                FROM ${e}.queue_stats s
                WHERE s.name = ${t}.name AND ${ji(e,n)}
              ) x
            ) a ON true
            LEFT JOIN LATERAL (
              SELECT max(s.delta_on) AS top,
                sum(s.created_delta + s.completed_delta + s.failed_delta) AS settled
              FROM ${e}.queue_stats s
              WHERE s.name = ${t}.name AND ${ji(e,n)} AND s.delta_on > a.h
            ) t ON true`}a(al,"trueUpSettled");function Lt(e,t,n,r,i={}){const o=ct(n),s=i.trueUpMax??Un,l=fa(e,"queue-stats",r),c=`
    WITH ${l.cte}win AS (
      SELECT w.*, row_number() OVER (PARTITION BY w.name ORDER BY w.delta_on, w.captured_on) AS i
      FROM (${Nc(e,o,s)}) w
      WHERE w.delta_on > w.h${l.guard}
    ),
    th AS (
      SELECT w.name, w.h, array_prepend(w.h, array_agg(w.delta_on ORDER BY w.i)) AS t
      FROM win w
      GROUP BY w.name, w.h
    ),
    binned AS (
      SELECT j.name,
        CASE WHEN j.created_on >= th.h THEN width_bucket(j.created_on, th.t) END AS cb,
        CASE WHEN j.state IN ('${X.completed}', '${X.failed}') AND j.completed_on >= th.h
          THEN width_bucket(j.completed_on, th.t) END AS fb,
        j.state
      FROM ${e}.${t} j
      JOIN th ON th.name = j.name
      WHERE j.name = ANY(${o})
    ),
    grouped AS (
      SELECT name, cb, fb, state, count(*)::int AS n
      FROM binned
      WHERE cb IS NOT NULL OR fb IS NOT NULL
      GROUP BY 1, 2, 3, 4
    ),
    counted AS (
      SELECT name, cb AS i, sum(n)::int AS created, 0 AS completed, 0 AS failed
      FROM grouped WHERE cb IS NOT NULL GROUP BY 1, 2
      UNION ALL
      SELECT name, fb AS i, 0,
        COALESCE(sum(n) FILTER (WHERE state = '${X.completed}'), 0)::int,
        COALESCE(sum(n) FILTER (WHERE state = '${X.failed}'), 0)::int
      FROM grouped WHERE fb IS NOT NULL GROUP BY 1, 2
    ),
    recount AS (
      SELECT w.id, w.captured_on,
        sum(c.created)::int AS created, sum(c.completed)::int AS completed, sum(c.failed)::int AS failed
      FROM win w
      JOIN counted c ON c.name = w.name AND c.i = w.i
      GROUP BY w.id, w.captured_on
    ),
    raised AS (
      UPDATE ${e}.queue_stats s SET
        created_delta = GREATEST(s.created_delta, r.created),
        completed_delta = GREATEST(s.completed_delta, r.completed),
        failed_delta = GREATEST(s.failed_delta, r.failed)
      FROM recount r
      WHERE s.id = r.id AND s.captured_on = r.captured_on${l.guard}
        AND (r.created > s.created_delta OR r.completed > s.completed_delta OR r.failed > s.failed_delta)
      RETURNING s.id
    )
    SELECT (SELECT count(*) FROM raised)::int AS raised, ${sl} as "pinSeconds"
    WHERE true${l.guard}
  `;return qi(c)}a(Lt,"trueUpQueueStats");function ha(e,t,n,r=!1,i={}){const o=il(e,i.lag),s=a(h=>`j.${h} >= ${ol("q",o,i.resetMax)} AND j.${h} < ${o}`,"inWindow"),l=a(h=>`j.${h} >= q.h AND j.${h} < q.top`,"settled"),c=r?{select:`
        "createdDelta",
        "completedDelta",
        "failedDelta",
        COALESCE("recount" > "settled", false) as "trueUp",`,counts:`
            (count(*) FILTER (WHERE ${s("created_on")}))::int as "createdDelta",
            (count(*) FILTER (WHERE j.state = '${X.completed}' AND ${s("completed_on")}))::int as "completedDelta",
            (count(*) FILTER (WHERE j.state = '${X.failed}' AND ${s("completed_on")}))::int as "failedDelta",
            sum(
              CASE WHEN ${l("created_on")} THEN 1 ELSE 0 END +
              CASE WHEN ${l("completed_on")} AND j.state IN ('${X.completed}', '${X.failed}') THEN 1 ELSE 0 END
            )::int as "recount",
            max(q.settled) as "settled",`,join:`JOIN (
            SELECT q.name, q.delta_on, a.h, t.top, t.settled
            FROM ${e}.queue q${al(e,"q",i.trueUpMax)}
            WHERE q.name = ANY($1::text[])
          ) q ON q.name = j.name`}:{select:"",counts:"",join:""};return{text:`
    SELECT
        name,
        "deferredCount",
        "queuedCount",
        GREATEST("queuedCount" - "deferredCount", 0) as "readyCount",
        "activeCount",
        "failedCount",
        "totalCount",${c.select}
        "singletonsActive"
      FROM (
        SELECT
            j.name,
            (count(*) FILTER (WHERE j.start_after > ${e}.job_now() AND j.state < '${X.active}'))::int as "deferredCount",
            (count(*) FILTER (WHERE j.state < '${X.active}'))::int as "queuedCount",
            (count(*) FILTER (WHERE j.state = '${X.active}'))::int as "activeCount",
            (count(*) FILTER (WHERE j.state = '${X.failed}'))::int as "failedCount",
            count(*)::int as "totalCount",${c.counts}
            array_agg(j.singleton_key) FILTER (WHERE j.policy IN ('${me.singleton}','${me.stately}') AND j.state = '${X.active}') as "singletonsActive"
          FROM ${e}.${t} j
          ${c.join}
          WHERE j.name = ANY($1::text[])
          GROUP BY 1
      ) stats
  `,values:[n]}}a(ha,"getQueueStats");const Fi=60,sl="EXTRACT(EPOCH FROM (clock_timestamp() - transaction_timestamp()))::float8";function Tc(e,t,n,r,i,o={}){const s=ha(e,t,n,i,o),l=i?bc(il(e,o.lag),o.resetMax):"",c=s.text.replaceAll("$1::text[]",ct(n)),h=fa(e,"queue-stats",r),d=`
    WITH ${h.cte}stats AS (SELECT * FROM (${c}) agg WHERE true${h.guard})
    UPDATE ${e}.queue SET
      deferred_count = COALESCE(stats."deferredCount", 0),
      queued_count = COALESCE(stats."queuedCount", 0),
      ready_count = COALESCE(stats."readyCount", 0),
      active_count = COALESCE(stats."activeCount", 0),
      failed_count = COALESCE(stats."failedCount", 0),
      total_count = COALESCE(stats."totalCount", 0),${l}
      singletons_active = stats."singletonsActive",
      monitor_on = ${e}.job_now(),
      ready_history = (
        SELECT COALESCE(array_agg(v ORDER BY ord), '{}'::int[])
        FROM (
          SELECT v, ord
          FROM (
            SELECT COALESCE(stats."readyCount", 0)::int AS v, 0::bigint AS ord
            UNION ALL
            SELECT h.v, h.ord
            FROM unnest(COALESCE(queue.ready_history, '{}'::int[])) WITH ORDINALITY AS h(v, ord)
          ) merged
          ORDER BY ord
          LIMIT ${Fi}
        ) capped
      )
    FROM (
      SELECT name
      FROM ${e}.queue
      WHERE name = ANY(${ct(n)})${h.guard}
        AND (SELECT count(*) FROM stats) >= 0
      ORDER BY name
      FOR NO KEY UPDATE
    ) q
    LEFT JOIN stats ON stats.name = q.name
    WHERE queue.name = q.name${h.guard}
    RETURNING
      queue.name,
      queue.queued_count as "queuedCount",
      queue.warning_queued as "warningQueueSize",${i?`
      COALESCE(stats."trueUp", false) as "trueUp",`:""}
      ${sl} as "pinSeconds"
  `;return qi(d)}a(Tc,"cacheQueueStats");function gc(e,t,n,r={}){const o=ha(e,t,[n]).text.replace("$1::text[]",ct([n])),s=fa(e,"queue-stats",r.noAdvisoryLocks||r.firstCapture);return`
    WITH ${s.cte}stats AS (SELECT * FROM (${o}) agg WHERE true${s.guard})
    UPDATE ${e}.queue SET
      deferred_count = COALESCE(stats."deferredCount", 0),
      queued_count = COALESCE(stats."queuedCount", 0),
      ready_count = COALESCE(stats."readyCount", 0),
      active_count = COALESCE(stats."activeCount", 0),
      failed_count = COALESCE(stats."failedCount", 0),
      total_count = COALESCE(stats."totalCount", 0),
      singletons_active = stats."singletonsActive",
      monitor_on = ${e}.job_now()
    FROM (
      SELECT q.name
      FROM unnest(${ct([n])}) AS q(name)
    ) q
    LEFT JOIN stats ON stats.name = q.name
    WHERE queue.name = q.name${s.guard}
    RETURNING
      queue.name,
      queue.deferred_count as "deferredCount",
      queue.queued_count as "queuedCount",
      queue.ready_count as "readyCount",
      queue.active_count as "activeCount",
      queue.failed_count as "failedCount",
      queue.total_count as "totalCount",
      queue.created_delta as "createdDelta",
      queue.completed_delta as "completedDelta",
      queue.failed_delta as "failedDelta",
      queue.delta_seconds as "deltaSeconds",
      queue.delta_on as "deltaOn",
      queue.monitor_on as "capturedOn"
  `}a(gc,"refreshQueueStats");function ct(e){return`ARRAY[${e.map(n=>`'${n.replace(ht,"''")}'`).join(",")}]::text[]`}a(ct,"serializeArrayParam");function ll(e){return`'${JSON.stringify(e).replace(ht,"''")}'`}a(ll,"serializeJsonParam");function qi(e){return`
    BEGIN;
    SET LOCAL lock_timeout = 30000;
    SET LOCAL idle_in_transaction_session_timeout = 30000;
    ${Array.isArray(e)?e.join(`;
`):e};
    COMMIT;
  `}a(qi,"transaction");function Wt(e,t,n,r){const i=Array.isArray(t)?t:[t];return qi(r?i:[Sc(e,n),...i])}a(Wt,"locked");function Wi(e,t){return`('x' || encode(sha224((current_database() || '.pgboss.${ne(e)}${t||""}')::bytea), 'hex'))::bit(64)::bigint`}a(Wi,"advisoryLockKey");function Sc(e,t){return`SELECT pg_advisory_xact_lock(${Wi(e,t)})`}a(Sc,"advisoryLock");function fa(e,t,n){return n?{cte:"",guard:""}:{cte:`lock AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${Wi(e,t)}) AS got),
    `,guard:" AND (SELECT got FROM lock)"}}a(fa,"tryAdvisoryLock");function ul(e,t){return`SELECT version::int/(version::int-${t}) from ${e}.version`}a(ul,"assertMigration");function cl(e,t,n){const{queued:r,byKey:i,byData:o,byId:s}=n;let l=1;const c=[];return s&&(++l,c.push(`AND id = $${l}`)),i&&(++l,c.push(`AND singleton_key = $${l}`)),o&&(++l,c.push(`AND data @> $${l}`)),r&&c.push(`AND state < '${X.active}'`),`
    SELECT ${gi}
    FROM ${e}.${t}
    WHERE name = $1
      ${c.join(`
      `)}
    `}a(cl,"findJobs");function dl(e,t){return`
    SELECT ${gi}
    FROM ${e}.${t}
    WHERE name = $1
      AND id = $2
    `}a(dl,"getJobById");function Oc(e,t){const n=`
    INSERT INTO ${e}.job_dependency (child_name, child_id, parent_name, parent_id)
    SELECT child_name, child_id, parent_name, parent_id
    FROM json_to_recordset($1::text::json) AS x (
      child_name text,
      child_id uuid,
      parent_name text,
      parent_id uuid
    )
    ON CONFLICT DO NOTHING
  `;return t?n.replace("$1",()=>ll(t)):n}a(Oc,"insertDependencies");function hl(e){return`
    SELECT parent_name as "parentName", parent_id as "parentId"
    FROM ${e}.job_dependency
    WHERE child_name = $1 AND child_id = $2
  `}a(hl,"getDependencies");function ma(e){return`
    SELECT child_name as "childName", child_id as "childId"
    FROM ${e}.job_dependency
    WHERE parent_name = $1 AND parent_id = $2
  `}a(ma,"getDependents");function fl(e,t,n,r){const i=`
    DELETE FROM ${e}.job_dependency
    WHERE (child_name = ANY(${ct(n)})
      AND NOT EXISTS (
        SELECT 1 FROM ${e}.${t} j
        WHERE j.name = child_name AND j.id = child_id
      ))
    OR (parent_name = ANY(${ct(n)})
      AND NOT EXISTS (
        SELECT 1 FROM ${e}.${t} j
        WHERE j.name = parent_name AND j.id = parent_id
      ))
  `;return Wt(e,i,t+"cleanupDependencies",r)}a(fl,"cleanupDependencies");function Yr(e,t){return`
    SELECT DISTINCT singleton_key as "singletonKey"
    FROM ${e}.${t}
    WHERE name = $1
      AND state = '${X.failed}'
      AND policy = '${me.key_strict_fifo}'
    `}a(Yr,"getBlockedKeys");function Ea(e,{useLiveness:t=!1}={}){if(!t)return`
      WITH candidate AS (
        SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on
        FROM ${e}.bam c
        WHERE (
          c.status IN ('pending', 'failed')
          OR (c.status = 'in_progress' AND c.started_on < ${e}.job_now() - interval '${Uo} seconds')
        )
        AND NOT EXISTS (
          SELECT 1 FROM ${e}.bam g
          WHERE g.status = 'in_progress' AND g.started_on >= ${e}.job_now() - interval '${Uo} seconds'
        )
        ORDER BY (c.status != 'pending'), c.created_on
        LIMIT 1
      )
      UPDATE ${e}.bam b
      SET status = 'in_progress', started_on = ${e}.job_now()
      FROM candidate
      WHERE b.id = candidate.id
        AND b.status = candidate.prior_status
        AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on
      RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,
                b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",
                (candidate.prior_status <> 'pending') as reattempt,
                candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",
                b.started_on::text as "claimedStartedOn"
    `;const n=a(i=>`EXISTS (
    SELECT 1 FROM pg_locks l
    WHERE l.locktype = 'relation'
      AND l.granted
      AND l.mode = 'ShareUpdateExclusiveLock'
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND l.relation = to_regclass(quote_ident('${z(e)}') || '.' || quote_ident(${i}))
  )`,"liveBuild"),r=a((i,o)=>`(
    ${i} < ${e}.job_now() - interval '${xo} seconds'
    AND NOT ${n(o)}
  )`,"stale");return`
    WITH candidate AS (
      SELECT c.id, c.status AS prior_status, c.started_on AS prior_started_on
      FROM ${e}.bam c
      WHERE (
        c.status IN ('pending', 'failed')
        OR (c.status = 'in_progress' AND ${r("c.started_on","c.table_name")})
      )
      AND NOT EXISTS (
        SELECT 1 FROM ${e}.bam g
        WHERE g.status = 'in_progress' AND NOT ${r("g.started_on","g.table_name")}
      )
      ORDER BY (c.status != 'pending'), c.created_on
      LIMIT 1
      FOR UPDATE OF c SKIP LOCKED
    )
    UPDATE ${e}.bam b
    SET status = 'in_progress', started_on = ${e}.job_now()
    FROM candidate
    WHERE b.id = candidate.id
      AND b.status = candidate.prior_status
      AND b.started_on IS NOT DISTINCT FROM candidate.prior_started_on
    RETURNING b.id, b.name, b.version, b.status, b.queue, b.table_name as "table", b.command, b.error,
              b.created_on as "createdOn", b.started_on as "startedOn", b.completed_on as "completedOn",
              (candidate.prior_status <> 'pending') as reattempt,
              candidate.prior_status as "priorStatus", candidate.prior_started_on::text as "priorStartedOn",
              b.started_on::text as "claimedStartedOn"
  `}a(Ea,"getNextBamCommand");function pa(e,t){const n=t.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("?[\w$]+"?)/i);return n?`DROP INDEX CONCURRENTLY IF EXISTS ${e}.${n[1]}`:null}a(pa,"bamHealDrop");function xn(e,t){const n=t.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);return n?`
    SELECT NOT i.indisvalid AS invalid
    FROM pg_class c
    JOIN pg_index i ON i.indexrelid = c.oid
    JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = '${z(e).replace(ht,"''")}' AND c.relname = '${n[1].replace(ht,"''")}'
  `:null}a(xn,"bamHealProbe");function ml(e,t,n,r,i){const o=r==null?"NULL":`'${r.replace(ht,"''")}'::timestamptz`;return`
    UPDATE ${e}.bam
    SET status = '${n.replace(ht,"''")}', started_on = ${o}
    WHERE id = '${t}'
      AND status = 'in_progress'
      AND started_on = '${i.replace(ht,"''")}'::timestamptz
  `}a(ml,"releaseBamCommand");function Hi(e,t){return`
    UPDATE ${e}.bam
    SET status = 'completed', completed_on = ${e}.job_now(), error = NULL
    WHERE id = '${t}'
  `}a(Hi,"setBamCompleted");function Pi(e,t,n){const r=n.replace(/'/g,"''");return`
    UPDATE ${e}.bam
    SET status = 'failed', error = '${r}', completed_on = ${e}.job_now()
    WHERE id = '${t}'
  `}a(Pi,"setBamFailed");function El(e){return`
    SELECT status, count(*)::int as count, max(created_on) as "lastCreatedOn"
    FROM ${e}.bam
    GROUP BY status
  `}a(El,"getBamStatus");function sr(e){return`
    SELECT id, name, version, status, queue, table_name as "table", command, error,
           created_on as "createdOn", started_on as "startedOn", completed_on as "completedOn"
    FROM ${e}.bam
    ORDER BY version, created_on
  `}a(sr,"getBamEntries");function Bi(e){return`SELECT to_regclass('${e}.${Ce}') as name`}a(Bi,"jobCommonExists");function ya(e){return`SELECT table_name as "table", policy FROM ${e}.queue WHERE partition = true`}a(ya,"getManagedQueuePartitions");function pl(e){return`SELECT command FROM ${e}.bam WHERE status <> 'completed'`}a(pl,"getIncompleteBamCommands");function yl(e){const t=e.match(/CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?([\w$]+)"?/i);return t?t[1]:null}a(yl,"bamCommandIndexName");const Dc={1:me.short,2:me.singleton,3:me.stately,6:me.exclusive,8:me.key_strict_fifo,10:me.key_strict_fifo},Cc=[4,7,9,11,12],Xr=["version","queue","schedule","subscription","bam","warning","queue_stats","job_dependency"];function zr(e){return e?Zn.ER:Zn.Rb}a(zr,"manifestSection");function Gr(e,t){return e.split(Zn.hd).join(t)}a(Gr,"applyManifestSchema");const Yi=Zn.ER.enum;function bl(e,t,n=[]){const r=[...zr(t).tables];if(t)for(const i of n)r.push(i.table);return r}a(bl,"expectedManagedTables");function Ic(e,t,n=[]){const r=new Set(Xr),i=new Map,o=[];for(const l of zr(t).columns){if(l.table===Zt){o.push(l.column);continue}if(!r.has(l.table))continue;let c=i.get(l.table);c||i.set(l.table,c={table:l.table,columns:[],defaults:{},types:{}}),c.columns.push(l.column),c.types[l.column]={type:Gr(l.type,e),notNull:l.notNull},l.default!=null&&(c.defaults[l.column]=Gr(l.default,e))}const s=[...i.values()];if(s.push({table:Zt,columns:o}),t){s.push({table:Ce,columns:o});for(const l of n)s.push({table:l.table,columns:o})}return s}a(Ic,"expectedManagedColumns");function _l(e,t){const n=new Set(Xr),r=new Map;for(const{table:i,def:o}of zr(t).constraints){if(!n.has(i))continue;(r.get(i)??r.set(i,[]).get(i)).push(Gr(o,e))}return[...r].map(([i,o])=>({table:i,constraints:o}))}a(_l,"expectedManagedConstraints");function Nl(e,t,n={}){return zr(t).functions.map(r=>{let i=Gr(r.def,e);return r.name==="job_now"&&n.clockOverride&&(i=i.replace(bi(i),` ${Fo(e)} `)),{name:r.name,expectedBody:$o(bi(i)),definition:i.replace(/\s+/g," ").trim()}})}a(Nl,"expectedManagedFunctions");function Tl(e,t,n=[]){const r=a((l,c,h)=>{const d=Gr(h,e);return{name:l,table:c,keys:ut(d),include:Le(d),predicate:Vt(d),definition:Ns(d)}},"managed"),i=t?Ce:Zt,o=[],s=[];for(const l of zr(t).indexes){o.push(r(l.name,l.table,l.def));const c=l.table===i?l.name.match(/_i(\d+)$/):null;c&&s.push({n:Number(c[1]),def:l.def})}if(t)for(const l of n)for(const{n:c,def:h}of s)!Cc.includes(c)&&Dc[c]!==l.policy||o.push(r(`${l.table}_i${c}`,l.table,h.split(Ce).join(l.table)));return o}a(Tl,"expectedManagedIndexes");const hn={minPages:128,maxEntriesPerPage:5,minSizeRatio:4,maxIndexBytes:2*1024*1024*1024},ba=`LEFT JOIN LATERAL (
      SELECT COALESCE(sum(COALESCE(ts.avg_width, xs.avg_width, 0)), 0) AS key_width
      FROM unnest(x.indkey::int2[]) WITH ORDINALITY AS k(attnum, pos)
      LEFT JOIN pg_attribute a ON a.attrelid = x.indrelid AND a.attnum = k.attnum
      LEFT JOIN pg_stats ts ON ts.schemaname = n.nspname AND ts.tablename = t.relname AND ts.attname = a.attname
      LEFT JOIN pg_attribute ia ON ia.attrelid = i.oid AND ia.attnum = k.pos::int2
      LEFT JOIN pg_stats xs ON xs.schemaname = n.nspname AND xs.tablename = i.relname AND xs.attname = ia.attname
    ) w ON true`,le="GREATEST(ceil((i.reltuples * (w.key_width + 20)) / 8192.0), 1)",lr=`
      floor(i.reltuples)::float8 as entries,
      pg_relation_size(i.oid)::float8 as bytes,`;function _a(e,t,n){return e==null?t:(S(typeof e=="number"&&Number.isFinite(e)&&e>=0,`configuration assert: reindex.${n} must be a finite number >= 0`),e)}a(_a,"numericThreshold");function m(e,t){return t?.length?`t.relname = ANY(${ct(t)})`:`t.relname IN (SELECT table_name FROM ${e}.queue UNION SELECT '${Zt}' UNION SELECT '${Ce}')`}a(m,"jobTableScope");function u(e,t,n){const r=_a(n?.minPages,hn.minPages,"minPages"),i=_a(n?.maxEntriesPerPage,hn.maxEntriesPerPage,"maxEntriesPerPage"),o=_a(n?.minSizeRatio,hn.minSizeRatio,"minSizeRatio");return`
    SELECT
      i.relname as name,
      t.relname as table,
      i.relpages as pages,
      ${lr}
      pg_has_role(current_user, i.relowner, 'USAGE') as owned
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    ${ba}
    WHERE n.nspname = '${z(e).replace(ht,"''")}'
      AND i.relkind = 'i'
      AND x.indisvalid
      AND ${m(e,t)}
      AND i.relpages > ${r}
      AND i.reltuples >= 0
      AND i.reltuples / GREATEST(i.relpages, 1) < ${i}
      AND i.relpages > ${o} * ${le}
    ORDER BY pg_relation_size(i.oid) DESC
  `}a(u,"getBloatedIndexes");function f(e,t){return`
    SELECT
      i.relname as name,
      t.relname as table,
      i.relpages as pages,
      ${lr}
      pg_has_role(current_user, i.relowner, 'USAGE') as owned
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    WHERE n.nspname = '${z(e).replace(ht,"''")}'
      AND i.relkind = 'i'
      AND x.indisvalid
      AND ${m(e,t)}
    ORDER BY pg_relation_size(i.oid) DESC
  `}a(f,"getJobIndexes");function p(e,t,n=!1,r=!1){const i=n?"":"AND NOT EXISTS (SELECT 1 FROM pg_stat_progress_create_index p WHERE p.relid = x.indrelid)",o=r?"":"AND pg_has_role(current_user, i.relowner, 'USAGE')";return`
    SELECT i.relname as name
    FROM pg_class i
    JOIN pg_index x ON x.indexrelid = i.oid
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = i.relnamespace
    WHERE n.nspname = '${z(e).replace(ht,"''")}'
      AND i.relkind = 'i'
      AND NOT x.indisvalid
      AND i.relname ~ '_ccnew[0-9]*$'
      AND ${m(e,t)}
      ${o}
      ${i}
  `}a(p,"getReindexLeftovers");function N(e){return`"${e.replace(/"/g,'""')}"`}a(N,"quoteIdentifier");const O={backends:"SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_activity WHERE backend_xmin IS NOT NULL AND (xact_start IS NULL OR xact_start < $1)",slots:"SELECT max(age(xmin)) FROM pg_catalog.pg_replication_slots WHERE xmin IS NOT NULL",slotsCatalog:"SELECT max(age(catalog_xmin)) FROM pg_catalog.pg_replication_slots WHERE catalog_xmin IS NOT NULL",standbys:"SELECT max(age(backend_xmin)) FROM pg_catalog.pg_stat_replication WHERE backend_xmin IS NOT NULL",prepared:"SELECT max(age(transaction)) FROM pg_catalog.pg_prepared_xacts"},R=Object.keys(O);function w(e,t=R){S(t.length,"getXminHorizon requires at least one source");const n=t.map(o=>`(${O[o]}) as "${o}"`),r=t.includes("backends")?`,
      (SELECT to_jsonb(h) FROM (
        SELECT
          pid,
          application_name                                    as "applicationName",
          usename::text                                       as "userName",
          state,
          age(backend_xmin)                                   as age,
          extract(epoch from (now() - xact_start))::int       as "xactSeconds"
        FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL
          AND (xact_start IS NULL OR xact_start < $1)
          AND pid <> pg_backend_pid()
        ORDER BY age(backend_xmin) DESC, xact_start NULLS LAST
        LIMIT 1
      ) h) as "backendHolder",
      (SELECT count(*)::int FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL AND xact_start IS NULL
          AND pid <> pg_backend_pid()) as "opaqueBackends",
      current_setting('application_name') as "selfApplicationName"`:"";return{text:`
    SELECT
      ${n.join(`,
      `)},
      (SELECT max(extract(epoch from (now() - xact_start)))::int
         FROM pg_catalog.pg_stat_activity
        WHERE backend_xmin IS NOT NULL AND xact_start IS NOT NULL) as "oldestTransactionSeconds"${r}
  `,values:t.includes("backends")?[e]:[]}}a(w,"getXminHorizon");function v(e,t){return`
    SELECT t.relname as name,
      s.n_live_tup as "liveTuples",
      s.n_dead_tup as "deadTuples",
      (extract(epoch from GREATEST(s.last_autovacuum, s.last_vacuum)) * 1000)::float8 as "lastVacuum",
      extract(epoch from (now() - GREATEST(s.last_autovacuum, s.last_vacuum)))::int as "vacuumAgeSeconds",
      coalesce((SELECT option_value::int FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_vacuum_threshold'),
               current_setting('autovacuum_vacuum_threshold')::int) as "threshold",
      coalesce((SELECT option_value::float8 FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_vacuum_scale_factor'),
               current_setting('autovacuum_vacuum_scale_factor')::float8) as "scaleFactor",
      coalesce((SELECT option_value::boolean FROM pg_options_to_table(t.reloptions)
                 WHERE option_name = 'autovacuum_enabled'), true) as "autovacuumEnabled"
    FROM pg_catalog.pg_class t
    JOIN pg_catalog.pg_namespace n ON n.oid = t.relnamespace
    JOIN pg_catalog.pg_stat_user_tables s ON s.relid = t.oid
    WHERE n.nspname = '${z(e).replace(ht,"''")}'
      AND t.relkind = 'r'
      AND ${m(e,t)}
  `}a(v,"getJobTableGarbage");function q(e,t){return`REINDEX INDEX CONCURRENTLY ${e}.${N(t)}`}a(q,"reindexIndex");function ie(e,t){return`DROP INDEX CONCURRENTLY IF EXISTS ${e}.${N(t)}`}a(ie,"dropIndexConcurrently");function de(e,t,n){return t.length?[...n.map(({name:r})=>ie(e,r)),...t.map(({name:r})=>q(e,r))]:[]}a(de,"buildReindexCommands");const ge={now:a(()=>Date.now(),"now"),setTimeout:a((e,t)=>setTimeout(e,t),"setTimeout"),clearTimeout:a(e=>clearTimeout(e),"clearTimeout"),setInterval:a((e,t)=>setInterval(e,t),"setInterval"),clearInterval:a(e=>clearInterval(e),"clearInterval")};function oe(e){return typeof e.attach=="function"}a(oe,"isAttachable");function Ue(e){const t=e instanceof Date?e.getTime():typeof e=="number"?e:new Date(e).getTime();if(!Number.isFinite(t))throw new Error(`TestClock: invalid time ${String(e)}`);return t}a(Ue,"toMillis");class Ht{static{a(this,"TestClock")}#e;#n=[];#a=0;#i=null;#o=[];constructor(t=Date.now()){this.#e=Ue(t)}now(){return this.#e}setTimeout(t,n){return this.#r(t,n,null)}setInterval(t,n){return this.#r(t,n,Math.max(n,1))}clearTimeout(t){const n=this.#n.indexOf(t);n!==-1&&this.#n.splice(n,1)}clearInterval(t){this.clearTimeout(t)}async setTime(t){this.#t("setTime");try{const n=Ue(t);await this.#u();for(const r of this.#n){if(r.due>=n)break;r.due=n}this.#e=n,await this.#c()}finally{this.#i=null}}async tick(t){this.#t("tick");try{await this.#u();const n=this.#e+t;for(;;){const r=this.#n[0];if(r&&r.due<=n)this.#n.shift(),r.due>this.#e&&(this.#e=r.due,await this.#c()),r.interval!==null&&(r.due+=r.interval,r.seq=this.#a++,this.#l(r)),r.fn();else if(this.#e<n)this.#e=n,await this.#c();else break;await this.#u()}}finally{this.#i=null}}#t(t){if(this.#i)throw new Error(`TestClock: ${t}() called while a ${this.#i} is in progress`);this.#i=t}async attach(t){const{db:n,schema:r}=t;await n.executeSql(`
      DROP TABLE IF EXISTS ${plans.clockTable(r)};
      CREATE TABLE ${plans.clockTable(r)} (now timestamp with time zone NOT NULL);
      ${plans.createClockFunction(r,{replace:!0,body:plans.clockOverrideBody(r)})}
      INSERT INTO ${plans.clockTable(r)} (now) VALUES (to_timestamp(${this.#e/1e3}));
    `);const i={db:n,schema:r,idle:t.idle};this.#o.push(i);let o=!1;return{[Symbol.asyncDispose]:async()=>{o||(o=!0,this.#o.splice(this.#o.indexOf(i),1),this.#o.some(s=>s.schema===r)||await n.executeSql(`
            ${plans.createClockFunction(r,{replace:!0})}
            DROP TABLE IF EXISTS ${plans.clockTable(r)};
            ${plans.disableClockOverride()};
          `))}}}#r(t,n,r){const i={fn:t,due:this.#e+Math.max(n,0),seq:this.#a++,interval:r};return this.#l(i),i}#l(t){let n=this.#n.length;for(;n>0;){const r=this.#n[n-1],i=r.due>t.due,o=r.due===t.due&&r.seq>t.seq;if(!i&&!o)break;n--}this.#n.splice(n,0,t)}async#c(){const t=this.#e/1e3;await Promise.all(this.#o.map(({db:n,schema:r})=>n.executeSql(`UPDATE ${plans.clockTable(r)} SET now = to_timestamp($1)`,[t])))}async#u(){for(;;)if(await setImmediate(),!(await Promise.all(this.#o.map(n=>n.idle?n.idle():!1))).includes(!0))return}}const _e={MAX_EXPIRATION_HOURS:24,MIN_POLLING_INTERVAL_MS:500,MAX_RETENTION_DAYS:365},jn=["noSkipLocked","noMultiMutationCte","noTablePartitioning","noDeferrableConstraints","noAdvisoryLocks","noCoveringIndexes","noAddColumnBackfill","noListenNotify","noIndexProgressView","noReindex","noMonitorVacuum","noTransactionalHeartbeat","inlineTableIndexes"],Fn={postgres:{kind:"standard",flags:{}},cockroachdb:{kind:"distributed",flags:{noSkipLocked:!0,noMultiMutationCte:!0,noTablePartitioning:!0,noDeferrableConstraints:!0,noAdvisoryLocks:!0,noCoveringIndexes:!0,noAddColumnBackfill:!0,noListenNotify:!0,noIndexProgressView:!0,noReindex:!0,noMonitorVacuum:!0,noTransactionalHeartbeat:!0,inlineTableIndexes:!0}},yugabytedb:{kind:"distributed",flags:{noAdvisoryLocks:!0,noTablePartitioning:!0,noIndexProgressView:!0,noReindex:!0,noMonitorVacuum:!0}},citus:{kind:"distributed",flags:{}},pglite:{kind:"embedded",flags:{}}};function Vr(e,t="Name"){S(/^[\w.\-/]+$/.test(e),`${t} can only contain alphanumeric characters, underscores, hyphens, periods, or forward slashes`)}a(Vr,"assertObjectName");function gl(e={}){S(!("deadLetter"in e)||e.deadLetter===null||typeof e.deadLetter=="string","deadLetter must be a string"),S(!("notify"in e)||typeof e.notify=="boolean","notify must be a boolean"),e.deadLetter&&Vr(e.deadLetter,"deadLetter"),Rc(e),Lc(e),Ac(e),ef(e),wc(e)}a(gl,"validateQueueArgs");const Sl=/^\d{4}-\d{2}-\d{2}/,$c=/^(?:[T ]\d{2}(?::\d{2}(?::\d{2}(?:[.,]\d+)?)?)?)?$/;function Na(e){return Sl.test(e)&&$c.test(e.slice(10))?e+"Z":e}a(Na,"pinZonelessDateTime");function ur(e){let t,n,r;if(typeof e[0]=="string")t=e[0],n=e[1],S(typeof n!="function","send() cannot accept a function as the payload.  Did you intend to use work()?"),r=e[2];else if(typeof e[0]=="object"){S(e.length===1,"send object API only accepts 1 argument");const i=e[0];S(i,"boss requires all jobs to have a name"),t=i.name,n=i.data,r=i.options}return r=r||{},S(t,"boss requires all jobs to have a queue name"),S(typeof r=="object","options should be an object"),r={...r},S(!("priority"in r)||Number.isInteger(r.priority),"priority must be an integer"),r.priority=r.priority||0,r.startAfter=r.startAfter instanceof Date&&typeof r.startAfter.toISOString=="function"?r.startAfter.toISOString():+r.startAfter>0?""+r.startAfter:typeof r.startAfter=="string"?Na(r.startAfter):void 0,Rc(r),Lc(r),Ac(r),ef(r),Ta(r),wc(r),{name:t,data:n,options:r}}a(ur,"checkSendArgs");const cr=["newest","oldest","all"];function dr(e,{upsert:t=!1}={}){const n=t?"upsert()":"update()";let r,i,o;if(typeof e[0]=="string")r=e[0],i=e[1],o=e[2];else if(typeof e[0]=="object"){S(e.length===1,`${n} object API only accepts 1 argument`);const d=e[0];S(d,"boss requires all jobs to have a name"),r=d.name,i=d.data,o=d.options}S(r,"boss requires all jobs to have a queue name"),S(typeof i!="function",`${n} cannot accept a function as the payload.  Did you intend to use work()?`);const s={...o||{}};S(typeof s=="object","options should be an object");const{id:l,singletonKey:c,match:h}=s;if(S(!!l!=!!c,`${n} requires exactly one of id or singletonKey`),S(!(l&&h!==void 0),"match is only valid when targeting jobs by singletonKey"),S(h===void 0||cr.includes(h),`match must be one of: ${cr.join(", ")}`),S(!("priority"in s)||Number.isInteger(s.priority),"priority must be an integer"),"startAfter"in s){const d=s.startAfter;s.startAfter=d instanceof Date&&typeof d.toISOString=="function"?d.toISOString():typeof d=="number"&&Number.isFinite(d)?""+d:typeof d=="string"?Na(d):void 0}return Rc(s),Lc(s),Ac(s),Ta(s),wc(s),{name:r,data:i,options:s}}a(dr,"checkUpdateArgs");function Ta(e){!("group"in e)||e.group===void 0||e.group===null||(S(typeof e.group=="object","group must be an object"),S(typeof e.group.id=="string"&&e.group.id.length>0,"group.id must be a non-empty string"),S(!("tier"in e.group)||typeof e.group.tier=="string"&&e.group.tier.length>0,"group.tier must be a non-empty string if provided"))}a(Ta,"validateGroupConfig");function Jp(e){S(Array.isArray(e),"flow requires an array of jobs"),S(e.length>=2,"flow requires at least 2 jobs");const t=new Set;for(const l of e)S(typeof l.ref=="string"&&l.ref.length>0,"each flow job must have a non-empty ref"),S(!t.has(l.ref),`duplicate ref: "${l.ref}"`),t.add(l.ref),S(typeof l.name=="string"&&l.name.length>0,"each flow job must have a non-empty name"),Vr(l.name);const n=e.some(l=>l.dependsOn&&l.dependsOn.length>0);S(n,"flow requires at least one job with dependsOn");for(const l of e)if(l.dependsOn){S(Array.isArray(l.dependsOn),`dependsOn for ref "${l.ref}" must be an array`);for(const c of l.dependsOn)S(typeof c=="string"&&c.length>0,"dependsOn entries must be non-empty strings"),S(c!==l.ref,`job "${l.ref}" cannot depend on itself`),S(t.has(c),`dependsOn ref "${c}" not found in flow`)}const r=new Map,i=new Map;for(const l of e)r.set(l.ref,0),i.set(l.ref,[]);for(const l of e)if(l.dependsOn)for(const c of l.dependsOn)i.get(c).push(l.ref),r.set(l.ref,r.get(l.ref)+1);const o=[];for(const[l,c]of r)c===0&&o.push(l);let s=0;for(;o.length>0;){const l=o.shift();s++;for(const c of i.get(l)){const h=r.get(c)-1;r.set(c,h),h===0&&o.push(c)}}if(s!==e.length){const l=Kp(i);S(!1,`flow contains a dependency cycle: ${l.join(" -> ")}`)}}a(Jp,"validateFlowJobs");function Kp(e){const t=new Set,n=new Set,r=[];function i(s){if(t.has(s)){const l=r.indexOf(s);return[...r.slice(l),s]}if(n.has(s))return null;t.add(s),r.push(s);for(const l of e.get(s)||[]){const c=i(l);if(c)return c}return r.pop(),t.delete(s),n.add(s),null}a(i,"visit");let o=null;for(const s of e.keys())if(o=i(s),o)break;return o}a(Kp,"findDependencyCycle");function Zh(e,t){if(typeof e=="number"){S(Number.isInteger(e)&&e>=1,`${t} must be an integer >= 1`);return}if(S(typeof e=="object",`${t} must be a number or an object with { default, tiers? }`),S(Number.isInteger(e.default)&&e.default>=1,`${t}.default must be an integer >= 1`),"tiers"in e&&e.tiers){S(typeof e.tiers=="object",`${t}.tiers must be an object`);for(const[n,r]of Object.entries(e.tiers))S(typeof n=="string"&&n.length>0,`${t} tier keys must be non-empty strings`),S(Number.isInteger(r)&&r>=1,`${t}.tiers["${n}"] must be an integer >= 1`)}}a(Zh,"validateGroupConcurrencyValue");function Qh(e){e.minPriority!==void 0&&S(Number.isInteger(e.minPriority),"minPriority must be an integer"),e.maxPriority!==void 0&&S(Number.isInteger(e.maxPriority),"maxPriority must be an integer"),e.minPriority!==void 0&&e.maxPriority!==void 0&&S(e.minPriority<=e.maxPriority,"minPriority must be <= maxPriority")}a(Qh,"validatePriorityRangeConfig");function ey(e){const t=e.groupConcurrency!=null,n=e.localGroupConcurrency!=null;S(!(t&&n),"cannot specify both groupConcurrency and localGroupConcurrency - choose one"),t&&Zh(e.groupConcurrency,"groupConcurrency"),n&&(Zh(e.localGroupConcurrency,"localGroupConcurrency"),ty(e.localGroupConcurrency,e.localConcurrency))}a(ey,"validateGroupConcurrencyConfig");function ty(e,t){const n=t??1;if(typeof e=="number")S(e<=n,`localGroupConcurrency (${e}) cannot exceed localConcurrency (${n})`);else if(typeof e=="object"&&(S(e.default<=n,`localGroupConcurrency.default (${e.default}) cannot exceed localConcurrency (${n})`),e.tiers))for(const[r,i]of Object.entries(e.tiers))S(i<=n,`localGroupConcurrency.tiers["${r}"] (${i}) cannot exceed localConcurrency (${n})`)}a(ty,"validateLocalGroupConcurrencyLimit");function ny(e,t){let n,r;return S(e,"queue name is required"),t.length===1?(r=t[0],n={}):t.length>1&&(n=t[0]||{},r=t[1]),S(typeof r=="function","expected callback to be a function"),S(typeof n=="object","expected config to be an object"),n={...n},fy(n),S(!("batchSize"in n)||Number.isInteger(n.batchSize)&&n.batchSize>=1,"batchSize must be an integer > 0"),S(!("includeMetadata"in n)||typeof n.includeMetadata=="boolean","includeMetadata must be a boolean"),S(!("priority"in n)||typeof n.priority=="boolean","priority must be a boolean"),S(!("localConcurrency"in n)||Number.isInteger(n.localConcurrency)&&n.localConcurrency>=1,"localConcurrency must be an integer >= 1"),S(!("perJobResults"in n)||typeof n.perJobResults=="boolean","perJobResults must be a boolean"),S(!("transactional"in n)||typeof n.transactional=="boolean","transactional must be a boolean"),Qh(n),ey(n),hy(n),ry(n),{options:n,callback:r}}a(ny,"checkWorkArgs");function ry(e){if(S(!("transactionTimeoutSeconds"in e)||Number.isInteger(e.transactionTimeoutSeconds)&&e.transactionTimeoutSeconds>=0,"transactionTimeoutSeconds must be an integer >= 0"),!e.transactional){S(!("transactionTimeoutSeconds"in e),"transactionTimeoutSeconds requires transactional");return}S(!e.perJobResults,"transactional cannot be combined with perJobResults")}a(ry,"validateTransactionalConfig");function iy(e,t){S(e,"missing queue name"),S(!("batchSize"in t)||Number.isInteger(t.batchSize)&&t.batchSize>=1,"batchSize must be an integer > 0"),S(!("includeMetadata"in t)||typeof t.includeMetadata=="boolean","includeMetadata must be a boolean"),S(!("priority"in t)||typeof t.priority=="boolean","priority must be a boolean"),S(!("ignoreStartAfter"in t)||typeof t.ignoreStartAfter=="boolean","ignoreStartAfter must be a boolean"),Qh(t)}a(iy,"checkFetchArgs");function Jh(e){S(e&&(typeof e=="object"||typeof e=="string"),"configuration assert: string or config object is required to connect to postgres");const t=typeof e=="string"?{connectionString:e}:{...e};return t.schedule="schedule"in t?t.schedule:!0,t.supervise="supervise"in t?t.supervise:!0,t.migrate="migrate"in t?t.migrate:!0,t.createSchema="createSchema"in t?t.createSchema:!0,t.useListenNotify="useListenNotify"in t?t.useListenNotify:!1,t.reindex="reindex"in t?t.reindex:!0,uy(t),ay(t),sy(t),my(t),yy(t),by(t),_y(t),ly(t),t}a(Jh,"getConfig");const oy=["now","setTimeout","clearTimeout","setInterval","clearInterval"];function ay(e){if(e.clock){const t=e.clock;for(const n of oy)S(typeof t[n]=="function",`configuration assert: clock must implement ${n}()`)}e.clock=e.clock||ge}a(ay,"applyClockConfig");function sy(e){e.schema&&cy(e.schema),e.schema=e.schema||Qn}a(sy,"applySchemaConfig");function ly(e){S(!("warningQueueSize"in e)||e.warningQueueSize>=1,"configuration assert: warningQueueSize must be at least 1"),S(!("warningSlowQuerySeconds"in e)||e.warningSlowQuerySeconds>=1,"configuration assert: warningSlowQuerySeconds must be at least 1"),S(!("warningRetentionDays"in e)||Number.isInteger(e.warningRetentionDays)&&e.warningRetentionDays>=1,"configuration assert: warningRetentionDays must be an integer >= 1"),S(!("warningRetentionDays"in e)||e.warningRetentionDays<=_e.MAX_RETENTION_DAYS,`configuration assert: warningRetentionDays cannot exceed ${_e.MAX_RETENTION_DAYS} days`),e.warningRetentionDays=e.warningRetentionDays||_e.MAX_RETENTION_DAYS}a(ly,"validateWarningConfig");function uy(e){const t="backend"in e?e.backend:"postgres";S(t in Fn,`configuration assert: backend must be one of ${Object.keys(Fn).join(", ")}`),e.backend=t;const{flags:n}=Fn[t];for(const r of jn)e[r]=n[r]??!1;e.__test__distributed&&(e.noSkipLocked=!0,e.noMultiMutationCte=!0),e.__test__noAdvisoryLocks&&(e.noAdvisoryLocks=!0),e.__test__noIndexProgressView&&(e.noIndexProgressView=!0),e.__test__noTransactionalHeartbeat&&(e.noTransactionalHeartbeat=!0),e.__test__noReindex&&(e.noReindex=!0)}a(uy,"resolveBackend");function Kh(e){return e.includes('"')?"cannot contain double quotes":e.includes("'")?"cannot contain single quotes":e.includes("%")?"cannot contain percent signs":e.includes("$")?"cannot contain dollar signs":e.includes(".")?"cannot contain periods":e.includes("\\")?"cannot contain backslashes":/[\x00-\x1f\x7f]/.test(e)?"cannot contain control characters":null}a(Kh,"quotedNameProblem");function cy(e){S(typeof e=="string","Name must be a string");const t=e.startsWith('"')&&e.endsWith('"')&&e.length>1,n=t?e.slice(1,-1):e;if(S(n.length>0,"Name cannot be empty"),S(Buffer.byteLength(n,"utf8")<=50,"Name cannot exceed 50 bytes"),t){const o=Kh(n);S(o===null,`Quoted name ${o}`);return}const r=Kh(e),i=r===null?` Pass it quoted to use it verbatim: schema: '"${e}"'`:` Quoting will not help: a quoted name ${r}.`;S(!/\W/.test(e),`Schema name ${JSON.stringify(e)} can only contain alphanumeric characters or underscores when unquoted.${i}`),S(!/^\d/.test(e),`Schema name ${JSON.stringify(e)} cannot start with a number when unquoted.${i}`)}a(cy,"assertPostgresObjectName");function Oe(e){S(e,"Name is required"),S(typeof e=="string","Name must be a string"),Vr(e)}a(Oe,"assertQueueName");function dy(e){e&&(S(typeof e=="string","Key must be a string"),Vr(e,"Key"))}a(dy,"assertKey");function Ac(e){S(!("retentionSeconds"in e)||e.retentionSeconds>=1,"configuration assert: retentionSeconds must be at least every second")}a(Ac,"validateRetentionConfig");function Lc(e){S(!("expireInSeconds"in e)||e.expireInSeconds>=1,"configuration assert: expireInSeconds must be at least every second"),S(!e.expireInSeconds||e.expireInSeconds/60/60<=_e.MAX_EXPIRATION_HOURS,`configuration assert: expiration cannot exceed ${_e.MAX_EXPIRATION_HOURS} hours`)}a(Lc,"validateExpirationConfig");function Rc(e){S(!("retryDelay"in e)||Number.isInteger(e.retryDelay)&&e.retryDelay>=0,"retryDelay must be an integer >= 0"),S(!("retryLimit"in e)||Number.isInteger(e.retryLimit)&&e.retryLimit>=0,"retryLimit must be an integer >= 0"),S(!("retryBackoff"in e)||e.retryBackoff===!0||e.retryBackoff===!1,"retryBackoff must be either true or false"),S(!("retryDelayMax"in e)||e.retryDelayMax===null||e.retryBackoff===!0,"retryDelayMax can only be set if retryBackoff is true"),S(!("retryDelayMax"in e)||e.retryDelayMax===null||Number.isInteger(e.retryDelayMax)&&e.retryDelayMax>=0,"retryDelayMax must be an integer >= 0")}a(Rc,"validateRetryConfig");function wc(e){S(!("heartbeatSeconds"in e)||e.heartbeatSeconds===null||Number.isInteger(e.heartbeatSeconds)&&e.heartbeatSeconds>=10,"heartbeatSeconds must be an integer >= 10")}a(wc,"validateHeartbeatConfig");function hy(e){!("heartbeatRefreshSeconds"in e)||e.heartbeatRefreshSeconds==null||S(typeof e.heartbeatRefreshSeconds=="number"&&e.heartbeatRefreshSeconds>0,"heartbeatRefreshSeconds must be a number > 0")}a(hy,"validateHeartbeatRefreshConfig");function fy(e){S(!("pollingIntervalSeconds"in e)||e.pollingIntervalSeconds>=_e.MIN_POLLING_INTERVAL_MS/1e3,`configuration assert: pollingIntervalSeconds must be at least every ${_e.MIN_POLLING_INTERVAL_MS}ms`),e.pollingInterval="pollingIntervalSeconds"in e?e.pollingIntervalSeconds*1e3:2e3,S(!("notifyPollingIntervalSeconds"in e)||e.notifyPollingIntervalSeconds>=_e.MIN_POLLING_INTERVAL_MS/1e3,`configuration assert: notifyPollingIntervalSeconds must be at least every ${_e.MIN_POLLING_INTERVAL_MS}ms`),"notifyPollingIntervalSeconds"in e?(e.notifyPollingInterval=e.notifyPollingIntervalSeconds*1e3,S(e.notifyPollingInterval>=e.pollingInterval,"configuration assert: notifyPollingIntervalSeconds must be at least pollingIntervalSeconds")):e.notifyPollingInterval=Math.max(3e4,e.pollingInterval),S(!("burstWhenReadyExceeds"in e)||Number.isInteger(e.burstWhenReadyExceeds)&&e.burstWhenReadyExceeds>=1,"configuration assert: burstWhenReadyExceeds must be an integer >= 1"),S(!("burstWhenBatchFull"in e)||typeof e.burstWhenBatchFull=="boolean","configuration assert: burstWhenBatchFull must be a boolean")}a(fy,"applyPollingInterval");function my(e){S(!("superviseIntervalSeconds"in e)||e.superviseIntervalSeconds>=1,"configuration assert: superviseIntervalSeconds must be at least every second"),e.superviseIntervalSeconds=e.superviseIntervalSeconds||60,S(e.superviseIntervalSeconds/60/60<=_e.MAX_EXPIRATION_HOURS,`configuration assert: superviseIntervalSeconds cannot exceed ${_e.MAX_EXPIRATION_HOURS} hours`),S(!("maintenanceIntervalSeconds"in e)||e.maintenanceIntervalSeconds>=1,"configuration assert: maintenanceIntervalSeconds must be at least every second"),e.maintenanceIntervalSeconds=e.maintenanceIntervalSeconds||_e.MAX_EXPIRATION_HOURS*60*60,S(e.maintenanceIntervalSeconds/60/60<=_e.MAX_EXPIRATION_HOURS,`configuration assert: maintenanceIntervalSeconds cannot exceed ${_e.MAX_EXPIRATION_HOURS} hours`),S(!("monitorIntervalSeconds"in e)||e.monitorIntervalSeconds>=1,"configuration assert: monitorIntervalSeconds must be at least every second"),e.monitorIntervalSeconds=e.monitorIntervalSeconds||60,S(e.monitorIntervalSeconds/60/60<=_e.MAX_EXPIRATION_HOURS,`configuration assert: monitorIntervalSeconds cannot exceed ${_e.MAX_EXPIRATION_HOURS} hours`),S(!("queueCacheIntervalSeconds"in e)||e.queueCacheIntervalSeconds>=1,"configuration assert: queueCacheIntervalSeconds must be at least every second"),e.queueCacheIntervalSeconds=e.queueCacheIntervalSeconds||60,S(e.queueCacheIntervalSeconds/60/60<=_e.MAX_EXPIRATION_HOURS,`configuration assert: queueCacheIntervalSeconds cannot exceed ${_e.MAX_EXPIRATION_HOURS} hours`),"queueStatRetentionDays"in e&&(S(Number.isInteger(e.queueStatRetentionDays)&&e.queueStatRetentionDays>=1,"configuration assert: queueStatRetentionDays must be an integer >= 1"),S(e.queueStatRetentionDays<=_e.MAX_RETENTION_DAYS,`configuration assert: queueStatRetentionDays cannot exceed ${_e.MAX_RETENTION_DAYS} days`)),e.queueStatRetentionDays=e.queueStatRetentionDays||7,Ey(e),py(e)}a(my,"applyOpsConfig");function Ey(e){if(S(!("reindex"in e)||typeof e.reindex=="boolean"||typeof e.reindex=="object"&&e.reindex!==null,"configuration assert: reindex must be a boolean or an options object"),typeof e.reindex=="object"&&e.reindex!==null){const{minPages:t,maxEntriesPerPage:n,minSizeRatio:r,maxIndexBytes:i,force:o}=e.reindex;S(t===void 0||Number.isInteger(t)&&t>=0,"configuration assert: reindex.minPages must be an integer >= 0"),S(n===void 0||typeof n=="number"&&n>0,"configuration assert: reindex.maxEntriesPerPage must be a number > 0"),S(r===void 0||typeof r=="number"&&r>=0,"configuration assert: reindex.minSizeRatio must be a number >= 0"),S(i===void 0||Number.isInteger(i)&&i>0,"configuration assert: reindex.maxIndexBytes must be an integer > 0"),S(o===void 0||o===!1,"configuration assert: reindex.force cannot be set in constructor options. Pass it to supervise()")}S(!("reindexIntervalSeconds"in e)||e.reindexIntervalSeconds>=1,"configuration assert: reindexIntervalSeconds must be at least every second"),e.reindexIntervalSeconds=e.reindexIntervalSeconds||_e.MAX_EXPIRATION_HOURS*60*60,S(e.reindexIntervalSeconds/60/60<=_e.MAX_EXPIRATION_HOURS,`configuration assert: reindexIntervalSeconds cannot exceed ${_e.MAX_EXPIRATION_HOURS} hours`)}a(Ey,"validateReindexConfig");function py(e){S(!("monitorVacuum"in e)||typeof e.monitorVacuum=="boolean","configuration assert: monitorVacuum must be a boolean")}a(py,"validateVacuumMonitorConfig");function ef(e){S(!("deleteAfterSeconds"in e)||e.deleteAfterSeconds>=0,"configuration assert: deleteAfterSeconds must be at least 0 (0 disables deletion)")}a(ef,"validateDeletionConfig");function yy(e){S(!("clockMonitorIntervalSeconds"in e)||e.clockMonitorIntervalSeconds>=1&&e.clockMonitorIntervalSeconds<=600,"configuration assert: clockMonitorIntervalSeconds must be between 1 second and 10 minutes"),e.clockMonitorIntervalSeconds=e.clockMonitorIntervalSeconds||600,S(!("cronMonitorIntervalSeconds"in e)||e.cronMonitorIntervalSeconds>=1&&e.cronMonitorIntervalSeconds<=45,"configuration assert: cronMonitorIntervalSeconds must be between 1 and 45 seconds"),e.cronMonitorIntervalSeconds=e.cronMonitorIntervalSeconds||30,S(!("cronWorkerIntervalSeconds"in e)||e.cronWorkerIntervalSeconds>=1&&e.cronWorkerIntervalSeconds<=45,"configuration assert: cronWorkerIntervalSeconds must be between 1 and 45 seconds"),e.cronWorkerIntervalSeconds=e.cronWorkerIntervalSeconds||5}a(yy,"applyScheduleConfig");function by(e){const t=e.__test__bypass_bam_interval_check?1:10;S(!("bamIntervalSeconds"in e)||e.bamIntervalSeconds>=t,`configuration assert: bamIntervalSeconds must be at least ${t} seconds`),e.bamIntervalSeconds=e.bamIntervalSeconds||60}a(by,"applyBamConfig");function _y(e){const t=e.__test__bypass_flow_interval_check?.5:1;S(!("flowIntervalSeconds"in e)||e.flowIntervalSeconds>=t,`configuration assert: flowIntervalSeconds must be at least ${t} seconds`),e.flowIntervalSeconds=e.flowIntervalSeconds||5}a(_y,"applyFlowConfig");function Ny(e){for(const t of e)S(typeof t=="object"&&t!==null&&typeof t.tableName=="string"&&typeof t.policy=="string",`partitionTables entries must be { tableName, policy } records, received: ${JSON.stringify(t)}. The string[] form was removed in 12.28.0.`)}a(Ny,"assertPartitionMetadata");function Ty(e,t){return e.replace(/\.job\b/g,`.${t}`).replace(/\bjob_i(\d+)/g,`${t}_i$1`)}a(Ty,"formatJobTable");function gy(e,t,n,r){const i=typeof t=="string",o=i?t:t.command,s=i?o.match(/job_table_run_async\(\s*'([^']+)'/):null,l=i?o.match(/\$\$([\s\S]*?)\$\$/):null,c=i?o.match(/\$\$\s*,\s*'([^']+)'/):null;S(!i||s&&l,`Unable to inline async migration command: ${o}`);const h=i?s[1]:t.name,d=(i?l[1]:t.command).trim(),E=i?void 0:t.partitionPolicy,b=r.filter(_=>!E||_.policy===E).map(_=>_.tableName);return(c?[c[1]]:["job_common",...b]).map(_=>{const g=Ty(d,_).replace(/(CREATE (?:UNIQUE )?INDEX CONCURRENTLY)(?! IF NOT EXISTS) /,"$1 IF NOT EXISTS ");return`${`-- inlined from ${e}.job_table_run_async (migration v${n}, command: ${h})`}
${g}`})}a(gy,"inlineAsyncCommand");function Sy(e,t,n){if(typeof t=="string")return t.replace(/\$VERSION\$/g,String(n));const r=t.name.replaceAll("'","''"),i=t.partitionPolicy?.replaceAll("'","''");return i?`SELECT ${e}.job_table_run_async(
    '${r}',
    ${n},
    $$${t.command}$$,
    targets.table_name,
    targets.queue_name
  )
  FROM (
    SELECT 'job_common'::text AS table_name, NULL::text AS queue_name
    UNION ALL
    SELECT table_name, name FROM ${e}.queue WHERE partition = true AND policy = '${i}'
  ) targets`:`SELECT ${e}.job_table_run_async('${r}', ${n}, $$${t.command}$$)`}a(Sy,"renderAsyncCommand");function Mc(e,t,n,r){return t.unshift(ul(e,n)),t.push(ia(e,n)),Wt(e,t,void 0,r)}a(Mc,"flatten");function tf(e,t,n,r){n=n||ga(e);const i=n.find(s=>s.version===t);S(i,`Version ${t} not found.`);const o=i.async?.length?[`DELETE FROM ${e}.bam WHERE version = ${i.version} AND status <> 'completed'`]:[];return Mc(e,[...o,...i.uninstall||[]],i.previous,r)}a(tf,"rollback");function Oy(e,t,n,r){n=n||ga(e);const i=n.find(o=>o.previous===t);return S(i,`Version ${t} not found.`),Mc(e,i.install,i.version,r)}a(Oy,"next");function Dy(e,t,n,r,i={}){if(n=n||ga(e),Number.isInteger(t)&&t!==0){const l=Math.min(...n.map(c=>c.previous));S(t>=l,`Cannot migrate pg-boss schema from version ${t}: the oldest supported starting version is ${l}. Upgrade to a schema at or above that version using an older pg-boss release first.`)}Ny(i.partitionTables||[]);const o=[],s=n.filter(l=>l.previous>=t).sort((l,c)=>l.version-c.version).reduce((l,c)=>{if(l.install=l.install.concat(c.install),c.async)if(i.inlineAsync)for(const h of c.async)o.push(...gy(e,h,c.version,i.partitionTables||[]));else{const h=c.async.map(d=>Sy(e,d,c.version));l.install=l.install.concat(h)}return l.version=c.version,l},{install:[],version:t});return S(s.install.length>0,`Version ${t} not found.`),{sql:Mc(e,s.install,s.version,r),concurrent:o}}a(Dy,"migrateCommands");function nf(e,t,n,r,i={}){const{sql:o,concurrent:s}=Dy(e,t,n,r,i);return s.length?`${o}
${s.join(`;
`)};`:o}a(nf,"migrate");const He={26:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE format('ALTER TABLE ${e}.%1$I ADD PRIMARY KEY (name, id)', tablename);
      EXECUTE format('ALTER TABLE ${e}.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);
      EXECUTE format('ALTER TABLE ${e}.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', tablename);

      EXECUTE format('CREATE INDEX %1$s_i5 ON ${e}.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', tablename);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON ${e}.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON ${e}.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE format('CREATE UNIQUE INDEX %1$s_i6 ON ${e}.%1$I (name, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''exclusive''', tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,27:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,28:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,30:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,31:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,32:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,33:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,38:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,40:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO ${e}.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false)
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,42:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `,43:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
    tablename varchar := CASE WHEN options->>'partition' = 'true'
    THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
    ELSE 'job_common'
    END;
    queue_created_on timestamptz;
    BEGIN

    WITH q as (
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    notify,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    COALESCE((options->>'partition')::bool, false),
    tablename,
    (options->>'heartbeatSeconds')::int,
    COALESCE((options->>'notify')::bool, false),
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
    )
    SELECT created_on into queue_created_on from q;

    IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
    END IF;

    EXECUTE format('CREATE TABLE ${e}.%I (LIKE ${e}.job INCLUDING DEFAULTS)', tablename);

    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES ${e}.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON ${e}.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

    IF options->>'policy' = 'short' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
    ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
    ELSIF options->>'policy' = 'stately' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON ${e}.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
    ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON ${e}.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
    ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE ${e}.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE ${e}.job_table_format($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
    END IF;

    EXECUTE format('ALTER TABLE ${e}.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
    EXECUTE format('ALTER TABLE ${e}.job ATTACH PARTITION ${e}.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  `},rf={41:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    BEGIN
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    false,
    'job',
    (options->>'heartbeatSeconds')::int
    )
    ON CONFLICT DO NOTHING;
    END;
    $$
    LANGUAGE plpgsql;
  `,42:e=>`
    CREATE OR REPLACE FUNCTION ${e}.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    BEGIN
    INSERT INTO ${e}.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    retry_delay_max,
    expire_seconds,
    retention_seconds,
    deletion_seconds,
    warning_queued,
    dead_letter,
    partition,
    table_name,
    heartbeat_seconds,
    created_on,
    updated_on
    )
    VALUES (
    queue_name,
    options->>'policy',
    COALESCE((options->>'retryLimit')::int, 2),
    COALESCE((options->>'retryDelay')::int, 0),
    COALESCE((options->>'retryBackoff')::bool, false),
    (options->>'retryDelayMax')::int,
    COALESCE((options->>'expireInSeconds')::int, 900),
    COALESCE((options->>'retentionSeconds')::int, 1209600),
    COALESCE((options->>'deleteAfterSeconds')::int, 604800),
    COALESCE((options->>'warningQueueSize')::int, 0),
    options->>'deadLetter',
    false,
    'job',
    (options->>'heartbeatSeconds')::int,
    ${e}.job_now(),
    ${e}.job_now()
    )
    ON CONFLICT DO NOTHING;
    END;
    $$
    LANGUAGE plpgsql;
  `},of={35:(e,t)=>t?`
      CREATE TABLE ${e}.queue_stats (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        deferred_count int NOT NULL DEFAULT 0,
        queued_count   int NOT NULL DEFAULT 0,
        ready_count    int NOT NULL DEFAULT 0,
        active_count   int NOT NULL DEFAULT 0,
        failed_count   int NOT NULL DEFAULT 0,
        total_count    int NOT NULL DEFAULT 0,
        captured_on timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (id)
      )
    `:`
    CREATE TABLE ${e}.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      captured_on timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, captured_on)
    ) PARTITION BY RANGE (captured_on)
  `},af={35:(e,t)=>{const n="(name, captured_on DESC)";return t?`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats ${n}`:`CREATE INDEX queue_stats_i1 ON ${e}.queue_stats ${n} INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count)`}},Cy={35:e=>`
    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = '${z(e)}' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE ${e}.%I PARTITION OF ${e}.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  `},sf={36:e=>`
    CREATE OR REPLACE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        replace(
          replace(command, '.job', '.%1$I'),
          'job_i', '%1$s_i'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `,37:e=>`
    CREATE OR REPLACE FUNCTION ${e}.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\\.job\\y', '.%1$I', 'g'),
          '\\yjob_i(\\d+)', '%1$s_i\\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  `};function Ag(e){return Math.min(...ga(e).map(t=>t.previous))}a(Ag,"getMinVersion");function vc(e){return ga(e.schema,e.noTablePartitioning,e.noCoveringIndexes,e.noAddColumnBackfill)}a(vc,"getAllForConfig");function ga(e,t=!1,n=!1,r=!1){return[{release:"11.1.0",version:26,previous:25,install:[He[26](e),`CREATE UNIQUE INDEX job_i6 ON ${e}.job_common (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'`],uninstall:[`DROP INDEX ${e}.job_i6`]},{release:"12.6.0",version:27,previous:26,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS bam_on timestamp with time zone`,`
        CREATE TABLE IF NOT EXISTS ${e}.bam (
          id uuid PRIMARY KEY default gen_random_uuid(),
          name text NOT NULL,
          version int NOT NULL,
          status text NOT NULL DEFAULT 'pending',
          queue text,
          table_name text NOT NULL,
          command text NOT NULL,
          error text,
          created_on timestamp with time zone NOT NULL DEFAULT now(),
          started_on timestamp with time zone,
          completed_on timestamp with time zone
        )
        `,`CREATE FUNCTION ${e}.job_table_format(command text, table_name text)
          RETURNS text AS
          $$
            SELECT format(
              replace(
                replace(command, '.job', '.%1$I'),
                'job_i', '%1$s_i'
              ),
              table_name
            );
          $$
          LANGUAGE sql IMMUTABLE;
        `,`
        CREATE OR REPLACE FUNCTION ${e}.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
        RETURNS VOID AS
        $$
        BEGIN
          IF queue_name IS NOT NULL THEN
            SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
          END IF;

          IF tbl_name IS NOT NULL THEN
            INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
            VALUES (
              command_name,
              version,
              'pending',
              queue_name,
              tbl_name,
              ${e}.job_table_format(command, tbl_name)
            );
            RETURN;
          END IF;

          INSERT INTO ${e}.bam (name, version, status, queue, table_name, command)
          SELECT
            command_name,
            version,
            'pending',
            NULL,
            'job_common',
            ${e}.job_table_format(command, 'job_common')
          UNION ALL
          SELECT
            command_name,
            version,
            'pending',
            queue.name,
            queue.table_name,
            ${e}.job_table_format(command, queue.table_name)
          FROM ${e}.queue
          WHERE partition = true;
        END;
        $$
        LANGUAGE plpgsql;
        `,`
        CREATE OR REPLACE FUNCTION ${e}.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
        RETURNS VOID AS
        $$
        DECLARE
          tbl RECORD;
        BEGIN
          IF queue_name IS NOT NULL THEN
            SELECT table_name INTO tbl_name FROM ${e}.queue WHERE name = queue_name;
          END IF;

          IF tbl_name IS NOT NULL THEN
            EXECUTE ${e}.job_table_format(command, tbl_name);
            RETURN;
          END IF;

          EXECUTE ${e}.job_table_format(command, 'job_common');

          FOR tbl IN SELECT table_name FROM ${e}.queue WHERE partition = true
          LOOP
            EXECUTE ${e}.job_table_format(command, tbl.table_name);
          END LOOP;
        END;
        $$
        LANGUAGE plpgsql;
        `,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS group_id text`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS group_tier text`,He[27](e),`ALTER INDEX IF EXISTS ${e}.job_i1 RENAME TO job_common_i1`,`ALTER INDEX IF EXISTS ${e}.job_i2 RENAME TO job_common_i2`,`ALTER INDEX IF EXISTS ${e}.job_i3 RENAME TO job_common_i3`,`ALTER INDEX IF EXISTS ${e}.job_i4 RENAME TO job_common_i4`,`ALTER INDEX IF EXISTS ${e}.job_i5 RENAME TO job_common_i5`,`ALTER INDEX IF EXISTS ${e}.job_i6 RENAME TO job_common_i6`,`ALTER INDEX IF EXISTS ${e}.job_i7 RENAME TO job_common_i7`],async:[`SELECT ${e}.job_table_run_async(
          'group_concurency_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i7 ON ${e}.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL
          $$
        )`],uninstall:[`ALTER INDEX ${e}.job_common_i6 RENAME TO job_i6`,`ALTER INDEX ${e}.job_common_i5 RENAME TO job_i5`,`ALTER INDEX ${e}.job_common_i4 RENAME TO job_i4`,`ALTER INDEX ${e}.job_common_i3 RENAME TO job_i3`,`ALTER INDEX ${e}.job_common_i2 RENAME TO job_i2`,`ALTER INDEX ${e}.job_common_i1 RENAME TO job_i1`,`SELECT ${e}.job_table_run('DROP INDEX IF EXISTS ${e}.job_i7')`,He[26](e),`DROP FUNCTION ${e}.job_table_run(text, text, text)`,`DROP FUNCTION ${e}.job_table_run_async(text, int, text, text, text)`,`DROP FUNCTION ${e}.job_table_format(text, text)`,`DROP TABLE ${e}.bam`,`ALTER TABLE ${e}.version DROP COLUMN bam_on`,`ALTER TABLE ${e}.job DROP COLUMN group_tier`,`ALTER TABLE ${e}.job DROP COLUMN group_id`]},{release:"12.10.0",version:28,previous:27,install:[`SELECT ${e}.job_table_run($cmd$ALTER TABLE ${e}.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common')`,He[28](e)],async:[`SELECT ${e}.job_table_run_async(
          'key_strict_fifo_index',
          $VERSION$,
          $$
          CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS job_i8 ON ${e}.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'
          $$
        , 'job_common')`],uninstall:[`SELECT ${e}.job_table_run('DROP INDEX IF EXISTS ${e}.job_i8')`,`SELECT ${e}.job_table_run('ALTER TABLE ${e}.job DROP CONSTRAINT IF EXISTS job_key_strict_fifo_singleton_key_check')`,He[27](e)]},{release:"12.11.0",version:29,previous:28,install:[`CREATE TABLE ${e}.warning (
          id uuid PRIMARY KEY default gen_random_uuid(),
          type text NOT NULL,
          message text NOT NULL,
          data jsonb,
          created_on timestamp with time zone NOT NULL DEFAULT now()
        )`,`CREATE INDEX warning_i1 ON ${e}.warning (created_on DESC)`],uninstall:[`DROP INDEX ${e}.warning_i1`,`DROP TABLE ${e}.warning`]},{release:"12.12.0",version:30,previous:29,install:[`ALTER TABLE ${e}.job ADD COLUMN heartbeat_on timestamp with time zone`,`ALTER TABLE ${e}.job ADD COLUMN heartbeat_seconds int`,`ALTER TABLE ${e}.queue ADD COLUMN heartbeat_seconds int`,He[30](e)],uninstall:[He[28](e),`ALTER TABLE ${e}.queue DROP COLUMN heartbeat_seconds`,`ALTER TABLE ${e}.job DROP COLUMN heartbeat_seconds`,`ALTER TABLE ${e}.job DROP COLUMN heartbeat_on`]},{release:"12.19.0",version:31,previous:30,install:[`ALTER TABLE ${e}.job ADD COLUMN blocked boolean NOT NULL DEFAULT false`,`ALTER TABLE ${e}.job ADD COLUMN blocking boolean NOT NULL DEFAULT false`,`ALTER TABLE ${e}.job ADD COLUMN pending_dependencies int NOT NULL DEFAULT 0`,`
        CREATE TABLE IF NOT EXISTS ${e}.job_dependency (
          child_name text NOT NULL,
          child_id uuid NOT NULL,
          parent_name text NOT NULL,
          parent_id uuid NOT NULL,
          PRIMARY KEY (child_name, child_id, parent_name, parent_id)
        )
        `,`CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON ${e}.job_dependency (parent_name, parent_id)`,He[31](e)],uninstall:[`DROP INDEX IF EXISTS ${e}.job_dep_parent_idx`,`DROP TABLE IF EXISTS ${e}.job_dependency`,He[30](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i5$cmd$)`,`SELECT ${e}.job_table_run($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'$cmd$)`,`ALTER TABLE ${e}.job DROP COLUMN pending_dependencies`,`ALTER TABLE ${e}.job DROP COLUMN blocking`,`ALTER TABLE ${e}.job DROP COLUMN blocked`]},{release:"12.21.0",version:32,previous:31,install:[`ALTER TABLE ${e}.queue ADD COLUMN notify boolean NOT NULL DEFAULT false`,He[32](e),`ALTER TABLE ${e}.queue ADD COLUMN failed_count int NOT NULL DEFAULT 0`,`ALTER TABLE ${e}.queue ADD COLUMN ready_count int NOT NULL DEFAULT 0`],uninstall:[`ALTER TABLE ${e}.queue DROP COLUMN ready_count`,`ALTER TABLE ${e}.queue DROP COLUMN failed_count`,He[31](e),`ALTER TABLE ${e}.queue DROP COLUMN notify`]},{release:"12.22.0",version:33,previous:32,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS flow_on timestamp with time zone`,`ALTER TABLE ${e}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()`,He[33](e)],async:[`SELECT ${e}.job_table_run_async(
          'flow_resolver_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i9 ON ${e}.job (name, id) WHERE blocking AND state = 'completed'
          $$
        )`,`SELECT ${e}.job_table_run_async(
          'fetch_index_drop',
          $VERSION$,
          $$
          DROP INDEX CONCURRENTLY IF EXISTS ${e}.job_i5
          $$
        )`,`SELECT ${e}.job_table_run_async(
          'fetch_index',
          $VERSION$,
          $$
          CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked
          $$
        )`],uninstall:[He[32](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i5$cmd$)`,`SELECT ${e}.job_table_run($cmd$CREATE INDEX job_i5 ON ${e}.job (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active' AND NOT blocked$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i9$cmd$)`,`ALTER TABLE ${e}.version DROP COLUMN flow_on`]},{release:"12.23.0",version:34,previous:33,install:[`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_name text`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_id uuid`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_created_on timestamp with time zone`,`ALTER TABLE ${e}.job ADD COLUMN IF NOT EXISTS source_retry_count int`],uninstall:[`ALTER TABLE ${e}.job DROP COLUMN source_name`,`ALTER TABLE ${e}.job DROP COLUMN source_id`,`ALTER TABLE ${e}.job DROP COLUMN source_created_on`,`ALTER TABLE ${e}.job DROP COLUMN source_retry_count`]},{release:"12.24.0",version:35,previous:34,install:[...t?[of[35](e,!0),af[35](e,n)]:[of[35](e,!1),af[35](e,n),Cy[35](e)],`ALTER TABLE ${e}.queue ADD COLUMN ready_history int[] NOT NULL DEFAULT '{}'`],uninstall:[`ALTER TABLE ${e}.queue DROP COLUMN ready_history`,`DROP TABLE IF EXISTS ${e}.queue_stats`]},{release:"12.24.1",version:36,previous:35,install:[`ALTER TABLE ${e}.bam ALTER COLUMN created_on SET DEFAULT clock_timestamp()`],uninstall:[]},{release:"12.26.0",version:37,previous:36,install:t?[]:[sf[37](e)],uninstall:t?[]:[sf[36](e)]},{release:"12.28.0",version:38,previous:37,install:t?[`CREATE INDEX job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id)${n?"":" INCLUDE (start_after)"} WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'`]:[He[38](e)],async:t?[]:[{name:"key_strict_fifo_head_index",partitionPolicy:"key_strict_fifo",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i10 ON ${e}.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'`}],uninstall:t?[`DROP INDEX IF EXISTS ${e}.job_i10`]:[He[33](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i10$cmd$)`]},{release:"12.29.0",version:39,previous:38,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS reindex_on timestamp with time zone`],uninstall:[`ALTER TABLE ${e}.version DROP COLUMN reindex_on`]},{release:"12.30.0",version:40,previous:39,install:[`ALTER TABLE ${e}.version ADD COLUMN IF NOT EXISTS monitor_backoff_on timestamp with time zone`,`ALTER TABLE ${e}.queue ADD COLUMN IF NOT EXISTS monitor_claim_on timestamp with time zone`,...r?[]:[`UPDATE ${e}.queue SET monitor_claim_on = monitor_on WHERE monitor_claim_on IS NULL`],...t?[`CREATE INDEX job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked`,`DROP INDEX IF EXISTS ${e}.job_i5`]:[He[40](e)]],async:t?[]:[{name:"fetch_index_priority_build",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i11 ON ${e}.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked`},{name:"fetch_index_retire",command:`DROP INDEX CONCURRENTLY IF EXISTS ${e}.job_i5`}],uninstall:[...t?[`CREATE INDEX IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked`,`DROP INDEX IF EXISTS ${e}.job_i11`]:[He[38](e),`SELECT ${e}.job_table_run($cmd$CREATE INDEX IF NOT EXISTS job_i5 ON ${e}.job (name, start_after) WHERE state < 'active' AND NOT blocked$cmd$)`,`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i11$cmd$)`],`ALTER TABLE ${e}.queue DROP COLUMN monitor_claim_on`,`ALTER TABLE ${e}.version DROP COLUMN monitor_backoff_on`]},{release:"12.31.0",version:41,previous:40,install:[`ALTER TABLE ${e}.schedule ADD COLUMN IF NOT EXISTS kind text NOT NULL DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule'))`,...r?[]:[`UPDATE ${e}.schedule SET kind = 'rrule'
              WHERE kind = 'cron'
                AND (cron ~* '(^|[[:space:]]|;)FREQ=' OR cron ~* '(^|[[:space:]])(DTSTART|RRULE|RDATE|EXDATE)[;:]')`],`UPDATE ${e}.schedule SET timezone = 'UTC' WHERE timezone IS NULL`,`ALTER TABLE ${e}.schedule ALTER COLUMN timezone SET DEFAULT 'UTC'`,`ALTER TABLE ${e}.schedule ADD COLUMN IF NOT EXISTS last_job_id uuid`],uninstall:[`ALTER TABLE ${e}.schedule DROP COLUMN kind`,`ALTER TABLE ${e}.schedule DROP COLUMN last_job_id`]},{release:"12.33.0",version:42,previous:41,install:[`CREATE OR REPLACE FUNCTION ${e}.job_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      SELECT pg_catalog.now();
    $function$
`,t?rf[42](e):He[42](e)],uninstall:[t?rf[41](e):He[40](e),`DROP FUNCTION ${e}.job_now()`]},{release:"12.35.0",version:43,previous:42,install:[`ALTER TABLE ${e}.queue
          ADD COLUMN created_delta int NOT NULL DEFAULT 0,
          ADD COLUMN completed_delta int NOT NULL DEFAULT 0,
          ADD COLUMN failed_delta int NOT NULL DEFAULT 0,
          ADD COLUMN delta_on timestamp with time zone,
          ADD COLUMN delta_seconds int`,`ALTER TABLE ${e}.queue_stats
          ADD COLUMN created_delta int,
          ADD COLUMN completed_delta int,
          ADD COLUMN failed_delta int,
          ADD COLUMN delta_seconds int,
          ADD COLUMN delta_on timestamp with time zone`,`ALTER TABLE ${e}.job
          ADD COLUMN IF NOT EXISTS source_output jsonb,
          ADD COLUMN IF NOT EXISTS source_root_id uuid`,t?`CREATE INDEX job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL`:He[43](e)],async:t?[]:[{name:"source_root_index_build",command:`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_i12 ON ${e}.job (source_root_id) WHERE source_root_id IS NOT NULL`}],uninstall:[...t?[`DROP INDEX IF EXISTS ${e}.job_i12`]:[He[42](e),`SELECT ${e}.job_table_run($cmd$DROP INDEX IF EXISTS ${e}.job_i12$cmd$)`],`ALTER TABLE ${e}.queue
          DROP COLUMN created_delta,
          DROP COLUMN completed_delta,
          DROP COLUMN failed_delta,
          DROP COLUMN delta_on,
          DROP COLUMN delta_seconds`,`ALTER TABLE ${e}.queue_stats
          DROP COLUMN created_delta,
          DROP COLUMN completed_delta,
          DROP COLUMN failed_delta,
          DROP COLUMN delta_seconds,
          DROP COLUMN delta_on`,`ALTER TABLE ${e}.job
          DROP COLUMN source_output,
          DROP COLUMN source_root_id`]}]}a(ga,"getAll");const Xi={Vs:{w:43}}.Vs.w,Iy=/^[a-z_][a-z0-9_]*$/;function kc(e,t){return Jh(t?{schema:e,backend:t}:{schema:e})}a(kc,"planConfig");async function $y(e,t){if(!t.inlineTableIndexes)return t;const{rows:n}=await e.executeSql(vu);return/cockroachdb/i.test(String(n[0]?.version??""))?t:{...t,inlineTableIndexes:!1}}a($y,"installConfig");class Ay{static{a(this,"contractor_Contractor")}static constructionPlans(t=Qn,n={}){const{createSchema:r=!0,backend:i}=n,o=kc(t,i);return gs(t,Xi,{createSchema:r,noTablePartitioning:o.noTablePartitioning,noDeferrableConstraints:o.noDeferrableConstraints,noAdvisoryLocks:o.noAdvisoryLocks,noCoveringIndexes:o.noCoveringIndexes,inlineTableIndexes:o.inlineTableIndexes})}static migrationPlans(t=Qn,n=Xi-1,r={}){const i=kc(t,r.backend);return nf(t,n,vc(i),i.noAdvisoryLocks,{inlineAsync:!0,partitionTables:r.partitionTables})}static rollbackPlans(t=Qn,n=Xi,r={}){const i=kc(t,r.backend);return tf(t,n,vc(i),i.noAdvisoryLocks)}config;db;migrations;constructor(t,n){for(const r of jn)S(typeof n[r]=="boolean",`contractor assert: config was not resolved (${r} is ${typeof n[r]}). Pass a config from attorney.getConfig().`);this.config=n,this.db=t,this.migrations=this.config.migrations||vc(this.config)}async schemaVersion(){const t=await this.db.executeSql(zu(this.config.schema));return t.rows.length?parseInt(t.rows[0].version):null}async isInstalled(){return!!(await this.db.executeSql(Ps(this.config.schema))).rows[0].name}async start(){if(await this.isInstalled()){const n=await this.schemaVersion();n!==null&&Xi>n&&await this.migrate(n)}else await this.assertNoSchemaCaseVariant(),await this.create()}async assertNoSchemaCaseVariant(){if(this.config.allowSchemaCaseVariant)return;const t=this.config.schema;let n;try{n=(await this.db.executeSql(oa(t))).rows.map(o=>o.name)}catch{return}if(n.length===0)return;const r=n.map(i=>Iy.test(i)?`'${i}'`:`'"${i}"'`);throw new Error(`pg-boss is not installed in schema ${t}, but is installed in ${n.map(i=>`"${i}"`).join(", ")}, which differs only in case. PostgreSQL folds unquoted names to lower case and stores quoted names verbatim, so these are different schemas. To use the existing installation, set schema: ${r.join(" or ")}. To install a new schema beside it anyway, set allowSchemaCaseVariant: true.`)}async detectDrift(t={}){const n=this.config.schema,i=!!(await this.db.executeSql(Bi(n))).rows[0].name,o=i?(await this.db.executeSql(ya(n))).rows:[],l=(await this.db.executeSql(Vn(n))).rows.map(D=>({name:D.name,table:D.table,valid:D.valid,def:D.def,constraintBacked:D.constraintBacked}));let c=[];try{c=(await this.db.executeSql(pl(n))).rows.map(L=>L.command)}catch{c=[]}let h=[],d=!0;try{h=(await this.db.executeSql(Lo(n))).rows.map(L=>({name:L.name,def:L.def}))}catch{d=!1}let E=[];try{E=(await this.db.executeSql(kr(n))).rows.map(L=>L.label)}catch{E=[]}let b=null;try{b=(await this.db.executeSql($u(n))).rows.map(L=>L.table)}catch{b=null}let y=[];try{y=(await this.db.executeSql(Ro(n))).rows.map(L=>({table:L.table,column:L.column,default:L.default,type:L.type,notNull:L.notNull}))}catch{y=[]}let _=[];try{_=(await this.db.executeSql(Au(n))).rows.map(L=>({table:L.table,def:L.def}))}catch{_=[]}const g=new Set(c.map(yl).filter(D=>D!==null)),T=this.config.backend!=="cockroachdb",C=Ic(n,i,o).map(D=>T?D:{table:D.table,columns:D.columns}),$=Tl(n,i,o).map(D=>this.config.noCoveringIndexes?{...D,include:""}:D);return Ru({indexes:{expected:$,live:l,building:g,presenceOnly:!T},tables:{expected:bl(n,i,o),live:b??[...new Set(y.map(D=>D.table))]},functions:d?{expected:Nl(n,i,t),live:h,presenceOnly:!T}:void 0,columns:{expected:C,live:y},constraints:T?{expected:_l(n,i),live:_}:void 0,enum:{name:"job_state",expected:Yi,actual:E}})}async detectClockOverride(){try{const t=await this.db.executeSql(ku(this.config.schema));return qo(t.rows[0]?.source)}catch{return!1}}async restoreClockFunction(){await this.db.executeSql(Uu(this.config.schema))}async check(){if(!await this.isInstalled())throw new Error("pg-boss is not installed");const n=await this.schemaVersion();if(Xi!==n)throw new Error("pg-boss database requires migrations")}async create(){try{const t=gs(this.config.schema,Xi,await $y(this.db,this.config));await this.db.executeSql(t)}catch(t){S(t.message.includes(vo),t)}}async migrate(t){try{const n=nf(this.config.schema,t,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(n)}catch(n){S(n.message.includes(wu),n)}}async next(t){const n=Oy(this.config.schema,t,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(n)}async rollback(t){const n=tf(this.config.schema,t,this.migrations,this.config.noAdvisoryLocks);await this.db.executeSql(n)}}const Ly=Ay;var Ol=te(77598);const lf=Symbol("isNonError");function Dl(e,t,n){Object.defineProperty(e,t,{value:n,writable:!1,enumerable:!1,configurable:!1})}a(Dl,"defineProperty");function Ry(e){if(e===void 0)return"undefined";if(e===null)return"null";if(typeof e=="string")return e;if(typeof e=="number"||typeof e=="boolean")return String(e);if(typeof e=="bigint")return`${e}n`;if(typeof e=="symbol")return e.toString();if(typeof e=="function")return`[Function${e.name?` ${e.name}`:" (anonymous)"}]`;if(e instanceof Error)try{return String(e)}catch{return"<Unserializable error>"}try{return JSON.stringify(e)}catch{try{return String(e)}catch{return"<Unserializable value>"}}}a(Ry,"stringify");class qn extends Error{static{a(this,"non_error_NonError")}constructor(t,{superclass:n=Error}={}){if(qn.isNonError(t))return t;if(t instanceof Error)throw new TypeError("Do not pass Error instances to NonError. Throw the error directly instead.");super(`Non-error value: ${Ry(t)}`),n!==Error&&Object.setPrototypeOf(this,n.prototype),Dl(this,"name","NonError"),Dl(this,lf,!0),Dl(this,"isNonError",!0),Dl(this,"value",t)}static isNonError(t){return t?.[lf]===!0}static#e(t,n){try{const r=t(...n);return r&&typeof r.then=="function"?(async()=>{try{return await r}catch(i){throw i instanceof Error?i:new qn(i)}})():r}catch(r){throw r instanceof Error?r:new qn(r)}}static try(t){return qn.#e(t,[])}static wrap(t){return(...n)=>qn.#e(t,n)}static[Symbol.hasInstance](t){return qn.isNonError(t)}}const wy=[Error,EvalError,RangeError,ReferenceError,SyntaxError,TypeError,URIError,AggregateError,globalThis.DOMException,globalThis.AssertionError,globalThis.SystemError].filter(Boolean).map(e=>[e.name,e]),Uc=new Map(wy),uf=new Map,cf=a(e=>e instanceof Error||(Error.isError?.(e)??Object.prototype.toString.call(e)==="[object Error]"),"isErrorInstance");function Rg(e,t){let n,r;if(typeof e!="function")throw new TypeError("Constructor must be a function");if(t&&typeof t!="function")throw new TypeError("Factory must be a function");try{n=t?t():new e,r=n.name}catch(i){const o=t?"Factory":`Constructor "${e.name}"`;throw new Error(`${o} is not compatible`,{cause:i})}if(t&&!(n instanceof e))throw new TypeError("Factory must return an instance of the constructor");if(!cf(n))throw new TypeError("Constructor must produce an instance of `Error`");if(!Object.isExtensible(n))throw new TypeError("Constructor must produce an extensible instance");if(!r||typeof r!="string")throw new TypeError('Error instances must have a non-empty string "name" property');if(r==="NonError")throw new Error('Error constructor name "NonError" is reserved');if(Uc.has(r))throw new Error(`Error constructor "${r}" is already known`);Uc.set(r,e),t&&uf.set(r,t)}a(Rg,"addKnownErrorConstructor");const df=[{property:"name",enumerable:!1},{property:"message",enumerable:!1},{property:"stack",enumerable:!1},{property:"code",enumerable:!0},{property:"cause",enumerable:!1},{property:"errors",enumerable:!1}],xc=new WeakSet,My=a(e=>{xc.add(e);try{return e.toJSON()}finally{xc.delete(e)}},"toJSON"),hf=a((e,t,n)=>{try{e[t]=n}catch{}},"setProperty"),vy=new Set(df.map(({property:e})=>e)),ff=a(e=>{if(e==="NonError")return new qn;const t=uf.get(e);if(t)return t();const n=Uc.get(e)??Error;return n===AggregateError?new n([]):new n},"newError"),jc=Symbol("skip"),mf=a((e,t,n)=>e&&e instanceof Uint8Array&&e.constructor?.name==="Buffer"?t.serialize?"[object Buffer]":e:e!==null&&typeof e=="object"&&typeof e.pipe=="function"&&typeof e.on=="function"?t.serialize?"[object Stream]":e:typeof e=="function"?t.serialize?jc:e:t.serialize&&typeof e=="bigint"?`${e}n`:!e||typeof e!="object"?e:t.seen.has(e)?"[Circular]":Fc({...t,from:e,to:void 0,depth:n}),"destroyValue"),ky=a((e,t)=>Array.isArray(e)?[]:!t&&jy(e)?ff(e.name):{},"createTarget"),Uy=a((e,t)=>Object.getOwnPropertyDescriptor(e,t)?.configurable!==!1,"canRedefine"),Ef=Symbol("unreadable"),Cl=a((e,t)=>{try{return e[t]}catch{return Ef}},"readProperty"),xy=a((e,t,n)=>n==null&&!Object.hasOwn(e,t),"isAbsent"),Fc=a(e=>{const{from:t,seen:n,forceEnumerable:r,maxDepth:i,depth:o,useToJSON:s,serialize:l}=e,c=e.to??ky(t,l);if(n.add(t),o>=i)return n.delete(t),c;if(s&&typeof t.toJSON=="function"&&!xc.has(t)){const d=My(t);if(d!==t)return n.delete(t),d}const h=l||cf(c);if(h)for(const{property:d,enumerable:E}of df){const b=Cl(t,d);if(b===Ef||xy(t,d,b))continue;const y=mf(b,e,o+1);if(y!==jc){if(!Uy(c,d)){hf(c,d,y);continue}Object.defineProperty(c,d,{value:y,enumerable:r||E,configurable:!0,writable:!0})}}for(const d of Object.keys(t)){if(d==="__proto__"||h&&vy.has(d))continue;const E=mf(t[d],e,o+1);E!==jc&&hf(c,d,E)}return n.delete(t),c},"destroyCircular");function pf(e,t={}){const{maxDepth:n=Number.POSITIVE_INFINITY,useToJSON:r=!0}=t;return(typeof e!="object"||e===null)&&(e=new qn(typeof e=="function"?"<Function>":e)),Fc({from:e,seen:new Set,forceEnumerable:!0,maxDepth:n,depth:0,useToJSON:r,serialize:!0})}a(pf,"serializeError");function wg(e,t={}){const{maxDepth:n=Number.POSITIVE_INFINITY}=t;return e instanceof Error?e:Fy(e)?Fc({from:e,seen:new Set,to:ff(e.name),maxDepth:n,depth:0,serialize:!1}):new NonError(e)}a(wg,"deserializeError");function jy(e){return!!e&&typeof e=="object"&&typeof Cl(e,"name")=="string"&&typeof Cl(e,"message")=="string"&&typeof Cl(e,"stack")=="string"}a(jy,"isErrorLike");function Fy(e){return!!e&&typeof e=="object"&&typeof e.message=="string"&&!Array.isArray(e)}a(Fy,"isMinimumViableSerializedError");const yf=new WeakMap;function qc(e){return yf.get(e)??e}a(qc,"untracked");function qy(e){let t=0,n=0,r=[];const i=a(h=>async(...d)=>{t++,n++;try{return await h(...d)}finally{if(t--,t===0){const E=r;r=[];for(const b of E)b()}}},"track"),o=a((h,d)=>new Proxy(h,{get(E,b){if(Object.hasOwn(d,b))return d[b];const y=Reflect.get(E,b);return typeof y=="function"?y.bind(E):y},set(E,b,y){return Object.hasOwn(d,b)?(d[b]=y,!0):Reflect.set(E,b,y)}}),"wrap"),s=a(h=>{const d={executeSql:i((y,_)=>h.executeSql(y,_))};typeof h.beginTransaction=="function"&&(d.beginTransaction=i(async()=>l(await h.beginTransaction())));const E=h.withTransaction;typeof E=="function"&&(d.withTransaction=i(y=>E.call(h,y)));const b=o(h,d);return yf.set(b,h),b},"wrapDb"),l=a(h=>o(h,{db:s(h.db),commit:i(()=>h.commit()),rollback:i(()=>h.rollback())}),"wrapTransaction");async function c(){let h=!1;for(;;){if(t>0){h=!0,await new Promise(E=>r.push(E));continue}const d=n;if(await(0,Z.setImmediate)(),t===0&&n===d)return h;h=!0}}return a(c,"idle"),{db:s(e),idle:c}}a(qy,"trackActivity");var bf=te(83849);const Wy=1e4,Hy=5e3,Py=1e4,_f=5e3;class By extends F{static{a(this,"Db")}pool;config;clock;sessionStatements=[];_pgbdb;opened;constructor(t){super(),this.clock=t.clock??ge,t.application_name=t.application_name||"pgboss",t.connectionTimeoutMillis??=1e4,this.config=t,this._pgbdb=!0,this.opened=!1}events={error:"error"};async open(){this.pool=new bf.Ay.Pool(this.config),this.pool.on("error",t=>this.emit("error",t)),this.pool.on("connect",t=>{for(const n of this.sessionStatements)t.query(n).catch(r=>this.emit("error",r))}),this.opened=!0}async close(){this.pool.ending||(this.opened=!1,await this.pool.end())}async setSessionStatements(t){if(!this.opened||t.length===0){this.sessionStatements=t;return}S(this.pool.idleCount===this.pool.totalCount&&this.pool.waitingCount===0,"configuration assert: setSessionStatements cannot reach connections that are already checked out - call it before open(), or while the pool is idle"),this.sessionStatements=t;const n=await Promise.all(Array.from({length:this.pool.totalCount},async()=>await this.pool.connect()));try{await Promise.all(n.map(async r=>{for(const i of t)await r.query(i)}))}finally{for(const r of n)r.release()}}async executeSql(t,n){return S(this.opened,"Database not opened. Call open() before executing SQL."),await this.pool.query(t,n)}async listen(t,n,r){S(this.opened,"Database not opened. Call open() before listening.");let i=!1,o=null,s=null,l=null,c=0;const h=this.config.notifyHeartbeatIntervalMs??Wy,d=this.config.notifyHeartbeatTimeoutMs??Hy,E=this.config.notifyKeepAliveInitialDelayMs??Py;let b=!1;const y=a(()=>{l&&(this.clock.clearTimeout(l),l=null)},"clearHeartbeat"),_=a(()=>{if(i||s)return;const D=Math.min(3e4,1e3*2**Math.min(c,5));c++,s=this.clock.setTimeout(()=>{s=null,$().catch(()=>_())},D)},"scheduleReconnect"),g=a((D,L)=>{i||o!==D||(y(),o=null,D.removeAllListeners(),D.end().catch(()=>{}),this.emit("error",L),b&&_())},"disconnect"),T=a(D=>{i||o!==D||(l=this.clock.setTimeout(()=>{l=null,C(D).catch(L=>g(D,L))},h))},"scheduleHeartbeat"),C=a(async D=>{if(i||o!==D)return;let L=null;const x=D.query(`SELECT EXISTS (
           SELECT 1
             FROM pg_listening_channels() AS active(channel)
            WHERE channel = $1
         ) AS listening`,[t]);x.catch(()=>{});try{if(!(await Promise.race([x,new Promise((P,V)=>{L=this.clock.setTimeout(()=>V(new Error("LISTEN/NOTIFY heartbeat timed out")),d)})])).rows[0]?.listening)throw new Error("LISTEN/NOTIFY channel registration was lost")}finally{L&&this.clock.clearTimeout(L)}T(D)},"heartbeat"),$=a(async()=>{if(i)return;const D=new bf.Ay.Client({...this.config,keepAlive:!0,keepAliveInitialDelayMillis:E});D.on("error",L=>{g(D,L)}),D.on("end",()=>g(D,new Error("LISTEN/NOTIFY connection ended"))),D.on("notification",L=>{L.payload!==void 0&&n(L.payload)}),o=D;try{await D.connect(),await D.query(`LISTEN "${t}"`)}catch(L){throw D.removeAllListeners(),await D.end().catch(()=>{}),o===D&&(o=null),L}c=0,b=!0,T(D),r()},"connect");return await $(),{close:a(async()=>{i=!0,s&&(this.clock.clearTimeout(s),s=null),y(),o&&(o.removeAllListeners(),await o.end().catch(()=>{}),o=null)},"close")}}async beginTransaction(){S(this.opened,"Database not opened. Call open() before executing SQL.");const t=await this.pool.connect();let n=!1,r=null;const i=a(l=>{r??=l,o(l)},"onClientError"),o=a(l=>{n||(n=!0,t.removeListener("error",i),t.release(l))},"release"),s=a(()=>r??new Error("Transaction is already settled"),"settledError");t.on("error",i);try{await t.query("BEGIN")}catch(l){throw o(l),l}return{db:{executeSql:a((l,c)=>n?Promise.reject(s()):t.query(l,c),"executeSql")},commit:a(async()=>{if(n)throw s();try{await t.query("COMMIT")}catch(l){throw o(l),l}o()},"commit"),rollback:a(async()=>{if(n)return;const l=t.query("ROLLBACK"),c=A(_f,"ROLLBACK did not complete in time");try{await Promise.race([l,c]),o()}catch(h){o(h)}finally{c.abort()}},"rollback")}}async withTransaction(t){const n=await this.beginTransaction();try{const r=await t(n.db);return await n.commit(),r}catch(r){throw await n.rollback(),r}}}const Yy=By;var Sa=te(28628);class Il{static{a(this,"ClaimTimer")}#e;#n;#a;#i;#o=0;#t=!0;#r=!1;constructor(t,n,r){this.#e=t,this.#n=n*1e3,this.#a=r}start(){this.#t&&(this.#t=!1,this.#l())}stop(){this.#t=!0,this.#u()}anchor(t=this.#n){this.#t||(this.#r=!0,this.#l(t))}#l(t=this.#n){this.#u(),!this.#t&&(this.#o=this.#e.now()+t,this.#c(t))}#c(t){this.#i=this.#e.setTimeout(()=>{const n=this.#o-this.#e.now();n>0?this.#c(n):this.#s()},t)}#u(){this.#i!==void 0&&(this.#e.clearTimeout(this.#i),this.#i=void 0)}async#s(){this.#i=void 0,this.#r=!1;try{await this.#a()}finally{this.#r||this.#l()}}}const Xy=a((e,t)=>`Non-positive ${e}: ${t}`,"e"),zy=a((e,t)=>`Non-finite ${e}: ${t}`,"t"),Gy=a(e=>`Cannot convert bigint to ${e}`,"n"),Nf=a((e,t,n,r)=>Oa(e,t)+`; must be between ${n}-${r}`,"r"),Oa=a((e,t)=>`Invalid ${e}: ${t}`,"i");function fn(e){return e===void 0?Object.create(null):Da(e)}a(fn,"a");function Tf(e,t="number"){if(typeof e=="bigint")throw TypeError(Gy(t));if(e=Number(e),!Number.isFinite(e))throw RangeError(zy(t,e));return e}a(Tf,"o");function Dt(e,t){return Math.trunc(Tf(e,t))||0}a(Dt,"s");function gf(e,t){return Vy(Dt(e,t),t)}a(gf,"c");function Vy(e,t="number"){if(e<=0)throw RangeError(Xy(t,e));return e}a(Vy,"l");function Zy(e,t,n){return Math.min(Math.max(e,t),n)}a(Zy,"u");function Wc(e){return e!==null&&(typeof e=="object"||typeof e=="function")}a(Wc,"d");function Da(e){if(!Wc(e))throw TypeError("Invalid object");return e}a(Da,"f");const $l=Oa,Ca=a(e=>`Missing ${e}`,"m"),Sf=a(e=>"No valid fields: "+e.join(),"h"),Of=a((e,t,n)=>Oa(e,t)+"; must be "+Object.keys(n).join(),"g"),Al=a(e=>"Missing year"+(e?"/era/eraYear":""),"_"),Zr="Invalid leap month",Hc=a(e=>Oa("Calendar",e),"ee"),Df=a(e=>Oa("TimeZone",e),"te"),Cf=a(e=>`Cannot parse: ${e}`,"ne"),Wn=a(e=>`Invalid substring: ${e}`,"re"),Ll=Zy,Rt=Wc;function ee(e){throw RangeError(e)}a(ee,"b");function Me(e){throw TypeError(e)}a(Me,"x");function Pc(e,t,n,r,i){return mn(t,((o,s)=>{let l=o[s];return l===void 0&&Me(Ca(s)),l})(e,t),n,r,i)}a(Pc,"ae");function mn(e,t,n,r,i,o){let s=Ll(t,n,r);return i&&t!==s&&ee(((l,c,h,d,E)=>E?Nf(l,E[c],E[h],E[d]):Nf(l,c,h,d))(e,t,n,r,o)),s}a(mn,"oe");function En(e,t=Map){let n=new t;return(r,...i)=>{if(n.has(r))return n.get(r);let o=e(r,...i);return n.set(r,o),o}}a(En,"S");const Qy=a(e=>Bc({name:e},1),"se"),Bc=a((e,t)=>zi(n=>({value:n,configurable:1,writable:!t}),e),"ce"),Yc=a(e=>({[Symbol.toStringTag]:{value:e,configurable:1}}),"le");function zi(e,t){let n={};for(let r in t)n[r]=e(t[r],r);return n}a(zi,"ue");function Ia(e,t){let n={};for(let r of e)n[r]=t;return n}a(Ia,"de");function Xc(e){let t={};for(let n of e)t[n]=r=>r[n];return t}a(Xc,"fe");function pn(e,t,n=Object.create(null)){for(let r of e)n[r]=t[r];return n}a(pn,"C");function If(e,t,n){for(let r of e)if(t[r]!==n[r])return 0;return 1}a(If,"pe");function Jy(e,t,n){let r={...n};for(let i=0;i<t;i++)r[e[i]]=0;return r}a(Jy,"me");function pe(e,...t){return(...n)=>e(...t,...n)}a(pe,"w");function zc(){}a(zc,"he");function $f(e){return e[0].toUpperCase()+e.substring(1)}a($f,"ge");function et(...e){return[].concat(...e).sort()}a(et,"T");function Gi(e){return RegExp(`^${e}$`,"i")}a(Gi,"_e");function Gc(e){return parseInt(e.padEnd(9,"0"))}a(Gc,"ve");function Vc(e){return e&&e!=="+"?-1:1}a(Vc,"ye");function Vi(e){return e===void 0?0:parseInt(e)}a(Vi,"be");function Rl(e,t){return String(t).padStart(e,"0")}a(Rl,"xe");const Kt=pe(Rl,2);function Ve(e,t){return Math.sign(e-t)}a(Ve,"E");function Pe(e,t){return e<t?-1:e>t?1:0}a(Pe,"D");function Af(e,t){let n=e/t;return e%t<0n?n-1n:n}a(Af,"Ce");function Zc(e,t){let n=Af(e,t);return[n,e-n*t]}a(Zc,"we");function en(e,t){return[Math.floor(e/t),Hn(e,t)]}a(en,"Te");function Hn(e,t){return(e%t+t)%t}a(Hn,"Ee");function Zi(e,t){return Math.trunc(e/t)||0}a(Zi,"De");function Qc(e,t){return e%t||0}a(Qc,"Oe");function Lf(e,t=1){return t*(.5+e/5)}a(Lf,"ke");function wl(e){return Math.abs(e%1)===.5}a(wl,"Ae");const Rf={bce:-1,ce:0};function wf(e){let t=e.normalize("NFD").toLowerCase().replace(/[^a-z0-9]/g,"");return t==="bc"||t==="b"?"bce":t==="ad"||t==="a"?"ce":t}a(wf,"Me");function yn(e){return e===void 0?"iso8601":e===0?"gregory":e.id}a(yn,"Ne");const Ky=/^M(\d{2})(L?)$/;function Mf(e){let t=Ky.exec(e);return t||ee((n=>`Invalid monthCode: ${n}`)(e)),[parseInt(t[1]),!!t[2]]}a(Mf,"Fe");function vf(e,t){return"M"+Kt(e)+(t?"L":"")}a(vf,"Ie");function $a(e,t,n){return e+(t||n&&e>=n?1:0)}a($a,"Le");function Jc(e,t){return e-(t&&e>=t?1:0)}a(Jc,"Re");const Kc={nanosecond:0,microsecond:1,millisecond:2,second:3,minute:4,hour:5,day:6,week:7,month:8,year:9},ed=Object.keys(Kc),hr=864e5,Aa=1e3,La=1e6,fr=1e9,Ra=6e10,wa=36e11,Qi=864e11,tn=[1,Aa,La,fr,Ra,wa,Qi],eb=BigInt(Aa),Ma=BigInt(La),Qr=BigInt(fr),tb=BigInt(Ra),nb=BigInt(wa),je=BigInt(Qi);function kf(e,t){let n=Number(e/je),r=Number(e%je);return Qi/t*n+(Math.trunc(r/t)+r%t/t)}a(kf,"et");const pt=ed.slice(0,6),td=Xc(pt),Ml=["year"],Jr=["day"],nd=["day","month","year"],vl=["offset"],rd=["timeZone"],Ji=["era","eraYear"],rb=["era","eraYear","year"],Uf=["month","monthCode"],ib=["day","month","monthCode"],od=et(pt),ob=et(Ji,Ml),va=et(Uf,Ml),xf=et(Ji,va),ka=et(["monthCode"],Ml),jf=et(Ji,ka),Ff=et(Jr,["monthCode"]),Kr=et(Jr,va),ei=et(Jr,Ji,va),qf=et(Kr,pt),Wf=et(ei,pt),ab=et(Kr,pt,vl),sb=et(ei,pt,vl),Hf=et(Kr,pt,vl,rd),Pf=et(ei,pt,vl,rd),lb=et(Jr,ka),ub=et(Jr,Ji,ka),nn=Ia(pt,0);function kl(e){return Ul(e,1),e}a(kl,"kt");const cb={hour:23,minute:59,second:59};function Ul(e,t){let n={};for(let r of pt)n[r]=mn(r,e[r],0,cb[r]||999,t);return n}a(Ul,"jt");function wt(e){return ad(e)*fr+Yf(e)}a(wt,"Mt");function Bf(e){return 1e3*ad(e)+e.millisecond}a(Bf,"Nt");function ad(e){return 3600*e.hour+60*e.minute+e.second}a(ad,"Pt");function Yf(e){return e.millisecond*La+e.microsecond*Aa+e.nanosecond}a(Yf,"Ft");function sd(e){let[t,n]=en(e,Qi);return[Xf(n),t]}a(sd,"It");function Xf(e){let[t,n]=en(e,La),[r,i]=en(n,Aa);return zf(t,r,i)}a(Xf,"Lt");function zf(e,t=0,n=0){let[r,i]=en(e,36e5),[o,s]=en(i,6e4),[l,c]=en(s,1e3);return{hour:r,minute:o,second:l,millisecond:c,microsecond:t,nanosecond:n}}a(zf,"Rt");function Gf(e){let[t,n]=Zc(e,Qr);return[Number(t),Number(n)]}a(Gf,"zt");function bn(e){return ti(e)+BigInt(wt(e))}a(bn,"Bt");function db(e){return Ua(e)+Bf(e)}a(db,"Vt");function ti(e){return BigInt(Pt(e))*je}a(ti,"Ht");function Ua(e){return 864e5*Pt(e)}a(Ua,"Ut");function Pt(e){return _n(e.year,e.month,e.day)}a(Pt,"Wt");function _n(e,t=1,n=1){let r=t-1;return e+=Math.floor(r/12),t=Hn(r,12),Date.UTC(e%400-400,t,0)/864e5+146097*(Zi(e,400)+1)+n}a(_n,"Gt");function xa(e){let[t,n]=Zc(e,je);return{...Ki(Number(t)),...Xf(Number(n))}}a(xa,"Kt");function hb(e,t=0,n=0){let[r,i]=en(e,864e5);return{...Ki(r),...zf(i,t,n)}}a(hb,"qt");function Ki(e){let t=new Date(864e5*Hn(e,146097));return{year:t.getUTCFullYear()+400*Math.floor(e/146097),month:t.getUTCMonth()+1,day:t.getUTCDate()}}a(Ki,"Jt");function Vf(e,t){return Math.trunc((t-e)/864e5)}a(Vf,"Yt");function Zf(e){return[e,0]}a(Zf,"Xt");function xl(e,t){if(!t)return{year:1972,month:e}}a(xl,"Zt");function Qf(e,t,n){return{year:e,month:t,day:n}}a(Qf,"Qt");function ld(e,t){switch(t){case 2:return Nn(e)?29:28;case 4:case 6:case 9:case 11:return 30}return 31}a(ld,"$t");function Jf(e){return Nn(e)?366:365}a(Jf,"en");function Nn(e){return e%4==0&&(e%100!=0||e%400==0)}a(Nn,"tn");function ud(e,t,n){return e+=Zi(n,12),(t+=Qc(n,12))<1?(e--,t+=12):t>12&&(e++,t-=12),{year:e,month:t}}a(ud,"nn");function Kf(e,t,n,r){return 12*(n-e)+r-t}a(Kf,"rn");function cd(e){return Hn(_n(e.year,e.month,e.day)+4,7)||7}a(cd,"an");function em(e){return _n(e.year,e.month,e.day)-_n(e.year)+1}a(em,"on");function tm(e){let t=e.year,n=Math.floor((em(e)-cd(e)+10)/7),r=dd(t);return n<1?n=r=dd(--t):n>r&&(n=1,r=dd(++t)),{weekOfYear:n,yearOfWeek:t,Ie:r}}a(tm,"sn");function dd(e){let t=cd({year:e,month:1,day:1});return t===4||t===3&&Nn(e)?53:52}a(dd,"cn");function nm({year:e}){return e<1?{era:"bce",eraYear:1-e}:{era:"ce",eraYear:e}}a(nm,"ln");function jl(e){return mr(e),kl(e)}a(jl,"un");function mr(e){return im(e,1),e}a(mr,"dn");function rm(e){return If(nd,e,im(e))}a(rm,"fn");function im(e,t){let{year:n}=e,r=Pc(e,"month",1,12,t);return{year:n,month:r,day:Pc(e,"day",1,ld(n,r),t)}}a(im,"pn");function Fe(e,t){return e?e.ie(t):t}a(Fe,"A");function ni(e,t,n){return e?e.O(t,n):Zf(n)}a(ni,"mn");function Fl(e,t){return e===0?nm(t):e?e.h(t):{}}a(Fl,"hn");function ri(e,t,n,r){return e?e.je(t,n,r):Qf(t,n,r)}a(ri,"gn");function ja(e,t){return e?e.k(t):12}a(ja,"_n");function Fa(e,t,n){return e?e.p(t,n):ld(t,n)}a(Fa,"vn");function hd(e,t){let{year:n,month:r}=Fe(e,t),[i,o]=ni(e,n,r);return vf(i,o)}a(hd,"yn");function om(e,t){let{year:n}=Fe(e,t);return e?e.u(n):Nn(n)}a(om,"bn");function am(e,t){let{year:n}=Fe(e,t);return ja(e,n)}a(am,"xn");function sm(e,t){let{year:n,month:r}=Fe(e,t);return Fa(e,n,r)}a(sm,"Sn");function lm(e,t){let{year:n}=Fe(e,t);return e?e.j(n):Jf(n)}a(lm,"Cn");function fb(e,t){if(!e)return em(t);let{year:n}=Fe(e,t),r=ri(e,n,1,1);return Pt(t)-Pt(r)+1}a(fb,"wn");function mb(e,t){return e===void 0?tm(t).weekOfYear:void 0}a(mb,"Tn");function Eb(e,t){return e===void 0?tm(t).yearOfWeek:void 0}a(Eb,"En");const qe=ed.map(e=>e+"s"),pb=Xc(qe),um=et(qe),yb=qe.slice(0,6),cm=qe.slice(6),bb=cm.slice(1),_b=qe.reduce((e,t,n)=>(e[t]=n,e),{}),Ze=Ia(qe,0),fd=Ia(yb,0),md=pe(Jy,qe);function dm(e,t){return t??ee(Ca(e)),t}a(dm,"Fn");const yt=pe(Nb,"string");function Nb(e,t,n=e){return typeof t!==e&&Me($l(n,t)),t}a(Nb,"In");function hm(e,t="number"){return Number.isInteger(e)||ee(((n,r)=>`Non-integer ${n}: ${r}`)(t,e)),e||0}a(hm,"Ln");function Ed(e){return typeof e=="symbol"&&Me("Cannot convert Symbol to string"),String(e)}a(Ed,"Rn");function pd(e,t){return Wc(e)?String(e):yt(e,t)}a(pd,"zn");function yd(e){return typeof e=="boolean"?BigInt(e?1:0):typeof e=="string"?BigInt(e):(typeof e!="bigint"&&Me(`Invalid bigint: ${e}`),e)}a(yd,"Bn");function bd(e,t){return hm(Tf(e,t),t)}a(bd,"Vn");function ql(e,t){return typeof e=="string"?((n,r)=>{let i=Object.create(null);return i[n]=r,i})(t,e):Da(e)}a(ql,"Hn");const Pn="smallestUnit",Tb={constrain:0,reject:1},gb={compatible:0,reject:1,earlier:2,later:3},Sb={reject:0,use:1,prefer:2,ignore:3},Ob={auto:0,never:1,critical:2,always:3},Db={auto:0,never:1,critical:2},Cb={auto:0,never:1},Ib={floor:0,halfFloor:1,ceil:2,halfCeil:3,trunc:4,halfTrunc:5,expand:6,halfExpand:7,halfEven:8},$b=[Math.floor,e=>wl(e)?Math.floor(e):Math.round(e),Math.ceil,e=>wl(e)?Math.ceil(e):Math.round(e),Math.trunc,e=>wl(e)?Math.trunc(e)||0:Math.round(e),e=>e<0?Math.floor(e):Math.ceil(e),e=>Math.sign(e)*Math.round(Math.abs(e))||0,e=>wl(e)?(e=Math.trunc(e)||0)+e%2:Math.round(e)],Ab={previous:-1,next:1};function _d(e){let t=e.roundingIncrement;return t===void 0?1:Dt(t,"roundingIncrement")}a(_d,"$n");function Nd(e){let t=e.fractionalSecondDigits;if(t!==void 0){if(typeof t!="number"){if(Ed(t)==="auto")return;ee($l("fractionalSecondDigits",t))}t=mn("fractionalSecondDigits",Math.floor(t),0,9,1)}return t}a(Nd,"er");function Td(e,t,n=0,r){let i=t[e];if(i===void 0)return r?n:void 0;if(i=Ed(i),i==="auto")return r?n:null;let o=Kc[i];return o===void 0&&(o=_b[i]),o===void 0&&ee(Of(e,i,Kc)),o}a(Td,"tr");function Er(e,t,n,r=0){let i=n[e];if(i===void 0)return r;let o=Ed(i),s=t[o];return s===void 0&&ee(Of(e,o,t)),s}a(Er,"nr");const eo=pe(Td,Pn),fm=pe(Td,"largestUnit"),Lb=pe(Td,"unit"),mm=pe(Er,"overflow",Tb),Em=pe(Er,"disambiguation",gb),Rb=pe(Er,"offset",Sb),gd=pe(Er,"calendarName",Ob),wb=pe(Er,"timeZoneName",Db),Mb=pe(Er,"offset",Cb),to=pe(Er,"roundingMode",Ib),vb=pe(Er,"direction",Ab);function Sd(e,t,n,r){let i=r?Qi:tn[t+1];if(i){let o=tn[t];i%((e=mn("roundingIncrement",e,1,i/o-(r?0:1),1))*o)&&ee($l("roundingIncrement",e))}else e=mn("roundingIncrement",e,1,n?10**9:1,1);return e}a(Sd,"mr");function no(e,t,n,r){return t!=null&&mn(e,t,n,r,1,ed),t}a(no,"hr");function pm(e,t){t>e&&ee("smallestUnit > largestUnit")}a(pm,"gr");function ro(e,t,n,r=9,i=0,o=4){t=fn(t);let s=fm(t,i),l=_d(t),c=to(t,o),h=eo(t,i,1);return s=no("largestUnit",s,i,r),h=no(Pn,h,i,r),s==null?s=Math.max(n,h):pm(s,h),l=Sd(l,h,1),e&&(c=(d=>d<4?(d+2)%4:d)(c)),[s,h,l,c]}a(ro,"_r");function Wl(e,t=6,n){let r=_d(e=ql(e,Pn)),i=to(e,7),o=eo(e);return o=dm(Pn,o),o=no(Pn,o,0,t),r=Sd(r,o,void 0,n),[o,r,i]}a(Wl,"vr");function Be(e,t){return pn(nd,e,pn(pt,t))}a(Be,"P");function $e(e){return e===void 0?0:mm(Da(e))}a($e,"F");function qa(e,t=0){e=fn(e);let n=Em(e),r=Rb(e,t);return[mm(e),r,n]}a(qa,"yr");const ym=BigInt(1e8)*je,Od=BigInt(-1e8)*je,bm=Od-je,_m=-3261848;function Dd(e){let t=12*e.year+e.month;return(t<_m||t>3309129)&&ee("Out-of-bounds date"),e}a(Dd,"wr");function Mt(e,t=1){return Nm(ti(e),t),e}a(Mt,"Tr");function io(e){let t=ti(e);return Nm(t),t!==bm||wt(e)||ee("Out-of-bounds date"),e}a(io,"Er");function Nm(e,t=1){(e<(t?bm:Od)||e>ym)&&ee("Out-of-bounds date")}a(Nm,"Dr");function Tn(e){return(e<Od||e>ym)&&ee("Out-of-bounds date"),e}a(Tn,"Or");function Cd(e,t){return Tn(ti(e)+BigInt(wt(e)-t))}a(Cd,"kr");function rn(e){return{epochNanoseconds:e}}a(rn,"Ar");function gn(e,t,n){return{calendar:n,timeZone:t,epochNanoseconds:e}}a(gn,"jr");function Bn(e,t){return pn(pt,e,We(e,t))}a(Bn,"Mr");function We(e,t){return pn(nd,e,{calendar:t})}a(We,"I");function Wa(e){return pn(pt,e)}a(Wa,"Nr");function it(e){return pn(qe,e,{sign:Kl(e)})}a(it,"L");function Hl(e){return t=e.epochNanoseconds,Number(Af(t,Ma));var t}a(Hl,"Pr");function Pl(e){return e.epochNanoseconds}a(Pl,"Fr");function kb(e,t,n){let r=Nr(t),[i,o]=((h,d)=>{let E=d((h=ql(h,"unit")).relativeTo),b=Lb(h);return b=dm("unit",b),[b,E]})(n,e);if(!o&&so(Math.max(i,r),o))return Tm(t,i);if(o||ee("Missing relativeTo"),!t.sign&&so(i,o))return 0;let s=Jl(o),l=s.G(s.i,t);jm(s,l);let c=s.re(s.i,l,i);return so(i,o)?Tm(c,i):Ub(c,s.V(l),i,s)}a(kb,"Ir");function Ub(e,t,n,r){let i=Kl(e)||1,o=Id(md(n,e),n,i,r,t),s=o.ae,l=o.de,c=Number(l-s),h=Number(t-s);return o.ye[qe[n]]+h/c*i}a(Ub,"Lr");function Tm(e,t){return kf(Yn(e),tn[t])}a(Tm,"Rr");function Id(e,t,n,r,i){let o=qe[t],s=e,l=0,c=gm(s,o,n,r);return i&&!((h,d,E,b)=>b>0?Pe(d,h)<=0&&Pe(h,E)<=0:Pe(E,h)<=0&&Pe(h,d)<=0)(i,c.ae,c.de,Math.sign(n))&&(s={...e,[o]:e[o]+n},l=1,c=gm(s,o,n,r)),{...c,ye:s,He:l}}a(Id,"zr");function gm(e,t,n,r){let i={...e,[t]:e[t]+n};return{ae:Xa(r,e),de:Xa(r,i),Ae:i}}a(gm,"Br");function Sm(e,t,n){let r=n-t,i=e-t;if(!i)return 0;let o=i<0n?-i:i,s=r<0n?-r:r,l=Pe(i,0n)===Pe(r,0n)?1:-1;return Pe(o,s)<=0?o===s?l:Lf(Pe(2n*o,s),l):Number(i)/Number(r)}a(Sm,"Vr");function xb(e,t,n,r){let{epochNanoseconds:i}=e,{timeZone:o,calendar:s}=e;if(t===0&&n===1)return{epochNanoseconds:i,timeZone:o,calendar:s};if(t===6){let l=Be(ot(e),nn),c=Be(yr(l,1),nn),h=pr(o,l),d=pr(o,c);i=Rd(Sm(i,h,d),r)?d:h}else{let l=ot(e),c=l.offsetNanoseconds;i=ao(o,$d(l,Ha(t,n),r),c,2,0,1)}return{epochNanoseconds:i,timeZone:o,calendar:s}}a(xb,"Hr");function jb(e){let{timeZone:t}=e,n=Be(ot(e),nn),r=Be(yr(n,1),nn),i=pr(t,n);return kf(pr(t,r)-i,wa)}a(jb,"Ur");function Fb(e){let{timeZone:t,calendar:n}=e;return gn(pr(t,Be(ot(e),nn)),t,n)}a(Fb,"Wr");function $d(e,t,n){let[r,i]=Ad(e,t,n),o=Be(yr(e,i),r);return io(o),o}a($d,"Gr");function Ad(e,t,n){return sd(oo(wt(e),t,n))}a(Ad,"Kr");function Bl(e){return oo(e,Ra,7)}a(Bl,"qr");function Ha(e,t){return tn[e]*t}a(Ha,"Jr");function Yl(e,t){return BigInt(tn[e])*BigInt(t)}a(Yl,"Yr");function qb(e,t,n){let r=Math.min(Nr(e),6);return _r(zl(Yn(e),BigInt(t),n),r)}a(qb,"Xr");function Xl(e,t,n,r,i,o,s){if(r===0&&i===1)return e;let l=Kl(e)||1,[c,h,d]=(so(r,s.i)?za(s.i)&&r<6&&n>=6?Hb:Wb:Pb)(l,e,t,n,r,i,o,s);return d&&r!==7&&(c=((E,b,y,_,g,T)=>{for(let C=_+1;C<=y;C++){if(C===7&&y!==7)continue;let $=md(C,E);$[qe[C]]+=g;let D=Pe(b,Xa(T,$));if(D&&D!==g)break;E=$}return E})(c,h,n,Math.max(6,r),l,s)),c}a(Xl,"Zr");function zl(e,t,n){return Om(e,t,n,e/t%2n)}a(zl,"Qr");function Ld(e,t,n){let[r,i]=Zc(e,je),o=r*je;return o+Om(i,t,n,(o/t+i/t)%2n)}a(Ld,"$r");function Om(e,t,n,r){let i=e/t,o=e%t,s=0;o&&(s=Lf(Pe(2n*(o<0n?-o:o),t),Math.sign(Number(o))));let l=Rd(Number(r)+s,n);return(i-r+BigInt(l))*t}a(Om,"ei");function oo(e,t,n){return Rd(e/t,n)*t}a(oo,"ti");function Rd(e,t){return $b[t](e)}a(Rd,"ni");function Wb(e,t,n,r,i,o,s){let l=Yn(t),c=zl(l,Yl(i,o),s),h=c-l,d=Math.sign(Number(c/je)-Number(l/je))===e,E=_r(c,Math.min(r,6));return[{...t,...E},n+h,d]}a(Wb,"ri");function Hb(e,t,n,r,i,o,s,l){let c=Number(oi(t)),h=Ha(i,o),d=oo(c,h,s),E=Id({...t,...fd},6,e,l,n),b=E.ae,y=E.de,_=d-Number(y-b),g=0;_&&Math.sign(_)!==e?n=b+BigInt(d):(g+=e,d=oo(_,h,s),n=y+BigInt(d));let T=eu(d);return[{...t,...T,days:t.days+g},n,!!g]}a(Hb,"ii");function Pb(e,t,n,r,i,o,s,l){let c=qe[i],h=md(i,t);i===7&&(t={...t,weeks:t.weeks+Math.trunc(t.days/7)}),h[c]=Zi(t[c],o)*o;let d=Id(h,i,o*e,l,n),E=d.ae,b=d.de,y=Sm(n,E,b),_=d.ye[c],g=d.Ae[c],T=oo(_+y*e*o,o,s),C=T===g;return h[c]=T,[h,C?b:E,d.He||C]}a(Pb,"ai");function Bb(e,t){return e.timeZone.U(e.epochNanoseconds,(n=>{let r=vb(ql(n,"direction"),0);return r||ee($l("direction",r)),r})(t))}a(Bb,"oi");const ot=En(Yb,WeakMap);function Yb(e){let{epochNanoseconds:t,timeZone:n}=e,r=n.C(t);return{...xa(t+BigInt(r)),offsetNanoseconds:r}}a(Yb,"si");function ao(e,t,n,r=0,i=0,o,s){if(n!==void 0&&r===1&&(r===1||s))return Cd(t,n);r!==2&&r!==0||Mt(t,0);let l=e.R(t);if(n!==void 0&&r!==3){let c=((h,d,E,b)=>{let y=bn(d);b&&(E=Bl(E));for(let _ of h){let g=Number(y-_);if(b&&(g=Bl(g)),g===E)return _}})(l,t,n,o);if(c!==void 0)return c;r===0&&ee("Invalid TimeZone offset")}return s?bn(t):Pa(e,t,i,l)}a(ao,"ci");function Pa(e,t,n=0,r=e.R(t)){if(r.length===1)return r[0];if(n===1&&ee("Ambiguous offset"),r.length)return r[n===3?1:0];let i=bn(t),o=((l,c)=>{let h=l.C(c-je);return(d=>(d>864e11&&ee("Out-of-bounds TimeZone gap"),d))(l.C(c+je)-h)})(e,i),s=xa(i+BigInt(o*(n===2?-1:1)));return(r=e.R(s))[n===2?0:r.length-1]}a(Pa,"li");function pr(e,t){let n=e.R(t);if(n.length)return n[0];let r=bn(t)-je;return e.U(r,1)}a(pr,"ui");function Dm(e,t,n,r,i){let o=$e(i);return r.sign&&Nr(r)<8&&ee("Cannot use small units"),Ya(t,Im(t,Mt(Ya(t,n)),e?bt(r):r,o))}a(Dm,"di");function Cm(e,t){return Tn(e+(Ym(n=t)&&ee("Cannot use large units"),oi(n)));var n}a(Cm,"fi");function Gl(e,t,n){let{calendar:r,epochNanoseconds:i,timeZone:o}=e,s=oi(t),l=i;if(Ym(t)){let c=ot(e);l=Pa(o,Be(Ba(r,c,{...t,...fd},n),c))+s}else l+=s,$e(n);return{...e,epochNanoseconds:Tn(l)}}a(Gl,"pi");function Vl(e,t,n,r){let[i,o]=wd(t,n),s=Be(Ba(e,t,{...n,...fd,days:n.days+o},r),i);return io(s),s}a(Vl,"mi");function Ba(e,t,n,r){if(n.years||n.months||n.weeks)return Im(e,t,n,$e(r));$e(r);let i=n.days+Number(oi(n)/je);return i?Mt(yr(t,i)):t}a(Ba,"hi");function Ya(e,t){return yr(t,1-Fe(e,t).day)}a(Ya,"gi");function wd(e,t){let n=oi(t),r=Number(n/je),i=Number(n%je),[o,s]=sd(wt(e)+i);return[o,r+s]}a(wd,"_i");function yr(e,t){return t?Ki(Pt(e)+t):e}a(yr,"vi");function Im(e,t,n,r){let{years:i,months:o,weeks:s,days:l}=n,c;if(l+=Number(oi(n)/je),i||o)c=Md(e,t,i,o,r);else{if(!s&&!l)return t;c=t}return(s||l)&&(c=yr(c,7*s+l)),Mt(c)}a(Im,"yi");function Md(e,t,n,r,i){let{year:o,month:s,day:l}=Fe(e,t);if(n){let[c,h]=ni(e,o,s);o+=n,s=vd(e,c,h,e?e.q(o):void 0,i),s=mn("month",s,1,ja(e,o),i)}return r&&({year:o,month:s}=e?e.N(o,s,r):ud(o,s,r)),l=mn("day",l,1,Fa(e,o,s),i),ri(e,o,s,l)}a(Md,"bi");function vd(e,t,n,r,i){if(n){let o=e?e.m:void 0;return r!==void 0&&(o<0||r===t+1)?r:(i===1&&ee(Zr),o<0?-o:t)}return $a(t,0,r)}a(vd,"xi");function br(e,t){return yn(e)!==yn(t)&&ee("Mismatching Calendars"),e}a(br,"Si");function Xb(e,t){return e.o!==t.o&&ee("Mismatching TimeZones"),e}a(Xb,"Ci");function zb(e){return e.timeZone.id}a(zb,"wi");function $m(e,t,n,r){let[i,o,s,l]=ro(e,r,3,5),c=Zl(t.epochNanoseconds,n.epochNanoseconds,i,o,s,l);return it(e?bt(c):c)}a($m,"Ti");function Am(e,t,n,r,i){let[o,s,l,c]=ro(e,i,5),h=n.epochNanoseconds,d=r.epochNanoseconds,E;return Pe(d,h)?o<6?E=Zl(h,d,o,s,l,c):(E=km(Xb(n.timeZone,r.timeZone),t,n,r,o),E=Xl(E,d,o,s,l,c,Ud(n,Pl,Gl))):E=Ze,it(e?bt(E):E)}a(Am,"Ei");function Lm(e,t,n,r,i){let[o,s,l,c]=ro(e,i,6),h=bn(n),d=bn(r),E=Pe(d,h),b;return E?o<=6?b=Zl(h,d,o,s,l,c):(b=Um(t,n,r,E,o),b=Xl(b,d,o,s,l,c,Ud(n,bn,pe(Vl,t)))):b=Ze,it(e?bt(b):b)}a(Lm,"Di");function Rm(e,t,n,r,i){let[o,s,l,c]=ro(e,i,6,9,6);return Mm(e,t,n,r,o,s,l,c)}a(Rm,"Oi");function wm(e,t,n,r,i){let[o,s,l,c]=ro(e,i,9,9,8),h=Ya(t,n),d=Ya(t,r);return xm(h,d)?Mm(e,t,Mt(h),Mt(d),o,s,l,c,8):it(Ze)}a(wm,"ki");function Mm(e,t,n,r,i,o,s,l,c=6){let h=ti(n),d=ti(r),E;return Pe(d,h)?i===6?E=Zl(h,d,i,o,s,l):(E=kd(t,n,r,i),o===c&&s===1||(E=Xl(E,d,i,o,s,l,Ud(n,ti,pe(Ba,t))))):E=Ze,it(e?bt(E):E)}a(Mm,"Ai");function vm(e,t,n,r){let[i,o,s,l]=ro(e,r,5,5),c=oo(wt(n)-wt(t),Ha(o,s),l),h={...Ze,...eu(c,i)};return it(e?bt(h):h)}a(vm,"ji");function km(e,t,n,r,i){let o=Pe(r.epochNanoseconds,n.epochNanoseconds);if(!o)return Ze;if(i<6)return{...Ze,..._r(r.epochNanoseconds-n.epochNanoseconds,i)};if(!xm(ot(n),ot(r)))return{...Ze,..._r(r.epochNanoseconds-n.epochNanoseconds,5)};let[s,l,c]=Vb(e,n,r,o);return{...i===6?{...Ze,days:Ql(s,l)}:kd(t,s,l,i),...eu(c)}}a(km,"Mi");function Gb(e,t,n,r){let i=bn(t),o=bn(n),s=Pe(o,i);return s?r<=6?{...Ze,..._r(o-i,r)}:Um(e,t,n,s,r):Ze}a(Gb,"Ni");function Um(e,t,n,r,i){let o=n,s=wt(n)-wt(t);return Math.sign(s)===-r&&(o=yr(n,-r),s+=864e11*r),{...kd(e,t,o,i),...eu(s)}}a(Um,"Pi");function kd(e,t,n,r){if(r<=7){let g=Ql(t,n);return r===7?{...Ze,weeks:Zi(g,7),days:Qc(g,7)}:{...Ze,days:g}}let i=Fe(e,t),o=Fe(e,n);if(r===8){let{year:g,month:T,day:C}=i,{year:$,month:D,day:L}=o,x=Math.sign(Ve($,g)||Ve(D,T)||Ql(t,n)),H=0,P=0;if(x){H=e?e.ne(g,T,$,D):Kf(g,T,$,D);let V=Md(e,t,0,H,0);x*Ve(C,L)>0&&(H-=x,V=Md(e,t,0,H,0)),P=Ql(V,n)}return{...Ze,months:H,days:P}}let{year:s,month:l,day:c}=i,{year:h,month:d,day:E}=o,b=h-s,y=d-l,_=E-c;if(b||y){let g=Math.sign(b||y),T=Fa(e,h,d),C=0;if(Math.sign(E-c)===-g){let $=T;({year:h,month:d}=e?e.N(h,d,-g):ud(h,d,-g)),b=h-s,y=d-l,T=Fa(e,h,d),C=g<0?-$:T}if(_=E-Math.min(c,T)+C,b){let[$,D]=ni(e,s,l),[L,x]=ni(e,h,d),H=e?e.m:void 0;if(y=H!==void 0&&D&&!x&&(H<0?g>0&&L===-H:g<0&&L===$)?0:L-$||Number(x)-Number(D),Math.sign(y)===-g){let P=g<0&&-ja(e,h);h-=g,b=h-s,y=d-vd(e,$,D,e?e.q(h):void 0,0)+(P||ja(e,h))}else if(e){let P=vd(e,$,D,e.q(h),0);y=e.ne(h,P,h,d)}}}return{...Ze,years:b,months:y,days:_}}a(kd,"Fi");function xm(e,t){return Ve(e.year,t.year)||Ve(e.month,t.month)||Ve(e.day,t.day)}a(xm,"Ii");function Vb(e,t,n,r){let i=ot(t),o=ot(n),s=n.epochNanoseconds,l=0,c=wt(o)-wt(i);Math.sign(c)===-r&&l++;let h=l+(r>0?1:0);for(;l<=h;l++){let d=yr(o,l*-r),E=Pa(e,Be(d,i));if(Pe(s,E)!==-r)return[i,d,Number(s-E)]}}a(Vb,"Li");function Zl(e,t,n,r,i,o){return{...Ze,..._r(zl(t-e,Yl(r,i),o),n)}}a(Zl,"Ri");function Ql(e,t){return Pt(t)-Pt(e)}a(Ql,"zi");function Ud(e,t,n){return{i:e,V:t,G:n}}a(Ud,"Bi");function Jl(e){let{calendar:t}=e;if(za(e)){let{timeZone:n}=e;return{i:e,V:Pl,G:Gl,re:pe(km,n,t)}}return{i:Fm(e),V:bn,G:pe(Vl,t),re:pe(Gb,t)}}a(Jl,"Vi");function Xa(e,t){return e.V(e.G(e.i,t))}a(Xa,"Hi");function za(e){return"timeZone"in e}a(za,"Ui");function jm(e,t){za(e.i)||(qm(e.i),qm(t))}a(jm,"Wi");function Fm(e){return Be(e,"hour"in e?e:nn)}a(Fm,"Gi");function qm(e){io(Fm(e))}a(qm,"Ki");function so(e,t){return e<=6-(t&&za(t)?1:0)}a(so,"qi");function xd(e,t,n){let r={};for(let i=t;i>=0;i--){let o=tn[i];r[n[i]]=Zi(e,o),e=Qc(e,o)}return r}a(xd,"Ji");const Zb=2**53;function Wm(e,t,n,r,i){let o=e(fn(i).relativeTo),s=Math.max(Nr(n),Nr(r));if(so(s,o))return Qb(t,n,r,s);o||ee("Missing relativeTo"),t&&(r=bt(r));let l=Jl(o),c=l.G(l.i,n),h=l.G(c,r);return it(l.re(l.i,h,s))}a(Wm,"Xi");function Qb(e,t,n,r){return it(ii(((i,o,s,l)=>{let c=Yn(i)+Yn(o)*BigInt(l?-1:1);return Number.isFinite(Number(c/je))||ee("Out-of-bounds date"),{...Ze,..._r(c,s)}})(t,n,r,e)))}a(Qb,"Zi");function Jb(e,t,n){let r=Nr(t),[i,o,s,l,c]=((y,_,g)=>{y=ql(y,Pn);let T=fm(y),C=g(y.relativeTo),$=_d(y),D=to(y,7),L=eo(y);return T===void 0&&L===void 0&&ee("Required smallestUnit or largestUnit"),L??=0,T??=Math.max(L,_),pm(T,L),$=Sd($,L,1),$>1&&L>5&&T!==L&&ee("For calendar units with roundingIncrement > 1, use largestUnit = smallestUnit"),[T,L,$,D,C]})(n,r,e);if(!c&&Math.max(r,i)<=6)return it(ii(((y,_,g,T,C)=>{let $=zl(Yn(y),Yl(g,T),C);return{...Ze,..._r($,_)}})(t,i,o,s,l)));let h=c&&za(c)&&i>=6&&o<6;if(!t.sign&&!h)return t;c||ee("Missing relativeTo");let d=Jl(c),E=d.G(d.i,t);jm(d,E);let b=d.re(d.i,E,i);return b=Xl(b,d.V(E),i,o,s,l,d),it(b)}a(Jb,"Qi");function Kb(e){return e.sign===-1?Hm(e):e}a(Kb,"$i");function Hm(e){return it(bt(e))}a(Hm,"ea");function bt(e){let t={};for(let n of qe)t[n]=-1*e[n]||0;return t}a(bt,"z");function Kl(e,t=qe){let n=0;for(let r of t){let i=Math.sign(e[r]);i&&(n&&n!==i&&ee("Cannot mix duration signs"),n=i)}return n}a(Kl,"ta");function ii(e){for(let n of bb)mn(n,e[n],-4294967295,4294967295,1);let t=Yn(e);return Pm(Number(t/Qr)),e}a(ii,"na");function Pm(e){Number.isSafeInteger(e)||ee("Out-of-bounds duration")}a(Pm,"ra");function Yn(e){return BigInt(e.days)*je+oi(e)}a(Yn,"ia");function oi(e){return BigInt(e.hours)*nb+BigInt(e.minutes)*tb+Bm(e)}a(oi,"aa");function Bm(e){return BigInt(e.seconds)*Qr+BigInt(e.milliseconds)*Ma+BigInt(e.microseconds)*eb+BigInt(e.nanoseconds)}a(Bm,"oa");function _r(e,t=6){let n=Number(e/je),r=Number(e%je),i=tn[t],o=t<=3?Number(e/BigInt(i)):Qi/i*n+Zi(r,i);Number.isFinite(o)||ee("Out-of-bounds date"),t<=3&&Math.abs(o)/(fr/tn[t])>=Zb&&ee("Out-of-bounds date");let s=xd(r,t,qe);return s[qe[t]]=o,s}a(_r,"sa");function eu(e,t=5){return xd(e,t,qe)}a(eu,"ca");function Ym(e){return!!Kl(e,cm)}a(Ym,"la");function Nr(e){let t=9;for(;t>0&&!e[qe[t]];t--);return t}a(Nr,"ua");function Xm(e,t){return Pe(e.epochNanoseconds,t.epochNanoseconds)}a(Xm,"da");function zm(e,t){return Pe(e.epochNanoseconds,t.epochNanoseconds)}a(zm,"fa");function e_(e,t,n,r){let i=e(fn(r).relativeTo),o=Math.max(Nr(t),Nr(n));if(If(qe,t,n))return 0;if(so(o,i))return Pe(Yn(t),Yn(n));i||ee("Missing relativeTo");let s=Jl(i);return Pe(Xa(s,t),Xa(s,n))}a(e_,"pa");function Gm(e,t){return lo(e,t)||jd(e,t)}a(Gm,"ma");function lo(e,t){return Ve(Pt(e),Pt(t))}a(lo,"ha");function jd(e,t){return Ve(wt(e),wt(t))}a(jd,"ga");function t_(e,t){return!Xm(e,t)}a(t_,"_a");function n_(e,t){return!zm(e,t)&&e.timeZone.o===t.timeZone.o&&e.calendar===t.calendar}a(n_,"va");function r_(e,t){return!Gm(e,t)&&e.calendar===t.calendar}a(r_,"ya");function i_(e,t){return!lo(e,t)&&e.calendar===t.calendar}a(i_,"ba");function o_(e,t){return!lo(e,t)&&e.calendar===t.calendar}a(o_,"xa");function a_(e,t){return!lo(e,t)&&e.calendar===t.calendar}a(a_,"Sa");function s_(e,t){return!jd(e,t)}a(s_,"Ca");function uo(e){return e===0?Rf:e?e.l:void 0}a(uo,"wa");function _t(e,t,n=t){return uo(e)?n:t}a(_t,"B");function Fd(e,t){let n=e||void 0,r=uo(e),{era:i,eraYear:o,year:s}=t;if(s!==void 0&&(s=Dt(s,"year")),o!==void 0&&(o=Dt(o,"eraYear")),i!==void 0||o!==void 0){i!==void 0&&o!==void 0||Me("Mismatching era/eraYear"),r||ee("Forbidden era/eraYear");let l=wf(i),c=r[l];c===void 0&&ee((d=>`Invalid era: ${d}`)(i));let h=n?.te?n.te(o,l,c):Vm(o,c);s!==void 0&&s!==h&&ee("Mismatching year/eraYear"),s=h}else s===void 0&&Me(Al(r));return s}a(Fd,"Ta");function tu(e,t,n,r,i){let{month:o,monthCode:s}=t;if(s!==void 0){let l=((c,h,d,E,b=Mf(h))=>{let y=c?c.q(d):void 0,[_,g]=b,T=$a(_,g,y);if(g){let C=c?c.m:void 0;C===void 0&&ee(Zr),C>0?(T>C&&ee(Zr),y!==T&&(E===1&&ee(Zr),T=$a(_,0,y))):(T!==-C&&ee(Zr),y===void 0&&E===1&&ee(Zr))}return T})(e,s,n,r,i);o!==void 0&&o!==l&&ee("Mismatching month/monthCode"),o=l,r=1}else o===void 0&&Me("Missing month/monthCode");return mn("month",o,1,ja(e,n),r)}a(tu,"Ea");function qd(e,t,n,r,i){return Pc(t,"day",1,Fa(e,r,n),i)}a(qd,"Da");function Vm(e,t){return(t+e)*(Math.sign(t)||1)||0}a(Vm,"Oa");function Ga(e,t){return Ul(pn(pt,{...nn,...e}),t)}a(Ga,"ka");const l_=Gi("([+-])(\\d{2})(?::?(\\d{2})(?::?(\\d{2})(?:[.,](\\d{1,9}))?)?)?");function nu(e){let t=Wd(e);return t===void 0&&ee(Cf(e)),t}a(nu,"ja");function Wd(e,t){let n=l_.exec(e);if(n&&(r=>(i=>{i[0]!=="T"&&i[0]!=="t"||(i=i.slice(1));let o=i.search(/[.,]/),s=o<0?i:i.slice(0,o),l=s.split(":");return l.length===1?/^(?:\d{2}|\d{4}|\d{6})$/i.test(s):(l.length===2||l.length===3)&&l.every(c=>c.length===2&&/^\d{2}$/i.test(c))})(r.slice(1)))(n[0]))return((r,i)=>{let o=r[4]||r[5];return i&&o&&ee(Wn(o)),s=(Vi(r[2])*wa+Vi(r[3])*Ra+Vi(r[4])*fr+Gc(r[5]||""))*Vc(r[1]),Math.abs(s)>=864e11&&ee("Out-of-bounds offset"),s;var s})(n,t)}a(Wd,"Ma");const Bt={era:pd,month:gf,monthCode(e,t="monthCode"){return((n,r)=>{if(typeof n=="string")return n;if(n&&typeof n=="object"){let i=n.toString;if(typeof i=="function")return yt(i.call(n),r)}return yt(n,r)})(e,t)},day:gf},Hd=Ia(pt,Dt),Zm=Ia(qe,bd),u_={offset(e){return nu(pd(e))}},Pd=Object.assign({},Bt,Hd),Bd=Object.assign({},Pd,u_);function Ye(e,t,n,r,i=!r){let o={},s=0;for(let l of t){let c=e[l];if(c!==void 0){s=1;let h=n[l];h&&(c=h(c,l)),o[l]=c}else r&&r.includes(l)&&Me(Ca(l))}return i&&!s&&Me(Sf(t)),o}a(Ye,"V");function ru(e,t=nn,n){let r=Be(e,t);return io(r),Bn(r,n)}a(ru,"za");function Va(e,t,n){return Qm(e,t,Jm(e,t),$e(n))}a(Va,"Ba");function iu(e,t,n){let r=Jm(e,t),i=n();return[Qm(e,t,r,i[0]),...i]}a(iu,"Va");function Qm(e,t,n,r){let i=n[1],o=tu(e,t,i,r,n[0]);return We(Mt(ri(e,i,o,qd(e,t,o,i,r))),e)}a(Qm,"Ha");function Yd(e){if(e.monthCode!==void 0)return Mf(e.monthCode)}a(Yd,"Ua");function Jm(e,t){let n=uo(e);return t.year!==void 0||t.era!==void 0&&t.eraYear!==void 0||Me(Al(n)),t.monthCode===void 0&&t.month===void 0&&Me("Missing month/monthCode"),t.day===void 0&&Me(Ca("day")),[Yd(t),Fd(e,t)]}a(Jm,"Wa");function Xd(e,t,n){let r=uo(e);t.year!==void 0||t.era!==void 0&&t.eraYear!==void 0||Me(Al(r)),t.monthCode===void 0&&t.month===void 0&&Me("Missing month/monthCode");let i=Yd(t),o=Fd(e,t);return We(Dd(ri(e,o,tu(e,t,o,$e(n),i),1)),e)}a(Xd,"Ga");function zd(e,t,n){let r=e===void 0,i=uo(e);t.day===void 0&&Me(Ca("day")),r||t.month===void 0||t.year!==void 0||t.era!==void 0&&t.eraYear!==void 0||Me(Al(i));let o=Yd(t),s=t.eraYear!==void 0||t.year!==void 0?Fd(e,t):void 0,l=$e(n),c,h,d;if(s===void 0&&r&&(s=1972),s!==void 0){r||Mt(ri(e,s,1,1));let _=tu(e,t,s,l,o);c=qd(e,t,_,s,l),[h,d]=ni(e,s,_)}else{t.monthCode===void 0&&Me("Missing month/monthCode"),[h,d]=o;let _=e?e.ge:1972;if(_!==void 0)c=qd(e,t,tu(e,t,_,l,o),_,l);else{let g=l===0&&e?e.ke?.(h,d,t.day):void 0;c=g===void 0?t.day:g}}d&&((e&&e.Z?.[h])??1/0)<t.day&&(l===1&&ee(Zr),d=0,c=Ll(t.day,1,(e&&e.X)??1/0));let E=e?e.v(h,!!d,c):xl(h,!!d);for(;!E&&l===0&&c>1;)c--,E=e?e.v(h,!!d,c):xl(h,!!d);E||ee("Cannot guess year");let{year:b,month:y}=E;return We(Mt(ri(e,b,y,c)),e)}a(zd,"Ka");const Sn=Intl.DateTimeFormat;function Km(e,t){t<-864e13&&ee("Out-of-bounds date");let n=e.formatToParts(t),r={};for(let i of n)r[i.type]=i.value;return r}a(Km,"Ja");const c_={El_Aaiun:17,Tucuman:12,Tirane:11,Riga:10,Simferopol:9,Vienna:9,Tunis:8,Boa_Vista:6,Fortaleza:6,Maceio:6,Noronha:6,Recife:6,Gaza:6,Hebron:6,DeNoronha:6},Gd=-388152e4;function eE(e,t=4){let n=Nd(e);return[to(e,4),...Zd(no(Pn,eo(e),0,t),n)]}a(eE,"Za");function Vd(e){return gd(fn(e))}a(Vd,"Qa");function tE(e,t){return eE(fn(e),t)}a(tE,"$a");function Zd(e,t){return e==null?[t===void 0?1:10**(9-t),t]:[tn[e],e<4?9-3*e:-1]}a(Zd,"eo");function nE(e,t,n){let[r,i,o,s]=(c=>{let h=Nd(c=fn(c)),d=to(c,4),E=eo(c);return[c.timeZone,d,...Zd(no(Pn,E,0,4),h)]})(n),l=r!==void 0;return((c,h,d,E,b,y)=>{d=Ld(d,BigInt(b),E);let _=h.C(d);return Jd(xa(d+BigInt(_)),y)+(c?au(Bl(_)):"Z")})(l,vt(l?e(r):"UTC"),t.epochNanoseconds,i,o,s)}a(nE,"to");function rE(e,t){let n=(r=>{r=fn(r);let i=gd(r),o=Nd(r),s=Mb(r),l=to(r,4),c=eo(r);return[i,wb(r),s,l,...Zd(no(Pn,c,0,4),o)]})(t);return((r,i,o,s,l,c,h,d,E,b)=>{s=Ld(s,BigInt(E),d);let y=o.C(s);return Jd(xa(s+BigInt(y)),b)+au(Bl(y),h)+f_(i,c)+Kd(r,l)})(e.calendar,e.timeZone.id,e.timeZone,e.epochNanoseconds,...n)}a(rE,"no");function iE(e,t){let n=(r=>(r=fn(r),[gd(r),...eE(r)]))(t);return((r,i,o,s,l,c)=>Jd($d(i,l,s),c)+Kd(r,o))(e.calendar,e,...n)}a(iE,"ro");function oE(e,t){return n=e.calendar,r=e,i=Vd(t),ou(r)+Kd(n,i);var n,r,i}a(oE,"io");function aE(e,t){return lE(e.calendar,dE,e,Vd(t))}a(aE,"ao");function sE(e,t){return lE(e.calendar,h_,e,Vd(t))}a(sE,"oo");function lE(e,t,n,r){return r===1?e===void 0?t(n):ou(n):r>1||r===0&&e!==void 0?ou(n)+fE(yn(e),r===2):t(n)}a(lE,"so");function uE(e,t){return((n,r,i,o)=>hE(Ad(n,i,r)[0],o))(e,...tE(t))}a(uE,"co");function Qd(e,t){let[n,r,i]=tE(t,3);return r>1&&ii(e={...e,...qb(e,r,n)}),d_(e,i)}a(Qd,"lo");function d_(e,t){let{sign:n}=e,r=n===-1?bt(e):e,{hours:i,minutes:o}=r,s=Bm(r),l=Number(s/Qr),c=Number(s%Qr);Pm(l);let h=eh(c,t),d=t>=0||!n||h;return(n<0?"-":"")+"P"+cE({Y:ai(r.years),M:ai(r.months),W:ai(r.weeks),D:ai(r.days)})+(i||o||l||d?"T"+cE({H:ai(i),M:ai(o),S:ai(l,d)+h}):"")}a(d_,"uo");function cE(e){let t=[];for(let n in e){let r=e[n];r&&t.push(r,n)}return t.join("")}a(cE,"fo");function ai(e,t){if(!e&&!t)return"";let n=Object.create(null);return n.useGrouping=0,e.toLocaleString("fullwide",n)}a(ai,"po");function Jd(e,t){return ou(e)+"T"+hE(e,t)}a(Jd,"mo");function ou(e){return dE(e)+"-"+Kt(e.day)}a(ou,"ho");function dE(e){let{year:t}=e;return(t<0||t>9999?mE(t)+Rl(6,Math.abs(t)):Rl(4,t))+"-"+Kt(e.month)}a(dE,"go");function h_(e){return Kt(e.month)+"-"+Kt(e.day)}a(h_,"_o");function hE(e,t){let n=[Kt(e.hour),Kt(e.minute)];return t!==-1&&n.push(Kt(e.second)+((r,i,o,s)=>eh(r*La+i*Aa+o,s))(e.millisecond,e.microsecond,e.nanosecond,t)),n.join(":")}a(hE,"vo");function au(e,t=0){if(t===1)return"";let[n,r]=en(Math.abs(e),wa),[i,o]=en(r,Ra),[s,l]=en(o,fr);return mE(e)+Kt(n)+":"+Kt(i)+(s||l?":"+Kt(s)+eh(l):"")}a(au,"yo");function f_(e,t){return t===1?"":"["+(t===2?"!":"")+e+"]"}a(f_,"bo");function Kd(e,t){return t>1||t===0&&e!==void 0?fE(yn(e),t===2):""}a(Kd,"xo");function fE(e,t){return"["+(t?"!":"")+"u-ca="+e+"]"}a(fE,"So");const m_=/0+$/;function eh(e,t){let n=Rl(9,e);return n=t===void 0?n.replace(m_,""):n.slice(0,t),n?"."+n:""}a(eh,"wo");function mE(e){return e<0?"-":"+"}a(mE,"To");const E_=/^(AC|AE|AG|AR|AS|BE|BS|CA|CN|CS|CT|EA|EC|IE|IS|JS|MI|NE|NS|PL|PN|PR|PS|SS|VS)T$/,p_=/[^\w\/:+-]+/;function y_(e){return th(yt(e))}a(y_,"Oo");function th(e){return EE(e).id}a(th,"ko");function EE(e){let t=e.toUpperCase(),n=(r=>{let i=Wd(r,1);if(i!==void 0)return{id:au(i),_:i,o:i}})(t);return n?{kind:"fixed",...n}:b_(t==="UTC"?"UTC":(r=>(p_.test(r)&&ee(Df(r)),E_.test(r)&&ee("Forbidden ICU TimeZone"),r.toLowerCase().split("/").map((i,o)=>(i.length<=3||/\d/.test(i))&&!/etc|yap/.test(i)?i.toUpperCase():i.replace(/baja|dumont|[a-z]+/g,(s,l)=>s.length<=2&&!o||s==="in"||s==="chat"?s.toUpperCase():s.length>2||!l?$f(s).replace(/island|noronha|murdo|rivadavia|urville/,$f):s)).join("/")))(e))}a(EE,"Ao");const b_=En(e=>{if(e==="UTC")return{kind:"utc",id:e,o:e};let t=__(e.toUpperCase());return{kind:"named",id:e,format:t,o:t.resolvedOptions().timeZone}}),__=En(e=>new Sn("en-u-hc-h23",{calendar:"iso8601",timeZone:e,era:"short",year:"numeric",month:"numeric",day:"numeric",hour:"numeric",minute:"numeric",second:"numeric"}));function vt(e){let t=EE(e);return N_(t.id,t)}a(vt,"H");const N_=En((e,t)=>t.kind==="named"?new g_(e,t.o,t.format):new T_(e,t.o,t.kind==="fixed"?t._:0));var T_=class{static{a(this,"Po")}constructor(e,t,n){this.id=e,this.o=t,this._=n}C(){return this._}R(e){return[Cd(e,this._)]}U(){}},g_=class{static{a(this,"Fo")}constructor(e,t,n){this.id=e,this.o=t,this.qe=((r,i)=>{let o=En(r),s=En(S_),l=86400*i;function c(d){let[E,b]=yE(d,l),y=su(E),_=su(b),g=o(y),T=o(_);return g===T?g:h(s(y,_),g,T,d)}a(c,"a");function h(d,E,b,y){let _,g;for(;(y===void 0||(_=y<d[0]?E:y>=d[1]?b:void 0)===void 0)&&(g=d[1]-d[0]);){let T=d[0]+Math.floor(g/2);r(T)===b?d[1]=T:d[0]=T+1}return _}return a(h,"o"),{Ee(d){let E=c(d-86400),b=c(d+86400),y=d-E,_=d-b;if(E===b)return[y];let g=c(y);return g===c(_)?[d-g]:E>b?[y,_]:[]},De:c,U:a(function d(E,b){if(b>0&&E>=864e10)return;if(b<0){if(E<=Gd)return;let $=pE()+94867200;if(E>$)return d($,-1)}let[y,_]=yE(b>0?Math.max(E,Gd):E,l),g=l*b,T=b>0?Math.max(E,pE())+94867200:Gd,C=a(()=>b<0?_>T:y<T,"d");for(;C();){let $=su(y),D=su(_),L=o($),x=o(D);if(L!==x){let H=s($,D);h(H,L,x);let P=H[0];if((Ve(P,E)||1)===b)return P}y+=g,_+=g}},"e")}})((r=>i=>{let o=Km(r,1e3*i);return 86400*_n((s=>{let l=s.relatedYear;if(l!==void 0)return parseInt(l);let c=parseInt(s.year);return s.era!==void 0&&wf(s.era)==="bce"?1-c:c})(o),parseInt(o.month),parseInt(o.day))+3600*parseInt(o.hour)+60*parseInt(o.minute)+parseInt(o.second)-i})(n),(r=>c_[r.split("/").pop()]||60)(e))}C(e){return this.qe.De((t=>Gf(t)[0])(e))*fr}R(e){let t=86400*Pt(e)+ad(e),n=Yf(e);return this.qe.Ee(t).map(r=>Tn(BigInt(r)*Qr+BigInt(n)))}U(e,t){let[n,r]=Gf(e),i=this.qe.U(n+(t>0||r?1:0),t);if(i!==void 0)return BigInt(i)*Qr}};function pE(){return Math.floor(Date.now()/1e3)}a(pE,"Io");function S_(e,t){return[e,t]}a(S_,"Lo");function yE(e,t){let n=Math.floor(e/t)*t;return[n,n+t]}a(yE,"Ro");function su(e){return Ll(e,-1e10,864e10)}a(su,"zo");function O_(e,t,n){let r=Ye(n,_t(t,Hf,Pf),Bd,[],0);if(r.timeZone!==void 0){let i=Va(t,r),o=Ga(r),s=vt(e(r.timeZone));return{epochNanoseconds:ao(s,Be(i,o),r.offset),timeZone:s,calendar:t}}return Va(t,r)}a(O_,"Bo");function D_(e,t,n,r){let i=Ye(n,_t(t,Hf,Pf),Bd,rd,0),o=e(i.timeZone),[s,l,c,h]=iu(t,i,()=>qa(r)),d=Ga(i,l),E=vt(o);return gn(ao(E,Be(s,d),i.offset,c,h),E,t)}a(D_,"Vo");function C_(e,t,n){let r=Ye(t,_t(e,qf,Wf),Pd,[],0),[i,o]=iu(e,r,()=>[$e(n)]);return ru(i,Ga(r,o),e)}a(C_,"Ho");function I_(e,t,n,r=[]){return Va(e,Ye(t,_t(e,Kr,ei),Bt,r),n)}a(I_,"Uo");function $_(e,t,n,r){return Xd(e,Ye(t,_t(e,va,xf),Bt,r),n)}a($_,"Wo");function A_(e,t,n,r){let i=Ye(n,_t(e,Kr,ei),Bt,Jr,0);return t&&i.month!==void 0&&i.monthCode===void 0&&i.year===void 0&&(i.year=1972),zd(e,i,r)}a(A_,"Go");function L_(e,t){return Ga(Ye(e,od,Hd,[],1),$e(t))}a(L_,"Ko");function R_(e){let t=Ye(e,um,Zm);return it(ii({...Ze,...t}))}a(R_,"qo");function Yt(e){ee(Cf(e))}a(Yt,"Jo");function w_(e){let t=Tr(e=pd(e)),n;return t||Yt(e),t.F?n=0:t.offset?n=nu(t.offset):Yt(e),t.timeZoneId&&Wd(t.timeZoneId,1),jl(t),rn(Cd(t,n))}a(w_,"Yo");function M_(e,t){let n=Tr(yt(e));return n||Yt(e),n.timeZoneId?bE(n,t,void 0):(n.F&&Yt(e),oh(n,t))}a(M_,"Xo");function v_(e,t,n){let r=Tr(yt(e));return r&&r.timeZoneId||Yt(e),bE(r,t,n)}a(v_,"Zo");function k_(e,t){let n=Tr(yt(e));return n&&!n.F||Yt(e),_E(n,t)}a(k_,"Qo");function U_(e,t){let n=ih(rh(yt(e)),void 0,t);return We(n,n.calendar)}a(U_,"$o");function x_(e,t){let n=sh(yt(e));if(n)return nh(n),We(Dd(mr(n)),t(n.calendarId));let r=ih(rh(e),P_,t),{calendar:i}=r;return We(Ya(i,r),i)}a(x_,"es");function nh(e){e.calendarId!=="iso8601"&&ee(Wn(e.calendarId))}a(nh,"ts");function j_(e,t){let n=lh(yt(e));if(n)return nh(n),We(mr(n),t(n.calendarId));let r=ih(rh(e),B_,t),{calendar:i}=r,{year:o,month:s,day:l}=Fe(i,r),[c,h]=ni(i,o,s),{year:d,month:E}=((b,y,_,g)=>{let T=b?b.v(y,_,g):xl(y,_);return T||ee("Cannot guess year"),T})(i,c,h,l);return We(Mt(ri(i,d,E,l)),i)}a(j_,"ns");function F_(e){let t=(r=>{let i=TE(r);return i?(Za(i[13]),gE(i,1)):void 0})(e=yt(e)),n;return t||(t=Tr(e),t?(t.fe||Yt(e),t.F&&ee(Wn("Z")),nh(t)):Yt(e)),(n=sh(e))&&rm(n)&&Yt(e),(n=lh(e))&&rm(n)&&Yt(e),Wa(kl(t))}a(F_,"rs");function q_(e){let t=(n=>{let r=Q_.exec(n);return r?(i=>{let o=0,s=0,l=0,c={years:h(i[2]),months:h(i[3]),weeks:h(i[4]),days:h(i[5]),hours:h(i[6],i[7],5),minutes:h(i[8],i[9],4),seconds:h(i[10],i[11],3),...xd(l,2,qe)};return o||ee(Sf(qe)),Vc(i[1])<0&&(c=bt(c)),c;function h(d,E,b){let y=0,_=0;return b&&([y,l]=en(l,tn[b])),d!==void 0&&(s&&ee(Wn(d)),_=(g=>{let T=parseInt(g);return Number.isFinite(T)||ee(Wn(g)),T})(d),o=1,E&&(l=Gc(E)*(tn[b]/fr),s=1)),y+_}})(r):void 0})(yt(e));return t||Yt(e),it(ii(t))}a(q_,"is");function W_(e){let t=Tr(e)||sh(e)||lh(e);if(t)return t.calendarId;let n=TE(e);return n?Za(n[13]).calendarId:e}a(W_,"as");function H_(e){let t=Tr(e);return t&&(t.timeZoneId||t.F&&"UTC"||t.offset)||e}a(H_,"os");function rh(e){let t=Tr(e);return t&&!t.F||Yt(e),t}a(rh,"ss");function ih(e,t,n){return t&&e.calendarId==="iso8601"?(mr(e),e.fe&&kl(e),oh(t(e),n)):e.fe?_E(e,n):oh(e,n)}a(ih,"cs");function P_(e){let t=12*e.year+e.month===_m?20:1;return{...e,day:t}}a(P_,"ls");function B_(e){return{...e,year:1972}}a(B_,"us");function bE(e,t,n){let r=vt(th(e.timeZoneId)),i;if(jl(e),e.fe){let s=e.offset?nu(e.offset):void 0,[,l,c]=qa(n);i=ao(r,e,s,l,c,!(r._||e.offset===void 0||(o=e.offset,o.replace(/\D/g,"").length>4)),e.F)}else qa(n),i=pr(r,e);var o;return Tn(i),gn(i,r,t(e.calendarId))}a(bE,"ds");function _E(e,t){return jl(e),io(e),{...Be(e,e),calendar:t(e.calendarId)}}a(_E,"fs");function oh(e,t){return mr(e),Mt(e),{calendar:t(e.calendarId),year:e.year,month:e.month,day:e.day}}a(oh,"ps");function ah(e){return`(\\d{2})(?:(:?)(\\d{2})(?:\\${e}(\\d{2})(?:[.,](\\d{1,9}))?)?)?`}a(ah,"ms");function NE(e){return"([+-])"+ah(e)}a(NE,"hs");const Y_="(?:(?:([+-])(\\d{6}))|(\\d{4}))(-?)(\\d{2})\\4(\\d{2})(?:[T ]"+ah(8)+"(Z|"+NE(15)+")?)?",X_=Gi("(?:(?:([+-])(\\d{6}))|(\\d{4}))-?(\\d{2})((?:\\[(!?)([^\\]]*)\\]){0,9})"),z_=Gi("(?:--)?(\\d{2})-?(\\d{2})((?:\\[(!?)([^\\]]*)\\]){0,9})"),G_=Gi(Y_+"((?:\\[(!?)([^\\]]*)\\]){0,9})"),V_=Gi("T?"+ah(2)+`(${NE(9)})?((?:\\[(!?)([^\\]]*)\\]){0,9})`),Z_=RegExp("\\[(!?)([^\\]]*)\\]","g"),Q_=Gi("([+-])?P(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(?:T(?:(\\d+)(?:[.,](\\d{1,9}))?H)?(?:(\\d+)(?:[.,](\\d{1,9}))?M)?(?:(\\d+)(?:[.,](\\d{1,9}))?S)?)?");function Tr(e){let t=G_.exec(e);return t?(n=>{let r=n[12],i=(r||"").toUpperCase()==="Z";return{year:SE(n),month:parseInt(n[5]),day:parseInt(n[6]),...gE(n,7),...Za(n[19]),fe:!!n[7],F:i,offset:i?void 0:r}})(t):void 0}a(Tr,"Cs");function sh(e){let t=X_.exec(e);if(t)return(n=>({year:SE(n),month:parseInt(n[4]),day:1,...Za(n[5])}))(t)}a(sh,"ws");function lh(e){let t=z_.exec(e);return t?(n=>({year:1972,month:parseInt(n[1]),day:parseInt(n[2]),...Za(n[3])}))(t):void 0}a(lh,"Ts");function TE(e){let t=V_.exec(e);if(t)return t[6]&&nu(t[6]),t}a(TE,"Es");function gE(e,t){let n=Vi(e[t+3]);return{...sd(Gc(e[t+4]||""))[0],hour:Vi(e[t]),minute:Vi(e[t+2]),second:n===60?59:n}}a(gE,"Ds");function SE(e){let t=Vc(e[1]),n=parseInt(e[2]||e[3]);return t<0&&!n&&ee(Wn(-0)),t*n}a(SE,"Os");function Za(e){let t,n,r=[];return e.replace(Z_,(i,o,s)=>{let l=!!o,[c,h]=s.split("=").reverse();return h?h==="u-ca"?(r.push(c.toLowerCase()),t||=l):(l||/[A-Z]/.test(h))&&ee(Wn(i)):(n&&ee(Wn(i)),n=c),""}),r.length>1&&t&&ee(Wn(e)),{timeZoneId:n,calendarId:r[0]||"iso8601"}}a(Za,"ks");function co(e,t,n){let r=Object.assign(Object.create(null),t);return uh(r,n,Uf),uo(e)&&(uh(r,n,rb),e&&e.le&&uh(r,n,ib,Ji)),r}a(co,"As");function uh(e,t,n,r){let i=0,o=[];for(let s of n)t[s]===void 0?o.push(s):i=1;if(Object.assign(e,t),i)for(let s of r||o)delete e[s]}a(uh,"js");function J_(e,t,n){let{calendar:r,timeZone:i}=e,o=_t(r,ab,sb),s=ot(e),{year:l,month:c,day:h}=Fe(r,s),d={year:l,monthCode:Qa(r,l,c),day:h,hour:s.hour,minute:s.minute,second:s.second,millisecond:s.millisecond,microsecond:s.microsecond,nanosecond:s.nanosecond,offset:s.offsetNanoseconds},E=Ye(t,o,Bd),b=co(r,d,E),y={...d,...E},[_,g,T,C]=iu(r,b,()=>qa(n,2));return gn(ao(i,Be(_,Ul(y,g)),y.offset,T,C),i,r)}a(J_,"Ms");function K_(e,t,n){let{calendar:r}=e,i=_t(r,qf,Wf),{year:o,month:s,day:l}=Fe(r,e),c={year:o,monthCode:Qa(r,o,s),day:l,hour:e.hour,minute:e.minute,second:e.second,millisecond:e.millisecond,microsecond:e.microsecond,nanosecond:e.nanosecond},h=Ye(t,i,Pd),d=co(r,c,h),E={...c,...h},[b,y]=iu(r,d,()=>[$e(n)]);return ru(b,Ul(E,y),r)}a(K_,"Ns");function eN(e,t,n){let{calendar:r}=e,i=_t(r,Kr,ei),{year:o,month:s,day:l}=Fe(r,e);return Va(r,co(r,{year:o,monthCode:Qa(r,o,s),day:l},Ye(t,i,Bt)),n)}a(eN,"Ps");function tN(e,t,n){let{calendar:r}=e,i=_t(r,va,xf),{year:o,month:s}=Fe(r,e);return Xd(r,co(r,{year:o,monthCode:Qa(r,o,s)},Ye(t,i,Bt)),n)}a(tN,"Fs");function nN(e,t,n){let{calendar:r}=e,i=_t(r,Kr,ei),{year:o,month:s,day:l}=Fe(r,e);return zd(r,co(r,{monthCode:Qa(r,o,s),day:l},Ye(t,i,Bt)),n)}a(nN,"Is");function rN(e,t,n){return((r,i,o)=>Ga({...pn(od,r),...Ye(i,od,Hd)},$e(o)))(e,t,n)}a(rN,"Ls");function iN(e,t){return it((n=e,r=t,ii({...n,...Ye(r,um,Zm)})));var n,r}a(iN,"Rs");function Qa(e,t,n){let[r,i]=ni(e,t,n);return vf(r,i)}a(Qa,"zs");function oN(e,t,n){return gn(e.epochNanoseconds,t,n)}a(oN,"Bs");function aN(e){return rn(e.epochNanoseconds)}a(aN,"Vs");function OE(e){return Bn(ot(e),e.calendar)}a(OE,"Hs");function DE(e){return We(ot(e),e.calendar)}a(DE,"Us");function CE(e){return Wa(ot(e))}a(CE,"Ws");function sN(e,t,n){return gn(Tn(((r,i,o)=>Pa(r,i,(s=>Em(fn(s)))(o)))(t,e,n)),t,e.calendar)}a(sN,"Gs");function lN(e,t,n,r){let i=e(r.timeZone),o=r.plainTime,s=o===void 0?void 0:t(o),l=vt(i),c;return c=s?Pa(l,Be(n,s)):pr(l,Be(n,nn)),gn(c,l,n.calendar)}a(lN,"Ks");function uN(e,t,n){return IE(e,pn(_t(e,ka,jf),t),Ye(Da(n),Jr,Bt,[]))}a(uN,"qs");function cN(e,t,n){let r=_t(e,Ml,ob);return IE(e,pn(Ff,t),Ye(Da(n),r,Bt,[]))}a(cN,"Js");function dN(e,t){return zd(e,Ye(t,Ff,Bt))}a(dN,"Ys");function hN(e,t,n){return Xd(e,Ye(t,_t(e,ka,jf),Bt),n)}a(hN,"Xs");function IE(e,t,n){let r=_t(e,lb,ub),i=co(e,t,n);return i=Ye(i,r,Bt,[]),Va(e,i)}a(IE,"Zs");function fN(e){return rn(Tn(BigInt(bd(e))*Ma))}a(fN,"Qs");function mN(e){return rn(Tn(yd(e)))}a(mN,"$s");function Ja(e){return e.timeZone="UTC",["full","long"].includes(e.timeStyle)&&(e.timeStyle="medium"),e}a(Ja,"ec");function EN(e,t){return e.timeZone!==void 0&&Me("Cannot specify TimeZone"),e.timeZone=t,e}a(EN,"tc");function Ka(e,t,n){let r=e.resolvedOptions().calendar;!n&&t.calendar===void 0||yn(t.calendar)===r||ee("Mismatching Calendars")}a(Ka,"nc");function si(e,t,n,r,i){let o=new Set(e),s=new Set(t),l=new Set(n);return(c,h)=>{let d=((L,x,H,P)=>{let V={dateStyle:void 0,timeStyle:void 0,me:{},pe:{},xe:{},oe:0,ue:0};for(let re of Object.keys(L)){let ue=L[re];ue===void 0||P.has(re)||(x.has(re)?re==="dateStyle"?V.dateStyle=ue:re==="timeStyle"?V.timeStyle=ue:V.me[re]=ue:re==="era"?V.pe[re]=ue:H.has(re)?re==="dateStyle"||re==="timeStyle"?V.ue=1:V.oe=1:V.xe[re]=ue)}return V})(c,o,s,l),E=d.dateStyle!==void 0,b=d.timeStyle!==void 0,y=E||b,_=Object.keys(d.me).length>0,g=d.oe||d.ue,T=_||E||b,C=Object.keys(d.pe).length>0,$=_||C||d.oe;(!h&&g||h&&g&&!T||y&&$)&&Me("Invalid formatting options");let D={};return y||T||Object.assign(D,r),Object.assign(D,d.me,d.pe,d.xe),E&&(i?Object.assign(D,i[d.dateStyle]):D.dateStyle=d.dateStyle),b&&(D.timeStyle=d.timeStyle),D}}a(si,"rc");const $E={year:"numeric",month:"numeric",day:"numeric"},AE={hour:"numeric",minute:"numeric",second:"numeric"},ch=Object.assign({},$E,AE),pN=Object.assign({},ch,{timeZoneName:"short"}),yN={year:"numeric",month:"numeric"},bN={month:"numeric",day:"numeric"},dh=["weekday","year","month","day","dateStyle"],es=["dayPeriod","hour","minute","second","fractionalSecondDigits","timeStyle"],hh=dh.concat(es),_N=["weekday","day"].concat(es),NN=["weekday","year"].concat(es),TN=si(hh,[],[],ch),gN=si(hh,[],[],pN),SN=si(hh,[],["timeZoneName"],ch),ON=si(dh,es,["timeZoneName"],$E),DN=si(es,dh,["timeZoneName","era"],AE),CN=si(["year","month","dateStyle"],_N,["timeZoneName"],yN,{full:{year:"numeric",month:"long"},long:{year:"numeric",month:"long"},medium:{year:"numeric",month:"short"},short:{year:"2-digit",month:"numeric"}}),IN=si(["month","day","dateStyle"],NN,["timeZoneName","era"],bN,{full:{month:"long",day:"numeric"},long:{month:"long",day:"numeric"},medium:{month:"short",day:"numeric"},short:{month:"numeric",day:"numeric"}});function $N(e,t){let{timeZone:n}=e,r=ot(e),{offsetNanoseconds:i}=r,o=t||nn,s;return s=t?ao(n,Be(r,o),i,2):pr(n,Be(r,o)),gn(s,n,e.calendar)}a($N,"Sc");function fh(e){let t=mh(),n=e.C(t);return xa(t+BigInt(n))}a(fh,"Cc");function mh(){return BigInt(Date.now())*Ma}a(mh,"wc");function ts(){return new Sn().resolvedOptions().timeZone}a(ts,"Tc");const LE="PlainYearMonth",RE="PlainMonthDay",wE="PlainDate",ME="PlainDateTime",vE="PlainTime",kE="ZonedDateTime",UE="Instant",xE="Duration";function gr(e,t,n,...r){Object.defineProperties(t,Qy(e)),Object.defineProperties(t.prototype,Yc("Temporal."+e));for(let i of r)AN(t.prototype,n,i);return t}a(gr,"Pc");function AN(e,t,n){Object.defineProperties(e,zi(r=>({get(){return r(t(this))},configurable:1}),n))}a(AN,"Fc");const Sr=zc.name==="noop"?e=>{Object.defineProperty(e,"_str_",{value:e.toJSON()})}:zc;function Or(){Me("Invalid calling context")}a(Or,"Lc");function Dr(){Me("Cannot use valueOf")}a(Dr,"Rc");const LN={era(e){return Fl(e.calendar,e).era},eraYear(e){return Fl(e.calendar,e).eraYear},year(e){return Fe(e.calendar,e).year},month(e){return Fe(e.calendar,e).month},monthCode(e){return hd(e.calendar,e)}},Eh={era(e){return Fl(e.calendar,e).era},eraYear(e){return Fl(e.calendar,e).eraYear},year(e){return Fe(e.calendar,e).year},month(e){return Fe(e.calendar,e).month},monthCode(e){return hd(e.calendar,e)},day(e){return Fe(e.calendar,e).day}},RN={monthCode(e){return hd(e.calendar,e)},day(e){return Fe(e.calendar,e).day}},jE={daysInMonth(e){return sm(e.calendar,e)},daysInYear(e){return lm(e.calendar,e)},monthsInYear(e){return am(e.calendar,e)},inLeapYear(e){return om(e.calendar,e)}},lu={dayOfWeek(e){return cd(e)},dayOfYear(e){return fb(e.calendar,e)},weekOfYear(e){return mb(e.calendar,e)},yearOfWeek(e){return Eb(e.calendar,e)},daysInWeek(){return 7},daysInMonth(e){return sm(e.calendar,e)},daysInYear(e){return lm(e.calendar,e)},monthsInYear(e){return am(e.calendar,e)},inLeapYear(e){return om(e.calendar,e)}};function FE(e){return Xc(Object.keys(e))}a(FE,"Wc"),FE(jE),FE(lu);function ph(e){let t=e.ve||0;function n(i){return i-t}a(n,"n");function r(i){return i+t}return a(r,"r"),{l:e.l,ge:1972+t,le:e.le,ie(i){return{...i,year:r(i.year)}},je(i,o,s){return Qf(n(i),o,s)},se(i,o,s){return _n(n(i),o,s)*hr},O(i,o){return Zf(o)},v(i,o){let s=xl(i,o);return s&&{year:r(s.year),month:s.month}},u(i){return Nn(n(i))},k(){return 12},p(i,o){return ld(n(i),o)},j(i){return Jf(n(i))},q(){},h(i){return e.h?.(i,r(i.year))||{}},N(i,o,s){let l=ud(n(i),o,s);return{year:r(l.year),month:l.month}},ne(i,o,s,l){return Kf(n(i),o,n(s),l)}}}a(ph,"Gc");function wN(e,t){let n=qE(e);return{m:t.m,Z:t.Z,X:t.X,ie:n.he,je:pe(vN,n),se:pe(ns,n),O:pe(kN,n,t.m),v:pe(jN,n,t.m,t.Ce),u:pe(UN,n,t.m),k:pe(ho,n),p:pe(yh,n),j:pe(rs,n),q:pe(uu,n,t.m),h:pe(xN,n),N:pe(FN,n),ne:pe(WE,n)}}a(wN,"Kc");function qE(e){let t=(i=>new Sn("en-u-hc-h23",{calendar:i,timeZone:"UTC",era:"short",year:"numeric",month:"short",day:"numeric"}))(e);function n(i){return{...MN(o=Km(t,i)),month:0,Fe:o.month,day:parseInt(o.day)};var o}a(n,"n");let r=(i=>{let o=i(0).year-1970;return En(function(s){let l=_n(s-o)*hr,c,h=0,d=[],E=[];do l+=400*hr;while((c=i(l)).year<=s);do l+=(1-c.day)*hr,c.year===s&&(d.push(l),E.push(c.Fe)),l-=hr,(++h>500||l<-864e13)&&ee();while((c=i(l)).year>=s);return{$:d.reverse(),we:E.reverse()}})})(n);return{he:((i,o)=>En(s=>{let l=Ua(s),c=i(l);return{...c,month:qN(o,c.year,l)}},WeakMap))(n,r),K:r}}a(qE,"qc");function MN(e){return{era:void 0,eraYear:void 0,year:parseInt(e.relatedYear||e.year)}}a(MN,"Jc");function vN(e,t,n,r){return hb(ns(e,t,n,r))}a(vN,"Yc");function ns(e,t,n=1,r=1){return e.K(t).$[n-1]+(r-1)*hr}a(ns,"Xc");function kN(e,t,n,r){let i=uu(e,t,n);return[Jc(r,i),i===r]}a(kN,"Zc");function uu(e,t,n){if(t===void 0)return;let r=e.K(n).we;if(r.length<=12)return;if(t<0)return-t;for(let o=1;o<r.length;o++)if(r[o]===r[o-1])return o+1;for(let o=0;o<r.length;o++)if(/bis$/i.test(r[o]))return o+1;let i=e.K(n-1).we;for(let o=0;o<r.length;o++)if(r[o]!==i[o])return o+1}a(uu,"Qc");function UN(e,t,n){if(t!==void 0)return ho(e,n)>12;let r=rs(e,n);return r>rs(e,n-1)||r>rs(e,n+1)}a(UN,"$c");function rs(e,t){return Vf(ns(e,t),ns(e,t+1))}a(rs,"el");function yh(e,t,n){let{$:r}=e.K(t),i=n+1,o=r;return i>r.length&&(i=1,o=e.K(t+1).$),Vf(r[n-1],o[i-1])}a(yh,"tl");function ho(e,t){return e.K(t).$.length}a(ho,"nl");function xN(e,t){let n=e.he(t);return{era:n.era,eraYear:n.eraYear}}a(xN,"rl");function jN(e,t,n,r,i,o){let s=n?.(r,i,o)||1972,{year:l,month:c,day:h}=e.he({year:s,month:12,day:31}),d=uu(e,t,l),E=Jc(c,d),b=c===d;(Ve(r,E)||Ve(Number(i),Number(b))||Ve(o,h))===1&&l--;for(let y=0;y<100;y++){let _=l-y,g=uu(e,t,_),T=$a(r,i,g);if(i===(T===g)&&o<=yh(e,_,T))return{year:_,month:T}}}a(jN,"il");function FN(e,t,n,r){if(r)if(Number.isSafeInteger(n+=r)||ee("Out-of-bounds date"),r<0)for(;n<1;)n+=ho(e,--t);else{let i;for(;n>(i=ho(e,t));)n-=i,t++}return{year:t,month:n}}a(FN,"al");function WE(e,t,n,r,i){let o=Ve(t,r)||Ve(n,i);if(!o)return 0;if(t===r)return i-n;if(o<0){let s=ho(e,t)-n+i;for(let l=t+1;l<r;l++)s+=ho(e,l);return s}return-WE(e,r,i,t,n)}a(WE,"ol");function qN(e,t,n){let{$:r}=e(t);for(let i=r.length-1;i>=0;i--)if(n>=r[i])return i+1;ee()}a(qN,"sl");const fo=2440588;function is(e){let t=e.J(2441683),n=En(i=>e.J(Pt(i)+2440588),WeakMap);function r(i,o){let s=e.q?.(i);return[Jc(o,s),o===s]}return a(r,"r"),{l:e.l,m:e.m,Z:e.Z,X:e.X,ge:e.ge,te:e.te,ke:e.ke,ie:n,je(i,o,s){return Ki(e.L(i,o,s)-2440588)},se(i,o=1,s=1){return(e.L(i,o,s)-2440588)*hr},O(i,o){return(e.O||r)(i,o)},v(i,o,s){return e.v?.(i,o,s)||((l,c,h)=>{c=!!c;let d=e.ge||t.year,[E,b]=r(t.year,t.month);(Ve(l,E)||Ve(Number(c),Number(b))||Ve(h,t.day))===1&&d--;for(let y=0;y<100;y++)for(let _ of[d-y,d+y]){let g=e.q?.(_),T=$a(l,c,g);if(T<=e.k(_)&&c===(T===g)&&h<=e.p(_,T))return{year:_,month:T}}})(i,o,s)},u:e.u,k:e.k,p:e.p,j:e.j,q:e.q||zc,h(i){let o=n(i);return e.h?e.h(o):{era:o.era,eraYear:o.eraYear}},N(i,o,s){return((l,c,h,d)=>{if(d)if(Number.isSafeInteger(h+=d)||ee("Out-of-bounds date"),d<0)for(;h<1;)h+=l(--c);else{let E;for(;h>(E=l(c));)h-=E,c++}return{year:c,month:h}})(e.k,i,o,s)},ne(i,o,s,l){return HE(e.k,i,o,s,l)}}}a(is,"ll");function HE(e,t,n,r,i){let o=Ve(t,r)||Ve(n,i);if(!o)return 0;if(t===r)return i-n;if(o<0){let s=e(t)-n+i;for(let l=t+1;l<r;l++)s+=e(l);return s}return-HE(e,r,i,t,n)}a(HE,"ul");const WN={be:0},HN={m:13,Z:{1:0,2:29,8:29,9:29,10:29,11:29,12:0},X:30,Ce(e,t,n){if(t)switch(e){case 1:return 1651;case 2:return n<30?1947:1765;case 3:return n<30?1966:1955;case 4:return n<30?1963:1944;case 5:return n<30?1971:1952;case 6:return n<30?1960:1941;case 7:return n<30?1968:1938;case 8:return n<30?1957:1718;case 9:return 2014;case 10:return 1984;case 11:return n<29?2033:2034;case 12:return 1890}return 1972}};function PE(e){return wN(e,HN)}a(PE,"pl");const PN={am:0},BN={am:0,aa:0},YN={aa:0};function bh(e,t,n=0,r=0){return is({l:t,te(i,o,s){return o==="aa"&&r?i-5500:Vm(i,s)},ke(i,o,s){return Ll(s,1,o||i!==13?30:6)},J(i){let[o,s,l]=((c,h)=>{let d=Math.floor((4*(h-c)+3)/1461),E=1+Math.floor((h-_h(c,d,1,1))/30);return[d,E,h+1-_h(c,d,E,1)]})(e,i);return{year:o+n,month:s,day:l}},L(i,o,s){return _h(e,i-n,o,s)},p(i,o){return((s,l)=>l%13==0?BE(s)+5:30)(i-n,o)},j(i){return 365+BE(i-n)},k(){return 13},u(i){return this.j(i)>365},h({year:i}){return n?{era:"aa",eraYear:i}:r&&i<=0?{era:"aa",eraYear:i+5500}:{era:"am",eraYear:i}}})}a(bh,"_l");function _h(e,t,n,r){return e+365*t+Math.floor(t/4)+30*(n-1)+r-1}a(_h,"vl");function BE(e){return Math.floor(Hn(e,4)/3)}a(BE,"yl");const XN={am:0};function li(e){return Hn(7*e+1,19)<7}a(li,"xl");function cu(e){let t=Math.floor((235*e-234)/19),n=29*t+Math.floor((12084+13753*t)/25920);return Hn(3*(n+1),7)<3&&(n+=1),n}a(cu,"Sl");function os(e){return cu(e)+(t=>{let n=cu(t-1),r=cu(t);return cu(t+1)-r===356?2:r-n===382?1:0})(e)}a(os,"Cl");function YE(e){return os(e+1)-os(e)}a(YE,"wl");function du(e,t){let n=t>=6&&!li(e)?t+1:t;if(n===4||n===7||n===9||n===11||n===13)return 29;let r=(i=>{let o=YE(i);return o>380&&(o-=30),o===353?0:o===354?1:2})(e);return n===2?r===2?30:29:n===3?r===0?29:30:n===6?li(e)?30:0:30}a(du,"Tl");const zN={shaka:0},GN=[1392,1390,1391,1392,1391,1392,1389,1392,1392,1390,1391,1390];function Nh(e,t,n){return is({l:{bh:-1,ah:0},J:e,L:t,p(r,i){return n&&gh(r)?yh(n,r,i):((o,s)=>29+s%2+(s===12&&XE(o)?1:0))(r,i)},j(r){return n&&gh(r)?rs(n,r):XE(r)?355:354},k(){return 12},u(r){return this.j(r)>354},v(r,i,o){let s=n&&!i&&o===30&&GN[r-1];return n&&s?{year:s,month:r}:void 0},h({year:r}){return r<1?{era:"bh",eraYear:1-r}:{era:"ah",eraYear:r}}})}a(Nh,"Ol");function as(e,t,n,r){return r+Math.ceil(29.5*(n-1))+354*(t-1)+Math.floor((3+11*t)/30)+e-1}a(as,"kl");function Th(e,t){let n=Math.floor((30*(t-e)+10646)/10631),r=Math.min(12,Math.ceil((t-(29+as(e,n,1,1)))/29.5)+1);return{year:n,month:r,day:t-as(e,n,r,1)+1}}a(Th,"Al");function XE(e){return Hn(14+11*e,30)<11}a(XE,"jl");function gh(e){return e>=1300&&e<=1600}a(gh,"Ml");function VN(e,t){let n=t-1948440;if(n<460322||n>=566987)return Th(1948440,t);let{year:r,month:i,day:o}=e.he(Ki(t-fo));return{year:r,month:i,day:o}}a(VN,"Nl");function ZN(e,t,n,r){return gh(t)?ns(e,t,n,r)/hr+fo:as(1948440,t,n,r)}a(ZN,"Pl");const zE=Object.assign({},Rf,{meiji:1867,taisho:1911,showa:1925,heisei:1988,reiwa:2018});function QN(e){let t=Pt(e),n=t>=18017?"reiwa":t>=6947?"heisei":t>=-15713?"showa":t>=-20974?"taisho":t>=-35428?"meiji":void 0;return n?{era:n,eraYear:e.year-zE[n]}:nm(e)}a(QN,"Il");const JN={ap:0},GE=[0,31,62,93,124,155,186,216,246,276,306,336];function Sh(e){return Hn(25*e+11,33)<8}a(Sh,"zl");const KN={broc:-1,roc:0},eT=["buddhist",()=>ph({ve:543,l:WN,h(e,t){return{era:"be",eraYear:t}}})],tT=["chinese",PE],nT=["coptic",()=>bh(1824665,PN)],rT=["dangi",PE],iT=new Map([eT,tT,nT,rT,["ethiopic",()=>bh(1723856,BN,0,1)],["ethioaa",()=>bh(1723856,YN,5500)],["hebrew",()=>is({l:XN,m:-6,J(e){let t=e-347997,n=Math.floor((25920*t/765433*19+234)/235)+1,r=os(n),i=Math.floor(t-r);for(;i<1;)n--,r=os(n),i=Math.floor(t-r);let o=1,s=0;for(;s<i;)s+=du(n,o),o++;return o--,s-=du(n,o),{year:n,month:o,day:i-s}},L(e,t,n){let r=os(e);for(let i=1;i<t;i++)r+=du(e,i);return r+n+347997},p:du,j:YE,k(e){return li(e)?13:12},u:li,q(e){return li(e)?6:void 0},O(e,t){return li(e)&&t===6?[5,1]:[t-(li(e)&&t>6?1:0),0]},v(e,t,n){return t&&e===5&&n<=30?{year:5730,month:6}:void 0},h({year:e}){return{era:"am",eraYear:e}}})],["indian",function(){return is({l:zN,J(e){let t=Ki(e-fo),n=t.year-78,r=e-(_n(t.year,1,1)+fo),i;if(r<80?(n--,i=Nn(t.year-1)?31:30,r+=i+155+90+10):(i=Nn(t.year)?31:30,r-=80),r<i)return{year:n,month:1,day:r+1};let o=r-i;return o<155?{year:n,month:Math.floor(o/31)+2,day:o%31+1}:(o-=155,{year:n,month:Math.floor(o/30)+7,day:o%30+1})},L(e,t,n){let r=e+78,i,o;return Nn(r)?(i=31,o=_n(r,3,21)+fo):(i=30,o=_n(r,3,22)+fo),t===1||(o+=i+31*Math.min(t-2,5),t>=8&&(o+=30*(t-7))),o+n-1},p(e,t){return t===1&&Nn(e+78)||t>=2&&t<=6?31:30},j(e){return Nn(e+78)?366:365},k(){return 12},u(e){return this.j(e)>365},h({year:e}){return{era:"shaka",eraYear:e}}})}],["japanese",()=>ph({l:zE,le:1,h:QN})],["islamic-civil",()=>Nh(pe(Th,1948440),pe(as,1948440))],["islamic-tbla",()=>Nh(pe(Th,1948439),pe(as,1948439))],["islamic-umalqura",e=>{let t=qE(e);return Nh(pe(VN,t),pe(ZN,t),t)}],["persian",()=>is({l:JN,J(e){let t=e-1948320,n=1+Math.floor((33*t+3)/12053),r=t-(365*(n-1)+Math.floor((8*n+21)/33)),i=Math.floor(r<216?r/31:(r-6)/30);return{year:n,month:i+1,day:r-GE[i]+1}},L(e,t,n){return 1948319+365*(e-1)+Math.floor((8*e+21)/33)+GE[t-1]+n},p(e,t){return t<=6?31:t<=11||Sh(e)?30:29},j(e){return Sh(e)?366:365},k(){return 12},u:Sh,h({year:e}){return{era:"ap",eraYear:e}}})],["roc",()=>ph({ve:-1911,l:KN,h(e,t){return t<1?{era:"broc",eraYear:1-t}:{era:"roc",eraYear:t}}})]]),oT={islamic:1,"islamic-rgsa":1},aT={"ethiopic-amete-alem":"ethioaa",islamicc:"islamic-civil"},sT=En((e,t)=>{let n=t(e);return n.id=e,n});function lT(e){let t=uT(e);return t||ee(Hc(e)),sT(...t)}a(lT,"Yl");function uT(e){oT[e]&&ee(Hc(e));let t=aT[e]||e,n=iT.get(t);return n&&[t,n]}a(uT,"Xl");function Cr(e){let t=yt(e).toLowerCase();return t==="iso8601"?void 0:t==="gregory"?0:lT(t)}a(Cr,"Zl");function ss(e="iso8601"){return Cr(e)}a(ss,"Ql");const VE=new WeakMap,ZE=gr(kE,class{constructor(e,t,n=void 0){let r=Tn(yd(e)),i=vt(y_(t)),o=ss(n);QE(this,gn(r,i,o))}static from(e,t=void 0){return Ct(mo(e,t))}static compare(e,t){return zm(mo(e),mo(t))}get calendarId(){return yn(Ae(this).calendar)}get timeZoneId(){return Ae(this).timeZone.id}get epochMilliseconds(){return Hl(Ae(this))}get epochNanoseconds(){return Pl(Ae(this))}get offset(){return au(ot(Ae(this)).offsetNanoseconds)}get offsetNanoseconds(){return ot(Ae(this)).offsetNanoseconds}get hoursInDay(){return jb(Ae(this))}with(e,t=void 0){return Ct(J_(Ae(this),yo(e),t))}withCalendar(e){return Ct({...Ae(this),calendar:mu(e)})}withTimeZone(e){return Ct({...Ae(this),timeZone:vt(Xt(e))})}withPlainTime(e=void 0){return Ct($N(Ae(this),Ih(e)))}add(e,t=void 0){return Ct(Gl(Ae(this),st(e),t))}subtract(e,t=void 0){return Ct(Gl(Ae(this),bt(st(e)),t))}until(e,t=void 0){let n=Ae(this),r=mo(e);return Qe(it(Am(0,br(n.calendar,r.calendar),n,r,t)))}since(e,t=void 0){let n=Ae(this),r=mo(e);return Qe(it(Am(1,br(n.calendar,r.calendar),n,r,t)))}round(e){let t=Ae(this),[n,r,i]=Wl(e);return Ct(xb(t,n,r,i))}startOfDay(){return Ct(Fb(Ae(this)))}equals(e){return n_(Ae(this),mo(e))}toInstant(){return Xn(aN(Ae(this)))}toPlainDateTime(){return Dn(OE(Ae(this)))}toPlainDate(){return Cn(DE(Ae(this)))}toPlainTime(){return $r(CE(Ae(this)))}toLocaleString(e=void 0,t={}){let n=Ae(this),r=new Sn(e,EN(gN(t),zb(n)));return Ka(r,n),r.format(Hl(n))}toString(e=void 0){return rE(Ae(this),e)}toJSON(){return rE(Ae(this))}getTimeZoneTransition(e){let t=Ae(this),n=Bb(t,e);return n?Ct({...t,epochNanoseconds:n}):null}valueOf(){return Dr()}},cT,Eh,lu,td);function Ct(e){return QE(Object.create(ZE.prototype),e)}a(Ct,"U");function Ae(e){return On(e)||Or()}a(Ae,"W");function cT(e){let t=Ae(e);return{...ot(t),calendar:t.calendar}}a(cT,"tu");function On(e){return VE.get(e)}a(On,"nu");function mo(e,t){if(Rt(e)){let n=On(e);return n?(qa(t),n):D_(Xt,us(e),e,t)}return v_(e,Cr,t)}a(mo,"ru");function QE(e,t){return VE.set(e,t),Sr(e),e}a(QE,"iu");function Xt(e){if(Rt(e)){let t=On(e);return t||Me(Df(e)),t.timeZone.id}return(t=>th(H_(yt(t))))(e)}a(Xt,"au");const JE=new WeakMap,KE=gr(UE,class{constructor(e){let t=Tn(yd(e));ep(this,rn(t))}static from(e){return Xn(Eo(e))}static fromEpochMilliseconds(e){return Xn(fN(e))}static fromEpochNanoseconds(e){return Xn(mN(e))}static compare(e,t){return Xm(Eo(e),Eo(t))}get epochMilliseconds(){return Hl(zt(this))}get epochNanoseconds(){return Pl(zt(this))}add(e){return Xn(rn(Cm(zt(this).epochNanoseconds,st(e))))}subtract(e){return Xn(rn(Cm(zt(this).epochNanoseconds,bt(st(e)))))}until(e,t=void 0){return Qe($m(0,zt(this),Eo(e),t))}since(e,t=void 0){return Qe($m(1,zt(this),Eo(e),t))}round(e){let t=zt(this),[n,r,i]=Wl(e,5,1);return Xn(rn(Ld(t.epochNanoseconds,Yl(n,r),i)))}equals(e){return t_(zt(this),Eo(e))}toZonedDateTimeISO(e){return Ct(oN(zt(this),vt(Xt(e))))}toLocaleString(e=void 0,t={}){let n=zt(this);return new Sn(e,TN(t)).format(Hl(n))}toString(e=void 0){return nE(Xt,zt(this),e)}toJSON(){return nE(Xt,zt(this))}valueOf(){return Dr()}});function Xn(e){return ep(Object.create(KE.prototype),e)}a(Xn,"cu");function zt(e){return Oh(e)||Or()}a(zt,"lu");function Oh(e){return JE.get(e)}a(Oh,"uu");function Eo(e){if(Rt(e)){let t=Oh(e);if(t)return t;let n=On(e);if(n)return rn(n.epochNanoseconds)}return w_(e)}a(Eo,"du");const{toTemporalInstant:Mg}={toTemporalInstant(){let e=Date.prototype.valueOf.call(this);return Xn(rn(BigInt(hm(e))*Ma))}};function ep(e,t){return JE.set(e,t),Sr(e),e}a(ep,"pu");const tp=new WeakMap,np=gr(RE,class{constructor(e,t,n=void 0,r){let i=Dt(e),o=Dt(t),s=ss(n),l=Mt(mr({year:Dt(r??1972),month:i,day:o}));ip(this,We(l,s))}static from(e,t=void 0){return Dh(rp(e,t))}get calendarId(){return yn(Ir(this).calendar)}with(e,t=void 0){return Dh(nN(Ir(this),yo(e),t))}equals(e){return a_(Ir(this),rp(e))}toPlainDate(e){return Cn(cN(Ir(this).calendar,this,e))}toLocaleString(e=void 0,t={}){let n=Ir(this),r=new Sn(e,Ja(IN(t)));return Ka(r,n,1),r.format(Ua(n))}toString(e=void 0){return sE(Ir(this),e)}toJSON(){return sE(Ir(this))}valueOf(){return Dr()}},Ir,RN);function Dh(e){return ip(Object.create(np.prototype),e)}a(Dh,"gu");function Ir(e){return hu(e)||Or()}a(Ir,"_u");function hu(e){return tp.get(e)}a(hu,"vu");function rp(e,t){if(Rt(e)){let r=hu(e);if(r)return $e(t),r;let i=yp(e);return A_(i===void 0?void 0:i,i===void 0,e,t)}let n=j_(e,Cr);return $e(t),n}a(rp,"yu");function ip(e,t){return tp.set(e,t),Sr(e),e}a(ip,"bu");const op=new WeakMap,ap=gr(LE,class{constructor(e,t,n=void 0,r){let i=Dt(e),o=Dt(t),s=ss(n),l=Dd(mr({year:i,month:o,day:Dt(r??1)}));sp(this,We(l,s))}static from(e,t=void 0){return ls(po(e,t))}static compare(e,t){return lo(po(e),po(t))}get calendarId(){return yn(Gt(this).calendar)}with(e,t=void 0){return ls(tN(Gt(this),yo(e),t))}add(e,t=void 0){let n=Gt(this);return ls(We(Dm(0,n.calendar,n,st(e),t),n.calendar))}subtract(e,t=void 0){let n=Gt(this);return ls(We(Dm(1,n.calendar,n,st(e),t),n.calendar))}until(e,t=void 0){let n=Gt(this),r=po(e);return Qe(wm(0,br(n.calendar,r.calendar),n,r,t))}since(e,t=void 0){let n=Gt(this),r=po(e);return Qe(wm(1,br(n.calendar,r.calendar),n,r,t))}equals(e){return o_(Gt(this),po(e))}toPlainDate(e){return Cn(uN(Gt(this).calendar,this,e))}toLocaleString(e=void 0,t={}){let n=Gt(this),r=new Sn(e,Ja(CN(t)));return Ka(r,n,1),r.format(Ua(n))}toString(e=void 0){return aE(Gt(this),e)}toJSON(){return aE(Gt(this))}valueOf(){return Dr()}},Gt,LN,jE);function ls(e){return sp(Object.create(ap.prototype),e)}a(ls,"Cu");function Gt(e){return fu(e)||Or()}a(Gt,"wu");function fu(e){return op.get(e)}a(fu,"Tu");function po(e,t){if(Rt(e)){let r=fu(e);return r?($e(t),r):$_(us(e),e,t)}let n=x_(e,Cr);return $e(t),n}a(po,"Eu");function sp(e,t){return op.set(e,t),Sr(e),e}a(sp,"Du");function dT(e){if(!Rt(e))return;let t=Oh(e);return t?[UE,t]:(t=On(e),t?[kE,t]:(t=ui(e),t?[ME,t]:(t=_o(e),t?[wE,t]:(t=Ch(e),t?[vE,t]:(t=fu(e),t?[LE,t]:(t=hu(e),t?[RE,t]:(t=$h(e),t?[xE,t]:void 0)))))))}a(dT,"Ou");function yo(e){return(dT(e)||e.calendar!==void 0||e.timeZone!==void 0)&&Me("Invalid bag"),e}a(yo,"ku");const lp=new WeakMap,up=gr(vE,class{constructor(e=0,t=0,n=0,r=0,i=0,o=0){cp(this,kl(zi(Dt,{hour:e,minute:t,second:n,millisecond:r,microsecond:i,nanosecond:o})))}static from(e,t=void 0){return $r(Ar(e,t))}static compare(e,t){return jd(Ar(e),Ar(t))}with(e,t=void 0){return $r(rN(on(this),yo(e),t))}add(e){return $r(wd(on(this),st(e))[0])}subtract(e){return $r(wd(on(this),bt(st(e)))[0])}until(e,t=void 0){return Qe(vm(0,on(this),Ar(e),t))}since(e,t=void 0){return Qe(vm(1,on(this),Ar(e),t))}round(e){let t=on(this),[n,r,i]=Wl(e,5);return $r(Ad(t,Ha(n,r),i)[0])}equals(e){return s_(on(this),Ar(e))}toLocaleString(e=void 0,t={}){let n=on(this);return new Sn(e,Ja(DN(t))).format(Bf(n))}toString(e=void 0){return uE(on(this),e)}toJSON(){return uE(on(this))}valueOf(){return Dr()}},on,td);function $r(e){return cp(Object.create(up.prototype),e)}a($r,"Mu");function on(e){return Ch(e)||Or()}a(on,"Nu");function Ch(e){return lp.get(e)}a(Ch,"Pu");function Ar(e,t){if(Rt(e)){let r=Ch(e);if(r)return $e(t),r;let i=ui(e);if(i)return $e(t),Wa(i);let o=On(e);return o?($e(t),CE(o)):L_(e,t)}let n=F_(e);return $e(t),n}a(Ar,"Fu");function Ih(e){return e===void 0?void 0:Ar(e)}a(Ih,"Iu");function cp(e,t){return lp.set(e,t),Sr(e),e}a(cp,"Lu");const dp=new WeakMap,hp=gr(ME,class{constructor(e,t,n,r=0,i=0,o=0,s=0,l=0,c=0,h=void 0){let d=io(jl(zi(Dt,{year:e,month:t,day:n,hour:r,minute:i,second:o,millisecond:s,microsecond:l,nanosecond:c}))),E=ss(h);fp(this,Bn(d,E))}static from(e,t=void 0){return Dn(bo(e,t))}static compare(e,t){return Gm(bo(e),bo(t))}get calendarId(){return yn(at(this).calendar)}with(e,t=void 0){return Dn(K_(at(this),yo(e),t))}withCalendar(e){return Dn(Bn(at(this),mu(e)))}withPlainTime(e=void 0){let t=at(this);return Dn(ru(t,Ih(e),t.calendar))}add(e,t=void 0){let n=at(this);return Dn(Bn(Vl(n.calendar,n,st(e),t),n.calendar))}subtract(e,t=void 0){let n=at(this);return Dn(Bn(Vl(n.calendar,n,bt(st(e)),t),n.calendar))}until(e,t=void 0){let n=at(this),r=bo(e);return Qe(Lm(0,br(n.calendar,r.calendar),n,r,t))}since(e,t=void 0){let n=at(this),r=bo(e);return Qe(Lm(1,br(n.calendar,r.calendar),n,r,t))}round(e){let t=at(this),[n,r,i]=Wl(e);return Dn(Bn($d(t,Ha(n,r),i),t.calendar))}equals(e){return r_(at(this),bo(e))}toZonedDateTime(e,t=void 0){return Ct(sN(at(this),vt(Xt(e)),t))}toPlainDate(){let e=at(this);return Cn(We(e,e.calendar))}toPlainTime(){return $r(Wa(at(this)))}toLocaleString(e=void 0,t={}){let n=at(this),r=new Sn(e,Ja(SN(t)));return Ka(r,n),r.format(db(n))}toString(e=void 0){return iE(at(this),e)}toJSON(){return iE(at(this))}valueOf(){return Dr()}},at,Eh,lu,td);function Dn(e){return fp(Object.create(hp.prototype),e)}a(Dn,"Bu");function at(e){return ui(e)||Or()}a(at,"G");function ui(e){return dp.get(e)}a(ui,"Vu");function bo(e,t){if(Rt(e)){let r=ui(e);if(r)return $e(t),r;let i=_o(e);if(i)return $e(t),Bn(Be(i,nn),i.calendar);let o=On(e);return o?($e(t),OE(o)):C_(us(e),e,t)}let n=k_(e,Cr);return $e(t),n}a(bo,"Hu");function fp(e,t){return dp.set(e,t),Sr(e),e}a(fp,"Uu");const mp=new WeakMap,Ep=gr(wE,class{constructor(e,t,n,r=void 0){let i=Mt(mr(zi(Dt,{year:e,month:t,day:n}))),o=ss(r);pp(this,We(i,o))}static from(e,t=void 0){return Cn(No(e,t))}static compare(e,t){return lo(No(e),No(t))}get calendarId(){return yn(dt(this).calendar)}with(e,t=void 0){return Cn(eN(dt(this),yo(e),t))}withCalendar(e){return Cn(We(dt(this),mu(e)))}add(e,t=void 0){let n=dt(this);return Cn(We(Ba(n.calendar,n,st(e),t),n.calendar))}subtract(e,t=void 0){let n=dt(this);return Cn(We(Ba(n.calendar,n,bt(st(e)),t),n.calendar))}until(e,t=void 0){let n=dt(this),r=No(e);return Qe(Rm(0,br(n.calendar,r.calendar),n,r,t))}since(e,t=void 0){let n=dt(this),r=No(e);return Qe(Rm(1,br(n.calendar,r.calendar),n,r,t))}equals(e){return i_(dt(this),No(e))}toZonedDateTime(e){let t=Rt(e)?{timeZone:e.timeZone,plainTime:e.plainTime}:{timeZone:e};return Ct(lN(Xt,Ar,dt(this),t))}toPlainDateTime(e=void 0){let t=dt(this);return Dn(ru(t,Ih(e),t.calendar))}toPlainYearMonth(){return ls(hN(dt(this).calendar,this))}toPlainMonthDay(){return Dh(dN(dt(this).calendar,this))}toLocaleString(e=void 0,t={}){let n=dt(this),r=new Sn(e,Ja(ON(t)));return Ka(r,n),r.format(Ua(n))}toString(e=void 0){return oE(dt(this),e)}toJSON(){return oE(dt(this))}valueOf(){return Dr()}},dt,Eh,lu);function Cn(e){return pp(Object.create(Ep.prototype),e)}a(Cn,"Ku");function dt(e){return _o(e)||Or()}a(dt,"K");function _o(e){return mp.get(e)}a(_o,"qu");function No(e,t){if(Rt(e)){let r=_o(e);if(r)return $e(t),r;let i=ui(e);if(i)return $e(t),We(i,i.calendar);let o=On(e);return o?($e(t),DE(o)):I_(us(e),e,t)}let n=U_(e,Cr);return $e(t),n}a(No,"Ju");function pp(e,t){return mp.set(e,t),Sr(e),e}a(pp,"Yu");function us(e){let t=yp(e);return t===void 0?void 0:t}a(us,"Xu");function yp(e){let{calendar:t}=e;if(t!==void 0)return mu(t)}a(yp,"Zu");function mu(e){if(Rt(e)){let t=_o(e)||ui(e)||On(e)||hu(e)||fu(e);return t||Me(Hc(e)),t.calendar}return(t=>Cr(W_(yt(t))))(e)}a(mu,"Qu");const bp=new WeakMap,_p=gr(xE,class{constructor(e=0,t=0,n=0,r=0,i=0,o=0,s=0,l=0,c=0,h=0){let d=ii(zi(bd,{years:e,months:t,weeks:n,days:r,hours:i,minutes:o,seconds:s,milliseconds:l,microseconds:c,nanoseconds:h}));Np(this,it(d))}static from(e){return Qe(st(e))}static compare(e,t,n=void 0){return e_(cs,st(e),st(t),n)}get sign(){return kt(this).sign}get blank(){return!kt(this).sign}with(e){return Qe(iN(kt(this),e))}negated(){return Qe(Hm(kt(this)))}abs(){return Qe(Kb(kt(this)))}add(e,t=void 0){return Qe(Wm(cs,0,kt(this),st(e),t))}subtract(e,t=void 0){return Qe(Wm(cs,1,kt(this),st(e),t))}round(e){return Qe(Jb(cs,kt(this),e))}total(e){return kb(cs,kt(this),e)}toLocaleString(e=void 0,t){let n=kt(this);return Intl.DurationFormat?new Intl.DurationFormat(e,t).format(n):Qd(n,t)}toString(e=void 0){return Qd(kt(this),e)}toJSON(){return Qd(kt(this))}valueOf(){return Dr()}},kt,pb);function Qe(e){return Np(Object.create(_p.prototype),e)}a(Qe,"q");function kt(e){return $h(e)||Or()}a(kt,"td");function $h(e){return bp.get(e)}a($h,"nd");function st(e){return Rt(e)?$h(e)||R_(e):q_(e)}a(st,"J");function cs(e){if(e!==void 0){if(Rt(e)){let t=On(e);if(t)return t;let n=_o(e);if(n)return n;let r=ui(e);return r?We(r,r.calendar):O_(Xt,us(e),e)}return M_(e,Cr)}}a(cs,"rd");function Np(e,t){return bp.set(e,t),Sr(e),e}a(Np,"id");const hT=Object.defineProperties({},{...Yc("Temporal.Now"),...Bc({timeZoneId(){return ts()},instant(){return Xn(rn(mh()))},zonedDateTimeISO(e=ts()){let t=vt(Xt(e));return Ct(gn(mh(),t))},plainDateTimeISO(e=ts()){return Dn(Bn(fh(vt(Xt(e)))))},plainDateISO(e=ts()){return Cn(We(fh(vt(Xt(e)))))},plainTimeISO(e=ts()){return $r(Wa(fh(vt(Xt(e)))))}})}),ci=Object.defineProperties({},{...Yc("Temporal"),...Bc({PlainYearMonth:ap,PlainMonthDay:np,PlainDate:Ep,PlainTime:up,PlainDateTime:hp,ZonedDateTime:ZE,Instant:KE,Duration:_p,Now:hT})}),J=globalThis.Temporal??ci,Ah=J!==ci,an=1e3,To=864e5;180*To;const Tp=400*To,Eu=30*36e5,Lh=864e13;function fT(e){if(e==="UTC"||e==="Etc/UTC"||e==="Etc/GMT")return 0;let t=/^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(e);return t?(t[1]==="-"?-1:1)*((Number(t[2])*60+Number(t[3]))*60+Number(t[4]??0))*an:null}a(fT,"pd");var mT=class{static{a(this,"md")}constructor(e){this.tzid=e,this.transitions=[],this.offsets=[],this.coverStart=0,this.coverEnd=0,this.covered=!1,this.fixedOffsetMs=fT(e)}zonedAt(e){return new J.ZonedDateTime(BigInt(e)*1000000n,this.tzid)}ensureCoverage(e,t){if(this.fixedOffsetMs!==null||this.covered&&e>=this.coverStart&&t<=this.coverEnd)return;let n=!this.covered||e<this.coverStart?e-Tp:this.coverStart,r=!this.covered||t>this.coverEnd?t+Tp:this.coverEnd;if(n=Math.max(n,Math.min(e,-Lh)),r=Math.min(r,Math.max(t,Lh)),n=Math.floor(n/an)*an,r=Math.ceil(r/an)*an,this.covered){if(n<this.coverStart){let i=this.scan(n,this.coverStart);this.transitions=i.transitions.concat(this.transitions),this.offsets=i.offsets.concat(this.offsets.slice(1))}if(r>this.coverEnd){let i=this.scan(this.coverEnd,r);this.transitions=this.transitions.concat(i.transitions),this.offsets=this.offsets.concat(i.offsets.slice(1))}}else{let i=this.scan(n,r);this.transitions=i.transitions,this.offsets=i.offsets}this.coverStart=n,this.coverEnd=r,this.covered=!0}scan(e,t){let n=this.zonedAt(e),r=[],i=[n.offsetNanoseconds/1e6];for(;;){let o=n.getTimeZoneTransition("next");if(o){if(o.epochMilliseconds>t)break;r.push(o.epochMilliseconds),i.push(o.offsetNanoseconds/1e6),n=o;continue}if(Ah)break;let s=Math.ceil((Math.max(n.epochMilliseconds,Date.now())+15552e6)/an)*an;if(s>=t||s>Lh)break;let l=this.zonedAt(s),c=i[i.length-1];if(l.offsetNanoseconds/1e6!==c){let h=n.epochMilliseconds,d=s;for(;d-h>an;){let E=h+Math.floor((d-h)/2/an)*an;E<=h&&(E=h+an),this.zonedAt(E).offsetNanoseconds/1e6===c?h=E:d=E}r.push(d),i.push(this.zonedAt(d).offsetNanoseconds/1e6)}n=l}return{transitions:r,offsets:i}}offsetMsAt(e){if(this.fixedOffsetMs!==null)return this.fixedOffsetMs;this.ensureCoverage(e,e);let t=this.transitions,n=0,r=t.length;for(;n<r;){let i=n+r>>1;t[i]<=e?n=i+1:r=i}return this.offsets[n]}nextTransitionAfter(e,t){if(this.fixedOffsetMs!==null)return;this.ensureCoverage(e,t);let n=this.transitions,r=0,i=n.length;for(;r<i;){let s=r+i>>1;n[s]<=e?r=s+1:i=s}let o=n[r];return o!==void 0&&o<=t?o:void 0}epochMsForWall(e){if(this.fixedOffsetMs!==null)return{epochMs:e-this.fixedOffsetMs,pushed:!1};this.ensureCoverage(e-Eu,e+Eu);let t=this.offsetMsAt(e-Eu),n=e-t;if(this.offsetMsAt(n)===t)return{epochMs:n,pushed:!1};let r=this.offsetMsAt(e+Eu),i=e-r;return this.offsetMsAt(i)===r?{epochMs:i,pushed:!1}:{epochMs:n,pushed:!0}}timeOfDayMayHitGap(e,t,n){if(this.fixedOffsetMs!==null)return!1;this.ensureCoverage(t,n);let r=this.transitions,i=0,o=r.length;for(;i<o;){let s=i+o>>1;r[s]<t?i=s+1:o=s}for(let s=i;s<r.length&&r[s]<=n;s++){let l=r[s],c=this.offsets[s],h=this.offsets[s+1]-c;if(h<=0)continue;let d=e-((l+c)%To+To)%To;if(d>=0?d<h:d+To<h)return!0}return!1}};const gp=new Map;function Sp(e){let t=gp.get(e);return t||(t=new mT(e),gp.set(e,t)),t}a(Sp,"gd");const ET=["YEARLY","MONTHLY","WEEKLY","DAILY","HOURLY","MINUTELY","SECONDLY"],Rh=["MO","TU","WE","TH","FR","SA","SU"],tt={MO:1,TU:2,WE:3,TH:4,FR:5,SA:6,SU:7},pT=new Set(ET),wh=new Set(Rh),yT=RegExp(`^([+-]?\\d{1,2})?(${Rh.join("|")})$`),bT=RegExp(`(${Rh.join("|")})$`),go=1e3,ds=60*go,Lr=60*ds,K=24*Lr,Op=7*K,_T=[31,28,31,30,31,30,31,31,30,31,30,31],NT=[0,3,2,5,0,3,5,1,4,6,2,4],De=BigInt(1e6),hs=BigInt(1e9),pu=BigInt(60)*hs,fs=BigInt(60)*pu,yu=BigInt(24)*fs,TT=BigInt(7)*yu,Dp=864e13,Cp=1e3;function ms(e,t){let n=Math.abs(e),r=Math.abs(t);for(;r!==0;){let i=n%r;n=r,r=i}return n}a(ms,"Id");function Ip(e){let t=0;for(let n of e??[])t|=1<<n-1;return t}a(Ip,"Ld");function bu(e,t){return e===0||(e&1<<t-1)!=0}a(bu,"Rd");function di(e,t){let n=e/t;return e%t<0n?n-1n:n}a(di,"zd");function So(e,t){return-di(-e,t)}a(So,"Bd");function _u(e,t){return Number(t?di(e,De)+1n:So(e,De))}a(_u,"Vd");function Mh(e,t){return Number(t?So(e,De)-1n:di(e,De))}a(Mh,"Hd");function In(e){return Number.isSafeInteger(e)&&e>=-Dp&&e<=Dp}a(In,"Ud");function zn(e,t,n){let r=e-(t<=2?1:0),i=Math.floor(r/400),o=r-i*400,s=t+(t>2?-3:9),l=Math.floor((153*s+2)/5)+n-1,c=o*365+Math.floor(o/4)-Math.floor(o/100)+l;return i*146097+c-719468}a(zn,"Wd");function vh(e){let t=e+719468,n=Math.floor(t/146097),r=t-n*146097,i=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),o=r-(365*i+Math.floor(i/4)-Math.floor(i/100)),s=Math.floor((5*o+2)/153),l=s+(s<10?3:-9);return{year:i+n*400+(l<=2?1:0),month:l}}a(vh,"Gd");function $n(e){return((e+3)%7+7)%7+1}a($n,"Kd");function lt(e,t){return(e-1+t%7+7)%7+1}a(lt,"$");function Ut(e){let t=e.toUpperCase().match(bT)?.[1];return!t||!wh.has(t)?null:t}a(Ut,"qd");function Nu(e){let t=e.toUpperCase().match(yT);if(!t)return null;let n=t[1]?parseInt(t[1],10):0,r=t[2];return!r||!wh.has(r)?null:{ord:n,weekday:r}}a(Nu,"Jd");function $p(e){return typeof e=="object"&&!!e&&typeof e.timeZoneId=="string"&&typeof e.toString=="function"}a($p,"Yd");function Ap(e){let t=e.epochNanoseconds;return typeof t=="bigint"?t:void 0}a(Ap,"Xd");function Oo(e,t){if(!$p(e))throw Error(`${t} must be a ZonedDateTime`);if(e instanceof J.ZonedDateTime)return e;try{let n=Ap(e);if(n!==void 0){let r=e.calendarId;return new J.ZonedDateTime(n,e.timeZoneId,typeof r=="string"?r:"iso8601")}return J.ZonedDateTime.from(e.toString())}catch{throw Error(`${t} must be a ZonedDateTime`)}}a(Oo,"Zd");function Es(e,t){if(e instanceof Date){let n=e.getTime();return Number.isFinite(n)||e.toISOString(),BigInt(n)*De}if(!$p(e))throw Error(`${t} must be a ZonedDateTime`);return Ap(e)??Oo(e,t).epochNanoseconds}a(Es,"Qd");function kh(e,t){if(e?.length)return e.map(n=>Oo(n,t))}a(kh,"$d");function gT(e){return typeof e.rruleString=="string"}a(gT,"ef");function Lp(e,t){let n=[...e??[],...kh(t,"Manual date")??[]];return n.length>0?n:void 0}a(Lp,"tf");function ST(e){return e.replace(/\r?\n[ \t]/g,"")}a(ST,"nf");function ps(e,t,n){let r=n==="DATE"||!e.includes("T"),i=`${e.slice(0,4)}-${e.slice(4,6)}-${e.slice(6,8)}`;if(r)return J.PlainDate.from(i).toZonedDateTime({timeZone:t});if(e.endsWith("Z")){let o=`${i}T${e.slice(9,15)}Z`;return J.Instant.from(o).toZonedDateTimeISO(t||"UTC")}else{let o=`${i}T${e.slice(9)}`;return J.PlainDateTime.from(o).toZonedDateTime(t)}}a(ps,"rf");function Rp(e,t,n){let r=[];for(let i of e){let o=wp(i,t);if(!o)continue;let s=o.tzid||n,l=o.value.split(",");r.push(...l.map(c=>ps(c,s,o.valueType)))}return r}a(Rp,"af");function wp(e,t){let n=e.indexOf(":");if(n===-1)return null;let r=e.slice(0,n),i=e.slice(n+1),[o,...s]=r.split(";");if(o?.toUpperCase()!==t)return null;let l,c;for(let h of s){let d=h.indexOf("=");if(d===-1)continue;let E=h.slice(0,d).toUpperCase(),b=h.slice(d+1),y=b.startsWith('"')&&b.endsWith('"')?b.slice(1,-1):b;E==="VALUE"?l=y.toUpperCase():E==="TZID"&&(c=y)}return{valueType:l,tzid:c,value:i}}a(wp,"of");function Tu(e,t,n){let r=e.trim();if(n&&!/^[+-]?\d+$/.test(r))throw Error(`Invalid ${t} value: ${e}`);return parseInt(r,10)}a(Tu,"sf");function hi(e,t=!1,n=!1,r="number"){let i=e.split(",").map(o=>Tu(o,r,n));return t?i.sort((o,s)=>o-s):i}a(hi,"cf");function OT(e,t=!1){return e.split(",").map(n=>{let r=n.trim();if(/^\d+L$/i.test(r))return r.toUpperCase();let i=Tu(r,"BYMONTH",t);return Number.isFinite(i)?i:r})}a(OT,"lf");function DT(e,t,n,r=!1){let i=ST(e).trim(),o,s=t,l="DATE-TIME",c=!1,h=!1,d,E=[],b=[];if(/^DTSTART/im.test(i)){let T=i.split(/\s+/),C=T.find(re=>re.match(/^DTSTART/i)),$=T.find(re=>re.match(/^RRULE:/i)),D=T.filter(re=>re.match(/^EXDATE/i)),L=T.filter(re=>re.match(/^RDATE/i)),x=wp(C,"DTSTART");if(!x)throw Error("Invalid DTSTART in ICS snippet");let{valueType:H,tzid:P,value:V}=x;l=(H||(V?.includes("T")?"DATE-TIME":"DATE")).toUpperCase()==="DATE"?"DATE":"DATE-TIME",c=!!P,h=!!V?.endsWith("Z"),o=ps(V,P??t??s??"UTC",l),s=P??o.timeZoneId??t??s??"UTC",d=$,E=Rp(D,"EXDATE",s??"UTC"),b=Rp(L,"RDATE",s??"UTC")}else o=n?Oo(n,"dtstart"):void 0,d=i,o&&(s=o.timeZoneId,l="DATE-TIME",c=!0,h=o.timeZoneId==="UTC");let y=d?d.replace(/^RRULE:/i,"").split(";"):[],_={dtstart:o,tzid:s,exDate:E.length>0?E:void 0,rDate:b.length>0?b:void 0},g;for(let T of y){let[C,$]=T.split("=");if(C)switch(C.toUpperCase()){case"RSCALE":$&&(_.rscale=$.toUpperCase(),g&&!_.skip&&(_.skip=g,g=void 0));break;case"SKIP":{let D=($||"").toUpperCase();if(!["OMIT","BACKWARD","FORWARD"].includes(D))throw Error(`Invalid SKIP value: ${$}`);_.rscale?_.skip=D:g=D;break}case"FREQ":_.freq=$.toUpperCase();break;case"INTERVAL":_.interval=Tu($,"INTERVAL",r);break;case"COUNT":_.count=Tu($,"COUNT",r);break;case"UNTIL":{let D=$.includes("T");if(l==="DATE"){if(D)throw Error("UNTIL rule part MUST have the same value type as DTSTART");_.until=ps($,s||"UTC","DATE");break}if(!D){if(r)throw Error("UNTIL rule part MUST have the same value type as DTSTART");let L=ps($,s||"UTC","DATE").with({hour:23,minute:59,second:59,millisecond:0,microsecond:0,nanosecond:0});_.until=c||h?L.withTimeZone("UTC"):L;break}if((c||h)&&!$.endsWith("Z"))throw Error("UNTIL rule part MUST always be specified as a date with UTC time");_.until=ps($,s||"UTC","DATE-TIME");break}case"BYHOUR":_.byHour=hi($,!0,r,"BYHOUR");break;case"BYMINUTE":_.byMinute=hi($,!0,r,"BYMINUTE");break;case"BYSECOND":_.bySecond=hi($,!0,r,"BYSECOND");break;case"BYDAY":_.byDay=$.split(",").map(D=>D.toUpperCase());break;case"BYMONTH":_.byMonth=OT($,r);break;case"BYMONTHDAY":_.byMonthDay=hi($,!1,r,"BYMONTHDAY");break;case"BYYEARDAY":_.byYearDay=hi($,!1,r,"BYYEARDAY");break;case"BYWEEKNO":_.byWeekNo=hi($,!1,r,"BYWEEKNO");break;case"BYSETPOS":_.bySetPos=hi($,!1,r,"BYSETPOS");break;case"WKST":_.wkst=$?.toUpperCase();break}}if(g&&!_.rscale)throw Error("SKIP MUST NOT be present unless RSCALE is present");return g&&_.rscale&&!_.skip&&(_.skip=g),_}a(DT,"uf");var CT=class Tt{static{a(this,"e")}static{this.rscaleCalendarSupport={}}static normalizeToPolyfill(t){return Oo(t,"Date")}toPublicDate(t){if(!t)return null;let n=this.outputTemporal?.ZonedDateTime;if(!n||n===J.ZonedDateTime)return t;if(this.outputConstructorFastPathAvailable!==!1)try{let r=new n(t.epochNanoseconds,t.timeZoneId,t.calendarId);return this.outputConstructorFastPathAvailable=!0,r}catch{this.outputConstructorFastPathAvailable=!1}return n.from(t.toString())}toPublicDates(t){return!this.outputTemporal||this.outputTemporal.ZonedDateTime===J.ZonedDateTime?t:t.map(n=>this.toPublicDate(n))}constructor(t){this.outputTemporal=t.temporal;let n;if(gT(t)){let r=DT(t.rruleString,t.tzid,t.dtstart,t.strict??!1);if(!r.dtstart)throw Error("dtstart is required - provide it either in rruleString or as a separate parameter");let i=Tt.normalizeToPolyfill(r.dtstart);this.tzid=r.tzid??t.tzid??"UTC",this.originalDtstart=i,n={...r,dtstart:i,rDate:Lp(r.rDate,t.rDate),exDate:Lp(r.exDate,t.exDate),count:t.count??r.count,until:t.until?Tt.normalizeToPolyfill(t.until):r.until,strict:t.strict,maxIterations:t.maxIterations,maxCandidateEvaluations:t.maxCandidateEvaluations,includeDtstart:t.includeDtstart,cache:t.cache,temporal:t.temporal,tzid:this.tzid}}else{let r=Oo(t.dtstart,"Manual dtstart");n={...t,dtstart:r,until:t.until?Oo(t.until,"Manual until"):void 0,rDate:kh(t.rDate,"Manual rDate"),exDate:kh(t.exDate,"Manual exDate")},n.tzid=n.tzid||r.timeZoneId,this.tzid=n.tzid,this.originalDtstart=r}if(!n.freq)throw Error("RRULE must include FREQ");if(n.interval=n.interval??1,n.interval<=0)throw Error("Cannot create RRule: interval must be greater than 0");if(this.opts=this.sanitizeOpts(n),this.maxIterations=n.maxIterations??1e4,this.maxCandidateEvaluations=n.maxCandidateEvaluations??1e6,!Number.isSafeInteger(this.maxCandidateEvaluations)||this.maxCandidateEvaluations<=0)throw Error("maxCandidateEvaluations must be a positive safe integer");this.includeDtstart=n.includeDtstart??!1,this.parsedByDayTokens=this.buildParsedByDayTokens(this.opts.byDay),this.simpleByDayIsoDays=this.buildByDayIsoDays(this.parsedByDayTokens,!1),this.allByDayIsoDays=this.buildByDayIsoDays(this.parsedByDayTokens,!0),this.hasOrdinalByDay=this.parsedByDayTokens?.some(r=>r.ord!==0)??!1,this.canUseEpochMillisecondsPrecisionFlag=this.originalDtstart.microsecond===0&&this.originalDtstart.nanosecond===0&&(!this.opts.until||this.opts.until.microsecond===0&&this.opts.until.nanosecond===0),this.timeSlotOffsetsMs=this.buildTimeSlotOffsetsMs(),this.hasUniqueTimeSlotOffsets=this.timeSlotOffsetsMs===void 0||new Set(this.timeSlotOffsetsMs).size===this.timeSlotOffsetsMs.length,this.numericByMonths=this.opts.byMonth?.filter(r=>typeof r=="number")}buildParsedByDayTokens(t){if(!t?.length)return;let n=t.map(r=>{let i=Nu(r);return i?{ord:i.ord,weekday:i.weekday,isoDay:tt[i.weekday]}:null}).filter(r=>r!==null);return n.length>0?n:void 0}buildByDayIsoDays(t,n){if(!t?.length)return;let r=t.filter(i=>n||i.ord===0).map(i=>i.isoDay);if(r.length)return[...new Set(r)].sort((i,o)=>i-o)}sanitizeNumericArray(t,n,r,i=!1,o=!1){if(!t)return;let s=[],l=new Set;for(let c of t)Number.isInteger(c)&&c>=n&&c<=r&&(i||c!==0)&&!l.has(c)&&(l.add(c),s.push(c));if(s.length!==0)return o?s.sort((c,h)=>c-h):s}sanitizeByDay(t){let n=[],r=new Set;for(let i of t??[]){if(!i||typeof i!="string")continue;let o=i.toUpperCase(),s=Nu(o);if(!s||s.ord===0&&/^[+-]?\d/.test(o))throw Error(`Invalid BYDAY value: ${i}`);r.has(o)||(r.add(o),n.push(o))}return n.length>0?n:void 0}enforceStrictRfc(t){if(!t.strict)return;let n=t.freq;if(t.count!==void 0&&t.until!==void 0)throw Error("COUNT and UNTIL MUST NOT occur in the same recurrence rule");if(t.byWeekNo&&n!=="YEARLY")throw Error("BYWEEKNO MUST NOT be used unless FREQ=YEARLY");if(t.byYearDay&&["DAILY","WEEKLY","MONTHLY"].includes(n))throw Error("BYYEARDAY MUST NOT be used when FREQ is DAILY, WEEKLY, or MONTHLY");if(t.byMonthDay&&n==="WEEKLY")throw Error("BYMONTHDAY MUST NOT be used when FREQ is WEEKLY");let r=(t.byDay??[]).some(o=>/^[+-]?\d/.test(o));if(r&&!["MONTHLY","YEARLY"].includes(n))throw Error("BYDAY with numeric value MUST NOT be used unless FREQ is MONTHLY or YEARLY");if(r&&n==="YEARLY"&&t.byWeekNo)throw Error("BYDAY with numeric value MUST NOT be used with FREQ=YEARLY when BYWEEKNO is present");let i=!!(t.byDay||t.byMonth||t.byMonthDay||t.byYearDay||t.byWeekNo||t.byHour||t.byMinute||t.bySecond);if(t.bySetPos&&!i)throw Error("BYSETPOS MUST be used with another BYxxx rule part")}sanitizeOpts(t){if(!pT.has(t.freq))throw Error(`Invalid FREQ value: ${t.freq}`);if(t.byDay=this.sanitizeByDay(t.byDay),t.wkst){let n=t.wkst.toUpperCase();if(!wh.has(n))throw Error(`Invalid WKST value: ${t.wkst}`);t.wkst=n}if(t.byMonth){let n=t.byMonth.filter(s=>typeof s=="number"),r=t.byMonth.filter(s=>typeof s=="string").map(s=>s.toUpperCase()),i=this.sanitizeNumericArray(n,1,12,!1,!1)??[],o=[...new Set([...i,...r])];t.byMonth=o.length>0?o:void 0}if(t.rscale&&!t.skip&&(t.skip="OMIT"),t.byMonthDay=this.sanitizeNumericArray(t.byMonthDay,-31,31,!1,!1),t.byYearDay=this.sanitizeNumericArray(t.byYearDay,-366,366,!1,!1),t.byWeekNo=this.sanitizeNumericArray(t.byWeekNo,-53,53,!1,!1),t.byHour=this.sanitizeNumericArray(t.byHour,0,23,!0,!0),t.byMinute=this.sanitizeNumericArray(t.byMinute,0,59,!0,!0),t.bySecond=this.sanitizeNumericArray(t.bySecond,0,59,!0,!0),t.bySetPos){if(t.bySetPos.some(n=>n===0))throw Error("bySetPos may not contain 0");t.bySetPos=this.sanitizeNumericArray(t.bySetPos,-1/0,1/0,!1,!1)}return this.enforceStrictRfc(t),t}rawAdvance(t){let{freq:n,interval:r}=this.opts;switch(n){case"DAILY":return t.add({days:r});case"WEEKLY":return t.add({weeks:r});case"MONTHLY":return t.add({months:r});case"YEARLY":return t.add({years:r});case"HOURLY":{let i=t.hour,o=t.add({hours:r});return o.hour===i&&r===1&&(o=o.add({hours:r})),o}case"MINUTELY":return t.add({minutes:r});case"SECONDLY":return t.add({seconds:r});default:throw Error(`Unsupported FREQ: ${n}`)}}expandByTime(t){if(!this.opts.byHour&&!this.opts.byMinute&&!this.opts.bySecond)return[t];let n=this.opts.byHour??[t.hour],r=this.opts.byMinute??[t.minute],i=this.opts.bySecond??[t.second];if(n.length===1&&r.length===1&&i.length===1){let s=n[0],l=r[0],c=i[0];if(s===t.hour&&l===t.minute&&c===t.second)return[t];let h=this.resolveGeneratedTime(t.toPlainDateTime().with({hour:s,minute:l,second:c}));return h?[h]:[]}let o=[];for(let s of n)for(let l of r)for(let c of i){let h=this.resolveGeneratedTime(t.toPlainDateTime().with({hour:s,minute:l,second:c}));h&&o.push(h)}return o.sort((s,l)=>J.ZonedDateTime.compare(s,l))}localDateKey(t){return`${t.calendarId}:${t.year}:${t.month}:${t.day}`}sortedUniqueDateCandidates(t){let n=new Map;for(let r of t){let i=this.localDateKey(r);n.has(i)||n.set(i,r)}return[...n.values()].sort((r,i)=>J.PlainDate.compare(r,i))}resolveGeneratedTime(t){let n=this.originalDtstart,r=this.originalPlainDtstart??=n.toPlainDateTime();if(n.timeZoneId===this.generationTimeZone&&t.equals(r))return n;let i=n.timeZoneId===this.generationTimeZone?n:n.withTimeZone(this.generationTimeZone);i.calendarId!==t.calendarId&&(i=i.withCalendar(t.calendarId));let o=i.with({year:t.year,month:t.month,day:t.day,hour:t.hour,minute:t.minute,second:t.second,millisecond:t.millisecond,microsecond:t.microsecond,nanosecond:t.nanosecond},{offset:"ignore",overflow:"reject"});return o.toPlainDateTime().equals(t)?o:null}get generationTimeZone(){return this.opts.rscale&&["CHINESE","HEBREW","INDIAN"].includes(this.opts.rscale)?this.tzid:this.originalDtstart.timeZoneId}timeOfDayNanoseconds(t){return((t.hour*60*60+t.minute*60+t.second)*1e3+t.millisecond)*1e6+t.microsecond*1e3+t.nanosecond}timeSlotNanoseconds(t,n,r,i){return((n*60*60+r*60+i)*1e3+t.millisecond)*1e6+t.microsecond*1e3+t.nanosecond}needsSortedTimeFallback(t){try{let n=t.startOfDay();return n.add({days:1}).startOfDay().epochNanoseconds-n.epochNanoseconds!==BigInt(864e11)}catch{return!0}}createCandidateWorkBudget(){return{evaluated:0,seenOccurrences:new Set}}recordCandidateEvaluation(t,n=1){if(t.evaluated+=n,t.evaluated>this.maxCandidateEvaluations)throw Error(`Maximum candidate evaluations (${this.maxCandidateEvaluations}) exceeded in all()`)}visitTimeSlots(t,n,r,i,o,s=this.createCandidateWorkBudget()){let l=this.opts.byHour??[this.originalDtstart.hour],c=this.opts.byMinute??[this.originalDtstart.minute],h=this.opts.bySecond??[this.originalDtstart.second],d=t.toPlainDateTime(this.originalDtstart.toPlainTime()),E=a((T,C,$)=>this.resolveGeneratedTime(d.with({hour:T,minute:C,second:$})),"u");if(l.length===1&&c.length===1&&h.length===1){this.recordCandidateEvaluation(s);let T=E(l[0],c[0],h[0]);return!T||i&&J.ZonedDateTime.compare(T,i)<0||o&&J.ZonedDateTime.compare(T,o)>0?!0:r(T)}if(this.needsSortedTimeFallback(d.toZonedDateTime(this.generationTimeZone))){let T=[];for(let L of l)for(let x of c)for(let H of h){this.recordCandidateEvaluation(s);let P=E(L,x,H);P&&(i&&J.ZonedDateTime.compare(P,i)<0||o&&J.ZonedDateTime.compare(P,o)>0||T.push(P))}T.sort((L,x)=>J.ZonedDateTime.compare(L,x));let C,$=n===1?0:T.length-1,D=n===1?T.length:-1;for(let L=$;L!==D;L+=n){let x=T[L];if(x.epochNanoseconds!==C&&(C=x.epochNanoseconds,!r(x)))return!1}return!0}let b=i?this.timeOfDayNanoseconds(i):void 0,y=o?this.timeOfDayNanoseconds(o):void 0,_=n===1?0:l.length-1,g=n===1?l.length:-1;for(let T=_;T!==g;T+=n){let C=l[T],$=n===1?0:c.length-1,D=n===1?c.length:-1;for(let L=$;L!==D;L+=n){let x=c[L],H=n===1?0:h.length-1,P=n===1?h.length:-1;for(let V=H;V!==P;V+=n){let re=h[V],ue=this.timeSlotNanoseconds(this.originalDtstart,C,x,re);if(b!==void 0&&ue<b||y!==void 0&&ue>y)continue;this.recordCandidateEvaluation(s);let he=E(C,x,re);if(he&&!r(he))return!1}}}return!0}visitDateTimeCandidates(t,n,r,i,o,s=this.createCandidateWorkBudget()){let l=this.sortedUniqueDateCandidates(t);if(!l.length)return!0;let c=l[0],h=i?.withTimeZone(this.generationTimeZone).withCalendar(c.calendarId),d=o?.withTimeZone(this.generationTimeZone).withCalendar(c.calendarId),E=h?.toPlainDate(),b=d?.toPlainDate(),y=n===1?0:l.length-1,_=n===1?l.length:-1,g;for(let T=y;T!==_;T+=n){let C=l[T],$=C;if(E&&J.PlainDate.compare($,E)<0||b&&J.PlainDate.compare($,b)>0)continue;let D=E&&J.PlainDate.compare($,E)===0,L=b&&J.PlainDate.compare($,b)===0;if(!this.visitTimeSlots(C,n,x=>x.epochNanoseconds===g?!0:(g=x.epochNanoseconds,r(x)),D?h:void 0,L?d:void 0,s))return!1}return!0}visitPeriodCandidates(t,n,r,i,o=this.createCandidateWorkBudget()){let s=this.opts.bySetPos;if(!s?.length)return this.visitDateTimeCandidates(t,1,n,r,i,o);let l=new Set(s.filter(E=>E>0)),c=new Set(s.filter(E=>E<0).map(E=>-E)),h=new Map;if(l.size>0){let E=0;for(let y of l)E=Math.max(E,y);let b=0;this.visitDateTimeCandidates(t,1,y=>(b+=1,l.has(b)&&h.set(y.epochNanoseconds,y),b<E),void 0,void 0,o)}if(c.size>0){let E=0;for(let y of c)E=Math.max(E,y);let b=0;this.visitDateTimeCandidates(t,-1,y=>(b+=1,c.has(b)&&h.set(y.epochNanoseconds,y),b<E),void 0,void 0,o)}let d=[...h.values()].sort((E,b)=>J.ZonedDateTime.compare(E,b));for(let E of d)if(!(r&&J.ZonedDateTime.compare(E,r)<0)&&!(i&&J.ZonedDateTime.compare(E,i)>0)&&!n(E))return!1;return!0}visitUtcPeriodCandidates(t,n,r,i,o){let s=this.timeSlotOffsetsMs;if(this.tzid!=="UTC"||this.originalDtstart.timeZoneId!=="UTC"||!["iso8601","gregory"].includes(t.calendarId)||this.opts.rscale!==void 0||this.opts.byYearDay||this.opts.byWeekNo||this.opts.byMonth?.some(g=>typeof g!="number")||!s?.length||!this.hasUniqueTimeSlotOffsets||!Number.isSafeInteger(this.opts.interval)||t.year<=-271821||t.year>=275760||!(this.opts.byDay||this.opts.byMonthDay))return null;let l;if(this.opts.freq==="MONTHLY"){let g=zn(t.year,t.month,1);l=this.generateMonthlyOccurrenceDaysUtc(t.year,t.month).map(T=>g+T-1)}else if(this.opts.freq==="YEARLY"){if(this.hasOrdinalByDay&&!this.numericByMonths?.length&&(this.opts.byMonthDay||this.parsedByDayTokens?.some(g=>g.ord===0||Math.abs(g.ord)>52)))return null;l=this.generateYearlyOccurrenceDaysUtc(t.year)}else return null;let c=l.length*s.length,h=a(g=>l[Math.floor(g/s.length)]*K+s[g%s.length],"c"),d=a(g=>{let T=0,C=c;for(;T<C;){let $=T+Math.floor((C-T)/2);h($)<g?T=$+1:C=$}return T},"l"),E=r?d(Number(So(r.epochNanoseconds,De))):0,b=i?d(Number(di(i.epochNanoseconds,De))+1):c,y=a(g=>n(new J.ZonedDateTime(BigInt(h(g))*De,"UTC",t.calendarId)),"f"),_=this.opts.bySetPos;if(_?.length){let g=0,T=0,C=new Set;for(let $ of _){$>0?g=Math.max(g,$):T=Math.max(T,-$);let D=$>0?$-1:c+$;D>=0&&D<c&&C.add(D)}this.recordCandidateEvaluation(o,Math.min(c,g)+Math.min(c,T));for(let $ of[...C].sort((D,L)=>D-L))if($>=E&&$<b&&!y($))return!1}else for(let g=E;g<b;g++)if(this.recordCandidateEvaluation(o),!y(g))return!1;return!0}nextCandidateSameDate(t){let{freq:n,interval:r=1,byHour:i,byMinute:o,bySecond:s}=this.opts;if(i?.length&&!i.includes(t.hour)){let l=i.find(c=>c>t.hour);return(l===void 0?t.add({days:1}):t).with({hour:l??i[0],minute:o?.[0]??(n==="HOURLY"?this.originalDtstart.minute:0),second:s?.[0]??(n==="SECONDLY"?0:this.originalDtstart.second)})}if(n==="HOURLY"&&i&&i.length===1)return this.applyTimeOverride(t.add({days:r}));if(n==="MINUTELY"&&o&&o.length===1){let l=t.add({hours:r});return i?.length&&!i.includes(l.hour)?this.nextCandidateSameDate(l):l.with({minute:o[0],second:s?.[0]??l.second})}if(s&&s.length>1){let l=s.indexOf(t.second);if(l!==-1&&l<s.length-1)return t.with({second:s[l+1]})}if(n==="MINUTELY"&&i&&i.length>1&&!o){let l=t.add({minutes:r});if(i.includes(l.hour))return l.with({second:s?s[0]:t.second});let c=i.find(h=>h>t.hour)||i[0];return c&&c>t.hour?t.with({hour:c,minute:0,second:s?s[0]:t.second}):this.applyTimeOverride(t.add({days:1}))}if(n==="SECONDLY"){let l=t;if(s&&s.length>0){let c=s.find(h=>h>l.second);if(c!==void 0)return l.with({second:c});l=l.with({second:s[0]}).add({minutes:1})}else l=l.add({seconds:r});if(o&&o.length>0&&(!o.includes(l.minute)||l.minute===t.minute&&l.second<t.second)){let c=o.find(h=>h>l.minute);if(c!==void 0)return l.with({minute:c,second:s?s[0]:0});l=l.with({minute:o[0],second:s?s[0]:0}).add({hours:1})}if(i&&i.length>0&&(!i.includes(l.hour)||l.hour===t.hour&&l.minute<t.minute)){let c=i.find(h=>h>l.hour);if(c!==void 0)return l.with({hour:c,minute:o?o[0]:0,second:s?s[0]:0});l=l.with({hour:i[0],minute:o?o[0]:0,second:s?s[0]:0}).add({days:1})}return l}if(o&&o.length>1){let l=o.indexOf(t.minute);if(l!==-1&&l<o.length-1)return t.with({minute:o[l+1],second:s?s[0]:t.second});if(n==="MINUTELY"&&l===o.length-1){if(i&&i.length>0){let c=i.indexOf(t.hour);return c!==-1&&c<i.length-1?t.with({hour:i[c+1],minute:o[0],second:s?s[0]:t.second}):this.applyTimeOverride(t.add({days:1}))}return t.add({hours:r}).with({minute:o[0],second:s?s[0]:t.second})}}if(i&&i.length>1){let l=i.find(c=>c>t.hour);if(l!==void 0)return t.with({hour:l,minute:o?o[0]:t.minute,second:s?s[0]:t.second})}return n==="HOURLY"&&i&&i.length>1?this.applyTimeOverride(t.add({days:1})):this.applyTimeOverride(this.rawAdvance(t))}applyTimeOverride(t){let{freq:n,byHour:r,byMinute:i,bySecond:o}=this.opts,s=n==="DAILY"||n==="WEEKLY"||n==="MONTHLY"||n==="YEARLY";if(!r&&!i&&!o&&!s)return t;let l={};return r?l.hour=r[0]:s&&(l.hour=this.originalDtstart.hour),i?l.minute=i[0]:s&&(l.minute=this.originalDtstart.minute),o?l.second=o[0]:s&&(l.second=this.originalDtstart.second),s&&l.hour===t.hour&&l.minute===t.minute&&l.second===t.second?t:t.with(l)}computeFirst(){let t=this.originalDtstart;if(this.opts.byWeekNo?.length&&["DAILY","HOURLY","MINUTELY","SECONDLY"].includes(this.opts.freq)){let o=this.opts.byWeekNo[0],s=t.year;for(;s<=t.year+10;){let l=t.with({year:s,month:1,day:1}),c=t.with({year:s,month:12,day:31}),h=!1;if(o>0){let d=52;(l.dayOfWeek===4||c.dayOfWeek===4)&&(d=53),h=o<=d}else{let d=52;(l.dayOfWeek===4||c.dayOfWeek===4)&&(d=53),h=-o<=d}if(h){let d=l.add({days:(4-l.dayOfWeek+7)%7}),E;if(o>0)E=d.subtract({days:3}).add({weeks:o-1});else{let b=l.dayOfWeek===4||c.dayOfWeek===4?53:52;E=d.subtract({days:3}).add({weeks:b+o})}if(this.opts.byDay?.length){let b=tt,y=this.opts.byDay.map(_=>Ut(_)).filter(_=>_!==null).map(_=>b[_]).filter(Boolean);if(y.length){let _=y.map(g=>{let T=(g-E.dayOfWeek+7)%7;return E.add({days:T})}).sort((g,T)=>J.ZonedDateTime.compare(g,T))[0];if(_&&J.ZonedDateTime.compare(_,this.originalDtstart)>=0){t=_;break}}}else if(J.ZonedDateTime.compare(E,this.originalDtstart)>=0){t=E;break}}s++}}if(this.opts.byDay?.length&&!this.opts.byWeekNo){let o=tt;if(this.opts.byDay.some(s=>/^[+-]?\d/.test(s))&&this.opts.byMonth&&(this.opts.freq==="MINUTELY"||this.opts.freq==="SECONDLY")){let s=this.opts.byMonth.filter(c=>typeof c=="number").sort((c,h)=>c-h),l=!1;for(let c=t.year;c<=t.year+10&&!l;c++)for(let h of s){if(c===t.year&&h<t.month)continue;let d=t.with({year:c,month:h,day:1}),E=this.generateMonthlyOccurrences(d);for(let b of E)if(J.ZonedDateTime.compare(b,t)>=0){t=b.toPlainDate().equals(t.toPlainDate())?b:this.applyTimeOverride(b.with({hour:0,minute:0,second:0})),l=!0;break}if(l)break}}else{let s,l=this.opts.byDay.map(c=>Ut(c)).filter(c=>c!==null);if(this.opts.freq==="DAILY"&&l.length===this.opts.byDay.length){let c=this.findFirstMatchingDailyStep(t.dayOfWeek,this.opts.interval,l.map(h=>o[h]));s=c===null?[]:[c*this.opts.interval]}else s=l.map(c=>(o[c]-t.dayOfWeek+7)%7);s.length&&(t=t.add({days:Math.min(...s)}))}}let{byHour:n,byMinute:r,bySecond:i}=this.opts;if(this.opts.freq==="HOURLY"&&!n&&J.ZonedDateTime.compare(t.with({hour:0,minute:0,second:0,microsecond:0,nanosecond:0}),this.originalDtstart)>0&&(t=t.with({hour:0,minute:0,second:0,microsecond:0,nanosecond:0})),this.opts.freq==="MINUTELY"&&!r&&J.ZonedDateTime.compare(t.with({hour:0,minute:0,second:0,microsecond:0,nanosecond:0}),this.originalDtstart)>0&&(t=t.with({hour:0,minute:0,second:0,microsecond:0,nanosecond:0})),this.opts.freq==="SECONDLY"&&this.opts.byWeekNo?.length&&!i&&J.ZonedDateTime.compare(t.with({hour:0,minute:0,second:0,microsecond:0,nanosecond:0}),this.originalDtstart)>0&&(t=t.with({hour:0,minute:0,second:0,microsecond:0,nanosecond:0})),n||r||i){let o=this.expandByTime(t);for(let s of o)if(J.ZonedDateTime.compare(s,this.originalDtstart)>=0)return s;t=this.applyTimeOverride(this.rawAdvance(t))}return t}matchesByDay(t){let{byDay:n,freq:r}=this.opts;if(!n)return!0;if(!this.hasOrdinalByDay)return this.simpleByDayIsoDays?.includes(t.dayOfWeek)??!1;for(let i of this.parsedByDayTokens??[]){if(r==="DAILY"&&t.dayOfWeek===i.isoDay)return!0;if(i.ord===0){if(t.dayOfWeek===i.isoDay)return!0;continue}let o=t.month,s=t.with({day:1}),l=[];for(;s.month===o;)s.dayOfWeek===i.isoDay&&l.push(s.day),s=s.add({days:1});if(l[i.ord>0?i.ord-1:l.length+i.ord]===t.day)return!0}return!1}matchesByMonth(t){let{byMonth:n}=this.opts;if(!n)return!0;let r=n.filter(i=>typeof i=="number");return r.length===0?!0:r.includes(t.month)}matchesNumericConstraint(t,n,r){return n.some(i=>t===(i>0?i:r+i+1))}matchesByMonthDay(t){let{byMonthDay:n}=this.opts;if(!n)return!0;let r=t.with({day:1}).add({months:1}).subtract({days:1}).day;return this.matchesNumericConstraint(t.day,n,r)}matchesByHour(t){return!this.opts.byHour||this.opts.byHour.includes(t.hour)}matchesByMinute(t){let{byMinute:n}=this.opts;return n?n.includes(t.minute):!0}matchesBySecond(t){let{bySecond:n}=this.opts;return n?n.includes(t.second):!0}matchesAll(t){return this.matchesByMonth(t)&&this.matchesByWeekNo(t)&&this.matchesByYearDay(t)&&this.matchesByMonthDay(t)&&this.matchesByDay(t)&&this.matchesByHour(t)&&this.matchesByMinute(t)&&this.matchesBySecond(t)}matchesByYearDay(t){let{byYearDay:n}=this.opts;if(!n)return!0;let r=t.dayOfYear,i=this.lastByYearDay(t);return this.matchesNumericConstraint(r,n,i)}lastByYearDay(t){return t.with({month:12,day:31}).dayOfYear}getIsoWeekInfo(t){let n="toPlainDate"in t?t.toPlainDate():t,r=n.add({days:4-n.dayOfWeek}),i=r.year,o=n.with({year:i,month:1,day:1}),s=o.add({days:(4-o.dayOfWeek+7)%7}),l=r.since(s).days;return{week:Math.floor(l/7)+1,year:i}}matchesByWeekNo(t){let{byWeekNo:n}=this.opts;if(!n)return!0;let{week:r,year:i}=this.getIsoWeekInfo(t),o=t.with({year:i,month:1,day:1}),s=o.inLeapYear,l=o.dayOfWeek===4||s&&o.dayOfWeek===3?53:52;return n.some(c=>c>0?r===c:r===l+c+1)}hasPossibleYearDayWeekNoCombination(){if(!this.opts.byYearDay||!this.opts.byWeekNo)return!0;let t=this.originalDtstart.with({year:2e3,month:1,day:1,hour:0,minute:0,second:0,millisecond:0,microsecond:0,nanosecond:0});for(let n=0;n<400;n++){let r=t.daysInYear;for(let i of this.opts.byYearDay){let o=i>0?i:r+i+1;if(o>=1&&o<=r&&this.matchesByWeekNo(t.add({days:o-1})))return!0}t=t.add({years:1})}return!1}options(){let{dtstart:t,until:n,rDate:r,exDate:i,temporal:o,...s}=this.cloneOptions();return{...s,...this.outputTemporal?{temporal:this.outputTemporal}:{},dtstart:this.toPublicDate(t),until:n?this.toPublicDate(n):void 0,rDate:r?this.toPublicDates(r):void 0,exDate:i?this.toPublicDates(i):void 0}}cloneOptions(){let{byHour:t,byMinute:n,bySecond:r,byDay:i,byMonth:o,byMonthDay:s,byYearDay:l,byWeekNo:c,bySetPos:h,rDate:d,exDate:E,...b}=this.opts;return{...b,byHour:t?[...t]:void 0,byMinute:n?[...n]:void 0,bySecond:r?[...r]:void 0,byDay:i?[...i]:void 0,byMonth:o?[...o]:void 0,byMonthDay:s?[...s]:void 0,byYearDay:l?[...l]:void 0,byWeekNo:c?[...c]:void 0,bySetPos:h?[...h]:void 0,rDate:d?[...d]:void 0,exDate:E?[...E]:void 0}}cloneUpdateOptions(t){let n={};return Object.prototype.hasOwnProperty.call(t,"byHour")&&(n.byHour=Array.isArray(t.byHour)?[...t.byHour]:t.byHour),Object.prototype.hasOwnProperty.call(t,"byMinute")&&(n.byMinute=Array.isArray(t.byMinute)?[...t.byMinute]:t.byMinute),Object.prototype.hasOwnProperty.call(t,"bySecond")&&(n.bySecond=Array.isArray(t.bySecond)?[...t.bySecond]:t.bySecond),Object.prototype.hasOwnProperty.call(t,"byDay")&&(n.byDay=Array.isArray(t.byDay)?[...t.byDay]:t.byDay),Object.prototype.hasOwnProperty.call(t,"byMonth")&&(n.byMonth=Array.isArray(t.byMonth)?[...t.byMonth]:t.byMonth),Object.prototype.hasOwnProperty.call(t,"byMonthDay")&&(n.byMonthDay=Array.isArray(t.byMonthDay)?[...t.byMonthDay]:t.byMonthDay),Object.prototype.hasOwnProperty.call(t,"byYearDay")&&(n.byYearDay=Array.isArray(t.byYearDay)?[...t.byYearDay]:t.byYearDay),Object.prototype.hasOwnProperty.call(t,"byWeekNo")&&(n.byWeekNo=Array.isArray(t.byWeekNo)?[...t.byWeekNo]:t.byWeekNo),Object.prototype.hasOwnProperty.call(t,"bySetPos")&&(n.bySetPos=Array.isArray(t.bySetPos)?[...t.bySetPos]:t.bySetPos),Object.prototype.hasOwnProperty.call(t,"rDate")&&(n.rDate=Array.isArray(t.rDate)?[...t.rDate]:t.rDate),Object.prototype.hasOwnProperty.call(t,"exDate")&&(n.exDate=Array.isArray(t.exDate)?[...t.exDate]:t.exDate),n}with(t){return new Tt({...this.cloneOptions(),...t,...this.cloneUpdateOptions(t),tzid:t.tzid??this.opts.tzid,dtstart:t.dtstart??this.opts.dtstart})}dtstartIsOccurrence(){if(this.dtstartIsOccurrenceCache!==void 0)return this.dtstartIsOccurrenceCache;let t=this.matchesAll(this.originalDtstart);if(t&&this.opts.bySetPos?.length){let n=new Tt({...this.opts,temporal:this.outputTemporal,dtstart:this.originalDtstart,includeDtstart:!1,rDate:void 0,exDate:void 0}),r;try{n.allInternal(i=>(r=i.epochNanoseconds,!1))}catch{}t=r===this.originalDtstart.epochNanoseconds}return this.dtstartIsOccurrenceCache=t,t}addDtstartIfNeeded(t,n){if(this.includeDtstart&&!this.dtstartIsOccurrence()){if(n&&this.isExcluded(this.originalDtstart))return!0;if(n&&!n(this.originalDtstart,t.length)||(t.push(this.originalDtstart),this.shouldBreakForCountLimit(t.length)))return!1}return!0}canUseUtcLinearFastPath(t){if(t||!this.canUseUtcCalendarFastPaths()||this.opts.rscale||this.opts.byMonth||this.opts.byMonthDay||this.opts.byYearDay||this.opts.byWeekNo||this.opts.bySetPos)return!1;switch(this.opts.freq){case"DAILY":return!this.hasOrdinalByDay&&(!this.opts.byHour||this.canUseEpochMillisecondsPrecisionFlag)&&(!this.opts.byMinute||this.canUseEpochMillisecondsPrecisionFlag)&&(!this.opts.bySecond||this.canUseEpochMillisecondsPrecisionFlag);case"HOURLY":case"MINUTELY":case"SECONDLY":return!this.opts.byDay&&!this.opts.byHour&&!this.opts.byMinute&&!this.opts.bySecond;default:return!1}}canUseUtcWeeklyFastPath(t){return!t&&this.canUseUtcCalendarFastPaths()&&this.opts.freq==="WEEKLY"&&!this.opts.rscale&&!this.opts.byMonth&&!this.opts.byMonthDay&&!this.opts.byYearDay&&!this.opts.byWeekNo&&!this.opts.bySetPos&&(!this.opts.byHour||this.canUseEpochMillisecondsPrecisionFlag)&&(!this.opts.byMinute||this.canUseEpochMillisecondsPrecisionFlag)&&(!this.opts.bySecond||this.canUseEpochMillisecondsPrecisionFlag)&&!this.hasOrdinalByDay}canUseUtcMonthlyFastPath(t){return!t&&this.canUseUtcCalendarFastPaths()&&this.opts.freq==="MONTHLY"&&!this.opts.rscale&&!this.opts.byYearDay&&!this.opts.byWeekNo&&this.canUseEpochMillisecondsPrecisionFlag&&this.hasSingleExpandedTimeSlot()&&!!(this.opts.byDay||this.opts.byMonthDay)}utcZdtFromEpochNanoseconds(t){return new J.ZonedDateTime(t,"UTC",this.originalDtstart.calendarId)}utcZdtFromEpochMilliseconds(t){return this.utcZdtFromEpochNanoseconds(BigInt(t)*De)}canUseUtcCalendarFastPaths(){return this.maxCandidateEvaluations===1e6&&this.tzid==="UTC"&&this.originalDtstart.timeZoneId===this.tzid&&["iso8601","gregory"].includes(this.originalDtstart.calendarId)}canUseUtcEpochMillisecondsPrecision(){return this.canUseEpochMillisecondsPrecisionFlag}buildTimeSlotOffsetsMs(){if(!this.canUseEpochMillisecondsPrecisionFlag)return;let t=this.opts.byHour??[this.originalDtstart.hour],n=this.opts.byMinute??[this.originalDtstart.minute],r=this.opts.bySecond??[this.originalDtstart.second],i=this.originalDtstart.millisecond,o=[];for(let s of t)for(let l of n)for(let c of r)o.push(((s*60+l)*60+c)*go+i);return o}createNumericQueryPlan(t,n,r,i){let o=r(0),s=r(n-1);if(!o||!s||!In(o.epochMilliseconds)||!In(s.epochMilliseconds)||o.epochMilliseconds>s.epochMilliseconds)return null;let l=a((d,E,b)=>{if(i)return Math.max(0,Math.min(b,i(d,E)));let y=0,_=b;for(;y<_;){let g=y+Math.floor((_-y)/2),T=r(g);if(!T){_=g;continue}let C=BigInt(T.epochMilliseconds)*De;(E?C>d:C>=d)?_=g:y=g+1}return y},"o"),c=this.opts.until?.epochNanoseconds,h=c===void 0?n:l(c,!0,n);return{kind:t,count:h,maximumCount:n,select:a(d=>!Number.isSafeInteger(d)||d<0||d>=n?null:r(d),"select"),lowerBound:a((d,E)=>l(d,E,h),"lowerBound")}}buildFixedStepNumericQueryPlan(t){let n;switch(this.opts.freq){case"HOURLY":n=Lr;break;case"MINUTELY":n=ds;break;case"SECONDLY":n=go;break;default:return null}if(!["UTC","Etc/UTC","Etc/GMT"].includes(this.tzid)&&!/^[-+]\d{2}:?\d{2}(?::?\d{2})?$/.test(this.tzid)&&this.opts.freq==="HOURLY"&&this.opts.interval===1)return null;let r=this.originalDtstart.epochMilliseconds,i=n*this.opts.interval;if(!Number.isSafeInteger(i)||i<=0)return null;let o=a(h=>{let d=r+h*i;return In(d)?{epochMilliseconds:d,periodIndex:h,occurrenceIndex:h}:null},"i"),s=BigInt(r)*De,l=BigInt(i)*De,c=BigInt(t);return this.createNumericQueryPlan("fixed-step",t,o,(h,d)=>{let E=h-s,b=d?di(E,l)+1n:So(E,l);return b<=0n?0:b>=c?t:Number(b)})}resolveNumericWallMilliseconds(t){if(!In(t))return null;if(this.tzid==="UTC")return t;let n=this.getZoneResolver().epochMsForWall(t);return n.pushed||!In(n.epochMs)?null:n.epochMs}numericQueryGapHazard(t,n){if(this.tzid==="UTC")return!1;let r=this.originalDtstart.epochMilliseconds;return 200*366*K,n-r>632448e7?!0:this.getZoneResolver().timeOfDayMayHitGap(t,r-K,n+K)}buildDailyNumericQueryPlan(t){let n=this.opts.interval,r=this.originalDtstart.epochMilliseconds,i=this.tzid==="UTC"?r:this.wallMsOf(this.originalDtstart),o=Math.floor(i/K),s=$n(o),l=Ip(this.simpleByDayIsoDays);if(!(this.opts.byHour||this.opts.byMinute||this.opts.bySecond)){let $=i-o*K,D=this.simpleByDayIsoDays?.length?this.findFirstMatchingDailyStep(s,n,this.simpleByDayIsoDays):0;if(D===null)return null;let L=7/ms(n,7),x=[];for(let V=0;V<L;V++)bu(l,lt(s,(D+V)*n))&&x.push(V);if(x.length===0)return null;let H=this.createNumericQueryPlan("daily",t,V=>{let re=Math.floor(V/x.length),ue=V%x.length,he=re*L+x[ue],Xe=(D+he)*n;if(!Number.isSafeInteger(he)||!Number.isSafeInteger(Xe))return null;let Nt=i+Xe*K,It=this.resolveNumericWallMilliseconds(Nt);return It===null?null:{epochMilliseconds:It,periodIndex:he,occurrenceIndex:V}}),P=H?.select(t-1);return P&&this.numericQueryGapHazard($,P.epochMilliseconds)?null:H}let c=this.timeSlotOffsetsMs;if(!c?.length||!this.hasUniqueTimeSlotOffsets)return null;let h=this.simpleByDayIsoDays?.length?this.findFirstMatchingDailyStep(s,n,this.simpleByDayIsoDays):0;if(h===null)return null;let d=h*n,E=o+d,b=lt(s,d),y=7/ms(n,7),_=[];if(bu(l,b))for(let $ of c){let D=this.resolveNumericWallMilliseconds(E*K+$);if(D===null)return null;D>=r&&_.push({epochMilliseconds:D,periodIndex:0,occurrenceIndex:_.length})}let g=[];for(let $=0;$<y;$++)if(bu(l,lt(b,(1+$)*n)))for(let D of c)g.push({periodOffset:$,timeSlotOffset:D});if(_.length===0&&g.length===0)return null;let T=this.createNumericQueryPlan("daily",t,$=>{if($<_.length)return{..._[$],occurrenceIndex:$};if(g.length===0)return null;let D=$-_.length,L=Math.floor(D/g.length),x=g[D%g.length],H=1+L*y+x.periodOffset,P=d+H*n;if(!Number.isSafeInteger(H)||!Number.isSafeInteger(P))return null;let V=(o+P)*K+x.timeSlotOffset,re=this.resolveNumericWallMilliseconds(V);return re===null?null:{epochMilliseconds:re,periodIndex:H,occurrenceIndex:$}}),C=T?.select(t-1);return C&&c.some($=>this.numericQueryGapHazard($,C.epochMilliseconds))?null:T}buildWeeklyNumericQueryPlan(t){let n=this.timeSlotOffsetsMs;if(!n?.length||!this.hasUniqueTimeSlotOffsets)return null;let r=this.originalDtstart.epochMilliseconds,i=this.tzid==="UTC"?r:this.wallMsOf(this.originalDtstart),o=Math.floor(i/K),s=$n(o),l=tt[Ut(this.opts.wkst||"MO")??"MO"]??1,c=(this.opts.byDay?[...this.allByDayIsoDays??[]]:[s]).map(_=>(_-l+7)%7).sort((_,g)=>_-g);if(c.length===0)return null;let h=o-(s-l+7)%7,d=c.flatMap(_=>n.map(g=>({dayOffset:_,timeSlotOffset:g}))),E=[];for(let _ of d){let g=(h+_.dayOffset)*K+_.timeSlotOffset,T=this.resolveNumericWallMilliseconds(g);if(T===null)return null;T>=r&&E.push({epochMilliseconds:T,periodIndex:0,occurrenceIndex:E.length})}let b=this.createNumericQueryPlan("weekly",t,_=>{if(_<E.length)return{...E[_],occurrenceIndex:_};let g=_-E.length,T=1+Math.floor(g/d.length),C=d[g%d.length],$=T*this.opts.interval*7;if(!Number.isSafeInteger(T)||!Number.isSafeInteger($))return null;let D=(h+$+C.dayOffset)*K+C.timeSlotOffset,L=this.resolveNumericWallMilliseconds(D);return L===null?null:{epochMilliseconds:L,periodIndex:T,occurrenceIndex:_}}),y=b?.select(t-1);return y&&n.some(_=>this.numericQueryGapHazard(_,y.epochMilliseconds))?null:b}buildMonthlyNumericQueryPlan(t){let n=this.opts.interval,r=this.timeSlotOffsetsMs;if(!r?.length||!this.hasUniqueTimeSlotOffsets||this.opts.byMonth?.some(T=>typeof T!="number")||this.opts.bySetPos&&new Set(this.opts.bySetPos).size!==this.opts.bySetPos.length)return null;let i=this.originalDtstart.epochMilliseconds,o=this.originalDtstart.year*12+(this.originalDtstart.month-1),s=a(T=>{let C=T*n,$=o+C;if(!Number.isSafeInteger(C)||!Number.isSafeInteger($))return null;let{year:D,month:L}=this.monthIndexToYearMonth($);return this.generateMonthlyOccurrenceEpochsUtc(D,L)},"a"),l=s(0);if(!l)return null;let c=[];for(let T of l){let C=this.resolveNumericWallMilliseconds(T);if(C===null)return null;C>=i&&c.push({epochMilliseconds:C,periodIndex:0,occurrenceIndex:c.length})}let h=4800/ms(n,4800),d=Math.max(0,t-c.length),E=[0];for(let T=0;T<h&&E.at(-1)<d;T++){let C=s(1+T);if(!C)return null;E.push(E[T]+C.length)}let b=E.length-1===h,y=E.at(-1);if(y===0&&c.length<t)return null;let _=this.createNumericQueryPlan("monthly",t,T=>{if(T<c.length)return{...c[T],occurrenceIndex:T};if(y===0)return null;let C=T-c.length,$=b?Math.floor(C/y):0,D=b?C%y:C;if(D>=y)return null;let L=1,x=E.length-1;for(;L<x;){let he=L+Math.floor((x-L)/2);E[he]>D?x=he:L=he+1}let H=L-1,P=1+$*h+H;if(!Number.isSafeInteger(P))return null;let V=s(P);if(!V)return null;let re=V[D-E[H]];if(re===void 0)return null;let ue=this.resolveNumericWallMilliseconds(re);return ue===null?null:{epochMilliseconds:ue,periodIndex:P,occurrenceIndex:T}}),g=_?.select(t-1);return g&&r.some(T=>this.numericQueryGapHazard(T,g.epochMilliseconds))?null:_}generateYearlyOccurrenceDaysUtc(t){let n=!!(this.opts.byDay||this.opts.byMonthDay);this.numericByMonths?.length;let r=this.numericByMonths?.length?[...this.numericByMonths].sort((o,s)=>o-s):n?[1,2,3,4,5,6,7,8,9,10,11,12]:[this.originalDtstart.month],i=[];if(this.hasOrdinalByDay&&!this.numericByMonths?.length){let o=this.isGregorianLeapYear(t)?366:365,s=this.gregorianIsoDayOfWeek(t,1,1),l=lt(s,o-1),c=new Set;for(let h of this.parsedByDayTokens??[]){if(h.ord===0)continue;let d=h.ord>0?1+(h.isoDay-s+7)%7+7*(h.ord-1):o-(l-h.isoDay+7)%7+7*(h.ord+1);d>=1&&d<=o&&c.add(d)}for(let h of[...c].sort((d,E)=>d-E)){let d=h,E=1;for(;d>this.daysInGregorianMonth(t,E);)d-=this.daysInGregorianMonth(t,E),E+=1;i.push({month:E,day:d})}}else for(let o of r){let s;s=n?this.generateMonthlyOccurrenceDaysUtc(t,o):this.originalDtstart.day<=this.daysInGregorianMonth(t,o)?[this.originalDtstart.day]:[];for(let l of s)i.push({month:o,day:l})}return i.map(({month:o,day:s})=>zn(t,o,s))}generateYearlyOccurrenceEpochsUtc(t,n=!0){let r=this.timeSlotOffsetsMs;if(!r?.length)return[];let i=[];for(let s of this.generateYearlyOccurrenceDaysUtc(t)){let l=s*K;if(!In(l))return[];for(let c of r)i.push(l+c)}if(i.sort((s,l)=>s-l),!n||!this.opts.bySetPos?.length)return i;let o=this.applyBySetPosToSortedList(i).sort((s,l)=>s-l);return o.filter((s,l)=>l===0||s!==o[l-1])}yearlyCandidateEvaluationCountUtc(t){let n=this.generateYearlyOccurrenceEpochsUtc(t,!1).length,r=this.opts.bySetPos;if(!r?.length)return n;let i=0,o=0;for(let s of r)s>0?i=Math.max(i,s):o=Math.max(o,-s);return Math.min(n,i)+Math.min(n,o)}buildYearlyNumericQueryPlan(t){let n=this.opts.interval,r=this.timeSlotOffsetsMs;if(!r?.length||!this.hasUniqueTimeSlotOffsets||this.opts.byMonth?.some(D=>typeof D!="number")||this.opts.byYearDay||this.opts.byWeekNo)return null;let i=!!(this.opts.byDay||this.opts.byMonthDay),o=!!this.opts.byMonth&&!i;if(!this.opts.byMonth&&!i&&r.length!==1||o&&(r.length!==1||this.opts.bySetPos)||this.hasOrdinalByDay&&!this.numericByMonths?.length&&(this.opts.byMonthDay||this.parsedByDayTokens?.some(D=>D.ord===0)))return null;let s=this.originalDtstart.epochMilliseconds,l=this.originalDtstart.year,c=a(D=>{let L=D*n,x=l+L;return!Number.isSafeInteger(L)||!Number.isSafeInteger(x)?null:this.generateYearlyOccurrenceEpochsUtc(x)},"s"),h=c(0);if(!h)return null;let d=[];for(let D of h){let L=this.resolveNumericWallMilliseconds(D);if(L===null)return null;L>=s&&d.push({epochMilliseconds:L,periodIndex:0,occurrenceIndex:d.length})}let E=400/ms(n,400),b=Math.max(0,t-d.length),y=[0],_=[0];for(let D=0;D<E&&y.at(-1)<b;D++){let L=c(1+D);if(!L)return null;y.push(y[D]+L.length);let x=l+(1+D)*n;_.push(_[D]+this.yearlyCandidateEvaluationCountUtc(x))}let g=y.length-1===E,T=y.at(-1);if(T===0&&d.length<t)return null;if(i){let D=this.yearlyCandidateEvaluationCountUtc(l);if(g&&b>0){let L=Math.floor(b/T),x=b%T;if(D+=L*_.at(-1),x>0){let H=1;for(;y[H]<x;)H+=1;D+=_[H]}}else D+=_.at(-1);if(D>this.maxCandidateEvaluations)return null}let C=this.createNumericQueryPlan("yearly",t,D=>{if(D<d.length)return{...d[D],occurrenceIndex:D};if(T===0)return null;let L=D-d.length,x=g?Math.floor(L/T):0,H=g?L%T:L;if(H>=T)return null;let P=1,V=y.length-1;for(;P<V;){let It=P+Math.floor((V-P)/2);y[It]>H?V=It:P=It+1}let re=P-1,ue=1+x*E+re;if(!Number.isSafeInteger(ue))return null;let he=c(ue);if(!he)return null;let Xe=he[H-y[re]];if(Xe===void 0)return null;let Nt=this.resolveNumericWallMilliseconds(Xe);return Nt===null?null:{epochMilliseconds:Nt,periodIndex:ue,occurrenceIndex:D}}),$=C?.select(t-1);return $&&r.some(D=>this.numericQueryGapHazard(D,$.epochMilliseconds))?null:C}buildNumericQueryPlan(){let t=this.opts.count,n=this.opts.interval;if(t===void 0||!Number.isSafeInteger(t)||t<=0||!Number.isSafeInteger(n)||n<=0||!Number.isSafeInteger(this.maxIterations)||this.maxIterations<=0||this.maxCandidateEvaluations!==1e6||this.includeDtstart||this.opts.rscale!==void 0||!this.canUseEpochMillisecondsPrecisionFlag||this.originalDtstart.timeZoneId!==this.tzid||!["iso8601","gregory"].includes(this.originalDtstart.calendarId))return null;let r=!!(this.opts.byMonth||this.opts.byMonthDay||this.opts.byYearDay||this.opts.byWeekNo||this.opts.bySetPos);switch(this.opts.freq){case"HOURLY":case"MINUTELY":case"SECONDLY":return r||this.opts.byDay||this.opts.byHour||this.opts.byMinute||this.opts.bySecond?null:this.buildFixedStepNumericQueryPlan(t);case"DAILY":return r||this.hasOrdinalByDay||!this.hasUniqueTimeSlotOffsets?null:this.buildDailyNumericQueryPlan(t);case"WEEKLY":return r||this.hasOrdinalByDay||!this.hasUniqueTimeSlotOffsets?null:this.buildWeeklyNumericQueryPlan(t);case"MONTHLY":return this.opts.byYearDay||this.opts.byWeekNo||!(this.opts.byDay||this.opts.byMonthDay)||!this.hasUniqueTimeSlotOffsets?null:this.buildMonthlyNumericQueryPlan(t);case"YEARLY":return this.buildYearlyNumericQueryPlan(t);default:return null}}getNumericQueryPlan(){if(this.numericQueryPlanCache!==void 0)return this.numericQueryPlanCache;try{this.numericQueryPlanCache=this.buildNumericQueryPlan(),this.numericQueryPlanCache&&this.tzid!=="UTC"&&this.resolveNumericWallMilliseconds(this.wallMsOf(this.originalDtstart))!==this.originalDtstart.epochMilliseconds&&(this.numericQueryPlanCache=null)}catch{this.numericQueryPlanCache=null}return this.numericQueryPlanCache}buildPeriodQueryPlan(){let t=this.opts.interval;if(this.opts.count!==void 0||!Number.isSafeInteger(t)||t<=0||!Number.isSafeInteger(this.maxIterations)||this.maxIterations<=32||this.maxCandidateEvaluations!==1e6||this.includeDtstart||this.opts.rscale!==void 0||!this.canUseEpochMillisecondsPrecisionFlag||this.originalDtstart.timeZoneId!==this.tzid||!["iso8601","gregory"].includes(this.originalDtstart.calendarId))return null;let{freq:n,byDay:r,byMonth:i,byMonthDay:o,byYearDay:s,byWeekNo:l,bySetPos:c}=this.opts,h=!!(i||o||s||l||c),d=!!(this.opts.byHour||this.opts.byMinute||this.opts.bySecond),E=this.tzid==="UTC"?this.originalDtstart.epochMilliseconds:this.wallMsOf(this.originalDtstart),b=Math.floor(E/K),y=this.timeSlotOffsetsMs;switch(n){case"HOURLY":case"MINUTELY":case"SECONDLY":{if(h||r||d||!["UTC","Etc/UTC","Etc/GMT"].includes(this.tzid)&&!/^[-+]\d{2}:?\d{2}(?::?\d{2})?$/.test(this.tzid)&&n==="HOURLY"&&t===1)return null;let _=(n==="HOURLY"?Lr:n==="MINUTELY"?ds:go)*t;return Number.isSafeInteger(_)?{stepMilliseconds:_,candidatesPerPeriod:1,periodOfWall:a(()=>0,"periodOfWall"),wallsForPeriod:a(()=>null,"wallsForPeriod")}:null}case"DAILY":{if(h||this.hasOrdinalByDay||!y?.length||!this.hasUniqueTimeSlotOffsets)return null;let _=this.simpleByDayIsoDays;if(_?.length&&this.findFirstMatchingDailyStep($n(b),t,_)===null)return null;let g=Ip(_);return{candidatesPerPeriod:y.length,periodOfWall:a(T=>Math.floor((Math.floor(T/K)-b)/t),"periodOfWall"),wallsForPeriod:a(T=>{let C=b+T*t;return Number.isSafeInteger(C)?bu(g,$n(C))?y.map($=>C*K+$):[]:null},"wallsForPeriod")}}case"WEEKLY":{if(h||this.hasOrdinalByDay||!y?.length||!this.hasUniqueTimeSlotOffsets)return null;let _=$n(b),g=tt[Ut(this.opts.wkst||"MO")??"MO"]??1,T=(r?[...this.allByDayIsoDays??[]]:[_]).map(L=>(L-g+7)%7).sort((L,x)=>L-x);if(T.length===0)return null;let C=T.flatMap(L=>y.map(x=>L*K+x)),$=b-(_-g+7)%7,D=7*t;return{candidatesPerPeriod:C.length,periodOfWall:a(L=>Math.floor((Math.floor(L/K)-$)/D),"periodOfWall"),wallsForPeriod:a(L=>{let x=$+L*D;return Number.isSafeInteger(x)?C.map(H=>x*K+H):null},"wallsForPeriod")}}case"MONTHLY":{if(s||l||!y?.length||!this.hasUniqueTimeSlotOffsets||i?.some(T=>typeof T!="number"))return null;let _=this.originalDtstart.year*12+(this.originalDtstart.month-1),g=a(T=>{let C=_+T*t;if(!Number.isSafeInteger(C))return null;let $=this.monthIndexToYearMonth(C);return In(zn($.year,$.month,1)*K)?$:null},"n");return{candidatesPerPeriod:62*y.length,periodOfWall:a(T=>{let{year:C,month:$}=vh(Math.floor(T/K));return Math.floor((C*12+$-1-_)/t)},"periodOfWall"),wallsForPeriod:a(T=>{let C=g(T);return C&&this.generateMonthlyOccurrenceEpochsUtc(C.year,C.month)},"wallsForPeriod"),rankedPeriodWallSpan:c?T=>{let C=g(T);if(!C)return null;let $=zn(C.year,C.month,1)*K;return[$,$+this.daysInGregorianMonth(C.year,C.month)*K]}:void 0}}case"YEARLY":{if(s||l||!y?.length||!this.hasUniqueTimeSlotOffsets||i?.some(T=>typeof T!="number")||!(r||o)&&(y.length!==1||i&&c)||this.hasOrdinalByDay&&!this.numericByMonths?.length&&(o||this.parsedByDayTokens?.some(T=>T.ord===0||Math.abs(T.ord)>52)))return null;let _=this.originalDtstart.year,g=a(T=>{let C=_+T*t;return Number.isSafeInteger(C)&&C>-271821&&C<275760?C:null},"c");return{candidatesPerPeriod:2*366*y.length,periodOfWall:a(T=>Math.floor((vh(Math.floor(T/K)).year-_)/t),"periodOfWall"),wallsForPeriod:a(T=>{let C=g(T);return C===null?null:this.generateYearlyOccurrenceEpochsUtc(C)},"wallsForPeriod"),rankedPeriodWallSpan:c?T=>{let C=g(T);return C===null?null:[zn(C,1,1)*K,zn(C+1,1,1)*K]}:void 0}}}return null}getPeriodQueryPlan(){if(this.periodQueryPlanCache!==void 0)return this.periodQueryPlanCache;try{this.periodQueryPlanCache=this.buildPeriodQueryPlan(),this.periodQueryPlanCache&&this.tzid!=="UTC"&&this.resolveNumericWallMilliseconds(this.wallMsOf(this.originalDtstart))!==this.originalDtstart.epochMilliseconds&&(this.periodQueryPlanCache=null)}catch{this.periodQueryPlanCache=null}return this.periodQueryPlanCache}findFirstMatchingDailyStep(t,n,r){let i=t;for(let o=0;o<7;o++){if(r.includes(i))return o;i=lt(i,n)}return null}allUtcFastPath(t){if(this.canUseUtcLinearFastPath(t))switch(this.opts.freq){case"DAILY":return this.opts.byHour||this.opts.byMinute||this.opts.bySecond?this.hasUniqueTimeSlotOffsets?this._allUtcDailyExpanded():null:this._allUtcDailySimple();case"HOURLY":return this._allUtcFixedStepSimple(fs*BigInt(this.opts.interval));case"MINUTELY":return this._allUtcFixedStepSimple(pu*BigInt(this.opts.interval));case"SECONDLY":return this._allUtcFixedStepSimple(hs*BigInt(this.opts.interval))}return this.canUseUtcMonthlyFastPath(t)?this._allUtcMonthlyByDayOrMonthDay():this.canUseUtcWeeklyFastPath(t)?this.opts.byHour||this.opts.byMinute||this.opts.bySecond?this.hasUniqueTimeSlotOffsets?this._allUtcWeeklyExpanded():null:this._allUtcWeeklySimple():null}_allUtcFixedStepSimple(t){let n=[];if(!this.addDtstartIfNeeded(n))return n;let r=0;if(this.canUseUtcEpochMillisecondsPrecision()){let s=this.originalDtstart.epochMilliseconds,l=Number(t/De),c=this.opts.until?.epochMilliseconds;for(;;){if(++r>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(c!==void 0&&s>c||(n.push(this.utcZdtFromEpochMilliseconds(s)),this.shouldBreakForCountLimit(n.length)))break;s+=l}return n}let i=this.originalDtstart.epochNanoseconds,o=this.opts.until?.epochNanoseconds;for(;;){if(++r>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(o!==void 0&&i>o||(n.push(this.utcZdtFromEpochNanoseconds(i)),this.shouldBreakForCountLimit(n.length)))break;i+=t}return n}_allUtcDailySimple(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.opts.interval,r=this.simpleByDayIsoDays,i=0;if(this.canUseUtcEpochMillisecondsPrecision()){let h=n*K,d=this.opts.until?.epochMilliseconds,E=this.originalDtstart.epochMilliseconds,b=this.originalDtstart.dayOfWeek;if(r?.length){let y=this.findFirstMatchingDailyStep(b,n,r);if(y===null)return t;E+=y*h,b=lt(b,y*n)}for(;;){if(++i>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(d!==void 0&&E>d||(!r||r.includes(b))&&(t.push(this.utcZdtFromEpochMilliseconds(E)),this.shouldBreakForCountLimit(t.length)))break;E+=h,b=lt(b,n)}return t}let o=BigInt(n)*yu,s=this.opts.until?.epochNanoseconds,l=this.originalDtstart.epochNanoseconds,c=this.originalDtstart.dayOfWeek;if(r?.length){let h=this.findFirstMatchingDailyStep(c,n,r);if(h===null)return t;l+=BigInt(h)*o,c=lt(c,h*n)}for(;;){if(++i>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(s!==void 0&&l>s||(!r||r.includes(c))&&(t.push(this.utcZdtFromEpochNanoseconds(l)),this.shouldBreakForCountLimit(t.length)))break;l+=o,c=lt(c,n)}return t}_allUtcDailyExpanded(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.timeSlotOffsetsMs,r=this.originalDtstart.epochMilliseconds,i=this.opts.until?.epochMilliseconds,o=this.opts.interval,s=this.simpleByDayIsoDays,l=Math.floor(r/K),c=this.originalDtstart.dayOfWeek;if(s?.length){let d=this.findFirstMatchingDailyStep(c,o,s);if(d===null)return t;let E=d*o;l+=E,c=lt(c,E)}let h=0;for(;;){if(++h>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(!s||s.includes(c)){let d=l*K;for(let E of n){let b=d+E;if(!(b<r)&&(i!==void 0&&b>i||(t.push(this.utcZdtFromEpochMilliseconds(b)),this.shouldBreakForCountLimit(t.length))))return t}}l+=o,c=lt(c,o)}}_allUtcWeeklySimple(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.originalDtstart,r=tt[Ut(this.opts.wkst||"MO")??"MO"]??1,i=(this.opts.byDay?[...this.allByDayIsoDays??[]]:[n.dayOfWeek]).map(E=>(E-r+7)%7).sort((E,b)=>E-b),o=(n.dayOfWeek-r+7)%7,s=0;if(this.canUseUtcEpochMillisecondsPrecision()){let E=n.epochMilliseconds,b=this.opts.until?.epochMilliseconds,y=this.opts.interval*Op,_=E-o*K;for(;;){if(++s>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);for(let g of i){let T=_+g*K;if(!(T<E)&&(b!==void 0&&T>b||(t.push(this.utcZdtFromEpochMilliseconds(T)),this.shouldBreakForCountLimit(t.length))))return t}_+=y}}let l=n.epochNanoseconds,c=this.opts.until?.epochNanoseconds,h=BigInt(this.opts.interval)*TT,d=l-BigInt(o)*yu;for(;;){if(++s>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);for(let E of i){let b=d+BigInt(E)*yu;if(!(b<l)&&(c!==void 0&&b>c||(t.push(this.utcZdtFromEpochNanoseconds(b)),this.shouldBreakForCountLimit(t.length))))return t}d+=h}}_allUtcWeeklyExpanded(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.originalDtstart,r=n.epochMilliseconds,i=Math.floor(r/K),o=this.opts.until?.epochMilliseconds,s=this.timeSlotOffsetsMs,l=tt[Ut(this.opts.wkst||"MO")??"MO"]??1,c=(this.opts.byDay?[...this.allByDayIsoDays??[]]:[n.dayOfWeek]).map(y=>(y-l+7)%7).sort((y,_)=>y-_),h=(n.dayOfWeek-l+7)%7,d=this.opts.interval*7,E=i-h,b=0;for(;;){if(++b>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);for(let y of c){let _=(E+y)*K;for(let g of s){let T=_+g;if(!(T<r)&&(o!==void 0&&T>o||(t.push(this.utcZdtFromEpochMilliseconds(T)),this.shouldBreakForCountLimit(t.length))))return t}}E+=d}}hasSingleExpandedTimeSlot(){if(this.timeSlotOffsetsMs)return this.timeSlotOffsetsMs.length===1;let t=this.opts.byHour??[this.originalDtstart.hour],n=this.opts.byMinute??[this.originalDtstart.minute],r=this.opts.bySecond??[this.originalDtstart.second];return t.length===1&&n.length===1&&r.length===1}buildMonthlyOccurrenceOnDay(t,n){let r=t.day===n?t:t.with({day:n});return this.applyTimeOverride(r)}applyBySetPosToSortedList(t){let{bySetPos:n}=this.opts;if(!n||!n.length||t.length===0)return t;let r=[],i=t.length;for(let o of n){let s=o>0?o-1:i+o;s>=0&&s<i&&r.push(t[s])}return r}generateMonthlyOccurrenceDays(t){let{byDay:n,byMonth:r,byMonthDay:i}=this.opts,o=t.day===1?t:t.with({day:1});if(r&&!r.includes(t.month))return[];let s=o.add({months:1}).subtract({days:1}).day,l=[];if(i&&i.length>0&&(l=i.map(y=>y>0?y:s+y+1).filter(y=>y>=1&&y<=s),l=[...new Set(l)].sort((y,_)=>y-_)),!n&&i&&i.length>0)return l;if(!n)return[t.day];let c=this.parsedByDayTokens;if(!c?.length)return[];let h=o.dayOfWeek,d=(h-1+s-1)%7+1,E=new Set;for(let{ord:y,isoDay:_}of c)if(y===0){let g=1+(_-h+7)%7;for(;g<=s;)E.add(g),g+=7}else{let g;g=y>0?1+(_-h+7)%7+7*(y-1):s-(d-_+7)%7+7*(y+1),g>=1&&g<=s&&E.add(g)}let b=[...E].sort((y,_)=>y-_);if(i&&i.length>0){if(l.length===0)return[];let y=new Set(l);b=b.filter(_=>y.has(_))}return b}isGregorianLeapYear(t){return t%4==0&&(t%100!=0||t%400==0)}daysInGregorianMonth(t,n){return n===2&&this.isGregorianLeapYear(t)?29:_T[n-1]}gregorianIsoDayOfWeek(t,n,r){let i=t;n<3&&--i;let o=((i+Math.floor(i/4)-Math.floor(i/100)+Math.floor(i/400)+NT[n-1]+r)%7+7)%7;return o===0?7:o}monthIndexToYearMonth(t){let n=Math.floor(t/12);return{year:n,month:t-n*12+1}}generateMonthlyOccurrenceDaysUtc(t,n){if(this.numericByMonths&&this.numericByMonths.length>0&&!this.numericByMonths.includes(n))return[];let r=this.opts.byMonthDay,i=this.opts.byDay,o=this.daysInGregorianMonth(t,n),s=[];if(r&&r.length>0&&(s=r.map(b=>b>0?b:o+b+1).filter(b=>b>=1&&b<=o),s=[...new Set(s)].sort((b,y)=>b-y)),!i&&r&&r.length>0)return s;if(!i){let b=this.originalDtstart.day;return b>=1&&b<=o?[b]:[]}let l=this.parsedByDayTokens;if(!l?.length)return[];let c=this.gregorianIsoDayOfWeek(t,n,1),h=lt(c,o-1),d=new Set;for(let{ord:b,isoDay:y}of l)if(b===0){let _=1+(y-c+7)%7;for(;_<=o;)d.add(_),_+=7}else{let _;_=b>0?1+(y-c+7)%7+7*(b-1):o-(h-y+7)%7+7*(b+1),_>=1&&_<=o&&d.add(_)}let E=[...d].sort((b,y)=>b-y);if(r&&r.length>0){if(s.length===0)return[];let b=new Set(s);E=E.filter(y=>b.has(y))}return E}generateMonthlyOccurrenceEpochsUtc(t,n){let r=this.generateMonthlyOccurrenceDaysUtc(t,n);if(r.length===0)return[];let i=zn(t,n,1)*K;if(!In(i))return[];let o=this.timeSlotOffsetsMs??[0];if(this.opts.bySetPos&&this.opts.bySetPos.length>0){if(o.length===1){let h=this.applyBySetPosToSortedList(r).sort((E,b)=>E-b),d=o[0];return h.filter((E,b)=>b===0||E!==h[b-1]).map(E=>i+(E-1)*K+d)}let l=[];for(let h of r){let d=i+(h-1)*K;for(let E of o)l.push(d+E)}let c=this.applyBySetPosToSortedList(l).sort((h,d)=>h-d);return c.filter((h,d)=>d===0||h!==c[d-1])}let s=[];for(let l of r){let c=i+(l-1)*K;for(let h of o)s.push(c+h)}return s}_allUtcMonthlyByDayOrMonthDay(){let t=[],n=this.originalDtstart.epochMilliseconds,r=this.opts.until?.epochMilliseconds,i=0;if(!this.addDtstartIfNeeded(t))return t;let o=this.opts.until?.withTimeZone(this.tzid).withCalendar("iso8601"),s=o?o.year*12+o.month-1:void 0,l=this.originalDtstart.year*12+(this.originalDtstart.month-1);for(;;){if(s!==void 0&&l>s)return t;if(++i>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let{year:c,month:h}=this.monthIndexToYearMonth(l),d=this.generateMonthlyOccurrenceEpochsUtc(c,h);for(let E of d)if(!(E<n)&&(r!==void 0&&E>r||(t.push(this.utcZdtFromEpochMilliseconds(E)),this.shouldBreakForCountLimit(t.length))))return t;l+=this.opts.interval}}getZoneResolver(){return this.zoneResolver??=Sp(this.tzid)}zdtFromEpochMs(t){if(Ah||this.tzid==="UTC")return new J.ZonedDateTime(BigInt(t)*De,this.tzid,this.originalDtstart.calendarId);let n=this.emitAnchorZdt;return n?n.add({milliseconds:t-n.epochMilliseconds}):(n=this.emitAnchorZdt=new J.ZonedDateTime(BigInt(t)*De,this.tzid,this.originalDtstart.calendarId),n)}wallMsOf(t){return t.epochMilliseconds+t.offsetNanoseconds/1e6}canUseTzEpochFastPaths(t){return!(t||this.maxCandidateEvaluations!==1e6||this.tzid==="UTC"||this.originalDtstart.timeZoneId!==this.tzid||this.opts.freq==="YEARLY"||this.opts.rscale||!["iso8601","gregory"].includes(this.originalDtstart.calendarId)||!this.canUseEpochMillisecondsPrecisionFlag||this.resolveNumericWallMilliseconds(this.wallMsOf(this.originalDtstart))!==this.originalDtstart.epochMilliseconds)}tzFastPathGapHazard(t){let n=this.originalDtstart.epochMilliseconds,r;if(this.opts.until)r=this.opts.until.epochMilliseconds;else if(this.opts.count!==void 0){let i=this.tzFastPathCountSpanMs(this.opts.count);if(i===void 0)return!0;r=n+i+30*K}else return!0;return 150*366*K,r-n>474336e7?!0:this.getZoneResolver().timeOfDayMayHitGap(t,n-K,r+K)}tzFastPathCountSpanMs(t){let n=this.opts.interval,r=this.timeSlotOffsetsMs?.length??1,i=this.wallMsOf(this.originalDtstart);switch(this.opts.freq){case"DAILY":{let o=this.simpleByDayIsoDays,s=o?.length?7/ms(n,7):1,l=s;if(o?.length){let c=$n(Math.floor(i/K));l=0;for(let h=0;h<s;h++)o.includes(lt(c,h*n))&&l++;if(l===0)return 0}return(Math.ceil(t/(l*r))+1)*s*n*K}case"WEEKLY":{let o=this.opts.byDay?this.allByDayIsoDays?.length??0:1;return o===0?0:(Math.ceil(t/(o*r))+1)*n*Op}}}allTzEpochFastPath(t){if(!this.canUseTzEpochFastPaths(t))return null;let n=!this.opts.byMonth&&!this.opts.byMonthDay&&!this.opts.byYearDay&&!this.opts.byWeekNo&&!this.opts.bySetPos;if(n)switch(this.opts.freq){case"DAILY":if(!this.hasOrdinalByDay)return this.opts.byHour||this.opts.byMinute||this.opts.bySecond?this.hasUniqueTimeSlotOffsets?this._allTzDailyExpanded():null:this._allTzDailySimple();break;case"HOURLY":case"MINUTELY":case"SECONDLY":if(!this.opts.byDay&&!this.opts.byHour&&!this.opts.byMinute&&!this.opts.bySecond){let r=this.opts.freq==="HOURLY"?Lr:this.opts.freq==="MINUTELY"?ds:go;return this._allTzFixedStepSimple(r*this.opts.interval)}break}return this.opts.freq==="MONTHLY"&&!this.opts.byYearDay&&!this.opts.byWeekNo&&this.hasSingleExpandedTimeSlot()&&(this.opts.byDay||this.opts.byMonthDay)?this._allTzMonthlyByDayOrMonthDay():this.opts.freq==="WEEKLY"&&n&&!this.hasOrdinalByDay&&this.hasUniqueTimeSlotOffsets?this.opts.byHour||this.opts.byMinute||this.opts.bySecond?this._allTzWeeklyExpanded():this._allTzWeeklySimple():null}_allTzDailySimple(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.getZoneResolver(),r=this.wallMsOf(this.originalDtstart),i=Math.floor(r/K),o=r-i*K;if(this.tzFastPathGapHazard(o))return null;let s=this.opts.interval,l=this.simpleByDayIsoDays,c=this.opts.until?.epochMilliseconds,h=$n(i);if(l?.length){let E=this.findFirstMatchingDailyStep(h,s,l);if(E===null)return t;i+=E*s,h=lt(h,E*s)}let d=0;for(;;){if(++d>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(!l||l.includes(h)){let E=n.epochMsForWall(i*K+o);if(E.pushed)return null;if(c!==void 0&&E.epochMs>c||(t.push(this.zdtFromEpochMs(E.epochMs)),this.shouldBreakForCountLimit(t.length)))break}i+=s,h=lt(h,s)}return t}_allTzDailyExpanded(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.getZoneResolver(),r=this.originalDtstart.epochMilliseconds,i=this.wallMsOf(this.originalDtstart),o=this.timeSlotOffsetsMs;for(let b of o)if(this.tzFastPathGapHazard(b))return null;let s=this.opts.interval,l=this.simpleByDayIsoDays,c=this.opts.until?.epochMilliseconds,h=Math.floor(i/K),d=$n(h);if(l?.length){let b=this.findFirstMatchingDailyStep(d,s,l);if(b===null)return t;let y=b*s;h+=y,d=lt(d,y)}let E=0;for(;;){if(++E>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(!l||l.includes(d)){let b=h*K;for(let y of o){let _=n.epochMsForWall(b+y);if(_.pushed)return null;if(!(_.epochMs<r)&&(c!==void 0&&_.epochMs>c||(t.push(this.zdtFromEpochMs(_.epochMs)),this.shouldBreakForCountLimit(t.length))))return t}}h+=s,d=lt(d,s)}}_allTzFixedStepSimple(t){let n=[];if(!this.addDtstartIfNeeded(n))return n;let r=this.getZoneResolver(),i=this.opts.until?.epochMilliseconds,o=this.opts.freq==="HOURLY"&&this.opts.interval===1,s=a(h=>{let d=h+r.offsetMsAt(h);return Math.floor((d%K+K)%K/Lr)},"a"),l=this.originalDtstart.epochMilliseconds,c=0;for(;;){if(++c>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(i!==void 0&&l>i||(n.push(this.zdtFromEpochMs(l)),this.shouldBreakForCountLimit(n.length)))break;let h=l+t;o&&s(h)===s(l)&&(h+=t),l=h}return n}_allTzWeeklySimple(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.getZoneResolver(),r=this.originalDtstart,i=r.epochMilliseconds,o=this.wallMsOf(r),s=Math.floor(o/K),l=o-s*K;if(this.tzFastPathGapHazard(l))return null;let c=$n(s),h=tt[Ut(this.opts.wkst||"MO")??"MO"]??1,d=(this.opts.byDay?[...this.allByDayIsoDays??[]]:[c]).map(T=>(T-h+7)%7).sort((T,C)=>T-C),E=(c-h+7)%7,b=this.opts.until?.epochMilliseconds,y=this.opts.interval*7,_=s-E,g=0;for(;;){if(++g>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);for(let T of d){let C=n.epochMsForWall((_+T)*K+l);if(C.pushed)return null;if(!(C.epochMs<i)&&(b!==void 0&&C.epochMs>b||(t.push(this.zdtFromEpochMs(C.epochMs)),this.shouldBreakForCountLimit(t.length))))return t}_+=y}}_allTzWeeklyExpanded(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.getZoneResolver(),r=this.originalDtstart,i=r.epochMilliseconds,o=this.wallMsOf(r),s=Math.floor(o/K),l=this.timeSlotOffsetsMs;for(let T of l)if(this.tzFastPathGapHazard(T))return null;let c=$n(s),h=tt[Ut(this.opts.wkst||"MO")??"MO"]??1,d=(this.opts.byDay?[...this.allByDayIsoDays??[]]:[c]).map(T=>(T-h+7)%7).sort((T,C)=>T-C),E=(c-h+7)%7,b=this.opts.until?.epochMilliseconds,y=this.opts.interval*7,_=s-E,g=0;for(;;){if(++g>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);for(let T of d){let C=(_+T)*K;for(let $ of l){let D=n.epochMsForWall(C+$);if(D.pushed)return null;if(!(D.epochMs<i)&&(b!==void 0&&D.epochMs>b||(t.push(this.zdtFromEpochMs(D.epochMs)),this.shouldBreakForCountLimit(t.length))))return t}}_+=y}}_allTzMonthlyByDayOrMonthDay(){let t=[];if(!this.addDtstartIfNeeded(t))return t;let n=this.getZoneResolver(),r=this.originalDtstart.epochMilliseconds,i=this.opts.until?.epochMilliseconds,o=this.opts.bySetPos?this.timeSlotOffsetsMs[0]:void 0,s=this.opts.until?.withTimeZone(this.tzid).withCalendar("iso8601"),l=s?s.year*12+s.month-1:void 0,c=this.originalDtstart.year*12+(this.originalDtstart.month-1),h=0;for(;;){if(l!==void 0&&c>l)return t;if(++h>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let{year:d,month:E}=this.monthIndexToYearMonth(c);if(o!==void 0){let b=zn(d,E,1)*K,y=b+this.daysInGregorianMonth(d,E)*K;if(n.timeOfDayMayHitGap(o,b-K,y+K))return null}for(let b of this.generateMonthlyOccurrenceEpochsUtc(d,E)){let y=n.epochMsForWall(b);if(y.pushed)return null;if(!(y.epochMs<r)&&(i!==void 0&&y.epochMs>i||(t.push(this.zdtFromEpochMs(y.epochMs)),this.shouldBreakForCountLimit(t.length))))return t}c+=this.opts.interval}}processOccurrences(t,n,r,i,o){for(let s of t)if(!this.processOccurrence(s,n,r,i,o))return{shouldBreak:!0};return{shouldBreak:!1}}processOccurrence(t,n,r,i,o,s){if(s){if(s.seenOccurrences.size===0&&n.length>0)for(let l of n)s.seenOccurrences.add(l.epochNanoseconds);if(s.seenOccurrences.has(t.epochNanoseconds))return!0;s.seenOccurrences.add(t.epochNanoseconds)}return J.ZonedDateTime.compare(t,r)<0?!0:this.opts.until&&J.ZonedDateTime.compare(t,this.opts.until)>0?!1:o&&!o(t)||i&&this.isExcluded(t)?!0:i&&!i(t,n.length)?!1:(n.push(t),!this.shouldBreakForCountLimit(n.length))}_allMonthlyByDayOrMonthDay(t,n){let r=[],i=this.createCandidateWorkBudget(),o=0,s=this.originalDtstart;if(!this.addDtstartIfNeeded(r,t))return this.applyCountLimitAndMergeRDates(r,t);let l=s.toPlainDate().with({day:1});for(;;){if(++o>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let c=a(h=>this.processOccurrence(h,r,s,t,void 0,i),"s");if(!(this.visitUtcPeriodCandidates(l,c,n??s,this.opts.until,i)??this.visitPeriodCandidates(this.generateMonthlyDateCandidates(l),c,n??s,this.opts.until,i)))break;try{l=l.add({months:this.opts.interval})}catch{break}if(this.opts.until){let h=this.opts.until.withTimeZone(s.timeZoneId).withCalendar(s.calendarId);if(l.year*12+l.month>h.year*12+h.month)break}}return this.applyCountLimitAndMergeRDates(r,t)}_allWeekly(t,n){let r=[],i=this.createCandidateWorkBudget(),o=0,s=this.originalDtstart;if(!this.addDtstartIfNeeded(r,t))return this.applyCountLimitAndMergeRDates(r,t);let l=tt,c=this.opts.byDay?[...this.allByDayIsoDays??[]]:this.opts.byMonthDay&&this.opts.byMonthDay.length>0?[...Object.values(l)]:[s.dayOfWeek],h=l[Ut(this.opts.wkst||"MO")??"MO"]??1,d=(s.dayOfWeek-h+7)%7,E=s.toPlainDate().subtract({days:d});for(;;){if(++o>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let b=c.map(y=>{let _=(y-h+7)%7;return E.add({days:_})}).filter(y=>this.matchesByMonth(y)&&this.matchesByMonthDay(y));if(!this.visitPeriodCandidates(b,y=>this.processOccurrence(y,r,s,t,void 0,i),n??s,this.opts.until,i))break;try{E=E.add({weeks:this.opts.interval})}catch{break}if(this.opts.until){let y=this.opts.until.withTimeZone(s.timeZoneId).withCalendar(s.calendarId);if(J.PlainDate.compare(E,y.toPlainDate())>0)break}}return this.applyCountLimitAndMergeRDates(r,t)}_allYearlyComplex(t,n){let r=[],i=this.createCandidateWorkBudget(),o=0,s=this.originalDtstart;if(!this.addDtstartIfNeeded(r,t)||this.opts.until&&J.ZonedDateTime.compare(this.opts.until,s)<0)return this.applyCountLimitAndMergeRDates(r,t);let l=s.toPlainDate().with({month:1,day:1}),c=this.opts.until?this.opts.until.withTimeZone(s.timeZoneId).withCalendar(s.calendarId).year+(this.opts.byWeekNo?1:0):void 0;for(;;){if(++o>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let h=a(E=>this.processOccurrence(E,r,s,t,void 0,i),"c");if(!(this.visitUtcPeriodCandidates(l,h,n??s,this.opts.until,i)??this.visitPeriodCandidates(this.generateYearlyDateCandidates(l),h,n??s,this.opts.until,i)))break;let d=this.opts.freq==="WEEKLY"?1:this.opts.interval;try{l=l.add({years:d})}catch{break}if(c!==void 0&&l.year>c)break}return this.applyCountLimitAndMergeRDates(r,t)}_allMinutelySecondlyComplex(t){let n=[],r=0;if(!this.addDtstartIfNeeded(n,t))return this.applyCountLimitAndMergeRDates(n,t);let i=this.computeFirst();for(;;){if(++r>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(this.opts.until&&J.ZonedDateTime.compare(i,this.opts.until)>0)break;if(this.matchesAll(i)){if(t&&this.isExcluded(i)){i=this.nextCandidateSameDate(i);continue}if(t&&!t(i,n.length)||(n.push(i),this.shouldBreakForCountLimit(n.length)))break;i=this.nextCandidateSameDate(i)}else i=this.findNextValidDate(i)}return this.applyCountLimitAndMergeRDates(n,t)}_allMonthlyByWeekNo(t,n){let r=[],i=this.createCandidateWorkBudget(),o=0,s=this.originalDtstart;if(!this.addDtstartIfNeeded(r,t))return this.applyCountLimitAndMergeRDates(r,t);let l=s,c=[...this.opts.byWeekNo].sort((y,_)=>y-_),h=this.opts.interval,d=this.opts.until?this.opts.until.withTimeZone(s.timeZoneId).withCalendar(s.calendarId).year+1:void 0,E=0,b=-1;e:for(;!this.shouldBreakForCountLimit(r.length);){if(++o>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let y=l.year;if(y!==b&&l.month>=s.month){b=y;let _=c.flatMap(g=>this.generateDateCandidatesForWeekInYear(y,g));if(!this.visitDateTimeCandidates(_,1,g=>this.processOccurrence(g,r,s,t,void 0,i),n??s,this.opts.until,i))break e}if(E+=h,l=s.add({months:E}),d!==void 0&&l.year>d)break}return this.applyCountLimitAndMergeRDates(r,t)}_allMonthlyByYearDay(t,n){let r=[],i=this.createCandidateWorkBudget(),o=0,s=this.originalDtstart;if(!this.addDtstartIfNeeded(r,t))return this.applyCountLimitAndMergeRDates(r,t);let l=s.year,c=[...this.opts.byYearDay].sort((E,b)=>E-b),h=this.opts.interval,d=s.year*12+s.month;e:for(;!this.shouldBreakForCountLimit(r.length);){if(++o>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let E=s.toPlainDate().with({year:l,month:1,day:1}),b=E.with({month:12,day:31}).dayOfYear,y=[];for(let _ of c){let g=_>0?_:b+_+1;g<=0||g>b||y.push(E.add({days:g-1}))}if(!this.visitDateTimeCandidates(y,1,_=>(_.year*12+_.month-d)%h!==0||!this.matchesByMonth(_)?!0:this.processOccurrence(_,r,s,t,void 0,i),n??s,this.opts.until,i))break e;if(l++,this.opts.until&&l>this.opts.until.year+2)break;if(!this.opts.until&&this.opts.count){let _=Math.ceil(this.opts.count/(this.opts.byYearDay.length||1))*h+5;if(l>s.year+_)break}}return this.applyCountLimitAndMergeRDates(r,t)}_allDailyMinutelyHourlyWithBySetPos(t){let n=[],r=0,i=this.originalDtstart;if(!this.addDtstartIfNeeded(n,t))return this.applyCountLimitAndMergeRDates(n,t);let o,s;switch(this.opts.freq){case"MINUTELY":o=i.with({second:0,microsecond:0,nanosecond:0}),s={minutes:this.opts.interval};break;case"HOURLY":o=i.with({minute:0,second:0,microsecond:0,nanosecond:0}),s={hours:this.opts.interval};break;case"DAILY":o=i.with({hour:0,minute:0,second:0,microsecond:0,nanosecond:0}),s={days:this.opts.interval};break;default:return this.applyCountLimitAndMergeRDates(n,t)}for(;;){if(++r>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let l=this.expandByTime(o);l=l.filter(h=>this.matchesAll(h)),l=this.applyBySetPos(l);let{shouldBreak:c}=this.processOccurrences(l,n,i,t);if(c||(o=o.add(s),this.opts.until&&J.ZonedDateTime.compare(o,this.opts.until)>0))break}return this.applyCountLimitAndMergeRDates(n,t)}_allFallback(t){let n=[],r=0,i=this.computeFirst();if(this.includeDtstart&&J.ZonedDateTime.compare(i,this.originalDtstart)>0&&!(t&&this.isExcluded(this.originalDtstart))&&(t&&!t(this.originalDtstart,n.length)||(n.push(this.originalDtstart),this.shouldBreakForCountLimit(n.length))))return this.applyCountLimitAndMergeRDates(n,t);for(;;){if(++r>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(this.opts.until&&J.ZonedDateTime.compare(i,this.opts.until)>0||this.matchesAll(i)&&!(t&&this.isExcluded(i))&&(t&&!t(i,n.length)||(n.push(i),this.shouldBreakForCountLimit(n.length))))break;i=this.nextCandidateSameDate(i)}return this.applyCountLimitAndMergeRDates(n,t)}_allSubDailyPeriods(t){let n=[],r=this.createCandidateWorkBudget(),i=this.originalDtstart;if(!this.addDtstartIfNeeded(n,t))return this.applyCountLimitAndMergeRDates(n,t);let{freq:o,byHour:s,byMinute:l,bySecond:c,bySetPos:h}=this.opts,d=i.timeZoneId,E=i.calendarId,b=Sp(d),y=o==="HOURLY"?fs:o==="MINUTELY"?pu:hs,_=y*BigInt(this.opts.interval),g=i.epochNanoseconds,T=this.opts.until?.epochNanoseconds,C=o==="HOURLY"&&this.opts.interval===1,$=o==="HOURLY"?void 0:l,D=o==="SECONDLY"?c:void 0,L=o==="HOURLY"?l:void 0,x=o==="SECONDLY"?void 0:c,H=BigInt(i.millisecond*1e6+i.microsecond*1e3+i.nanosecond),P=a(Te=>Number(di(Te,De)),"re"),V=a((Te,nt)=>{let xt=b.nextTransitionAfter(P(Te),Number(So(nt,De)));if(xt===void 0)return;let jt=BigInt(xt)*De;return jt>Te&&jt<=nt?jt:void 0},"ie"),re,ue=a(Te=>{if(Ah||d==="UTC")return new J.ZonedDateTime(Te,d,E);re??=new J.ZonedDateTime(Te,d,E);let nt=Te-re.epochNanoseconds,xt=di(nt,De);return re.add({milliseconds:Number(xt),nanoseconds:Number(nt-xt*De)})},"b"),he=a(Te=>Te.toZonedDateTime(d).epochNanoseconds,"x"),Xe=a((Te,nt)=>V(Te,Te+nt-1n)??Te+nt,"ae"),Nt,It,Co=!1,ze=0n,Mr=0;for(;;){if(++Mr>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let Te=g+ze*_;if(T!==void 0&&Te-2n*y>T)break;let nt=P(Te),xt=nt+b.offsetMsAt(nt),jt=Math.floor(xt/K),Ei=xt-jt*K,Cu=Math.floor(Ei/Lr),Io=Math.floor(Ei/ds)%60,pi=Math.floor(Ei/go)%60;if(C&&ze>0n){let Se=Te-fs;if(V(Se,Te)!==void 0){let Ie=P(Se),An=Ie+b.offsetMsAt(Ie);if(Math.floor(An/Lr)===Math.floor(xt/Lr)){ze+=1n;continue}}}if(jt!==Nt){let{year:Se,month:Ie}=vh(jt);Nt=jt,It=new J.PlainDate(Se,Ie,jt-zn(Se,Ie,1)+1,E),Co=this.matchesSubDailyDate(It)}let yi;if(!Co)yi=he(this.nextSubDailyDateCandidate(It));else if(s&&!s.includes(Cu)){let Se=s.find(An=>An>Cu)??24,Ie=BigInt((Io*60+pi)*1e3)*De+H;yi=Xe(Te,BigInt(Se-Cu)*fs-Ie)}else if($&&!$.includes(Io)){let Se=$.find(An=>An>Io)??60,Ie=BigInt(pi*1e3)*De+H;yi=Xe(Te,BigInt(Se-Io)*pu-Ie)}else if(D&&!D.includes(pi)){let Se=D.find(Ie=>Ie>pi)??60;yi=Xe(Te,BigInt(Se-pi)*hs-H)}if(yi!==void 0){if(T!==void 0&&yi>T)break;let Se=yi-g,Ie=Se<=0n?0n:So(Se,_);ze=Ie>ze?Ie:ze+1n;continue}let _s=[],Qp;for(let Se of L??[Io])for(let Ie of x??[pi]){this.recordCandidateEvaluation(r);let An=BigInt((Se-Io)*60+(Ie-pi))*hs,Bh=Te+An;if(An===0n||V(An<0n?Bh:Te,An<0n?Te:Bh)===void 0){_s.push(Bh);continue}Qp??=ue(Te);let Iu=Qp.with({minute:Se,second:Ie});Iu.hour===Cu&&Iu.minute===Se&&Iu.second===Ie&&_s.push(Iu.epochNanoseconds)}_s.sort((Se,Ie)=>Se<Ie?-1:Se>Ie?1:0);let Ph=h?.length?this.applyBySetPosToSortedList(_s).sort((Se,Ie)=>Se<Ie?-1:Se>Ie?1:0):_s;for(let Se=0;Se<Ph.length;Se++){let Ie=Ph[Se];if(!(Ie<g||Se>0&&Ie===Ph[Se-1])&&!this.processOccurrence(ue(Ie),n,i,t,void 0,r))return this.applyCountLimitAndMergeRDates(n,t)}ze+=1n}return this.applyCountLimitAndMergeRDates(n,t)}matchesSubDailyDate(t){return this.matchesByMonth(t)&&this.matchesByWeekNo(t)&&this.matchesByYearDay(t)&&this.matchesByMonthDay(t)&&this.matchesByDay(t)}nextSubDailyDateCandidate(t){let n=this.numericByMonths;if(n?.length&&!n.includes(t.month)){let r=[...n].sort((o,s)=>o-s),i=r.find(o=>o>t.month);return i===void 0?t.with({month:1,day:1}).add({years:1}).with({month:r[0]}):t.with({month:i,day:1})}if(!this.matchesByWeekNo(t))return t.add({days:8-t.dayOfWeek});if(!this.matchesByYearDay(t)){let r=t.daysInYear,i=this.lastByYearDay(t),o=this.opts.byYearDay.map(s=>s>0?s:i+s+1).filter(s=>s>t.dayOfYear&&s<=r);return o.length?t.add({days:Math.min(...o)-t.dayOfYear}):t.with({month:1,day:1}).add({years:1})}if(!this.matchesByMonthDay(t)){let r=t.daysInMonth,i=this.opts.byMonthDay.map(o=>o>0?o:r+o+1).filter(o=>o>t.day&&o<=r);return i.length?t.with({day:Math.min(...i)}):t.with({day:1}).add({months:1})}if(!this.hasOrdinalByDay&&this.simpleByDayIsoDays?.length){let r=this.simpleByDayIsoDays.map(i=>(i-t.dayOfWeek+6)%7+1);return t.add({days:Math.min(...r)})}return t.add({days:1})}_allCalendarPeriods(t,n){let r=[],i=this.createCandidateWorkBudget(),o=this.originalDtstart,{freq:s,interval:l=1}=this.opts,c=o.toPlainDate(),h=this.opts.until?.withTimeZone(o.timeZoneId).withCalendar(o.calendarId).toPlainDate(),d=s==="DAILY"?c:c.with({day:1});s==="YEARLY"&&(d=d.with({month:1}));let E=s==="YEARLY"?{years:l}:s==="MONTHLY"?{months:l}:{days:l};if(!this.addDtstartIfNeeded(r,t))return this.applyCountLimitAndMergeRDates(r,t);if(s==="DAILY"&&this.simpleByDayIsoDays?.length){let b=this.findFirstMatchingDailyStep(d.dayOfWeek,l,this.simpleByDayIsoDays);if(b===null)return this.applyCountLimitAndMergeRDates(r,t);d=d.add({days:b*l})}for(let b=0;!(h&&J.PlainDate.compare(d,h)>0);b++){if(b>=this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let y=[];if(s==="DAILY")this.matchesByMonth(d)&&this.matchesByMonthDay(d)&&this.matchesByDay(d)&&this.matchesByYearDay(d)&&this.matchesByWeekNo(d)&&y.push(d);else{let _=s==="YEARLY"?this.opts.byMonth??[o.monthCode]:[d.month];for(let g of _){if(s==="MONTHLY"&&!this.matchesByMonth(d))continue;let T;try{T=d.with(typeof g=="number"?{month:g}:{monthCode:g},{overflow:"reject"})}catch{continue}let C=this.applySkipForDay(o.calendarId,d.year,T,o.day);C&&y.push(C)}}if(!this.visitPeriodCandidates(y,_=>this.processOccurrence(_,r,o,t,void 0,i),n??o,this.opts.until,i))break;d=d.add(E)}return this.applyCountLimitAndMergeRDates(r,t)}all(t){if(t){let n=[];return this.allInternal((r,i)=>{let o=this.toPublicDate(r);return t(o,i)?(n.push(o),!0):!1}),n}return!t&&this.opts.cache!==!1?(this.allResultCache||=this.allInternal(),this.publicAllResultCache||=this.toPublicDates(this.allResultCache),this.publicAllResultCache.slice()):this.toPublicDates(this.allInternal())}allInternal(t,n){if(this.opts.count===void 0&&!this.opts.until&&!t)throw Error("all() requires iterator when no COUNT/UNTIL");if(t&&(this.opts.rDate||this.opts.exDate))return this.iterateRecurrenceSet(t);if(this.opts.count===0)return this.applyCountLimitAndMergeRDates([],t);if(this.opts.until&&J.ZonedDateTime.compare(this.opts.until,this.originalDtstart)<0){let o=[];return this.addDtstartIfNeeded(o,t),this.applyCountLimitAndMergeRDates(o,t)}if(this.opts.rscale&&["CHINESE","HEBREW","INDIAN"].includes(this.opts.rscale)&&(["YEARLY","MONTHLY","WEEKLY"].includes(this.opts.freq)||this.opts.byYearDay||this.opts.byWeekNo||this.opts.byMonthDay&&this.opts.byMonthDay.length>0))return this._allRscaleNonGregorian(t,n);if(this.opts.byWeekNo&&this.opts.byYearDay&&!this.hasPossibleYearDayWeekNoCombination()){let o=[];return this.addDtstartIfNeeded(o,t),this.applyCountLimitAndMergeRDates(o,t)}let r=this.allUtcFastPath(t);if(r)return this.opts.rDate||this.opts.exDate?this.applyCountLimitAndMergeRDates(r):r;let i=this.allTzEpochFastPath(t);return i?this.opts.rDate||this.opts.exDate?this.applyCountLimitAndMergeRDates(i):i:this.opts.freq==="DAILY"||["MONTHLY","YEARLY"].includes(this.opts.freq)&&!this.opts.byDay&&!this.opts.byMonthDay&&!this.opts.byYearDay&&!this.opts.byWeekNo?this._allCalendarPeriods(t,n):this.opts.freq==="MONTHLY"&&(this.opts.byDay||this.opts.byMonthDay)&&!this.opts.byWeekNo?this._allMonthlyByDayOrMonthDay(t,n):this.opts.freq==="WEEKLY"&&!(this.opts.byYearDay&&this.opts.byYearDay.length>0)&&!(this.opts.byWeekNo&&this.opts.byWeekNo.length>0)?this._allWeekly(t,n):this.opts.freq==="YEARLY"&&(this.opts.byDay||this.opts.byMonthDay||this.opts.byYearDay||this.opts.byWeekNo)||this.opts.freq==="WEEKLY"&&this.opts.byYearDay&&this.opts.byYearDay.length>0||this.opts.freq==="WEEKLY"&&this.opts.byWeekNo&&this.opts.byWeekNo.length>0?this._allYearlyComplex(t,n):["HOURLY","MINUTELY","SECONDLY"].includes(this.opts.freq)&&!this.opts.rscale&&(this.opts.byMonth||this.opts.byWeekNo||this.opts.byYearDay||this.opts.byMonthDay||this.opts.byDay||this.opts.byHour||this.opts.byMinute||this.opts.bySecond||this.opts.bySetPos)?this._allSubDailyPeriods(t):(this.opts.freq==="MINUTELY"||this.opts.freq==="SECONDLY")&&(this.opts.byMonth||this.opts.byWeekNo||this.opts.byYearDay||this.opts.byMonthDay||this.opts.byDay)?this._allMinutelySecondlyComplex(t):this.opts.freq==="MONTHLY"&&this.opts.byWeekNo&&this.opts.byWeekNo.length>0?this._allMonthlyByWeekNo(t,n):this.opts.freq==="MONTHLY"&&this.opts.byYearDay&&this.opts.byYearDay.length>0&&!this.opts.byDay&&!this.opts.byMonthDay?this._allMonthlyByYearDay(t,n):(this.opts.freq==="MINUTELY"||this.opts.freq==="HOURLY")&&this.opts.bySetPos?this._allDailyMinutelyHourlyWithBySetPos(t):this._allFallback(t)}mergeAndDeduplicateRDates(t){this.opts.rDate&&t.push(...this.opts.rDate);let n=t.map(o=>o.epochNanoseconds),r=!0;for(let o=1;o<n.length;o++)if(n[o-1]>n[o]){r=!1;break}r||(t=t.map((o,s)=>s).sort((o,s)=>n[o]<n[s]?-1:n[o]>n[s]?1:0).map(o=>t[o]),n.sort((o,s)=>o<s?-1:o>s?1:0));let i=[];for(let o=0;o<t.length;o++)(o===0||n[o]!==n[o-1])&&i.push(t[o]);return i}isExcluded(t){return this.isExcludedEpoch(t.epochNanoseconds)}isExcludedEpoch(t){return!this.opts.exDate||this.opts.exDate.length===0?!1:(this.exDateEpochNs===void 0&&(this.exDateEpochNs=new Set(this.opts.exDate.map(n=>n.epochNanoseconds))),this.exDateEpochNs.has(t))}getNumericRDates(){if(this.numericRDatesCache)return this.numericRDatesCache;let t=[...this.opts.rDate??[]].sort((i,o)=>i.epochNanoseconds<o.epochNanoseconds?-1:i.epochNanoseconds>o.epochNanoseconds?1:0),n=[],r;for(let i of t)i.epochNanoseconds!==r&&(r=i.epochNanoseconds,this.isExcludedEpoch(r)||n.push(i));return this.numericRDatesCache=n}numericRDateLowerBound(t,n){let r=this.getNumericRDates(),i=0,o=r.length;for(;i<o;){let s=i+Math.floor((o-i)/2),l=r[s].epochNanoseconds;(n?l>t:l>=t)?o=s:i=s+1}return i}excludeExDates(t){return!this.opts.exDate||this.opts.exDate.length===0?t:t.filter(n=>!this.isExcluded(n))}applyCountLimitAndMergeRDates(t,n){let r=this.opts.count===void 0?t:t.slice(0,Math.max(this.opts.count,0)),i=this.mergeAndDeduplicateRDates(r),o=this.excludeExDates(i);return!n||!this.opts.rDate&&!this.opts.exDate?o:this.applyIterator(o,n)}iterateRecurrenceSet(t){let n=[],r=[...this.opts.rDate??[]].sort((d,E)=>J.ZonedDateTime.compare(d,E)),i=0,o,s=!1,l=a(d=>{let E=d.epochNanoseconds;return o===E||(o=E,this.isExcluded(d))?!0:t(d,n.length)?(n.push(d),!0):(s=!0,!1)},"s"),c=a(d=>{for(;i<r.length&&r[i].epochNanoseconds<d;)if(!l(r[i++]))return!1;return!0},"c"),h=a(d=>{if(!c(d.epochNanoseconds)||!l(d))return!1;for(;i<r.length&&r[i].epochNanoseconds===d.epochNanoseconds;)i++;return!0},"l");for((this.opts.count===void 0||this.opts.count>0)&&new Tt({...this.cloneOptions(),rDate:void 0,exDate:void 0,cache:!1}).allInternal(h);!s&&i<r.length&&l(r[i++]););return n}applyIterator(t,n){let r=[];for(let i of t){if(!n(i,r.length))break;r.push(i)}return r}shouldBreakForCountLimit(t){return this.opts.count===void 0?!1:t>=this.opts.count}hasTimeOfDayBetween(t,n){if(J.PlainTime.compare(t,n)>=0)return!1;let r=this.originalDtstart,i=this.opts.byHour??[r.hour],o=this.opts.byMinute??[r.minute],s=this.opts.bySecond??[r.second];for(let l of i)for(let c of o)for(let h of s){let d=J.PlainTime.from({hour:l,minute:c,second:h,millisecond:r.millisecond,microsecond:r.microsecond,nanosecond:r.nanosecond});if(J.PlainTime.compare(d,t)>=0&&J.PlainTime.compare(d,n)<0)return!0}return!1}assertNumericCandidateReachable(t){if(t&&t.periodIndex>=this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`)}numericExhaustionCandidate(t){return t.count<t.maximumCount?t.select(t.count):t.count>0?t.select(t.count-1):null}tryNumericNext(t,n){let r=this.getNumericQueryPlan();if(!r)return{handled:!1};let i=r.lowerBound(t,!n);if(!this.opts.rDate&&!this.opts.exDate){if(i>=r.count)return this.assertNumericCandidateReachable(this.numericExhaustionCandidate(r)),{handled:!0,value:null};let l=r.select(i);return l?(this.assertNumericCandidateReachable(l),{handled:!0,value:this.zdtFromEpochMs(l.epochMilliseconds)}):{handled:!1}}let o=this.getNumericRDates()[this.numericRDateLowerBound(t,!n)];for(;i<r.count;){let l=r.select(i);if(!l)return{handled:!1};let c=BigInt(l.epochMilliseconds)*De;if(this.assertNumericCandidateReachable(l),o&&o.epochNanoseconds<c)return{handled:!0,value:o};if(!this.isExcludedEpoch(c))return{handled:!0,value:this.zdtFromEpochMs(l.epochMilliseconds)};i+=1}let s=this.numericExhaustionCandidate(r);return this.assertNumericCandidateReachable(s),{handled:!0,value:o??null}}tryNumericPrevious(t,n){let r=this.getNumericQueryPlan();if(!r)return{handled:!1};let i=r.lowerBound(t,n),o=i<r.count?r.select(i):this.numericExhaustionCandidate(r);this.assertNumericCandidateReachable(o);let s=i-1;if(!this.opts.rDate&&!this.opts.exDate){if(s<0)return{handled:!0,value:null};let E=r.select(s);return E?{handled:!0,value:this.zdtFromEpochMs(E.epochMilliseconds)}:{handled:!1}}let l=null;for(;s>=0;){let E=r.select(s);if(!E)return{handled:!1};if(!this.isExcludedEpoch(BigInt(E.epochMilliseconds)*De)){l=E;break}--s}let c=this.getNumericRDates(),h=this.numericRDateLowerBound(t,n)-1,d=h>=0?c[h]:null;return!l||d&&d.epochNanoseconds>BigInt(l.epochMilliseconds)*De?{handled:!0,value:d}:{handled:!0,value:this.zdtFromEpochMs(l.epochMilliseconds)}}tryNumericBetween(t,n,r){if(t>n)return{handled:!1};let i=this.getNumericQueryPlan();if(!i)return{handled:!1};let o=i.lowerBound(t,!r),s=i.lowerBound(n,r),l=i.lowerBound(n,!0),c=l<i.count?i.select(l):this.numericExhaustionCandidate(i);if(this.assertNumericCandidateReachable(c),o>=s&&!this.opts.rDate)return{handled:!0,value:[]};if(!this.opts.rDate&&!this.opts.exDate){let T=Array(s-o);for(let C=o;C<s;C++){let $=i.select(C);if(!$)return{handled:!1};T[C-o]=this.zdtFromEpochMs($.epochMilliseconds)}return{handled:!0,value:T}}let h=[];for(let T=o;T<s;T++){let C=i.select(T);if(!C)return{handled:!1};let $=BigInt(C.epochMilliseconds)*De;this.isExcludedEpoch($)||h.push(this.zdtFromEpochMs(C.epochMilliseconds))}let d=this.getNumericRDates(),E=this.numericRDateLowerBound(t,!r),b=this.numericRDateLowerBound(n,r),y=[],_=0,g=E;for(;_<h.length||g<b;){let T=h[_],C=d[g];!C||T&&T.epochNanoseconds<=C.epochNanoseconds?(y.push(T),_+=1,C&&C.epochNanoseconds===T.epochNanoseconds&&(g+=1)):(y.push(C),g+=1)}return{handled:!0,value:y}}periodScanBudget(t,n,r){let i=Math.floor((this.maxIterations-16)/n),o=Math.floor(this.maxCandidateEvaluations/(t.candidatesPerPeriod*n))-16;return Math.min(r,i,o)}resolvePeriodEpochs(t,n){if(t.rankedPeriodWallSpan&&this.tzid!=="UTC"){let o=t.rankedPeriodWallSpan(n);if(!o)return null;let s=this.getZoneResolver();if(this.timeSlotOffsetsMs.some(l=>s.timeOfDayMayHitGap(l,o[0]-K,o[1]+K)))return null}let r=t.wallsForPeriod(n);if(!r)return null;let i=Array(r.length);for(let o=0;o<r.length;o++){let s=this.resolveNumericWallMilliseconds(r[o]);if(s===null)return null;i[o]=s}return i}isExcludedEpochMilliseconds(t){return!!this.opts.exDate?.length&&this.isExcludedEpoch(BigInt(t)*De)}periodScanForward(t,n,r,i=1){let o=this.originalDtstart.epochMilliseconds,s=this.opts.until?.epochMilliseconds,l=Math.max(n,o);if(s!==void 0&&l>s)return null;let c=this.periodScanBudget(t,i,Cp),h=a(b=>s!==void 0&&b>s?null:r!==void 0&&b>r?b:this.isExcludedEpochMilliseconds(b)?void 0:b,"c"),d=t.stepMilliseconds;if(d!==void 0){let b=o+Math.ceil((l-o)/d)*d;b<l?b+=d:b-d>=l&&(b-=d);for(let y=0;y<c;y++,b+=d){if(!In(b))return;let _=h(b);if(_!==void 0)return _}return}let E=Math.max(0,t.periodOfWall(this.tzid==="UTC"?l:l-K));for(let b=0;b<c;b++,E++){let y=this.resolvePeriodEpochs(t,E);if(!y)return;for(let _ of y){if(_<l)continue;let g=h(_);if(g!==void 0)return g}}}periodScanBackward(t,n,r){let i=this.originalDtstart.epochMilliseconds,o=this.opts.until?.epochMilliseconds,s=o===void 0?n:Math.min(n,o);if(s<i)return null;let l=this.periodScanBudget(t,8,Cp),c=a(E=>E<i?null:r!==void 0&&E<r?E:this.isExcludedEpochMilliseconds(E)?void 0:E,"s"),h=t.stepMilliseconds;if(h!==void 0){let E=i+Math.floor((s-i)/h)*h;E>s?E-=h:E+h<=s&&(E+=h);for(let b=0;b<l;b++,E-=h){let y=c(E);if(y!==void 0)return y}return}let d=t.periodOfWall(this.tzid==="UTC"?s:s+K);for(let E=0;E<l;E++,d--){if(d<0)return null;let b=this.resolvePeriodEpochs(t,d);if(!b)return;for(let y=b.length-1;y>=0;y--){let _=b[y];if(_>s)continue;let g=c(_);if(g!==void 0)return g}}}periodEpochsBetween(t,n,r){let i=this.originalDtstart.epochMilliseconds,o=this.opts.until?.epochMilliseconds,s=Math.max(n,i),l=o===void 0?r:Math.min(r,o),c=[];if(s>l)return c;let h=this.periodScanBudget(t,1,1/0),d=t.stepMilliseconds;if(d!==void 0){let _=i+Math.ceil((s-i)/d)*d;if(_<s?_+=d:_-d>=s&&(_-=d),(l-_)/d>=h)return null;for(let g=_;g<=l;g+=d){if(!In(g))return null;this.isExcludedEpochMilliseconds(g)||c.push(g)}return c}let E=this.tzid==="UTC",b=Math.max(0,t.periodOfWall(E?s:s-K)),y=t.periodOfWall(E?l:l+K);if(y-b>=h)return null;for(let _=b;_<=y;_++){let g=this.resolvePeriodEpochs(t,_);if(!g)return null;for(let T of g)T<s||T>l||this.isExcludedEpochMilliseconds(T)||c.push(T)}return c}tryPeriodNext(t,n){let r=this.getPeriodQueryPlan();if(!r)return{handled:!1};let i=this.opts.rDate?this.getNumericRDates()[this.numericRDateLowerBound(t,!n)]:void 0,o=this.periodScanForward(r,_u(t,!n),i?Mh(i.epochNanoseconds,!1):void 0);return o===void 0?{handled:!1}:i&&(o===null||BigInt(o)*De>i.epochNanoseconds)?{handled:!0,value:i}:{handled:!0,value:o===null?null:this.zdtFromEpochMs(o)}}tryPeriodPrevious(t,n){let r=this.getPeriodQueryPlan();if(!r)return{handled:!1};let i=this.opts.rDate?this.numericRDateLowerBound(t,n)-1:-1,o=i>=0?this.getNumericRDates()[i]:null,s=this.periodScanBackward(r,Mh(t,!n),o?_u(o.epochNanoseconds,!1):void 0);return s===void 0||this.periodScanForward(r,_u(t,n),void 0,2)===void 0?{handled:!1}:o&&(s===null||BigInt(s)*De<o.epochNanoseconds)?{handled:!0,value:o}:{handled:!0,value:s===null?null:this.zdtFromEpochMs(s)}}tryPeriodBetween(t,n,r){if(t>n)return{handled:!1};let i=this.getPeriodQueryPlan();if(!i)return{handled:!1};let o=this.periodEpochsBetween(i,_u(t,!r),Mh(n,!r));if(!o)return{handled:!1};let s=o.map(b=>this.zdtFromEpochMs(b));if(!this.opts.rDate)return{handled:!0,value:s};let l=this.getNumericRDates(),c=this.numericRDateLowerBound(n,r),h=[],d=0,E=this.numericRDateLowerBound(t,!r);for(;d<s.length||E<c;){let b=s[d],y=E<c?l[E]:void 0;!y||b&&b.epochNanoseconds<=y.epochNanoseconds?(h.push(b),d+=1,y&&y.epochNanoseconds===b.epochNanoseconds&&(E+=1)):(h.push(y),E+=1)}return{handled:!0,value:h}}between(t,n,r=!1){let i=Es(t,"after"),o=Es(n,"before"),s=this.tryNumericBetween(i,o,r);if(s.handled)return this.toPublicDates(s.value);let l=this.tryPeriodBetween(i,o,r);if(l.handled)return this.toPublicDates(l.value);let c=new J.ZonedDateTime(i,this.tzid,this.originalDtstart.calendarId),h=new J.ZonedDateTime(o,this.tzid,this.originalDtstart.calendarId),d={...this.opts};(!d.until||J.ZonedDateTime.compare(h,d.until)<0)&&(d.until=h),d.count===void 0&&Object.assign(d,this.alignedQueryStart(c));let E=new Tt({...d,strict:d.count===void 0?d.strict:!1,temporal:this.outputTemporal}).allInternal(void 0,d.count===void 0?c:void 0);return this.toPublicDates(E.filter(b=>{let y=r?b.epochNanoseconds>=i:b.epochNanoseconds>i,_=r?b.epochNanoseconds<=o:b.epochNanoseconds<o;return y&&_}))}jumpAlignedDtstart(t){if(t=t.withTimeZone(this.originalDtstart.timeZoneId).withCalendar(this.originalDtstart.calendarId),t.epochNanoseconds<=this.originalDtstart.epochNanoseconds||this.opts.rscale||this.originalDtstart.timeZoneId!==this.tzid||this.opts.freq==="MONTHLY"&&this.opts.byWeekNo||["MONTHLY","YEARLY"].includes(this.opts.freq)&&!["iso8601","gregory"].includes(this.originalDtstart.calendarId))return this.originalDtstart;let n=this.opts.interval??1,r=t.withPlainTime(this.originalDtstart.toPlainTime()),i;switch(this.opts.freq){case"YEARLY":i="years";break;case"MONTHLY":i="months";break;case"WEEKLY":i="weeks";break;case"DAILY":i="days";break;case"HOURLY":i="hours";break;case"MINUTELY":i="minutes";break;default:i="seconds"}let o=Tt.normalizeToPolyfill(this.opts.dtstart),s=Tt.normalizeToPolyfill(t).withTimeZone(o.timeZoneId),l=Tt.normalizeToPolyfill(r.withPlainTime(this.originalDtstart.toPlainTime())).withTimeZone(o.timeZoneId),c=["hours","minutes","seconds"].includes(i)?s:l,h=o.until(c,{largestUnit:i})[i],d=Math.floor(h/n),E=a(T=>{switch(i){case"years":return{years:T};case"months":return{months:T};case"weeks":return{weeks:T};case"days":return{days:T};case"hours":return{hours:T};case"minutes":return{minutes:T};default:return{seconds:T}}},"d"),b=["years","months","weeks","days"].includes(i),y=a(()=>{for(;d>0;){if(!b)return o.add(E(d*n));try{let T=this.originalDtstart.toPlainDateTime().add(E(d*n),{overflow:"reject"}),C=this.resolveGeneratedTime(T);if(C)return C}catch{}--d}return this.originalDtstart},"p"),_=y();this.opts.freq==="HOURLY"&&n===1&&d>0&&_.subtract({hours:1}).hour===_.hour&&(--d,_=y()),d>0&&["years","months","weeks","days"].includes(i)&&_.toPlainDate().equals(s.toPlainDate())&&J.ZonedDateTime.compare(_,s)>0&&this.hasTimeOfDayBetween(s.toPlainTime(),_.toPlainTime())&&(--d,_=y());let g=Tt.normalizeToPolyfill(this.opts.dtstart);return J.ZonedDateTime.compare(_,g)<0&&(_=g),_}matches(t){let n=Es(t,"date");return this.nextInternal(n,!0)?.epochNanoseconds===n}occursOn(t){let n=J.PlainDate.from(t.toString()),r=n.toZonedDateTime({timeZone:this.tzid,plainTime:J.PlainTime.from("00:00")});if(!r.toPlainDate().equals(n))return!1;let i=n.add({days:1}).toZonedDateTime({timeZone:this.tzid,plainTime:J.PlainTime.from("00:00")}),o=this.nextInternal(r.epochNanoseconds,!0);return o!==null&&o.epochNanoseconds<i.epochNanoseconds}nextInternal(t,n){let r=this.tryNumericNext(t,n);if(r.handled)return r.value;let i=this.tryPeriodNext(t,n);if(i.handled)return i.value;let o=null,s=a(l=>{l.allInternal(c=>(n?c.epochNanoseconds>=t:c.epochNanoseconds>t)?((!o||c.epochNanoseconds<o.epochNanoseconds)&&(o=c),!1):!0)},"a");return this.opts.count===void 0?s(this.ruleFromAlignedDtstart(new J.ZonedDateTime(t,this.tzid))):s(this),o}next(t=new Date,n=!1){return this.toPublicDate(this.nextInternal(Es(t,"after"),n))}alignedQueryStart(t){let n=this.jumpAlignedDtstart(t);return{dtstart:n,includeDtstart:this.includeDtstart&&n.epochNanoseconds===this.originalDtstart.epochNanoseconds}}ruleFromAlignedDtstart(t){let n=this.alignedQueryStart(t);return n.dtstart.epochNanoseconds===this.originalDtstart.epochNanoseconds?this:new Tt({...this.opts,temporal:this.outputTemporal,...n})}previous(t=new Date,n=!1){let r=Es(t,"before"),i=this.tryNumericPrevious(r,n);if(i.handled)return this.toPublicDate(i.value);let o=this.tryPeriodPrevious(r,n);if(o.handled)return this.toPublicDate(o.value);let s=null;if(this.opts.rDate?.length){let c=this.numericRDateLowerBound(r,n)-1;s=c>=0?this.getNumericRDates()[c]:null}let l=this.previousFromRule(r,n,s?.epochNanoseconds);return!l||s&&s.epochNanoseconds>l.epochNanoseconds?this.toPublicDate(s):this.toPublicDate(l)}previousFromRule(t,n,r){let i=this.opts.rDate&&this.opts.rDate.length>0?new Tt({...this.opts,temporal:this.outputTemporal,rDate:void 0}):this,o=a(h=>{let d=null;return h.allInternal(E=>(n?E.epochNanoseconds>t:E.epochNanoseconds>=t)?!1:(d=E,!0)),d},"a");if(i.opts.count!==void 0)return o(i);let s=i.opts.until?.epochNanoseconds,l=new J.ZonedDateTime(s!==void 0&&s<t?s:t,i.tzid,i.originalDtstart.calendarId),c=i.opts.interval??1;for(let h=0;h<16;h++){let d=h===0?l:l.subtract(i.freqDuration(c*4**h)),E=r!==void 0&&d.epochNanoseconds<=r;E&&(d=new J.ZonedDateTime(r,i.tzid,i.originalDtstart.calendarId));let b=i.ruleFromAlignedDtstart(d),y=o(b);if(y||b===i||E)return y}return o(i)}freqDuration(t){switch(this.opts.freq){case"YEARLY":return{years:t};case"MONTHLY":return{months:t};case"WEEKLY":return{weeks:t};case"DAILY":return{days:t};case"HOURLY":return{hours:t};case"MINUTELY":return{minutes:t};default:return{seconds:t}}}toString(){let t=this.originalDtstart.toString({smallestUnit:"second"}).replace(/[-:]/g,""),n=`DTSTART;TZID=${this.tzid}:${t.slice(0,15)}`,r=[],{freq:i,interval:o,count:s,until:l,byHour:c,byMinute:h,bySecond:d,byDay:E,byMonth:b,byMonthDay:y,bySetPos:_,byWeekNo:g,byYearDay:T,wkst:C,rDate:$,exDate:D}=this.opts;this.opts.rscale&&r.push(`RSCALE=${this.opts.rscale}`),this.opts.rscale&&this.opts.skip&&r.push(`SKIP=${this.opts.skip}`),r.push(`FREQ=${i}`),o!==1&&r.push(`INTERVAL=${o}`),s!==void 0&&r.push(`COUNT=${s}`),l&&r.push(`UNTIL=${this.formatIcsDateTime(l)}`),c&&r.push(`BYHOUR=${c.join(",")}`),h&&r.push(`BYMINUTE=${h.join(",")}`),d&&r.push(`BYSECOND=${d.join(",")}`),E&&r.push(`BYDAY=${E.join(",")}`),b&&r.push(`BYMONTH=${b.join(",")}`),y&&r.push(`BYMONTHDAY=${y.join(",")}`),_&&r.push(`BYSETPOS=${_.join(",")}`),g&&r.push(`BYWEEKNO=${g.join(",")}`),T&&r.push(`BYYEARDAY=${T.join(",")}`),C&&r.push(`WKST=${C}`);let L=[n,`RRULE:${r.join(";")}`];return $&&L.push(`RDATE:${this.joinDates($)}`),D&&L.push(`EXDATE:${this.joinDates(D)}`),L.join(`
`)}formatIcsDateTime(t){return t.toInstant().toString().replace(/[-:]/g,"").slice(0,15)+"Z"}joinDates(t){return t.map(n=>this.formatIcsDateTime(n))}generateMonthlyDateCandidates(t){let n=t.day===1?t:t.with({day:1});if(!this.opts.byDay&&!this.opts.byMonthDay)return[t];let r=this.generateMonthlyOccurrenceDays(n);return r.length===0?[]:r.map(i=>n.with({day:i}))}generateMonthlyOccurrences(t){let n=[];return this.visitDateTimeCandidates(this.generateMonthlyDateCandidates(t.toPlainDate()),1,r=>(n.push(r),!0)),n}generateYearlyDateCandidates(t){let n=this.opts.byMonth?this.opts.byMonth.filter(i=>typeof i=="number").sort((i,o)=>i-o):this.opts.byMonthDay||this.opts.byDay?[1,2,3,4,5,6,7,8,9,10,11,12]:[this.originalDtstart.month],r=[];if(this.opts.byDay&&this.opts.byDay.some(i=>/^[+-]?\d/.test(i))&&!this.opts.byMonth){let i=tt;for(let o of this.opts.byDay){let s=Nu(o);if(!s||s.ord===0)continue;let l=s.ord,c=i[s.weekday],h;if(l>0){let d=t.with({month:1,day:1}),E=(c-d.dayOfWeek+7)%7;h=d.add({days:E+7*(l-1)})}else{let d=t.with({month:12,day:31}),E=(d.dayOfWeek-c+7)%7;h=d.subtract({days:E+7*(-l-1)})}r.push(h)}}else if(!this.opts.byYearDay&&!this.opts.byWeekNo){r=[];for(let i of n){let o=t.with({month:i,day:1}),s=this.generateMonthlyDateCandidates(o);if(s.length===0&&this.opts.rscale&&this.opts.byMonthDay&&this.opts.byMonthDay.length>0){let l=o.add({months:1}).subtract({days:1}).day,c=this.opts.byMonthDay[0],h=c>0?c:l+c+1;if(h>l||h<=0){let d=this.opts.skip||"OMIT";if(d==="BACKWARD")r.push(o.with({day:l}));else if(d==="FORWARD"){let E=o.add({months:1}).with({day:1});r.push(E)}}}else r.push(...s)}}if(this.opts.byYearDay){let i=t.with({month:12,day:31}).dayOfYear;for(let o of this.opts.byYearDay){let s=o>0?o:i+o+1;if(s<=0||s>i)continue;let l=(this.opts.freq,t.with({month:1,day:1}).add({days:s-1}));(!this.opts.byMonth||this.opts.byMonth.includes(l.month))&&r.push(l)}}if(this.opts.byWeekNo){let{lastWeek:i,firstWeekStart:o,tokens:s}=this.isoWeekByDay(t);for(let l of this.opts.byWeekNo){if(l>0&&l>i||l<0&&-l>i)continue;let c=l>0?l-1:i+l,h=o.add({weeks:c});r.push(...this.addByDayDates(s,h))}}return this.sortedUniqueDateCandidates(r)}addByDayDates(t,n){let r=tt,i=r[this.opts.wkst||"MO"],o=[];for(let s of t){if(!s)continue;let l=r[s],c=n.add({days:(l-i+7)%7});(!this.opts.byMonth||this.opts.byMonth.includes(c.month))&&o.push(c)}return this.sortedUniqueDateCandidates(o)}findNextValidValue(t,n,r){return n.find(i=>r(i,t)>0)||null}findNextValidDate(t){if(this.opts.byWeekNo&&this.opts.byYearDay){let n=t.with({month:1,day:1,hour:0,minute:0,second:0,millisecond:0}),r=this.opts.byYearDay.map(i=>{let o=n.with({month:12,day:31}).dayOfYear;return i>0?i:o+i+1});for(let i of r){let o=n.add({days:i-1});if(this.matchesByWeekNo(o))break}}if(this.opts.byMonth){let n=this.opts.byMonth.filter(r=>typeof r=="number");if(n.length&&!n.includes(t.month)){let r=[...n].sort((o,s)=>o-s),i=this.findNextValidValue(t.month,r,(o,s)=>o-s);return t=i?t.with({month:i,day:1,hour:0,minute:0,second:0}):t.add({years:1}).with({month:r[0],day:1,hour:0,minute:0,second:0}),t=this.applyTimeOverride(t),t}}if(this.opts.byWeekNo&&!this.matchesByWeekNo(t))return t=t.add({weeks:1}).with({hour:0,minute:0,second:0}),t=this.applyTimeOverride(t),t;if(this.opts.byYearDay&&!this.matchesByYearDay(t)){let n=[...this.opts.byYearDay].sort((s,l)=>s-l),r=t.dayOfYear,i=t.with({month:12,day:31}).dayOfYear,o=n.find(s=>(s>0?s:i+s+1)>r);if(o){let s=o>0?o:i+o+1;t=this.opts.freq==="MINUTELY"||this.opts.freq==="SECONDLY"?t.with({month:1,day:1,hour:0,minute:0,second:0,millisecond:0}).add({days:s-1}):t.with({month:1,day:1}).add({days:s-1})}else{let s=t.add({years:1}),l=s.with({month:12,day:31}).dayOfYear,c=n[0];if(c!==void 0){let h=c>0?c:l+c+1;t=this.opts.freq==="MINUTELY"||this.opts.freq==="SECONDLY"?s.with({month:1,day:1,hour:0,minute:0,second:0,millisecond:0}).add({days:h-1}):s.with({month:1,day:1}).add({days:h-1})}}return t=this.applyTimeOverride(t),t}if(this.opts.byMonthDay&&!this.matchesByMonthDay(t)){let n=[...this.opts.byMonthDay].sort((l,c)=>l-c),r=t.with({day:1}).add({months:1}).subtract({days:1}).day,i=t.day,o=n.map(l=>l>0?l:r+l+1).filter(l=>l>0&&l<=r).sort((l,c)=>l-c),s=this.findNextValidValue(i,o,(l,c)=>l-c);if(s)t=t.with({day:s,hour:0,minute:0,second:0});else{let l=t.add({months:1}).with({day:1}),c=l.add({months:1}).subtract({days:1}).day,h=n[0];if(h!==void 0){let d=h>0?h:c+h+1;t=l.with({day:Math.max(1,Math.min(d,c)),hour:0,minute:0,second:0})}else t=t.add({months:1}).with({day:1,hour:0,minute:0,second:0})}return t=this.applyTimeOverride(t),t}if(this.opts.byDay&&!this.matchesByDay(t)){let n=this.allByDayIsoDays;if(!n?.length)return this.applyTimeOverride(t.add({days:1}).with({hour:0,minute:0,second:0}));let r=this.findNextValidValue(t.dayOfWeek,n,(i,o)=>i-o);if(r){let i=(r-t.dayOfWeek+7)%7;t=t.add({days:i}).with({hour:0,minute:0,second:0})}else{let i=(n[0]-t.dayOfWeek+7)%7;t=t.add({days:i+7}).with({hour:0,minute:0,second:0})}return t=this.applyTimeOverride(t),t}switch(this.opts.freq){case"SECONDLY":case"MINUTELY":t=t.add({days:1}).with({hour:0,minute:0,second:0});break;case"HOURLY":t=t.add({days:1}).with({hour:0,minute:0,second:0});break;case"DAILY":case"WEEKLY":t=t.add({months:1}).with({day:1,hour:0,minute:0,second:0});break;case"MONTHLY":case"YEARLY":t=t.add({years:1}).with({month:1,day:1,hour:0,minute:0,second:0});break}return this.applyTimeOverride(t)}applyBySetPos(t){let{bySetPos:n}=this.opts;if(!n||!n.length)return t;let r=[...t].sort((i,o)=>J.ZonedDateTime.compare(i,o));return this.applyBySetPosToSortedList(r).sort((i,o)=>J.ZonedDateTime.compare(i,o))}isoWeekByDay(t){let n=tt,r=n[this.opts.wkst||"MO"],i=t.with({month:1,day:4}),o=(i.dayOfWeek-r+7)%7,s=i.subtract({days:o}),l=i.add({years:1}).with({month:1,day:4}),c=l.subtract({days:(l.dayOfWeek-r+7)%7});return{lastWeek:s.until(c,{largestUnit:"days"}).days/7,firstWeekStart:s,tokens:this.opts.byDay?.length?this.opts.byDay.map(h=>Ut(h)).filter(h=>h!==null):[Object.entries(n).find(([,h])=>h===this.originalDtstart.dayOfWeek)[0]]}}generateDateCandidatesForWeekInYear(t,n){let r=[],i=this.originalDtstart.toPlainDate().with({year:t,month:1,day:1}),{lastWeek:o,firstWeekStart:s,tokens:l}=this.isoWeekByDay(i);if(n>0&&n>o||n<0&&-n>o)return r;let c=n>0?n-1:o+n,h=s.add({weeks:c});return r.push(...this.addByDayDates(l,h)),this.sortedUniqueDateCandidates(r)}getRscaleCalendarId(){return{GREGORIAN:"gregory",CHINESE:"chinese",HEBREW:"hebrew",INDIAN:"indian"}[this.opts.rscale?.toUpperCase()||""]||null}assertRscaleCalendarSupported(t){if(t==="gregory"||t==="iso8601")return;let n=Tt.rscaleCalendarSupport[t];if(n===!0)return;if(n===!1)throw Error(`RSCALE=${this.opts.rscale} is not supported by the current Temporal/Intl implementation`);let r=!0;try{let i=ci.ZonedDateTime.from("2000-01-01T00:00:00+00:00[UTC]").withCalendar(t);i.year,i.monthCode,i.day}catch{r=!1}if(Tt.rscaleCalendarSupport[t]=r,!r)throw Error(`RSCALE=${this.opts.rscale} is not supported by the current Temporal/Intl implementation`)}pad2(t){return String(t).padStart(2,"0")}monthMatchesToken(t,n){if(typeof n=="number")return t===`M${this.pad2(n)}`;if(/^\d+L$/i.test(n)){let r=parseInt(n,10);return t===`M${this.pad2(r)}L`}return!1}monthsOfYear(t,n){let r=[];for(let i=1;i<=20;i++)try{let o=ci.PlainDate.from({calendar:t,year:n,month:i,day:1},{overflow:"reject"});r.push(o)}catch{break}return r}rscaleMonth(t,n,r,i){return i.find(o=>o.monthCode===r)||(this.opts.skip==="BACKWARD"?i.slice().reverse().find(o=>o.monthCode<r)??this.startOfYear(t,n).subtract({months:1}):this.opts.skip==="FORWARD"?i.find(o=>o.monthCode>r)??this.startOfYear(t,n+1):null)}startOfYear(t,n){return ci.PlainDate.from({calendar:t,year:n,month:1,day:1})}endOfYear(t,n){return this.startOfYear(t,n+1).subtract({days:1})}rscaleFirstWeekStart(t,n,r){let i=ci.PlainDate.from({calendar:t,year:n,month:1,day:4}),o=(i.dayOfWeek-r+7)%7;return i.subtract({days:o})}rscaleLastWeekCount(t,n,r){let i=this.rscaleFirstWeekStart(t,n,r),o=this.endOfYear(t,n).since(i).days;return Math.floor(o/7)+1}lastDayOfMonth(t){return t.with({day:1}).add({months:1}).subtract({days:1}).day}toRscaleZdt(t){return ci.ZonedDateTime.from(t.toString())}rscaleDate(t){return J.PlainDate.from(t.withCalendar("iso8601").toString())}rscaleDateAfterUntil(t){if(!this.opts.until)return!1;let n=this.opts.until.withTimeZone(this.generationTimeZone).toPlainDate().withCalendar("iso8601");return J.PlainDate.compare(this.rscaleDate(t),n)>0}rscaleMatchesByYearDay(t,n){let r=this.opts.byYearDay;if(!r||r.length===0)return!0;let i=this.endOfYear(t,n.year).dayOfYear;return r.some(o=>o>0?n.dayOfYear===o:n.dayOfYear===i+o+1)}rscaleMatchesByWeekNo(t,n){let r=this.opts.byWeekNo;if(!r||r.length===0)return!0;let i=tt[this.opts.wkst||"MO"],o=n.subtract({days:(n.dayOfWeek-i+7)%7}).add({days:(4-i+7)%7}).year,s=this.rscaleFirstWeekStart(t,o,i),l=this.rscaleLastWeekCount(t,o,i),c=Math.floor(n.since(s).days/7)+1;return r.some(h=>h>0?c===h:c===l+h+1)}rscaleMatchesByMonth(t,n){let r=this.opts.byMonth;return!r||r.length===0?!0:r.some(i=>this.monthMatchesToken(n.monthCode,i))}rscaleMatchesByMonthDay(t){let n=this.opts.byMonthDay;if(!n||n.length===0)return!0;let r=t.with({day:1}).add({months:1}).subtract({days:1}).day,i=t.day;return n.some(o=>o>0?i===o:i===r+o+1)}rscaleMatchesByDayBasic(t){let n=this.opts.byDay;if(!n||n.length===0)return!0;let r=tt,i=n.map(o=>Ut(o)).filter(o=>o!==null);return i.length===0?!0:i.some(o=>r[o]===t.dayOfWeek)}rscaleDateMatches(t,n){return this.rscaleMatchesByMonth(t,n)&&this.rscaleMatchesByYearDay(t,n)&&this.rscaleMatchesByWeekNo(t,n)&&this.rscaleMatchesByMonthDay(n)&&this.rscaleMatchesByDayBasic(n)}applySkipForDay(t,n,r,i){let o=this.lastDayOfMonth(r),s=this.opts.skip||"OMIT";return i>=1&&i<=o?r.with({day:i}):s==="BACKWARD"?r.with({day:o}):s==="FORWARD"?r.add({months:1}).with({day:1}):null}generateMonthlyOccurrencesRscale(t,n,r){let i=[],o=this.opts.byMonthDay,s=this.opts.byDay;if(!s&&!o){let d=this.toRscaleZdt(this.originalDtstart).withCalendar(t).day,E=this.applySkipForDay(t,n,r,d);return E&&i.push(this.rscaleDate(E)),i}let l=a(d=>{i.push(this.rscaleDate(d))},"o"),c=this.lastDayOfMonth(r),h=a(d=>d>0?d:c+d+1,"c");if(o&&o.length>0)for(let d of o){let E=h(d),b=this.applySkipForDay(t,n,r,E);b&&l(b)}if(s&&s.length>0){let d=tt,E={},b=r;for(;b.month===r.month&&b.year===r.year;){let y=b.dayOfWeek;(E[y]||=[]).push(b),b=b.add({days:1})}for(let y of s){let _=Nu(y);if(!_)continue;let g=_.ord,T=E[d[_.weekday]]||[];if(T.length!==0)if(g===0)for(let C of T)l(C);else{let C=T[g>0?g-1:T.length+g];C&&l(C)}}}return this.sortedUniqueDateCandidates(i)}_allRscaleNonGregorian(t,n){let r=this.getRscaleCalendarId();if(!r)return this._allFallback(t);this.assertRscaleCalendarSupported(r);let i=[],o=this.createCandidateWorkBudget(),s=0,l=this.originalDtstart,c=this.toRscaleZdt(l).withCalendar(r),h=this.opts.interval??1;if(!this.addDtstartIfNeeded(i,t))return this.applyCountLimitAndMergeRDates(i,t);if(this.opts.freq==="YEARLY"){let d=0;for(;;){if(++s>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let E=c.year+d*h,b=[],y=this.opts.byMonth,_=this.monthsOfYear(r,E),g=tt,T=g[this.opts.wkst||"MO"];if(this.opts.byWeekNo&&this.opts.byWeekNo.length>0){let C=this.rscaleFirstWeekStart(r,E,T),$=this.rscaleLastWeekCount(r,E,T),D=this.opts.byDay?.length?this.opts.byDay.map(L=>Ut(L)).filter(L=>L!==null):[Object.entries(g).find(([,L])=>L===this.originalDtstart.dayOfWeek)[0]];for(let L of this.opts.byWeekNo){let x=L>0?L-1:$+L;if(x<0||x>=$)continue;let H=C.add({weeks:x});for(let P of D){let V=g[P],re=H.add({days:(V-T+7)%7});if(!(y&&y.length>0&&!y.some(ue=>this.monthMatchesToken(re.monthCode,ue)))){if(this.opts.byYearDay&&this.opts.byYearDay.length>0){let ue=this.endOfYear(r,E).dayOfYear;if(!this.opts.byYearDay.some(he=>{let Xe=he>0?he:ue+he+1;return re.dayOfYear===Xe}))continue}b.push(this.rscaleDate(re))}}}}else if(this.opts.byYearDay&&this.opts.byYearDay.length>0){let C=this.startOfYear(r,E),$=this.endOfYear(r,E).dayOfYear;for(let D of this.opts.byYearDay){let L=D>0?D:$+D+1;if(L<1||L>$)continue;let x=C.add({days:L-1});y&&y.length>0&&!y.some(H=>this.monthMatchesToken(x.monthCode,H))||b.push(this.rscaleDate(x))}}else if(!y||y.length===0){let C=this.rscaleMonth(r,E,c.monthCode,_),$=C?this.applySkipForDay(r,E,C,c.day):null;$&&b.push(this.rscaleDate($))}else for(let C of y){let $=typeof C=="number"?`M${this.pad2(C)}`:`M${this.pad2(parseInt(C,10))}L`,D=this.rscaleMonth(r,E,$,_);D&&b.push(...this.generateMonthlyOccurrencesRscale(r,E,D))}if(b.length>0&&!this.visitPeriodCandidates(b,C=>this.processOccurrence(C,i,l,t,void 0,o),n??l,this.opts.until,o)||(d++,this.opts.until&&E>this.toRscaleZdt(this.opts.until).withCalendar(r).year))break}return this.applyCountLimitAndMergeRDates(i,t)}if(this.opts.freq==="WEEKLY"){let d=tt,E=d[this.opts.wkst||"MO"],b=this.opts.byDay?.length?this.opts.byDay.map(_=>Ut(_)).filter(_=>_!==null):[Object.entries(d).find(([,_])=>_===this.originalDtstart.dayOfWeek)[0]],y=c.toPlainDate().subtract({days:(c.dayOfWeek-E+7)%7});for(;;){if(++s>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let _=[];for(let g of b){let T=d[g],C=y.add({days:(T-E+7)%7});if(this.opts.byWeekNo&&this.opts.byWeekNo.length>0){let D=y.add({days:(4-E+7)%7}).year,L=this.rscaleFirstWeekStart(r,D,E),x=this.rscaleLastWeekCount(r,D,E),H=Math.floor(C.since(L).days/7)+1;if(!this.opts.byWeekNo.some(P=>P>0?H===P:H===x+P+1))continue}if(this.opts.byYearDay&&this.opts.byYearDay.length>0){let D=this.endOfYear(r,C.year).dayOfYear;if(!this.opts.byYearDay.some(L=>L>0?C.dayOfYear===L:C.dayOfYear===D+L+1))continue}let $=this.opts.byMonth;$&&$.length>0&&!$.some(D=>this.monthMatchesToken(C.monthCode,D))||_.push(this.rscaleDate(C))}if(_.length&&!this.visitPeriodCandidates(_,g=>this.processOccurrence(g,i,l,t,void 0,o),n??l,this.opts.until,o))return this.applyCountLimitAndMergeRDates(i,t);if(y=y.add({weeks:this.opts.interval??1}),this.rscaleDateAfterUntil(y))break}return this.applyCountLimitAndMergeRDates(i,t)}if(this.opts.freq==="MONTHLY"){let d=c.toPlainDate().with({day:1});for(;;){if(++s>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);let E=d.year,b=d,y=!0,_=this.opts.byMonth;if(_&&_.length>0&&(y=_.some(g=>this.monthMatchesToken(b.monthCode,g))),y){let g=this.generateMonthlyOccurrencesRscale(r,E,b);if(!this.visitPeriodCandidates(g,T=>this.processOccurrence(T,i,l,t,void 0,o),n??l,this.opts.until,o))break}if(d=d.add({months:this.opts.interval??1}),this.rscaleDateAfterUntil(d))break}return this.applyCountLimitAndMergeRDates(i,t)}if(this.opts.freq==="DAILY"){let d=c.toPlainDate();for(;;){if(++s>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(this.rscaleDateMatches(r,d)){let E=this.rscaleDate(d);if(!this.visitPeriodCandidates([E],b=>this.processOccurrence(b,i,l,t,void 0,o),n??l,this.opts.until,o))break}if(d=d.add({days:this.opts.interval??1}),this.rscaleDateAfterUntil(d))break}return this.applyCountLimitAndMergeRDates(i,t)}if(this.opts.freq==="HOURLY"||this.opts.freq==="MINUTELY"){this.opts.freq;let d=this.opts.freq==="HOURLY"?36e5:6e4,E=this.opts.interval??1,b=c.toPlainDate(),y=this.originalDtstart.toInstant().epochMilliseconds;for(;;){if(++s>this.maxIterations)throw Error(`Maximum iterations (${this.maxIterations}) exceeded in all()`);if(this.rscaleDateMatches(r,b)){let _=this.rscaleDate(b);if(!this.visitPeriodCandidates([_],g=>{let T=g.toInstant().epochMilliseconds-y;return Math.floor(T/d)%E===0?this.processOccurrence(g,i,l,t,void 0,o):!0},n??l,this.opts.until,o))break}if(b=b.add({days:1}),this.rscaleDateAfterUntil(b))break}return this.applyCountLimitAndMergeRDates(i,t)}return this._allFallback(t)}};function Mp(e){const t=`Unknown or unsupported time zone: ${typeof e=="string"?`"${e}"`:String(e)}`;if(typeof e!="string")throw new Error(t);try{Sa.CronExpressionParser.parse("* * * * *",{tz:e,strict:!1,currentDate:new Date})}catch{throw new Error(t)}}a(Mp,"assertTimezone");const vp="19700101T000000",kp=new Set(["DTSTART","RRULE","RDATE","EXDATE"]),Up={FREQ:"freq",UNTIL:"until",COUNT:"count",INTERVAL:"interval",BYSECOND:"bySecond",BYMINUTE:"byMinute",BYHOUR:"byHour",BYDAY:"byDay",BYMONTHDAY:"byMonthDay",BYYEARDAY:"byYearDay",BYWEEKNO:"byWeekNo",BYMONTH:"byMonth",BYSETPOS:"bySetPos",WKST:"wkst",RSCALE:"rscale",SKIP:"skip"},IT=/^([a-z][a-z0-9-]*)[;:]/i,$T=/^[ \t]*[a-z][a-z0-9-]*[;:]|(?:^|[\s;])FREQ=/im;function gu(e){return $T.test(e)}a(gu,"isRrule");function xp(e){const t=[],n=[];let r=null,i=null;for(const o of e.replace(/\r?\n[ \t]/g,"").split(/\r?\n/)){const s=o.trim();if(s.length===0)continue;const l=IT.exec(s)?.[1].toUpperCase(),c=l||"RRULE",h=l?s.slice(s.indexOf(":")+1):s;S(c!=="BEGIN"&&c!=="END","rrule expression should be the DTSTART, RRULE, RDATE and EXDATE lines of a calendar entry, without the BEGIN and END lines around them"),S(kp.has(c),`Unsupported property "${c}" in rrule expression. Supported properties: ${[...kp].join(", ")}`),c==="DTSTART"&&(S(r===null,"rrule expression has more than one DTSTART"),r=h),c==="RRULE"&&(S(i===null,"rrule expression has more than one RRULE"),i=h,AT(h)),(c==="RDATE"||c==="EXDATE")&&n.push([c,h]),t.push(l?s:`RRULE:${s}`)}return S(i!==null,"rrule expression has no RRULE to recur on"),r===null&&(S(!/(^|;)COUNT=/i.test(i),"rrule expression uses COUNT, which counts occurrences from DTSTART, so it needs a DTSTART of its own"),t.unshift(`DTSTART:${vp}`)),LT(n,r??vp),{ics:t.join(`
`),rule:i}}a(xp,"toIcs");function AT(e){const t=new Set;for(const n of e.split(";")){if(n.length===0)continue;const[r,i=""]=n.toUpperCase().split("=");S(i.length>0,`rrule part "${n}" has no value`),S(r in Up||r.startsWith("X-"),`Unsupported part "${n}" in rrule expression`),S(!t.has(r),`rrule expression has more than one ${r} part`),t.add(r)}}a(AT,"assertParts");function LT(e,t){const n=!t.includes("T");for(const[r,i]of e)for(const o of i.split(",")){const s=n?`a date such as ${o.slice(0,8)}`:`a date time such as ${o}T090000`;S(o.includes("T")!==n,`rrule ${r} "${o}" must have the same value type as DTSTART: ${s}`)}}a(LT,"assertDates");function RT(e,t){const n={...t.options()};for(const r of e.split(";")){const[i,o=""]=r.split("="),s=Up[i.toUpperCase()];if(s===void 0)continue;const l=n[s],c=`Unsupported value in rrule part "${r}"`;S(l!==void 0,c),Array.isArray(l)&&S(l.length===new Set(o.toUpperCase().split(",")).size,c)}}a(RT,"assertValues");function jp(e,t){return new CT({rruleString:e,tzid:t,strict:!0})}a(jp,"buildRule");function Su(e,t){return jp(xp(e).ics,t)}a(Su,"parseRule");function wT(e,t,n){const r=Su(e,n).next(t);return r===null?null:Ou(r)}a(wT,"nextOccurrence");function MT(e,t,n){const r=Su(e,t);let i=n;return()=>{const o=r.next(i);return o===null?null:(i=Ou(o),i)}}a(MT,"rruleWalker");function vT(e,t,n,r){return Su(e,r).between(t,new Date(n.getTime()+1)).map(Ou)}a(vT,"occurrencesInWindow");function Ou(e){return new Date(e.epochMilliseconds)}a(Ou,"toDate");const kT=3600,UT=4;function xT(e,t,n,r){const i=Su(e,r),o=kT*1e3,s=t.getTime();let l=n.getTime(),c=o,h=Number.POSITIVE_INFINITY;for(;l>s;){const d=Math.max(s,l-c);let E;try{E=i.between(new Date(d),new Date(l+1))}catch(b){if(l-d<=o)throw b;h=Math.max(o,Math.floor((l-d)/2)),c=h;continue}if(E.length>0)return Ou(E[E.length-1]);l=d,c=Math.min(c*UT,h)}return null}a(xT,"latestOccurrenceBefore");function Fp(e,t){const{ics:n,rule:r}=xp(e);RT(r,jp(n,"UTC")),Mp(t)}a(Fp,"assertRrule");function jT(e,t,n){S(wT(e,n,t)!==null,"rrule expression has no occurrence left, so the schedule would never send a job")}a(jT,"assertRruleSends");async function Rr(e,t,n,r){if(e.emitter.emit(e.warningEvent,{message:n,data:r}),e.persistWarnings)try{const i=Yu(e.schema);await e.db.executeSql(i,[t,n,JSON.stringify(r)])}catch(i){e.emitter.emit(e.errorEvent,i)}}a(Rr,"emitAndPersistWarning");const ys={SEND_IT:"__pgboss__send-it"},FT={error:"error",schedule:"schedule",warning:"warning"},qT={CLOCK_SKEW:{message:"Warning: Clock skew between this instance and the database server. This will not break scheduling, but is emitted any time the skew exceeds 60 seconds."}},qp={CLOCK_SKEW:"clock_skew",INVALID_SCHEDULE:"invalid_schedule"},WT=5,Wp=1e3,Hp=1e3,Uh=60,xh=Object.values(jo);function HT(e,t){return`${e.replaceAll("_","\\_")}__${t}`}a(HT,"occurrenceKey");function jh(e){const t=Uh*1e3;return new Date(Math.floor(e.getTime()/t)*t).toISOString().replace("T"," ").slice(0,19)}a(jh,"throttleSlot");function PT(e){return typeof e=="string"?["true","t","1"].includes(e.toLowerCase()):e===!0||e===1}a(PT,"claimTaken");function Pp(e){if(e instanceof Date)return Number.isNaN(e.getTime())?null:e.getTime();if(typeof e=="string"||typeof e=="number"){const t=new Date(e).getTime();return Number.isNaN(t)?null:t}if(typeof e=="object"&&e!==null)try{const t=e.epochMilliseconds;if(typeof t=="number"&&Number.isFinite(t))return t;const n=e.valueOf();if(typeof n=="number"&&Number.isFinite(n))return n}catch{}return null}a(Pp,"toTime");function BT(e){const t=e?.missed;return t!==void 0&&xh.includes(t)?t:jo.skip}a(BT,"missedPolicy");function YT(e){S(e==null||xh.includes(e),`missed must be one of: ${xh.join(", ")}`)}a(YT,"assertMissedPolicy");function Bp(e,t,n){return Sa.CronExpressionParser.parse(e,{tz:"UTC",strict:!1}),Mp(t),Sa.CronExpressionParser.parse(e,{tz:t,strict:!1,currentDate:n})}a(Bp,"parseRecurrence");function XT(e,t,n){gu(e)?Fp(e,t):Bp(e,t,n)}a(XT,"assertRecurrence");class zT extends F{static{a(this,"Timekeeper")}db;config;manager;stopped=!0;cronMonitorTimer;skewMonitorTimer;_timekeeping;_checkingSkew=!1;warnedSchedules=new Set;clockSkew=0;events=FT;constructor(t,n,r){super(),this.db=t,this.config=r,this.manager=n}get checkingSkew(){return this._checkingSkew}get timekeeping(){return!!this._timekeeping}get databaseTime(){return this.config.clock.now()+this.clockSkew}get warningContext(){return{emitter:this,db:this.db,schema:this.config.schema,persistWarnings:this.config.persistWarnings,warningEvent:this.events.warning,errorEvent:this.events.error}}async start(){if(!this.stopped)return;this.stopped=!1,this.warnedSchedules.clear(),await this.cacheClockSkew(),await this.manager.createQueue(ys.SEND_IT);const t={pollingIntervalSeconds:this.config.cronWorkerIntervalSeconds,batchSize:50};await this.manager.work(ys.SEND_IT,t,n=>this.onSendIt(n)),setImmediate(()=>this.onCron()),this.cronMonitorTimer=new Il(this.config.clock,this.config.cronMonitorIntervalSeconds,()=>this.onCron()),this.cronMonitorTimer.start(),this.scheduleSkewMonitor()}async stop(){if(!this.stopped)for(this.stopped=!0,await this.manager.offWork(ys.SEND_IT,{wait:!0}),this.skewMonitorTimer&&(this.config.clock.clearTimeout(this.skewMonitorTimer),this.skewMonitorTimer=null),this.cronMonitorTimer&&(this.cronMonitorTimer.stop(),this.cronMonitorTimer=null);this._timekeeping||this._checkingSkew;)await A(10)}scheduleSkewMonitor(){this.skewMonitorTimer=this.config.clock.setTimeout(async()=>{try{await this.cacheClockSkew()}finally{this.stopped||this.scheduleSkewMonitor()}},this.config.clockMonitorIntervalSeconds*1e3)}async cacheClockSkew(){if(this._checkingSkew)return;let t=0;this._checkingSkew=!0;try{if(this.config.__test__force_clock_monitoring_error)throw new Error(this.config.__test__force_clock_monitoring_error);this.config.__test__delay_clock_skew_ms&&await A(this.config.__test__delay_clock_skew_ms);const{rows:n}=await this.db.executeSql(xs(this.config.schema)),r=this.config.clock.now();t=parseFloat(n[0].time)-r;const o=Math.abs(t)/1e3;(o>=60||this.config.__test__force_clock_skew_warning)&&await Rr(this.warningContext,qp.CLOCK_SKEW,qT.CLOCK_SKEW.message,{seconds:o,direction:t>0?"slower":"faster"}),this.clockSkew=t}catch(n){this.emit(this.events.error,n)}finally{this._checkingSkew=!1}}async onCron(){if(!(this.stopped||this._timekeeping)){this._timekeeping=!0;try{if(this.config.__test__force_cron_monitoring_error)throw new Error(this.config.__test__force_cron_monitoring_error);this.config.__test__delay_cron_ms&&await A(this.config.__test__delay_cron_ms);const t=na(this.config.schema,this.config.cronMonitorIntervalSeconds);if(!this.stopped){const{rows:n}=await this.db.executeSql(t),r=PT(n[0]?.claimed);r?this.cronMonitorTimer?.anchor():this.cronMonitorTimer?.anchor(this.claimRetryDelay(n[0]?.elapsed)),!this.stopped&&r&&await this.cron(n[0].priorCronOn)}}catch(t){this.emit(this.events.error,t)}finally{this._timekeeping=!1}}}claimRetryDelay(t){const n=this.config.cronMonitorIntervalSeconds*1e3,r=Number(t);return(Number.isFinite(r)&&r>0?Math.max(0,n-r*1e3):n)+Math.min(1e3,n/4)}async cron(t=null){const n=await this.getSchedules(),r=[],i=new Set,o=[],s=this.databaseTime,l=s-Uh*1e3,c=Pp(t);for(const h of n){const{name:d,key:E,data:b,options:y,kind:_,cron:g,timezone:T}=h,C=JSON.stringify([d,E,g,T]),$=a(async P=>{i.add(C),this.warnedSchedules.has(C)||await Rr(this.warningContext,qp.INVALID_SCHEDULE,P,{queue:d,key:E,cron:g,timezone:T})},"warn");let D;try{D=this.dueOccurrences(g,_,T,s)}catch(P){await $(`Warning: schedule for queue "${d}" (key "${E}") could not be evaluated and was skipped: ${P.message}`);continue}let L=null;try{L=this.missedOccurrence(h,D.kind,c,l)}catch(P){await $(`Warning: schedule for queue "${d}" (key "${E}") could not be caught up on the gap since the last cron pass: ${P.message}`)}D.kind!==_&&o.push({name:d,key:E,kind:D.kind,cron:g});const x={data:{name:d,key:E,data:b,options:y},singletonKey:HT(d,E)},H=new Set;L!==null&&H.add(jh(L));for(const P of D.occurrences)H.add(jh(P));for(const P of H)r.push({...x,data:{...x.data,slot:P},__singletonSlot:P})}this.warnedSchedules=i,r.length>0&&!this.stopped&&await this.manager.insert(ys.SEND_IT,r,{__singletonSlots:!0}),o.length>0&&!this.stopped&&await this.db.executeSql(Wu(this.config.schema),[JSON.stringify(o)])}shouldSendIt(t,n,r=$t.cron){return this.dueOccurrences(t,r,n).occurrences.length>0}dueOccurrences(t,n,r,i=this.databaseTime){try{return{kind:n,occurrences:this.readOccurrences(t,n,r,i)}}catch(o){const s=gu(t)?$t.rrule:$t.cron;if(s===n)throw o;return{kind:s,occurrences:this.readOccurrences(t,s,r,i)}}}missedOccurrence(t,n,r,i){const{cron:o,timezone:s,options:l,createdOn:c}=t;if(BT(l)===jo.skip||r===null)return null;const h=Math.max(r,Pp(c)??r);return h>=i?null:this.latestOccurrenceBefore(o,n,s,new Date(h),new Date(i))}latestOccurrenceBefore(t,n,r,i,o){if(n===$t.rrule)return xT(t,i,o,r);const l=Sa.CronExpressionParser.parse(t,{tz:r,strict:!1,currentDate:new Date(o.getTime()+1)}).prev().toDate();return l.getTime()>i.getTime()?l:null}readOccurrences(t,n,r,i){const o=new Date(i-Uh*1e3);if(n===$t.rrule)return vT(t,o,new Date(i),r);const l=Sa.CronExpressionParser.parse(t,{tz:r,strict:!1,currentDate:new Date(i+1)}).prev().toDate();return l.getTime()>o.getTime()?[l]:[]}reportSendItError(t){try{this.emit(this.events.error,t)}catch{}}async onSendIt(t){const n=await Promise.allSettled(t.map(async({data:i})=>{const{key:o,slot:s,...l}=i;return await this.manager.send(l)})),r=new Map;for(const[i,o]of n.entries()){if(o.status==="rejected"){this.reportSendItError(o.reason);continue}const{name:s,key:l,slot:c}=t[i].data;if(o.value===null||l===void 0)continue;const h=JSON.stringify([s,l]),d=c??jh(new Date(this.databaseTime)),E=r.get(h);(E===void 0||E.slot<=d)&&r.set(h,{record:{name:s,key:l,jobId:o.value},slot:d})}r.size>0&&await this.setLastJobIds([...r.values()].map(({record:i})=>i))}async setLastJobIds(t){try{const n=vs(this.config.schema);await this.db.executeSql(n,[JSON.stringify(t)])}catch(n){const i=`Warning: schedules fired but their last job id could not be recorded for ${t.map(({name:o,key:s})=>`"${o}" (key "${s}")`).join(", ")}: ${n.message}`;this.reportSendItError(new Error(i,{cause:n}))}}async getSchedules(t,n){let r=qu(this.config.schema),i=[];t&&n!==void 0?(r=Ms(this.config.schema),i=[t,n]):t&&(r=ws(this.config.schema),i=[t]);const{rows:o}=await this.db.executeSql(r,i);return o}async getSchedule(t,n=""){S(t,"Name is required"),S(typeof t=="string","Name must be a string");const[r]=await this.getSchedules(t,n);return r??null}occurrenceWalker(t,n,r){if(gu(t))return Fp(t,n),MT(t,n,r);const i=Bp(t,n,r);return()=>i.next().toDate()}previewSchedule(t,n={}){const{count:r=WT}=n,i=n.tz||"UTC",o=n.from??new Date(this.databaseTime);S(o instanceof Date&&!Number.isNaN(o.getTime()),"from must be a valid Date");const s=this.occurrenceWalker(t,i,o);S(Number.isInteger(r)&&r>=1&&r<=Wp,`count must be an integer between 1 and ${Wp}`);const l=Date.now()+Hp,c=[];for(;c.length<r;){const h=s();if(h===null)break;if(c.push(h),c.length<r&&Date.now()>l)throw new Error(`Gave up after ${Hp}ms with ${c.length} of ${r} occurrences of "${t}". Ask for fewer and page with \`from\`.`)}return c}async schedule(t,n,r,i={}){const{tz:o,key:s="",missed:l,...c}=i,h=o||"UTC",d=gu(n)?$t.rrule:$t.cron;XT(n,h,new Date(this.config.clock.now())),d===$t.rrule&&jT(n,h,new Date(this.databaseTime)),ur([t,r,{...c}]),dy(s),YT(l);try{const E=ks(this.config.schema);await this.db.executeSql(E,[t,s,d,n,h,r,i])}catch(E){throw E.message.includes("foreign key")&&(E.message=`Queue ${t} not found`),E}}async unschedule(t,n=""){const r=Us(this.config.schema);await this.db.executeSql(r,[t,n])}}const GT=zT,Du={created:"created",active:"active",stopping:"stopping",stopped:"stopped"};class VT{static{a(this,"Worker")}id;workId;name;options;fetch;onFetch;onError;resolveInterval;clock;jobs=[];createdOn;state=Du.created;lastFetchedOn=null;lastJobStartedOn=null;lastJobEndedOn=null;lastJobDuration=null;lastError=null;lastErrorOn=null;stopping=!1;stopped=!1;abortController=null;aborted=!1;loopDelayPromise=null;beenNotified=!1;runPromise=null;constructor({id:t,workId:n,name:r,options:i,resolveInterval:o,fetch:s,onFetch:l,onError:c,clock:h}){this.clock=h,this.createdOn=h.now(),this.id=t,this.workId=n,this.name=r,this.options=i,this.fetch=s,this.onFetch=l,this.onError=c,this.resolveInterval=o}start(){this.runPromise=this.run()}async run(){for(this.state=Du.active;!this.stopping;){const t=this.clock.now();let n=0;try{this.beenNotified=!1;const o=await this.fetch();this.lastFetchedOn=this.clock.now(),o&&(n=o.length,this.jobs=o,this.lastJobStartedOn=this.lastFetchedOn,await this.onFetch(o),this.lastJobEndedOn=this.clock.now(),this.jobs=[])}catch(o){this.lastErrorOn=this.clock.now(),this.lastError=o,o.message=`${o.message} (Queue: ${this.name}, Worker: ${this.id})`,this.onError(o)}const r=this.clock.now()-t;this.lastJobDuration=r;const i=this.resolveInterval(n);!this.stopping&&!this.beenNotified&&i-r>100&&(this.loopDelayPromise=I(this.clock,i-r),await this.loopDelayPromise,this.loopDelayPromise=null)}this.stopping=!1,this.stopped=!0,this.state=Du.stopped}notify(){this.beenNotified=!0,this.loopDelayPromise&&this.loopDelayPromise.abort()}async stop(){this.stopped||(this.stopping=!0,this.state=Du.stopping,this.loopDelayPromise&&this.loopDelayPromise.abort(),await this.runPromise)}abort(){this.abortController&&(this.aborted=!0,this.abortController.signal.aborted||this.abortController.abort())}toWipData(){return{id:this.id,workId:this.workId,name:this.name,options:this.options,state:this.state,count:this.jobs.length,createdOn:this.createdOn,lastFetchedOn:this.lastFetchedOn,lastJobStartedOn:this.lastJobStartedOn,lastJobEndedOn:this.lastJobEndedOn,lastError:this.lastError,lastErrorOn:this.lastErrorOn,lastJobDuration:this.lastJobDuration}}}const ZT=VT;class QT{static{a(this,"JobSpy")}#e=new Map;#n=[];clear(){this.#e.clear(),this.#n=[]}waitForJobWithId(t,n){return this.waitForJob(()=>!0,n,t)}waitForJob(t,n,r){const i=a(o=>r&&o.id!==r?!1:t(o.data),"selector");for(const o of this.#e.values())if(o.state===n&&i(o))return Promise.resolve(this.#o(o));return this.#a(i,n)}#a(t,n){let r;const i=new Promise(o=>{r=o});return this.#n.push({selector:t,awaitedState:n,resolve:r}),i}#i(t,n){return`${t}:${n}`}#o(t){return{id:t.id,name:t.name,data:structuredClone(t.data),state:t.state,output:t.output?structuredClone(t.output):void 0}}addJob(t,n,r,i,o){const s={id:t,name:n,data:structuredClone(r),state:i,output:o?structuredClone(o):void 0},l=this.#i(t,i);this.#e.set(l,s);const c=[],h=[];for(const d of this.#n)d.awaitedState===i&&d.selector(s)?c.push(d):h.push(d);this.#n=h;for(const d of c)d.resolve(this.#o(s))}}const Fh=Object.values(ys).reduce((e,t)=>({...e,[t]:t}),{}),JT="25P02",KT=10,Yp={TRANSACTIONAL_POOL_HEADROOM:"transactional_pool_headroom",TRANSACTION_TIMEOUT_PROBE:"transaction_timeout_probe"},eg="this backend cannot run a transactional worker on a queue with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. Drop heartbeatSeconds and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })",tg="this backend cannot run a transactional handler over a job with heartbeatSeconds: the heartbeat refreshes the claimed row from a pooled connection, which the handler transaction is then refused a write to. The queue carried no heartbeat when this worker registered, so it came from the job (heartbeatSeconds on send()) or from the queue after registration. Drop it there and let expireInSeconds bound the job, or drop transactional and settle it with complete({ db })",Xp=["transaction_timeout","idle_in_transaction_session_timeout"],ng=`SELECT ${Xp.map(e=>`current_setting('${e}', true) AS ${e}`).join(", ")}`,zp="LEAST($2::bigint, NULLIF((SELECT s.setting::bigint FROM pg_settings s WHERE s.name = $1), 0))",rg=`SELECT set_config($1, ${zp}::text, true)`,ig=`SELECT ${zp}`,og=6e4,ag=["priority","retryLimit","retryCount","retryDelay","retryDelayMax","expireInSeconds","heartbeatSeconds","deleteAfterSeconds","pendingDependencies","sourceRetryCount"],sg=["retryLimit","retryDelay","retryDelayMax","expireInSeconds","retentionSeconds","deleteAfterSeconds","heartbeatSeconds","deferredCount","warningQueueSize","queuedCount","readyCount","activeCount","failedCount","totalCount","createdDelta","completedDelta","failedDelta","deltaSeconds"],Gp=["deferredCount","queuedCount","readyCount","activeCount","failedCount","totalCount"],lg=["completedDelta","failedDelta","createdDelta","deltaSeconds"],ug=3600,cg=60,Gn={error:"error",warning:"warning",wip:"wip"},dg=["priority","orderByCreatedOn"],hg="PGBOSS_DEP_FETCH_SORT";function fg(e){throw e?.code===Mo.divisionByZero?new Error("one or more jobs could not be created. This usually means a job id was duplicated, collided with an existing job, or was rejected by a queue policy (short, singleton, stately, or exclusive).",{cause:e}):e}a(fg,"rethrowWriteError");class mg extends F{static{a(this,"Manager")}events=Gn;#e=new Set;db;config;wipTs;workers;stopped;queueCacheInterval;wipInterval;timekeeper;notifier;queues;pendingOffWorkCleanups;#n;#a;#i;#o;#t;#r;#l;#c;#u;#s;constructor(t,n){super(),this.config=n,this.db=t,this.wipTs=n.clock.now(),this.workers=new Map,this.queues={},this.pendingOffWorkCleanups=new Set,this.#n=new Map,this.#a=new WeakMap,this.#i=new WeakMap,this.#o=null,this.#t=0,this.#r=n.__test__transactionTimeoutProbeCooldownMs??og,this.#l=!1,this.#c=new Map,this.#u=new Map,this.#s=new Map}getSpy(t){if(!this.config.__test__enableSpies)throw new Error("Spy is not enabled. Set __test__enableSpies: true in constructor options to use spies.");let n=this.#n.get(t);return n||(n=new QT,this.#n.set(t,n)),n}clearSpies(){for(const t of this.#n.values())t.clear();this.#n.clear()}#h(t,n){const r=this.#u.get(t);return r?n&&r.tiers&&n in r.tiers?r.tiers[n]:r.default:1/0}#p(t){const n=this.#u.get(t);if(!n)return[];const r=this.#c.get(t);if(!r)return[];const i=this.#s.get(t)??n.default,o=[];for(const[s,l]of r.entries())l>=i&&o.push(s);return o}#E(t,n){let r=this.#c.get(t);r||(r=new Map,this.#c.set(t,r));const i=r.get(n)||0;r.set(n,i+1)}#f(t,n){const r=this.#c.get(t);if(!r)return;const i=r.get(n)||0;i<=1?r.delete(n):r.set(n,i-1)}#m(t,n){const r=this.config.__test__enableSpies?this.#n.get(t):void 0;if(r)for(const i of n)r.addJob(i.id,t,i.data,"active")}async#y(t,n,r,i){const o=this.config.__test__enableSpies?this.#n.get(t):void 0;if(o){if(i===n.length){const s=n.length===1?r:void 0;for(const l of n)o.addJob(l.id,t,l.data,"completed",s);return}for(const s of n){const l=await this.getJobById(t,s.id),c=l?.state;c==="completed"||c==="failed"||c==="active"||c==="created"?o.addJob(s.id,t,s.data,c,l?.output):l||o.addJob(s.id,t,s.data,"completed",void 0)}}}async#b(t,n,r){const i=this.config.__test__enableSpies?this.#n.get(t):void 0;if(i)for(const o of n){const s=await this.getJobById(t,o.id);s?.state==="failed"&&i.addJob(o.id,t,o.data,"failed",s.output??{message:r?.message,stack:r?.stack})}}#d(t,n,r){const i=this.config.__test__enableSpies?this.#n.get(t):void 0;if(i){for(const{job:o,output:s}of n)i.addJob(o.id,t,o.data,"completed",s);for(const{job:o,output:s}of r)i.addJob(o.id,t,o.data,"failed",pf(s))}}async#_(t,n,r){if(!Array.isArray(r)){const _=new Error("perJobResults handler must resolve with an array of job results");await this.fail(t,n,_),await this.#b(t,n,_);return}const i=new Map(n.map(_=>[_.id,_])),o=new Map;for(const _ of r)_&&i.has(_.id)&&(_.status==="completed"||_.status==="failed"||_.status==="deadletter")&&o.set(_.id,_);const s=[],l=[],c=[];for(const _ of n){const g=o.get(_.id);g?.status==="completed"?s.push({job:_,output:g.output}):g?.status==="failed"?l.push({job:_,output:g.output}):g?.status==="deadletter"?c.push({job:_,output:g.output}):l.push({job:_,output:new Error("no disposition returned by handler")})}const h=a(_=>_.map(({job:g,output:T})=>({id:g.id,retryCount:g.retryCount,output:T})),"items"),d=s.length>0?await this.#I(t,h(s)):null,E=l.length>0?await this.#D(t,h(l)):null,b=c.length>0?await this.#D(t,h(c),!0):null,y=a((_,g)=>{const T=new Set(g?.settled??[]);return _.filter(C=>T.has(C.job.id))},"landed");this.#d(t,y(s,d),[...y(l,E),...y(c,b)])}async#I(t,n){const{table:r}=await this.getQueueCache(t),i=n.map(c=>({id:c.id,retry_count:c.retryCount,output:this.mapCompletionDataArg(c.output)})),o=n.map(c=>c.id);if(this.config.noMultiMutationCte){const c=Ju(this.config.schema,r),{rows:h}=await this.db.executeSql(c,[t,JSON.stringify(i)]);return{jobs:o,requested:o.length,affected:h.length,settled:h.map(d=>d.id)}}const s=Qu(this.config.schema,r),l=await this.db.executeSql(s,[t,JSON.stringify(i)]);return this.mapCommandResponse(o,l)}async#D(t,n,r=!1){const{table:i}=await this.getQueueCache(t),o=n.map(h=>h.id);if(this.config.noMultiMutationCte){const h=new Map(n.map(d=>[d.id,this.mapCompletionDataArg(d.output)]));return this.ensureTransaction(this.db,async d=>{const E=Vs(this.config.schema,i,!0),{rows:b}=await d.executeSql(E.text,[t,o,cn(o,n.map(g=>g.retryCount))]);if(b.length===0)return{jobs:o,requested:o.length,affected:0,settled:[]};const y=Zs(this.config.schema,i);await d.executeSql(y.text,[t,b.map(g=>g.id)]);const _=await this.reinsertFailedJobs(d,i,b,null,h,r);return{jobs:o,requested:o.length,affected:_,settled:b.map(g=>g.id)}})}const s=n.map(h=>({id:h.id,retry_count:h.retryCount,output:this.mapCompletionDataArg(h.output)})),l=r?ac(this.config.schema,i):oc(this.config.schema,i),c=await this.db.executeSql(l,[t,JSON.stringify(s)]);return this.mapCommandResponse(o,c)}#$(t,n){const r=typeof n=="number"?{default:n}:n;this.#u.set(t,r),this.#s.set(t,r.tiers?Math.max(r.default,...Object.values(r.tiers)):r.default)}#O(t){this.getWorkers().some(r=>r.name===t&&!r.stopping&&!r.stopped)||(this.#u.delete(t),this.#c.delete(t),this.#s.delete(t))}#A(t,n){const r=[],i=[],o=[];for(const s of n){if(!s.groupId){r.push(s);continue}const l=this.#c.get(t)?.get(s.groupId)||0,c=this.#h(t,s.groupTier);l<c?(this.#E(t,s.groupId),r.push(s),o.push(s)):i.push(s)}return{allowed:r,excess:i,groupedJobs:o}}#L(t,n){for(const r of n)r.groupId&&this.#f(t,r.groupId)}async#C(t,n,r,i,o,s=!1,l=!1,c){const h=n.map(x=>x.id),d=n.reduce((x,H)=>Math.max(x,H.expireInSeconds),0),E=n.map(x=>x.heartbeatSeconds||0).filter(x=>x>0),b=E.length?Math.min(...E):0,y=new AbortController,_=new Map(n.map(x=>[x.id,new AbortController]));n.forEach(x=>{x.signal=AbortSignal.any([y.signal,_.get(x.id).signal])}),i&&(i.abortController=y,i.aborted=!1);let g=null;if(b>0){const H=(o??b/2)*1e3;g=this.config.clock.setInterval(async()=>{const P=n.filter(ue=>!_.get(ue.id).signal.aborted);if(P.length===0)return;let V;try{V=await this.touch(t,P)}catch(ue){this.emit(Gn.error,ue);return}if(!V.settled)return;const re=new Set(V.settled);for(const ue of P)re.has(ue.id)||_.get(ue.id).abort(new Error(`job ${ue.id} is no longer active under this worker's claim`))},H)}let T,C=0,$,D=!1,L=null;try{if(S(!(l&&b>0&&this.config.noTransactionalHeartbeat),tg),l){const P=c!==void 0?c*1e3:d*1e3+_f,V=P>0?await this.#w():null;L=await this.db.beginTransaction();const re=new Set,ue=new Map(n.map(he=>[he.id,he.retryCount]));for(const he of[L.db,qc(L.db)])this.#a.set(he,re),this.#i.set(he,ue);V&&await this.#R(L,V,P)}const x=L?r(n,qc(L.db)):r(n),H=await k(this.config.clock,x,d,`handler execution exceeded ${d}s`,y);if(L&&i?.aborted)throw new Error("pg-boss shut down while the handler was still running");if(s)await this.#_(t,n,H);else{const P=L?this.#v(L):null,V=await this.complete(t,n,h.length===1?H:void 0,L?{db:L.db}:void 0);T=H,C=V.affected,P&&this.#M(h,V.affected,P)}L&&await L.commit()}catch(x){L&&(await L.rollback(),x?.code===JT&&(x.message=`${x.message} (the handler left its transaction aborted: let a SQL error raised through tx propagate out of the handler, or isolate the statement with a SAVEPOINT)`)),await this.fail(t,n,x),$=x,D=!0}finally{g&&this.config.clock.clearInterval(g),i&&(i.abortController=null)}this.config.__test__enableSpies&&this.#n.has(t)&&(D?await this.#b(t,n,$):s||await this.#y(t,n,T,C))}async#R(t,n,r){await t.db.executeSql(rg,[n,`${Math.round(r)}`])}#w(){return!this.#o&&Date.now()<this.#t?Promise.resolve(null):(this.#o??=this.db.executeSql(ng).then(({rows:t})=>Xp.find(n=>t[0][n]!==null)??null).then(async t=>(t&&await this.db.executeSql(ig,[t,"0"]),t)).catch(t=>(this.#o=null,this.#t=Date.now()+this.#r,this.#l||(this.#l=!0,this.emit(Gn.warning,{message:`could not ask this server which transaction timeout it supports, or read the bound it already carries, so transactional handlers run with no database-side bound until the next probe: ${t.message}`,data:{type:Yp.TRANSACTION_TIMEOUT_PROBE}})),null)),this.#o)}#M(t,n,r){const i=n+t.filter(o=>r.has(o)).length;if(i<t.length)throw new Error(`${t.length-i} of ${t.length} job(s) were no longer claimed by this worker when the handler returned, so the transaction was rolled back. Either something took the claim away (expireInSeconds, a heartbeat the database stopped seeing, an operator's cancel() or fail(), another instance's supervisor), or the handler settled the job with SQL of its own instead of complete(), fail(), cancel() or deleteJob() on { db: tx }`)}#v(t){const n=this.#a.get(t.db)??new Set;return this.#a.delete(t.db),this.#a.delete(qc(t.db)),n}#T(t,n){const r=t.db&&this.#a.get(t.db);if(!r)return;const i=n.settled??(n.affected<n.requested?[]:n.jobs);for(const o of i)r.add(o)}#g(t,n){const r=t.db&&this.#i.get(t.db);if(!(!r||!n.every(i=>r.has(i))))return n.map(i=>r.get(i))}async start(){this.stopped=!1,this.queueCacheInterval=this.config.clock.setInterval(()=>this.onCacheQueues({emit:!0}),this.config.queueCacheIntervalSeconds*1e3),this.wipInterval=this.config.clock.setInterval(()=>{const t=this.config.clock.now();if(t-this.wipTs<2e3)return;const n=this.getWipData();n.some(r=>r.count>0)&&(this.emit(Gn.wip,n),this.wipTs=t)},2e3),await this.onCacheQueues()}async onCacheQueues({emit:t=!1}={}){try{S(!this.config.__test__throw_queueCache,"test error");const n=await this.getQueues();this.queues=n.reduce((r,i)=>(r[i.name]=i,r),{})}catch(n){t&&this.emit(Gn.error,{...n,message:n.message,stack:n.stack})}}async getQueueCache(t){S(this.queues,"Queue cache is not initialized");let n=this.queues[t];if(n)return n;if(n=await this.getQueue(t),!n)throw new Error(`Queue ${t} does not exist`);return this.queues[t]=n,n}#S(t){this.queues&&delete this.queues[t]}async stop(){this.stopped=!0,this.config.clock.clearInterval(this.queueCacheInterval),this.config.clock.clearInterval(this.wipInterval);const t=new Set([...this.workers.values()].filter(n=>!Fh[n.name]).map(n=>n.name));await Promise.allSettled([...t].map(n=>this.offWork(n,{wait:!1}))),this.#u.clear(),this.#c.clear(),this.#s.clear()}async failWip(){for(const t of this.workers.values()){if(t.jobs.map(r=>r.id).length)try{await this.fail(t.name,t.jobs,"pg-boss shut down while active")}catch(r){try{this.emit(Gn.error,{...r,message:r.message,stack:r.stack,queue:t.name,worker:t.id})}catch{}}t.abort()}}async work(t,...n){const{options:r,callback:i}=ny(t,n);if(this.stopped)throw new Error("Workers are disabled. pg-boss is stopped");const{pollingInterval:o,notifyPollingInterval:s,burstWhenReadyExceeds:l,burstWhenBatchFull:c=!1,batchSize:h=1,includeMetadata:d=!1,priority:E=!0,localConcurrency:b=1,localGroupConcurrency:y,groupConcurrency:_,orderByCreatedOn:g=!0,heartbeatRefreshSeconds:T,minPriority:C,maxPriority:$,perJobResults:D=!1,transactional:L=!1,transactionTimeoutSeconds:x}=r;L&&(S(typeof this.db.beginTransaction=="function","transactional workers require a database connection pg-boss can open a transaction on: the built-in pool, or a db adapter implementing beginTransaction"),await this.#k(t),this.#U(b)),y!=null&&this.#$(t,y);const H=(0,Ol.randomUUID)({disableEntropyCache:!0}),P=a(()=>!!(this.notifier?.available&&this.queues?.[t]?.notify),"isNotifyActive"),V=a(()=>this.queues?.[t]?.readyCount??0,"getReadyCount"),re=a(he=>he>=h&&(l!==void 0&&V()>l||c&&h>1)?0:P()?s:o,"resolveInterval"),ue=a((he,Xe)=>{const Nt=a(()=>{const ze=y!=null?this.#p(t):void 0;return this.fetch(t,{batchSize:h,includeMetadata:d,priority:E,orderByCreatedOn:g,groupConcurrency:_,ignoreGroups:ze,minPriority:C,maxPriority:$})},"fetch"),It=a(async ze=>{if(!ze.length)return;if(this.config.__test__throw_worker)throw new Error("__test__throw_worker");this.emitWip(t),this.#m(t,ze);const Mr=this.workers.get(he);if(y==null)await this.#C(t,ze,i,Mr,T,D,L,x);else{const{allowed:Te,excess:nt,groupedJobs:xt}=this.#A(t,ze);try{if(nt.length>0){const jt=nt.map(Ei=>Ei.id);await this.restore(t,jt),Mr&&(Mr.jobs=Te)}Te.length>0&&await this.#C(t,Te,i,Mr,T,D,L,x)}finally{this.#L(t,xt)}}this.emitWip(t)},"onFetch"),Co=a(ze=>{this.emit(Gn.error,{...ze,message:ze.message,stack:ze.stack,queue:t,worker:he})},"onError");return new ZT({id:he,workId:Xe,name:t,options:r,resolveInterval:re,fetch:Nt,onFetch:It,onError:Co,clock:this.config.clock})},"createWorker");for(let he=0;he<b;he++){const Xe=he===0?H:(0,Ol.randomUUID)({disableEntropyCache:!0}),Nt=ue(Xe,H);this.addWorker(Nt),Nt.start()}return H}async#k(t){if(!this.config.noTransactionalHeartbeat)return;const n=await this.getQueue(t).catch(()=>null);S(!n?.heartbeatSeconds,eg)}#U(t){if(!this.db._pgbdb)return;const n=this.config.max??KT,i=[...this.workers.values()].filter(o=>o.options.transactional).length+t;i<n||this.emit(Gn.warning,{message:`transactional workers can hold ${i} of this pool's ${n} connections while their handlers run, leaving nothing for fetches, failures, or maintenance. Raise max above ${i}, or lower localConcurrency.`,data:{type:Yp.TRANSACTIONAL_POOL_HEADROOM,max:n,transactionalWorkers:i}})}addWorker(t){this.workers.set(t.id,t)}removeWorker(t){this.workers.delete(t.id)}getWorkers(){return Array.from(this.workers.values())}emitWip(t){if(!Fh[t]){const n=this.config.clock.now();n-this.wipTs>2e3&&(this.emit(Gn.wip,this.getWipData()),this.wipTs=n)}}getWipData(t={}){const{includeInternal:n=!1}=t;return this.getWorkers().map(i=>i.toWipData()).filter(i=>i.state!=="stopped"&&(!Fh[i.name]||n))}hasPendingCleanups(){return this.pendingOffWorkCleanups.size>0}async offWork(t,n={wait:!0}){S(t,"queue name is required"),S(typeof t=="string","queue name must be a string");const r=a(s=>s.name===t&&(n?.id?s.id===n.id||s.workId===n.id:!0),"query"),i=this.getWorkers().filter(r);if(i.length===0)return;const o=Promise.allSettled(i.map(async s=>{await s.stop(),this.removeWorker(s)}));n.wait?(await o,this.#O(t)):(this.pendingOffWorkCleanups.add(o),o.finally(()=>{this.pendingOffWorkCleanups.delete(o),this.#O(t)}))}notifyWorker(t){this.workers.get(t)?.notify()}#N(t){return!!t&&!this.config.noListenNotify}notifyQueue(t){for(const n of this.workers.values())n.name===t&&n.notify()}forceFetchLnWorkers(){for(const t of this.workers.values())this.queues?.[t.name]?.notify&&t.notify()}async subscribe(t,n){S(t,"Missing required argument"),S(n,"Missing required argument");const r=Hu(this.config.schema);await this.db.executeSql(r,[t,n])}async unsubscribe(t,n){S(t,"Missing required argument"),S(n,"Missing required argument");const r=Pu(this.config.schema);await this.db.executeSql(r,[t,n])}async publish(t,n,r){S(t,"Missing required argument");const i=Bu(this.config.schema),{rows:o}=await this.db.executeSql(i,[t]),s=await Promise.allSettled(o.map(({name:c})=>this.send(c,n,r))),l=s.map((c,h)=>({result:c,name:o[h].name})).filter(c=>c.result.status==="rejected");if(l.length>0)throw new AggregateError(l.map(({name:c,result:h})=>`${c}: ${h.reason?.message??h.reason}`),`publish('${t}') failed for ${l.length} of ${s.length} subscribed queue(s)`)}async send(...t){const n=ur(t);return await this.createJob(n)}async sendAfter(t,n,r,i){r=r?{...r}:{},r.startAfter=i;const o=ur([t,n,r]);return await this.createJob(o)}async sendThrottled(t,n,r,i,o){r=r?{...r}:{},r.singletonSeconds=i,r.singletonNextSlot=!1,r.singletonKey=o;const s=ur([t,n,r]);return await this.createJob(s)}async sendDebounced(t,n,r,i,o){r=r?{...r}:{},r.singletonSeconds=i,r.singletonNextSlot=!0,r.singletonKey=o;const s=ur([t,n,r]);return await this.createJob(s)}#x(t,n,r){const{id:i=null,priority:o,startAfter:s,singletonKey:l=null,singletonSeconds:c,expireInSeconds:h,deleteAfterSeconds:d,retentionSeconds:E,retryLimit:b,retryDelay:y,retryBackoff:_,retryDelayMax:g,heartbeatSeconds:T,group:C,deadLetter:$=null}=r;return{id:i,name:t,data:n,priority:o,startAfter:s,singletonKey:l,singletonSeconds:c,singletonOffset:0,groupId:C?.id??null,groupTier:C?.tier??null,expireInSeconds:h,deleteAfterSeconds:d,retentionSeconds:E,retryLimit:b,retryDelay:y,retryBackoff:_,retryDelayMax:g,heartbeatSeconds:T,deadLetter:$}}async createJob(t){const{name:n,data:r=null,options:i={}}=t,{db:o,singletonSeconds:s,singletonNextSlot:l}=i,c=this.#x(n,r,i),h=o||this.db,{table:d,policy:E,notify:b}=await this.getQueueCache(n);if(E===me.key_strict_fifo&&!c.singletonKey)throw new Error(`${me.key_strict_fifo} queues require a singletonKey`);const y=ki(this.config.schema,{table:d,name:n,returnId:!0,notify:this.#N(b)}),{rows:_}=await h.executeSql(y,[JSON.stringify([c])]);if(_.length===1){const g=_[0].id;if(this.config.__test__enableSpies){const T=this.#n.get(n);T&&T.addJob(g,n,r||{},"created")}return g}if(l){c.startAfter=this.getDebounceStartAfter(s,this.timekeeper.clockSkew),c.singletonOffset=s;const{rows:g}=await h.executeSql(y,[JSON.stringify([c])]);if(g.length===1){const T=g[0].id;if(this.config.__test__enableSpies){const C=this.#n.get(n);C&&C.addJob(T,n,r||{},"created")}return T}}return null}#F(t,n){return{data:t,priority:n.priority,startAfter:n.startAfter,retentionSeconds:n.retentionSeconds,expireInSeconds:n.expireInSeconds,deleteAfterSeconds:n.deleteAfterSeconds,retryLimit:n.retryLimit,retryDelay:n.retryDelay,retryBackoff:n.retryBackoff,retryDelayMax:n.retryDelayMax,deadLetter:n.deadLetter,heartbeatSeconds:n.heartbeatSeconds,groupId:n.group?.id,groupTier:n.group?.tier,id:n.id,singletonKey:n.singletonKey}}async update(...t){const n=dr(t),{name:r,data:i}=n,o=n.options??{};Oe(r);const s=this.assertDb(o),{table:l,notify:c}=await this.getQueueCache(r),h=o.id?"id":"singletonKey",d=o.match??"newest",E=JSON.stringify(this.#F(i,o)),b=Ee(this.config.schema,l,r,h,d,this.#N(c)),{rows:y}=await s.executeSql(b,[E]),_=y.map(g=>g.id);return{jobs:_,updated:_.length}}async upsert(...t){const n=dr(t,{upsert:!0}),{name:r,data:i}=n,o=n.options??{};Oe(r);const s=this.assertDb(o),{table:l,policy:c,notify:h}=await this.getQueueCache(r),d=o.id?"id":"singletonKey",E=o.match??"newest";if(c===me.key_strict_fifo&&!o.singletonKey)throw new Error(`${me.key_strict_fifo} queues require a singletonKey`);const b=this.#N(h),y=Ee(this.config.schema,l,r,d,E,b),_=ki(this.config.schema,{table:l,name:r,returnId:!0,notify:b}),g=this.#F(i,o),T=JSON.stringify(g),C=JSON.stringify([g]),$=await this.ensureTransaction(s,async D=>{const{rows:L}=await D.executeSql(y,[T]);if(L.length){const V=L.map(re=>re.id);return{jobs:V,updated:V.length,inserted:0}}const{rows:x}=await D.executeSql(_,[C]);if(x.length){const V=x.map(re=>re.id);return{jobs:V,updated:0,inserted:V.length}}const{rows:H}=await D.executeSql(y,[T]),P=H.map(V=>V.id);return{jobs:P,updated:P.length,inserted:0}});if($.inserted&&this.config.__test__enableSpies){const D=this.#n.get(r);if(D)for(const L of $.jobs)D.addJob(L,r,i||{},"created")}return $}async insert(t,n,r={}){S(Array.isArray(n),"jobs argument should be an array");const i=r.__singletonSlots===!0,o=new Set;for(const T of n){if(T.id!=null){if(o.has(T.id))throw new Error(`duplicate job id in insert batch: ${T.id}`);o.add(T.id)}Ta(T)}const{table:s,policy:l,notify:c}=await this.getQueueCache(t);if(l===me.key_strict_fifo){for(const T of n)if(!T.singletonKey)throw new Error(`${me.key_strict_fifo} queues require a singletonKey`)}const h=this.config.__test__enableSpies?this.#n.get(t):void 0,d=h?new Map:void 0,E=n.map(T=>{const{blocked:C,blocking:$,pendingDependencies:D,group:L,__singletonSlot:x,...H}=T;return i&&x!==void 0&&Object.assign(H,{__singletonSlot:x}),L&&Object.assign(H,{groupId:L.id,groupTier:L.tier}),typeof H.startAfter=="string"&&(H.startAfter=Na(H.startAfter)),d&&(H.id??=(0,Ol.randomUUID)(),d.set(H.id,T.data??{})),H}),b=this.assertDb(r),y=!!h||!!r.returnId,_=ki(this.config.schema,{table:s,name:t,returnId:y,notify:this.#N(c),slots:i}),{rows:g}=await b.executeSql(_,[JSON.stringify(E)]);if(g.length){if(h)for(const T of g)h.addJob(T.id,t,d.get(T.id),"created");return g.map(T=>T.id)}return null}async flow(t,n={}){Jp(t);const r=t.map(y=>({...y,options:ur([{name:y.name,data:y.data,options:y.options}]).options})),i={};for(const y of r)i[y.ref]=y.options?.id??(0,Ol.randomUUID)();const o=new Map(r.map(y=>[y.ref,y])),s=new Map,l=new Set,c=[];for(const y of r){const _=[...new Set(y.dependsOn??[])];s.set(y.ref,_.length);for(const g of _){const T=o.get(g);l.add(g),c.push({child_name:y.name,child_id:i[y.ref],parent_name:T.name,parent_id:i[g]})}}const h=new Map;for(const y of r){const _=h.get(y.name)||[];_.push(y),h.set(y.name,_)}const d=[];for(const[y,_]of h){const{table:g,notify:T}=await this.getQueueCache(y),C=_.map($=>{const D=s.get($.ref)??0;return{id:i[$.ref],name:y,data:$.data??null,priority:$.options?.priority,startAfter:$.options?.startAfter,singletonKey:$.options?.singletonKey??void 0,singletonSeconds:$.options?.singletonSeconds,groupId:$.options?.group?.id??void 0,groupTier:$.options?.group?.tier??void 0,expireInSeconds:$.options?.expireInSeconds,deleteAfterSeconds:$.options?.deleteAfterSeconds,retentionSeconds:$.options?.retentionSeconds,retryLimit:$.options?.retryLimit,retryDelay:$.options?.retryDelay,retryBackoff:$.options?.retryBackoff,retryDelayMax:$.options?.retryDelayMax,heartbeatSeconds:$.options?.heartbeatSeconds,deadLetter:$.options?.deadLetter??void 0,blocked:D>0||void 0,blocking:l.has($.ref)||void 0,pendingDependencies:D||void 0}});d.push(tc(this.config.schema,{table:g,name:y},C)),this.#N(T)&&d.push($s(this.config.schema,y))}c.length>0&&d.push(Oc(this.config.schema,c));const E=n.db??this.db,b=n.db?d.join(`;
`):qi(d);try{await E.executeSql(b)}catch(y){fg(y)}return i}getDebounceStartAfter(t,n){const r=t*1e3,i=this.config.clock.now()+n,o=Math.floor(i/r)*r;let s=t-Math.floor((i-o)/1e3)||1;return t>1&&s++,s}#W(t){for(const n of dg)t[n]===!1&&!this.#e.has(n)&&(this.#e.add(n),process.emitWarning(`${n}: false is deprecated and now ignored. Jobs are always fetched in priority and creation order. Remove it; it will be rejected in the next major.`,"DeprecationWarning",hg))}async fetch(t,n={}){iy(t,n),this.#W(n);const r=this.assertDb(n),{table:i,policy:o,singletonsActive:s}=await this.getQueueCache(t),l={...n,schema:this.config.schema,table:i,name:t,policy:o,limit:n.batchSize||1,ignoreSingletons:s},c=Vu(l,this.config.noSkipLocked);let h;try{h=await r.executeSql(c.text,c.values)}catch(E){if(E?.code!=="23505")throw E}const d=h?.rows||[];return this.#j(d)}mapAttemptArg(t,n){S(t,`${n}() requires an id`);const r=Array.isArray(t)?t:[t];if(S(r.length,`${n}() requires an id`),r.every(o=>typeof o=="string"))return{ids:r};const i=r;return S(i.every(o=>o&&typeof o=="object"&&typeof o.id=="string"&&Number.isInteger(o.retryCount)&&o.retryCount>=0),`${n}() requires either ids or jobs with an id and an integer retryCount, not a mix`),{ids:i.map(o=>o.id),attempts:i.map(o=>o.retryCount)}}mapCompletionIdArg(t,n){const r=`${n}() requires an id`;S(t,r);const i=Array.isArray(t)?t:[t];return S(i.length,r),i}mapCompletionDataArg(t){if(t===null||typeof t>"u"||typeof t=="function")return null;const n=typeof t=="object"&&!Array.isArray(t)?t:{value:t};return pf(n)}mapCommandResponse(t,n){return{jobs:t,requested:t.length,affected:n&&n.rows?parseInt(n.rows[0].count):0,settled:n?.rows?.[0]?.ids}}async complete(t,n,r,i={}){Oe(t);const o=this.assertDb(i),{ids:s,attempts:l}=this.mapAttemptArg(n,"complete"),c=l??this.#g(i,s),{table:h}=await this.getQueueCache(t),d=this.mapCompletionDataArg(r);let E;if(this.config.noMultiMutationCte)E=await this.completeDistributed(t,s,d,h,o,i.includeQueued,c);else{const b=Br(this.config.schema,h,i.includeQueued,!!c),y=await o.executeSql(b,c?[t,s,d,cn(s,c)]:[t,s,d]);E=this.mapCommandResponse(s,y)}return this.#T(i,E),E}async ensureTransaction(t,n){return t===this.db&&this.db._pgbdb?this.db.withTransaction(n):n(t)}async completeDistributed(t,n,r,i,o,s,l){const c=uc(this.config.schema,i,s,!!l),{rows:h}=await o.executeSql(c,l?[t,n,r,cn(n,l)]:[t,n,r]);return{jobs:n,requested:n.length,affected:h.length,settled:h.map(d=>d.id)}}async fail(t,n,r,i={}){Oe(t);const o=this.assertDb(i),{ids:s,attempts:l}=this.mapAttemptArg(n,"fail"),c=l??this.#g(i,s),{table:h}=await this.getQueueCache(t),d=this.mapCompletionDataArg(r);let E;if(this.config.noMultiMutationCte)E=await this.failDistributed(t,s,d,h,o,c);else{const b=nc(this.config.schema,h,!!c),y=await o.executeSql(b,c?[t,s,d,cn(s,c)]:[t,s,d]);E=this.mapCommandResponse(s,y)}return this.#T(i,E),E}async failDistributed(t,n,r,i,o,s){return this.ensureTransaction(o,async l=>{const c=Vs(this.config.schema,i,!!s),{rows:h}=await l.executeSql(c.text,s?[t,n,cn(n,s)]:[t,n]);if(h.length===0)return{jobs:n,requested:n.length,affected:0,settled:[]};const d=Zs(this.config.schema,i);await l.executeSql(d.text,[t,h.map(b=>b.id)]);const E=await this.reinsertFailedJobs(l,i,h,r);return{jobs:n,requested:n.length,affected:E,settled:h.map(b=>b.id)}})}async failJobsByTimeoutDistributed(t,n){const r=sc(this.config.schema,t,n);return this.expireJobsDistributed(t,r,{value:{message:"job timed out"}})}async failJobsByHeartbeatDistributed(t,n){const r=lc(this.config.schema,t,n);return this.expireJobsDistributed(t,r,{value:{message:"job heartbeat timeout"}})}async resolveFlowJobsDistributed(t,n){const r=hc(this.config.schema,t,n,this.config.noSkipLocked);return this.ensureTransaction(this.db,async i=>{const{rows:o}=await i.executeSql(r.text,r.values);if(o.length===0)return 0;const s=new Map;for(const h of o){const d=s.get(h.name)||[];d.push(h.id),s.set(h.name,d)}const l=cc(this.config.schema),c=fc(this.config.schema);for(const[h,d]of s)await i.executeSql(l,[h,d]),await i.executeSql(c,[h,d]);return o.length})}async expireJobsDistributed(t,n,r){return this.ensureTransaction(this.db,async i=>{const{rows:o}=await i.executeSql(n.text,[]);if(o.length===0)return 0;const s=o.map(c=>c.id),l=Qs(this.config.schema,t);return await i.executeSql(l.text,[s]),this.reinsertFailedJobs(i,t,o,r)})}async reinsertFailedJobs(t,n,r,i,o,s=!1){const l=mc(this.config.schema,n),c=Ec(this.config.schema);let h=0;for(const d of r){const E=o?o.get(d.id)??null:i,b=Number(d.retry_count),y=Number(d.retry_limit),_=Number(d.retry_delay),g=d.retry_delay_max!=null?Number(d.retry_delay_max):null,T=d.started_on_text??d.started_on,C=d.singleton_on_text??d.singleton_on,$=d.created_on_text??d.created_on,D=d.keep_until_text??d.keep_until,L=d.start_after_text??d.start_after,x=d.source_created_on_text??d.source_created_on,H=!s&&b<y;let P=!1;if(H){let V=L;if(!d.retry_backoff)V=new Date(this.config.clock.now()+_*1e3);else{const ue=Math.min(16,b+1),he=Math.max(_,1)*(Math.pow(2,ue)/2+Math.pow(2,ue)/2*Math.random()),Xe=g!=null?Math.min(g,he):he;V=new Date(this.config.clock.now()+Xe*1e3)}const{rows:re}=await t.executeSql(l,[d.id,d.name,d.priority,d.data,"retry",d.retry_limit,d.retry_count,d.retry_delay,d.retry_backoff,d.retry_delay_max,V,T,d.singleton_key,C,d.group_id,d.group_tier,d.expire_seconds,d.deletion_seconds,$,null,D,d.policy,E,d.dead_letter,null,d.heartbeat_seconds,d.blocked,d.blocking,d.pending_dependencies,d.source_name,d.source_id,x,d.source_retry_count,d.source_output,d.source_root_id]);P=re.length>0}P||(await t.executeSql(l,[d.id,d.name,d.priority,d.data,"failed",d.retry_limit,d.retry_count,d.retry_delay,d.retry_backoff,d.retry_delay_max,L,T,d.singleton_key,C,d.group_id,d.group_tier,d.expire_seconds,d.deletion_seconds,$,new Date(this.config.clock.now()),D,d.policy,E,d.dead_letter,null,d.heartbeat_seconds,d.blocked,d.blocking,d.pending_dependencies,d.source_name,d.source_id,x,d.source_retry_count,d.source_output,d.source_root_id]),d.dead_letter&&await t.executeSql(c,[d.dead_letter,d.data,E,d.name,d.id,$,d.retry_count,d.singleton_key,d.priority,d.group_id,d.group_tier,d.source_root_id])),h++}return h}async deleteJob(t,n,r={}){Oe(t);const i=this.assertDb(r),{ids:o,attempts:s}=this.mapAttemptArg(n,"deleteJob"),l=s??this.#g(r,o),{table:c}=await this.getQueueCache(t),h=Rs(this.config.schema,c,!!l),d=await i.executeSql(h,l?[t,o,cn(o,l)]:[t,o]),E=this.mapCommandResponse(o,d);return this.#T(r,E),E}#q(t){const{destination:n,sourceName:r,data:i,createdBefore:o,ids:s}=t;return n!==void 0&&Oe(n),r!==void 0&&Oe(r),i!==void 0&&S(i!==null&&typeof i=="object"&&!Array.isArray(i),"data must be an object"),o!==void 0&&S(o instanceof Date&&!Number.isNaN(o.getTime()),"createdBefore must be a valid Date"),s!==void 0&&S(Array.isArray(s)&&s.length>0&&s.every(l=>typeof l=="string"),"ids must be a non-empty array of strings"),[n??null,r??null,i!==void 0?JSON.stringify(i):null,o??null,s??null]}async redrive(t,n={}){Oe(t);const{limit:r=1e3}=n,i=this.#q(n);S(Number.isInteger(r)&&r>=1,"limit must be an integer >= 1");const o=this.assertDb(n),{table:s}=await this.getQueueCache(t);if(this.config.noMultiMutationCte)return this.ensureTransaction(o,async h=>{const{rows:d}=await h.executeSql(kn(this.config.schema,s),[t,...i,r]);if(d.length===0)return 0;const E=d.map(C=>C.id),b=d.map(C=>C.new_id),{rows:y}=await h.executeSql(yc(this.config.schema,s),[E,i[0],b]),_=new Set(y.map(C=>C.id)),g=E.filter((C,$)=>_.has(b[$])),T=E.filter((C,$)=>!_.has(b[$]));return g.length&&await h.executeSql(Qs(this.config.schema,s).text,[g]),T.length&&await h.executeSql(Jt(this.config.schema,s),[T,i[0]]),g.length});const l=pc(this.config.schema,s),c=await o.executeSql(l,[t,...i,r]);return Number(c.rows[0].moved)}async previewRedrive(t,n={}){Oe(t);const r=this.#q(n),i=this.assertDb(n),{table:o}=await this.getQueueCache(t),s=Ks(this.config.schema,o),{rows:l}=await i.executeSql(s,[t,...r]),c=[];let h=0;for(const d of l){const E=Number(d.count);d.routable?c.push({name:d.destination,count:E}):h+=E}return c.sort((d,E)=>E.count-d.count||d.name.localeCompare(E.name)),{total:c.reduce((d,E)=>d+E.count,h),destinations:c,unroutable:h}}async cancel(t,n,r={}){Oe(t);const i=this.assertDb(r),{ids:o,attempts:s}=this.mapAttemptArg(n,"cancel"),l=s??this.#g(r,o),{table:c}=await this.getQueueCache(t),h=Ku(this.config.schema,c,!!l),d=await i.executeSql(h,l?[t,o,cn(o,l)]:[t,o]),E=this.mapCommandResponse(o,d);return this.#T(r,E),E}async resume(t,n,r={}){Oe(t);const i=this.assertDb(r),o=this.mapCompletionIdArg(n,"resume"),{table:s}=await this.getQueueCache(t),l=ec(this.config.schema,s),c=await i.executeSql(l,[t,o]);return this.mapCommandResponse(o,c)}async restore(t,n,r={}){Oe(t);const i=this.assertDb(r),o=this.mapCompletionIdArg(n,"restore"),{table:s}=await this.getQueueCache(t),l=aa(this.config.schema,s);await i.executeSql(l,[t,o])}async retry(t,n,r={}){Oe(t);const i=r.db||this.db,o=this.mapCompletionIdArg(n,"retry"),{table:s}=await this.getQueueCache(t),l=tl(this.config.schema,s),c=await i.executeSql(l,[t,o]);return this.mapCommandResponse(o,c)}async touch(t,n,r={}){Oe(t);const i=this.assertDb(r),{ids:o,attempts:s}=this.mapAttemptArg(n,"touch"),{table:l}=await this.getQueueCache(t),c=Gs(this.config.schema,l,!!s),h=await i.executeSql(c,s?[t,o,cn(o,s)]:[t,o]);return this.mapCommandResponse(o,h)}async createQueue(t,n={}){t=t||n.name,Oe(t);const r=n.policy||me.standard;S(r in me,`${r} is not a valid queue policy`),gl(n),n.deadLetter&&(Oe(n.deadLetter),(0,S.notStrictEqual)(t,n.deadLetter,"deadLetter cannot be itself"),await this.getQueueCache(n.deadLetter));const i=Zo(this.config.schema,t,{...n,policy:r},this.config.noAdvisoryLocks);await this.db.executeSql(i),this.#S(t)}async getBlockedKeys(t){Oe(t);const{table:n,policy:r}=await this.getQueueCache(t);if(r!==me.key_strict_fifo)throw new Error(`getBlockedKeys is only available for ${me.key_strict_fifo} queues`);const i=Yr(this.config.schema,n),{rows:o}=await this.db.executeSql(i,[t]);return o.map(s=>s.singletonKey)}async getQueues(t){if(t=Array.isArray(t)?t:typeof t=="string"?[t]:void 0,t)for(const i of t)Oe(i);const n=wi(this.config.schema,t),{rows:r}=await this.db.executeSql(n.text,n.values);if(this.config.backend==="cockroachdb")for(const i of r)for(const o of sg)i[o]!==void 0&&i[o]!==null&&(i[o]=Number(i[o]));return r}async updateQueue(t,n={}){if(Oe(t),S(Object.keys(n).length>0,"no properties found to update"),"policy"in n)throw new Error("queue policy cannot be changed after creation");if("partition"in n)throw new Error("queue partitioning cannot be changed after creation");gl(n);const{deadLetter:r}=n;r!=null&&(Oe(r),(0,S.notStrictEqual)(t,r,"deadLetter cannot be itself"));const i=Ls(this.config.schema);await this.db.executeSql(i,[t,n]),this.#S(t)}async getQueue(t){return(await this.getQueues([t]))[0]||null}async deleteQueue(t){Oe(t);try{await this.getQueueCache(t)}catch{return}const n=xu(this.config.schema,t,this.config.noAdvisoryLocks);await this.db.executeSql(n),this.#S(t)}async deleteQueuedJobs(t){Oe(t);const{table:n}=await this.getQueueCache(t),r=Mi(this.config.schema,n);await this.db.executeSql(r,[t])}async deleteStoredJobs(t){Oe(t);const{table:n}=await this.getQueueCache(t),r=Hr(this.config.schema,n);await this.db.executeSql(r,[t])}async deleteAllJobs(t){if(!t){const i=Pr(this.config.schema,Zt);await this.db.executeSql(i);return}Oe(t);const{table:n,partition:r}=await this.getQueueCache(t);if(r){const i=Pr(this.config.schema,n);await this.db.executeSql(i)}else{const i=Fu(this.config.schema,n);await this.db.executeSql(i,[t])}}async getQueueStats(t,n={}){Oe(t);const r=this.config.backend==="cockroachdb",i=a((b,y=!1)=>{const _={name:t,deferredCount:0,queuedCount:0,readyCount:0,activeCount:0,failedCount:0,totalCount:0,completedDelta:null,failedDelta:null,createdDelta:null,deltaSeconds:null,deltaOn:null,capturedOn:b?.capturedOn??new Date(this.config.clock.now())};for(const g of y?[...Gp,...lg]:Gp){const T=b?.[g];T!=null&&(_[g]=r?Number(T):T)}return y&&b?.deltaOn!=null&&(_.deltaOn=b.deltaOn),_},"toSnapshot");if(this.config.persistQueueStats){await this.getQueueCache(t);const{from:b=null,to:y=null,limit:_=1e3,bucketSeconds:g,maxDataPoints:T,aggregate:C="max"}=n;if(S(Number.isInteger(_)&&_>=1&&_<=1e5,"getQueueStats: limit must be an integer between 1 and 100000"),g!==void 0||T!==void 0){S(C==="max"||C==="min"||C==="avg","getQueueStats: aggregate must be 'max', 'min', or 'avg'");const L=g!==void 0?"bucket":"auto",x=g??T;S(Number.isInteger(x)&&x>=1,`getQueueStats: ${L==="bucket"?"bucketSeconds":"maxDataPoints"} must be a positive integer`);const H=Hs(this.config.schema,C,L),{rows:P}=await this.db.executeSql(H,[t,b,y,_,x]);return P.map(V=>i(V,!0))}const $=rr(this.config.schema),{rows:D}=await this.db.executeSql($,[t,b,y,_]);return D.map(L=>i(L,!0))}const o=nr(this.config.schema),{rows:s}=await this.db.executeSql(o,[t]),l=s.at(0);if(!l)throw new Error(`Queue ${t} does not exist`);const c=(n.force?cg:Math.max(ug,this.config.monitorIntervalSeconds??0,this.config.superviseIntervalSeconds??0))*1e3,h=l.cacheAgeMs==null?1/0:Number(l.cacheAgeMs);if(l.monitorBackoff===!0&&l.capturedOn!=null)return[i(l)];if(h<=c)return[i(l)];const d=gc(this.config.schema,l.table,t,{noAdvisoryLocks:this.config.noAdvisoryLocks,firstCapture:l.capturedOn==null}),{rows:E}=await this.db.executeSql(d);return[i(E.at(0)??l)]}async getJobById(t,n,r={}){Oe(t);const i=this.assertDb(r),{table:o}=await this.getQueueCache(t),s=dl(this.config.schema,o),l=await i.executeSql(s,[t,n]);return l?.rows?.length===1?this.#j(l.rows)[0]:null}async findJobs(t,n={}){Oe(t);const r=this.assertDb(n),{table:i}=await this.getQueueCache(t),{id:o,key:s,data:l,queued:c=!1}=n,h=cl(this.config.schema,i,{byId:o!==void 0,byKey:s!==void 0,byData:l!==void 0,queued:c}),d=[t];o!==void 0&&d.push(o),s!==void 0&&d.push(s),l!==void 0&&d.push(JSON.stringify(l));const E=await r.executeSql(h,d);return this.#j(E?.rows||[])}#j(t){if(this.config.backend!=="cockroachdb")return t;for(const n of t)for(const r of ag)n[r]!==void 0&&n[r]!==null&&(n[r]=Number(n[r]));return t}async getDependencies(t,n,r={}){Oe(t);const i=this.assertDb(r),o=hl(this.config.schema),{rows:s}=await i.executeSql(o,[t,n]);return s.map(l=>({name:l.parentName,id:l.parentId}))}async getDependents(t,n,r={}){Oe(t);const i=this.assertDb(r),o=ma(this.config.schema),{rows:s}=await i.executeSql(o,[t,n]);return s.map(l=>({name:l.childName,id:l.childId}))}assertDb(t){return t.db?t.db:(this.db._pgbdb&&S(this.db.opened,"Database connection is not opened"),this.db)}}const Eg=mg,Do={error:"error",warning:"warning"},fi={SLOW_QUERY:{seconds:30,message:"Warning: slow query. Your queues and/or database server should be reviewed"},LARGE_QUEUE:{size:1e4,message:"Warning: large queue backlog"},XMIN_HORIZON:{message:"Warning: the database transaction horizon is pinned, so completed jobs cannot be cleaned up"},AUTOVACUUM_DISABLED:{message:"Warning: autovacuum is disabled, so nothing is reclaiming completed jobs"},MONITOR_BACKOFF:{message:"Warning: queue monitoring spent long enough scanning the job table to risk holding back autovacuum, so the next stats refresh is deferred"}},mi={SLOW_QUERY:"slow_query",QUEUE_BACKLOG:"queue_backlog",INDEX_BLOAT:"index_bloat",XMIN_HORIZON:"xmin_horizon",AUTOVACUUM_DISABLED:"autovacuum_disabled",MONITOR_BACKOFF:"monitor_backoff"},qh={backends:"a backend holding an open transaction",slots:"a replication slot",slotsCatalog:"a replication slot (catalog xmin)",standbys:"a standby with hot_standby_feedback enabled",prepared:"a prepared transaction"};function Vp(e,t){const n=e==="backends"?t.backendHolder:null;if(!n)return qh[e];const r=n.applicationName||null,i=[r&&`application_name '${r}'`,n.userName&&`role ${n.userName}`,`pid ${n.pid}`].filter(Boolean).join(", "),o=n.xactSeconds===null||n.xactSeconds===void 0?"for an unreadable length of time":`for ${n.xactSeconds}s`;return`${r?r===t.selfApplicationName?"this application's own connection":"another application":"a backend with no application_name"} (${i}) has held a transaction open ${o}`}a(Vp,"describeXminHolder");const pg="25001";class yg extends F{static{a(this,"Boss")}#e;#n;#a;#i;#o;#t;#r;#l;#c;#u=null;#s=new Set;#h=0;#p=!1;#E=!1;#f=new Map;#m=null;#y=0;events=Do;constructor(t,n,r){super(),this.#o=t,this.#t=r,this.#r=n,this.#e=!0,this.#n=!1,this.#l=r.warningSlowQuerySeconds||fi.SLOW_QUERY.seconds,this.#c=r.warningQueueSize||fi.LARGE_QUEUE.size}get maintaining(){return!!this.#a}async start(){this.#e&&(this.#n=!1,this.#t.supervise&&(this.#i=new Il(this.#t.clock,this.#t.superviseIntervalSeconds,()=>this.#_()),this.#i.start()),this.#e=!1)}async stop(){if(!this.#e)for(this.#n=!0,this.#i&&this.#i.stop(),this.#e=!0;this.#a;)await A(10)}get#b(){return{emitter:this,db:this.#o,schema:this.#t.schema,persistWarnings:this.#t.persistWarnings,warningEvent:Do.warning,errorEvent:Do.error}}async#d(t){typeof t=="string"&&(t={text:t,values:[]});const n=Date.now(),r=U(await this.#o.executeSql(t.text,t.values)),i=(Date.now()-n)/1e3;return(i>this.#l||this.#t.__test__warn_slow_query)&&await Rr(this.#b,mi.SLOW_QUERY,fi.SLOW_QUERY.message,{elapsed:i,sql:t.text,values:t.values}),r}async#_(){if(!(this.#e||this.#a)){this.#a=!0;try{if(this.#t.__test__throw_maint)throw new Error(this.#t.__test__throw_maint);this.#t.__test__delay_maint_ms&&await A(this.#t.__test__delay_maint_ms);const t=await this.#r.getQueues();!this.#e&&await this.#O(t,void 0,()=>this.#i?.anchor())}catch(t){this.emit(Do.error,t)}finally{this.#a=!1}}}async#I(){if(!this.#t.persistWarnings||!this.#t.warningRetentionDays)return;const t=Xu(this.#t.schema,this.#t.warningRetentionDays);await this.#d(t)}async#D(){const t=Fs(this.#t.schema);await this.#d(t)}async#$(){if(!this.#t.persistQueueStats||!this.#t.queueStatRetentionDays)return;const t=this.#t.noTablePartitioning?qs(this.#t.schema,this.#t.queueStatRetentionDays):Ke(this.#t.schema,this.#t.queueStatRetentionDays);await this.#d(t)}async supervise(t,n){for(;this.#a;)await A(10);if(!this.#n){this.#a=!0;try{await this.#O(t,n)}finally{this.#a=!1}}}async#O(t,n,r){let i;Array.isArray(t)?i=t:i=await this.#r.getQueues(t),this.#t.persistQueueStats&&!this.#t.noTablePartitioning&&!this.#n&&await this.#D();const o=i.reduce((s,l)=>{const{table:c}=l;return s[c]=s[c]||{table:c,queues:[]},s[c].queues.push(l),s},{});for(const s of Object.values(o)){if(this.#n)return;const{table:l,queues:c}=s,h=c.map(d=>d.name);for(;h.length;){if(this.#n)return;const d=h.splice(0,100);await this.#A(l,d),await this.#L(l,d)}}r?.(),!this.#n&&(await this.#C(),await this.#R(),await this.#I(),await this.#$(),await this.#U(Object.keys(o),n))}async#A(t,n){if(this.#n)return;const r=Ot(this.#t.schema,n,this.#t.monitorIntervalSeconds,Ri(this.#t.backend,this.#t.noSkipLocked)),{rows:i}=await this.#d(r);if(!this.#n&&i.length){const o=i.map(l=>l.name);if(i[0].refreshStats!==!1){const l=Math.max(this.#t.monitorIntervalSeconds,this.#t.superviseIntervalSeconds),c=Tc(this.#t.schema,t,o,this.#t.noAdvisoryLocks,this.#t.persistQueueStats,{resetMax:rl(l)}),h=Date.now(),{rows:d}=await this.#d(c),E=d.reduce((y,_)=>Math.max(y,Number(_.pinSeconds)||0),0);if(d.length&&(this.#y+=E||(Date.now()-h)/1e3),this.#t.persistQueueStats&&d.length){const y=d.map(T=>T.name),_=tr(this.#t.schema,y,this.#t.noAdvisoryLocks);await this.#d(_);const g=d.filter(T=>T.trueUp).map(T=>T.name);if(g.length&&!this.#n){const T=Date.now(),C=Lt(this.#t.schema,t,g,this.#t.noAdvisoryLocks),{rows:[$]}=await this.#d(C);$&&(this.#y+=Number($.pinSeconds)||(Date.now()-T)/1e3)}}if(this.#n)return;const b=d.map(y=>({row:y,threshold:Number(y.warningQueueSize)||this.#c})).filter(({row:y,threshold:_})=>Number(y.queuedCount)>_);for(const{row:y,threshold:_}of b)await Rr(this.#b,mi.QUEUE_BACKLOG,`${fi.LARGE_QUEUE.message}: queue "${y.name}" has ${Number(y.queuedCount)} jobs in the created or retry state, over its warning threshold of ${_}. Your queue should be reviewed`,y)}if(this.#n)return;if(this.#t.noMultiMutationCte)await this.#r.failJobsByTimeoutDistributed(t,o);else{const l=rc(this.#t.schema,t,o,this.#t.noAdvisoryLocks);await this.#d(l)}if(this.#n)return;if(this.#t.noMultiMutationCte)await this.#r.failJobsByHeartbeatDistributed(t,o);else{const l=ic(this.#t.schema,t,o,this.#t.noAdvisoryLocks);await this.#d(l)}}}async#L(t,n){if(this.#n)return;const r=ta(this.#t.schema,n,this.#t.maintenanceIntervalSeconds,Ri(this.#t.backend,this.#t.noSkipLocked)),{rows:i}=await this.#d(r);if(!this.#n&&i.length){const o=i.map(c=>c.name),s=el(this.#t.schema,t,o,this.#t.noAdvisoryLocks);await this.#d(s);const l=fl(this.#t.schema,t,o,this.#t.noAdvisoryLocks);await this.#d(l)}}async#C(){const t=this.#t.__test__monitor_stats_seconds??this.#y;if(this.#y=0,!t||this.#t.monitorVacuum===!1||this.#t.noMonitorVacuum)return;const{rows:n}=await this.#d(Ln(this.#t.schema,t)),r=n.at(0);r&&await Rr(this.#b,mi.MONITOR_BACKOFF,`${fi.MONITOR_BACKOFF.message}: ${t.toFixed(1)}s of aggregate against an autovacuum_naptime of ${Number(r.naptimeSeconds)}s. Shrink the job table (retention, deleteAfterSeconds) or partition its busiest queues.`,{elapsedSeconds:t,naptimeSeconds:Number(r.naptimeSeconds),backoffSeconds:Number(r.backoffSeconds),backoffUntil:r.backoffUntil})}async#R(){if(this.#n||this.#t.monitorVacuum===!1||this.#t.noMonitorVacuum)return;const{rows:t}=await this.#d(v(this.#t.schema));if(this.#n)return;const n=[],r=[];let i=!1,o=!1;const s=new Set(t.map(l=>l.name));for(const l of this.#f.keys())s.has(l)||this.#f.delete(l);for(const l of t){const c=l.name,h=Number(l.liveTuples),d=Number(l.deadTuples),E=Number(l.threshold)+Number(l.scaleFactor)*h,b=l.autovacuumEnabled===!1,y=l.lastVacuum==null?0:Number(l.lastVacuum);if(d<=E){this.#f.delete(c);continue}b?o=!0:i=!0;const _=this.#f.get(c);if(this.#f.set(c,{deadTuples:d,lastVacuum:y}),!_)continue;const g={name:c,liveTuples:h,deadTuples:d,budget:E,vacuumAgeSeconds:l.vacuumAgeSeconds===null?null:Number(l.vacuumAgeSeconds),lastVacuum:y};b?y===_.lastVacuum&&d>_.deadTuples&&r.push(g):y>_.lastVacuum&&d>=_.deadTuples&&n.push(g)}i||(this.#p=!1),o||(this.#E=!1),await this.#w(r),await this.#M(n)}async#w(t){if(!t.length||this.#E||this.#n)return;this.#E=!0;const n=t.reduce((i,o)=>o.deadTuples>i.deadTuples?o:i),r=n.vacuumAgeSeconds===null?"has never been vacuumed":`was last vacuumed ${n.vacuumAgeSeconds}s ago`;await Rr(this.#b,mi.AUTOVACUUM_DISABLED,`${fi.AUTOVACUUM_DISABLED.message}: ${n.name} has autovacuum_enabled = false, holds ${n.deadTuples} dead rows and is still growing, and ${r} (Postgres would vacuum this table at ${Math.round(n.budget)})`,{table:n.name,tables:t.map(i=>i.name),liveTuples:n.liveTuples,deadTuples:n.deadTuples,budget:Math.round(n.budget),vacuumAgeSeconds:n.vacuumAgeSeconds})}async#M(t){if(!t.length||this.#p||this.#n)return;const n=new Date(Math.max(...t.map(d=>d.lastVacuum))),r=await this.#T(n);if(!r||this.#n)return;const i=this.#v(r.row);if(!i)return;this.#p=!0;const o=t.reduce((d,E)=>E.deadTuples>d.deadTuples?E:d),s=Number(r.row.oldestTransactionSeconds),l=i.source==="backends"?r.row.backendHolder??null:null,c=Number(r.row.opaqueBackends)||0,h=c&&!l?` ${c} backend(s) could not be inspected by this role; GRANT pg_read_all_stats to name them.`:"";await Rr(this.#b,mi.XMIN_HORIZON,`${fi.XMIN_HORIZON.message}: ${Vp(i.source,r.row)}, holding it ${i.age} transactions back. ${o.name} has ${o.deadTuples} dead rows that a vacuum ${o.vacuumAgeSeconds}s ago could not reclaim (Postgres vacuums this table at ${Math.round(o.budget)}).${h}`,{source:i.source,holder:Vp(i.source,r.row),holderClass:qh[i.source],holderPid:l?.pid??null,holderApplicationName:l?.applicationName??null,holderUserName:l?.userName??null,holderState:l?.state??null,holderTransactionSeconds:l?.xactSeconds??null,self:l?l.applicationName===r.row.selfApplicationName:null,opaqueBackends:c,transactions:i.age,table:o.name,liveTuples:o.liveTuples,deadTuples:o.deadTuples,budget:Math.round(o.budget),vacuumAgeSeconds:o.vacuumAgeSeconds,tables:t.map(d=>d.name),oldestTransactionSeconds:Number.isFinite(s)?s:null,unreadableSources:r.unreadable})}#v(t){let n=null;for(const r of Object.keys(qh)){const i=t[r],o=i==null?NaN:Number(i);Number.isFinite(o)&&(!n||o>n.age)&&(n={source:r,age:o})}return n}async#T(t){const n=this.#m??R;if(!n.length)return null;try{const{rows:r}=await this.#d(w(t,n)),i=R.filter(o=>!n.includes(o));return{row:r[0]??{},unreadable:i}}catch(r){const i=await this.#g(n,t);return this.#m=i,i.length||this.emit(Do.warning,{message:"Unable to read the transaction horizon; the xmin_horizon check is disabled for this instance.",data:{type:mi.XMIN_HORIZON,error:r?.message}}),null}}async#g(t,n){const r=[];for(const i of t)try{await this.#d(w(n,[i])),r.push(i)}catch{}return r}async#S(t){return U(await this.#o.executeSql(t))}#k(t){const n=t&&"reindex"in t?t.reindex:this.#t.reindex;return n===!1?null:n===!0||n===void 0?{}:n}async#U(t,n){if(this.#n||this.#t.noReindex)return;const r=this.#k(n),i=!!r?.force,o=r!==null&&!this.#u;if(!i)if(o){const b=Li(this.#t.schema,this.#t.reindexIntervalSeconds),{rows:y}=await this.#d(b);if(!y.length)return}else{if(this.#t.clock.now()<this.#h)return;this.#h=this.#t.clock.now()+this.#t.reindexIntervalSeconds*1e3}if(this.#n)return;const s=t.length?t:void 0,l=u(this.#t.schema,s,r??void 0),{rows:c}=await this.#d(l);let h=[];if(o){const b=r.maxIndexBytes??hn.maxIndexBytes;h=(i?(await this.#d(f(this.#t.schema,s))).rows:c).filter(_=>_.owned&&Number(_.bytes)<=b),h.length&&await this.#N(s)}const d=new Set,E=new Map;for(const b of h){if(this.#n)return;try{await this.#S(q(this.#t.schema,b.name)),d.add(b.name)}catch(y){if(y?.code===pg){this.#u=y.message,E.set(b.name,this.#u);break}E.set(b.name,y.message)}}await this.#x(c,d,E,o)}async#N(t){try{const{rows:n}=await this.#d(p(this.#t.schema,t,this.#t.noIndexProgressView));for(const r of n){if(this.#n)return;await this.#S(ie(this.#t.schema,r.name))}}catch(n){this.emit(Do.error,n)}}async#x(t,n,r,i){const o=new Set;for(const s of t){if(n.has(s.name)||(o.add(s.name),this.#s.has(s.name)))continue;const l=r.get(s.name)??(s.owned?this.#u??(i?"the index is larger than maxIndexBytes":"automatic reindexing is disabled"):"the connected role does not own the index");await Rr(this.#b,mi.INDEX_BLOAT,`Warning: index "${s.name}" is bloated (${Math.round(Number(s.bytes)/1024/1024)} MB across ${s.pages} pages for ~${s.entries} live entries) and was not rebuilt: ${l}. See getReindexCommands()`,s)}this.#s=o}async getReindexCommands(t){if(this.#t.noReindex)return[];const n=this.#t.schema,r=t?.force?f(n):u(n,void 0,t),{rows:i}=await this.#d(r),o=t?.maxIndexBytes===void 0?i:i.filter(l=>Number(l.bytes)<=t.maxIndexBytes);if(!o.length)return[];const{rows:s}=await this.#d(p(n,void 0,this.#t.noIndexProgressView,!0));return de(n,o,s)}}const bg=yg,wr={error:"error",bam:"bam"};class _g extends F{static{a(this,"Bam")}#e;#n;#a;#i;#o;events=wr;constructor(t,n){super(),this.#i=t,this.#o=n,this.#e=!0,this.#n=!1}get working(){return this.#n}async start(){this.#e&&(this.#e=!1,this.#a=new Il(this.#o.clock,this.#o.bamIntervalSeconds,()=>this.#t()),setImmediate(()=>this.#t()),this.#a.start())}async stop(){if(!this.#e)for(this.#e=!0,this.#a.stop(),this.#a=void 0;this.#n;)await A(10)}async#t(){if(!(this.#e||this.#n||!this.#o.migrate)){this.#n=!0;try{if(this.#o.__test__throw_bam)throw new Error(this.#o.__test__throw_bam);this.#o.__test__delay_bam_ms&&await A(this.#o.__test__delay_bam_ms);const t=Wr(this.#o.schema,this.#o.bamIntervalSeconds),{rows:n}=await this.#i.executeSql(t);this.#a?.anchor(),n.length===1&&await this.#r()}catch(t){this.emit(wr.error,t)}finally{this.#n=!1}}}async#r(){if(this.#e)return;const t=await this.#l();if(t){if(this.#o.__test__delay_bam_claim_ms&&await A(this.#o.__test__delay_bam_claim_ms),this.#e){try{await this.#c(t)}catch(n){this.emit(wr.error,n)}return}this.emit(wr.bam,{id:t.id,name:t.name,status:"in_progress",queue:t.queue,table:t.table});try{let n=!1;if(t.reattempt){const r=xn(this.#o.schema,t.command);if(r){const{rows:i}=await this.#i.executeSql(r);i[0]?.invalid?this.#o.noIndexProgressView||await this.#i.executeSql(pa(this.#o.schema,t.command)):i[0]&&(n=!0)}}n||await this.#i.executeSql(t.command),await this.#u(t.id),this.emit(wr.bam,{id:t.id,name:t.name,status:"completed",queue:t.queue,table:t.table})}catch(n){try{await this.#s(t.id,n)}catch(r){this.emit(wr.error,r)}this.emit(wr.error,n),this.emit(wr.bam,{id:t.id,name:t.name,status:"failed",queue:t.queue,table:t.table,error:String(n)})}}}async#l(){const t=Ea(this.#o.schema,{useLiveness:!this.#o.noIndexProgressView}),{rows:n}=await this.#i.executeSql(t);return n[0]||null}async#c(t){const n=ml(this.#o.schema,t.id,t.priorStatus,t.priorStartedOn??null,t.claimedStartedOn);await this.#i.executeSql(n)}async#u(t){const n=Hi(this.#o.schema,t);await this.#i.executeSql(n)}async#s(t,n){const r=Pi(this.#o.schema,t,String(n));await this.#i.executeSql(r)}}const Ng=_g,Wh={error:"error",flow:"flow"},Tg=100;class gg extends F{static{a(this,"Navigator")}#e;#n;#a;#i;#o;#t;#r;events=Wh;constructor(t,n,r){super(),this.#o=t,this.#t=n,this.#r=r,this.#e=!0,this.#n=!1,this.#a=!1}get working(){return this.#a}async start(){this.#e&&(this.#e=!1,this.#n=!1,this.#r.supervise&&(this.#i=new Il(this.#r.clock,this.#r.flowIntervalSeconds,()=>this.#l()),setImmediate(()=>this.#l()),this.#i.start()))}async stop(){if(!this.#e)for(this.#n=!0,this.#e=!0,this.#i&&(this.#i.stop(),this.#i=void 0);this.#a;)await A(10)}async#l(){if(!(this.#e||this.#a)){this.#a=!0;try{if(this.#r.__test__throw_flow)throw new Error(this.#r.__test__throw_flow);this.#r.__test__delay_flow_ms&&await A(this.#r.__test__delay_flow_ms);const t=Kn(this.#r.schema,this.#r.flowIntervalSeconds),{rows:n}=await this.#o.executeSql(t);this.#i?.anchor(),n.length===1&&await this.#c()}catch(t){this.emit(Wh.error,t)}finally{this.#a=!1}}}async resolveNow(){for(;this.#a;)await A(10);if(!this.#n){this.#a=!0;try{await this.#c()}finally{this.#a=!1}}}async#c(){const n=(await this.#t.getQueues()).reduce((r,i)=>(r[i.table]=r[i.table]||{table:i.table,names:[]},r[i.table].names.push(i.name),r),{});for(const r of Object.values(n)){if(this.#n)return;const{table:i}=r,o=[...r.names];for(;o.length;){if(this.#n)return;const s=o.splice(0,100);let l=0,c=0;do{if(this.#n)return;c=this.#r.noMultiMutationCte?await this.#t.resolveFlowJobsDistributed(i,s):await this.#u(i,s),c>0&&this.emit(Wh.flow,{table:i,resolved:c})}while(c>=ua&&++l<Tg&&!this.#n)}}}async#u(t,n){const r=dc(this.#r.schema,t,n),{rows:i}=await this.#o.executeSql(r.text,r.values);return Number(i[0]?.resolved??0)}}const Sg=gg,bs={error:"error",warning:"warning"},Hh="listen_notify_unavailable";class Og extends F{static{a(this,"Notifier")}events=bs;#e;#n;#a;#i=null;#o=!0;constructor(t,n,r){super(),this.#e=t,this.#n=n,this.#a=r}get available(){return this.#i!==null}async start(){if(this.#o){if(this.#o=!1,this.#a.noListenNotify){this.emit(bs.warning,{message:`useListenNotify is not supported on the ${this.#a.backend} backend. Continuing with polling only.`,data:{type:Hh,backend:this.#a.backend}});return}if(typeof this.#e.listen!="function"){this.emit(bs.warning,{message:"useListenNotify is enabled but the database connection does not support LISTEN/NOTIFY. Continuing with polling only.",data:{type:Hh}});return}try{const{rows:t}=await this.#e.executeSql(`SELECT ${Fr(this.#a.schema)} AS channel`),n=t[0].channel;this.#i=await this.#e.listen(n,r=>this.#n.notifyQueue(r),()=>this.#n.forceFetchLnWorkers())}catch(t){this.emit(bs.warning,{message:"Failed to start LISTEN/NOTIFY listener. Continuing with polling only.",data:{type:Hh,error:t?.message}})}}}async stop(){if(!this.#o&&(this.#o=!0,this.#i)){try{await this.#i.close()}catch(t){this.emit(bs.error,t)}this.#i=null}}}const Dg=Og;function vg(e){return{async executeSql(t,n){const{parts:r,reordered:i}=parsePlaceholders(t,n),o=r.map(s=>s.replace(/\?/g,"\\?")).join("?");return unwrapSQLResult(await e.raw(o,i))}}}a(vg,"fromKnex");function kg(e,t){return{async executeSql(n,r){const{parts:i,reordered:o}=parsePlaceholders(n,r),{strings:s,params:l}=Cg(i,o,t);return unwrapSQLResult(await e.execute(t(s,...l)))}}}a(kg,"fromDrizzle");function Cg(e,t,n){const r=[],i=[];let o=e[0];for(let l=0;l<t.length;l++){const c=t[l];if(Array.isArray(c)&&ARRAY_CAST.test(e[l+1])){o+="ARRAY[";for(let h=0;h<c.length;h++)r.push(o),i.push(n.param(c[h])),o=h===c.length-1?"":",";o+="]"+e[l+1];continue}r.push(o),i.push(n.param(c)),o=e[l+1]}return r.push(o),{strings:Object.assign(r,{raw:[...r]}),params:i}}a(Cg,"buildQuery");const Zp=Object.freeze({error:"error",warning:"warning",wip:"wip",stopped:"stopped",bam:"bam",flow:"flow"});function Ug(e,t){return Contractor.constructionPlans(e,t)}a(Ug,"getConstructionPlans");function xg(e,t,n){return Contractor.migrationPlans(e,t,n)}a(xg,"getMigrationPlans");function jg(e,t){return plans.getBloatedIndexes(e||plans.DEFAULT_SCHEMA,void 0,t)}a(jg,"getIndexBloatPlans");function Fg(e,t,n){return Contractor.rollbackPlans(e,t,n)}a(Fg,"getRollbackPlans");class Ig extends F{static{a(this,"PgBoss")}#e;#n;#a=null;#i=null;#o=null;#t;#r;#l;#c;#u;#s;#h;#p;#E;#f;constructor(t){super(),this.#e=!0;const n=Jh(t);this.#r=n;let r=this.getDb();if(oe(n.clock)){const E=qy(r);r=E.db,this.#t=E.idle}this.#l=r,"_pgbdb"in this.#l&&this.#l._pgbdb&&this.#m(this.#l);const i=new Ly(r,n),o=new Eg(r,n),s=new bg(r,o,n),l=new GT(r,o,n);o.timekeeper=l;const c=new Ng(r,n),h=new Sg(r,o,n),d=new Dg(r,o,n);o.notifier=d,this.#m(o),this.#m(s),this.#m(l),this.#m(c),this.#m(h),this.#m(d),this.#c=s,this.#u=i,this.#s=o,this.#h=l,this.#p=c,this.#E=h,this.#f=d}#m(t){for(const n of Object.values(t?.events))t.on(n,r=>this.emit(n,r))}async start(){if(this.#i&&await this.#i.catch(()=>{}),this.#a)return this.#a;if(this.#n)return this;this.#e=!1,this.#a=this.#y();try{return await this.#a}finally{this.#a=null}}async#y(){return oe(this.#r.clock)&&(S(typeof this.#l.setSessionStatements=="function","configuration assert: this db adapter does not implement setSessionStatements(), so a TestClock cannot reach every session it opens. Implement it to run the given statements on each new connection (or once, if the adapter has a single session)."),await this.#l.setSessionStatements([Os()])),this.#l._pgbdb&&!this.#l.opened&&await this.#l.open(),await this.#b(),this.#r.migrate?await this.#u.start():await this.#u.check(),oe(this.#r.clock)&&(this.#o=await this.#r.clock.attach({db:this.#l,schema:this.#r.schema,idle:this.#t})),await this.#s.start(),this.#r.useListenNotify&&await this.#f.start(),await this.#c.start(),await this.#E.start(),this.#r.schedule&&await this.#h.start(),this.#r.migrate&&await this.#p.start(),this.#n=!0,this}async#b(){try{const{rows:t}=await this.#l.executeSql("SELECT version()"),n=t?.[0]?.version||"";/yugabyte|-yb-/i.test(n)&&(!this.#r.noTablePartitioning||!this.#r.noAdvisoryLocks)&&this.emit(Zp.warning,{message:"YugabyteDB detected: set backend: 'yugabytedb' for compatibility. Partitioned queues (partition: true) are not supported on YugabyteDB.",data:{backend:"yugabytedb"}})}catch{}}async stop(t={}){if(this.#a&&await this.#a.catch(()=>{}),this.#i)return this.#i;let{close:n=!0,graceful:r=!0,timeout:i=3e4}=t;if(this.#e&&n&&this.#l._pgbdb&&this.#l.opened){this.#i=this.#_();try{return await this.#i}finally{this.#i=null}}if(!this.#e){i=Math.max(i,1e3),this.#i=this.#d(n,r,i);try{return await this.#i}finally{this.#i=null}}}async#d(t,n,r){await this.#f.stop(),await this.#s.stop(),await this.#h.stop(),await this.#c.stop(),await this.#E.stop(),await this.#p.stop();const i=a(async()=>{await this.#s.failWip();const l=this.#o;this.#o=null;try{l&&await l[Symbol.asyncDispose]()}finally{oe(this.#r.clock)&&await this.#l.setSessionStatements?.([])}t&&await this.#_(),this.#e=!0,this.#n=!1,this.emit(Zp.stopped)},"shutdown");if(!n){await i();return}const o={reached:!1},s=setTimeout(()=>{o.reached=!0},r);try{for(;!o.reached&&this.#s.hasPendingCleanups();)await A(500)}finally{clearTimeout(s)}await i()}async#_(){!this.#l._pgbdb||!this.#l.opened||(await this.#l.close(),await A(10))}async send(...t){return await this.#s.send(...t)}async sendAfter(t,n,r,i){return this.#s.sendAfter(t,n,r,i)}sendThrottled(t,n,r,i,o){return this.#s.sendThrottled(t,n,r,i,o)}update(...t){return this.#s.update(...t)}upsert(...t){return this.#s.upsert(...t)}sendDebounced(t,n,r,i,o){return this.#s.sendDebounced(t,n,r,i,o)}insert(t,n,r){return this.#s.insert(t,n,r)}flow(t,n){return this.#s.flow(t,n)}fetch(t,n={}){return this.#s.fetch(t,n)}work(...t){return this.#s.work(...t)}offWork(t,n){return this.#s.offWork(t,n)}notifyWorker(t){return this.#s.notifyWorker(t)}subscribe(t,n){return this.#s.subscribe(t,n)}unsubscribe(t,n){return this.#s.unsubscribe(t,n)}publish(t,n,r){return this.#s.publish(t,n,r)}cancel(t,n,r){return this.#s.cancel(t,n,r)}resume(t,n,r){return this.#s.resume(t,n,r)}retry(t,n,r){return this.#s.retry(t,n,r)}deleteJob(t,n,r){return this.#s.deleteJob(t,n,r)}redrive(t,n){return this.#s.redrive(t,n)}previewRedrive(t,n){return this.#s.previewRedrive(t,n)}deleteQueuedJobs(t){return this.#s.deleteQueuedJobs(t)}deleteStoredJobs(t){return this.#s.deleteStoredJobs(t)}deleteAllJobs(t){return this.#s.deleteAllJobs(t)}complete(t,n,r,i){return this.#s.complete(t,n,r,i)}fail(t,n,r,i){return this.#s.fail(t,n,r,i)}touch(t,n,r){return this.#s.touch(t,n,r)}getJobById(t,n,r){return this.#s.getJobById(t,n,r)}findJobs(t,n){return this.#s.findJobs(t,n)}createQueue(t,n){return this.#s.createQueue(t,n)}getBlockedKeys(t){return this.#s.getBlockedKeys(t)}getDependencies(t,n,r){return this.#s.getDependencies(t,n,r)}getDependents(t,n,r){return this.#s.getDependents(t,n,r)}updateQueue(t,n){return this.#s.updateQueue(t,n)}deleteQueue(t){return this.#s.deleteQueue(t)}getQueues(t){return this.#s.getQueues(t)}getQueue(t){return this.#s.getQueue(t)}getQueueStats(t,n){return this.#s.getQueueStats(t,n)}isMaintaining(){return this.#c.maintaining}isBamWorking(){return this.#p.working}isResolvingFlow(){return this.#E.working}isCheckingSkew(){return this.#h.checkingSkew}isTimekeeping(){return this.#h.timekeeping}supervise(t,n){return this.#c.supervise(t,n)}getReindexCommands(t){return this.#c.getReindexCommands(t)}resolveFlow(){return this.#E.resolveNow()}getWipData(t){return this.#s.getWipData(t)}getSpy(t){return this.#s.getSpy(t)}clearSpies(){this.#s.clearSpies()}isInstalled(){return this.#u.isInstalled()}schemaVersion(){return this.#u.schemaVersion()}detectSchemaDrift(){return this.#u.detectDrift({clockOverride:this.#o!==null})}schedule(t,n,r,i){return this.#h.schedule(t,n,r,i)}unschedule(t,n){return this.#h.unschedule(t,n)}getSchedules(t,n){return this.#h.getSchedules(t,n)}getSchedule(t,n){return this.#h.getSchedule(t,n)}previewSchedule(t,n){return this.#h.previewSchedule(t,n)}async getBamStatus(){const t=El(this.#r.schema),{rows:n}=await this.#l.executeSql(t);return n}async getBamEntries(){const t=sr(this.#r.schema),{rows:n}=await this.#l.executeSql(t);return n}getDb(){return this.#l?this.#l:this.#r.db?this.#r.db:new Yy(this.#r)}}})};
