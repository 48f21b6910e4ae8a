import { plainWords } from '../text/plain-words.js';

/** Words of a list, folded as `plainWords` folds a title's. */
function folded(list: string): ReadonlySet<string> {
  return new Set(plainWords(list));
}

/** Desk labels that say what kind of page follows, never what happened. */
export const LABEL_WORDS: ReadonlySet<string> = folded(`
  live breaking news exclusive update updated updates watch video videos photo photos photogallery pictures pics gallery
  podcast audio listen explainer explained analysis opinion editorial comment column interview review report reports
  just in now must see read news alert urgent developing latest factbox wrap recap highlights infographic graphic
  sponsored premium subscriber subscribers only free as it happened blog corrected correction fact check w with this the
  clip footage images image slideshow livestream stream tv story full spoiler spoilers interactive map maps poll
  roundup round-up round up sport sports profile feature longread investigation first look special revealed q&a qa
  en direct vidéo vidéos images image photos photo exclusif exclusive dernière minute analyse tribune urgent info infos
  entretien reportage récit enquête témoignage témoignages portrait portfolio diaporama décryptage carte infographie
  abonnés abonné réservé alerte flash revoir regardez voir le la les notre
  vivo directo última últimas hora vídeo vídeos video fotos foto exclusiva exclusivo análisis opinión entrevista urgente
  galería imágenes mira vea alerta reportaje crónica crónicas noticia minuto minuto a actualización
  directe darrera galeria imatges
  ao agora diretta foto esclusiva esclusivo ultim'ora ultima ora intervista assista veja imagens análise reportagem
  exclusivo urgente última hora galeria especial minuto atualizado atualização ouça
  aggiornamento aggiornato guarda le immagini il la gallery speciale anteprima inchiesta analisi fotogallery
  eil eilmeldung ticker newsticker newsblog liveticker liveblog livestream bilder exklusiv kommentar interview analyse update fotos
  bildergalerie galerie fotostrecke mit im porträt hintergrund aktualisiert jetzt sehen sie hören plus video podcast
  beeld beelden uitgelegd direct kijk bekijk foto's fotoserie exclusief net binnen laatste nieuws liveblog video's
  achtergrond reconstructie
  direkte direkt lige nu just nu akkurat siste seneste senaste nytt nyheter bilder bilderna billeder extra ekstra se
  klippet klipp filmen videon videoen är här her bildspel senaste uppdateras uppdaterad opdateret oppdatert lyssna hør
  avslöjar exklusivt eksklusivt hastende analys reportage intervju
  beint í beinni myndir myndband
  suora juuri nyt kuvat katso otse otsepilt fotod videod galerii
  tiešraide steidzami foto video gyvai tiesiogiai skubu nuotraukos
  видео фото прямой эфир онлайн срочно эксклюзив трансляция прямая молния обновлено обновляется обновляем фоторепортаж
  видеорепортаж репортаж интервью разбор подробности главное инфографика подкаст смотрите смотреть фотогалерея кадры
  відео фото терміново ексклюзив онлайн наживо оновлено оновлюється фоторепортаж репортаж інтервʼю дивіться пряма
  трансляція подробиці ефір прямий відэа тэрмінова
  извънредно на живо снимки ексклузивно во живо уживо најново хитно
  uživo hitno najnovije ekskluzivno v živo
  živě naživo aktuálně aktuálne mimoriadne on-line video foto fotografie fotogalerie rozhovor
  wideo zdjęcia zdjęć film filmik pilne relacja na żywo tylko u nas ostatniej chwili z galeria foto nagranie zobacz
  wywiad reportaż transmisja aktualizacja nowe pilny ważne
  élő rendkívüli fotók képek videó percről percre
  în direct ultima oră ultimă imagini exclusivitate galerie foto
  canlı anlatım yayın son dakika video foto fotoğraf fotoğraflar özel haber galeri izle özet özeti özetle sıcak gelişme
  flaş röportaj güncellendi son xəbər təcili
  шұғыл жедел тікелей эфир tezkor jonli efir
  βίντεο φωτογραφίες φωτογραφία φωτό φωτο έκτακτο έκτακτη είδηση τώρα ζωντανά live αποκλειστικό αποκλειστικά εικόνες
  εικόνα δείτε ρεπορτάζ συνέντευξη ανανεώνεται το τις upd pics vid vids
  სასწრაფოდ პირდაპირი ეთერი ვიდეო ფოტო ექსკლუზივი
  հրատապ ուղիղ տեսանյութ լուսանկարներ բացառիկ
  مباشر عاجل خبر فيديو الفيديو صور الصور صورة بالفيديو بالصور شاهد حصري حصريا بث تحديث فيديوهات خاص تقرير تحليل
  انفوجراف انفوغراف متابعة لحظة بلحظة
  ویدیو ویدئو فیلم عکس تصاویر گزارش فوری زنده اختصاصی بریکنگ نیوز ویڈیو لائیو تازه ترین
  צפו וידאו וידיאו סרטון תמונות בלעדי מבזק עדכון תיעוד שידור חי גלריה פרסום ראשון ראיון כתבה מיוחד דקה אחר
  वीडियो लाइव ब्रेकिंग न्यूज़ तस्वीरें एक्सक्लूसिव व्हिडीओ थेट देखें देखिए फोटो फोटोज ताजा खबर अपडेट अपडेट्स
  इंटरव्यू विश्लेषण पढ़ें पूरी
  ব্রেকিং সর্বশেষ লাইভ ভিডিও ছবি ভিডিওসহ লাইভ એક્સક્લુઝિવ લાઈવ વીડિયો બ્રેકિંગ ਬ੍ਰੇਕਿੰਗ ਵੀਡੀਓ
  பிரேக்கிங் நேரலை வீடியோ బ్రేకింగ్ లైవ్ వీడియో ಬ್ರೇಕಿಂಗ್ ಲೈವ್ ವಿಡಿಯೋ ബ്രേക്കിംഗ് ലൈവ് വീഡിയോ
  速報 動画 動画あり 動画付き 写真 写真あり 写真特集 写真集 独自 独自記事 号外 中継 更新 詳報 ライブ 特集 解説 会員限定 有料記事 インタビュー 映像 図解
  視頻 视频 附视频 直播 快讯 快訊 突发 突發 图集 圖輯 独家 獨家 组图 組圖 最新 图 圖 图文 影 影片 有片 多图 多圖 更新中 专访 專訪 即時 高清 现场
  속보 영상 동영상 포토 사진 단독 생중계 종합 라이브 1보 2보 3보 종합2보 르포 인터뷰 현장 화보 특파원 전문 현장영상 단독인터뷰 영상뉴스
  ด่วน คลิป ชมคลิป มีคลิป ภาพ ชมภาพ ภาพชุด สด ถ่ายทอดสด ไลฟ์สด วิดีโอ วิดีโอคลิป อัปเดต อัพเดต ล่าสุด สัมภาษณ์ สัมภาษณ์พิเศษ
  trực tiếp video clip ảnh chùm nóng mới nhất độc quyền cập nhật tin phóng sự phỏng vấn xem
  online ver דיווח جزئیات விடியோ புகைப்படம் புகைப்படங்கள் நேரடி லைவ் சற்றுமுன் లైవ్ ఫోటోలు ലൈവ് വീഡിയോ ചിത്രങ്ങൾ ബ്രേക്കിംഗ് ಲೈವ್ ವೀಡಿಯೊ ಚಿತ್ರಗಳು
  लाईव्ह लाइव्ह व्हिडिओ भिडियो ताजा তাজা সরাসরি সচিত্র ভিডিয়ো براہ راست تازہ ترین ویڈیوز සජීවී වීඩියෝ moja kwa mubashara
  lajm fundit drejtpërdrejt pamje zuzenean zuzeneko bideoa argazkiak regstreeks kyk otseülekanne
  ekskluziv ekskluzivno ekskluzívne ekskluzywnie exkluzivně exkluzívne frissítve frissült
  terkini langsung eksklusif panoorin basahin foto galeri simak video breaking
`);

/** Those that stand in capitals before a headline, with nothing but a space between. */
export const LOUD_LABELS: ReadonlySet<string> = folded(`
  live news video videos foto fotos photo photos breaking exclusive update watch exclusiv exclusivo exclusiva urgente vivo
  directo vídeo vídeos wideo pilne film uživo hitno najnovije ekskluzivno fotogalerie online živě eil eilmeldung exklusiv
  liveblog ticker liveticker canlı flaş suora otse otsepilt tiešraide gyvai skubu élő videó fotó rendkívüli
  видео фото срочно онлайн уживо хитно наживо відео терміново извънредно живо на na снимки снимка ексклузивно
  ζωντανά βίντεο έκτακτο trực tiếp 速報 動画 独自 号外 中継 快訊 快讯 突發 突发 独家 獨家 最新 即時 视频 視頻
`);

/** Words that make a name a publisher's. */
export const PUBLISHER_WORDS: ReadonlySet<string> = folded(`
  news newspaper newspapers times post herald tribune gazette journal chronicle telegraph mail express mirror
  standard observer guardian bulletin courier examiner inquirer enquirer register sentinel advertiser argus
  star globe advocate witness recorder review voice
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
  समाचार न्यूज़ पत्रिका পত্রিকা সংবাদ செய்திகள் గెజిట్ გაზეთი թերթ gazetasi
  gazeti sanomat uutiset ajaleht avīze laikraštis gazeta ditari вестник весник
  뉴스 일보 신문 통신 ข่าว báo
`);

/** What ends the name of a publisher in a script without spaces. */
export const UNSPACED_PUBLISHER =
  /^[^\s、。，！？]{0,10}(?:新聞|新闻|日報|日报|晚報|晚报|時報|时报|早报|早報|通信|通信社|通讯社|財經|财经|電視|电视|テレビ|ニュース|新報|新报|周刊|週刊|网|網|在线|頻道|频道|客户端|タイムズ|スポーツ|ドットコム|일보|신문|뉴스|방송|경제|데일리|투데이|저널)(?:デジタル|オンライン|電子版|NEXT|客户端)?$/u;

function names(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((name) => plainWords(name).join(' ')));
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
  |euronews|france 24|al arabiya|the guardian|the new york times|le figaro|sky news|fox news|pcmag|techradar|eurekalert
  |hs|stt|mtv uutiset|hina|fena|tanjug|bta|бта|тасс|белта|ntb|ritzau|tt|anp|belga|apa|sda|kna|epd|agi
  |adnkronos|lusa|dpa afx|tasr|sita|novinky|bns|leta|elta|err|lrt|irna|isna|ایسنا|ایرنا|تسنیم|wam|kuna|qna
  |وام|سبوتنيك|anadolu|dha|iha|antara news|bernama|tempo co|vtv|ttxvn|pna|wsj|nyt|washington post
  |wall street journal|financial times|毎日新聞|朝日新聞|読売新聞|産経新聞|日経|nhk|신화통신|로이터|뉴시스|yonhap news
  |路透社|路透|法新社|彭博|美联社|美聯社|央视新闻|澎湃新闻|ロイター|共同通信|時事通信|时事|ブルームバーグ
  |時事|共同|新华社|新華社|中央社|연합뉴스`,
);

/** Names that are words too: a publisher behind a dash, perhaps the subject before a colon. */
export const TAIL_NAMES = names(
  `abc|cbs|nbc|fox|sky|dw|arte|rai|forbes|fortune|vox|slate|wired|variety|billboard|yahoo|msn|aol|google|the independent
  |the economist|the sun|the hill|the atlantic|the wire|the conversation|spiegel|die welt|welt|bild|stern|focus|marca
  |globo|expresso|público|vg|dr|nos|hln|sabah|goal|as|eurosport|seeking alpha|barron's|nasdaq|time|vanguard|punch
  |nation|الشرق|النهار|الشرق الأوسط|الخليج|اليوم السابع|سكاي نيوز عربية|kompas|tempo|antara|20 minutes|europe 1|20 minuten|20minutos|gadgets 360|the quint|moneycontrol`,
);
