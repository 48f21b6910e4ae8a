import type { CategoryWords } from '../language.js';

/** Norwegian in its two written forms; compounds are one word: stars at the end of their first part. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      fotball*, eliteserie*, eliteserien, obos liga*, toppserien, cupfinale*, nm finale*, champions league,
      europa league, conference league, nations league, landslag*, landslaget, landslagssjef*, landskamp*,
      vm kvalik*, em kvalik*, vm kval*, em kval*, vm finale*, em finale*, vm gull*, em gull*, vm sølv*,
      vm bronse*, ol gull*, ol sølv*, ol bronse*, nm gull*, seriegull*, verdensmester*, europamester*,
      norgesmester*, noregsmeister*, verdsmeister*, verdenscup*, verdensrekord*, olympisk*, ol i paris,
      vinter ol, paralymp*, rosenborg*, rbk, bodø glimt, molde fk, sk brann, brann spiller*, viking fk,
      lillestrøm sk, vålerenga*, lyn fotball, strømsgodset, sarpsborg 08, tromsø il, sandefjord fotball,
      hamkam, fredrikstad fk, odd s, aalesund fk, målvakt*, keeper*, midtbanespiller*, midtbanespelar*,
      midtstopper*, straffespark*, straffekonk*, hat trick*, rødt kort, raudt kort, gult kort, offside,
      semifinale*, kvartfinale*, åttedelsfinale*, gruppespill*, sluttspill*, nedrykk*, opprykk*,
      overgangsvindu*, langrenn*, skiskyting*, skiskytter*, skiskyttar*, skihopp*, hoppuka, alpint*,
      alpinist*, slalåm*, storslalåm*, kombinert*, skiforbundet, femmil*, stafettgull, skøyter, skøyteløp*,
      sprintstafett*, tour de ski, klæbo*, johannes høsflot klæbo, therese johaug, johaug*, petter northug,
      northug, marit bjørgen, simen hegstad krüger, harald østberg amundsen, johannes thingnes bø,
      thingnes bø, sturla holm lægreid, ingrid landmark tandrevold, lucas braathen, henrik kristoffersen,
      atle lie mcgrath, halvor egner granerud, johann andre forfang, anders jacobsen hopp, jarl magnus riiber,
      håndball*, håndballjent*, handball*, nora mørk, stine oftedal, thorir hergeirsson, vipers kristiansand,
      elverum håndball, ishockey*, storhamar hockey, friidrett*, jakob ingebrigtsen, ingebrigtsen,
      karsten warholm, warholm, sondre guttormsen, hekkeløp*, stavhopp*, maraton*, sykkelritt*, sykkelrytter*,
      syklist* etappe, tour de france, giro d, vuelta, tennis*, casper ruud, golfspiller*, viktor hovland,
      suzann pettersen, sjakk*, magnus carlsen, svømmer*, svømming*, henrik christiansen, kjetil borch,
      bryting*, boksing*, bokser*, mma, formel 1, f1, motogp, rallycross*, petter solberg, oliver solberg,
      erling braut haaland, haaland*, martin ødegaard, ødegaard*, alexander sørloth, sørloth, antonio nusa,
      ada hegerberg, caroline graham hansen, ståle solbakken, solbakken, ole gunnar solskjær, solskjær,
      kjetil knutsen, kasper schmeichel, real madrid, liverpool fc, fc barcelona, tremil, tremila, tremilen
    `,
    entertainment: `
      skuespiller*, skodespelar*, filmregissør*, regissør*, kinofilm*, kino*, spillefilm*, filmfestival*,
      oscar*, amandaprisen, amandapris*, gullruten, hollywood*, tv serie*, dramaserie*, netflix serie*,
      popstjerne*, sanger*, songar*, sangerinne*, artist*, rapper*, rockeband*, gitarist*, musiker*, musikar*,
      konsert*, nytt album, debutalbum*, ny singel, spellemann*, spellemannprisen, melodi grand prix, mgp,
      eurovision*, øyafestivalen, palmesus, festspillene, skal vi danse, farmen, farmen kjendis,
      paradise hotel, love island, stjernekamp, maskorama, the voice norge, kompani lauritzen, 71 grader nord,
      jakten på kjærligheten, gift ved første blikk, hver gang vi møtes, norske talenter, mesternes mester,
      exit serien, skam serien, realitystjerne*, realitydeltaker*, influenser*, influencer*, youtuber*,
      bloggdronning*, komiker*, standup*, stand up*, teater*, nationaltheatret, musikal*, opera, operaen,
      ballett*, revy, programleder*, programleiar*, kjendis*, kjendiser, den røde løper, rød løper,
      aksel hennie, kristofer hivju, renate reinsve, joachim trier, ingrid bolsø berdal, anders baasmo,
      trond espen seim, kåre conradi, bård ylvisåker, ylvis, harald eia, atle antonsen, linn skåber,
      else kåss furuseth, astrid s, aurora aksnes, sigrid popstjerne, kygo, alan walker, a ha,
      marcus martinus, marcus og martinus, kaizers orchestra, karpe, sondre lerche, ane brun, kurt nilsen,
      alexander rybak, sophie elise, isabel raad, jan thomas, vendela kirsebom, morten harket, star wars,
      harry potter, game of thrones
    `,
    technology: `
      smarttelefon*, smartklokk*, laptop*, bærbar pc, nettbrett*, prosessor*, skjermkort*, halvleder*,
      tv spill*, dataspill*, dataspel*, videospill*, spillkonsoll*, gamer*, gaming*,       programvare*, operativsystem*, nettleser*, nettlesar*, skadevare*, løsepengevirus*,
      ransomware, phishing*, hacker*, hackerangrep*, dataangrep*, cyberangrep*, cybersikkerhet*,
      datasikkerhet*, it sikkerhet*, datainnbrudd*, datalekkasje*, sikkerhetshull*, tjenestenektangrep*,
      kunstig intelligens, ki modell*, ki verktøy*, ki generert*, chatbot*, samtalerobot*, deepfake*,
      språkmodell*, maskinlæring*, virtuell virkelighet, skytjeneste*, datasenter*, fibernett*, 5g nett*,
      mobilnett*, selvkjørende*, kvantedatamaskin*, hodetelefon*, øreplugg*, bankid trøbbel, superdatamaskin*,
      nasjonal kommunikasjonsmyndighet,
      e sport*, esport*, counter strike
    `,
    science: `
      astronaut*, romfart*, romstasjon*, romsonde*, romskip*, romteleskop*, romferd*, romrakett*,
      romorganisasjon*, andøya space, jannicke mikkelsen, astronom*, astrofysik*, galakse*, melkeveien*,
      solsystem*, asteroide*, komet*, meteoritt*, meteorsverm*, stjerneskudd*, eksoplanet*, svart hull,
      sorte hull, svarte hull, teleskop*, måneformørkelse*, solformørkelse*, solstorm*, nordlys*, marsrover*,
      månelanding*, esa, cern, fysiker*, fysikar*, kvantefysik*, partikkelfysik*, mørk materie,
      gravitasjonsbølge*, big bang, universet*, biolog, biologer*, geolog*, paleontolog*, dinosaur*, fossil,
      fossiler*, arkeolog*, neandertal*, mammut*, steinalder*, bronsealder*, jernalder*, vikingtid*,
      vikingskip*, vikinggrav*, runestein*, arvestoff*, genom*, crispr, hjerneforsk*, forsker, forskere,
      forskerne, forskar, forskarar*, vitenskapsmann*, norges forskningsråd, forskningsrådet,
      nobelprisen i fysikk, nobelprisen i kjemi, abelpris*, kavliprisen, havforskningsinstitutt*
    `,
    health: `
      vaksine*, vaksinasjon*, vaksinert*, brystkreft*, lungekreft*, hudkreft*, tarmkreft*, prostatakreft*,
      cellegift*, svulst*, hjernesvulst*, diabetes*, demens*, alzheimer*, parkinson*, overvekt*, fedme*,
      hjerteinfarkt*, hjertestans*, hjertesykdom*, hjerneslag*, blodtrykk*, kolesterol*, astma*, allergi*,
      pollen*, influensa*, meslinger, kikhoste*, malaria*, tuberkulose*, hiv, hepatitt*, salmonella*,
      omgangssyke, borreliose*, fhi, folkehelseinstitutt*, helsedirektorat*, helseminister*, helseforetak*,
      helsevesen*, legemiddel*, legemidler, legemiddelverket, verdens helseorganisasjon, fastlege*,
      spesialist* i allmennmedisin, sykepleier*, sjukepleiar*, jordmor*, legevakt*, akuttmottak*,
      intensivavdeling*, antibiotika*, antistoff*, immunforsvar*, kirurg*, epidemiolog*, smittevernoverlege*,
      psykiatri*, psykisk helse, psykiske lidelser, folkehelse*, bivirkning*, vitamin*, d vitamin*, symptom*,
      senfølger, adhd, autisme*, overgangsalder*, assistert befruktning, klinisk studie, kliniske studier,
      organdon*, transplantasjon*, insulin*, slankemedisin*, wegovy*, ozempic*, helsekø*, pasientskade*,
      mammografi*, melanom*, føflekkreft*, migrene*, søvnproblem*, kreft, kreften, kreftpasient*, kreftsyk*,
      kreftbehandl*, kreftforsk*, kreftdiagnose*, krefttilfelle*, kreftform*, kreftforening*, overlege,
      overleger, overlegene, flåttbitt*, flåttbårne
    `,
    politics: `
      storting*, stortinget, stortingsvalg*, stortingsrepresentant*, kommunevalg*, sametingsvalg*, valgkamp*,
      valkamp*, valgresultat*, statsminister*, utenriksminister*, utanriksminister*, finansminister*,
      justisminister*, forsvarsminister*, jonas gahr støre, gahr støre, erna solberg, sylvi listhaug,
      listhaug, jens stoltenberg, trygve slagsvold vedum, vedum*, kirsti bergstø, bjørnar moxnes,
      marie sneve martinussen, guri melby, arild hermstad, dag inge ulstein, espen barth eide,
      ine eriksen søreide, arbeiderparti*, ap topp*, høyre leder*, høgre leiar, fremskrittsparti*, frp, frp s,
      senterparti*, sosialistisk venstreparti, sv leder*, rødt leder*, miljøpartiet de grønne, mdg,
      kristelig folkeparti, krf, regjeringskrise*, regjeringsforhandling*, mistillit*, folkeavstemning*,
      folkerøysting*, partileder*, partileiar*, partiledere, statsbudsjett*, revidert nasjonalbudsjett,
      europakommisjon*, eu kommisjon*, eu parlament*, europaparlament*, eøs avtale*, det hvite hus,
      presidentvalg*, brexit, senator*, parlamentsvalg*, parlament*, ambassadør*, diplomat*, meningsmåling*,
      velgere, velgerne, velgarane
    `,
    business: `
      oslo børs*, hovedindeks*, aksje*, aksjer, aksjekurs*, aksjonær*, børsnoter*, børsfall*, børsras*,
      utbytte*, kvartalsresultat*, kvartalsrapport*, årsresultat*, driftsresultat*, resultatvarsel*,
      omsetning*, konkurs*, oppkjøp*, nedbemann*, masseoppsigelse*, equinor*, dnb*, telenor*, norsk hydro,
      yara, kongsberg gruppen, aker bp, aker solutions, mowi, salmar, orkla*, schibsted*, storebrand,
      norwegian air, sas aksje, gründer*, oppstartsselskap*, startup*, investor*, oljepris*, nordsjøolje,
      bitcoin, kryptovaluta*, wall street, varehandel*, butikkjede*, konsernsjef*, oljefond*, oljefondet,
      sjømateksport*
    `,
    economy: `
      inflasjon*, prisvekst*, kpi, bnp, norges bank, styringsrent*, rentehev*, renteheving*, rentekutt*,
      rentebeslut*, boliglån*, boliglånsrent*, esb, den europeiske sentralbanken, sentralbank*, fed,
      resesjon*, arbeidsledighet*, arbeidsløyse*, lavkonjunktur*, boligpris*, boligprisene, bustadpris*,
      matpris*, strømpris*, straumpris*, statsgjeld*, handelskrig*, tollmur*, tollsats*, toll på, imf,
      verdensbanken, sjeføkonom*, økonomer, reallønn*, lønnsoppgjør*, lønsoppgjer*, frontfag*, kronekurs*,
      kronekursen, svak krone, norsk økonomi, verdensøkonomi*, ssb
    `,
    environment: `
      klimaendring*, klimakrise*, klimamål*, klimalov*, klimatoppmøte*, klimaavtale*, klimaaktivist*,
      klimanøytral*, klimapolitikk*, klimagass*, global oppvarming, globale oppvarmingen, drivhuseffekt*,
      co2*, karbonfangst*, utslippskutt*, utslippsmål*, klimautslipp*, fornybar*, det grønne skiftet,
      vindkraft*, vindturbin*, havvind*, solcelle*, naturmangfold*, biologisk mangfold, truede arter,
      truet art, utryddingstru*, utrydningstru*, rødlist*, naturvern*, verneområde*, miljødirektorat*,
      villrein*, rovdyr*, ulvejakt*, ulvesone*, lisensfelling*, avskoging*, regnskog*, korallrev*, isbre*,
      havnivå*, isbjørn*, mikroplast*, plastforsøpling*, luftforurensning*, miljøgift*, pfas*,
      naturvernforbundet, natur og ungdom, bellona, greenpeace, greta thunberg, lakselus*, villaks*, oljesøl*,
      gruveavfall*, sjødeponi*, oljevern*, gjenvinning*
    `,
  },
  likely: {
    sports: `
      kamp*, kampen, lag, laget, spiller*, spelar*, trener*, trenar*, kaptein*, sesong*, serie, serien, liga*,
      mål, seier*, siger*, tap, uavgjort, tittel*, gull*, sølv*, bronse*, medalje*, finale*, turnering*, vm,
      em, nm, ol, rekord*, etappe*, renn, rennet, poeng*, klubb*, kontrakt*, overgang*, debut*, fans,
      supporter*, stadion*, dommer*, sport*, idrett*, stjerne*, pallen, øvelse*, angriper*
    `,
    entertainment: `
      film*, serie*, sesong*, episode*, tv 2, nrk, tvnorge, album*, låt*, låta, sang*, musikk*, singel*,
      turné*, scene*, festival*, rolle*, hovedrolle*, premiere*, program*, seere, sjåarar, show*, bok, boka,
      boken, roman*, forfatter*, utstilling*, museum*, kunst*, netflix, disney, hbo, gravid*, forlovet,
      bryllup*, skilt, skilsmisse*, kjæreste*, instagram*, fans, kongefamilie*, kronprins*, mette marit,
      märtha*, prins harry, meghan, band, stjerne*, podkast*
    `,
    technology: `
      app, appen, apper, oppdatering*, bruker*, brukar*, funksjon*, enhet*, kamera*, batteri*, skjerm*,
      mobil*, telefon*, datamaskin*, teknologi*, techgigant*, tech*, digital*, internett*, nettet, online,
      data, server*, personvern*, spill, spel, robot*, drone*, ki, ai, algoritme*, utvikler*, utviklar*,
      strømming*, passord*, sosiale medier, plattform*, brikke*, bankid, lanser*, pris, elbil*
    `,
    science: `
      studie*, undersøkelse*, forskning*, oppdag*, verdensrommet, verdsrommet, planet*, månen, mars, jupiter,
      saturn, venus, satellitt*, rakett*, stjerne*, sola, solen, jorda, jorden, kosmisk*, fortid*, art, arter,
      artar, evolusjon*, bakterie*, dna, gen, gener, genetisk*, hjerne*, kvante*, partikkel*, molekyl*,
      laborator*, eksperiment*, millioner år, år gammel*, skjelett*, hodeskalle*, vulkan*, vitenskap*,
      universitet*, mysterium*, professor*, utgravning*
    `,
    health: `
      helse*, frisk, sykdom*, sjukdom*, syk, syke, sykehus*, sjukehus*, pasient*, lege, leger, legen,
      medisin*, behandling*, infeksjon*, smitte*, virus*, korona*, covid*, pandemi*, epidemi*, utbrudd*,
      dose*, terapi*, operasjon*, søvn*, stress*, depresjon*, angst*, kosthold*, diett*, trening*,
      vektnedgang*, blod*, hjerte*, lunge*, lever, nyre*, hud, gravid*, risiko*, dødelighet*, test*,
      tannlege*, alkohol*, snus*, røyking*
    `,
    politics: `
      regjering*, minister*, statsråd*, president*, politikk*, politisk*, parti, partiet, opposisjon*, valg,
      valget, val, stemme*, lovforslag*, lov, reform*, debatt*, kritikk*, forslag*, forhandling*, trump*,
      biden, putin*, zelenskyj*, sanksjon*, ordfører*, ordførar*, byråd*, nato*, eu, kampanje*, kandidat*,
      høyre*, støre*, solberg, arbeiderpartiet
    `,
    business: `
      selskap*, bedrift*, overskudd*, underskudd*, resultat*, milliard*, million*, bank, banker*, sjef*,
      styre*, marked*, salg*, kunde*, butikk*, kjede*, handel*, fabrikk*, industri*, investering*, avtale*,
      ordre*, børs*, kurs*, ansatte, oppsagt, fond*, lån, gjeld*, bransje*, flyselskap*, kjøper, eier*,
      rederi*, laks*, olje*
    `,
    economy: `
      økonomi*, økonomisk*, vekst*, budsjett*, skatt*, avgift*, rente*, renta, priser, prisene, lønn*,
      eksport*, import*, toll*, krise*, krone*, dollar*, euro*, forbruk*, pensjon*, arbeidsmarked*, jobb*,
      bensinpris*
    `,
    environment: `
      klima*, miljø*, natur*, skog*, bærekraft*, tørke*, hetebølge*, skogbrann*, flom*, dyr, dyreart*, fugl*,
      ulv*, bjørn*, hval*, bier, fisk*, laks, torsk*, hav*, fjord*, plast*, avfall*, energi*, økosystem*,
      forurensning*, utslipp*, reinsdyr*, rein
    `,
  },
};
