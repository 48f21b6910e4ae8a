import type { CategoryWords } from '../language.js';

/** Stars follow long stems, tildes follow stems that other words begin with (`gól`, `rak`). */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      fotbal*, fotbalov*, chance liga, chance lig*, fortuna liga, fortuna lig*, mol cup*, facr, fačr,
      sparta praha, sparty praha, slavia, slavie, slavii, slavií, slavia praha, viktoria plzeň,
      viktorie plzeň, baník ostrava, baníku ostrava, bohemians, sigma olomouc, slovan liberec,
      mladá boleslav hokej, fc zlín, zbrojovka brno, jablonec fotbal, liga mistrů, ligy mistrů, lize mistrů,
      ligu mistrů, evropská liga, evropské lig*, evropskou ligu, konferenční liga, konferenční lig*,
      liga národů, ligy národů, mistrovství světa, mistrovství evropy, ms v hokeji, ms ve fotbale,
      mistr světa, mistra světa, mistryně světa, mistr evropy, mistryně evropy, světový pohár,
      světového poháru, světovém poháru, sp v, kvalifikace ms, kvalifikaci ms, reprezentace česka,
      národní tým, národního týmu, brankář*, gólman*, útočník sparty, útočník slavie, záložník*, stoper~,
      hattrick*, penalta, penalty, penaltu, penaltě, červená karta, červenou kartu, žlutá karta, ofsajd*,
      gól~, gólov*, semifinál*, čtvrtfinál*, osmifinál*, play off, baráž*, přestup fotbal*, hokej*, extralig*,
      nhl, khl, stanley cup, stanley cupu, stanleyho pohár, stanleyho poháru, jaromír jágr, jágr*, pastrňák*,
      hertl*, nečas martin, martin nečas, hašek dominik, rulík, radim rulík, česko švédsko hokej, trefil síť,
      tenist*, tenis, tenisu, tenisov*, tenise, kvitová, kvitov*, krejčíkov*, vondroušov*, muchov*, plíškov*,
      siniakov*, noskov* lind*, linda nosková, lehečk*, menšík jakub, jakub menšík, macháč tomáš, davis cup,
      davisův pohár, billie jean king, wimbledon*, roland garros, french open, us open, australian open,
      basketbal*, volejbal*, házen*, florbal*, atletik*, atlet~, atleti, oštěp*, barbora špotáková, vadlejch*,
      jakub vadlejch, tyčkař*, běžec na lyžích, běžky světový, biatlon*, biatlonist*, davidov*, soukalov*,
      krejčí biatlon, lyžař*, sjezdov* lyžován*, ester ledecká, ledeck*, snowboardist*, snowboardcross,
      eva samková, adamczyk*, rychlobrusl*, sáblíkov*, krasobrusl*, skok* na lyžích, skokan* na lyžích,
      plavec*, plavkyně, gymnast*, judist*, krpálek, lukáš krpálek, zápasník mma, mma, oktagon*,
      jiří procházka ufc, jiří procházka, ufc, boxer~, boxerk*, cyklist* roku, cyklistik*, silniční cyklist*,
      tour de france, giro d, vuelta, kanoist*, vodní slalom*, kajakář*, veslař*, triatlon*, maratonec,
      formule 1, formuli 1, f1, motogp, rallye dakar, dakar*, velká cena, velké ceny, velké ceně, žokej*,
      velká pardubická, velké pardubické, šachist*, olympij*, olympiád*, olympionik*, paralymp*,
      zlatá medaile, zlatou medaili, stříbrnou medaili, bronzovou medaili, medailist*, schick patrik,
      patrik schick, souček tomáš, tomáš souček, čech petr, petr čech, hašek ivan, miroslav koubek,
      trpišovsk*, nedvěd pavel, pavel nedvěd, real madrid, barcelon*, bayern*, manchester*, liverpool*,
      juventus*, ronaldo*, djokovič*, lewandowsk*, přeborník, českém poháru, kometa brno, komety brno, messi,
      messiho, messim
    `,
    entertainment: `
      herec, herce, herci, herců, hercem, herečk*, hereč*, režisér*, režisérk*, celovečerní film, filmov*,
      kino, kina, kinech, kinem, seriál*, telenovel*, oscar~, oscary, oscara, oscarov*, český lev,
      českého lva, české lvy, zlatý glóbus, zlaté glóby, karlovy vary festival, mff karlovy vary,
      karlovarsk* festival*, hollywood*, zpěvák*, zpěvačk*, zpěvaček, rapper*, muzikant*, kapela, kapely,
      kapelu, kapelou, hudební skupin*, kytarist*, bubeník*, koncert*, album, albem, nový singl, nový klip,
      videoklip*, turné, festival rock for people, colours of ostrava, český slavík, českého slavíka,
      eurovize, eurovizi, superstar, stardance, star dance, tvoje tvář má známý hlas, survivor, love island,
      ulice seriál, ordinace v růžové, zoo seriál, výměna manželek, prostřeno, bachelor, moderátork*,
      moderátor~, influencer*, youtuber*, bavič*, komik, komika, komici, stand up, celebrit*, muzikál*,
      divadl*, divadel*, opera, opery, operní, balet*, národní divadlo, národního divadla, karel gott,
      lucie bílá, helena vondráčková, vondráčkov*, michal david, dara rolins, leoš mareš, mareš leoš,
      libor bouček, jitka čvančarová, čvančarov*, ivan trojan, jiří bartoška, bartošk*, dagmar havlová,
      jiřina bohdalová, bohdalov*, marek eben, karel roden, bolek polívka, polívk*, jan svěrák, sagvan tofi,
      tomáš klus, ben cristovao, ewa farna, farn* ewa, kabát kapela, chinaski, mirai, daniel landa,
      viktor dyk zpěvák, kim kardashian*, star wars, hvězdné války, hra o trůny, harry potter*,
      červeném koberci, červený koberec, gotta, gottovi, gottova
    `,
    technology: `
      smartphon*, chytrý telefon, chytré telefony, chytrého telefonu, chytré hodinky, chytrých hodinek,
      notebook*, tablet~, procesor*, grafická karta, grafické karty, grafických karet, čipset*, polovodič*,
      videoher*, videohr*, počítačov* her*, počítačová hra, počítačové hry, herní konzol*, hráči pc,
      kingdom come, warhorse, gamer*, software*, softwar*, operační systém*,
      operačního systému, prohlížeč*, umělá inteligence, umělé inteligence, umělou inteligenci,
      umělou inteligencí, umělé inteligenci, strojové učení, strojového učení, jazykový model,
      jazykové modely, chatbot*, deepfake*, hacker*, kyberútok*, kyberbezpečnost*, kybernetick*, únik dat,
      úniku dat, škodlivý kód, malware, zranitelnost*, núkib, virtuální realit*, rozšířené reality, cloud,
      cloudu, cloudov*, optick* síť*, síť 5g, sítě 5g, 5g, kvantov* počítač*, wi fi, wifi, bluetooth,
      samořiditeln*, autonomní vozidl*, mobilní aplikac*, programátor*, robotik*, datové centrum,
      datová centra, čatbot*,
      esport*, e sport*
    `,
    science: `
      astronaut*, kosmonaut*, astronom*, astrofyzik*, asteroid*, planetk*, meteorit*, meteorick* roj*,
      perseid*, exoplanet*, černá díra, černé díry, černých děr, černou díru, mléčná dráha, mléčné dráhy,
      galaxi*, teleskop*, dalekohled*, vesmírná stanice, vesmírné stanice, vesmírnou stanici, vesmír, vesmíru,
      vesmírem, vesmírn*, sluneční soustav*, zatmění, polární záře, polární záři, sluneční erupce,
      sluneční bouře, marsovsk* vozítk*, kosmick*, družice, kosmodrom*, svoboda aleš astronaut, cern, fyzik,
      fyzici, fyziků, fyzika, fyziky, kvantová fyzik*, kvantová mechanik*, temná hmota, temné hmoty,
      gravitačn* vln*, biolog, biologové, biologů, geolog, geologové, geologů, paleontolog*, dinosaur*,
      fosilie, zkameněl*, archeolog*, neandertál*, mamut~, mamuti, mamuta, genom~, vědci, vědců, vědec,
      vědkyně, vědcům, vědecký tým, akademie věd, akademii věd, nobelova cena za fyziku,
      nobelovu cenu za fyziku, nobelovu cenu za chemii, supernov*, neurověd*, pravěk*, praděvk*, esa,
      matematik, matematici, chemik, chemici, mikrobiolog*, neuron*, keltsk* poklad*, keltsk*, pravěké,
      genetici, genetik, ornitolog*, entomolog*, paleontologové, bronzov* dob*, doba bronzová
    `,
    health: `
      vakcín*, vakcinac*, očkov*, očkován*, očková*, rakovin*, onkolog*, chemoterapi*, nádor*, cukrovk*,
      diabet*, demenc*, alzheimer*, parkinson*, obezit*, infarkt*, mrtvic*, cévní mozková, vysoký tlak,
      krevní tlak, krevního tlaku, hypertenz*, cholesterol*, astma, astmat*, alergi*, chřipk*, chřipek,
      spalničk*, černý kašel, černého kašle, malári*, tuberkulóz*, hiv, hepatitid*, žloutenk*, borelióz*,
      klíšťov* encefalitid*, klíště, klíšťat*, koronavir*, covid*, szú, státní zdravotní ústav, hygienici,
      hygienik*, ministerstvo zdravotnictví, ministr zdravotnictví, ministra zdravotnictví, zdravotnictví,
      zdravotní pojišťov*, vzp, světová zdravotnická organizace, klinické studie, klinická studie, vitamin*,
      vitamín*, protilátk*, antibiotik*, imunitní systém, chirurg*, epidemiolog*, virolog*, kardiolog*,
      praktický lékař, praktičtí lékaři, praktických lékařů, nutriční terapeut*, psychiatr*, neurolog*,
      dermatolog*, gynekolog*, pediatr*, duševní zdraví, duševního zdraví, duševním zdravím, deprese, depresí,
      úzkosti a deprese, vedlejší účinky, příznak*, symptom*, menopauz*, umělé oplodnění, umělého oplodnění,
      inzulin*, transplant*, salmonel*, ozempic, výpadek léků, nedostatek léků, zásoby léků, léčiv*, sůkl,
      cvičení na záda, migrén*, melanom*, zubař*, stomatolog*, ortoped*, urolog*, endokrinolog*, neonatolog*,
      porodnic*, nespavost*, osteoporóz*, revmat*, meningitid*, sepse, mamograf*, kolonoskop*, dermatoložk*,
      kardiocentrum*, ikem, imunitní*
    `,
    politics: `
      volby, voleb, volbách, volbám, volbami, volební*, volič*, sněmovn*, poslaneck*, poslanec, poslance,
      poslanci, poslanců, poslankyn*, senátor*, vláda petra fialy, vláda andreje babiše, koalic*, koaliční*,
      ods, ano 2011, hnutí ano, top 09, kdu čsl, piráti, pirátů, pirátská strana, spd, stan hnutí,
      motoristé sobě, čssd, sociální demokracie, fialův kabinet, babiš*, andrej babiš, petr fiala,
      fialy petra, fialova vláda, fialovy vlády, petr pavel, prezident pavel, okamur*, tomio okamura,
      rakušan vít, vít rakušan, bartoš ivan, ivan bartoš, jurečk*, schillerov*, havlíček karel,
      karel havlíček, macink*, petr macinka, turek filip, filip turek, konečn* kateřin*, zeman miloš,
      miloš zeman, vyslovení nedůvěry, hlasování o důvěře, důvěru vládě, nedůvěru vládě, ministr zahraničí,
      ministra zahraničí, ministr vnitra, černínský palác, velvyslan*, diplomat*, diplomaci*, parlament*,
      europoslan*, europarlament*, evropský parlament, evropská komise, evropské komise, evropskou komisi,
      bílý dům, bílého domu, bílém domě, biden*, kamala harris*, orbán*, fico*, robert fico, referend*,
      brexit*, ústavní soud zruš*, předseda sněmovny, předsedkyně sněmovny, průzkum preferencí,
      volební preference, stranick*, premiér, premiérem, premiérovi, premiérk*, o nedůvěře, o důvěře,
      hnutí stačilo, koalice stačilo
    `,
    business: `
      burza, burzy, burze, burzu, pražská burza, akcie, akcií, akciím, akciov*, akcionář*, dividend*,
      čistý zisk, čistého zisku, tržby, tržeb, čtvrtletní výsledky, hospodářské výsledky, hrubý zisk,
      akvizic*, převzetí firmy, insolven*, bankrot*, konkurz, propouštění, hromadné propouštění, škoda auto,
      škody auto, kofola, colt cz, csg, agrofert*, křetínsk*, daniel křetínský, epg, kellner*,
      česká spořitelna, čsob, komerční banka, komerční banky, české aerolinie, rohlík cz, ropa brent,
      cena ropy, ceny ropy, bitcoin*, kryptoměn*, investor*, startup*, start up*, živnostní*,
      obchodní řetězec, obchodní řetězce, automobilk*, maloobchod*, wall street, zakázk* za mili*
    `,
    economy: `
      hdp, inflac*, recese, recesi, recesí, úrokov* sazb*, úrokové sazby, úrokových sazeb, sazby čnb, čnb,
      česká národní banka, české národní banky, michl aleš, aleš michl, ecb, fed, centrální bank*,
      nezaměstnanost*, ekonomik*, hospodářský růst, hospodářského růstu, růst ekonomiky, hospodářská krize,
      státní dluh, státního dluhu, schodek, schodku, schodkem, státní rozpočet, státního rozpočtu,
      státním rozpočtu, deficit*, minimální mzda, minimální mzdy, minimální mzdu, průměrná mzda,
      průměrné mzdy, životní náklady, ekonom, ekonomové, ekonomů, ekonomka, ekonomk*, mmf, světová banka,
      ministerstvo financí, ministr financí, ministra financí, čsú, český statistický úřad, cla, cly,
      dovozní cla, trumpova cla, obchodní válk*, kurz koruny, koruna oslabila, koruna posílila, hypoték*,
      hypotéč*, hypoteční*, valorizac*, dph, důchodov* reform*
    `,
    environment: `
      změna klimatu, změny klimatu, změnu klimatu, změnou klimatu, klimatick*, globální oteplování,
      globálního oteplování, oteplován*, skleníkov* plyn*, skleníkové plyny, skleníkových plynů, emise co2,
      emisí co2, oxid uhličitý, oxidu uhličitého, uhlíkov* neutralit*, uhlíková stopa, emisní povolenk*,
      emisních povolenek, green deal, zelená dohoda, obnovitelné zdroje, obnovitelných zdrojů,
      větrné elektrárny, větrných elektráren, větrná elektrárna, solární elektrárn*, solárních elektráren,
      fotovoltai*, biodiverzit*, odlesňován*, ohrožený druh, ohrožené druhy, ohrožených druhů,
      ohroženého druhu, znečištěn*, kvalita ovzduší, kvality ovzduší, smog*, mikroplast*, korálov*, ledovec,
      ledovce, ledovců, tání ledovců, ekolog*, ochranáři, ochránci přírody, ochrana přírody, ochrany přírody,
      chko, chráněná krajinná oblast, chráněné krajinné oblasti, ministerstvo životního prostředí,
      ministr životního prostředí, životní prostředí, životního prostředí, kůrovec, kůrovce, kůrovcov*,
      fosilní paliva, fosilních paliv, greenpeace, hnutí duha, greta thunberg*, ekosystém*, recyklac*,
      zálohován* pet*, zálohy na pet, sucho v krajině, rys ostrovid
    `,
  },
  likely: {
    sports: `
      tým~, týmu, týmy, klub~, kluby, trenér*, kouč*, hráč*, hráčk*, sezon*, sezón*, liga, ligy, lize, ligu,
      turnaj*, pohár*, mistr~, mistři, titul~, medail*, výhra, výhru, výhry, prohra, prohru, porážk*,
      vítězstv*, vyhrál*, porazil*, remíz*, zápas*, utkán*, zraněn*, přestup*, smlouv*, kádr*, rekord*,
      finále, finálov*, fanouš*, stadion*, rozhodčí, sport*, závod*, start, soupeř*, obránc*, obránce,
      útočník*, útočn*, kapitán*, debut*, postup~, postoupil*, sestup*, set, kole, kolo, česk* reprezent*,
      reprezent*, nároďák*, slavist*, sparťan*, sparta, sparty, spartě, plzeň, plzně, baník, branka, branky,
      gólů, trefa, šampion*, světov* žebříč*, kometa, komety, kometě
    `,
    entertainment: `
      film~, filmy, hudb*, hudebn*, skupin*, hvězd*, deska, písnič*, píseň, písn*, singl, klip, show, pořad~,
      nova, primy, televiz*, díl, díly, role, roli, rolí, obsazen*, festival*, knih*, román*, spisovatel*,
      výstav*, muzeum, muzea, galeri*, malíř*, umělec, umělc*, fanouš*, svatb*, rozvod*, rozchod*, rozešl*,
      vztah*, partner*, přítelkyn*, přítel, těhot*, miminko, dcer*, manžel*, instagram*, fotk*, fotograf*,
      šaty, modelk*, netflix*, hbo, disney*, princ harry, meghan, princezn*, vzpomín*, zemřel herec, jeviš*,
      scén*, streamovac*, premiéra, premiéru, premiéry, premiéře
    `,
    technology: `
      aplikac*, aktualizac*, uživatel*, funkc*, zařízen*, gadget*, bateri*, fotoaparát*, displej*, obrazovk*,
      telefon*, mobil*, technologi*, technologick*, digitál*, internet*, online, web~, webov*, stránk*, data,
      dat, soukrom*, server*, konzol*, hra, hry, her, robot*, ai, algoritm*, vývojář*, stáhn*, stream*, hesl*,
      platform*, dron*, čip~, čipy, výrobc*, model~, cena, počítač*, sociální sítě, sociálních sítí, síť,
      sítě, phishing*, podvodn*, operátor*
    `,
    science: `
      výzkum*, výzkumní*, studie, studi*, věd*, vědeck*, objev*, objevili, planet*, měsíc, měsíce, mars~,
      marsu, jupiter*, saturn*, venuš*, oběžn*, družic*, satelit*, raket*, start, hvězd*, slunc*, slunečn*,
      země, zemi, druh, druhy, evoluc*, bakteri*, dna, gen, geny, genetick*, mozek, mozku, kvantov*, částic*,
      molekul*, laborato*, experiment*, milionů let, let staré, kostr*, lebk*, sopk*, starověk*, dávn*,
      univerzit*, profesor*, záhad*, mis*, mise, kometa, komety, kometu
    `,
    health: `
      zdrav*, zdravot*, nemoc~, nemoci, nemocí, onemocněn*, pacient*, nemocnic*, lékař*, doktor*, medicín*,
      medicínsk*, zdravotník*, zdravotn*, léčb*, léčen*, terapi*, lék, léky, léků, léku, dávk*, infekc*,
      nakažen*, nákaz*, vir, viry, virů, viru, virus*, pandemi*, epidemi*, spánek, spánku, stres*, úzkost*,
      diet*, strav*, hubnut*, hubnout, krev, krve, srdc*, plíc*, játr*, ledvin*, kůže, těhoten*, rizik*,
      úmrtí, úmrtnost*, test*, vyšetřen*, diagnóz*, operac*, sestr*, pohotovost*, karantén*, rouš*, organism*,
      prevenc*, lékárn*
    `,
    politics: `
      vláda, vlády, vládě, vládu, vládn*, prezident*, minist*, strana, strany, straně, stranu, politik*,
      politic*, opozic*, opozičn*, zákon*, novel*, hlasován*, hlasoval*, průzkum*, kandidát*, kandidatur*,
      debat*, kampa*, mandát*, předsed*, levic*, pravic*, trump*, putin*, zelensk*, sankc*, projev*, nato, eu,
      summit*, ústav*, demis*, rezign*, hejtman*, primátor*, senát~, senátu
    `,
    business: `
      firm*, společnost*, podnik*, zisk*, ztrát*, prodej*, trh~, trhy, trhu, miliard*, milion*, bank*,
      investic*, investov*, zákazník*, obchod*, továrn*, výrob*, odvětv*, průmysl*, zaměstnan*, šéf firmy,
      ředitel*, ceo, kontrakt*, zakázk*, ropa, ropy, značk*, byznys*, dluh*, úvěr*, aerolink*,
      letecká společnost, majitel*, prodejn*, řetězec, řetězce, pronáj*, fúze, čez, moneta, alza, ppf,
      podnikatel*
    `,
    economy: `
      ekonomick*, hospodář*, růst*, rozpočet, rozpočt*, daň, daně, daní, daňov*, výdaj*, ceny, cen, zdraž*,
      zlevn*, mzd*, plat, platy, platů, důchod*, export*, vývoz*, dovoz*, dluh*, kriz*, trh práce, trhu práce,
      korun*, euro, dolar*, kurz*, spotřeb*, energi*, benzin*, nájm*
    `,
    environment: `
      klima, klimat*, emis*, přírod*, les~, lesy, lesů, lesa, sucho, sucha, povod*, vedra, veder, požár lesa,
      lesní požár, zvíř*, zvířat*, pták*, ptáci, vlk, vlci, vlka, medvěd*, včel*, ryb, ryby, řek*, moř*,
      plast~, plasty, plastov*, odpad*, uhlí, energi*, jádr*, druh*, strom~, stromy, ovzduš*, voda, vody,
      bobr*, vydr*, rys, rysi, čáp*, sýc*, sova, mokřad*, rašelin*, smrk*, bezzásahov*, národní park,
      národního parku, šumav*, krkonoš*, brdy, tůň, tůně, přehrad*, hladin*, ekologové, jezer*, raci,
      invazní druh*, sanac*, skládk*
    `,
  },
};
