/** Domains at which anyone can get an address, in the countries where our languages are spoken and their neighbors. */
export const mailProviders: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com passport.com icloud.com me.com mac.com
  outlook.de hotmail.de live.de outlook.fr hotmail.fr live.fr outlook.it hotmail.it live.it outlook.es hotmail.es
  hotmail.nl live.nl hotmail.co.uk live.co.uk outlook.jp hotmail.co.jp live.jp outlook.com.br hotmail.com.br live.cn
  yahoo.com ymail.com rocketmail.com myyahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.co.jp yahoo.co.in
  yahoo.in yahoo.ca yahoo.com.br yahoo.com.ar yahoo.com.mx yahoo.com.au yahoo.com.tw yahoo.com.hk yahoo.com.cn
  aol.com aim.com aol.de aol.co.uk mail.com email.com usa.com gmx.com gmx.de gmx.net gmx.at gmx.ch gmx.fr gmx.us
  web.de t-online.de freenet.de arcor.de online.de posteo.de posteo.net mailbox.org vodafone.de kabelmail.de
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.com tuta.io tutamail.com keemail.me
  fastmail.com fastmail.fm hey.com zoho.com zohomail.com zoho.eu duck.com hushmail.com startmail.com runbox.com
  mailfence.com inbox.com mail2world.com lycos.com excite.com disroot.org riseup.net simplelogin.com anonaddy.me
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com rogers.com
  shaw.ca sympatico.ca telus.net btinternet.com virginmedia.com sky.com talktalk.net ntlworld.com blueyonder.co.uk
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr numericable.fr skynet.be telenet.be proximus.be
  bluewin.ch hispeed.ch sunrise.ch a1.net aon.at chello.at libero.it virgilio.it tiscali.it alice.it tin.it email.it
  inwind.it iol.it fastwebnet.it poste.it telefonica.net terra.es movistar.es ono.com sapo.pt iol.pt clix.pt
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com r7.com zipmail.com.br oi.com.br
  ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl upcmail.nl casema.nl quicknet.nl zonnet.nl
  wp.pl onet.pl onet.eu o2.pl interia.pl interia.eu poczta.fm gazeta.pl op.pl vp.pl tlen.pl poczta.onet.pl
  seznam.cz email.cz centrum.cz post.cz volny.cz azet.sk zoznam.sk centrum.sk freemail.hu citromail.hu abv.bg mail.bg
  mail.ru bk.ru inbox.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net i.ua meta.ua
  qq.com foxmail.com vip.qq.com 163.com 126.com yeah.net vip.163.com sina.com sina.cn sohu.com aliyun.com 139.com 189.cn
  21cn.com tom.com naver.com daum.net hanmail.net nate.com kakao.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp
  i.softbank.jp nifty.com biglobe.ne.jp ocn.ne.jp rediffmail.com indiatimes.com sify.com walla.co.il walla.com
  maktoob.com telia.com spray.se online.no start.no mail.dk jubii.dk luukku.com kolumbus.fi bigpond.com optusnet.com.au
  mailinator.com guerrillamail.com 10minutemail.com temp-mail.org yopmail.com trashmail.com sharklasers.com
  getnada.com dispostable.com maildrop.cc mohmal.com tempmail.com throwawaymail.com`.split(/\s+/),
);
