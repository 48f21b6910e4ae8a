/** Desk labels that say what kind of page follows, never what happened. Lower case. */
export const LABEL_WORDS: ReadonlySet<string> = new Set(
  `live breaking news exclusive update updated updates watch video videos photo photos photogallery pictures pics gallery
  podcast audio listen explainer explained analysis opinion editorial comment column interview review report reports
  just in now must see read news alert urgent developing latest factbox wrap recap highlights infographic graphic
  sponsored premium subscriber only free as it happened blog
  en direct vidéo vidéos images exclusif dernière minute analyse tribune urgent
  vivo directo última hora vídeo fotos exclusiva exclusivo análisis opinión entrevista urgente
  ao agora diretta foto esclusiva esclusivo ultim'ora ultima ora
  eilmeldung ticker liveticker liveblog bilder exklusiv kommentar interview analyse update
  beeld uitgelegd direct kijk
  видео фото прямой эфир онлайн срочно эксклюзив трансляция молния
  відео фото терміново ексклюзив онлайн
  wideo zdjęcia pilne relacja na żywo
  canlı son dakika video foto
  βίντεο φωτογραφίες live εκτακτο
  مباشر عاجل فيديو صور بالفيديو بالصور شاهد حصري
  ویدیو عکس فوری
  צפו וידאו תמונות בלעדי
  वीडियो लाइव ब्रेकिंग
  速報 動画 写真 独自 号外 中継 更新 視頻 视频 直播 快讯 快訊 图集 圖輯 独家 獨家 组图
  속보 영상 포토 단독 생중계 종합
  ด่วน คลิป ภาพ สด
  trực tiếp video ảnh nóng`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that make a name a publisher's. Lower case. */
export const PUBLISHER_WORDS: ReadonlySet<string> = new Set(
  `news newspaper newspapers times post herald tribune gazette journal chronicle telegraph mail express mirror
  standard observer guardian bulletin courier examiner inquirer enquirer register sentinel advertiser argus
  dispatch magazine media press radio tv television broadcasting online daily weekly monthly today insider reporter
  network wire newswire agency digest com net org
  zeitung nachrichten rundschau tageblatt anzeiger kurier presse allgemeine tagblatt
  actualités actu figaro parisien dépêche quotidien
  noticias diario periódico prensa semanario gaceta
  notícias jornal gazeta folha
  notizie giornale gazzetta corriere quotidiano
  nieuws krant dagblad nyheter nyheder avisen dagbladet tidningen bladet
  новости газета известия ведомости вести новини вісті вестник
  gazeta wiadomości dziennik noviny zprávy hírek újság ziarul știri vijesti novice
  gazetesi haber haberleri
  εφημερίδα ειδήσεις
  صحيفة جريدة وكالة أنباء أخبار خبرگزاری روزنامه חדשות
  समाचार न्यूज़
  新聞 新闻 日報 日报 晚報 晚报 時報 时报 通信社 뉴스 일보 신문 통신 ข่าว báo`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

function names(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((name) => name.trim()));
}

/** Words with which the names of networks and their local stations begin: `FOX 8 Cleveland`, `Yahoo Finance`. */
export const NETWORKS: ReadonlySet<string> = new Set(
  `fox abc nbc cbs pbs cnn cnbc bbc itv sky yahoo msn rtl bfm espn reuters bloomberg channel canal kanal euronews
  deutsche agence`.split(/\s+/),
);

/** Publishers and agencies whose name before a colon or behind a dash is never part of the headline. */
export const PUBLISHER_NAMES = names(
  `reuters|ap|afp|dpa|upi|ansa|efe|tass|xinhua|kyodo|yonhap|pti|ani|ians|interfax|bloomberg|bbc|cnn|cnbc|npr|pbs
  |msnbc|cbc|ctv|rte|rté|itv|al jazeera|rfi|nhk|zdf|ard|orf|srf|rtl|tf1|bfmtv|franceinfo|politico|axios|techcrunch
  |engadget|cnet|mashable|gizmodo|ign|gamespot|espn|marketwatch|propublica|newsweek|usa today|the verge|the hindu
  |le monde|le point|libération|der spiegel|die zeit|el país|el mundo|la nación|clarín|la repubblica|la stampa|uol
  |estadão|aftonbladet|expressen|svt|nrk|yle|rtbf|vrt|ndtv|aaj tak|тасс|риа|риа новости|интерфакс|рбк|коммерсантъ
  |медуза|укрінформ|pap|čtk|mti|hürriyet|cnn türk|الجزيرة|العربية|رويترز|ynet|haaretz|rappler|detikcom|vnexpress
  |時事|共同|新华社|新華社|中央社|연합뉴스`,
);

/** Names that are words too: a publisher behind a dash, perhaps the subject before a colon. */
export const TAIL_NAMES = names(
  `abc|cbs|nbc|fox|sky|dw|arte|rai|forbes|fortune|vox|slate|wired|variety|billboard|yahoo|msn|aol|google|the independent
  |the economist|the sun|the hill|the atlantic|the wire|the conversation|spiegel|die welt|welt|bild|stern|focus|marca
  |globo|expresso|público|vg|dr|nos|hln|sabah|goal|as|eurosport|seeking alpha|barron's|nasdaq|time|vanguard|punch
  |nation|kompas|tempo|antara|20 minutes|20 minuten|20minutos|france 24|gadgets 360|the quint|moneycontrol`,
);
