/**
 * Lists public URL shorteners. Spam filters add points for them, because spam uses them to hide the targets of links.
 */

/**
 * The hosts. Shorteners that link to only one platform, such as `amzn.to` and `youtu.be`, are omitted.
 * Source: SpamAssassin's list for DecodeShortURLs, SURBL, and the services themselves.
 */
export const urlShorteners: ReadonlySet<string> = new Set(
  `0rz.tw 1url.com 2.gp 2no.co 2u.pw 3.ly 4sq.com 7li.in adf.ly adfoc.us alturl.com b2n.ir bc.vc bit.do bit.ly
   bitly.com bitly.ws bl.ink bom.so buff.ly budurl.com chilp.it clck.ru clicky.me cli.gs cort.as cutt.ly cutt.us
   decenturl.com dlvr.it doiop.com dub.sh ff.im fur.ly geni.us gg.gg goo.by goo.gl goo.su hoo.gl hubs.la
   hyperurl.co ibit.ly ift.tt ilang.in is.gd ity.im j.mp kl.am kutt.it linkd.in lin.ky linklyhq.com lnkd.in lnk.co
   loom.ly lstu.fr me2.do mcaf.ee migre.me mub.me n9.cl nov.io ouo.io ow.ly owl.li pixelfy.me prettylinkpro.com
   ppt.cc qr.ae qr.net qrco.de rb.gy rebrand.ly rebrandly.com reurl.cc rotf.lol s.coop s.id s2r.co sc.link
   scrnch.me short.cm short.gy short.io shorte.st shorturl.ac shorturl.asia shorturl.at shorturl.gg shortest.link
   shrtco.de shrtm.nu smarturl.it snip.ly snipr.com snipurl.com soo.gd su.pr surl.li switchy.io t.co t.ly t2m.io
   ta.gd tighturl.com tiny.cc tiny.ie tiny.one tiny.pl tinu.be tinyarrows.com tinycc.com tinylink.in tinyurl.com
   tny.im tnij.org to.ly tr.im trib.al tweez.me twurl.nl u.nu u.to ulvis.net url.ie url4.eu urlz.fr urlzs.com
   utm.guru v.gd v.ht vzturl.com vvd.bz x.co x.gd xurl.es yep.it yu2.it zip.net zpr.io zws.im zzb.bz`.split(/\s+/u),
)
