/**
 * Cities with country and names. A name followed by a colon and language codes is used in these languages; a name
 * without codes, the city's own, in all languages. A star marks a seat of government: abroad, its name also means the
 * government. The table has the largest and most reported cities, and those whose names differ most between languages;
 * irregular forms (v Praze) are names of their own. A city with a single name needs no row.
 */
export const CITIES = `
GB*|London|Londres:fr es pt ca gl fil|Londra:it ro tr sq|Londen:nl|Londyn:pl|Londýn:cs sk|Лондон:ru uk bg sr mk be kk mn|Lontoo:fi|Λονδίνο:el|لندن:ar fa ur|לונדון:he|伦敦:zh|倫敦:zh|ロンドン:ja|런던:ko|लंदन:hi mr ne|লন্ডন:bn|லண்டன்:ta|ลอนดอน:th|Luân Đôn:vi
FR*|Paris|Parijs:nl|París:es ca|Parigi:it|Paryż:pl|Paříž:cs|Paríž:sk|Pariz:hr bs sl sr|Párizs:hu|Pariisi:fi|Pariis:et|Paryžius:lt|Parīze:lv|Париж:ru bg mk uk mn|Париз:sr|Παρίσι:el|باريس:ar|پاریس:fa|پیرس:ur|פריז:he|巴黎:zh|パリ:ja|파리:ko|पेरिस:hi mr ne|প্যারিস:bn|ปารีส:th
DE*|Berlin|Berlín:es ca cs sk|Berlino:it|Berlim:pt|Berlijn:nl|Berliini:fi|Berliin:et|Βερολίνο:el|Берлин:ru bg sr mk|Берлін:uk be|برلين:ar|برلین:fa ur|ברלין:he|柏林:zh|ベルリン:ja|베를린:ko|बर्लिन:hi
DE|München|Munich:en fr id ms fil|Múnich:es|Munique:pt|Monaco di Baviera:it|Monachium:pl|Mnichov:cs sk|Minhen:sr hr bs|Мюнхен:ru uk bg|Минхен:sr mk|Μόναχο:el|Münih:tr|ميونخ:ar|ميونيخ:ar|מינכן:he|慕尼黑:zh|ミュンヘン:ja|뮌헨:ko
DE|Köln|Cologne:en fr|Colonia:es it|Colónia:pt|Keulen:nl|Kolonia:pl|Kolín nad Rýnem:cs|Кёльн:ru|Кельн:ru uk|Κολωνία:el|كولونيا:ar|科隆:zh|ケルン:ja|쾰른:ko
DE|Hamburg|Hambourg:fr|Hamburgo:es pt|Amburgo:it|Гамбург:ru uk|Αμβούργο:el|هامبورغ:ar|汉堡:zh|漢堡:zh|ハンブルク:ja|함부르크:ko
DE|Frankfurt|Francfort:fr|Fráncfort:es|Francoforte:it|Франкфурт:ru uk|Φρανκφούρτη:el|فرانكفورت:ar|法兰克福:zh|フランクフルト:ja|프랑크푸르트:ko
DE|Nürnberg|Nuremberg:en fr es|Norimberga:it|Norymberga:pl|Norimberk:cs|Нюрнберг:ru uk
DE|Dresden|Dresde:fr es|Dresda:it|Drezno:pl|Drážďany:cs|Дрезден:ru uk
DE|Leipzig|Lipsia:it|Lipsk:pl|Lipsko:cs|Лейпциг:ru uk
DE|Stuttgart|Stoccarda:it|Штутгарт:ru uk|シュトゥットガルト:ja|斯图加特:zh
DE|Düsseldorf|Дюссельдорф:ru uk|デュッセルドルフ:ja|杜塞尔多夫:zh
DE|Hannover|Hanover:en|Hanovre:fr|Ганновер:ru uk
DE|Aachen|Aix la Chapelle:fr|Aken:nl|Aquisgrán:es|Aquisgrana:it|Akwizgran:pl|Cáchy:cs
AT*|Wien|Vídni:cs|Wiedniu:pl|Vienna:en it|Vienne:fr|Viena:es pt ca ro|Wenen:nl|Wiedeń:pl|Vídeň:cs|Viedeň:sk|Bécs:hu|Beč:hr sr bs|Dunaj:sl|Вена:ru|Відень:uk|Виена:bg|Беч:sr|Βιέννη:el|Viyana:tr|فيينا:ar|وین:fa|וינה:he|维也纳:zh|維也納:zh|ウィーン:ja|वियना:hi
AT|Salzburg|Salzbourg:fr|Salzburgo:es pt|Salisburgo:it|Зальцбург:ru uk
CH|Zürich|Zurich:en fr nl|Zúrich:es|Zurigo:it|Zurique:pt|Curych:cs|Zurych:pl|Цюрих:ru bg|Цюріх:uk|زيورخ:ar|苏黎世:zh|蘇黎世:zh|チューリッヒ:ja|취리히:ko
CH|Genève|Geneva:en ro|Genf:de hu|Ginebra:es|Genebra:pt|Ginevra:it|Genewa:pl|Ženeva:cs sk hr sl|Женева:ru uk bg sr|Γενεύη:el|Cenevre:tr|جنيف:ar|ژنو:fa|ז'נבה:he|日内瓦:zh|日內瓦:zh|ジュネーブ:ja|제네바:ko|जिनेवा:hi
CH|Basel|Bâle:fr|Basilea:es it|Bazylea:pl|Basilej:cs|Базель:ru uk
CH*|Bern|Berne:fr|Berna:es it pt|Берн:ru uk
IT*|Roma|Rome:en fr nl|Rom:de sv da no|Rzym:pl|Řím:cs|Rím:sk|Rim:hr sr sl|Róma:hu|Rooma:fi et|Рим:ru uk bg sr|Ρώμη:el|روما:ar|رم:fa|רומא:he|罗马:zh|羅馬:zh|ローマ:ja|로마:ko|रोम:hi
IT|Milano|Milan:en fr|Mailand:de|Milán:es cs|Milão:pt|Milaan:nl|Mediolan:pl|Милан:ru bg|Мілан:uk|Μιλάνο:el|ميلانو:ar|米兰:zh|米蘭:zh|ミラノ:ja|밀라노:ko
IT|Venezia|Venice:en|Venise:fr|Venedig:de sv da no|Venecia:es|Veneza:pt|Venetië:nl|Wenecja:pl|Benátky:cs sk|Velence:hu|Venetsia:fi|Венеция:ru bg|Венеція:uk|Βενετία:el|Venedik:tr|البندقية:ar|威尼斯:zh|ベネチア:ja|베네치아:ko
IT|Firenze|Florence:en fr nl|Florenz:de|Florencia:es|Florença:pt|Florencja:pl|Florencie:cs|Флоренция:ru|Флоренція:uk|佛罗伦萨:zh|フィレンツェ:ja|피렌체:ko
IT|Napoli|Naples:en fr|Neapel:de sv|Nápoles:es pt|Napels:nl|Neapol:pl cs|Неаполь:ru uk|نابولي:ar|那不勒斯:zh|ナポリ:ja|나폴리:ko
IT|Torino|Turin:en fr de|Turín:es cs|Turim:pt|Turijn:nl|Turyn:pl|Турин:ru|Турін:uk|都灵:zh|トリノ:ja|토리노:ko
IT|Genova|Genoa:en|Gênes:fr|Genua:de nl pl|Génova:es pt|Janov:cs|Генуя:ru uk
IT|Bologna|Bologne:fr|Bolonia:es pl|Bolonha:pt|Болонья:ru
IT|Padova|Padua:en de es|Padoue:fr
IT|Palermo|Palerme:fr|Палермо:ru uk
ES*|Madrid|Madri:pt|Madryt:pl|Мадрид:ru uk bg|Μαδρίτη:el|مدريد:ar|马德里:zh|馬德里:zh|マドリード:ja|마드리드:ko
ES|Barcelona|Barcelone:fr|Barcellona:it|Барселона:ru uk bg|Βαρκελώνη:el|برشلونة:ar|巴塞罗那:zh|バルセロナ:ja|바르셀로나:ko
ES|Sevilla|Seville:en|Séville:fr|Siviglia:it|Sevilha:pt|Sewilla:pl|Севилья:ru|إشبيلية:ar|塞维利亚:zh|セビリア:ja
ES|València|Valencia:en es de it|Валенсия:ru
ES|Zaragoza|Saragossa:en it de pl|Saragosse:fr|Saragoça:pt
ES|A Coruña|La Coruña:es|Corunna:en|Corunha:pt
ES|San Sebastián|Donostia:eu|Saint Sébastien:fr
ES|Bilbao|Bilbo:eu|Бильбао:ru
PT*|Lisboa|Lisbon:en|Lisbonne:fr|Lissabon:de nl sv da no|Lisbona:it|Lizbona:pl|Lisabon:cs sk hr|Lisszabon:hu|Лиссабон:ru|Лісабон:uk|Λισαβόνα:el|Lizbon:tr|لشبونة:ar|里斯本:zh|リスボン:ja|리스본:ko
PT|Porto|Oporto:es en|Порту:ru|波尔图:zh|ポルト:ja
BE*|Bruxelles|Brussel|Brussels:en|Brüssel:de et|Bruselas:es|Bruxelas:pt|Bruksela:pl|Brusel:cs sk|Bruselj:sl|Brisel:sr lv|Brüksel:tr|Bryssel:fi sv|Bruxelles:it|Брюссель:ru uk|Брюксел:bg|Βρυξέλλες:el|بروكسل:ar|بروکسل:fa|בריסל:he|布鲁塞尔:zh|布魯塞爾:zh|ブリュッセル:ja|브뤼셀:ko
BE|Antwerpen|Antwerp:en|Anvers:fr|Amberes:es|Antuérpia:pt|Anversa:it|Антверпен:ru uk|安特卫普:zh|アントワープ:ja
BE|Brugge|Bruges:en fr|Brujas:es|Bruggia:it|Брюгге:ru
BE|Gent|Ghent:en|Gand:fr it|Gante:es|Гент:ru
BE|Liège|Luik:nl|Lüttich:de|Lieja:es|Liegi:it
NL|Amsterdam|Ámsterdam:es|Amsterdão:pt|Амстердам:ru uk bg|Άμστερνταμ:el|أمستردام:ar|阿姆斯特丹:zh|アムステルダム:ja|암스테르담:ko
NL*|Den Haag|Hadze:pl|The Hague:en|La Haye:fr|La Haya:es|L'Aia:it|Haia:pt|Haga:pl|Гаага:ru uk|لاهاي:ar|海牙:zh|ハーグ:ja|헤이그:ko
DK*|København|Copenhagen:en|Kopenhagen:de nl|Copenhague:fr es pt|Copenaghen:it|Kopenhaga:pl|Kodaň:cs sk|Köpenhamn:sv|Kööpenhamina:fi|Копенгаген:ru uk|Κοπεγχάγη:el|كوبنهاغن:ar|哥本哈根:zh|コペンハーゲン:ja|코펜하겐:ko
SE*|Stockholm|Estocolmo:es pt|Stoccolma:it|Sztokholm:pl|Tukholma:fi|Стокгольм:ru uk|Стокхолм:bg sr|Στοκχόλμη:el|ستوكهولم:ar|斯德哥尔摩:zh|ストックホルム:ja|스톡홀름:ko
SE|Göteborg|Gothenburg:en|Гётеборг:ru|哥德堡:zh
NO*|Oslo|Осло:ru uk bg|Όσλο:el|أوسلو:ar|奥斯陆:zh|オスロ:ja|오슬로:ko
FI*|Helsinki|Helsingfors:sv no da|Хельсинки:ru bg|Гельсінкі:uk|Helsingi:et|Ελσίνκι:el|هلسنكي:ar|赫尔辛基:zh|ヘルシンキ:ja|헬싱키:ko
FI|Turku|Turussa:fi|Åbo:sv
FI|Tampere|Tammerfors:sv
PL*|Warszawa|Warsaw:en|Warschau:de nl|Varsovie:fr|Varsovia:es ro|Varsóvia:pt|Varsavia:it|Varšava:cs sk hr sl lt|Varsó:hu|Varsova:fi|Варшава:ru uk bg|Βαρσοβία:el|وارسو:ar|ورشو:fa|华沙:zh|ワルシャワ:ja|바르샤바:ko
PL|Kraków|Krakow:en|Cracow:en|Krakau:de nl|Cracovie:fr|Cracovia:es it|Cracóvia:pt|Krakov:cs sk|Краков:ru bg|Краків:uk|克拉科夫:zh|クラクフ:ja
PL|Gdańsk|Gdansk:en|Danzig:de|Gdaňsk:cs|Гданьск:ru|Гданськ:uk|格但斯克:zh
PL|Wrocław|Wroclaw:en|Breslau:de|Vratislav:cs|Breslavia:it es|Вроцлав:ru uk
PL|Łódź|Lodz:en|Лодзь:ru uk
PL|Poznań|Poznan:en|Posen:de|Познань:ru uk
CZ*|Praha|Praze:cs sk|Pradze:pl|Празі:uk|Prague:en fr|Prag:de da sv no tr hr|Praga:es it pt pl ro|Praag:nl|Прага:ru uk bg|Πράγα:el|براغ:ar|פראג:he|布拉格:zh|プラハ:ja|프라하:ko|Prága:hu
CZ|Brno|Brünn:de|Брно:ru uk
CZ|Plzeň|Plzni:cs|Pilsen:en de es|Пльзень:ru
SK*|Bratislava|Pressburg:de|Pozsony:hu|Bratysława:pl|Братислава:ru bg|Братислава:uk|布拉迪斯拉发:zh
HU*|Budapest|Budapeszt:pl|Budapešť:cs|Budapešta:sk|Budimpešta:hr sr sl|Boedapest:nl|Будапешт:ru uk|Βουδαπέστη:el|Budapeşte:tr|بودابست:ar|布达佩斯:zh|ブダペスト:ja|부다페스트:ko
RO*|București|Bucharest:en|Bukarest:de sv da hu|Bucarest:fr es it|Bucareste:pt|Boekarest:nl|Bukareszt:pl|Bukurešť:cs|Bukurešt:hr sr|Бухарест:ru uk|Букурещ:bg|Βουκουρέστι:el|Bükreş:tr|بوخارست:ar|布加勒斯特:zh|ブカレスト:ja|부쿠레슈티:ko
BG*|София|Sofia:en de fr it es pt nl ro|Sofija:lt lv sl|Sofie:cs|Софія:uk|Σόφια:el|Sofya:tr|صوفيا:ar|索非亚:zh|ソフィア:ja|소피아:ko
RS*|Beograd|Београд|Belgrade:en fr|Belgrad:de pl ro tr|Belgrado:es it pt nl|Bělehrad:cs|Nándorfehérvár:hu|Белград:ru bg|Белград:uk|Βελιγράδι:el|بلغراد:ar|贝尔格莱德:zh|ベオグラード:ja|베오그라드:ko
HR*|Zagreb|Zagabria:it|Zágráb:hu|Záhřeb:cs|Загреб:ru uk bg|Ζάγκρεμπ:el|زغرب:ar|萨格勒布:zh
SI*|Ljubljana|Laibach:de|Lubiana:it|Lublaň:cs|Lublana:pl|Любляна:ru bg uk|卢布尔雅那:zh
BA*|Sarajevo|Sarajewo:de pl|Saraybosna:tr|Сараево:ru bg|Сараєво:uk|Сарајево:sr|سراييفو:ar|萨拉热窝:zh
GR*|Αθήνα|Athens:en|Athen:de sv da no|Athènes:fr|Atenas:es pt|Atene:it|Athene:nl|Ateny:pl|Athény:cs|Atény:sk|Atena:hr sl sr ro|Athén:hu|Афины:ru|Афіни:uk|Атина:bg sr mk|Atina:tr|أثينا:ar|آتن:fa|אתונה:he|雅典:zh|アテネ:ja|아테네:ko
GR|Θεσσαλονίκη|Thessaloniki:en de fr|Salónica:es|Salonicco:it|Saloniki:pl|Solun:hr sr|Soluň:cs|Салоники:ru|Солун:bg mk|Selanik:tr
TR|İstanbul|Istanbul:en de fr it ro nl|Estambul:es|Istambul:pt|Stambuł:pl|Istambul:pt|Istanbuł:pl|Стамбул:ru uk|Истанбул:bg|Κωνσταντινούπολη:el|إسطنبول:ar|استانبول:fa|איסטנבול:he|伊斯坦布尔:zh|伊斯坦堡:zh|イスタンブール:ja|이스탄불:ko|इस्तांबुल:hi
TR*|Ankara|Ankarze:pl|Анкара:ru uk bg|Άγκυρα:el|أنقرة:ar|آنکارا:fa|安卡拉:zh|アンカラ:ja|앙카라:ko
TR|İzmir|Smyrna:en|Σμύρνη:el|Измир:ru|إزمير:ar
RU*|Москва|Moscow:en|Moskau:de|Moscou:fr pt|Moscú:es|Mosca:it|Moskou:nl|Moskwa:pl|Moskva:cs sk sv da no hr sr sl et az|Moszkva:hu|Moskova:fi tr|Moscova:ro|Maskava:lv|Maskva:lt|Μόσχα:el|موسكو:ar|مسکو:fa|מוסקבה:he|莫斯科:zh|モスクワ:ja|모스크바:ko|मॉस्को:hi|มอสโก:th
RU|Санкт-Петербург|Петербург|St Petersburg:en|Saint Petersburg:en|Sankt Petersburg:de sv|Saint Pétersbourg:fr|San Petersburgo:es|San Pietroburgo:it|São Petersburgo:pt|Sint Petersburg:nl|Petersburg:pl|Petrohrad:cs sk|Szentpétervár:hu|Pietari:fi|Αγία Πετρούπολη:el|سانت بطرسبرغ:ar|圣彼得堡:zh|サンクトペテルブルク:ja|상트페테르부르크:ko
RU|Владивосток|Vladivostok:en|Wladiwostok:de|Władywostok:pl|符拉迪沃斯托克:zh|海参崴:zh|ウラジオストク:ja
RU|Екатеринбург|Yekaterinburg:en|Jekaterinburg:de|叶卡捷琳堡:zh
RU|Казань|Kazan:en fr|Kasan:de|喀山:zh
RU|Новосибирск|Novosibirsk:en|Nowosibirsk:de pl
RU|Нижний Новгород|Nizhny Novgorod:en|Nischni Nowgorod:de
UA*|Київ|Києві:uk|Kijowie:pl|Kyiv:en|Kiev:en fr es it pt nl tr ro|Kiew:de|Kijów:pl|Kyjev:cs sk|Kijev:hu hr sr sl|Kiova:fi|Киев:ru bg sr|Κίεβο:el|كييف:ar|کی‌یف:fa|קייב:he|基辅:zh|基輔:zh|キーウ:ja|キエフ:ja|키이우:ko|कीव:hi
UA|Львів|Львові:uk|Lwowie:pl|Lviv:en fr|Lwiw:de|Lemberg:de|Lwów:pl|Leópolis:es|Leopoli:it|Lvov:cs|Львов:ru|利沃夫:zh
UA|Одеса|Odesa:en|Odessa:en de fr it|Одесса:ru|敖德萨:zh|オデーサ:ja
UA|Харків|Харкові:uk|Charkowie:pl|Kharkiv:en fr|Charkiw:de|Charków:pl|Járkov:es|Харьков:ru|哈尔科夫:zh|ハルキウ:ja|하르키우:ko
UA|Маріуполь|Mariupol:en de fr es it pt pl|Мариуполь:ru|马里乌波尔:zh
BY*|Мінск|Minsk:en de fr es it pt|Mińsk:pl|Минск:ru bg|مينسك:ar|明斯克:zh|ミンスク:ja
LT*|Vilnius|Wilno:pl|Vilna:es|Wilna:de|Вильнюс:ru|Вільнюс:uk|维尔纽斯:zh
LV*|Rīga|Rydze:pl|Ризі:uk|Riga:en de fr it sv|Ryga:pl lt|Рига:ru bg|Рига:uk|里加:zh
EE*|Tallinn|Tallin:es|Tallinna:fi|Tallin:pl|Таллин:ru|Таллінн:uk|塔林:zh
IE*|Dublin|Dublín:es|Dublino:it|Дублин:ru|Дублін:uk|都柏林:zh|ダブリン:ja|더블린:ko|دبلن:ar
GB|Edinburgh|Édimbourg:fr|Edimburgo:es it pt|Edynburg:pl|Эдинбург:ru|爱丁堡:zh|エディンバラ:ja|에든버러:ko
GB|Manchester|Манчестер:ru uk|曼彻斯特:zh|マンチェスター:ja|맨체스터:ko|مانشستر:ar
GB|Liverpool|Ливерпуль:ru|利物浦:zh|リバプール:ja
GB|Birmingham|Бирмингем:ru|伯明翰:zh
IS*|Reykjavík|Reykjavik:en de fr|Рейкьявик:ru|雷克雅未克:zh
FR|Marseille|Marseilles:en|Marsella:es|Marsiglia:it|Marselha:pt|Marsylia:pl|Марсель:ru uk|马赛:zh|マルセイユ:ja|مرسيليا:ar
FR|Lyon|Lyons:en|Lione:it|Lião:pt|Лион:ru|里昂:zh|リヨン:ja
FR|Nice|Nizza:de it|Niza:es|Nicea:pl|Ницца:ru|尼斯:zh|ニース:ja
FR|Strasbourg|Straßburg:de|Estrasburgo:es pt|Strasburgo:it|Straatsburg:nl|Strasburg:pl|Štrasburk:cs|Страсбург:ru uk|斯特拉斯堡:zh
FR|Bordeaux|Burdeos:es|Bordéus:pt|Бордо:ru uk|波尔多:zh|ボルドー:ja
FR|Toulouse|Tolosa:it ca|Тулуза:ru
LU|Luxembourg|Luxemburg:de nl|Luxemburgo:es pt|Lussemburgo:it|Luksemburg:pl|Люксембург:ru uk|卢森堡:zh
US|New York|Nueva York:es|Nova York:pt ca|Nova Iorque:pt|Nowy Jork:pl|Нью-Йорк:ru uk|Ню Йорк:bg|Њујорк:sr|Νέα Υόρκη:el|نيويورك:ar|نیویورک:fa ur|ניו יורק:he|纽约:zh|紐約:zh|ニューヨーク:ja|뉴욕:ko|न्यूयॉर्क:hi|นิวยอร์ก:th
US*|Washington|Вашингтон:ru uk bg|Ουάσιγκτον:el|واشنطن:ar|واشنگتن:fa|וושינגטון:he|华盛顿:zh|華盛頓:zh|ワシントン:ja|워싱턴:ko|वाशिंगटन:hi|Waszyngton:pl
US|Los Angeles|Los Ángeles:es|Лос-Анджелес:ru uk|Λος Άντζελες:el|لوس أنجلوس:ar|洛杉矶:zh|洛杉磯:zh|ロサンゼルス:ja|로스앤젤레스:ko
US|Chicago|Чикаго:ru uk bg|Σικάγο:el|شيكاغو:ar|芝加哥:zh|シカゴ:ja|시카고:ko
US|San Francisco|São Francisco:pt|Сан-Франциско:ru uk|旧金山:zh|舊金山:zh|三藩市:zh|サンフランシスコ:ja|샌프란시스코:ko|سان فرانسيسكو:ar
US|Boston|Бостон:ru uk|波士顿:zh|ボストン:ja|보스턴:ko
US|Houston|Хьюстон:ru|休斯敦:zh|ヒューストン:ja
US|Miami|Майами:ru|迈阿密:zh|マイアミ:ja|ميامي:ar
US|Philadelphia|Philadelphie:fr|Filadelfia:es it pl|Filadélfia:pt|Филадельфия:ru|费城:zh
US|New Orleans|La Nouvelle Orléans:fr|Nueva Orleans:es|Новый Орлеан:ru|新奥尔良:zh
US|Seattle|Сиэтл:ru|西雅图:zh|シアトル:ja|시애틀:ko
US|Las Vegas|Лас-Вегас:ru uk|拉斯维加斯:zh|ラスベガス:ja|라스베이거스:ko
CA|Toronto|Торонто:ru uk|多伦多:zh|トロント:ja|토론토:ko|تورنتو:ar
CA|Montréal|Montreal:en es de it pt|Монреаль:ru|蒙特利尔:zh|モントリオール:ja
CA|Québec|Quebec City:en|Quebec:en es de|Квебек:ru
CA|Vancouver|Ванкувер:ru uk|温哥华:zh|溫哥華:zh|バンクーバー:ja|밴쿠버:ko
CA*|Ottawa|Оттава:ru uk|渥太华:zh|オタワ:ja
MX*|Ciudad de México|CDMX|Mexico City:en|Mexico:fr|Mexiko Stadt:de|Città del Messico:it|Cidade do México:pt|Meksyk:pl|Мехико:ru|墨西哥城:zh|メキシコシティ:ja|멕시코시티:ko
CU*|La Habana|Havana:en pt|La Havane:fr|Havanna:de sv|L'Avana:it|Hawana:pl|Гавана:ru|哈瓦那:zh
BR|São Paulo|Sao Paulo:en fr de|San Paolo:it|Сан-Паулу:ru|圣保罗:zh|聖保羅:zh|サンパウロ:ja|상파울루:ko|ساو باولو:ar
BR|Rio de Janeiro|Río de Janeiro:es|Рио-де-Жанейро:ru|里约热内卢:zh|リオデジャネイロ:ja|리우데자네이루:ko|ريو دي جانيرو:ar
BR*|Brasília|Brasilia:en fr es de it|Бразилиа:ru|巴西利亚:zh
AR*|Buenos Aires|Буэнос-Айрес:ru|布宜诺斯艾利斯:zh|ブエノスアイレス:ja|부에노스아이레스:ko|بوينس آيرس:ar
CL*|Santiago de Chile|Santiago:en es pt|Сантьяго:ru|圣地亚哥:zh|サンティアゴ:ja
CO*|Bogotá|Bogota:en fr de|Богота:ru|波哥大:zh|ボゴタ:ja
PE*|Lima|Лима:ru|利马:zh|リマ:ja
VE*|Caracas|Каракас:ru|加拉加斯:zh
UY*|Montevideo|Montevideu:pt|Монтевидео:ru|蒙得维的亚:zh
CN*|北京|Beijing:en fr|Peking:de nl sv hu|Pékin:fr|Pekín:es|Pequim:pt|Pechino:it|Pekin:pl tr|Пекин:ru bg|Пекін:uk|Πεκίνο:el|بكين:ar|پکن:fa|בייג'ינג:he|北京:ja|베이징:ko|बीजिंग:hi|ปักกิ่ง:th|Bắc Kinh:vi
CN|上海|Shanghai:en fr de it|Shanghái:es|Xangai:pt|Szanghaj:pl|Šanghaj:cs|Шанхай:ru uk|Σαγκάη:el|شنغهاي:ar|שנגחאי:he|상하이:ko|शंघाई:hi|เซี่ยงไฮ้:th|Thượng Hải:vi
CN|广州|廣州|Guangzhou:en fr de|Canton:en fr|Гуанчжоу:ru|광저우:ko|Quảng Châu:vi
CN|深圳|Shenzhen:en fr de es|Шэньчжэнь:ru|선전:ko|Thâm Quyến:vi
CN|武汉|武漢|Wuhan:en fr de es it pt|Ухань:ru uk|우한:ko|ووهان:ar|Vũ Hán:vi
HK|香港|Hong Kong|Hongkong:de pl sv da|Гонконг:ru uk|Χονγκ Κονγκ:el|هونغ كونغ:ar|הונג קונג:he|홍콩:ko|हांगकांग:hi|ฮ่องกง:th|Hồng Kông:vi
TW*|台北|臺北|Taipei:en|Taipeh:de|Taipéi:es|Тайбэй:ru|타이베이:ko|Đài Bắc:vi
JP*|東京|东京:zh|Tokyo:en fr it vi|Tokio:de es nl pl sv cs|Tóquio:pt|Tokió:hu|Токио:ru bg|Токіо:uk|Τόκιο:el|طوكيو:ar|توکیو:fa|טוקיו:he|도쿄:ko|टोक्यो:hi|โตเกียว:th
JP|大阪|Osaka:en fr de es it|Осака:ru|오사카:ko|أوساكا:ar
JP|京都|Kyoto:en fr it|Kioto:es pl|Quioto:pt|Киото:ru|교토:ko
JP|広島|广岛:zh|Hiroshima:en fr de es it|Хиросима:ru|히로시마:ko
KR*|서울|Seoul:en fr de nl|Seúl:es|Seul:pt it pl tr|Soul:cs sk|Szöul:hu|Сеул:ru uk bg|Σεούλ:el|سيول:ar|סיאול:he|首尔:zh|首爾:zh|ソウル:ja|सियोल:hi|โซล:th
KR|부산|Busan:en fr de|Пусан:ru|釜山:zh ja
KP*|평양|Pyongyang:en fr es it|Pjöngjang:de|Пхеньян:ru|平壤:zh|平壌:ja
IN*|नई दिल्ली|दिल्ली|Delhi:en fr de it nl|New Delhi:en fr|Neu Delhi:de|Nueva Delhi:es|Nova Délhi:pt|Nuova Delhi:it|Дели:ru|Нью-Дели:ru|دلهي:ar|نيودلهي:ar|دہلی:ur|দিল্লি:bn|டெல்லி:ta|ఢిల్లీ:te|દિલ્હી:gu|ਦਿੱਲੀ:pa|ദില്ലി:ml|德里:zh|新德里:zh|デリー:ja|ニューデリー:ja|뉴델리:ko
IN|मुंबई|मुम्बई|Mumbai:en fr de it|Bombay:en fr es|Bombaim:pt|Мумбаи:ru|Мумбай:ru|مومباي:ar|ممبئی:ur|মুম্বাই:bn|மும்பை:ta|ముంబై:te|મુંબઈ:gu|孟买:zh|ムンバイ:ja|뭄바이:ko
IN|কলকাতা|Kolkata:en|Calcutta:en fr|Calcuta:es|Kalkutta:de|Калькутта:ru|कोलकाता:hi|加尔各答:zh
IN|சென்னை|Chennai:en fr de|Madras:en fr|Ченнаи:ru|चेन्नई:hi|చెన్నై:te|金奈:zh
IN|Visakhapatnam|Vizag:en|विशाखापत्तनम:hi|విశాఖపట్నం:te
IN|ಬೆಂಗಳೂರು|Bengaluru:en|Bangalore:en fr de|Бангалор:ru|बेंगलुरु:hi|బెంగళూరు:te|பெங்களூரு:ta|班加罗尔:zh
IN|హైదరాబాద్|Hyderabad:en fr de|हैदराबाद:hi|Хайдарабад:ru
PK|کراچی|Karachi:en fr de|Карачи:ru|كراتشي:ar|कराची:hi|卡拉奇:zh
PK|لاہور|Lahore:en fr de|Лахор:ru|لاهور:ar|लाहौर:hi
PK*|اسلام آباد|Islamabad:en fr de es it|Исламабад:ru|إسلام آباد:ar|इस्लामाबाद:hi|伊斯兰堡:zh
BD*|ঢাকা|Dhaka:en fr de|Daca:pt it|Дакка:ru|ढाका:hi|达卡:zh
NP*|काठमाडौं|काठमांडू:hi|Kathmandu:en de|Katmandou:fr|Katmandú:es|Катманду:ru|加德满都:zh
LK*|කොළඹ|Colombo:en fr de es it|கொழும்பு:ta|Коломбо:ru|科伦坡:zh
AF*|کابل|Kabul:en de es it pt|Kaboul:fr|Кабул:ru|كابول:ar|काबुल:hi|喀布尔:zh|カブール:ja
IR*|تهران|Tehran:en|Teheran:de it sv pl|Téhéran:fr|Teherán:es|Teerã:pt|Тегеран:ru uk|طهران:ar|טהרן:he|Tahran:tr|德黑兰:zh|テヘラン:ja|테헤란:ko|तेहरान:hi
IQ*|بغداد|Baghdad:en it|Bagdad:de fr es sv pl|Bagdá:pt|Багдад:ru uk|בגדאד:he|Bağdat:tr|巴格达:zh|バグダッド:ja|बगदाद:hi
SY*|دمشق|Damascus:en nl|Damaskus:de|Damas:fr|Damasco:es it pt|Damaszek:pl|Damašek:cs|Дамаск:ru uk|דמשק:he|Şam:tr|大马士革:zh|ダマスカス:ja
SY|حلب|Aleppo:en de it|Alep:fr|Alepo:es pt|Алеппо:ru|Halep:tr|阿勒颇:zh
LB*|بيروت|Beirut:en de es it|Beyrouth:fr|Beirute:pt|Bejrut:pl|Бейрут:ru uk|ביירות:he|Beyrut:tr|贝鲁特:zh|ベイルート:ja|베이루트:ko
IL*|ירושלים|القدس:ar|Jerusalem:en de sv|Jérusalem:fr|Jerusalén:es|Jerusalém:pt|Gerusalemme:it|Jerozolima:pl|Jeruzalem:cs nl hr|Jeruzsálem:hu|Иерусалим:ru|Єрусалим:uk|Ιερουσαλήμ:el|Kudüs:tr|قدس:fa|耶路撒冷:zh|エルサレム:ja|예루살렘:ko|यरुशलम:hi
IL|תל אביב|Tel Aviv:en de fr es it pt|Тель-Авив:ru|تل أبيب:ar|特拉维夫:zh|テルアビブ:ja|텔아비브:ko
PS|غزة|Gaza:en fr de es it pt|Газа:ru|Сектор Газа:ru|עזה:he|Gazze:tr|غزه:fa|加沙:zh|ガザ:ja|가자:ko|गाजा:hi
EG*|القاهرة|Kairze:pl|Cairo:en it pt|Kairo:de sv|Le Caire:fr|El Cairo:es|Il Cairo:it|Kair:pl|Káhira:cs|Каир:ru|Каїр:uk|Κάιρο:el|קהיר:he|Kahire:tr|开罗:zh|開羅:zh|カイロ:ja|카이로:ko|काहिरा:hi
EG|الإسكندرية|Alexandria:en de pt|Alexandrie:fr|Alejandría:es|Alessandria d'Egitto:it|Александрия:ru
SA*|الرياض|Riyadh:en|Riad:de es|Riyad:fr tr|Эр-Рияд:ru|ריאד:he|利雅得:zh|リヤド:ja|리야드:ko
SA|مكة|Mecca:en it|Mekka:de nl|La Mecque:fr|La Meca:es|Meca:pt|Мекка:ru|Mekke:tr|麦加:zh
AE|دبي|Dubai:en de it pt|Dubaï:fr|Dubái:es|Дубай:ru uk|迪拜:zh|ドバイ:ja|두바이:ko|दुबई:hi
AE*|أبوظبي|Abu Dhabi:en de it|Abou Dabi:fr|Abu Dabi:es|Абу-Даби:ru|阿布扎比:zh|アブダビ:ja
QA*|الدوحة|Doha:en de fr es it pt|Доха:ru|多哈:zh|ドーハ:ja|도하:ko
KW*|الكويت|Kuwait City:en|Kuwait Stadt:de|Эль-Кувейт:ru
YE*|صنعاء|Sanaa:en de fr|Saná:es|Сана:ru|萨那:zh
JO*|عمان|Amman:en de fr it|Amán:es|Амман:ru|安曼:zh
MA*|الرباط|Rabat:en de fr es it|Рабат:ru|拉巴特:zh
MA|الدار البيضاء|Casablanca:en fr de es it|Касабланка:ru|卡萨布兰卡:zh
DZ*|الجزائر العاصمة|Algiers:en|Alger:fr|Algier:de pl|Argel:es pt|Algeri:it|Алжир:ru|阿尔及尔:zh
TN*|تونس العاصمة|Tunis:en fr de|Túnez:es|Tunisi:it|Тунис:ru|突尼斯:zh
LY*|طرابلس|Tripoli:en fr it|Tripolis:de|Trípoli:es pt|Триполи:ru|的黎波里:zh
SD*|الخرطوم|Khartoum:en fr|Khartum:de|Jartum:es|Cartum:pt|Хартум:ru|喀土穆:zh
ET*|አዲስ አበባ|Addis Ababa:en|Addis Abeba:de it fr|Adís Abeba:es|Аддис-Абеба:ru|亚的斯亚贝巴:zh
KE*|Nairobi|Найроби:ru|نيروبي:ar|内罗毕:zh|ナイロビ:ja
NG|Lagos|Лагос:ru|لاغوس:ar|拉各斯:zh
ZA|Cape Town:en|Kaapstad:af nl|Kapstadt:de|Le Cap:fr|Ciudad del Cabo:es|Cidade do Cabo:pt|Città del Capo:it|Kapsztad:pl|Кейптаун:ru|开普敦:zh|ケープタウン:ja
ZA|Johannesburg|Johannesburgo:es pt|Йоханнесбург:ru|约翰内斯堡:zh|ヨハネスブルク:ja
AU|Sydney|Sídney:es|Сидней:ru|Сідней:uk|Σίδνεϊ:el|سيدني:ar|悉尼:zh|雪梨:zh|シドニー:ja|시드니:ko
AU|Melbourne|Мельбурн:ru uk|墨尔本:zh|メルボルン:ja|멜버른:ko|ملبورن:ar
AU|Brisbane|Брисбен:ru|布里斯班:zh|ブリスベン:ja
AU|Perth|Перт:ru|珀斯:zh
NZ|Auckland|Окленд:ru|奥克兰:zh|オークランド:ja|오클랜드:ko
AU*|Canberra|Camberra:pt|Канберра:ru uk bg|Καμπέρα:el|كانبرا:ar|کانبرا:fa|堪培拉:zh|坎培拉:zh|キャンベラ:ja|캔버라:ko|कैनबरा:hi
NZ*|Wellington|Веллингтон:ru|惠灵顿:zh
SG*|Singapore|Singapur:de es pl tr|Singapour:fr|Singapura:pt id ms|Сингапур:ru|新加坡:zh|シンガポール:ja|싱가포르:ko|سنغافورة:ar|สิงคโปร์:th
MY*|Kuala Lumpur|Куала-Лумпур:ru|吉隆坡:zh|クアラルンプール:ja|쿠알라룸푸르:ko
ID*|Jakarta|Djakarta:fr|Yakarta:es|Jacarta:pt|Giacarta:it|Dżakarta:pl|Джакарта:ru|雅加达:zh|ジャカルタ:ja|자카르타:ko|جاكرتا:ar
PH*|Maynila|Manila:en es de it pt fil|Manille:fr|Манила:ru|马尼拉:zh|マニラ:ja|마닐라:ko
TH*|กรุงเทพ|กรุงเทพฯ|กรุงเทพมหานคร|Bangkok:en de fr it|Banguecoque:pt|Бангкок:ru|曼谷:zh|バンコク:ja|방콕:ko|بانكوك:ar|Băng Cốc:vi
VN*|Hà Nội|Hanoi:en de fr it|Hanói:es pt|Ханой:ru|河内:zh|ハノイ:ja|하노이:ko
VN|TP HCM|TPHCM|Thành phố Hồ Chí Minh|Sài Gòn|Ho Chi Minh City:en|Saigon:en de fr|Hô Chi Minh Ville:fr|Ho Chi Minh Stadt:de|Хошимин:ru|胡志明市:zh|ホーチミン:ja|호찌민:ko
MM|ရန်ကုန်|Yangon:en de|Rangoon:en|Rangún:es|Янгон:ru|仰光:zh|ヤンゴン:ja
KH*|ភ្នំពេញ|Phnom Penh:en fr de|Пномпень:ru|金边:zh|プノンペン:ja
MN*|Улаанбаатар|Ulaanbaatar:en|Ulan Bator:en es it|Oulan Bator:fr|Улан-Батор:ru|乌兰巴托:zh|ウランバートル:ja
KZ*|Астана|Astana:en de fr es|阿斯塔纳:zh|アスタナ:ja
KZ|Алматы|Almaty:en de fr|Алма-Ата:ru|阿拉木图:zh
UZ*|Toshkent|Tashkent:en|Taschkent:de|Tachkent:fr|Taskent:es|Ташкент:ru uk|塔什干:zh
AZ*|Bakı|Baku:en de pl|Bakou:fr|Bakú:es|Баку:ru uk|巴库:zh|バクー:ja
GE*|თბილისი|Tbilisi:en fr it es|Tiflis:de tr|Тбилиси:ru|Тбілісі:uk|第比利斯:zh|トビリシ:ja
AM*|Երևան|Yerevan:en|Jerewan:de|Erevan:fr it|Ereván:es|Ереван:ru|Єреван:uk|埃里温:zh
MD*|Chișinău|Chisinau:en|Kischinau:de|Кишинёв:ru|Кишинев:ru|Кишинів:uk|基希讷乌:zh
AL*|Tiranë|Tirana:en de es it sq|Тирана:ru bg|地拉那:zh
MK*|Скопје|Skopje:en de fr|Скопье:ru|Скопие:bg|Üsküp:tr|斯科普里:zh
XK*|Prishtinë|Prishtina:sq|Pristina:en de fr|Priština:sr hr|Приштина:ru sr
ME*|Podgorica|Подгорица:ru sr
CY*|Λευκωσία|Nicosia:en it es|Nikosia:de|Nicosie:fr|Lefkoşa:tr|Никосия:ru
MT*|Valletta|La Valette:fr|La Valeta:es|Валлетта:ru
`;
