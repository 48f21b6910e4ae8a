import type { CategoryWords } from '../language.js';

export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      bundesliga*, dfb*, dfl, uefa, fifa, nba, nfl, nhl, mlb, ufc, dsv, ioc, champions league, europa league,
      conference league, premier league, la liga, serie a, dfb pokal, relegation*, weltmeister*, europameister*,
      weltmeisterschaft, europameisterschaft, fußball*, fussball*, handball*, eishockey*, basketball*,
      volleyball*, tennis*, tischtennis*, golfprofi*, golfturnier*, biathlon*, skisprung*, skispringen,
      skispringer*, langlauf*, rodeln, bobfahrer*, leichtathlet*, schwimmer*, boxer*, boxkampf*, formel 1,
      formel eins, motogp, dtm, grand prix, tour de france, giro, radprofi*, radrennen, olympia*, olympisch*,
      paralymp*, wimbledon, french open, australian open, us open, super bowl, torwart*, torhüter*, stürmer*,
      mittelfeldspieler*, innenverteidiger*, elfmeter*, hattrick, freistoß, nationalspieler*,
      nationalmannschaft*, bundestrainer*, cheftrainer*, trainerwechsel, kreuzbandriss, tabellenführer*,
      halbfinale*, viertelfinale*, achtelfinale*, abstieg*, aufsteiger*, transfermarkt, wechselgerücht*, bvb, fc
      bayern, bayern münchen, borussia dortmund, schalke*, werder bremen, rb leipzig, vfb stuttgart, eintracht
      frankfurt, hertha bsc, union berlin, hsv, 1 fc köln, gladbach*, real madrid, fc barcelona, juventus,
      manchester united, manchester city, messi, cristiano ronaldo, lewandowski, mbappé, haaland, guardiola,
      klopp, djokovic, nadal, federer, zverev, verstappen, vettel, lewis hamilton, schumacher, bayern profi*
    `,
    entertainment: `
      schauspieler*, hollywood*, kinofilm*, kinostart*, kino, regisseur*, oscar*, oscars, emmy*, grammy*, golden
      globe*, berlinale, filmfest*, eurovision*, esc, popstar*, rapper*, rockband*, sänger*, musiker*, konzert*,
      album, albums, schlagerstar*, schlager*, helene fischer, dsds, dschungelcamp*, let s dance, germany s next
      topmodel, gntm, topmodel*, bachelor*, promi*, big brother, tatort*, gzsz, sturm der liebe, tv show*,
      moderator*, moderatorin*, comedian*, kabarett*, theater*, musical*, oper, operette*, star wars, marvel,
      harry potter, game of thrones, taylor swift, lady gaga, madonna, beyoncé, heidi klum, thomas gottschalk,
      dieter bohlen, royals, influencerin*, youtuber*, netflix serie*, serienstart*
    `,
    technology: `
      iphone*, ipad*, macbook*, airpods, apple watch, ios, macos, android*, samsung galaxy, galaxy s, xiaomi,
      oneplus, huawei, smartphone*, smartwatch*, notebook*, laptop*, tablet, tablets, prozessor*, grafikkarte*,
      geforce, radeon, nvidia, snapdragon, playstation, ps5, ps4, xbox, nintendo, videospiel*, computerspiel*,
      gamer, gaming*, fortnite, minecraft, call of duty, gta, windows 10, windows 11, linux, software*,
      betriebssystem*, firmware, browser, chrome, firefox, schadsoftware, ransomware, trojaner, phishing*,
      hacker*, hackerangriff*, cyberangriff*, cybersicherheit, datenleck*, sicherheitslücke*, 5g, wlan,
      bluetooth, glasfaser*, mobilfunk*, whatsapp*, telegram, tiktok, chatgpt, openai, chatbot*, künstliche
      intelligenz, künstlicher intelligenz, ki modell*, deepfake*, virtual reality, cloud, halbleiter*,
      chiphersteller*, corona app, fritzbox*,
      e sport*, esport*, esports
    `,
    science: `
      nasa, esa, spacex, dlr, astronaut*, astronom*, astrophysik*, asteroid*, komet*, exoplanet*, schwarzes
      loch, schwarze löcher, milchstraße, galaxie, galaxien, teleskop*, hubble, raumstation*, iss,
      sonnensystem*, mondfinsternis, sonnenfinsternis, marsrover, raumsonde*, raumfahrt*, raumschiff*, rakete
      ariane, teilchenphysik*, physiker*, quantenphysik*, cern, biologe*, biologin*, biologen, geologe*,
      paläontolog*, dinosaurier*, fossil, fossilien, archäolog*, neandertaler*, mammut*, erbgut*, genom*,
      crispr, hirnforsch*, max planck*, forscher, forscherin*, forschern, wissenschaftler*, urknall, supernova*,
      polarlicht*, sternschnupp*, meteorit*, meteorschauer
    `,
    health: `
      impf*, krebs*, tumor*, diabetes*, demenz*, alzheimer*, parkinson*, herzinfarkt*, schlaganfall*,
      bluthochdruck*, cholesterin*, asthma*, allergie*, grippe*, masern*, malaria*, tuberkulose*, hiv, ebola*,
      hepatitis*, rki, robert koch institut, weltgesundheitsorganisation, intensivstation*, hausarzt*,
      pflegekräft*, pfleger*, apotheke*, medikament*, antibiotik*, antikörper*, immunsystem*, virolog*,
      epidemiolog*, nebenwirkung*, symptom*, therapie*, psychotherap*, depression*, vitamin*, krankenkasse*,
      gesundheitsamt*, lauterbach, drosten, neuinfektion*
    `,
    politics: `
      bundestag*, bundesrat*, bundesregierung*, bundeskanzler*, kanzlerin*, landtag*, koalition*, cdu, csu, spd,
      fdp, afd, grünen, linkspartei, ministerpräsident*, bundespräsident*, wahlkampf*, bundestagswahl*,
      landtagswahl*, kommunalwahl*, wahlergebnis*, umfragewerte, abgeordnete*, parlament*, europaparlament, eu
      kommission, brexit, weißes haus, weiße haus, weißen haus, us wahl*, senat, senator*, kongress,
      außenminister*, innenminister*, volksabstimmung*, referendum*, nationalrat*, övp, spö, fpö, svp, ampel
      koalition, misstrauensvotum
    `,
    business: `
      dax, mdax, börse*, aktie, aktien*, aktionär*, wall street, dow jones, quartalszahl*, umsatz*,
      gewinneinbruch*, gewinnwarnung*, jahresgewinn, dividende*, insolvenz*, übernahmeangebot*, fusion*,
      konzern*, stellenabbau*, kurzarbeit*, start up*, startup*, autobauer*, einzelhandel*, lufthansa,
      volkswagen, siemens, deutsche bank, commerzbank, ölpreis*, bitcoin*, investoren, anleger*, vorstandschef*
    `,
    economy: `
      bip, bruttoinlandsprodukt, inflation*, rezession*, leitzins*, zinswende, ezb, notenbank*, zentralbank*,
      fed, arbeitslos*, konjunktur*, wirtschaftswachstum*, wirtschaftskrise*, staatsverschuldung,
      haushaltsdefizit, schuldenbremse, ifo*, iwf, weltbank, verbraucherpreis*, exporte, handelsstreit*, zölle,
      ökonom*
    `,
    environment: `
      klimawandel*, klimakrise*, klimaschutz*, klimaziel*, klimagipfel*, klimapolitik*, erderwärmung*,
      treibhausgas*, co2 ausstoß*, emissionshandel*, erneuerbar*, windkraft*, solarenergie*, energiewende*,
      artenschutz*, artensterben*, biodiversität*, waldsterben*, abholzung*, umweltschutz*, umweltschützer*,
      umweltverschmutzung*, luftverschmutzung*, mikroplastik*, plastikmüll*, gletscher*, greta thunberg, fridays
      for future, letzte generation, naturschutz*, naturschützer*, ölpest
    `,
  },
  likely: {
    sports: `
      spiel*, trainer*, verein*, klub*, saison*, mannschaft*, team*, liga*, tor, tore, pokal*, sieg*,
      niederlage*, titel*, transfer*, vertrag, profi*, meister*, meisterschaft*, medaille*, gold, rekord*,
      rennen*, fahrer*, stadion*, fans, finale*, turnier*, wm, em, sport*, athlet*, kapitän, verteidiger*
    `,
    entertainment: `
      film*, serie*, star, stars, song*, musik*, band, tour, show*, tv, fernseh*, staffel*, folge*, trailer*,
      netflix, disney*, rtl, prosieben, zdf, ard, rolle*, hochzeit*, verlobt, schwanger*, baby*, trennung*,
      liebe*, instagram*, prinz harry, meghan, kate, bühne*, festival*, buch*, roman*, ausstellung*, museum*,
      autor*
    `,
    technology: `
      apple*, google*, microsoft*, facebook*, meta, twitter*, amazon*, samsung*, sony*, intel, amd, tesla*,
      app*, update*, nutzer*, funktion*, gerät*, akku*, kamera*, display*, preis*, handy*, digital*, internet*,
      online*, daten*, server*, konsole*, spiel*, games, roboter*, ki, algorithm*, entwickler*, download*,
      streaming*, test*, technik*, router*
    `,
    science: `
      studie*, forschung*, forschungs*, entdeck*, weltraum*, weltall*, planet*, mond*, mars, jupiter, venus,
      saturn, satellit*, rakete*, stern*, sonne*, erde*, universum*, kosmisch*, urzeit*, art, arten, evolution*,
      bakterien*, dna, gen, gene, gehirn*, quanten*, teilchen*, molekül*, labor*, experiment*, jahre alt*,
      millionen jahre, skelett*, schädel*, vulkan*, mission*, uralt*
    `,
    health: `
      gesundheit*, krankheit*, erkrank*, infektion*, infiziert*, virus*, viren*, corona*, covid*, pandemie*,
      epidemie*, medizin*, behandlung*, dosis*, test*, maske*, todesfälle, risiko*, schlaf*, stress*,
      ernährung*, blut*, lunge*, herz*, haut*, diät*, abnehmen, schwangerschaft*, quarantäne*, klinik*,
      krankenhaus*, krankenhäuser*, patient*, arzt, ärzte, ärztin*
    `,
    politics: `
      minister*, regierung*, präsident*, partei*, wahl*, gesetz*, scholz, merkel, merz, söder, habeck, baerbock,
      trump, biden, putin, opposition*, fraktion*, politik*, politiker*, bürgermeister*, sanktion*, kandidat*,
      debatte*
    `,
    business: `
      unternehmen*, firma, firmen, gewinn*, verlust*, markt, märkte, milliarde*, million*, bank, banken, kunden,
      handel*, fabrik*, werk, produktion*, mitarbeiter*, investition*, branche*, chef*, geschäft*, preis*
    `,
    economy: `
      wirtschaft*, wachstum*, haushalt*, steuer*, ausgaben, preise, löhne, schulden*, krise*, export*, zinsen,
      euro, konsum*
    `,
    environment: `
      klima*, umwelt*, emission*, co2, recycling*, nachhaltig*, dürre*, waldbrand*, waldbrände*, hitzewelle*,
      hochwasser*, wald, wälder*, tierart*, tiere, wal, wale, bienen*, plastik*, ökolog*, meer, ozean*, strom
    `,
  },
};
