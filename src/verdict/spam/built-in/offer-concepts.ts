/** Concepts that occur in unwanted offers: prizes, jobs, search engine ranking, refunds, investments and hard selling. */

import { phrases } from './concept-phrases.ts'

export type OfferConcept =
  | 'prize'
  | 'job'
  | 'noSkill'
  | 'dailyPay'
  | 'siteVisit'
  | 'ranking'
  | 'pitch'
  | 'asAgreed'
  | 'refund'
  | 'investment'
  | 'easyProfit'
  | 'bargain'
  | 'scarcity'
  | 'loneliness'
  | 'freeDate'

export const offerConcepts: Readonly<Record<OfferConcept, RegExp>> = {
  /** A statement that the reader has won. */
  prize: phrases(`
    (?:you|address|e-?mail) (?:have |has )?(?:just )?won(?!') | lucky winner | winning (?:number|ticket|e-?mail)s? | lottery (?:winner|promotion|board) | prize claim
    (?:haben|hat) … gewonnen | gewinn(?:mitteilung|benachrichtigung|abteilung|summe) | gewinn in höhe | (?:ihr|ihren|ihres) gewinns? | (?:lotterie|losnummer|ziehung) … (?:gezogen|ausgewählt|adresse)*
    (?:avez|a) (?:été )?(?:gagné|remporté|tirée? au sort|sélectionnée?) | avis de gain | (?:votre|ce) gain | heureux (?:gagnant|bénéficiaire) | cher gagnant | tirage … (?:international|informatisé|au sort)*
    (?:ha|has) (?:sido )?(?:ganado|premiado|agraciad[oa]|resultado premiado) | resultado (?:premiado|ganador) | estimad[oa] ganador[ae]? | (?:su|del|el) premio | sorteo internacional | es el ganador
    ha vinto | (?:sua|la) vincita | estratt[oa] nella | lotteria … (?:europea|internazionale|nazionale)* | ganhou | foi sorteado | (?:o seu |do )?prémio | lot[ae]ria internacional | heeft gewonnen | prijswinnaar
    当選(?:金|者に選ばれ|いたし|しました|のお知らせ|通知) | 高額当選 | ご当選`),
  job: phrases(`
    jobs? | positions? | vacanc(?:y|ies) | recruit* | hiring | work from home | part-?time | assistant
    mitarbeiter* | stelle | nebenjob | nebenverdienst | heimarbeit | jobs? | tätigkeit* | leute … (?:testen|die)*
    poste | emploi | recrut* | embauch* | travail* | offre d'emploi
    empleo | puesto | vacantes? | trabaj[oae]* | plazas | buscamos personas
    lavoro | cerchiamo | vagas? | emprego | trabalh* | werk | pracy | praca
    在宅 | 副業 | 求人 | お仕事 | 募集 | アルバイト | スタッフ`),
  /** A statement that a job needs no experience or qualification. */
  noSkill: phrases(`
    (?:no|without) (?:prior |previous |special )?(?:experience|degree|cv|resume|interview|skills|qualifications)
    (?:keine|ohne) (?:erfahrung|vorkenntnisse|qualifikation|ausbildung|risiko) | vorkenntnisse … (?:keine|nicht)
    aucune? (?:diplôme|expérience|qualification|formation) | sans (?:diplôme|expérience|qualification) | pas d'expérience
    sin (?:experiencia|formación) | no (?:hace falta|se requiere|se necesita|necesitas) … (?:experiencia|formación)* | no requiere experiencia
    (?:nessuna|senza|non serve) esperienza | (?:sem|nenhuma) experiência | não precisa de experiência | geen ervaring | bez doświadczenia
    未経験 | 経験[^。]{0,6}不要 | 資格[^。]{0,8}不要 | 履歴書不要 | 誰でも | 簡単な`),
  /** Pay per day or parcel, or a job that uses the reader's bank account. */
  dailyPay: phrases(`
    [$€£] ?\\d[\\d,.]{0,9} (?:a|per|every|each) (?:day|week|task) | paid (?:daily|weekly|the same day) | keep \\d+ ?% | re-?ship* | relabel*
    pro (?:paket|sendung|woche|tag) | am tag | (?:wöchentliche|tägliche|sofortige) auszahlung | jeden abend | provision | neue[snm]? (?:etikett|aufkleber) | (?:foto|kopie) (?:ihres|des) … ausweis(?:es)* | personalausweis* | handynummer und
    par (?:jour|semaine|colis|envoi) | commission | % de la somme | sur votre compte | chaque soir | le nom de votre banque | votre rib | pièce d'identité | carte d'identité | / mois
    (?:al|por) (?:día|paquete|semana) | euros diarios | diarios | comisión | el mismo día | cada día | (?:copia|foto) de(?: tu)? (?:dni|documento) | tu iban
    al giorno | ogni giorno | provvigione | por (?:dia|semana) | diári[oa] | comissão | mesmo dia | per dag | dziennie
    日給 | 1日[^。]{0,12}円 | 即日 | 月収 | 毎日報酬 | 口座をお送り`),
  /** A stranger who writes because of the reader's web site. */
  siteVisit: phrases(`
    (?:came across|visited|looked at|checked|reviewed|found|saw|analy[sz]ed) … (?:web ?)?sites? | your web ?site … (?:errors|not ranking|missing)
    (?:website|webseite|internetseite|homepage|seite)n? … (?:angesehen|angeschaut|besucht|analysiert|gestoßen) | (?:durchsehen|besuch|blick|durchsicht) … (?:website|webseite|internetseite|homepage)
    (?:tombée? sur|visité|regardé|analysé|consulté|parcouru|vu) (?:votre|le) site
    (?:visto|visitado|revisado|analizado|encontrado) (?:su|tu|la) (?:sitio|página|web)
    (?:visitato|visto|analizzato) (?:il|la|i) … (?:sito|pagina) | (?:visitei|vi|analisei) … site | (?:website|site) … (?:bekeken|bezocht)
    (?:articles?|artículos?|articolo|artigo|artikel|post) (?:sponsorisés?|invités?|patrocinad[oa]s?|sponsorizzat[oi]) | (?:guest|sponsored) (?:post|article)s? | gesponserte[nr]? (?:artikel|beitrag) | dofollow*
    (?:ホームページ|サイト|hp)を?[^。]{0,8}拝見`),
  ranking: phrases(`
    seo* | (?:quality |high-quality )?backlinks? | search engines? | (?:first|1st|top) page | google ranking* | link building | rank(?:ing|ed)? … google
    suchmaschin* | suchbegriff* | seite 1 | top 10 | google
    référencement | moteurs? de recherche | première (?:page|position) | top \\d+ | classé*
    posicionamiento | primer(?:a|os|as) (?:página|resultados|puestos|posiciones) | buscadores | enlaces
    prima pagina | primo posto | posizionamento | primeira página | topo | zoekmachine* | eerste pagina
    検索(?:結果|順位|エンジン) | 上位表示 | グーグル | 被リンク`),
  /** What makes an offer of ranking a mass offer: a guarantee, a free report or a price list. */
  pitch: phrases(`
    guarante* | free (?:audit|report|analysis|proposal) | price ?list | packages | affordable | cheap*
    garantiert* | kostenlose[nrs]? (?:analyse|bericht|prüfung|seo-check) | preisliste | unsere preise | (?:für|schon) … \\d+ euro
    garanti[ers]* | (?:audit|analyse|rapport) (?:gratuite?|offerte?) | (?:grille tarifaire|nos (?:tarifs|forfaits)) | en moins de \\d+ jours | pour \\d+ €
    garantiza[mn]*(?:os)? | garantizad[oa]s? | informe gratuito | cotización | (?:nuestras )?tarifas | precios … económicos | por \\d+ euros | sin compromiso
    garanti(?:amo|to|ta) | (?:analisi|análise) (?:gratuita|grátis) | listino | pacchetti | pacotes | prezzo | garantimos | gegarandeerd
    保証(?:いた|し|付) | 無料[^。]{0,8}診断 | 全額返金 | 最安 | 成果報酬 | 初期費用無料 | \\d+円で`),
  /** A reference to an earlier conversation or to a request of the reader. */
  asAgreed: phrases(`
    (?:as|which) you (?:asked|requested) | as (?:discussed|agreed|promised) | your (?:request|enquiry|inquiry) | (?:our|yesterday's) (?:call|meeting)
    wie … (?:gewünscht|besprochen|vereinbart|angefragt) | ihre[rn]? anfrage | unser(?:em)? gespräch
    comme (?:convenu|demandé|prévu) | suite à (?:votre|notre) | votre demande | notre (?:échange|appel)
    como (?:nos |me )?(?:pidió|pediste|acordamos|acordado|solicitó) | gracias por contactar | su solicitud
    come (?:d'accordo|richiesto|concordato) | come mi hai | como (?:pediu|combinado|combinámos) | conforme solicitado | zoals (?:besproken|afgesproken)
    先日 | ご依頼 | ご相談いただ`),
  refund: phrases(`
    refunds? | overpaid | rebate | reimbursement
    (?:rück|steuer|beitrags)?erstattung* | rückzahlung* | zu viel bezahlt
    remboursements? | trop-perçu | reembolsos? | devolución | rimborso | rimborsi | restituição | teruggave | zwrot*
    還付* | 払い過ぎ | 給付金 | 支援金`),
  investment: phrases(`
    trading (?:robot|bot|platform|software)s? | bitcoins? | crypto* | investments?
    handelssoftware | krypto* | software handelt | robot … trading | robot | cryptomonnaies? | plateforme
    criptomonedas? | plataforma* | programa de inversión | criptovalute | piattaforma | criptomoedas? | robô
    自動売買 | 投資法 | 仮想通貨 | 資産運用`),
  /** A promise of profit without work or risk. */
  easyProfit: phrases(`
    (?:without|no) (?:work|effort|risk)* | \\d{2} ?% (?:success|accuracy|win rate|of trades) | stop working | banks (?:hate|don't want|are trying)
    ohne (?:arbeit|aufwand|risiko) | von selbst | \\d{2} ?% erfolgs* | banken (?:wollen|verbieten|hassen)* | (?:täglich|jeden tag) gewinne
    sans (?:travailler|effort|risque) | \\d{2} ?% de réussite | les banques … interdire | chaque jour
    sin (?:trabajar|hacer nada|levantarse|esfuerzo|riesgo) | \\d{2} ?% de (?:éxito|las operaciones|aciertos) | (?:los )?bancos … (?:prohibir*|quieren|temen) | cada día
    senza (?:lavorare|fatica|rischi) | sem (?:trabalhar|esforço|risco)
    元本保証 | 勝率 | 何もしなくても | 必ず(?:儲|稼) | 誰でも稼げる`),
  /** A low price as an argument. */
  bargain: phrases(`
    (?:schon )?ab \\d+(?:[.,]\\d+)? ?(?:€|euro) | sparen sie | gratis* | kostenlos* und unverbindlich | (?:prozent|%) günstiger | zum halben preis | zahlen sie nicht (?:länger|mehr)
    (?:dès|à partir de) \\d+(?:[.,]\\d+)? ?(?:€|euros?) | économis(?:ez|er) | trop cher | gratuitement | sans (?:questionnaire|engagement|reste à charge) | au lieu de \\d+
    (?:desde|por solo) \\d+ ?(?:€|euros?) | ahorra* | gratis | sin (?:copagos?|cuestionario|permanencia|preguntas) | \\d+ ?% de descuento
    (?:da|a partire da) \\d+ ?(?:€|euro) | risparmi* | a partir de (?:r\\$ ?)?\\d+ | economize | poupe | vanaf \\d+ euro | bespaar
    激安 | 最安値 | 完全無料 | 月々\\d+円 | 無料(?:相談|登録|で参加)`),
  /** A claim that the offer ends soon or that few places are left. */
  scarcity: phrases(`
    nur noch wenige | letzte (?:plätze|chance|packungen) | sichern sie sich | nur (?:heute|für kurze zeit) | solange der vorrat
    \\d+ premi(?:er|ère)s (?:demandes|inscri*|clients) | places limitées | dernières places | ne passez pas à côté | stock limité | offre réservée | répondez vite
    (?:solo|sólo) hoy | últimas (?:horas|plazas|unidades) | no se repetirá | plazas limitadas | quedan … (?:plazas|unidades)
    posti limitati | ultimi (?:posti|giorni) | solo (?:per )?oggi | (?:só|somente) hoje | últimas vagas | (?:vagas|poucas) (?:são )?(?:limitadas|vagas) | alleen vandaag | laatste plaatsen
    残りわずか | 先着 | 今だけ | 本日限り | 定員になり次第`),
  loneliness: phrases(`
    lonely (?:women|wom[ae]n|ladies|housewives) | einsame frauen | femmes (?:seules|coquines|mariées) | mujeres (?:solas|solteras|casadas) | donne (?:sole|sposate) | mulheres (?:sozinhas|casadas)
    寂しい | 人妻 | 不倫 | 出会い(?:を|たい|系) | 会いたい(?:という)?女性 | 年上の女性 | 女性からの?メッセージ`),
  freeDate: phrases(`
    free (?:registration|sign-?up) | kostenlos anmelden | inscription gratuite | registro gratis | iscrizione gratuita | cadastro grátis
    無料登録 | 登録無料 | 会員登録 | 謝礼 | 今夜`),
}
