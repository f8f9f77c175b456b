/** Determines which host the text of a link mentions, and whether the text is only a phrase such as "click here". */

import { domainOf } from '../../foundation/world/domain.ts'

/**
 * Top-level domains of hosts that people write without a URL scheme. Names that are also file extensions are omitted.
 */
const writtenTopLevels = new Set(
  `com net org info biz io co app dev shop store online site me tv edu gov mil eu int name xyz club blog news email cloud agency
   ac ad ae ar at au be bg br by ca ch cl cn cz de dk ee es fi fr gr hk hr hu id ie il in is it jp ke kr lt lu lv ma mx my ng nl no
   nu nz pe ph pt ro ru se sg si sk th tr tw ua uk us vn za`.split(/\s+/u),
)

/**
 * Returns the host mentioned in the text of a link. The text can contain a host with a scheme or `www.`, or it can
 * consist of a host alone.
 *
 * @returns the host in lower case with A-labels; null if the text mentions none
 */
export function hostNamedIn(text: string): string | null {
  const written =
    /(?<![\w@.-])(?:https?:\/\/)([^\s/?#"'<>()]{3,253})/iu.exec(text)?.[1] ??
    /(?<![\w@.-])(www\.[^\s/?#"'<>()@:]{3,253})/iu.exec(text)?.[1] ??
    bareHost(text)
  if (written === null) return null
  const parsed = URL.parse(`http://${written.slice(written.lastIndexOf('@') + 1)}/`)
  const host = parsed?.hostname.replace(/\.{1,9}$/u, '') ?? ''
  return host.includes('.') ? host : null
}

/** Returns the host in text such as "fernhill-bikes.com/refunds". "Node.js", "invoice.pdf" and "3.5" are not hosts. */
function bareHost(text: string): string | null {
  const words = text.trim().replace(/^[→»›>\s]+/u, '')
  if (words.length > 300) return null
  const match =
    /^((?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}([a-z]{2,24}))(?::\d{1,5})?(?:[/?#]\S*)?[.…→»›>\s]*$/iu.exec(
      words,
    )
  const [, host, topLevel = ''] = match ?? []
  return host !== undefined && writtenTopLevels.has(topLevel.toLowerCase()) ? host : null
}

/** Returns the domain if the link's text is a mail address, and null otherwise. */
export function addressNamedIn(text: string): string | null {
  return domainOf(/^[^\s@<>"']{1,64}@([^\s@<>"']{3,253})$/u.exec(text.trim())?.[1] ?? null)
}

const genericTexts = new Set(
  `click here|click|here|tap here|read more|more|see more|find out more|more info|this link|link|this|this page|go|continue here
   hier|hier klicken|klicken sie hier|klick hier|mehr|mehr lesen|weiterlesen|mehr erfahren|link|dieser link
   cliquez ici|ici|en savoir plus|lire la suite|plus|ce lien
   haga clic aquí|haz clic aquí|aquí|leer más|más|ver más|este enlace
   clicca qui|qui|leggi di più|scopri di più|questo link
   klik hier|lees meer|meer|deze link
   clique aqui|aqui|leia mais|saiba mais|ler mais|mais
   klicka här|här|läs mer|mer|klik her|her|læs mere|klikk her|les mer|napsauta tästä|tästä|lue lisää
   kliknij tutaj|tutaj|czytaj więcej|więcej|klikněte zde|zde|více
   buraya tıklayın|tıklayın|burayı tıklayın|kattintson ide|ide kattintva|click aici|aici|kliknite sem|kliknite ovdje|ovdje|εδώ|κάντε κλικ εδώ
   тут|натисніть тут|тук|кликнете тук|tại đây|bấm vào đây|di sini|klik di sini|כאן|לחצו כאן|לחץ כאן|هنا|اضغط هنا|ที่นี่|คลิกที่นี่
   нажмите здесь|здесь|подробнее|далее|こちら|ここをクリック|詳細|もっと見る|点击这里|这里|了解更多|여기|자세히`
    .split(/[|\n]/u)
    .map((text) => text.trim()),
)

/** Returns whether the text of a link says nothing about its target. */
export function isGenericText(text: string): boolean {
  if (text.length > 60) return false
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d\s]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return genericTexts.has(words)
}
