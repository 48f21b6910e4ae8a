import type { TopicWords } from './topic-words.js';

/** Stars stand behind long stems, tildes where other words begin alike (`gol`, `rak`). */
export const pl: TopicWords = {
  language: 'pl',
  sure: {
    sports: `
      piłkarz*, piłkark*, piłkarsk*, piłka nożna, piłki nożnej, piłkę nożną, piłce nożnej, ekstraklas*,
      pko bp ekstraklasa, betclic, i liga piłki, pzpn, puchar polski, pucharu polski, pucharze polski,
      superpuchar*, liga mistrzów, ligi mistrzów, lidze mistrzów, ligę mistrzów, liga europy, ligi europy,
      lidze europy, liga konferencji, ligi konferencji, lidze konferencji, liga narodów, ligi narodów,
      lidze narodów, mistrzostwa świata, mistrzostw świata, mistrzostwach świata, mistrzostwa europy,
      mistrzostw europy, mistrzostwach europy, mistrz świata w, mistrzyni świata, mistrzostwo polski,
      mistrzostwa polski w, puchar świata, pucharu świata, pucharze świata, mundial*, kadra narodowa,
      reprezentacja polski, reprezentacji polski, reprezentant polski, biało czerwon*, selekcjoner*, legia,
      legii, legię, legia warszawa, lech poznań, lecha poznań, raków częstochowa, rakowa, jagielloni*,
      widzew*, pogoń szczecin, górnik zabrze, wisła kraków, wisły kraków, cracovi*, śląsk wrocław,
      lechia gdańsk, motor lublin, korona kielce, zagłębie lubin, ruch chorzów, arka gdynia, bramkarz*,
      napastnik*, pomocnik reprezentacji, rzut karny, rzutu karnego, rzuty karne, rzutów karnych, hat trick*,
      czerwona kartka, czerwoną kartkę, żółta kartka, spalony var, gol~, gole, półfinał*, ćwierćfinał*,
      finał pucharu, finału pucharu, faza grupowa, fazie grupowej, fazy grupowej, baraż*, mecz, meczu, mecze,
      meczem, meczów, meczach, okienko transferowe, okienku transferowym, siatkar*, siatków*, plusliga,
      pluslig*, tauron liga, koszykar*, koszyków*, plk, żużel, żużla, żużlow*, pge ekstraliga, zmarzlik*,
      bartosz zmarzlik, tenisist*, tenis, tenisa, tenisie, tenisow*, hurkacz*, świątek, świątek iga,
      iga świątek, igi świątek, igę świątek, fręch, linette, lewandowski, robert lewandowski, lewandowskiego,
      lewandowskiemu, lewandowskim, zieliński piotr, szczęsny, milik, krychowiak, probierz*, michał probierz,
      jan urban, skoki narciarskie, skoków narciarskich, skoczek narciarski, skoczkowie, stoch, kamil stoch,
      kubacki, żyła piotr, turniej czterech skoczni, turnieju czterech skoczni, skoczni, biathlon*,
      biegi narciarskie, biegach narciarskich, narciarstwo alpejskie, łyżwiar*, lekkoatlet*, rzut młotem,
      pływak, pływaczk*, pływaków, bokser*, boks, boksu, ksw, fame mma, mma, judo, judok*, zapaśni*,
      szermier*, wioślar*, kolarz*, kolarst*, kolarsk*, tour de pologne, tour de france, giro d, vuelta,
      formuła 1, formuły 1, formule 1, f1, kubica, robert kubica, grand prix, wyścig f1, rajd dakar, hokeist*,
      hokej*, hokeja, piłkarze ręczni, piłka ręczna, piłki ręcznej, szczypiornist*, szczypiorniak*, rugby,
      golfist*, igrzyska, igrzysk, igrzyskach, olimpiad*, olimpijczyk*, olimpijsk*, paraolimp*, medalist*,
      złoty medal, srebrny medal, brązowy medal, wimbledon*, roland garros, rolanda garrosa, fc barcelona,
      barcelony, real madryt, realu madryt, manchesteru, juventusu, bayern*, bayernu, messi, ronaldo, mbappe,
      djoković
    `,
    entertainment: `
      aktor, aktora, aktorem, aktorzy, aktorów, aktorom, aktork*, aktorsk*, reżyser*, film fabularny, filmow*,
      festiwal filmowy, festiwalu w cannes, festiwal w cannes, festiwal w gdyni, oscar~, oscary, oscarow*,
      złote globy, złotych globów, kino, kina, kinach, kinow*, kinie, serial*, telenowel*, premiera filmu,
      zwiastun*, piosenkar*, piosenk*, wokalist*, raper*, muzyk rockowy, zespół muzyczny, koncert*, album,
      albumu, albumem, nowy singiel, płyta roku, eurowizj*, festiwal w opolu, opole festiwal, sopot festival,
      open er, open era, pol and rock, top of the top, fryderyki, fryderyków, taniec z gwiazdami,
      tańca z gwiazdami, tańcu z gwiazdami, must be the music, the voice of poland, mam talent,
      twoja twarz brzmi znajomo, rolnik szuka żony, rolnika szuka żony, love island, big brother,
      hotel paradise, azja express, ślub od pierwszego wejrzenia, m jak miłość, na wspólnej, klan serial,
      pierwsza miłość, celebryt*, gwiazda tvn, gwiazda serialu, gwiazda estrady, prezenterk*, influencer*,
      youtuber*, tiktoker*, kabaret*, komik, komika, stand uper*, teatr*, spektakl*, musical*, opera, operze,
      doda, dody, edyta górniak, górniak, maryla rodowicz, rodowicz, małgorzata rozenek, rozenek,
      kuba wojewódzki, wojewódzki, magda gessler, gessler, krzysztof ibisz, ibisz, sanah, dawid podsiadło,
      podsiadło, quebonafide, taco hemingway, zenek martyniuk, martyniuk, krzysztof krawczyk, beata kozidrak,
      kozidrak, roxie węgiel, viki gabor, anna lewandowska, marcin hakiel, katarzyna cichopek, cichopek,
      kurzajewski, agnieszka holland, pawlikowski, wajda, dorociński, boguś linda, szyc, kożuchowska,
      gwiezdne wojny, gwiezdnych wojen, gra o tron, wiedźmin serial, czerwony dywan, czerwonym dywanie,
      show biznes*, showbiznes*
    `,
    technology: `
      smartfon*, laptop*, tablet~, tablety, smartwatch*, procesor*, karta graficzna, karty graficzne,
      karty graficznej, kart graficznych, półprzewodnik*, konsola, konsoli, konsole, konsolę, gracz pc,
      gracze pc, gra wideo, gry wideo, gier wideo, cd projekt, wiedźmin 4, cyberpunk, esport*, e sport*,
      oprogramowani*, system operacyjny, systemu operacyjnego, przeglądark*, sztuczna inteligencja,
      sztucznej inteligencji, sztuczną inteligencję, sztuczną inteligencją, uczenie maszynowe, model językowy,
      modele językowe, chatbot*, czatbot*, deepfake*, haker*, cyberatak*, cyberbezpieczeństw*, cyberprzestęp*,
      wyciek danych, wycieku danych, złośliwe oprogramowanie, lukę bezpieczeństwa, luka bezpieczeństwa,
      wirtualna rzeczywistość, wirtualnej rzeczywistości, rzeczywistość rozszerzona, w chmurze obliczeniowej,
      chmura obliczeniowa, światłowod*, sieć 5g, sieci 5g, komputer kwantowy, komputery kwantowe,
      komputera kwantowego, mobywatel*, aplikacja mobilna, aplikację mobilną, autonomiczne samochody,
      robot humanoidalny, ładowarka usb, megapiksel*
    `,
    science: `
      astronaut*, kosmonaut*, astronom*, astrofizy*, planetoid*, asteroid*, kometa, komety, kometę, meteoryt*,
      meteorów, perseid*, egzoplanet*, czarna dziura, czarnej dziury, czarne dziury, czarnych dziur,
      czarną dziurę, droga mleczna, drogi mlecznej, galaktyk*, teleskop*, stacja kosmiczna, stacji kosmicznej,
      międzynarodowa stacja, układ słoneczny, układu słonecznego, układzie słonecznym, zaćmieni*,
      zorza polarna, zorzy polarnej, zorzę polarną, burza słoneczna, łazik marsjański, łazik nasa,
      sonda kosmiczna, sondy kosmicznej, statek kosmiczny, kosmiczn*, uznański*, sławosz uznański, cern,
      fizyk, fizyka kwantowa, fizycy, fizyków, mechanika kwantowa, ciemna materia, ciemnej materii,
      fale grawitacyjne, wielki wybuch wszechświata, biolog, biologów, biolodzy, geolog~, geolodzy,
      paleontolog*, paleontolodzy, dinozaur*, skamieniałoś*, skamielin*, archeolog*, archeolodzy, neandertal*,
      mamut~, mamuty, genom~, naukowc*, naukowiec, naukowczyni*, pan naukowcy, polska akademia nauk,
      polskiej akademii nauk, nagroda nobla z fizyki, nobla z chemii, wszechświat*, supernow*, prehistoryczn*,
      neuronauk*, centrum nauki kopernik, esa
    `,
    health: `
      szczepion*, szczepien*, szczepić, zaszczep*, rak, raka, rakiem, raku, nowotw*, onkolog*, chemioterap*,
      guz mózgu, cukrzyc*, demencj*, alzheimer*, parkinson*, otyłoś*, udar mózgu, udaru mózgu, nadciśnien*,
      cholesterol*, astma, astmy, astmę, alergi*, gryp~, grypa, grypy, grypę, grypie, krztusiec, malari*,
      gruźlic*, hiv, aids, hepatyt*, żółtaczk*, borelioz*, koronawirus*, nfz, sanepid*, gis ostrzega,
      minister zdrowia, ministra zdrowia, ministrem zdrowia, ministerstwo zdrowia, ministerstwa zdrowia,
      resort zdrowia, ochrona zdrowia, ochrony zdrowia, ochronie zdrowia, służba zdrowia, służby zdrowia,
      światowa organizacja zdrowia, badania kliniczne, badaniach klinicznych, refundacj*, lista leków,
      leki refundowane, witamin*, przeciwciał*, antybiotyk*, układ odpornościowy, układu odpornościowego,
      odpornoś*, chirurg*, epidemiolog*, wirusolog*, kardiolog*, dietetyk*, dietetyczk*, diabetolog*,
      neurolog*, dermatolog*, ginekolog*, pediatr*, psychiatr*, zdrowie psychiczne, zdrowia psychicznego,
      skutki uboczne, objaw*, menopauz*, in vitro, insulin*, przeszczep*, transplant*, sepsa, sepsy,
      salmonell*, ozempic, lekarze rodzinni, lekarz poz, oddział intensywnej terapii, intensywnej terapii,
      chorob nowotworow*, choroby nowotworow*, choroby serca, chorób serca, profilaktyk*, zawał serca,
      zawału serca, zawałem, zawału, zachorowań na odrę, zachorowania na odrę, epidemia odry
    `,
    politics: `
      wybory, wyborów, wyborach, wyborom, wyborcz*, wyborc*, sejm~, sejmie, sejmow*, sejmu, senat~, senacie,
      senator*, poseł, posła, posłowie, posłów, posłank*, posłom, koalicj*, koalicyjn*, pis, pis u,
      prawo i sprawiedliwość, prawa i sprawiedliwości, platforma obywatelska, platformy obywatelskiej,
      koalicja obywatelska, koalicji obywatelskiej, polska 2050, psl, lewica razem, nowa lewica, nowej lewicy,
      konfederacj*, tusk, tuska, tuskiem, tuskowi, donald tusk, kaczyński*, jarosław kaczyński, morawiecki*,
      nawrock*, karol nawrocki, trzaskowsk*, rafał trzaskowski, andrzej duda, andrzeja dudy, hołowni*,
      szymon hołownia, kosiniak kamysz, sikorsk*, radosław sikorski, bosak, mentzen*, braun grzegorz,
      grzegorz braun, czarzast*, giertych*, ziobr*, bodnar*, wotum zaufania, wotum nieufności,
      rekonstrukcj* rządu, expose, exposé, trybunał konstytucyjny, trybunału konstytucyjnego, pkw, referend*,
      parlament*, europoseł, europosł*, europarlament*, komisja europejska, komisji europejskiej, biały dom,
      białego domu, białym domu, brexit*, msz, ministerstwo spraw zagranicznych, szef msz,
      minister spraw zagranicznych, dyplomat*, dyplomacj*, kprm, marszałek sejmu, marszałka sejmu,
      marszałek senatu, prezydent elekt
    `,
    business: `
      gpw, wig20, wig 20, giełd*, akcje spółki, akcji spółki, akcjonariusz*, dywidend*, zysk netto,
      zysku netto, strata netto, przychody spółki, przychodów, wyniki kwartalne, wyniki finansowe,
      przejęcie spółki, fuzja, fuzji, upadłoś*, bankructw*, zwolnienia grupowe, zwolnień grupowych, pkn orlen,
      pko bp, pekao, kghm, pzu, allegro, lpp, dino polska, inpost*, jsw, lotos, ceny ropy, cena ropy,
      ropa brent, bitcoin*, kryptowalut*, inwestor*, startup*, sieć handlowa, sieci handlowe,
      handlow* niedziel*, niedziele handlowe, niedziela handlowa, ubezpieczyciel*
    `,
    economy: `
      pkb, inflacj*, recesj*, stopy procentowe, stóp procentowych, stopach procentowych, rpp,
      rada polityki pieniężnej, rady polityki pieniężnej, nbp, glapińsk*, adam glapiński, ebc, fed,
      rezerwa federalna, bank centralny, banku centralnego, banki centralne, bezroboci*, stopa bezrobocia,
      wzrost gospodarcz*, wzrostu gospodarczego, gospodark*, kryzys gospodarcz*, dług publiczny,
      długu publicznego, deficyt*, budżet państwa, budżetu państwa, ustawa budżetowa, gus, płaca minimalna,
      płacy minimalnej, płacę minimalną, średnia krajowa, koszty życia, ekonomist*, mfw, bank światowy,
      banku światowego, minister finansów, ministra finansów, ministerstwo finansów, cła, wojna handlowa,
      wojny handlowej, kurs euro, kurs dolara, kurs franka, kursy walut, kredyty hipoteczne,
      kredyt hipoteczny, wibor, waloryzacj*, vat
    `,
    environment: `
      zmiany klimatu, zmian klimatu, zmianami klimatu, zmiana klimatu, zmianie klimatu, zmianom klimatycznym,
      zmiany klimatyczne, kryzys klimatyczny, kryzysu klimatycznego, globalne ocieplenie,
      globalnego ocieplenia, ocieplenie klimatu, gazy cieplarniane, gazów cieplarnianych, efekt cieplarniany,
      emisji co2, emisja co2, emisje co2, emisji dwutlenku węgla, dwutlenk*, neutralność klimatyczn*,
      neutralności klimatycznej, odnawialn*, oze, fotowoltai*, farma wiatrowa, farmy wiatrowe,
      farm wiatrowych, wiatrak*, elektrownie wiatrowe, transformacj* energetyczn*, zielony ład,
      zielonego ładu, bioróżnorodnoś*, wylesiani*, zagrożone gatunki, zagrożony gatunek, zagrożonych gatunków,
      gatunek zagrożony, smog*, jakość powietrza, zanieczyszcz*, mikroplastik*, rafy koralow*, rafa koralowa,
      lodowiec, lodowc*, lodowca, ekolog*, ekologiczn*, ekologi*, parki narodowe, parków narodowych,
      rezerwat* przyrody, ochrona przyrody, ochrony przyrody, ochrona środowiska, ochrony środowiska,
      ministerstwo klimatu, minister klimatu, resort klimatu, lasy państwowe, lasów państwowych, wycink*,
      wycinka drzew, system kaucyjny, recykling*, paliwa kopalne, paliw kopalnych, greenpeace, wwf,
      greta thunberg, strefa czystego transportu, strefy czystego transportu, puszcza białowieska,
      puszczy białowieskiej, śnięte ryby, katastrofa ekologiczna
    `,
  },
  likely: {
    sports: `
      drużyn*, zespół, klub~, trener~, trenerem, trenerk*, zawodnik*, zawodniczk*, piłk*, sezon~, liga, ligi,
      lidze, ligę, lig, turniej*, puchar*, mistrz~, mistrzyni, mistrzost*, tytuł, medal~, medale, wygrana,
      wygrał*, porażk*, zwycięst*, remis~, kontuzj*, transfer~, kontrakt*, kadra, kadry, kadrze, kadrowicz,
      rekord*, rekord świata, finał~, finale, kibic*, stadion*, sędzi*, sport*, sportow*, zawody, wyścig*,
      start, rywal*, obrońc*, pomocnik*, kapitan~, debiut*, występ*, awans*, spadek, rund*, legend*, bieg*,
      skok*, skocz*, nart*, sparing*
    `,
    entertainment: `
      film~, filmy, muzyk*, muzycz*, zespół, gwiazd*, płyta, płytę, płyty, singiel, teledysk*, hit~, przebój,
      przeboj*, tras*, scen*, estrad*, show, program~, tvn, polsat~, tvp, telewizj*, odcin*, sezon~, rola,
      roli, rolę, obsad*, premier*, festiwal*, książk*, powieś*, pisar*, wystaw*, muzeum, malarz*, artyst*,
      fani, fanów, ślub~, rozwód, rozwod*, rozsta*, związek, związku, partner*, ciąż*, dziecko, żona, żonie,
      mąż, mężem, instagram*, zdjęcie, zdjęcia, kreacj*, sukien*, dziennikark*, prowadząc*, netflix*, hbo,
      disney, książę harry, meghan, księżna kate, opole, sopot, jubileusz*, wspomina, zdradzi*
    `,
    technology: `
      aplikacj*, aktualizacj*, użytkownik*, funkcj*, urządzen*, gadżet*, bateri*, aparat*, ekran*, telefon~,
      telefony, technolog*, cyfrow*, internet*, sieć, online, strona internetowa, serwis*, dane, danych,
      prywatnoś*, serwer*, konsol*, gra, gry, gier, grę, gracz*, robot*, ai, algorytm*, programist*, pobrać,
      streaming*, hasł*, platform*, dron*, chip*, producent*, premier*, model~, cena, ceny, android*, tiktok*,
      chmur*, phishing*, oszust*, operator*, sieci, komputer*, blik, słuchawk*
    `,
    science: `
      badacz*, badani*, badań, nauk*, naukow*, odkry*, odkrył*, odkryci*, kosmos~, kosmosie, przestrzeni,
      planet*, księżyc*, mars~, marsie, jowisz*, saturn~, wenus, orbit*, satelit*, rakiet*, start, gwiazd*,
      słońc*, słoneczn*, ziemi, ziemia, ziemię, gatun*, ewolucj*, bakteri*, dna, geny, genów, genetycz*,
      mózg*, kwantow*, cząst*, molekul*, laborator*, eksperyment*, milionów lat, mln lat, lat temu, szkielet*,
      czaszk*, wulkan*, starożytn*, pradawn*, uniwersytet*, profesor*, tajemnic*, misj*
    `,
    health: `
      zdrow*, chorob*, chory, chorych, pacjent*, szpital*, lekarz*, lekarsk*, doktor, medycz*, medycyn*,
      medyk*, leczen*, terapi*, lek, leki, leków, leku, dawk*, zakażen*, zakaż*, wirus*, covid*, pandemi*,
      epidemi*, infekcj*, sen, snu, stres*, depresj*, diet*, odżywian*, odchudz*, krew, krwi, serc*, płuc*,
      wątrob*, nerk*, skór*, ciąż*, ryzyko, zgon*, śmiertelnoś*, test*, badani*, badań, diagnoz*, operacj*,
      aptek*, sor, oddział, kwarantann*, maseczk*, przychodni*, organizm*, pielęgniark*, pielęgniarek
    `,
    politics: `
      rząd~, rządu, rządow*, premier~, premierem, prezydent*, minist*, partia, partii, partię, partie,
      polityk*, polityczn*, opozycj*, ustaw*, weto, zawetow*, głosowa*, sondaż*, kandydat*, debat*, kampani*,
      mandat*, prezes pis, lewic*, prawic*, trump*, biden*, putin*, zełensk*, sankcj*, przemówieni*, orędzi*,
      nato, unia, ue, szczyt, lider*, samorząd*, konstytucj*, ambasador*, bruksel*
    `,
    business: `
      firm~, firma, firmy, firmie, zysk~, zyski, strat*, przychod*, sprzedaż*, rynek, rynku, rynki, miliard*,
      mld, mln, milion*, bank~, banki, banków, inwestycj*, inwest*, klien*, sklep*, handel, handlu, handlow*,
      fabryk*, zakład*, produkcj*, branż*, pracownik*, pracodaw*, zwolnieni*, prezes*, ceo, kontrakt*, umow*,
      akcje, akcji, kurs, notowan*, ropa, ropy, paliw*, marka, marki, biznes*, dług*, kredyt*, lotnicz*,
      pożyczk*, biedronka, biedronki, lidl, żabka, orlen*, spółk*, przedsiębior*, pge
    `,
    economy: `
      gospodarcz*, ekonom*, wzrost, budżet*, podat*, podatk*, wydatk*, ceny, cen, drożyzn*, podwyżk*, płac*,
      zarob*, wynagrodzen*, pensj*, emerytur*, eksport*, import*, dług*, kryzys*, rynek pracy, złoty, złotego,
      euro, dolar*, kurs, konsum*, paragon*, zus, benzyn*, składk*
    `,
    environment: `
      klimat*, środowisk*, emisj*, przyrod*, natur*, las, lasy, lasów, lasach, susz*, powódź, powodzi, upał*,
      pożar lasu, pożary lasów, zwierz*, ptak*, wilk~, wilki, niedźwied*, pszczoł*, ryb, ryby, rzek*, odra,
      odry, bałtyk*, morz*, plastik*, śmieci, odpad*, energia, energii, energetyk*, atom*, gatun*, drzew*,
      zielon*, powietrz*, jezior*, bobr*, park narodowy, parku narodowego, żubr*
    `,
  },
  misleading: `
    rak ryba, gol d, gwiazda betlejemska, kosmiczna cena, kosmiczne ceny, kosmicznych cen,
    kosmiczne pieniądze, kosmiczne kwoty, kosmiczna kwota, zawał serca na drodze, udar słoneczny,
    stacja paliw, sala kinowa, odpornoś* państw*, odpornoś* europ*, spektakl nienawiści, teatr działań,
    teatr wojny, teatrze działań, pan tadeusz, gwiezdny pył, mecz wyborczy, wyborcza pl, gazeta wyborcza,
    gazety wyborczej, gazecie wyborczej, teatr polityczny, premier league, premiera rządu,
    premiera wielkiej, premiera węgier, premiera izraela, premiera polski, premiera tuska, premiera donalda,
    były premier, pis emny, filmowa scena zbrodni, lek na całe, plastyk operacyjn*, poznań lech wałęsa,
    lech wałęsa, lech kaczyński, objaw* paniki, opera nova, legia cudzoziemska, legii cudzoziemskiej,
    igrzyska śmierci, igrzysk śmierci, fuzj* jądrow*, fuzja jądrowa, astronomiczn* kwot*,
    astronomiczn* sum*, ptak rak
  `,
};
