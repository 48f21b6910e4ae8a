import type { CategoryWords } from '../language.js';

/** Hungarian sets its endings one behind the other: stars follow long stems, tildes stems that other words begin with. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      futball*, labdarúg*, foci*, focista*, nb i, nb ii, otp bank liga, fizz liga, magyar kupa*, mlsz*,
      bajnokok ligája*, európa liga*, konferencialiga*, konferencia liga*, nemzetek ligája*, világbajnok*,
      európa bajnok*, vb selejtező*, eb selejtező*, vb döntő*, eb döntő*, vb ezüst*, vb arany*, vb bronz*,
      világkupa*, magyar válogatott*, férfi válogatott*, női válogatott*, szövetségi kapitány*, marco rossi,
      rossi kapitány, szoboszlai*, szoboszlai dominik, kerkez*, kerkez milos, varga barnabás, sallai roland,
      orbán vilmos, willi orbán, gulácsi*, dibusz*, puskás aréna válogatott, ferencváros*, fradi*, ftc*,
      újpest fc, honvéd labdarúgó, mtk, debreceni vsc, dvsc, paks fc, puskás akadémia, fehérvár fc, videoton*,
      eto fc, győri eto, kisvárda master, diósgyőr*, dvtk, kapus, kapusa, kapust, csatár*, középpályás*,
      védő játékos, tizenegyes*, büntetőpárbaj*, mesterhármas*, piros lap*, sárga lap*, leshelyzet*, gól,
      gólt, gólja, gólok, góllal, góljával, gólos, góllövő*, öngól*, elődöntő*, negyeddöntő*, nyolcaddöntő*,
      csoportkör*, rájátszás*, osztályozó meccs, meccs, meccse, meccsen, meccset, meccsek*, meccsén,
      mérkőzés*, átigazolás*, edzőmeccs*, vezetőedző*, kispad*, kézilabd*, telekom veszprém*, one veszprém*,
      pick szeged, kosárlabd*, röplabd*, vízilabd*, jégkorong*, hoki*, hokis*, asztalitenisz*, tenisz*,
      teniszező*, fucsovics*, babos tímea, bondár anna, marozsán*, úszó*, milák*, milák kristóf,
      hosszú katinka, hosszú katink*, kós hubert, rasovszky*, betlehem dávid, cseh lászló, kajak*, kajakoz*,
      kenuz*, kopasz bálint, kozák danuta, csipes tamara, vívó*, szilágyi áron, pars krisztián, atléta*,
      atlétika*, atlétikai*, birkóz*, lőrincz tamás, ökölvív*, bokszol*, boksz~, bokszmeccs*, cselgáncs*,
      dzsúdó*, judo*, öttusa*, öttusáz*, gulyás michelle, guzi blanka, tornász*, korcsolyáz*, gyorskorcsolya*,
      műkorcsolya*, rövidpályás gyorskorcsoly*, liu shaolin, liu shaoang, tour de hongrie, tour de france,
      giro d, kerékpáros körverseny*, valter attila, vas blanka, forma 1*, f1, formula 1, hungaroring*,
      magyar nagydíj*, motogp, michelisz*, talmácsi, rali vb, dakar rali, olimpia, olimpián, olimpiát,
      olimpiai*, olimpiára, olimpikon*, téli olimpi*, paralimpi*, aranyérem*, aranyérm*, ezüstérem*,
      ezüstérm*, bronzérem*, bronzérm*, sakkozó*, rapport richárd, polgár judit, wimbledon*, roland garros,
      nba, real madrid*, barcelona*, liverpool*, manchester*, bayern*, juventus*, ronaldo*, mbappé*,
      djokovic*, verstappen*, hamilton*, sportág*, sportcsarnok, csapatkapitány*, játékvezető*, bajnokcsapat*,
      tabella*, messi, messit, messinek
    `,
    entertainment: `
      színész*, színésznő*, filmrendező*, rendezőnő*, játékfilm*, mozifilm*, mozi, mozik*, mozikban, moziba,
      filmfesztivál*, filmsorozat*, filmszínház*, vígjáték*, thriller*, horrorfilm*, oscar*, oscar díj*,
      arany glóbusz*, cannes i*, hollywood*, tévésorozat*, sorozat, sorozata, sorozatot, sorozatban,
      sorozatok, szappanoper*, barátok közt, előzetes* a film, énekes*, énekesnő*, rapper*, zenész*, zenekar*,
      gitáros*, frontember*, dobosa, koncert*, album, albuma, albumot, albumával, új dala, új dalt, slágere*,
      klip, klipje, eurovízi*, a dal döntő*, sziget fesztivál*, volt fesztivál*, megasztár*, x faktor*,
      sztárban sztár*, dancing with the stars, farm vip, házasság első látásra, a nagy duett,
      éjjel nappal budapest, konyhafőnök*, való világ*, valóságshow*, influenszer*, influencer*, youtuber*,
      műsorvezető*, humorista*, stand up*, dumaszínház*, színház*, opera, operában, operaház*, operett*,
      balett*, musical*, majka, azahriah, dzsúdló, desh, beton hofi, rúzsa magdi, zámbó*, gáspár győző,
      gáspár laci, kökény attila, tóth gabi, tóth vera, pápai joci, ákos koncert, demjén ferenc,
      presser gábor, koós jános, korda györgy, bródy jános, charlie koncert, bereczki zoltán, szinetár dóra,
      liptai claudia, nagy ervin, csányi sándor színész, ónodi eszter, gryllus dorka, nemes jeles,
      enyedi ildikó, tarr béla, szabó istván rendező, hajós andrás, sebestyén balázs, istenes bence,
      ördög nóra, nádai anikó, kiss ramóna, lékai kiss, kovács kati, koncz zsuzsa, zalatnay sarolta,
      cserháti zsuzsa, szulák andrea, claudia liptai, kim kardashian*, taylor swift, lady gaga, star wars,
      csillagok háborúja, trónok harca*, harry potter*, vörös szőnyeg*, szépségkirálynő*,
      miss universe hungary, celeb, celebek, celebeket, celebnek
    `,
    technology: `
      okostelefon*, okosóra*, okosórá*, laptop*, notebook*, táblagép*, processzor*, videokártya*,
      videókártya*, félvezető*, chipgyártó*, lapkakészlet*, játékkonzol*, konzolra, videojáték*, videójáték*,
      számítógépes játék*, gamer*, szoftver*, operációs rendszer*, böngésző*, kártevő*,
      zsarolóvírus*, adathalász*, kémprogram*, hekker*, hacker*, kibertámadás*, kiberbiztonság*, kibervédel*,
      kiberbűnöz*, adatszivárgás*, biztonsági rés*, mesterséges intelligencia*, mesterséges intelligenciá*,
      gépi tanulás, nyelvi modell*, chatbot*, csetbot*, deepfake*, virtuális valóság*, kiterjesztett valóság*,
      felhőszolgáltatás*, felhőalapú, adatközpont*, 5g, 5g s, wifi*, bluetooth*, optikai hálózat*, önvezető*,
      kvantumszámítógép*, humanoid robot*, starlink*, blokklánc*, mobilalkalmazás*, digitális állampolgár*,
      mobilinternet*, fejlesztői konferenci*, programozó*,
      e sport*, esport*
    `,
    science: `
      űrhajós*, űrállomás*, űrkutatás*, űrkutató*, űrszonda*, űrszondá*, űrhajó*, űrtávcső*, űrtávcsöv*,
      űreszköz*, űrügynökség*, űrrakét*, űrséta*, űrprogram*, kapu tibor, hunor program, farkas bertalan,
      csillagász*, csillagászat*, asztrofizik*, kisbolygó*, aszteroida*, aszteroidá*, üstökös*, meteor*,
      meteorit*, meteorraj*, hullócsillag*, perseida*, exobolygó*, fekete lyuk*, tejút*, galaxis*, távcső*,
      teleszkóp*, naprendszer*, holdfogyatkozás*, napfogyatkozás*, napkitörés*, napvihar*, sarki fény*,
      szuperhold*, marsjáró*, holdraszállás*, fizikus*, kvantumfizik*, kvantummechanik*, részecskefizik*,
      részecskegyorsító*, sötét anyag*, gravitációs hullám*, ősrobbanás*, biológus*, geológus*,
      paleontológus*, őslénytan*, dinoszaurusz*, fosszília*, kövület*, régész*, régészet*, ásatás*,
      neandervölgyi*, mamut*, őskori*, genom~, génszerkeszt*, crispr, idegtudomány*, agykutat*, tudósok*,
      kutatócsoport*, mta, hun ren, elte kutató*, krausz ferenc, karikó katalin, karikó, fizikai nobel*,
      kémiai nobel*, orvosi nobel*, világegyetem*, univerzum*, szupernóva*, csillagközi*, honfoglalás kori,
      bronzkori*, avar kori, tudós, tudóst, tudósai, tudósa, tudósokat, tudósoknak, esa, archeogenetik*,
      matematikus*, kémikus*, mikrobiológus*, etológus*, dínó*, grafén*, neolitikum*, bronzkor*, honfoglal*,
      csontlelet*, abel díj*, természettudományi múzeum*, törzsfá*, cern, cernben, cern ben
    `,
    health: `
      vakcina*, vakciná*, védőoltás*, oltási*, mellrák*, tüdőrák*, bőrrák*, prosztatarák*, vastagbélrák*,
      méhnyakrák*, hasnyálmirigyrák*, rákbeteg*, rákszűrés*, daganat*, daganatos*, onkológ*, kemoterápi*,
      cukorbeteg*, inzulin*, vércukor*, demenci*, alzheimer*, parkinson kór*, elhízás*, szívinfarktus*,
      szívroham*, szívbeteg*, szívelégtelen*, stroke*, agyvérzés*, vérnyomás*, koleszterin*, asztma*,
      allergi*, parlagfű*, pollen*, influenza*, influenzás*, kanyaró*, szamárköhögés*, malári*, tuberkulóz*,
      hepatitis*, szalmonell*, koronavírus*, covid*, nngyk, nemzeti népegészségügy*, népegészségügy*,
      egészségügy*, egészségügyi államtitkár*, takács péter államtitkár, belügyminisztérium egészségügy*, who,
      egészségügyi világszervezet*, háziorvos*, szakorvos*, rezidens*, kórházi várólist*, várólist*,
      klinikai vizsgálat*, klinikai kísérlet*, vitamin*, antitest*, antibiotikum*, immunrendszer*,
      immunerősít*, sebész*, kardiológ*, dietetikus*, pszichiát*, neurológ*, bőrgyógyász*, nőgyógyász*,
      gyermekorvos*, mentális egészség*, lelki egészség*, mellékhatás*, tünet*, tünetei, menopauza*,
      lombikprogram*, meddőség*, transzplantáci*, szervátültet*, szervdonáció*, depresszió*, szorongás*,
      álmatlanság*, migrén*, csontritkulás*, csípőprotézis*, gyógyszerhiány*, gyógyszer*, gyógyszertár*,
      fogyókúr*, bélflóra*, pajzsmirigy*, zsírmáj*, autizmus*, adhd, semmelweis egyetem*, mentők országos,
      rákos daganat*, rákos beteg*, rákos sejt*, rákkeltő*, rákkutat*, melanoma*, ortopéd*, urológ*,
      fogorvos*, fogászat*, reumatológ*, endokrinológ*, gyógytorna*, gyógytornász*, derékfájás*, vízhajtó*,
      szepszis*, agyhártyagyulladás*, mammográfi*, kolonoszkóp*, lyme kór*, kullancs*, szülészet*,
      praxisközösség*, tüdőgyulladás*
    `,
    politics: `
      választás*, választások*, választási*, országgyűlés*, parlament*, parlamenti*, képviselő*,
      országgyűlési képviselő*, fidesz*, fidesz kdnp, kdnp*, tisza párt*, dk, demokratikus koalíció*, mszp*,
      momentum*, jobbik*, mi hazánk*, lmp, kétfarkú*, orbán viktor*, orbán kormány*, orbán, magyar péter*,
      gyurcsány*, gyurcsány ferenc, dobrev*, dobrev klára, karácsony gergely*, lázár jános, szijjártó*,
      szijjártó péter, gulyás gergely*, rogán*, rogán antal, kocsis máté, semjén*, toroczkai*, vona gábor,
      kövér lászló, sulyok tamás, novák katalin, varga judit, pintér sándor, navracsics*, hadházy*,
      tordai bence, szél bernadett, márki zay*, hadházy ákos, deutsch tamás, köztársasági elnök*,
      miniszterelnök*, kormányszóvivő*, kormányinfó*, kormányfő*, államtitkár*, népszavazás*, alaptörvény*,
      bizalmatlansági*, nemzeti konzultáci*, előválasztás*, koalíció*, ellenzék*, ellenzéki*,
      időközi választás*, európai parlament*, ep képviselő*, ep választás*, európai bizottság*,
      von der leyen*, külügyminiszter*, külügy*, nagykövet*, diplomat*, diplomáci*, fehér ház*, biden*,
      kamala harris*, brexit*, szenát*, szenátor*, kongresszus, képviselőház*, szuverenitásvédel*,
      házszabály*, közmédia elnök, választók, választókat, választópolgár*, választókerület*, választókörzet*,
      tiszás, tiszások, tiszásokat
    `,
    business: `
      tőzsde*, tőzsdé*, bét, bux, bux index*, részvény*, részvényes*, osztalék*, adózott eredmény*,
      árbevétel*, negyedéves eredmény*, nyereség*, felvásárlás*, felvásárol*, összeolvad*, csőd, csődbe,
      csődvédel*, felszámolás*, csoportos létszámleépítés*, létszámleépítés*, elbocsátás*, leépítés*, otp,
      otp bank*, mol csoport, richter gedeon, magyar telekom, 4ig, opus global, mészáros lőrinc, wizz air*,
      mvm, mbh bank*, audi hungaria*, mercedes gyár*, catl*, byd szeged*, samsung göd, akkumulátorgyár*,
      olajár*, brent, kőolaj*, bitcoin*, kriptopénz*, kriptovalut*, kriptodeviz*, befektető*, befektetők*,
      startup*, kiskereskedelmi lánc*, áruházlánc*, spar magyarország*, kkv*, kata adó*, állampapír*,
      wall street
    `,
    economy: `
      infláció*, inflációs*, gdp*, bruttó hazai termék*, recesszió*, alapkamat*, kamatdöntés*, kamatvágás*,
      kamatcsökkent*, kamatemel*, jegybank*, mnb*, matolcsy*, varga mihály, ekb, fed, európai központi bank*,
      munkanélküli*, gazdasági növekedés*, gazdasági válság*, gazdaságpolitik*, gazdaságfejleszt*,
      nemzetgazdasági*, nagy márton, államadósság*, költségvetés*, költségvetési*, hiánycél*, minimálbér*,
      reálbér*, átlagkereset*, bérnövekedés*, megélhetési költség*, imf*, világbank*, közgazdász*,
      külkereskedel*, vám, vámok*, vámháború*, vámot, kereskedelmi háború*, forintárfolyam*, euróárfolyam*,
      ksh*, áfa, szja*, nyugdíjemel*, tizenharmadik havi, árrésstop*, árstop*, hitelminősítő*, moody s*,
      otthon start*, csok plusz, babaváró*, uniós források*, áremelkedés*, lakásár*, gyengült a forint,
      erősödött a forint, gyengül a forint, erősödik a forint, áfát, áfája
    `,
    environment: `
      klímaváltozás*, klímavédel*, klímaválság*, klímacsúcs*, klímasemleges*, klímacél*, éghajlatváltozás*,
      éghajlat*, globális felmelegedés*, üvegházhatás*, üvegházgáz*, szén dioxid*, széndioxid*,
      karbonsemleges*, károsanyag kibocsátás*, megújuló energia*, megújuló energiá*, napelem*, napelemes*,
      naperőmű*, szélerőmű*, szélturbina*, biodiverzitás*, biológiai sokféleség*, erdőirtás*, fakivágás*,
      veszélyeztetett faj*, kihalás*, kihalással, védett állat*, védett madár*, védett növény*,
      természetvédel*, természetvédő*, környezetvédel*, környezetvédő*, környezetszenny*, légszennyez*,
      levegőminőség*, szmog*, vízszennyez*, mikroműanyag*, műanyagszenny*, korallzáton*, korall*, gleccser*,
      jégtakaró*, tengerszint*, fosszilis tüzelőanyag*, fosszilis energia*, fosszilis*, wwf, greenpeace,
      greta thunberg, vízhiány*, elsivatagosod*, homokhátság*, újrahasznosít*, hulladékgazdálkod*,
      palackvisszavált*, visszaváltó*, árvízi tározó, ökoszisztém*, ökológia*, inváziós faj*, vizes élőhely*,
      duna ipoly, fertő tó, madártani*, mme
    `,
  },
  likely: {
    sports: `
      csapat*, játékos*, edző*, klub*, szezon*, idény*, bajnok*, bajnokság*, kupa*, győz*, győzelem*, győzött,
      vereség*, döntetlen*, nyert, kikapott, legyőzte*, játszott, stadion*, szurkoló*, döntő*, szerződés*,
      igazol*, sérülés*, kapitány*, forduló*, rekord*, sport*, sportoló*, érem, érmet, verseny*, versenyző*,
      pilóta*, futam*, időmérő*, válogatott*, újpest*, honvéd*
    `,
    entertainment: `
      film*, zene*, dal, dala, dalok, lemez*, színpad*, show*, műsor*, tévé*, tv2*, rtl*, évad*, epizód*,
      szerep*, szereplő*, főszerep*, bemutató*, premier*, fesztivál*, könyv*, regény*, író*, költő*,
      kiállítás*, múzeum*, festő*, művész*, rajongó*, esküvő*, válás*, elvált, szakít*, szerelm*, párja,
      barátnő*, várandós*, terhes*, baba, babát, kisfia, kislánya, instagram*, fotó*, bikini*, ruhá*, modell*,
      netflix*, disney*, hbo*, harry herceg*, meghan*, katalin hercegné, sztár*, díj*, gála*, sztár, sztárja,
      sztárok
    `,
    technology: `
      alkalmazás*, frissítés*, felhasználó*, funkció*, eszköz*, kütyü*, akkumulátor*, kamera*, kijelző*,
      képernyő*, telefon*, mobil*, technológi*, digitális*, internet*, online, weboldal*, adat*, adatvédel*,
      szerver*, játék*, robot*, algoritmus*, fejlesztő*, letölt*, streaming*, jelszó*, jelszav*, platform*,
      drón*, chip*, google*, apple*, microsoft*, meta, facebook*, tiktok*, openai*, számítógép*,
      közösségi média*, bankkártya*, csaló*
    `,
    science: `
      kutat*, kutató*, tanulmány*, felfedez*, bolygó*, hold, holdon, holdra, mars, marson, jupiter*,
      szaturnusz*, vénusz*, műhold*, rakéta*, csillag*, kozmikus*, ősi, fajok*, evolúció*, baktérium*, dns*,
      genetik*, agy, agyunk, agyi, kvantum*, részecsk*, molekul*, laboratórium*, kísérlet*, millió év*,
      millió éves, ezer éves, csontváz*, koponya*, vulkán*, tudomány*, egyetem*, professzor*, rejtély*,
      küldetés*, lelet*, faj, fajt, gén, gének, génje
    `,
    health: `
      egészség*, egészséges*, betegség*, beteg*, kórház*, orvos*, ápoló*, nővér*, orvosi*, gyógyít*, kezelés*,
      terápi*, adag*, fertőzés*, fertőző*, fertőzött*, vírus*, járvány*, alvás*, stressz*, étkezés*, diéta*,
      diétá*, táplálkoz*, fogyás*, tüdő*, vese*, terhesség*, kockázat*, halálozás*, teszt*, diagnóz*, műtét*,
      szűrés*, patika*, karantén*, maszk*, megelőzés*, sürgősségi*, dohányzás*, alkohol*, oltás, oltást,
      oltások*, szív, szíve, szívünk, májbeteg*
    `,
    politics: `
      kormány*, elnök*, miniszter*, minisztérium*, párt, pártja, pártok*, politik*, politikus*, törvény*,
      szavaz*, szavazás*, jelölt*, kampány*, vita, vitá*, polgármester*, mandátum*, trump*, putyin*,
      zelenszkij*, szankció*, beszéd*, nato*, eu, uniós*, brüssel*, csúcs*, lemond*, tüntetés*, frakció*
    `,
    business: `
      cég*, vállalat*, társaság*, profit*, veszteség*, eladás*, értékesít*, piac*, milliárd*, millió*, bank*,
      beruház*, befektet*, ügyfél*, ügyfele*, üzlet*, kereskede*, gyár*, termel*, ipar*, iparág*,
      munkavállaló*, dolgozó*, vezérigazgató*, szerződés*, olaj*, üzemanyag*, benzin*, márka*, adósság*,
      hitel*, légitársaság*, ingatlan*, árfolyam*, tulajdonos*, mol, fúzió*, lidl, aldi, tesco, vállalkozó*,
      vállalkozás*
    `,
    economy: `
      gazdaság*, gazdasági*, növekedés*, kiadás*, árak*, drágul*, drágább*, olcsóbb*, béremel*, fizetés*,
      nyugdíj*, export*, import*, adósság*, válság*, munkaerőpiac*, euró*, dollár*, fogyasztás*, fogyasztó*,
      élelmiszer*, rezsi*, kamat*, hiány*, forint*, gazdaság, gazdaságot, adó, adók, adót, adóemel*,
      adócsökkent*, adózás*, bérek
    `,
    environment: `
      klíma*, környezet*, kibocsátás*, természet*, erdő*, aszály*, árvíz*, hőség*, hőhullám*, erdőtűz*,
      állat*, madár*, madara*, farkas*, medve*, medvé*, méhek*, halak*, folyó*, tenger*, balaton*, duna*,
      műanyag*, szemét*, hulladék*, energia*, energiá*, atomerőmű*, paksi*, fák*, vizek*, zöld*, élőhely*,
      szennyez*, nemzeti park*, kócsag*, gólya*, sasok, réti sas, szarvas*, vaddisznó*, hiúz*, hód, hódok,
      denevér*, vízállás*, talajvíz*, nádas*, tó, tavak, velencei tó, ökológus*, védett, szennyvíz*,
      vegyi anyag*, oldószer*, zöldhatóság, erdész*, botanikus*, lápok
    `,
  },
};
