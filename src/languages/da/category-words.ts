import type { CategoryWords } from '../language.js';

/** Danish writes compounds as one word: stars at the end of their first part. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      fodbold*, superliga*, superligaen, 3f superligaen, nordicbet liga, dbu, dbu s, landshold*, landsholdet,
      landstræner*, landskamp*, a landsholdet, pokalfinale*, pokalkamp*, champions league, europa league,
      conference league, nations league, vm kval*, em kval*, vm finale*, em finale*, vm guld*, em guld*,
      vm sølv*, vm bronze*, vm semifinale*, ol guld*, ol sølv*, ol bronze*, verdensmester*, europamester*,
      danmarksmester*, verdensrekord*, olympisk*, ol i paris, vinter ol, paralymp*, fc københavn, fck*,
      brøndby if, brøndbys, fc midtjylland, midtjyllands, agf, fc nordsjælland, randers fc, viborg ff,
      silkeborg if, aab, ob, odense boldklub, sønderjyske fodbold, esbjerg fb, lyngby boldklub,
      vejle boldklub, målmand*, midtbanespiller*, midterforsvarer*, straffespark*, straffesparkskonkurrence,
      hattrick*, rødt kort, gult kort, offside, semifinale*, kvartfinale*, ottendedelsfinale*, gruppespil*,
      slutspil*, nedrykning*, oprykning*, transfervindue*, herrelandshold*, kvindelandshold*, håndbold*,
      håndboldherrer*, håndboldkvinder*, aalborg håndbold, gog, team esbjerg, mathias gidsel, niklas landin,
      mikkel hansen, cykelrytter*, cykelløb*, tour de france, giro d, vuelta, vingegaard, jonas vingegaard,
      mads pedersen, kasper asgreen, mattias skjelmose, tennis*, caroline wozniacki, wozniacki, holger rune,
      clara tauson, badminton*, viktor axelsen, axelsen, anders antonsen, golfspiller*, golfturnering*,
      højgaard, ishockey*, basketball*, volleyball*, bordtennis*, boksning*, bokser*, mma, ufc, svømmer*,
      svømning*, pernille blume, sejlsport*, atletik*, maratonløber*, speedway*, formel 1, f1,
      kevin magnussen, le mans, ridning*, dressurrytter*, skisport*, langrend*, christian eriksen,
      eriksens skade, rasmus højlund, højlund, kasper schmeichel, pierre emile højbjerg, højbjerg,
      pernille harder, brian riemer, kasper hjulmand, hjulmand, michael laudrup, brian laudrup, real madrid,
      fc barcelona, liverpool fc
    `,
    entertainment: `
      skuespiller*, filminstruktør*, instruktøren bag, biograf*, biograffilm*, spillefilm*, filmfestival*,
      oscar*, robertprisen, robert prisen, hollywood*, tv serie*, dramaserie*, netflix serie*, popstjerne*,
      sanger*, sangerinde*, rapper*, popgruppe*, rockband*, musiker*, guitarist*, koncert*, nyt album,
      debutalbum*, albummet, roskilde festival*, smukfest, melodi grand prix, grand prix vinder*, eurovision*,
      x factor*, vild med dans, paradise hotel, gift ved første blik, landmand søger kærlighed,
      den store bagedyst, robinson ekspeditionen, badehotellet, matador serien, realitystjerne*,
      realitydeltager*, realityprogram*, influencer*, youtuber*, komiker*, standup*, stand up*, teater*,
      det kongelige teater, musical*, opera, operaen, ballet*, revy, cirkusrevyen, tv vært*, studievært*,
      kendisser, den røde løber, mads mikkelsen, nikolaj coster waldau, trine dyrholm, pilou asbæk,
      sidse babett knudsen, lars von trier, thomas vinterberg, susanne bier, nikolaj lie kaas, ulrich thomsen,
      sofie gråbøl, casper christensen, frank hvam, lukas graham, tobias rahim, christopher nissen,
      kim larsen, thomas helmig, rasmus seebach, anne linnet, volbeat, sanne salomonsen, gasolin, star wars,
      harry potter, game of thrones, bodilpris*
    `,
    technology: `
      smartphone*, smartwatch*, laptop*, bærbar computer*, tablet*, processor*, grafikkort*, halvleder*,
      videospil*, computerspil*, spilkonsol*, gamer*, gaming*, software*,
      styresystem*, browser*, malware, ransomware*, phishing*, hacker*, hackerangreb*, cyberangreb*,
      cybersikkerhed*, it sikkerhed*, it nedbrud*, it angreb*, datalæk*, databrud*, sikkerhedshul*,
      kunstig intelligens, ai model*, ai værktøj*, chatbot*, deepfake*, sprogmodel*, maskinlæring*,
      virtual reality, cloud*, fibernet*, 5g net*, mobilnet*, selvkørende*, kvantecomputer*, høretelefoner*,
      mitid nedbrud, supercomputer*,
      esport*, e sport, counter strike
    `,
    science: `
      astronaut*, rumfart*, rumstation*, rumsonde*, rumskib*, rumteleskop*, rummission*, rumraket*,
      rumorganisation*, andreas mogensen, astronom*, astrofysik*, galakse*, mælkevejen*, solsystem*,
      asteroide*, komet*, meteorit*, meteorsværm*, stjerneskud*, exoplanet*, sort hul, sorte huller,
      teleskop*, måneformørkelse*, solformørkelse*, solstorm*, nordlys*, marsrover*, månelanding*, esa, cern,
      fysiker*, kvantefysik*, partikelfysik*, mørkt stof, tyngdebølge*, big bang, universet*, biolog,
      biologer*, geolog*, palæontolog*, dinosaur*, fossil, fossiler*, arkæolog*, neandertal*, mammut*,
      stenalder*, bronzealder*, jernalder*, vikingetid*, vikingegrav*, runesten*, arvemasse*, genom*, crispr,
      hjerneforsk*, forsker, forskere, forskerne, videnskabsmand*, videnskabsfolk, niels bohr institut*,
      nobelpris i fysik, nobelprisen i fysik, nobelprisen i kemi, grundforskning*, danefæ, eske willerslev
    `,
    health: `
      vaccin*, vaccination*, brystkræft*, lungekræft*, hudkræft*, tarmkræft*, prostatakræft*, kemoterapi*,
      tumor*, diabetes*, demens*, alzheimer*, parkinson*, overvægt*, fedme*, blodprop*, hjertestop*,
      hjerteanfald*, hjertesygdom*, blodtryk*, kolesterol*, astma*, allergi*, pollen*, influenza*, mæslinger,
      kighoste*, malaria*, tuberkulose*, hiv, hepatitis*, salmonella*, roskildesyge, borrelia*,
      sundhedsstyrelsen, sundhedsminister*, sundhedsvæsen*, lægemiddel*, lægemiddelstyrelsen,
      statens serum institut, ssi, verdenssundhedsorganisation*, praktiserende læge*, egen læge, speciallæge*,
      overlæge*, sygeplejerske*, jordemoder*, akutmodtagelse*, intensivafdeling*, antibiotika*, antistof*,
      immunforsvar*, kirurg*, epidemiolog*, psykiatri*, psykisk sygdom*, mental sundhed, folkesundhed*,
      bivirkning*, vitamin*, d vitamin*, symptom*, senfølger*, adhd, autisme*, overgangsalder*,
      fertilitetsbehandling*, kliniske forsøg, klinisk forsøg, organdonor*, transplantation*, insulin*,
      wegovy*, ozempic*, kræftpakke*, ventetid* kræft, screening*, melanom*, migræne*, søvnløshed,
      kræftpatient*, kræftsyg*, kræftbehandl*, kræftforsk*, kræftdiagnose*, kræftens bekæmpelse, kræftformer,
      kræftpakker*, kræftramt*
    `,
    politics: `
      folketing*, folketingsvalg*, folketingsmedlem*, kommunalvalg*, regionsrådsvalg*, europaparlament*,
      europa parlamentet, eu valg*, valgkamp*, valgresultat*, valgforsker*, statsminister*, udenrigsminister*,
      finansminister*, justitsminister*, forsvarsminister*, udlændingeminister*, mette frederiksen,
      lars løkke, løkke rasmussen, troels lund, jakob ellemann, pia olsen dyhr, pelle dragsted,
      alex vanopslagh, vanopslagh, inger støjberg, støjberg, morten messerschmidt, messerschmidt, mona juul,
      lars boje, martin lidegaard, franciska rosenkilde, socialdemokrat*, socialdemokratiet, venstres formand,
      moderaterne, liberal alliance, dansk folkeparti, danmarksdemokrat*, enhedslisten, radikale venstre,
      sf s formand, konservative folkeparti, alternativet, regeringsgrundlag*, svm regering*, mistillid*,
      folkeafstemning*, partileder*, partiledere, ministerrokade*, christiansborg, finanslov*,
      europa kommission*, eu kommission*, det hvide hus, præsidentvalg*, brexit, senator*, parlament*,
      parlamentsvalg*, inatsisartut, naalakkersuisut, diplomat*, ambassadør*, vælgere, vælgerne, vælgernes
    `,
    business: `
      c25, c25 indeks*, aktie*, aktier, aktiekurs*, aktionær*, fondsbørs*, børsnoter*, udbytte til aktionær*,
      kvartalsregnskab*, årsregnskab*, halvårsregnskab*, nedjuster*, opjuster*, nettooverskud*, omsætning*,
      konkurs*, fyringsrunde*, massefyring*, novo nordisk, a p møller, vestas*, ørsted aktie, ørsteds,
      carlsberg*, danske bank*, jyske bank, nykredit, lego koncern*, pandora aktie, dsv, genmab, demant,
      coloplast, salling group, coop danmark, investor*, iværksætter*, startup*, oliepris*, bitcoin,
      kryptovaluta*, wall street, detailhandel*, detailkæde*, administrerende direktør*, mærsk koncern*,
      mærsk line, mærsk aktie*, mærsks, opkøb, opkøber, opkøbet
    `,
    economy: `
      inflation*, bnp, nationalbank*, renteforhøj*, rentenedsæt*, renteforhøjelse*, boliglån*, realkredit*,
      ecb, centralbank*, recession*, arbejdsløshed*, ledighed*, lavkonjunktur*, højkonjunktur*,
      forbrugerpris*, fødevarepriser, boligpris*, huspriser, statsgæld*, finanslovsforslag,
      underskud på statens, handelskrig*, toldsats*, told på, imf, verdensbanken, cheføkonom*, økonomer,
      vismænd*, vismændene, mindsteløn*, realløn*, dansk økonomi, verdensøkonomi*
    `,
    environment: `
      klimaforandring*, klimakrise*, klimamål*, klimalov*, klimatopmøde*, klimaaftale*, klimaaktivist*,
      klimaneutral*, klimapolitik*, klimarådet, global opvarmning, globale opvarmning, drivhusgas*, co2*,
      co2 afgift*, udledning*, vedvarende energi, grøn omstilling, grønne omstilling, vindmølle*, havvind*,
      havvindmøllepark*, solcelle*, biodiversitet*, artsuddød*, truede arter, truet art, udrydningstruet*,
      naturfredning*, naturgenopret*, naturnationalpark*, skovrydning*, regnskov*, koralrev*, gletsjer*,
      indlandsis*, havstigning*, isbjørn*, mikroplast*, plastikforurening*, luftforurening*, grundvand*,
      pesticid*, pfas*, iltsvind*, kvælstof*, havmiljø*, miljøstyrelse*, naturstyrelse*,
      danmarks naturfredningsforening, greta thunberg, greenpeace, oliespild*, genanvend*, fossile brændsler
    `,
  },
  likely: {
    sports: `
      kamp*, kampen, hold, holdet, spiller*, træner*, anfører*, sæson*, liga*, mål, sejr*, nederlag*,
      uafgjort, titel*, guld*, sølv*, bronze*, medalje*, finale*, turnering*, vm, em, dm, ol, rekord*, etape*,
      point, klub*, kontrakt*, transfer*, debut*, fans, stadion*, dommer*, sport*, idræt*, derby*, rytter*,
      stjerne*, topscorer*, angriber*
    `,
    entertainment: `
      film*, serie*, serien, sæson*, afsnit*, tv2, dr1, album*, sang, sange, sangen, musik*, single*, turné*,
      scene*, festival*, rolle*, hovedrolle*, premiere*, program*, seere, show*, bog, bogen, roman*,
      forfatter*, udstilling*, museum*, museet, kunst*, netflix, disney, hbo, gravid*, forlovet, bryllup*,
      skilt, skilsmisse*, kæreste*, instagram*, fans, kongefamilie*, kronprins*, dronning*, prins harry,
      meghan, vært, band, stjerne*, podcast*
    `,
    technology: `
      app, appen, apps, opdatering*, bruger*, funktion*, enhed, kamera*, batteri*, skærm*, mobil*, telefon*,
      computer*, teknologi*, techgigant*, tech*, digital*, internet*, nettet, online, data, server*,
      privatliv*, spil, robot*, drone*, ai, algoritme*, udvikler*, hente, streaming*, adgangskode*,
      sociale medier, platform*, chip*, mitid, lancer*, pris
    `,
    science: `
      studie*, undersøgelse*, forskning*, opdag*, rummet, planet*, månen, mars, jupiter, saturn, venus,
      kredsløb*, satellit*, raket*, stjerne*, solen, jorden, kosmisk*, fortid*, art, arter, arten, evolution*,
      bakterie*, dna, gen, gener, genetisk*, hjerne*, kvante*, partik*, molekyle*, laborator*, eksperiment*,
      millioner år, år gammel*, skelet*, kranie*, vulkan*, videnskab*, universitet*, mysteri*, professor*,
      udgravning*
    `,
    health: `
      sundhed*, sund, sygdom*, syge, hospital*, sygehus*, patient*, læge, læger, lægen, medicin*, behandling*,
      infektion*, smitte*, virus*, corona*, covid*, pandemi*, epidemi*, udbrud*, dosis, terapi*, operation*,
      søvn*, stress*, depression*, angst*, kost*, diæt*, motion*, vægttab*, blod*, hjerte*, lunge*, lever,
      nyre*, hud, gravid*, risiko*, dødelighed*, test*, tandlæge*, alkohol*, rygning*
    `,
    politics: `
      regering*, minister*, præsident*, politik*, parti, partiet, partier, opposition*, valg, valget, stemme*,
      lovforslag*, lov, reform*, debat*, kritik*, forslag*, forhandling*, trump*, biden, putin*, zelenskyj*,
      sanktion*, borgmester*, nato*, eu, udvalg*, kampagne*, kandidat*, venstre*, konservative*, radikale,
      ordfører*
    `,
    business: `
      virksomhed*, selskab*, overskud*, underskud*, resultat*, milliard*, million*, bank, banker*, direktør*,
      bestyrelse*, marked*, salg*, kunde*, butik*, kæde*, handel*, fabrik*, industri*, investering*, aftale*,
      ordre*, regnskab*, kurs*, ansatte, medarbejdere, fyrer, fyringer, fond, lån, gæld*, branche*,
      flyselskab*, køber, ejer*
    `,
    economy: `
      økonomi*, økonomisk*, vækst*, budget*, skat*, afgift*, rente*, renter, priser, prisen, løn, lønninger,
      eksport*, import*, told*, krise*, krone*, dollar*, euro*, forbrug*, pension*, arbejdsmarked*, job*,
      benzinpris*, elpris*, overenskomst*
    `,
    environment: `
      klima*, miljø*, natur*, skov*, bæredygtig*, tørke*, hedebølge*, naturbrand*, skovbrand*, oversvømmelse*,
      dyr, dyreart*, fugl*, ulv, hval*, bier, fisk*, torsk*, hav*, østersøen, fjord*, plastik*, affald*,
      energi*, økosystem*, forurening*, landbrug*, levested*, ulv i, ulve
    `,
  },
};
