import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  nameParticles:
    'le la les el los las il lo gli die der das den dem des du de di da do dos del della dei van von zu zum ter ten bin ibn al',
  titles: {
    qualifiers: 'pro max mini ultra lite plus fp1 fp2 fp3 qualifying',
    reporting: 'live liveblog livestream update updates updated breaking exclusive',
  },
  labels: {
    routine: `
      wordle, black friday, cyber monday, prime day, sudoku, powerball, eurojackpot, euromillions, horoscope,
      gift guide, walkthrough, free fire redeem codes, promo code*
    `,
    words: `
      live breaking news exclusive update updated updates video videos foto photo photos photogallery pics
      gallery podcast audio interview alert urgent factbox infographic graphic premium blog clip livestream
      liveblog stream tv online vid vids upd sport sports q&a qa the opinion editorial highlights
    `,
    commonWords: 'the',
    publishers: `
      reuters, ap, afp, dpa, upi, ansa, efe, tass, xinhua, kyodo, yonhap, pti, ani, ians, interfax, bloomberg,
      bbc, cnn, cnbc, npr, pbs, msnbc, cbc, ctv, rte, rté, itv, al jazeera, rfi, nhk, zdf, ard, orf, srf, rtl,
      tf1, bfmtv, franceinfo, politico, axios, techcrunch, engadget, cnet, mashable, gizmodo, ign, gamespot,
      espn, marketwatch, propublica, newsweek, usa today, the verge, the hindu, le monde, le point, libération,
      der spiegel, die zeit, el país, el mundo, la nación, clarín, la repubblica, la stampa, uol, estadão,
      aftonbladet, expressen, svt, nrk, yle, rtbf, vrt, ndtv, aaj tak, тасс, риа, риа новости, интерфакс, рбк,
      коммерсантъ, медуза, укрінформ, pap, čtk, mti, hürriyet, cnn türk, الجزيرة, العربية, رويترز, ynet,
      haaretz, rappler, detikcom, vnexpress, euronews, france 24, al arabiya, the guardian, the new york times,
      le figaro, sky news, fox news, pcmag, techradar, eurekalert, hs, stt, mtv uutiset, hina, fena, tanjug,
      bta, бта, белта, ntb, ritzau, tt, anp, belga, apa, sda, kna, epd, agi, adnkronos, lusa, dpa afx, tasr,
      sita, novinky, bns, leta, elta, err, lrt, irna, isna, ایسنا, ایرنا, تسنیم, wam, kuna, qna, وام, سبوتنيك,
      anadolu, dha, iha, antara news, bernama, tempo co, vtv, ttxvn, pna, wsj, nyt, washington post,
      wall street journal, financial times, 毎日新聞, 朝日新聞, 読売新聞, 産経新聞, 日経, 신화통신, 로이터, 뉴시스, yonhap news, 路透社, 路透,
      法新社, 彭博, 美联社, 美聯社, 央视新闻, 澎湃新闻, ロイター, 共同通信, 時事通信, 时事, ブルームバーグ, 時事, 共同, 新华社, 新華社, 中央社, 연합뉴스
    `,
    publishersOrWords: `
      abc, cbs, nbc, fox, sky, dw, arte, rai, forbes, fortune, vox, slate, wired, variety, billboard, yahoo,
      msn, aol, google, the independent, the economist, the sun, the hill, the atlantic, the wire,
      the conversation, spiegel, die welt, welt, bild, stern, focus, marca, globo, expresso, público, vg, dr,
      nos, hln, sabah, goal, as, eurosport, seeking alpha, barron's, nasdaq, time, vanguard, punch, nation,
      الشرق, النهار, الشرق الأوسط, الخليج, اليوم السابع, سكاي نيوز عربية, kompas, tempo, antara, 20 minutes,
      europe 1, 20 minuten, 20minutos, gadgets 360, the quint, moneycontrol
    `,
    networks: `
      fox abc nbc cbs pbs cnn cnbc bbc itv sky yahoo msn rtl bfm espn reuters bloomberg channel canal kanal
      euronews deutsche agence
    `,
  },
  pages: {
    untitled: 'null, undefined, nan, none',
    agencies:
      'europa press, italpress, prensa latina, sputnik, jiji, jiji press, cna, ukrinform, interfax ukraine, unian, sid, lno, keystone sda, ats, bernama, antara, kompas com, tempo co, cnn indonesia, cnn, aap, ana mpa, canadian press, the canadian press, associated press, the associated press, agence france presse, agencia efe, agência brasil, agência estado, telam, télam, agerpres, mediafax, tanjug, fonet, srna, hina, sta, azertac, kazinform, akipress, belta, ria novosti, ria, tass, itar tass, xinhua, ecns, cgtn, ani, pti, ians, bss, unb, bdnews24, spa, aps, sana, anp, thai news agency, bloomberg news, marketwatch, globe newswire, globenewswire, pr newswire, prnewswire, business wire, businesswire, newsfile corp, accesswire, ots, ffa, sda, αμπ, απε μπε, ριτερς, рейтер, афп, interfax, інтерфакс україна, унн, риа новости, aa, iha, dha, भाषा, वार्ता, आईएएनएस, एएनआई, पीटीआई, यूएनआई, أ ف ب, د ب أ, رويترز, واس, أ ش أ, وكالات, قنا, سانا, ایرنا, ایسنا, رویترز, 中新社, 中新网, 中新網, 新华网, 中央社, 央视新闻, 共同社, 时事社, 時事, 共同, ロイター, 연합뉴스, 뉴시스, 뉴스1, 뉴스핌',
    besidePublisher: 'news online com net org co uk tv live www website',
    besideSite: 'news online website web live portal rss feed tv com www net org',
  },
};
