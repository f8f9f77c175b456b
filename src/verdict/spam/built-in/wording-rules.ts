/**
 * Rules for wording, with one list of phrases for each type of fraud or unwanted advertising. The points increase with
 * the number of distinct phrases, up to 3.5, so that one list alone does not reach the threshold. Some phrases also
 * occur in legitimate mail ("personal loan", the name of a drug, "was charged"). These phrases are called plain, and
 * hardly count unless a suspicious phrase is also present.
 */

import type { SpamEvidence, SpamRule } from './spam-rule.ts'

type Wording = Pick<SpamRule, 'name' | 'weights' | 'description' | 'fix'> & {
  readonly phrases: RegExp
  /** Matches phrases that also occur in legitimate mail about the same topic. */
  readonly plain?: RegExp
}

/** The number of words above which each phrase counts less: longer messages contain phrases by chance. */
const chanceWordCount = 350

/** The number of plain phrases that count as one phrase if no suspicious phrase is present. */
const plainForOne = 8

type PhraseLists = Pick<Wording, 'phrases' | 'plain'>

/** Finds the distinct phrases from a list. Phrases that differ only in their figures count as one phrase. */
function findPhrases(
  { claims }: SpamEvidence,
  { phrases, plain }: PhraseLists,
): { readonly suspicious: readonly string[]; readonly plain: readonly string[] } {
  const found = new Map<string, string>()
  for (const [phrase] of claims.matchAll(phrases)) {
    const key = phrase.replaceAll(/[\d.,$€£]+/gu, '#')
    if (!found.has(key)) found.set(key, phrase)
  }
  const { yes = [], no = [] } = Object.groupBy(found, ([key]) => (plain?.test(key) === true ? 'yes' : 'no'))
  return { suspicious: no.map(([, phrase]) => phrase), plain: yes.map(([, phrase]) => phrase) }
}

/**
 * Counts the distinct phrases from a list that occur in the text, divided by the square root of the text length in
 * units of `chanceWordCount`.
 */
function countPhrases(evidence: SpamEvidence, lists: PhraseLists): number {
  const { suspicious, plain } = findPhrases(evidence, lists)
  const count = suspicious.length > 0 ? suspicious.length + plain.length : Math.floor(plain.length / plainForOne)
  return Math.floor(count / Math.max(1, Math.sqrt(evidence.wordCount / chanceWordCount)))
}

const wordings: readonly Wording[] = [
  {
    name: 'WORDS_WINDFALL',
    weights: [0.6, 2, 3.4, 3.4],
    phrases:
      /\b(?:lotter(?:y|ies)|lotto|winning (?:notification|numbers?|ticket)|(?:you|address) (?:have |has )?(?:just )?won(?!')|lucky winner|attention winner|unclaimed (?:funds?|inheritance|prize)|next[- ]of[- ]kin|late (?:husband|father|client|president|engineer|general|mr)|(?:sum|amount) of (?:us ?\$|usd|\$|€|£)|us ?\$ ?(?:[\d,.]{1,20} ?(?:million|m\b)|[\d,.]{7,20})|[\d,.]{1,20} ?million (?:us |u\.s\. |united states )?(?:dollars|euros|pounds)|million (?:us |u\.s\. |united states )dollars|deceased|inheritance|beneficiary|barrister|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|utmost (?:confidence|secrecy|good faith|confidentiality)|strictly confidential|business (?:proposal|relationship)|this (?:transaction|business) is|modalities|foreign(?:er)? (?:partner|account|bank)|god bless|seek(?:ing)? your (?:consent|assistance|help)|honest cooperation|urgent (?:business|assistance|response|reply)|(?:security|finance) (?:company|firm)|over-?invoiced|contract (?:payment|sum))\b/gu,
    plain:
      /^(?:deceased|inheritance|beneficiary|fiduciary|consignment|remitt(?:ed|ance)|transfer (?:of )?(?:the |this |these )?(?:funds?|money|sum)|strictly confidential|business (?:proposal|relationship)|foreign bank|(?:urgent|business) (?:business|response|reply)|(?:security|finance) company|contract (?:payment|sum)|lotter(?:y|ies)|lotto|(?:sum|amount) of.*|# ?million.*)$/u,
    description: 'The text offers the reader a large sum, such as a prize, an inheritance or a transfer.',
    fix: 'Mention sums of money, prizes or inheritances only if the mail is about them; state who pays what, and why.',
  },
  {
    name: 'WORDS_CREDENTIALS',
    weights: [0.7, 2.2, 3.4],
    phrases:
      /\b(?:(?:re-?)?(?:verify|validate|confirm|update|authenticate) (?:your )?(?:account|mailbox|identity|password|payment|billing|wallet|e-?mail password|ownership|log-?in|bank)(?: (?:information|details|info|data))?|re-?validate|(?:mailbox|account|storage|quota) (?:is |has )?(?:almost |over |exceeded |reached )?(?:full|quota|limit|storage)|exceeded its (?:storage )?limit|storage (?:limit|is full)|upgrade (?:your )?quota|account (?:has been|was|will be|is) (?:temporarily )?(?:suspended|limited|locked|restricted|deactivated|disabled|terminated|blocked|on hold)|(?:permanent(?:ly)?|account|mailbox) (?:deactivation|deactivated|suspension|suspended|termination|terminated|closure|closed)|avoid (?:suspension|interruption|deactivation|closure|losing)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|sign in with your (?:company |work |corporate )(?:e-?mail|account)|password (?:will )?expires?|keep (?:my |your |the )?(?:same |current )?password|pending (?:incoming )?messages|(?:document|file|invoice|voice ?mail|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?(?:document|voice ?mail)|secure link|(?:with|enter|use) your (?:company |work |corporate |office )?e-?mail (?:and )?password|to (?:open|view|release) the (?:document|messages?|file)|(?:failure|fail) to (?:verify|comply|do so|confirm|update|act)|will not be able to (?:send|receive)|your (?:password|account) (?:is|has|will) (?:about to |been |expired?)|security (?:alert|notice|department) (?:team)?|dear (?:user|customer|account (?:user|holder|owner)|e-?mail (?:user|owner)|client|taxpayer|member|valued customer))\b/gu,
    plain:
      /^(?:(?:verify|confirm|update|authenticate) (?:your )?(?:account|identity|password|payment|billing|e-?mail password|log-?in|bank)(?: (?:information|details|info|data))?|(?:storage|mailbox|account|quota) (?:is |has )?(?:almost )?full|storage (?:limit|is full)|unusual (?:sign-?in|log-?in|activity)|suspicious (?:activity|log-?in|sign-?in)|unauthori[sz]ed (?:access|log-?in|sign-?in|transaction|activity)|avoid interruption|password (?:will )?expires?|(?:document|file|invoice|fax)s? to (?:review|sign|view|open)|(?:review|open|view) (?:the |your )?(?:secure |shared |encrypted )?document|secure link|to (?:open|view) the (?:document|messages?|file)|will not be able to (?:send|receive)|your (?:password|account) (?:is|has|will) (?:been |expired?)?|security (?:alert|notice)|dear (?:customer|client|member|valued customer|user)|account (?:has been|was|is) (?:temporarily )?locked|account (?:was|will be|has been) (?:closed|deactivated))$/u,
    description: 'The text asks the reader to verify an account or password, or threatens to close the account.',
    fix: `State what happened to the reader's account without threats, and avoid "verify your account" as link text.`,
  },
  {
    name: 'WORDS_EXTORTION',
    weights: [0.8, 3, 3.4],
    phrases:
      /\b(?:i (?:know|have) your password|your password is|(?:video|recording|footage) of you|recorded you|your webcam|(?:hacked|infected|malware|trojan|spyware) (?:on )?(?:your|an?) (?:device|computer|account|system|operating|adult|phone)|adult (?:web ?)?sites?|pornograph(?:y|ic) (?:site|video|content)|all (?:of )?your contacts|(?:payment|transfer|send|pay) (?:me )?(?:by|in|via|the|using) (?:bitcoins?|btc)|(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?(?:24|48|72|50) ?(?:hours|hrs)|your (?:little |dirty )?secret|i (?:placed|installed) (?:a )?(?:malware|virus|trojan)|(?:special|tracking) pixel|delete the video)\b/gu,
    plain:
      /^(?:(?:how to )?buy bitcoin|bitcoin (?:wallet|address)|you have (?:only )?# ?(?:hours|hrs)|you have (?:only )?\d+ ?(?:hours|hrs)|(?:video|recording|footage) of you|your webcam|your password is|(?:infected|malware|trojan|spyware) .*)$/u,
    description: 'The text threatens to publish a recording of the reader unless they pay.',
    fix: 'Remove the threat.',
  },
  {
    name: 'WORDS_CRYPTO_GIFT',
    weights: [0.7, 2.5, 3.4],
    phrases:
      /\b(?:seed phrase|recovery phrase|secret phrase|(?:connect|link|sync(?:hronize)?|validate) (?:your )?wallet|air-?drop|free ?mint|whitelisted|(?:crypto|btc|bitcoin|eth|token) (?:giveaway|bonus|reward)|doubl(?:e|es|ing) (?:every|your|any) (?:bitcoin|btc|crypto|eth|investment|deposit)|send (?:back )?(?:btc|bitcoin|eth)|[\d,.]{1,20} (?:btc|eth|usdt|tokens)|guaranteed (?:daily |weekly |monthly )?(?:returns?|profits?|roi)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income|wallet has been (?:selected|suspended|limited)|claim (?:window|your (?:tokens?|coins?|reward)))\b/gu,
    plain:
      /^(?:seed phrase|recovery phrase|secret phrase|connect (?:your )?wallet|link (?:your )?wallet|whitelisted|# (?:btc|eth|usdt|tokens)|(?:trading|investment) (?:platform|opportunity|plan)s?|passive income)$/u,
    description:
      "The text offers cryptocurrency, doubled deposits or guaranteed returns, or asks for a wallet's recovery phrase.",
    fix: 'Do not promise coins or returns, and never ask for a recovery phrase.',
  },
  {
    name: 'WORDS_ERRAND',
    weights: [0.6, 2.4, 3.4, 3.4],
    phrases:
      /\b(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|scratch (?:the|off|them)|(?:pictures?|photos?) of the (?:codes?|cards?|back)|reimburse|run an errand|errand for me|discreet(?:ly)?|are you (?:available|at your desk|free|in the office|busy)|can(?:'t| ?not) (?:talk|take calls|be reached|call)|in (?:a|an|meetings?|back-to-back) (?:conference|meeting|meetings|call)(?: all day)?|in meetings all day|(?:outgoing |urgent )?wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) (?:outgoing |urgent |same[- ]day )?(?:wire|payment|transfer)|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|changed (?:my|our) (?:bank|account)|new (?:bank(?:ing)?|account) (?:details|information|account|and routing)|(?:our|my) bank(?:ing)? details (?:have|has) changed|routing number|do not (?:discuss|mention|tell)|beneficiary (?:bank )?(?:details|account)|treat (?:this )?as urgent|quick (?:task|favou?r|response|request)|are you around|send me your (?:cell|mobile|phone|whatsapp)|acquisition|new vendor)\b/gu,
    plain:
      /^(?:gift ?cards?|(?:google play|itunes|steam|amazon|apple|vanilla|walmart) (?:gift )?cards?|are you (?:available|free|busy|around)|reimburse|wire (?:transfer|payment)|(?:process|make|initiate|arrange) (?:a|an|the|this) payment|direct deposit|(?:next|current) pay(?:roll| date| cycle| period)|new (?:bank(?:ing)?|account) (?:details|information|account)|routing number|quick (?:response|request)|acquisition|new vendor|beneficiary (?:bank )?(?:details|account)|can(?:'t| ?not) (?:talk|be reached)|in (?:a|an) (?:conference|meeting|call)|scratch (?:the|off))$/u,
    description:
      "The text requests a favor in another person's name, such as gift cards, a wire transfer or a changed bank account.",
    fix: "Request payments only through your usual process and from the company's own address.",
  },
  {
    name: 'WORDS_FALSE_CHARGE',
    weights: [0.8, 2, 3.4, 3.4],
    phrases:
      /\b(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:cancel(?:l?ation)?|refund|billing|fraud|support) (?:department|desk|team|helpline|help ?line)|toll[- ]free|call (?:us )?(?:immediately|within|right away|now)|within (?:12|24|48|72) (?:hours|hrs)|(?:full|tax) refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:tax )?(?:refund|return|payment|compensation|stimulus)|(?:pc|computer|device|total|360) (?:protection|security|guard|defen[cs]e)|antivirus|protection plan|invoice receipt|(?:could|can) ?not be delivered|(?:unpaid|outstanding|small|customs|shipping|delivery|redelivery|handling) (?:fee|charges?|duty|duties)|pay (?:the |a )?(?:small )?(?:fee|charge)|parcel (?:is |has been )?(?:on hold|held|waiting|pending|stopped)|package (?:is |has been )?(?:on hold|held|pending|stopped)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|criminally|legal action|final (?:notice|reminder|warning)|last (?:notice|reminder|warning))\b/gu,
    plain:
      /^(?:auto(?:matically)?[- ]?renew(?:ed|al|s)?|(?:has been|will be|was|were|amount) (?:debited|charged|deducted)|if you (?:did|do|have) not (?:authori[sz]e|make|place|recogni[sz]e)|(?:billing|support) (?:desk|team|department)|fraud (?:team|department)|toll[- ]free|call (?:us )?within|within # (?:hours|hrs)|full refund|refund request|eligible (?:for|to receive) (?:a |an |the )?(?:refund|return|payment|compensation)|(?:device|total) protection|antivirus|protection plan|(?:could|can) ?not be delivered|(?:outstanding|shipping|delivery|handling|customs) (?:fee|charges?|duty|duties)|(?:will be )?returned to (?:the )?sender|re-?schedule (?:your |the )?delivery|deliberate|(?:last notice|(?:last|final) reminder)|parcel is (?:waiting|held)|package is held)$/u,
    description: 'The text mentions a charge, fee, refund or parcel, and asks for quick action.',
    fix: 'Name the order, amount and account, avoid short deadlines, and let readers log in on your site.',
  },
  {
    name: 'WORDS_PHARMACY',
    weights: [0.8, 2.4, 3.4],
    phrases:
      /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|erectile|potency|prescription[- ](?:drugs?|free)|(?:no|without) (?:a )?prescriptions?|online pharmac(?:y|ies)|canadian pharmacy|(?:pain|diet|sex|weight[- ]loss|enhancement|fat[- ]burning)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|los(?:e|ing) (?:up to )?(?:\d+ )?(?:pounds|lbs|kilos|kg|weight|fat|inches)|burn(?:s|ing)? (?:body )?fat|(?:human )?growth hormone|hgh|(?:anti|reverse|slow)[- ]?aging|wrinkles?|(?:enlarge(?:ment)?|enhance(?:ment)?|increase) (?:your )?(?:penis|breast|size|manhood|libido|sex drive)|penis|herbal|natural(?:ly)? (?:formula|remedy|supplement)|breakthrough (?:formula|discovery|product)|miracle|no side effects?|regrow|hair loss|phentermine|xanax|valium|diabet(?:es|ic) (?:cure|secret)|doctors? (?:hate|don't want)|keto|cbd (?:oil|gummies))\b/gu,
    plain:
      /^(?:viagra|cialis|levitra|sildenafil|tadalafil|phentermine|xanax|valium|erectile|potency|prescription[- ]drugs?|(?:pain|diet)[- ]?(?:pills?|meds)|pills?|weight[- ]loss|(?:human )?growth hormone|(?:anti|reverse|slow)[- ]?aging|wrinkles?|herbal|natural(?:ly)? (?:formula|remedy|supplement)|hair loss|regrow|keto|penis|no side effects?|los(?:e|ing) (?:weight|fat)|online pharmac(?:y|ies)|miracle)$/u,
    description: 'The text offers medicine, weight loss or physical enhancement.',
    fix: 'Describe the product factually; most filters reject promises of miracles and claims such as "no prescription".',
  },
  {
    name: 'WORDS_EASY_MONEY',
    weights: [0.6, 1.8, 3.4, 3.4],
    phrases:
      /\b(?:work (?:from|at) home|home[- ]based business|(?:make|making|earn|earning) (?:big |serious |extra |real |easy |fast )?(?:money|cash|income)|(?:earn|earning|make|making|made|income of) (?:up to |over |more than |an extra )?\$ ?[\d,]+|\$ ?[\d,]+(?:\.\d\d)? (?:a|per|each|every) (?:day|week|month|hour|year)|financial(?:ly)? (?:freedom|independen(?:t|ce))|(?:be )?your own boss|no (?:experience|selling|boss)(?: required| necessary| needed)?|residual income|multi-?level|mlm|pyramid|chain letter|(?:business|income|investment|home|ground[- ]floor|money[- ]making) opportunit(?:y|ies)|(?:cash|money) (?:flow|machine)|get (?:paid|rich)|(?:100%|perfectly|completely|totally) legal|quit your (?:day )?job|(?:retire|millionaire)s?|extra (?:cash|income)|secrets? (?:of|to|that)|home workers?|stuff(?:ing)? envelopes|downline|upline|pre-?launch|hot stock|stock (?:alert|pick)|penny stocks?|investor(?:s)? alert|strong buy|(?:price|target) target|symbol:|otc ?bb)\b/gu,
    plain:
      /^(?:\$ ?# ?(?:a|per|each|every) (?:day|week|month|hour|year)|# (?:a|per|each|every) (?:day|week|month|hour|year)|# ?(?:a|per|each|every) (?:day|week|month|hour|year)|no experience.*|(?:cash) (?:flow)|secrets? (?:of|to|that)|(?:retire|millionaire)s?|(?:business|investment|income) opportunit(?:y|ies)|pre-?launch|work (?:from|at) home|home workers?|investor(?:s)? alert|price target|target target|financial(?:ly)? (?:freedom|independen(?:t|ce))|multi-?level|pyramid|(?:earn|earning|make|making|made|income of) .*#|extra (?:cash|income))$/u,
    description: 'The text promises easy money, such as work from home, a risk-free business or a hot stock.',
    fix: 'Describe the job or product, not the riches it brings.',
  },
  {
    name: 'WORDS_LOAN',
    weights: [0.6, 2, 3.4, 3.4],
    phrases:
      /\b(?:(?:urgent|personal|business|payday|instant|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:no|bad|poor|less[- ]than[- ]perfect|any|perfect|repair your|damaged) credit(?: (?:check|history|rating|problems?|ok))?|credit (?:is )?(?:ok|no problem|repair|problems?)|(?:low(?:est)?|fixed|\d(?:\.\d+)?%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|(?:debt|bill) (?:consolidation|relief|free|settlement|elimination)|consolidat(?:e|ing) (?:your )?(?:debts?|bills)|(?:in|out of|eliminate|reduce) (?:your )?debts?|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free|no[- ]obligation) quotes?|home ?owners?|cash (?:out|advance|back today)|credit cards? (?:debt|offer|application|bills?))\b/gu,
    plain:
      /^(?:(?:personal|business|home|equity|student) loans?|loan (?:offer|amount|application|approv(?:al|ed))|(?:credit) history|any credit|(?:low(?:est)?|fixed|#%|lower|reduc(?:e|ed)|best) (?:interest |mortgage )?rates?|mortgages?|(?:re-?financ(?:e|ing)|refi)|collateral|(?:monthly|lower) payments?|lenders?|pre-?approved|life insurance|(?:insurance|free) quotes?|home ?owners?|cash back today|credit cards? (?:debt|offer|application|bills?)|debt relief|credit repair|(?:in|out of|reduce) (?:your )?debts?|consolidat(?:e|ing) (?:your )?debts?|debt consolidation|debt free)$/u,
    description: 'The text offers loans, mortgages, insurance or debt relief.',
    fix: 'Name the lender, terms and license number; avoid pressure such as "no credit check" or "apply now".',
  },
  {
    name: 'WORDS_CASINO',
    weights: [0.8, 2.6, 3.4],
    phrases:
      /\b(?:casinos?|free spins?|jackpots?|no deposit(?: required| bonus)?|(?:welcome|deposit|sign-?up|casino) bonus|online slots|slot machines?|(?:online )?(?:poker|roulette|blackjack|betting|bingo)|(?:sports ?book|wager(?:ing)?)|instant withdrawals?|place your bets?|(?:free|bonus) (?:chips|cash))\b/gu,
    plain: /^(?:poker|roulette|blackjack|betting|bingo|jackpots?)$/u,
    description: 'The text advertises gambling.',
    fix: 'Send gambling mail only with consent and from a separate address; keep gambling terms out of other mail.',
  },
  {
    name: 'WORDS_ADULT',
    weights: [0.9, 2.8, 3.4],
    phrases:
      /\b(?:xxx|porn(?:o|ography)?|hardcore|(?:hot|sexy|horny|naked|nude|lonely|naughty|wild|barely legal|nice) (?:girls?|wom[ae]n|babes?|teens?|housewives|housewife|chicks?|singles|photos?|pics?|video|ladies)|(?:young|local|teen|asian) (?:girls|babes?|chicks?|singles|housewives)|(?:adult|sex) (?:content|chat|web ?cams?|dating|sites?|movies?|videos?|pics?)|live (?:sex|web ?cams?|girls)|(?:sluts?|whores?|cum ?shots?|blow ?jobs?|orgasms?|masturbat\w+|lesbian (?:sex|action|porn|teens?|videos?)|hot action)|must be (?:over )?(?:18|21)|i saw your profile|(?:serious|good|honest) man|serious relationship|write me to my|private e-?mail|your answer with impatience|meet (?:singles|women|girls)|hidden cams?|sexy|sexual (?:pleasure|performance|desire|partners?|pics?|content))\b/gu,
    plain:
      /^(?:must be (?:over )?#|must be (?:over )?(?:18|21)|sexy|(?:serious|good|honest) man|serious relationship|private e-?mail|hot (?:singles|photos?|pics?|video)|adult content|nude (?:photos?|pics?|wom[ae]n))$/u,
    description: "The text is about sex or a stranger's affection.",
    fix: 'Send sexual content only to people who requested it, from a separate address.',
  },
  {
    name: 'WORDS_GOODS',
    weights: [0.6, 1.8, 3.2, 3.4],
    phrases:
      /\b(?:replicas?|rolex|omega|cartier|breitling|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|identical to (?:the )?originals?|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) (?:degrees?|diplomas?)|diplomas?|(?:cable|satellite|tv) (?:descramblers?|filters?|boxe?s?)|descramblers?|pay[- ]per[- ]view|cheap (?:software|cigarettes|meds|oem)|oem (?:software|versions?)|duty[- ]free|cigarettes?|all (?:major )?credit cards? (?:are )?accepted|checks? (?:by )?(?:fax|phone)|money orders?|(?:vacation|cruise|travel|dvd|satellite) (?:package|certificate|giveaway|system)s?|free (?:vacation|cruise|trip|dvds?|satellite|cell ?phones?|pc|computer)|e-?books?|spy (?:software|cam|on)|background check|find out (?:anything|everything)|investigat(?:e|or) anyone|buy \d get \d free|norton|systemworks|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies))\b/gu,
    plain:
      /^(?:omega|cartier|breitling|rolex|toner|(?:laser|ink(?:jet)?|printer) (?:toner|cartridges?)|cartridges?|wholesale (?:prices?|club)?|(?:university|college|bachelors?|masters?|mba) degrees?|diplomas?|(?:cable|satellite|tv) (?:filters?|boxe?s?)|duty[- ]free|cigarettes?|money orders?|(?:vacation|cruise|travel|dvd) (?:package|certificate)s?|e-?books?|norton|anti-?virus software|time ?shares?|long[- ]distance|calling cards?|phone service|extended (?:auto )?warrant(?:y|ies)|background check|(?:designer|luxury) (?:watch(?:es)?|handbags?|brands?)|buy # get # free|oem (?:software|versions?))$/u,
    description:
      'The text sells goods typical of unsolicited mail, such as replicas, cartridges, diplomas or cheap software.',
    fix: 'Sell under your own name and brand; name the shop and its address.',
  },
  {
    name: 'WORDS_MASS_MAIL',
    weights: [0.7, 2.2, 3.5],
    phrases:
      /\b(?:bulk (?:e-?mail|friendly|mail(?:ing|ers?)?)|(?:million|thousand)s? (?:of )?(?:e-?mail|fresh|targeted|opt-?in)|e-?mail (?:address(?:es)? (?:list|cd|database)|marketing (?:campaign|software|services?)|lists?|advertis(?:ing|ement)|blast|extractor)|(?:targeted|direct) (?:e-?mails?|traffic|visitors|leads|marketing)|leads? (?:list|database)|mailing lists? for sale|(?:first|1st|top) (?:page|positions?|ranking|10) (?:of|on|in|at) (?:the )?(?:google|search|major|yahoo)|google'?s (?:first|1st)|(?:rank|ranking|rankings|not ranking|placement) (?:on|in|of|your|high)|search engines?|seo (?:company|expert|service|agency|packages?)s?|link building|on-?page|social bookmarking|(?:submit|submission)s? (?:to|of|your)|traffic to your (?:web ?)?site|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|full proposal|price list|(?:mobile )?app development|your business online|advertis(?:e|ing) (?:your|on the|with|to) (?:business|internet|product|millions|web)|millions of (?:people|customers|consumers|prospects))\b/gu,
    plain:
      /^(?:e-?mail marketing (?:campaign|software|services?)|(?:submit|submission)s? (?:to|of|your)|your (?:web ?)?site (?:and|on|to|is not)|web (?:hosting|design|promotion|development) (?:services?|company|from|offer)|price list|(?:mobile )?app development|direct marketing|search engines?|targeted (?:traffic|visitors|leads)|(?:rank|ranking|rankings|placement) (?:on|in|of|your|high)|your business online|full proposal|millions of (?:people|customers|consumers))$/u,
    description: 'The text sells email addresses, bulk mailing or search engine ranking.',
    fix: 'Write only to people who know you; such offers are almost never wanted.',
  },
  {
    name: 'WORDS_EXCUSES',
    weights: [0.4, 1.2, 2],
    phrases:
      /\b(?:(?:to be|be|get|wish to be|like to be) (?:removed|taken off)|remove(?:d)?"? (?:in|as|on|from) (?:the |our |this |future |any )?(?:subject|mailing|list|database|mailings|email)|(?:with|word|type|put|say(?:s|ing)?)[ :]*['"]?remove['"]?|removal (?:instructions|requests?|from)|(?:this|it) is (?:not|never) (?:a )?(?:spam|unsolicited|pyramid|chain)|not (?:a )?spam|unsolicited(?: commercial)?|(?:complies|compliance|in accordance) with (?:all )?(?:federal|state|the|section|proposed)|section 301|s\. ?1618|title iii|under (?:this )?bill|cannot be considered spam|one[- ]time (?:mailing|e-?mail|message|offer)|(?:you|your (?:name|e-?mail|address)(?: address)?) (?:was|were|has been|have been) (?:[a-z]+ )?(?:selected|obtained)|(?:opt(?:ed)?[- ](?:in|out))|(?:received|receiving|sent) (?:this|to you)[^.]{0,30}(?:in error|by mistake)|blank e-?mail|we (?:apologi[sz]e|honou?r|respect)[^.]{0,30}(?:intrusion|remov\w+|inconvenience|privacy)|no further (?:mailings?|e-?mails?|contact)|click here to (?:be removed|unsubscribe|remove)|to stop (?:receiving|future)|po box|p\.o\. box)\b/gu,
    plain:
      /^(?:(?:to be|be|get) (?:removed|taken off)|removed?"? (?:from|on) (?:the |our |this |future |any )?(?:mailing|list)|one[- ]time (?:e-?mail|message|offer)|in accordance with .*|opt(?:ed)?[- ](?:in|out)|we (?:apologi[sz]e|honou?r|respect).*|no further (?:mailings?|e-?mails?|contact)|click here to unsubscribe|to stop (?:receiving|future)|po box|p#o# box)$/u,
    description:
      'The text justifies itself, for example by saying why it is not spam, which law allows it or how to leave the list.',
    fix: 'State in one line why the reader receives the mail, and add an "Unsubscribe" link.',
  },
  {
    name: 'WORDS_PRESSURE',
    weights: [0.2, 0.5, 0.9, 1.3],
    phrases:
      /\b(?:act (?:now|fast|today|immediately)|(?:order|buy|apply|call|join|sign up|click|start|respond|enroll|register|reply|get started|claim) (?:now|today|right now|immediately|here now)|limited[- ]time(?: only| offer)?|(?:for|in) a limited (?:time|period)|while (?:supplies|stocks?) last|before (?:it'?s|it is) too late|don'?t (?:miss|wait|delay|hesitate)|(?:hurry|urgent(?:ly)?|immediately|instantly)|(?:expires?|ends|closes) (?:today|tonight|soon|in (?:just |only )?\d+ (?:hours?|hrs|minutes?|days?))|last chance|once in a lifetime|(?:100|one hundred) ?% (?:free|guaranteed?|satisfaction|risk|legal|money|natural|safe)|(?:absolutely|completely|totally) free|risk[- ]?free|no (?:risk|obligation|strings|catch|gimmicks?|cost|fees?|questions asked|purchase)|(?:money[- ]back|satisfaction|full|lifetime) guarantee[ds]?|guaranteed(?: to| results)?|free (?:trial|sample|gift|info(?:rmation)?|access|membership|report|bottle|offer|cash|money|quote|consultation|bonus|demo|shipping|tour|week|month|install\w*)|for free|(?:special|exclusive|amazing|incredible|unbelievable|fantastic|great|best|lowest|unique) (?:offers?|deals?|prices?|promotion|discount|value|savings|opportunity)|save (?:up to |over |as much as )?\$? ?\d+ ?%?|\d+% (?:off|discount|savings?)|as seen on|you (?:have been|are|were) (?:selected|chosen|pre-?selected|approved|eligible|invited|qualified)|congratulations?|(?:click|see) (?:here|below|on the link)|(?:visit|go to) (?:our|the|this) (?:web ?site|link|online)|only \$ ?[\d.]+|(?:just|pay only|from only) \$? ?[\d.]+|bonus(?:es)?|cash|winner|call (?:toll|us|1-|\+?1[- (])|credit cards?|too good to be true|why wait|what are you waiting)\b/gu,
    plain:
      /^(?:for free|cash|credit cards?|call us|congratulations?|winner|bonus(?:es)?|see (?:here|below)|free (?:trial|shipping|tour|week|month)|#% (?:off|discount|savings?)|save (?:up to )?#%?|you (?:are|were) (?:selected|invited|eligible)|while (?:supplies|stocks?) last)$/u,
    description: 'The text presses the reader to act, or praises the offer in superlatives.',
    fix: 'State the offer and its end date once, without pressure or superlatives.',
  },
  {
    name: 'WORDS_ADDRESS_TO_NOBODY',
    weights: [0.8, 1.2],
    phrases:
      /(?:\bdear (?:friend|sir|madam|sir\/madam|sir or madam|user|customer|e-?mail|account|client|beneficiary|winner|homeowner|valued|business|internet|web ?master|site owner|sirs)\b|\bhello (?:sir|dear|friend|my dear)\b|\bhi dear\b|\b(?:greetings|good day|attention:?),? (?:to you|dear|friend|sir|winner)|\battn:? )/gu,
    description: 'The greeting is impersonal.',
    fix: 'Greet the reader by name, or just say hello.',
  },
  {
    name: 'WORDS_FILL_THE_FORM',
    weights: [0, 0.5, 1.6, 2.6],
    phrases:
      /\b(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone (?:and fax )?numbers?|fax number|(?:your )?(?:age|occupation|marital status|date of birth|nationality|country of residence|sex\/age)|bank (?:account )?(?:details|number|name|information)|account number|copy of (?:your )?(?:id|identity|passport|driver)|monthly income|loan amount|(?:home|contact|residential|mailing|full) address|social security|mother'?s maiden|credit card number)\b/gu,
    plain:
      /^(?:(?:your )?full names?|(?:private |your |mobile |direct |cell )?(?:tele)?phone numbers?|account number|(?:home|contact|residential|mailing|full) address|date of birth|(?:your )?age|occupation|bank (?:account )?(?:details|number|name|information)|loan amount|country of residence)$/u,
    description: 'The text asks the reader to reply with personal data, such as a name, phone number or bank details.',
    fix: 'Collect personal data on a page that requires a login, never by reply.',
  },
]

export const wordingRules: readonly SpamRule[] = wordings.map(toRule)

function toRule({ phrases, plain, ...wording }: Wording): SpamRule {
  const lists = plain === undefined ? { phrases } : { phrases, plain }
  return {
    ...wording,
    count: (evidence) => countPhrases(evidence, lists),
    phrases: (evidence) => {
      const { suspicious, plain: others } = findPhrases(evidence, lists)
      return [...suspicious, ...others]
    },
  }
}
