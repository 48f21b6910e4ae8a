import type { CategoryWords } from '../language.js';

/** Dutch writes compounds as one word: stars at the end of their first part; the Flemish words are here, too. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      voetbal*, eredivisie, keuken kampioen divisie, knvb*, jupiler pro league, pro league, jupiler league,
      eerste divisie, knvb beker, beker van belgië, champions league, europa league, conference league,
      wk voetbal, ek voetbal, nations league, oranje elftal, oranjeleeuwinnen, oranje leeuwinnen,
      oranjevrouwen, oranje vrouwen, rode duivels, red flames, belgian cats, ajax, ajacied*, psv, psv er*,
      feyenoord*, fc twente, fc utrecht, fc groningen, az alkmaar, vitesse, sc heerenveen, sparta rotterdam,
      nec nijmegen, willem ii, go ahead eagles, pec zwolle, nac breda, fortuna sittard, ado den haag,
      club brugge, anderlecht, krc genk, standard luik, antwerp fc, aa gent, union sg, cercle brugge,
      kv mechelen, bondscoach*, hoofdtrainer*, assistent trainer, doelman*, doelmannen, keeper*, spits van,
      middenvelder*, vleugelspeler*, linksback*, rechtsback*, doelpunt*, strafschop*, penalty*, buitenspel*,
      hattrick*, rode kaart, gele kaart, halve finale*, kwartfinale*, achtste finale*, groepsfase*,
      nacompetitie*, play offs, degradatie*, landskampioen*, wereldkampioen*, europees kampioen*,
      nederlands kampioen*, olympisch kampioen*, transfermarkt*, transferperiode, transfersom, wielren*,
      wielerploeg*, wielerklassieker*, veldrijd*, veldrit*, cyclocross, amstel gold race,
      ronde van vlaanderen, parijs roubaix, luik bastenaken luik, tour de france, giro d, vuelta, gele trui,
      roze trui, massasprint*, tijdrit*, baanwielren*, mountainbiker*, van der poel, van aert, pogacar,
      evenepoel, vingegaard, vollering, marianne vos, schaatser*, schaatsster*, langebaanschaats*,
      shorttrack*, thialf, elfstedentocht, jutta leerdam, hockeyer*, hockeyster*, hockeydames, hockeymannen,
      hockeybond, ijshockey*, handbal*, volleybal*, basketbal*, korfbal*, honkbal*, tennisser*, tennisster*,
      tennis, tafeltennis*, badminton*, golfer*, golftoernooi*, bokser*, kickboks*, judoka*, turnster*,
      zwemster*, zwemkampioen*, roeier*, roeister*, atlete*, atletiek*, hordeloper*, marathonloper*,
      femke bol, sifan hassan, darter*, pdc darts, michael van gerwen, van gerwen, luke littler, motorcross*,
      formule 1, grand prix, zandvoort gp, max verstappen, verstappen, red bull racing, olympisch*,
      olympische spelen, paralymp*, os parijs, wimbledon, van dijk virgil, virgil van dijk, frenkie de jong,
      memphis depay, cody gakpo, xavi simons, ronald koeman, koeman, arne slot, louis van gaal, lukaku,
      de bruyne, courtois, feyenoorder*, psver, dressuur*, springruiter*, titelverdediger*
    `,
    entertainment: `
      acteur*, actrice*, filmregisseur*, regisseur*, bioscoop*, bioscopen, speelfilm*, filmfestival*,
      gouden kalf, gouden palm, oscars, oscaruitreiking, oscarnominatie*, hollywood*, dramaserie*, tv serie*,
      televisieserie*, netflixserie*, netflix serie, soapster*, soapserie*, goede tijden slechte tijden, gtst,
      familie acteur, thuis acteur, zanger*, zangeres*, rapper*, songfestival*, eurovisiesongfestival*,
      popster*, popgroep*, rockband*, muzikant*, dj, concert*, popconcert*, album, albums, debuutalbum*,
      nieuwe single, pinkpop, lowlands, tomorrowland, rock werchter, pukkelpop, north sea jazz,
      ziggo dome concert, edison pop, cabaretier*, comedian*, stand up comedian, musical*, musicalster*,
      theatershow*, theatervoorstelling*, toneelstuk*, presentatrice*, tv presentator*, realityster*,
      realityserie*, realityprogramma*, influencer*, youtuber*, bn er*, bn ers, bv s, rtl boulevard,
      shownieuws, expeditie robinson, wie is de mol, heel holland bakt, boer zoekt vrouw, de mol finale,
      the voice of holland, the voice van vlaanderen, temptation island, de verraders, linda de mol,
      john de mol, chantal janzen, andré hazes, andre hazes, marco borsato, frans bauer, andré rieu,
      suzan freek, suzan en freek, froukje, joost klein, famke louise, anouk zangeres, carice van houten,
      wendy van dijk, gerard joling, patty brard, yolanthe, televizierring*, gouden televizierring, rode loper
    `,
    technology: `
      smartphone*, smartwatch*, laptop*, notebook*, tablet, tablets, processor*, grafische kaart*,
      videokaart*, halfgeleider*, chipmachine*, chipmaker*, chipfabrikant*, spelcomputer*, videogame*,
      videospel*, computerspel*, gamer*, gameconsole*, software*, besturingssysteem*, firmware,
      browser*, malware, ransomware*, gijzelsoftware*, phishing*, spionagesoftware, hackers, hacker*,
      cyberaanval*, cybersecurity*, cyberbeveiliging*, cybercrimin*, ddos aanval*, datalek*, beveiligingslek*,
      kunstmatige intelligentie, ai model*, ai chatbot*, chatbot*, deepfake*, taalmodel*, virtual reality,
      vr bril*, augmented reality, clouddienst*, cloudopslag, 5g netwerk*, zelfrijdende auto*,
      autopilot tesla, quantumcomputer*, kwantumcomputer*, app store, zoekmachine*, koptelefoon*,
      draadloze oordopjes, software update, tweakers,
      esports, e sport, esport
    `,
    science: `
      astronaut*, ruimtevaart*, ruimtestation*, ruimtesonde*, ruimteschip*, ruimtetelescoop*, ruimtemissie*,
      ruimteorganisatie*, sterrenkund*, astronom*, sterrenstelsel*, melkweg*, zonnestelsel*, asteroïde*,
      planetoïde*, komeet, kometen, meteoriet*, meteorenregen*, vallende sterren, exoplane*, zwart gat,
      zwarte gaten, telescoop*, maansverduistering*, zonsverduistering*, zonnevlam*, noorderlicht, marsrover*,
      maanlanding*, natuurkundige*, natuurkunde, kwantummechanica, kwantumfysica, deeltjesversneller*,
      deeltjesfysica, cern, donkere materie, zwaartekrachtgolv*, oerknal, bioloog, biologen, geoloog,
      geologen, paleontoloog, paleontologen, dinosaurus*, dinosauriër*, fossiel van, archeolo*,
      neanderthaler*, mammoet*, prehistorisch*, oermens*, genoom*, dna onderzoek naar, crispr,
      neurowetenschap*, hersenonderzoek*, wetenschapper*, nobelprijs natuurkunde, nobelprijs scheikunde, knaw,
      andré kuipers, spinozapremie, esa, qubit*, verstrengel*, wiskundig*, scheikundige*, evolutiebioloog,
      evolutiebiologen, geochemi*, nature publicatie, vakblad*, vaktijdschrift*
    `,
    health: `
      vaccin*, vaccinatie*, inenting*, coronaprik*, boosterprik, griepprik*, kanker*, borstkanker*,
      longkanker*, huidkanker*, darmkanker*, prostaatkanker*, chemotherapie*, tumor*, diabetes*, diabetici,
      dementie*, alzheimer*, parkinson*, obesitas, overgewicht, hartaanval*, hartinfarct*, hartfalen,
      hart en vaatziekten, hersenbloeding*, beroerte*, bloeddruk, cholesterol*, astma*, allergie*,
      hooikoorts*, griep, griepgolf, griepepidemie, griepvirus, mazelen, kinkhoest, malaria, tuberculose,
      hepatitis*, hiv, aids, q koorts, legionella*, rivm, ggd, sciensano, wereldgezondheidsorganisatie,
      volksgezondheid*, huisarts*, zorgverzekeraar*, zorgpremie*, eigen risico, ggz*, geestelijke gezondheid,
      mentale gezondheid, verpleegkundige*, intensive care, ic bedden, antibiotic*, antistof*, antilichaam,
      antilichamen, immuunsysteem, afweersysteem, viroloog, virologen, epidemioloog, epidemiologen, chirurg,
      chirurgen, cardioloog, medicijntekort*, geneesmiddel*, medicijnen, bijwerking*, vitamine*, symptomen,
      long covid, burn out*, adhd, autisme, menopauze, overgang klachten, ivf, klinische studie*,
      orgaandonor*, donorhart, bevolkingsonderzoek*, zwangerschapsvergiftiging, melanoom, rsv,
      slaapspecialist*, psychiater*, neuroloog, neurologen, dermatoloog, gynaecoloog, kinderarts*, tandarts*,
      ziekte van lyme, lyme, reuma*, migraine*, wachtlijst* ggz, verloskund*, artrose, slapeloosheid,
      ernstig overgewicht
    `,
    politics: `
      tweede kamer*, eerste kamer*, kamerlid, kamerleden, kamerfractie*, kamermeerderheid, kamerdebat*,
      verkiezing*, tweede kamerverkiezingen, gemeenteraadsverkiezingen, lijsttrekker*, kabinet*,
      kabinetsformatie, formateur*, informateur*, coalitie*, coalitieakkoord*, regeerakkoord*,
      minister president, demissionair*, premier schoof, premier rutte, rutte, wilders, pvv*, vvd*, cda*,
      d66*, groenlinks*, pvda*, bbb*, nsc*, christenunie, forum voor democratie, thierry baudet, baudet,
      jesse klaver, omtzigt, dilan yesilgöz, yesilgöz, bontenbal, caroline van der plas, staatssecretaris*,
      prinsjesdag, troonrede, motie van wantrouwen, raad van state advies, europarlement*, europees parlement,
      europese commissie, bart de wever, de wever, n va*, cd v*, open vld*, vooruit partij, vlaams belang*,
      ptb, pvda pvdb, alexander de croo, de croo, vlaamse regering, federale regering, parlement*,
      parlementslid, parlementsleden, senaat, senator*, witte huis, brexit, referendum*, buitenlandse zaken,
      verkiezingsprogramma*, verkiezingscampagne*, frans timmermans, rob jetten, kabinet jetten
    `,
    business: `
      aex*, bel20, bel 20, damrak, beurskoers*, beursgang*, aandelen*, aandeelhouder*, dividend*,
      kwartaalcijfers, jaarcijfers, kwartaalwinst*, jaarwinst*, nettowinst*, omzet*, winstwaarschuwing*,
      faillissement*, failliet*, doorstart, surseance, overnamebod*, beursgenoteerd*, reorganisatie*,
      massaontslag*, banen schrappen, start up*, startup*, scale up*, investeerder*, olieprijs*, brentolie,
      bitcoin, cryptomunt*, cryptovaluta, ahold*, albert heijn omzet, philips topman, ing groep, abn amro,
      rabobank, air france klm, akzonobel, adyen, mkb*, supermarktketen*, winkelketen*, autofabrikant*
    `,
    economy: `
      inflatie*, bbp, economische groei, recessie*, rentestand*, renteverhoging*, renteverlaging*,
      rentebesluit*, ecb, centrale bank*, de nederlandsche bank, dnb, nationale bank, werkloosheid*,
      werkloosheidscijfer*, cpb, centraal planbureau, cbs cijfers, koopkracht*, begrotingstekort*,
      staatsschuld*, miljoenennota, consumentenprijzen, consumentenvertrouwen, handelsoorlog*, handelstekort,
      handelsoverschot, invoerheffing*, importheffing*, imf, wereldbank, econoom, economen, wereldeconomie,
      minimumloon*, huizenprijzen, hypotheekrente*, loonindexatie
    `,
    environment: `
      klimaatverandering*, klimaatcrisis, klimaatdoel*, klimaatbeleid, klimaattop*, klimaatakkoord*,
      klimaatwet*, klimaatactivist*, klimaatneutra*, opwarming van de aarde, broeikasgas*, broeikaseffect,
      co2 uitstoot, co2*, stikstof*, stikstofcrisis, stikstofuitstoot, natuurherstel*, natura 2000,
      duurzame energie, hernieuwbare energie, windpark*, windmolenpark*, windturbine*, zonnepark*,
      zonne energie, zonnepanelen, energietransitie*, biodiversiteit*, ontbossing*, bedreigde diersoort*,
      bedreigde soort*, uitsterven, luchtvervuiling*, luchtkwaliteit*, milieuvervuiling*, watervervuiling,
      pfas*, plasticvervuiling, plastic soep, microplastic*, koraal*, gletsjer*, poolijs, zeespiegel*,
      fossiele brandstof*, fossiele industrie, urgenda, milieudefensie, natuurmonumenten, greenpeace,
      extinction rebellion, milieuorganisatie*, natuurbescherm*, staatsbosbeheer, weidevogel*, olielek*,
      bestrijdingsmiddel*
    `,
  },
  likely: {
    sports: `
      wedstrijd*, duel, club, clubs, ploeg*, trainer*, coach*, speler*, speelster*, spits, verdediger*,
      aanvaller*, aanvoerder*, selectie*, basisopstelling, seizoen*, competitie*, beker*, toernooi*, finale*,
      kampioen*, titel*, goud, zilver, brons, medaille*, podium, record*, wereldrecord*, wk, ek, nk, os,
      zege*, winst, verlies, gelijkspel, nederlaag, scoort, scoorde, goal*, fans, supporters, stadion*,
      sport*, atleet, atleten, renner*, etappe*, race, coureur*, kwalificatie*, transfer*, contract*,
      blessure*, scheidsrechter*, oranje, twente, utrecht, heerenveen, genk, rijder*, zwem*, hockey*, darts,
      turner*
    `,
    entertainment: `
      film*, serie, series, seizoen*, aflevering*, zender, npo, rtl, sbs, videoland, streamz, vtm, muziek*,
      liedje*, nummer, hit, single, tour, tournee, optreden*, show*, festival*, artiest*, band, presentator*,
      programma, kijkers, talkshow*, trailer*, rol, hoofdrol, ster, sterren, roman*, schrijver*, schrijfster*,
      boek*, tentoonstelling*, museum, musea, theater*, toneel*, cast, trouwt, trouwen, getrouwd, verloofd,
      scheiding, relatie, zwanger, baby, vriendin, liefde*, bruiloft*, instagram*, koninklijk*, prins harry,
      meghan, amalia
    `,
    technology: `
      app, apps, update*, gebruiker*, functie*, apparaat, apparaten, gadget*, camera*, batterij*, accu,
      scherm*, chip*, technologie*, tech*, techbedrijf*, digitale, digitaal, internet*, online, website*,
      data, privacy*, server*, game*, console*, robot*, ai, ontwikkelaar*, downloaden, streamingdienst*,
      wachtwoord*, computer*, router*, drone*, sociale media, platform*, telefoon*, mobiele, provider*, hack*,
      prijs, algoritme*, asml, glasvezel*
    `,
    science: `
      onderzoeker*, onderzoek*, studie*, ontdek*, ontdekking*, ruimte*, planeet, planeten, maan, mars,
      jupiter, saturnus, venus, baan, satelliet*, raket*, lancering*, ster, sterren, zon, aarde, heelal,
      universum, kosmisch*, soort*, evolutie*, bacterie*, dna, gen, genen, hersen*, brein, deeltje*, molecul*,
      laboratorium, experiment*, jaar oud, miljoen jaar, miljoenen jaren, skelet*, schedel*, vulkaan,
      vulkanen, wetenschap*, universiteit*, oud*, prehistor*
    `,
    health: `
      ziekenhui*, patiënt*, arts, artsen, dokter*, zorg*, ziek, ziekte*, zieken, infectie*, besmet*,
      besmetting*, virus*, corona*, covid*, pandemie*, uitbraak, epidemie*, medisch*, medicijn*, behandeling*,
      therapie*, dosis, test*, gezond*, gezondheid*, ongezond*, slaap*, stress, depressie*, voeding*, dieet*,
      roken, alcohol*, bewegen, bloed*, hart*, long*, lever, nier*, huid*, zwanger*, risico*, sterfte*,
      verpleeg*, afvallen, klachten, ouderen, apothe*, verpleeghui*, psycholoog
    `,
    politics: `
      minister*, regering*, premier*, president*, burgemeester*, partij*, politiek*, politicus, politici,
      oppositie*, motie*, debat*, wet, wetsvoorstel*, stem*, kandidaat*, kandidaten, peiling*, campagne*,
      leider, trump, biden, poetin, sancties, gemeenteraad, wethouder*, fractie*, asielwet*, asielbeleid,
      formatie, plannen, eu
    `,
    business: `
      bedrijf, bedrijven*, concern*, winst*, omzet, miljard*, miljoen*, bank, banken*, ondernemer*,
      ondernemen, investering*, overname*, verkoop*, klanten, winkel*, markt*, handel*, fabriek*, industrie*,
      sector*, personeel*, banen, ontslag*, ceo, merk*, verlies, beurs, kwartaal*, producent*,
      luchtvaartmaatschappij*, schulden, bestuursvoorzitter*, topman*, topvrouw*, fusie*, shell, unilever,
      heineken, klm, dsm, asml
    `,
    economy: `
      economie*, economisch*, groei*, begroting*, belasting*, btw, uitgaven, prijs, prijzen, loon, lonen, cao,
      rente*, export*, import*, schuld*, crisis, banen*, arbeidsmarkt*, energieprijzen, dollar, euro,
      heffing*, consument*, huizenmarkt*, woningmarkt*, bezuinig*
    `,
    environment: `
      klimaat*, milieu*, uitstoot*, natuur*, duurzaam*, duurzame, droogte*, hittegolf*, bosbrand*,
      natuurbrand*, overstroming*, bos, bossen, dier, dieren, diersoort*, vogel*, wolf, wolven, walvis*,
      bijen, vissen, insecten, plastic*, recycl*, afval*, oceaan, oceanen, zee, energie*, kernenergie,
      vervuil*, ecolog*, soort*, natuurgebied*, otter*, bever*, dassen, ree, herten, wild zwijn, everzwijn*,
      zeehond*, bruinvis*, vleermuis*, ooievaar*, grutto*, roofvogel*, vlinder*, paling*, leefgebied*,
      boswachter*, ecologen, natuurpark*, heide, waddenzee, veluwe, biesbosch, moeras*, grondwater*, exoot,
      exoten, roedel, warmste, graden warmer
    `,
  },
};
