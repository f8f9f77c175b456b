/**
 * Function words, and names of companies and devices. These words have weights, but reports do not list them, because
 * the words do not show authors what to change.
 */

const functionWords = `
a about above after again all also am an and any are around as at away back be because been before being below between both but by can can't cannot could
did didn't do does doesn't doing don't done down during each either else enough ever every few for from further get gets getting give go goes going gone got had has have haven't having he her here
hers him himself his how however i i'd i'll i'm i've if in into is isn't it it's its itself just keep let let's like made make makes making many may maybe me might mine more most much must my
myself near need never next no none nor not now of off often on once one only onto or other others our ours out over own per please put rather really said same say says see seen shall she should
since so some soon still such take taken takes than that that's the their them then there there's these they they're thing things this those though through to together too toward under until
up upon us use used uses using very via want wants was wasn't way we we'd we'll we're we've well were what what's when where whether which while who whole whom whose why will with within without won't
would yes yet you you'd you'll you're you've your yours yourself
aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dabei dadurch damit dann das dass dein deine deinem deinen deiner dem den denn der des dich die dies diese diesem diesen
dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gegen hab habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja
jede jedem jeden jeder jedes jetzt kann kein keine können könnte mal man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine sich sie sind so sollte
sondern über um und uns unser unsere unter viel vom von vor war waren was weil wenn wer werden wie wieder wir wird wo wollen wurde würde zu zum zur zwischen
à afin ai alors après au aucun aujourd'hui aussi autre autres aux avant avec avez avoir avons c'est car ce cela ces cet cette ceux chaque chez comme comment d'un d'une dans de depuis des donc du elle elles
en encore entre est et été être eu eux faire fait il ils j'ai je jusqu'à l'on la là le les leur leurs lors lui ma mais me même mes moi mon ne ni nos notre nous n'est on ont ou où par parce pas pendant
peu peut plus pour pourquoi qu'il qu'un qu'une quand que quel quelle qui quoi s'il sa sans se selon ses si soit son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vers voici voir vos votre vous y
al algo aquí así aún aunque cada como con cuál cuando de del desde donde dos el él ella ellas ellos en entre era es esa ese eso esta está están estas este esto estos fue ha había hace hacia han hasta hay hemos
hoy la las le les lo los más me mi mis muy nada ni no nos nosotros o os otra otro para pero poco por porque pues qué que quien quién se sea según ser si sí sido sin sobre solo sólo son su sus también tan tanto te
tener ti tiene tienen todas todo todos tu tú tus un una uno unos usted ustedes vez y ya yo
abbiamo ad agli ai al alla alle allo anche ancora avere c'è che chi ci ciò col come con così cosa da dagli dai dal dalla dalle degli dei del dell della delle dello di dopo dove e è ed era essere fa fino fra gli ha hai
hanno ho i il in io l la le lei li lo loro lui ma mi mia mio molto ne nei nel nell nella nelle no noi non nostro o ogni oggi per perché più poi prima può qualcosa quale quando quello questa queste questi questo qui se sei
senza si sì sia siamo solo sono sta su sua sue sul sulla suo te ti tra tu tua tue tuo tutti tutto un una uno vi voi vostro
ao aos às até com como da das de dela dele depois do dos e é ela elas ele eles em entre era essa esse esta está estão este eu foi há isso isto já lhe mais mas me mesmo meu minha muito na não nas nem no nos nós nosso num
numa o os ou para pela pelo pelos por porque qual quando que quem são se sem ser será seu seus só sobre sua suas também te tem têm teu tinha toda todo todos tu tua um uma uns você vocês
aan af al alle alleen als altijd andere bij binnen dan dat de deze die dit doen door dus een eens elke en er geen haar had heb hebben hebt heeft het hier hij hoe hun ik in is ja je jij jou jouw kan kun kunnen kunt maar
maken me meer men met mij mijn moet moeten na naar niet niets nog nu of om omdat onder ons onze ook op over te tegen terwijl toch toen tot u uit uw van vanaf veel via voor waar wat we wel werd wie wij wil word worden wordt zal
ze zelf zich zij zijn zo zonder zou
a aby ale albo ani bardzo bez bo by być był była było były bym być ci co czy dla do gdy gdzie go i ich ile im ja jak jako je jego jej jest jeszcze jeśli już kiedy kto która które który ma mają mamy masz może możesz mi mnie
moja mój mu my na nad nam nas nasz nasze nie niego nią niż o od on ona one oni oraz po pod ponieważ przed przez przy są się swoje swój ta tak także tam te tego tej ten też to tu twoje twój ty tych tylko tym u w we więc
wszystkie wszystko wy z za ze że żeby
att av de den denna det detta dig din du efter eller en ett från för hade han har hit hon hur här i ifrån igen in inför ingen innan inom inte jag kan kommer man med men mer mig min mot ni nu när någon något och om oss på sin
ska som så till under upp ur ut utan var vara vi vid vill är
bir bu da daha de değil en gibi için ile ise kadar ki mi ne o olan olarak sen siz size sizin şu ve veya ya çok her ben biz şimdi
и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только её мне было вот от меня ещё нет о из ему теперь когда даже ну если уже или ни быть был него до вас вам ваш ваша ваши ваше мы это для чтобы при под
`

const names = `
adobe airbnb amazon amex android apple azure bing booking chrome cisco coinbase dell dhl discord docusign dropbox ebay edge excel facebook fedex firefox github gmail google hermes hotmail icloud instagram intuit ios ipad
iphone linkedin linux mac mastercard metamask microsoft netflix norton office onedrive outlook paypal pdf pinterest quickbooks revolut samsung sharepoint shopify signal skype slack spotify steam stripe teams telegram tiktok
trezor twitter uber ups usps venmo visa vodafone walmart wechat whatsapp windows word yahoo youtube zoom
`

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}

const functionWordSet = wordsOf(functionWords)
const nameSet = wordsOf(names)

/** Returns whether every word of `feature` is a function word or a name. */
export function isNeutral(feature: string): boolean {
  return feature.split(' ').every((word) => functionWordSet.has(word) || nameSet.has(word))
}
